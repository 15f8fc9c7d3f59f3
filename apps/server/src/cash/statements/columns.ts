import { plainText } from './values.ts';

/** What columns of a statement mean. A time may stand in two, and an amount in one for each direction. */
export const COLUMN_MEANINGS = [
  'time',
  'clock',
  'transaction_id',
  'amount',
  'amount_in',
  'amount_out',
  'direction',
  'party',
  'balance',
] as const;
export type ColumnMeaning = (typeof COLUMN_MEANINGS)[number];
/** Which column, counted from 0, means what. */
export type Columns = Partial<Record<ColumnMeaning, number>>;

/** The heads by which columns are known, in the order in which they are tried: English and Burmese, as the apps and banks write them. */
const HEADS: Record<ColumnMeaning, readonly string[]> = {
  time: [
    'date time',
    'datetime',
    'transaction time',
    'transaction date',
    'transaction date time',
    'trans date',
    'txn date',
    'value date',
    'posting date',
    'created at',
    'date',
    'time',
    'ရက်စွဲ',
    'နေ့စွဲ',
    'ရက်စွဲ/အချိန်',
    'ရက်စွဲနှင့်အချိန်',
    'လုပ်ဆောင်သည့်အချိန်',
    'ငွေလွှဲသည့်ရက်',
    'အချိန်',
  ],
  clock: ['time', 'clock', 'အချိန်'],
  transaction_id: [
    'transaction id',
    'transaction no',
    'transaction number',
    'trans id',
    'trx id',
    'txn id',
    'trans no',
    'transaction ref',
    'reference',
    'reference no',
    'reference number',
    'ref',
    'ref no',
    'receipt no',
    'order no',
    'id',
    'လုပ်ဆောင်မှုအမှတ်',
    'လုပ်ငန်းစဉ်အမှတ်',
    'ငွေလွှဲအမှတ်',
    'အမှတ်စဉ်နံပါတ်',
    'ကိုးကားအမှတ်',
    'ရည်ညွှန်းအမှတ်',
  ],
  amount_in: [
    'credit',
    'credit amount',
    'cr',
    'money in',
    'paid in',
    'cash in',
    'amount in',
    'received',
    'deposit',
    'deposits',
    'ဝင်ငွေ',
    'အဝင်',
    'လက်ခံငွေ',
    'ငွေအဝင်',
  ],
  amount_out: [
    'debit',
    'debit amount',
    'dr',
    'money out',
    'paid out',
    'cash out',
    'amount out',
    'sent',
    'withdrawal',
    'withdrawals',
    'ထွက်ငွေ',
    'အထွက်',
    'ပေးပို့ငွေ',
    'ငွေအထွက်',
  ],
  amount: ['amount', 'amount mmk', 'amount ks', 'transaction amount', 'total amount', 'total', 'value', 'ပမာဏ', 'ငွေပမာဏ', 'ငွေ'],
  direction: [
    'direction',
    'type',
    'transaction type',
    'trans type',
    'dr/cr',
    'cr/dr',
    'debit/credit',
    'in/out',
    'အမျိုးအစား',
    'အဝင်/အထွက်',
    'လုပ်ဆောင်မှုအမျိုးအစား',
  ],
  party: [
    'name',
    'from',
    'from/to',
    'sender',
    'sender name',
    'payer',
    'other party',
    'counterparty',
    'opposite party',
    'transfer from',
    'description',
    'details',
    'remark',
    'remarks',
    'narration',
    'အမည်',
    'ပေးပို့သူ',
    'လွှဲသူ',
    'လွှဲသူအမည်',
    'တစ်ဖက်လူ',
    'ဖော်ပြချက်',
    'မှတ်ချက်',
  ],
  balance: ['balance', 'running balance', 'closing balance', 'balance after', 'available balance', 'balance mmk', 'လက်ကျန်', 'လက်ကျန်ငွေ'],
};
const IN_WORDS = /^(in|cr|c|\+|credit|received?|receive money|cash ?in|deposit|money in|transfer in|incoming|အဝင်|ဝင်|လက်ခံ.*|ငွေဝင်|ငွေလက်ခံ.*)$/;
const OUT_WORDS =
  /^(out|dr|d|-|debit|sent|send|send money|paid|pay|payment|cash ?out|withdraw(al)?|money out|transfer( out)?|outgoing|fee|အထွက်|ထွက်|ပေးပို့.*|ငွေထွက်|ငွေလွှဲ.*)$/;

/** How far down the heads may stand: apps write who and when above them. */
const HEAD_ROWS_MOST = 25;

/** Where the heads are and what they mean: the first row that names a time and an amount. Null of a table without such a row. */
export function findHeads(rows: readonly string[][]): { head_row: number; columns: Columns } | null {
  for (const [head_row, cells] of rows.slice(0, HEAD_ROWS_MOST).entries()) {
    const columns = columnsOf(cells);
    if (isEnough(columns)) return { head_row, columns };
  }
  return null;
}

/** Whether a table can be read by these: it takes a time and an amount. */
export function isEnough(columns: Columns): boolean {
  return columns.time !== undefined && (columns.amount ?? columns.amount_in ?? columns.amount_out) !== undefined;
}

/** The row that is shown to who chooses the columns by hand: the first that has as much in it as a table has. */
export function likelyHeadRow(rows: readonly string[][]): number {
  const filled = (cells: readonly string[]) => cells.filter((it) => it !== '').length;
  const widest = Math.max(...rows.slice(0, HEAD_ROWS_MOST).map(filled));
  return Math.max(
    0,
    rows.findIndex((it) => filled(it) >= Math.max(2, widest - 1)),
  );
}

function columnsOf(cells: readonly string[]): Columns {
  const heads = cells.map(plainHead);
  const columns: Columns = {};
  for (const meaning of [
    'time',
    'clock',
    'transaction_id',
    'amount_in',
    'amount_out',
    'amount',
    'direction',
    'party',
    'balance',
  ] as const) {
    const taken = Object.values(columns);
    for (const word of HEADS[meaning]) {
      const at = heads.findIndex((head, nth) => head === plainHead(word) && !taken.includes(nth));
      if (at === -1) continue;
      columns[meaning] = at;
      break;
    }
  }
  return columns;
}

function plainHead(text: string): string {
  return plainText(text)
    .replace(/\(.*?\)/g, '')
    .replace(/[\s._:#*-]+/g, ' ')
    .trim();
}

/** What a word of a column of directions says; null of one that says neither. */
export function directionOf(text: string): 'in' | 'out' | null {
  const word = plainText(text).replace(/[\s_]+/g, ' ');
  if (IN_WORDS.test(word)) return 'in';
  return OUT_WORDS.test(word) ? 'out' : null;
}
