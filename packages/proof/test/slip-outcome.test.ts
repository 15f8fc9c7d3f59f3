import { linePayoutPya, numberFrom, totNumbers } from '@shwekan/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberOf, payoutOf } from '../src/index.ts';

// The verifier's arithmetic is written anew; here, and only here, it is held against the product's.
const price = fc.oneof(
  fc
    .tuple(fc.nat(99_999_999), fc.stringMatching(/^\d{0,4}$/))
    .map(([whole, decimals]) => (decimals === '' ? `${whole}` : `${whole}.${decimals}`)),
  fc
    .tuple(fc.integer({ min: 1, max: 999 }), fc.stringMatching(/^\d{3}$/), fc.stringMatching(/^\d{2}$/))
    .map(([a, b, c]) => `${a},${b}.${c}`),
  fc.constantFrom('', '0', '0.00', '1.234', '1.230', '1,23.00', '-1.00', '1.', 'abc', '01,304.50', '1304.5'),
);

test('both read the same number from the same prices', () => {
  fc.assert(
    fc.property(price, price, (set, value) => {
      for (const code of ['1D', '2D'] as const) expect(numberOf(code, { set, value })).toBe(numberFrom(code, { set, value }));
      for (const code of ['C1D', 'C2D'] as const) expect(numberOf(code, { set: null, value })).toBe(numberFrom(code, { bid: value }));
    }),
    { numRuns: 2000 },
  );
  fc.assert(
    fc.property(fc.stringMatching(/^\d{4,7}$/), (value) => {
      expect(numberOf('3D', { set: null, value })).toBe(numberFrom('3D', { first_prize: value }));
    }),
  );
  expect(numberOf('9D', { set: '1.00', value: '1.00' })).toBeNull();
});

test('both pay the same for every 3D number there is', () => {
  const every = Array.from({ length: 1000 }, (_, at) => String(at).padStart(3, '0'));
  const odds = { odds_hundredths: 55_050, tot_odds_hundredths: 1_033 };
  for (const drawn of ['000', '001', '077', '123', '121', '998', '999']) {
    for (const number of every) {
      const paid = payoutOf({ numbers: [number], stakes_pya: [12_345], ...odds }, drawn);
      expect(paid, `${number} for ${drawn}`).toBe(linePayoutPya({ bet_number: number, stake_pya: 12_345, ...odds }, drawn));
    }
    expect(every.filter((it) => it !== drawn && payoutOf({ numbers: [it], stakes_pya: [100], ...odds }, drawn) > 0)).toEqual(
      [...totNumbers(drawn)].sort(),
    );
  }
});
