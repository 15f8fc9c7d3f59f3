import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basisPointsOf, countShown, kyatInFull, kyatShown, kyatWire, parseKyat, parseWholeKyat } from '../src/index.ts';
import { table } from './table.ts';

describe('kyat are read exactly or not at all', () => {
  for (const it of table(`
sent                   pya                 whole
0                      0                   0
100                    10000               10000
100.00                 10000               10000    // as the wire writes it
100.5                  10050               _
100.05                 10005               _
0.29                   29                  _        // 0.29 x 100 is 28.999 as a float
1.15                   115                 _
0100                   10000               10000    // typed with a leading zero
90071992547409.91      9007199254740991    _        // the largest safe amount
90071992547409.92      _                   _
99999999999999999999   _                   _
100.005                _                   _
1,000                  _                   _
1e3                    _                   _
0x10                   _                   _
-1                     _                   _
+1                     _                   _
.5                     _                   _
5.                     _                   _
NaN                    _                   _
Infinity               _                   _
1 000                  _                   _
၁၀၀                    _                   _
abc                    _                   _
`)) {
    test(`${it.about}: ${it.sent} is ${it.pya} pya, as whole kyat ${it.whole}`, () => {
      expect(String(parseKyat(it.sent) ?? '_')).toBe(it.pya);
      expect(String(parseWholeKyat(it.sent) ?? '_')).toBe(it.whole);
    });
  }

  test('numbers of JSON are read as their shortest text', () => {
    expect(parseKyat(0.29)).toBe(29);
    expect(parseKyat(100)).toBe(10_000);
    expect(parseKyat(12.345)).toBeNull();
    expect(parseKyat(1e21)).toBeNull();
    expect(parseKyat(1e-7)).toBeNull();
    expect(parseKyat(Number.NaN)).toBeNull();
    expect(parseKyat(Number.POSITIVE_INFINITY)).toBeNull();
    expect(parseKyat(-1)).toBeNull();
    expect(Object.is(parseKyat(-0), 0)).toBe(true);
  });

  test('blanks around an amount, and nothing at all, are no amount', () => {
    for (const text of ['', ' ', ' 1', '1 ', '1\n', '\t1']) expect(parseKyat(text)).toBeNull();
  });

  test('a minus is read only where it is expected', () => {
    expect(parseKyat('-0.05', 'signed')).toBe(-5);
    expect(parseKyat('-0', 'signed')).toBe(0);
    expect(parseKyat('-90071992547409.91', 'signed')).toBe(Number.MIN_SAFE_INTEGER);
    expect(parseKyat('-90071992547409.92', 'signed')).toBeNull();
    expect(parseKyat('--1', 'signed')).toBeNull();
  });

  test('every amount survives the wire', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (pya) => {
        expect(parseKyat(kyatWire(pya), 'signed')).toBe(pya);
      }),
    );
  });
});

test.each(
  table(`
pya                 wire                 shown
0                   0.00                 0
5                   0.05                 0
99                  0.99                 0                      // rounded down
100                 1.00                 1
1234500             12345.00             12,345
99999               999.99               999
100000              1000.00              1,000
123456789           1234567.89           1,234,567
-1                  -0.01                -1                     // down, so that a debt is never shown smaller
-100                -1.00                -1
-123456             -1234.56             -1,235
9007199254740991    90071992547409.91    90,071,992,547,409
`),
)('$pya pya are $wire on the wire and $shown on the screen', (it) => {
  expect(kyatWire(Number(it.pya))).toBe(it.wire);
  expect(kyatShown(Number(it.pya))).toBe(it.shown);
});

test.each([
  [0, '0'],
  [-5, '-0.05'],
  [99_900, '999'],
  [123_456_789, '1,234,567.89'],
  [-100_000_010, '-1,000,000.10'],
])('%i pya are %s kyat in full', (pya, kyat) => {
  expect(kyatInFull(pya)).toBe(kyat);
});

test('what is no exact amount is never printed', () => {
  for (const amount of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
    expect(() => kyatWire(amount)).toThrow(RangeError);
    expect(() => kyatShown(amount)).toThrow(RangeError);
    expect(() => countShown(amount)).toThrow(RangeError);
    expect(() => basisPointsOf(amount, 100)).toThrow(RangeError);
  }
});

test.each(
  table(`
amount              points    part
10000               100       100       // 1 % of 100 kyat
199                 100       1         // the remainder stays where it was
99                  100       0
0                   500       0
-10000              500       -500
-1                  500       -1        // down for the receiver
9007199254740991    10000     9007199254740991
9007199254740991    1         900719925474
12345               13000     16048     // more than the whole
`),
)('$points basis points of $amount are $part', (it) => expect(basisPointsOf(Number(it.amount), Number(it.points))).toBe(Number(it.part)));

test('a part and its remainder are the whole, and the part is never rounded up', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 10_000 }), (amount, points) => {
      const exact = (BigInt(amount) * BigInt(points)) / 10_000n;
      const floor = exact * 10_000n > BigInt(amount) * BigInt(points) ? exact - 1n : exact;
      expect(BigInt(basisPointsOf(amount, points))).toBe(floor);
    }),
  );
});
