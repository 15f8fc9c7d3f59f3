import { describe, expect, test } from 'vitest';
import { keysOf, transactionId } from '../src/cash/statements/account-line.ts';
import { directionOf, findHeads } from '../src/cash/statements/columns.ts';
import { readMessages } from '../src/cash/statements/messages.ts';
import { readTable } from '../src/cash/statements/table.ts';
import { readAmount, readInstant } from '../src/cash/statements/values.ts';

const AT = '2026-11-25T03:45:30.000Z';

test.each([
  ['2026-11-25 10:15:30', AT],
  ['25/11/2026 10:15:30', AT],
  ['25-11-2026 10:15:30 AM', AT],
  ['25 Nov 2026, 10:15:30 am', AT],
  ['25-November-2026 10:15:30', AT],
  ['Nov 25, 2026 10:15:30', AT],
  ['20261125101530', AT],
  ['2026-11-25T10:15:30', AT],
  ['၂၅/၁၁/၂၀၂၆ ၁၀:၁၅:၃၀', AT],
  ['25/11/2026 12:05 AM', '2026-11-24T17:35:00.000Z'],
  ['25/11/2026 12:05 PM', '2026-11-25T05:35:00.000Z'],
  ['25/11/2026', '2026-11-24T17:30:00.000Z'],
  ['25/11/2026 10:15:30\nPayment received', AT],
  ['25/11/2026 10:15:30 available', AT],
  ['25/11/2026 12:30 available', '2026-11-25T06:00:00.000Z'],
  ['25/11/2026 10:15:30 a.m.', AT],
  ['25/11/2026 22:15 PM', '2026-11-25T15:45:00.000Z'],
  ['25/11/2026 13:15 AM', '2026-11-25T06:45:00.000Z'],
  ['25/11/2026 03:15 ညနေ', '2026-11-25T08:45:00.000Z'],
  ['၂၅/၁၁/၂၀၂၆ ညနေ ၃:၁၅', '2026-11-25T08:45:00.000Z'],
  ['၂၅/၁၁/၂၀၂၆ မနက် ၁၀:၁၅:၃၀', AT],
  ['၂၅/၁၁/၂၀၂၆ ၁၀:၁၅:၃၀ နံနက်', AT],
  ['၂၅/၁၁/၂၀၂၆ နံနက် ၁၂:၀၅', '2026-11-24T17:35:00.000Z'],
  ['၂၅/၁၁/၂၀၂၆ နေ့လယ် ၁၂:၀၅', '2026-11-25T05:35:00.000Z'],
  ['၂၅/၁၁/၂၀၂၆ နေ့လယ် ၁:၀၅', '2026-11-25T06:35:00.000Z'],
  ['၂၅/၁၁/၂၀၂၆ ၁၁:၀၅ နေ့လယ်', '2026-11-25T04:35:00.000Z'],
  ['၂၅/၁၁/၂၀၂၆ ည ၈:၀၅', '2026-11-25T13:35:00.000Z'],
  ['၂၅/၁၁/၂၀၂၆ ည ၁၂:၀၅', '2026-11-24T17:35:00.000Z'],
  ['၂၅/၁၁/၂၀၂၆ ၁၀:၁၅:၃၀ ညီမ', AT],
  ['31/02/2026 10:00', null],
  ['25/11/2026 25:10', null],
  ['Opening balance', null],
  ['0100410020261125', null],
])('a time of a statement, in Yangon: %s', (text, at) => {
  expect(readInstant(text)?.toISOString() ?? null).toBe(at);
});

test.each([
  ['30,000.00', 3_000_000],
  ['+30000', 3_000_000],
  ['-10,000 Ks', -1_000_000],
  ['(1,000)', -100_000],
  ['MMK 5,000', 500_000],
  ['၅,၀၀၀ ကျပ်', 500_000],
  ['1,000-', -100_000],
  ['', null],
  ['1e9', null],
  ['=1+1', null],
  ['12.345', null],
  ['ten', null],
])('an amount of a statement: %s', (text, pya) => {
  expect(readAmount(text)).toBe(pya);
});

