import { type AccountLine, type ReadRows, type SkippedRow, saidText, transactionId } from './account-line.ts';
import { isNotDone } from './columns.ts';
import { plainText, readAmount, readInstant } from './values.ts';

/** How the messages of a payment app are read. What a message says besides is not looked at; every pattern reads small letters and Latin digits. */
type MessageReader = {
  /** What tells that money came, and that it left; with the amount. */
  came: readonly RegExp[];
  left: readonly RegExp[];
  /** All that may be the id: the first that is one counts. */
  id: RegExp;
  party: readonly RegExp[];
  balance: RegExp;
};

const KYAT = String.raw`(?:mmk|ks\.?|kyats?|ကျပ်)`;
const AMOUNT = String.raw`(?:${KYAT}\s*)?(?<amount>\d[\d,]*(?:\.\d{1,2})?)\s*${KYAT}?`;
const pattern = (text: string) => new RegExp(text.replaceAll('AMOUNT', AMOUNT), 'u');
const PARTY = String.raw`(?<party>[^.,;\n(]{2,80}?)`;
const PARTY_ENDS = String.raw`(?=\s*(?:\(|[.,;\n]|$| on | at | trx | transaction | ref ))`;

const ID_BURMESE = String.raw`(?:လုပ်ဆောင်မှု|လုပ်ငန်းစဉ်|ငွေလွှဲ|ကိုးကား|ရည်ညွှန်း)အမှတ်|(?<!\p{L}|\p{M})အမှတ်(?=\s*[:-])`;
/** What may be the id: behind each word for one, of which `mine` is the app's own, at least so long. */
const idPattern = (mine: string, least: number) =>
  new RegExp(
    String.raw`(?:(?:${mine}transaction|trans|trx|txn)(?:\.?\s*(?:id|no|number)\b|\b)|${ID_BURMESE})\.?\s*[:#-]?\s*(?=(?<id>[a-z0-9-]{${least},40}))`,
    'gu',
  );

/** A message of what somebody else received. */
const FROM_US = /\bfrom your?\b|သင့်?(ထံ|ဆီ)မှ/u;

/** No message is as long: patterns are not asked about what is. */
const MESSAGE_MOST = 2_000;

/** Each app by the code of its way to pay: a new form of a message is a pattern here and an example in the tests. */
const READERS: Record<string, MessageReader> = {
  kbzpay: {
    came: [
      pattern('(?:received|receive money of)\\s*AMOUNT'),
      pattern('payment received[^]{0,200}?amount\\s*:?\\s*AMOUNT'),
      pattern('AMOUNT\\s*(?:ကို)?\\s*(?:လက်ခံရရှိ|ဝင်ရောက်)'),
    ],
    left: [pattern('(?:transferred|sent|paid)\\s*AMOUNT'), pattern('AMOUNT\\s*(?:ကို)?\\s*(?:လွှဲပြောင်း|ပေးပို့|ငွေလွှဲ)')],
    id: idPattern('', 8),
    party: [new RegExp(`(?:from|to)\\s*:?\\s*${PARTY}${PARTY_ENDS}`, 'u')],
    balance: pattern('balance\\s*(?:is)?\\s*:?\\s*AMOUNT'),
  },
  wavepay: {
    came: [pattern('received\\s*AMOUNT'), pattern('AMOUNT\\s*(?:has been)?\\s*received'), pattern('AMOUNT\\s*(?:ကို)?\\s*(?:လက်ခံရရှိ|ရရှိ)')],
    left: [pattern('(?:sent|transferred|paid)\\s*AMOUNT'), pattern('AMOUNT\\s*(?:ကို)?\\s*(?:ပေးပို့|လွှဲ)')],
    id: idPattern('', 6),
    party: [new RegExp(`(?:from|to)\\s*:?\\s*${PARTY}${PARTY_ENDS}`, 'u')],
    balance: pattern('(?:balance|လက်ကျန်(?:ငွေ)?)\\s*(?:is)?\\s*[:-]?\\s*AMOUNT'),
  },
  ayapay: {
    came: [pattern('received\\s*AMOUNT'), pattern('credited\\s*(?:with|by)?\\s*AMOUNT'), pattern('AMOUNT\\s*(?:ကို)?\\s*လက်ခံ')],
    left: [pattern('(?:sent|transferred|paid)\\s*AMOUNT'), pattern('debited\\s*(?:with|by)?\\s*AMOUNT'), pattern('AMOUNT\\s*(?:ကို)?\\s*လွှဲ')],
    id: idPattern('ref(?:erence)?|', 8),
    party: [new RegExp(`(?:from|to)\\s*:?\\s*${PARTY}${PARTY_ENDS}`, 'u')],
    balance: pattern('balance\\s*(?:is)?\\s*:?\\s*AMOUNT'),
  },
};

