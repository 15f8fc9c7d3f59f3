import { describe, expect, test } from 'vitest';
import {
  cryptoOneDFrom,
  cryptoTwoDFrom,
  differOnlyByRounding,
  millionBahtFrom,
  numberFrom,
  oneDFrom,
  threeDFrom,
  twoDFrom,
} from '../src/index.ts';
import { realDraws } from './real-draws.ts';
import { table } from './table.ts';

describe('every real draw comes out right', () => {
  const set = realDraws('set-2d-results.csv');
  test.each(set)('2D of %s %s: %s and %s give %s', (_day, _time, index = '', value = '', number = '') => {
    expect(twoDFrom(index, value)).toBe(number);
    expect(numberFrom('2D', { set: index, value })).toBe(number);
    expect(numberFrom('1D', { set: index, value })).toBe(number.slice(1));
  });
  test.each(realDraws('btcusdt-2d-results.csv'))('C2D of %s %s: %s gives %s', (_day, _section, bid = '', number = '') => {
    expect(cryptoTwoDFrom(bid)).toBe(number);
    expect(numberFrom('C2D', { bid })).toBe(number);
    expect(numberFrom('C1D', { bid })).toBe(number.slice(1));
  });
  test.each(realDraws('thai-government-lottery-first-prizes.csv'))('3D of %s: %s gives %s', (_day, first_prize = '', number = '') => {
    expect(threeDFrom(first_prize)).toBe(number);
    expect(numberFrom('3D', { first_prize })).toBe(number);
  });
  test('and none is left out', () => {
    const counts = ['set-2d-results.csv', 'btcusdt-2d-results.csv', 'thai-government-lottery-first-prizes.csv'].map(
      (f) => realDraws(f).length,
    );
    expect(counts).toEqual([48, 7, 313]);
  });
});

describe('2D is read from the index and the value, or not at all', () => {
  for (const it of table(`
set              value           gives
1,338.91         32,345.64       15
1,316.80         33,617.38       07    // the leading zero stays
1621.550000      1621.550000     51    // zeros after the second decimal change nothing
1338.9           32345           05    // a feed that cuts trailing zeros
1338             32345.64        05
1,338.91         32,345.9999     15    // the value's decimals are dropped, never rounded up
1,338.915        32,345.64       _     // more decimals than two: cutting and rounding differ
--               --              _     // the draw is not held yet
1,338.91         --              _
1,338.91         0.00            _     // no trading
0.00             32,345.64       _
13,38.91         32,345.64       _     // a comma in the wrong place
1,338.91         32345,64        _
-1338.91         32,345.64       _
+1338.91         32,345.64       _
1e3              32,345.64       _
0x10             32,345.64       _
1338.            32,345.64       _
.91              32,345.64       _
1 338.91         32,345.64       _
၁၃၃၈.၉၁          32,345.64       _
NaN              32,345.64       _
`)) {
    test(`${it.set} and ${it.value} give ${it.gives}: ${it.about}`, () => expect(twoDFrom(it.set, it.value) ?? '_').toBe(it.gives));
  }
  test('blank, missing and padded values give nothing', () => {
    expect(twoDFrom('', '')).toBeNull();
    expect(twoDFrom(' 1338.91', '32345.64')).toBeNull();
    expect(twoDFrom('1338.91\n', '32345.64')).toBeNull();
    expect(numberFrom('2D', {})).toBeNull();
    expect(numberFrom('1D', { set: '1,338.91' })).toBeNull();
    expect(numberFrom('C1D', {})).toBeNull();
    expect(numberFrom('3D', { set: '1,338.91', value: '32,345.64' })).toBeNull();
  });
});

test.each(
  table(`
baht              gives
32345640000       32345.640000
32345640000.50    32345.64000050
17078020000       17078.020000
999999            0.999999
1                 0.000001
1,000,000.00      1.00000000
0                 _
--                _
-5                _
3.2e10            _
`),
)('the exchange gives $baht baht: $gives million', (it) => expect(millionBahtFrom(it.baht) ?? '_').toBe(it.gives));

test('the exchange in baht and the feed in million baht give the same number', () => {
  expect(twoDFrom('1276.51', millionBahtFrom('17078020000') ?? '')).toBe(twoDFrom('1,276.51', '17,078.02'));
});

test.each(
  table(`
bid               gives
19085.81          51
19085.81000000    51    // as the exchange writes it
19,085.81         51
100000.00         00
19085.8           50
19085.815         _
0.00000000        _
abc               _
`),
)('the crypto price $bid gives $gives', (it) => expect(cryptoTwoDFrom(it.bid) ?? '_').toBe(it.gives));

test.each(
  table(`
prize      gives
107387     387
536077     077
000000     000
10738      _
1073870    _
10738a     _
xxxxxx     _
၁၀၇၃၈၇     _
`),
)('the first prize $prize gives $gives', (it) => expect(threeDFrom(it.prize) ?? '_').toBe(it.gives));

test.each(
  table(`
two_d    gives
15       5
07       7
00       0
5        _
155      _
ab       _
`),
)('the 2D number $two_d gives the 1D number $gives', (it) => {
  expect(oneDFrom(it.two_d) ?? '_').toBe(it.gives);
  expect(cryptoOneDFrom(it.two_d) ?? '_').toBe(it.gives);
});

test.for([
  ['33,617.995', '33,618.00', true],
  ['33617.6', '33,618', true],
  ['33,618.00', '33617.995000', true],
  ['33,617.38', '33,618.38', false],
  ['33,617.60', '33,618.00', false],
  ['33,617.995', '33,617.99', false],
  ['33,617.38', '33,617.38', false],
  ['--', '33,618.00', false],
] as const)('%s and %s differ only by rounding: %s', ([one, other, is_so]) => {
  expect(differOnlyByRounding({ set: '1,316.80', value: one }, { set: '1316.8', value: other })).toBe(is_so);
  expect(differOnlyByRounding({ set: '1,316.81', value: one }, { set: '1316.8', value: other })).toBe(false);
  expect(differOnlyByRounding({ set: null, value: one }, { set: '1316.8', value: other })).toBe(false);
});