test.each([
  ['0100400099123456', '0100400099123456'],
  ['# ft 2611250099', 'FT2611250099'],
  ['NONE', null],
  ['----', null],
  ['SUCCESSFUL', null],
  ['AB12', null],
  ['0000000', null],
  ['25-11-2026', null],
])('an id of a statement has digits, and is no day: %s', (text, id) => {
  expect(transactionId(text)).toBe(id);
});

test.each([
  ['Received', 'in'],
  ['CR', 'in'],
  ['Cash In', 'in'],
  ['လက်ခံရရှိ', 'in'],
  ['Sent', 'out'],
  ['Dr', 'out'],
  ['Cash Out', 'out'],
  ['ငွေလွှဲခြင်း', 'out'],
  ['Cash-Out', 'out'],
  ['Bill Payment', 'out'],
  ['Transfer to customer', 'out'],
  ['Money Sent', 'out'],
  ['Payout', 'out'],
  ['Withdrawals', 'out'],
  ['Debit (DR)', 'out'],
  ['ငွေထုတ်', 'out'],
  ['ငွေပေးချေ', 'out'],
  ['ငွေပေးပို့', 'out'],
  ['Payment received', 'in'],
  ['Transfer from customer', 'in'],
  ['ငွေလက်ခံ', 'in'],
  ['+', 'in'],
  ['-', 'out'],
  ['Refund', null],
  ['Reversal', null],
  ['Transfer from bank to wallet', null],
  ['Something', null],
])('a direction of a statement: %s', (word, direction) => {
  expect(directionOf(word)).toBe(direction);
});

describe('a table', () => {
  const row = (cells: string) => cells.split('|');
  const read = (...rows: string[]) => {
    const table = rows.map(row);
    const heads = findHeads(table);
    return heads && readTable(table, heads.head_row, heads.columns);
  };
  const LINE = {
    at: new Date('2026-11-25T03:45:00Z'),
    transaction_id: '0100400099123456',
    amount_pya: 3_000_000,
    direction: 'in',
    party: 'U BA',
    balance_pya: 53_000_000,
  };

  test.each([
    [
      'English, one amount with a word',
      [
        'Account|09799000111',
        'Transaction Time|Transaction No.|Type|Amount (MMK)|Name|Balance',
        '25/11/2026 10:15|0100400099123456|Received|30,000.00|U BA|530,000.00',
      ],
    ],
    [
      'English, credit and debit',
      ['Date|Time|Reference No|Description|Debit|Credit|Balance', '25/11/2026|10:15|0100400099123456|U BA||30,000|530,000'],
    ],
    ['Burmese', ['ရက်စွဲ|လုပ်ဆောင်မှုအမှတ်|ပေးပို့သူ|ငွေပမာဏ|လက်ကျန်ငွေ', '၂၅/၁၁/၂၀၂၆ ၁၀:၁၅|0100400099123456|U BA|၃၀,၀၀၀|၅၃၀,၀၀၀']],
    ['signs', ['Date|ID|From/To|Amount|Balance', '2026-11-25 10:15:00|0100400099123456|U BA|+30000|530000']],
  ])('is read by its heads: %s', (_, rows) => {
    expect(read(...rows)?.lines).toEqual([expect.objectContaining(LINE)]);
  });

  test('says what it skips, and why; money that left is told from money that came', () => {
    const table = read(
      'Date|Trans ID|Amount',
      'Opening balance||500,000',
      '25/11/2026 10:15|ABC123456|-5,000',
      '25/11/2026 10:16|ABC123457|',
      'Total||-5,000',
    );
    expect(table?.lines).toEqual([expect.objectContaining({ direction: 'out', amount_pya: 500_000, line_number: 3 })]);
    expect(table?.skipped.map((it) => [it.line_number, it.reason])).toEqual([
      [2, 'no_time'],
      [4, 'no_amount'],
      [5, 'no_time'],
    ]);
  });

  test.each([
    ['Something|30,000|', 'no_direction'],
    ['|30,000|', 'no_direction'],
    ['Received|-30,000|', 'no_direction'],
    ['Refund|30,000|', 'not_done'],
    ['Reversal of cash out|30,000|', 'not_done'],
    ['Received|30,000|Refund of 0100400099123456', 'not_done'],
    ['Something|+30,000|', 'in'],
    ['Something|-30,000|', 'out'],
    ['Reversal|-30,000|', 'out'],
  ])('reads no money that came where nothing says that it came, or it was given back: %s', (cells, says) => {
    const table = read('Date|Type|Amount|Remark', `25/11/2026 10:15|${cells}`);
    expect([...(table?.lines ?? []).map((it) => it.direction), ...(table?.skipped ?? []).map((it) => it.reason)]).toEqual([says]);
  });

  test('with a credit below zero has it taken back', () => {
    const table = read('Date|Debit|Credit', '25/11/2026 10:15||(30,000)', '25/11/2026 10:15|-30,000|');
    expect(table?.skipped.map((it) => it.reason)).toEqual(['no_direction']);
    expect(table?.lines.map((it) => it.direction)).toEqual(['out']);
  });

  test.each([
    ['Success', true],
    ['Completed', true],
    ['အောင်မြင်သည်', true],
    ['Failed', false],
    ['Reversed', false],
    ['Pending', false],
    ['Unsuccessful', false],
    ['Not completed', false],
    ['To be confirmed', false],
    ['မအောင်မြင်ပါ', false],
    ['', false],
  ])('with a column of states has the lines that are done: %s', (status, is_done) => {
    const table = read('Date|Amount|Status', `25/11/2026 10:15|30,000|${status}`);
    expect([table?.lines.length, table?.skipped.map((it) => it.reason)]).toEqual(is_done ? [1, []] : [0, ['not_done']]);
  });

  test('without a time and an amount among its heads is not guessed at', () => {
    expect(read('When it was|How much', '25/11/2026|5000')).toBe(null);
  });
});