/** Whether messages of a way to pay can be read. */
export function hasMessages(method_code: string): boolean {
  return READERS[method_code] !== undefined;
}

/**
 * Pasted messages of a payment app as lines: one after the other, with an empty line between them or each on a line of its own. What is no
 * payment of the app, did not go through, or names no time, is skipped with its reason.
 */
export function readMessages(method_code: string, text: string): ReadRows {
  const reader = READERS[method_code];
  const lines: AccountLine[] = [];
  const skipped: SkippedRow[] = [];
  if (!reader) return { lines, skipped };
  for (const { line_number, message } of messagesIn(reader, text)) {
    const said = saidText(message);
    const read = readMessage(reader, plainText(message));
    if ('reason' in read) skipped.push({ line_number, said, reason: read.reason });
    else lines.push({ line_number, said, ...read });
  }
  return { lines, skipped };
}

/** Messages stand apart by an empty line; where a part of the text holds several payments, each of its lines is one. */
function messagesIn(reader: MessageReader, text: string): { line_number: number; message: string }[] {
  const rows = text.replaceAll('\r', '').split('\n');
  const parts: { line_number: number; rows: string[] }[] = [];
  let isApart = true;
  for (const [nth, row] of rows.entries()) {
    if (row.trim() === '') isApart = true;
    else if (isApart) {
      parts.push({ line_number: nth + 1, rows: [row] });
      isApart = false;
    } else parts.at(-1)?.rows.push(row);
  }
  return parts.flatMap((part) => {
    const payments = part.rows.filter((row) => amountIn(reader, plainText(row)) !== null).length;
    if (payments < 2) return [{ line_number: part.line_number, message: part.rows.join('\n') }];
    return part.rows.map((message, nth) => ({ line_number: part.line_number + nth, message }));
  });
}

type ReadMessage = Omit<AccountLine, 'line_number' | 'said'>;

function readMessage(reader: MessageReader, text: string): ReadMessage | { reason: SkippedRow['reason'] } {
  const moved = amountIn(reader, text);
  if (moved === null) return { reason: 'not_read' };
  if (isNotDone(text)) return { reason: 'not_done' };
  const at = readInstant(text);
  if (at === null) return { reason: 'no_time' };
  const ids = [...text.matchAll(reader.id)].map((it) => transactionId(it.groups?.['id'] ?? ''));
  const party = reader.party.map((it) => it.exec(text)?.groups?.['party']).find((it) => it !== undefined);
  const balance = reader.balance.exec(text)?.groups?.['amount'];
  return {
    at,
    ...moved,
    transaction_id: ids.find((it) => it !== null) ?? null,
    party: party === undefined ? null : saidText(party, 80).toUpperCase(),
    balance_pya: balance === undefined ? null : readAmount(balance),
  };
}

function amountIn(reader: MessageReader, text: string): { direction: 'in' | 'out'; amount_pya: number } | null {
  if (text.length > MESSAGE_MOST) return null;
  for (const direction of ['in', 'out'] as const) {
    for (const it of direction === 'in' ? reader.came : reader.left) {
      const amount_pya = readAmount(it.exec(text)?.groups?.['amount'] ?? '');
      if (amount_pya !== null && amount_pya > 0) return { direction: FROM_US.test(text) ? 'out' : direction, amount_pya };
    }
  }
  return null;
}
