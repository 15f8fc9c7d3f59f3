import { expect, test } from 'vitest';
import { accountMeant, endsWithDigits, refuseCashIn, roomTold } from '../src/cash-in.ts';
import { table } from './table.ts';

test.each(
  table(`
  amount    account    digits   birthday    barred    method  says
  1000      0979       123456   1990-01-01  _         open    _                          // the plain case, the least amount
  1000000   0979       000000   1990-01-01  _         open    _                          // the most
  999       0979       123456   1990-01-01  _         open    amount_too_small
  0         0979       123456   1990-01-01  _         open    amount_too_small           // nothing
  1000001   0979       123456   1990-01-01  _         open    amount_too_large
  1000      0970       123456   1990-01-01  _         open    account_not_found          // an account that is not ours
  1000      0977       123456   1990-01-01  _         open    account_closed             // one of ours that takes no more money
  1000      0977       123456   1990-01-01  paid      open    _                          // it was sent there before
  1000      0970       123456   1990-01-01  paid      open    account_not_found          // nobody pays to what is not ours
  1000      0979       123456   1990-01-01  paid      shut    _                          // the way to pay closed after it
  999       0979       123456   1990-01-01  paid      shut    _                          // less than one may send now
  0         0979       123456   1990-01-01  paid      shut    amount_too_small
  1000001   0979       123456   1990-01-01  paid      shut    amount_too_large
  1000      0979       12345    1990-01-01  _         open    transaction_id_not_valid
  1000      0979       1234567  1990-01-01  _         open    transaction_id_not_valid   // the last six, not more
  1000      0979       12345a   1990-01-01  _         open    transaction_id_not_valid
  1000      0979       123456   1990-01-01  _         shut    method_closed
  1000      0979       123456   1990-01-01  _         none    method_not_found
  1000      0979       123456   _           _         open    birthday_needed
  1000      0979       123456   2008-11-20  _         open    _                          // 18 today
  1000      0979       123456   2008-11-21  _         open    under_age                  // 18 tomorrow
  1000      0979       123456   1990-01-01  excluded  open    excluded
  1000      0979       123456   1990-01-01  blocked   open    blocked
  0         0970       1        _           blocked   none    blocked                    // who asks counts before what
`),
)('$about: $says', ({ amount, account, digits, birthday, barred, method, says }) => {
  const refusal = refuseCashIn(
    { amount_pya: Number(amount) * 100, account_number: account, transaction_id: digits, is_paid: barred === 'paid' },
    {
      player: { birthday: birthday === '_' ? null : birthday, is_blocked: barred === 'blocked', is_excluded: barred === 'excluded' },
      today: '2026-11-20',
      minimum_age_years: 18,
      method:
        method === 'none'
          ? null
          : {
              is_open: method === 'open',
              minimum_pya: 100_000,
              maximum_pya: 100_000_000,
              account_numbers: ['0979', '0978'],
              closed_numbers: ['0977'],
            },
    },
  );
  expect(refusal ?? '_').toBe(says);
});

test.each(
  table(`
  full             digits  ends
  01234567890123   890123  yes
  KBZ-123456       123456  yes
  123456-A         123456  yes   // letters are not digits
  1234567          123456  no    // not the last ones
  23456            123456  no
`),
)('$full ends with $digits: $ends', ({ full, digits, ends }) => {
  expect(endsWithDigits(full, digits)).toBe(ends === 'yes');
});

test.each(
  table(`
  typed            means
  09799000111      09799000111    // as it is
  09-7990-00111    09799000111    // as it is read out
  ၀၉၇၉၉၀၀၀၁၁၁      09799000111
  001299887766     0012-9988-7766 // ours has its own spelling
  ******0111       09799000111    // as a receipt shows it
  0111             09799000111
  111              _              // too few to say
  7766             _              // two of ours end so
  9988-7766        0012-9988-7766 // more of it says which
  0222             _              // none of ours
  _                _
`),
)('what a player writes of the account they paid: $typed is $means', ({ typed, means }) => {
  const ours = ['09799000111', '0012-9988-7766', '09450007766'];
  expect(accountMeant(typed === '_' ? '' : typed, ours) ?? '_').toBe(means);
});

test.each(
  table(`
  left_kyat  minimum  maximum  told_kyat
  _          1000     1000000  _          // no limit
  1000000    1000     1000000  _          // it takes the most
  999999     1000     1000000  500000     // what others pay beside it does not show
  500000     1000     1000000  500000
  499999     1000     1000000  100000
  1000       1000     1000000  1000
  4000       3500     1000000  3500       // never below what may be paid
  700        500      1000000  500        // less than any of the offered amounts
  9999       1000     10000    5000
`),
)('of an account with room for $left_kyat players are told $told_kyat', ({ left_kyat, minimum, maximum, told_kyat }) => {
  const pya = (kyat: string) => (kyat === '_' ? null : Number(kyat) * 100);
  expect(roomTold(pya(left_kyat), { minimum_pya: Number(minimum) * 100, maximum_pya: Number(maximum) * 100 })).toBe(pya(told_kyat));
});
