import { type Fields, signer, treeRoot, type WrittenLog } from './written-log.ts';

/** The draw that everything here is of. */
export const OF = { v: 1, draw: '7', lottery: '2D', day: '2026-11-23', section: '12:01' };
/** A slip of the draw. */
export const slip = (voucher: string, numbers: string[], stake_pya: number): Fields => ({
  ...OF,
  type: 'slip',
  voucher,
  numbers,
  stakes_pya: numbers.map(() => stake_pya),
  total_pya: stake_pya * numbers.length,
  odds_hundredths: 8500,
  tot_odds_hundredths: null,
  accepted_at: '2026-11-23T04:10:00.123456Z',
  salt: `salt of ${voucher}`,
});

/** What a slip was paid. */
export const payout = (voucher: string, amount_pya: number): Fields => ({
  v: 1,
  type: 'payout',
  voucher,
  amount_pya,
  salt: `salt of ${voucher}`,
});

/** A day as it should be: terms, a sealed book of five slips, the number 07, everybody paid. The slip has 07 and 12 for 500 kyat each. */
export function honestLog(): WrittenLog {
  const book = ['A', 'B', 'C', 'D', 'E'].map((voucher) => slip(voucher, ['07', '12'], 50_000));
  const payouts = book.map((it) => payout(String(it['voucher']), 4_250_000));
  const leaves: Fields[] = [
    { ...OF, type: 'terms', at: '2026-11-22T10:00:00.000000Z', odds_hundredths: 8500, tot_odds_hundredths: null },
    { v: 1, type: 'trail', at: '2026-11-22T11:00:00.000000Z', n: 4, sha256: 'ab' },
    {
      ...OF,
      type: 'book',
      at: '2026-11-23T05:25:01.000000Z',
      closed_at: '2026-11-23T05:25:00.000000Z',
      slip_count: 5,
      total_pya: 500_000,
      worst_pya: 42_500_000,
      root: treeRoot(book),
    },
    {
      ...OF,
      type: 'result',
      at: '2026-11-23T05:31:00.000000Z',
      round: 1,
      number: '07',
      decided: 'feeds',
      sources: [{ name: 'set', set: '1,304.50', value: '12,347.99' }],
    },
    {
      v: 1,
      draw: OF.draw,
      type: 'settlement',
      at: '2026-11-23T05:31:09.000000Z',
      round: 1,
      checked_at: '2026-11-23T05:31:08.000000Z',
      slip_count: 5,
      paid_pya: 21_250_000,
      root: treeRoot(payouts),
    },
  ];
  return { house: signer('house.example/log'), leaves, book, payouts, promised: book[2] as Fields };
}
