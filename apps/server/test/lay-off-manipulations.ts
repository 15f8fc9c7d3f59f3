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

/** The same of payments between this house and another one. */
export const OF_PAYMENTS: [what: string, sql: string, check: CheckName][] = [
  ['a payment that grew', 'update taker_payment set amount_pya = amount_pya + 100 where id = 1', 'everyPaymentHasItsEntries'],
  [
    'a payment to another house',
    'update taker_payment set taker_id = (select max(id) from taker), nth = 9 where id = 1',
    'everyPaymentHasItsEntries',
  ],
  ['a payment the other way', `update taker_payment set direction = 'in', is_ahead = true where id = 1`, 'everyPaymentHasItsEntries'],
  ['a payment past the account', `update taker_payment set method = null, account_id = null where id = 1`, 'everyPaymentHasItsEntries'],
  [
    'a payment that was booked otherwise',
    `update move set amount = amount + 1 where entry_id = (select id from entry where ref = 'taker_payment:1')`,
    'everyPaymentHasItsEntries',
  ],
  ['a payment that is gone', 'delete from taker_payment where id = 1', 'everyEntryOfAPaymentHasItsPayment'],
  ['one that was never taken back', 'delete from taker_payment_reversal', 'everyEntryOfAPaymentHasItsPayment'],
  [
    'one that was taken back without a move',
    `update entry set ref = 'taker_payment_reversed:99999' where id = (select min(id) from entry where reason = 'taker_payment_reversed')`,
    'everyPaymentHasItsEntries',
  ],
  [
    'a payment that two people confirmed otherwise',
    `update deed set data = jsonb_set(data, '{amount_pya}', '100') where id = (select deed_id from taker_payment where id = 1)`,
    'everyEntryOfAPaymentHasItsPayment',
  ],
  [
    'a payment that nobody confirmed',
    `update deed set state = 'asked', decided_by = null, decided_at = null where id = (select deed_id from taker_payment where id = 1)`,
    'everyEntryOfAPaymentHasItsPayment',
  ],
  [
    'a reference that stands twice',
    `update taker_payment set reference_plain = (select reference_plain from taker_payment where id = 1), nth = 9 where reference = 'AHEAD'`,
    'everyEntryOfAPaymentHasItsPayment',
  ],
];
