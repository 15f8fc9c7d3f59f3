import type { CheckName } from '../src/proof/audit.ts';

/** What somebody with the database in hand may do to sales, and the check of the audit that names it. */
export const OF_SALES: [what: string, sql: string, check: CheckName][] = [
  ['a sale that grew', `update lay_off set stakes_pya[1] = stakes_pya[1] + 1 where id = 1`, 'everySaleAddsUpAndCameInTime'],
  ['a commission that shrank', 'update lay_off set commission_pya = commission_pya - 1 where id = 1', 'everySaleAddsUpAndCameInTime'],
  [
    'a sale after the result',
    `update lay_off set at = at + interval '1 day', draws_at = draws_at + interval '1 day' where id = 1`,
    'everySaleAddsUpAndCameInTime',
  ],
  [
    'a number that counts less as sold',
    'update draw_number set laid_off_pya = laid_off_pya - 1 where laid_off_pya > 0',
    'everyNumberCountsWhatWasSold',
  ],
  [
    'a sale that is gone',
    `delete from lay_off where id = (select max(id) from lay_off where id not in (select lay_off_id from lay_off_payout))`,
    'everyEntryOfASaleHasItsSale',
  ],
  [
    'odds that changed after the settlement',
    'update lay_off set odds_hundredths = odds_hundredths + 100',
    'everySalePaysWhatItsResultSays',
  ],
  [
    'near odds that changed after the settlement',
    'update lay_off set tot_odds_hundredths = tot_odds_hundredths - 1',
    'everySalePaysWhatItsResultSays',
  ],
  ['a win that is not booked', `delete from lay_off_payout where kind = 'win' and reversed_at is null`, 'everySalePaysWhatItsResultSays'],
  [
    'a refund that is less',
    `update lay_off_payout set amount_pya = amount_pya - 1 where kind = 'refund'`,
    'everySalePaysWhatItsResultSays',
  ],
  [
    'a win that was never taken back',
    `update lay_off_payout set reversed_at = null where reversed_at is not null`,
    'everyEntryOfASaleHasItsSale',
  ],
  [
    'a stake that was booked otherwise',
    `update move set amount = amount + 1 where entry_id = (select id from entry where ref = 'lay_off:1')`,
    'everySaleHasItsEntries',
  ],
  ['a sale booked to another house', `update lay_off set taker_id = (select max(id) from taker) where id = 1`, 'everySaleHasItsEntries'],
  [
    'a commission without an entry',
    `update entry set ref = 'lay_off_commission:99999' where ref = 'lay_off_commission:1'`,
    'everySaleHasItsEntries',
  ],
];
