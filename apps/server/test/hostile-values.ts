import { refusals } from '@shwekan/contract';

export type Answer = { status: number; body: Record<string, unknown> };

/** What a field of a body may hold instead of what its call understands. */
export const HOSTILE: unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  2 ** 53,
  1.5,
  '',
  ' ',
  '-1',
  '1e9',
  '0x10',
  '1,000',
  'NaN',
  'a\u0000b',
  'half \ud800',
  "'; drop table player; --",
  '../../etc/passwd',
  '{{7*7}}<%= 7*7 %>',
  '\u202e၀၁၂',
  '0000-01-01',
  '9999-12-31',
  'x'.repeat(5000),
  [],
  {},
  [[]],
  [null],
  [{}],
  { $ne: null },
  { toString: 'x' },
  Array.from({ length: 1500 }, () => ({ bet_number: '07', amount: 1 })),
];
/** The same of a field of a query. */
export const ODD_QUERIES = [
  'a\u0000b',
  '-1',
  '1e9',
  'x'.repeat(3000),
  "' or 1=1",
  '2026-02-30',
  '0000-01-01',
  '0099-12-31',
  '9999-12-31',
  '9'.repeat(30),
];
/** The same of a name in a path. */
export const ODD_IDS = ['0', '-1', 'x', '1.5', '9'.repeat(19), '%00', '%F0', '..%2F..', "1'--"];

/** The last ids of a 32-bit and of a safe number, the ids after them, and days at and beyond the ends of what the contract takes. */
export const ENDS: (number | string)[] = [
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  '1000-01-01',
  '1899-12-31',
  '1900-01-01',
  '2999-12-31',
  '3000-01-01',
  '8999-12-31',
];

/** Path parameters that are words. */
export const NAMED: Record<string, string> = { lottery: '2D', dialect: 'gsc' };

const REQUEST_ID = /^[0-9a-f-]{36}$/;
const FROM_INSIDE = /at .*\.ts:\d|node_modules|select .* from|syntax error/i;

/** Whether a failure is one as contracts promise it: its status fits its code, a sentence, a request id, and nothing from inside. */
export function isPromisedRefusal({ status, body }: Answer): boolean {
  return (
    status >= 400 &&
    status < 500 &&
    body['result'] === 0 &&
    body['status'] === status &&
    body['success'] === false &&
    REQUEST_ID.test(String(body['request_id'])) &&
    refusals[body['code'] as keyof typeof refusals] === status &&
    String(body['message']).length > 3 &&
    !FROM_INSIDE.test(JSON.stringify(body))
  );
}