/** Messages as the apps write them, one of each form that is read. */
const MESSAGES: [string, string, object][] = [
  [
    'kbzpay',
    'You have received 30,000.00 Ks from U AUNG KYAW (09*****1234). Transaction ID: 01003210012345678901. Date: 25/11/2026 10:15:30. Balance: 530,000.00 Ks',
    { direction: 'in', amount_pya: 3_000_000, transaction_id: '01003210012345678901', party: 'U AUNG KYAW', balance_pya: 53_000_000 },
  ],
  [
    'kbzpay',
    'Payment Received!\nAmount: 30,000 MMK\nFrom: Ko Ko\nTransaction No. 0100321001234567\nTransaction Time 25/11/2026 10:15:30',
    { direction: 'in', amount_pya: 3_000_000, transaction_id: '0100321001234567', party: 'KO KO', balance_pya: null },
  ],
  [
    'kbzpay',
    'You have transferred 10,000.00Ks to DAW MYA (09*****7777). Transaction ID 0100321001234568, 25/11/2026 10:15:30',
    { direction: 'out', amount_pya: 1_000_000, transaction_id: '0100321001234568', party: 'DAW MYA', balance_pya: null },
  ],
  [
    'kbzpay',
    '၂၅/၁၁/၂၀၂၆ ၁၀:၁၅:၃၀ တွင် ၃၀,၀၀၀ ကျပ် လက်ခံရရှိပါသည်။ လုပ်ဆောင်မှုအမှတ်: 0100321001234567',
    { direction: 'in', amount_pya: 3_000_000, transaction_id: '0100321001234567', party: null, balance_pya: null },
  ],
  [
    'wavepay',
    'You have received 20,000 Ks from 09777000111. New balance is 120,000 Ks. Trx ID: 1234567890. 25/11/2026 10:15:30',
    { direction: 'in', amount_pya: 2_000_000, transaction_id: '1234567890', party: '09777000111', balance_pya: 12_000_000 },
  ],
  [
    'wavepay',
    'You have sent 20,000 Ks to 09777000111. Txn ID 1234567891. Balance: 100,000 Ks. 25-11-2026 10:15:30',
    { direction: 'out', amount_pya: 2_000_000, transaction_id: '1234567891', party: '09777000111', balance_pya: 10_000_000 },
  ],
  [
    'ayapay',
    'AYA Pay: You received MMK 15,000.00 from DAW MYA (09***). Ref No: 2611251234567. Balance: MMK 215,000.00 on 25-Nov-2026 10:15:30 AM',
    { direction: 'in', amount_pya: 1_500_000, transaction_id: '2611251234567', party: 'DAW MYA', balance_pya: 21_500_000 },
  ],
  [
    'ayapay',
    'Your account was debited MMK 5,000 on 25/11/2026 10:15:30. Reference: FT2611250099',
    { direction: 'out', amount_pya: 500_000, transaction_id: 'FT2611250099', party: null, balance_pya: null },
  ],
];

