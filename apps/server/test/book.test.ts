import { allNumbers, linePayoutPya, numberText, totNumbers } from '@shwekan/rules';
import { expect, test } from 'vitest';
import { readLine, refundOfSlip, winOfSlip } from '../src/lottery/book.ts';

const slip = (numbers: number[], stakes: number[], odds: number, tot_odds: number) =>
  readLine(`12 3D-ABC 7 3 {${numbers}} {${stakes}} ${stakes.reduce((sum, it) => sum + it, 0)} ${odds} ${tot_odds} 1795240000000000`);

test('a line of the book is read as it was written', () => {
  expect(readLine('12 3D-ABC 7 3 {5,387,0} {10000,20001,30000} 60001 55000 1000 1795240000123456')).toEqual({
    slip_id: 12,
    voucher: '3D-ABC',
    player_id: 7,
    numbers: [5, 387, 0],
    stakes_pya: [10_000, 20_001, 30_000],
    total_pya: 60_001,
    odds: 55_000,
    tot_odds: 1000,
    accepted_us: 1_795_240_000_123_456,
  });
});

test('for every result of 3D the second settlement has the near wins of the rules, and no others', () => {
  const all = allNumbers(3).map((_, number) => number);
  const wrong = allNumbers(3).filter((result) => {
    const near = all.filter((number) => winOfSlip(slip([number], [100], 55_000, 1000), Number(result))?.amount_pya === 1000);
    const rules = totNumbers(result).map(Number);
    return near.join() !== rules.sort((a, b) => a - b).join();
  });
  expect(wrong).toEqual([]);
});

test('it pays what the rules pay, line by line, rounded down', () => {
  for (let seed = 1; seed < 3000; seed += 1) {
    const numbers = [seed % 1000, (seed * 7) % 1000, (seed * 31 + 1) % 1000];
    const stakes = [10_001 + seed, 99 + (seed % 7), 50_000_000 - seed];
    const [odds, tot_odds, result] = [8533 + seed, seed % 3 === 0 ? 0 : 1007, (seed * 7 + (seed % 5)) % 1000];
    const terms = { odds_hundredths: odds, tot_odds_hundredths: tot_odds === 0 ? null : tot_odds };
    const due = numbers.reduce(
      (sum, number, line) =>
        sum + linePayoutPya({ bet_number: numberText(number, 3), stake_pya: stakes[line] ?? 0, ...terms }, numberText(result, 3)),
      0,
    );
    expect(winOfSlip(slip(numbers, stakes, odds, tot_odds), result)?.amount_pya ?? 0).toBe(due);
  }
  expect(winOfSlip(slip([7], [100], 8500, 0), 8)).toBeNull();
  expect(refundOfSlip(slip([7, 8], [100, 250], 8500, 0))).toEqual({ slip_id: 12, player_id: 7, amount_pya: 350, stake_pya: 350 });
});
