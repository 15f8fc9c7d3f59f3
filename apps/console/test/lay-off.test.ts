import { expect, test } from 'vitest';
import type { NumberRow } from '../src/screens/draw/draw.ts';
import { refuseSaleText, saleLines, saleSums } from '../src/screens/takers/sale-lines.ts';
import { draftOf, refuseTerms, termsIn } from '../src/screens/takers/terms.ts';

const row = (bet_number: string, taken: string, laid_off: string): NumberRow => ({
  bet_number,
  taken,
  laid_off,
  cap: '10000.00',
  has_own_cap: false,
  is_blocked: false,
  own_cap: null,
  own_block: false,
  sealed: null,
  would_pay: '0.00',
  net_pay: '0.00',
});
const numbers = [row('12', '2000.00', '500.00'), row('34', '900.00', '0.00')];

test('what is written to be sold is each number once, and no more than is left of it', () => {
  expect(saleLines('12=1000\n34=100 12=200', '2D')).toEqual([
    { bet_number: '12', amount: 1200 },
    { bet_number: '34', amount: 100 },
  ]);
  expect(refuseSaleText('', '2D', numbers)).toBeNull();
  expect(refuseSaleText('12=1500\n34=900', '2D', numbers)).toBeNull();
  expect(refuseSaleText('12=1000 12=600', '2D', numbers)).toBe('More than is left of 12: 1,500 kyat.');
  expect(refuseSaleText('56=100', '2D', numbers)).toBe('More than is left of 56: 0 kyat.');
  expect(refuseSaleText('12=100 hello', '2D', numbers)).toMatch(/^Not understood: /);
});

test('a sale tells its stake, the commission and the most that the other house would pay', () => {
  const lines = saleLines('12=1000\n34=300', '2D');
  const terms = { lottery: '2D' as const, odd: 82.5, tot_odd: null, commission_percent: 12.5 };
  expect(saleSums(lines, terms)).toEqual({ total_pya: 130_000, commission_pya: 16_250, most_pya: 8_250_000 });
  const of_3d = { lottery: '3D' as const, odd: 500, tot_odd: 10, commission_percent: 0 };
  // 123 is a near win of 321: it is paid beside it.
  expect(saleSums(saleLines('123=100\n321=100', '3D'), of_3d).most_pya).toBe(5_000_000 + 100_000);
});

test('terms are of the lotteries whose odds are filled in, with near wins where there are any', () => {
  const draft = { ...draftOf(undefined), odd_2D: 82, commission_2D: 12.5, odd_3D: '500', tot_3D: 10 };
  expect(termsIn(draft)).toEqual([
    { lottery: '2D', odd: 82, tot_odd: null, commission_percent: 12.5 },
    { lottery: '3D', odd: 500, tot_odd: 10, commission_percent: 0 },
  ]);
  expect(refuseTerms({ ...draft, commission_1D: 5 }, '1D')).not.toBeNull();
  expect(refuseTerms(draft, '2D')).toBeNull();
});