test.each([
  ['DAW MYA received 30,000 Ks from you', 'out'],
  ['DAW MYA has received 30,000 Ks from your KBZPay', 'out'],
  ['You have received 30,000 Ks from U BA', 'in'],
  ['Transaction failed. You have transferred 30,000 Ks to U BA', 'not_done'],
  ['Refund: you have received 30,000 Ks', 'not_done'],
  ['Your payment was reversed. You have received 30,000 Ks', 'not_done'],
])('a message tells what came to us from what somebody else received, and what was given back: %s', (message, says) => {
  const { lines, skipped } = readMessages('kbzpay', `${message}. Transaction ID: 0100321001234567. 25/11/2026 10:15:30`);
  expect([...lines.map((it) => it.direction), ...skipped.map((it) => it.reason)]).toEqual([says]);
});

test.each(MESSAGES)('a message of %s: %s', (method, text, line) => {
  expect(readMessages(method, text)).toEqual({
    skipped: [],
    lines: [{ line_number: 1, at: new Date(AT), said: expect.any(String), ...line }],
  });
});

test.each([
  ['wavepay', 'You have transferred 50,000 Ks to U BA. Trx ID 123456789. 25/11/2026 10:15:30', '123456789'],
  ['wavepay', 'You have received 20,000 Ks. Transaction amount 20,000. Trx ID: 123456789. 25/11/2026 10:15:30', '123456789'],
  ['wavepay', 'Transaction - Transaction ID: 123456789. You have received 20,000 Ks. 25/11/2026 10:15:30', '123456789'],
  ['kbzpay', 'Transaction successful. You have received 20,000 Ks. Trx ID: 0100321001. 25/11/2026 10:15:30', '0100321001'],
  ['kbzpay', 'Transaction 25-11-2026 10:15:30: you have received 20,000 Ks. TransactionID 0100321001', '0100321001'],
  ['ayapay', 'Transaction successful. You received 20,000 Ks. Ref No: 2611251234567. 25/11/2026 10:15:30', '2611251234567'],
  ['ayapay', 'Transaction completed! You received 20,000 Ks from U REFERENDUM. 25/11/2026 10:15:30', null],
])('the id of a message is what has digits, not a word behind the word for it: %s: %s', (method, message, id) => {
  expect(readMessages(method, message).lines).toMatchObject([{ transaction_id: id }]);
});

test('messages stand apart by an empty line or each on its own, and what is no payment, or has no time, is skipped', () => {
  const [first, , third] = MESSAGES.map((it) => it[1]) as [string, string, string];
  for (const between of ['\n\n', '\r\n', '\n'])
    expect(
      readMessages('kbzpay', [first, third].join(between)).lines.map((it) => it.direction),
      JSON.stringify(between),
    ).toEqual(['in', 'out']);
  expect(readMessages('kbzpay', 'Your code is 123456\n\nYou have received 5,000 Ks from U Ba').skipped).toEqual([
    { line_number: 1, reason: 'not_read', said: 'Your code is 123456' },
    { line_number: 3, reason: 'no_time', said: 'You have received 5,000 Ks from U Ba' },
  ]);
});

test('a line is known again by its id, with hyphens or without, and is another with another amount; without an id by all that it says', () => {
  const line = {
    line_number: 1,
    at: new Date(AT),
    transaction_id: 'KBZ-0000-123456',
    direction: 'in' as const,
    amount_pya: 100,
    party: 'U Ba',
    balance_pya: null,
    said: '',
  };
  const key = (more: object) => keysOf([{ ...line, ...more }])[0];
  expect(key({ transaction_id: 'KBZ0000123456', at: new Date(0), party: null })).toBe(key({}));
  expect(key({ amount_pya: 200 })).not.toBe(key({}));
  expect(key({ direction: 'out' })).not.toBe(key({}));
  const without = { ...line, transaction_id: null };
  expect(new Set(keysOf([without, without])).size, 'twice in one file is twice').toBe(2);
  expect(keysOf([without, without])).toEqual(keysOf([without, without]));
});
