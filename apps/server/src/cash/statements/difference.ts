import type { accountStatements } from '@shwekan/contract';
import { kyatWire, yangonInstant, yangonStamp } from '@shwekan/rules';
import { listHouseAccounts } from '#queries/cash/house-accounts.ts';
import { bookingsSince, linesBetween, signedSince, statementSpan } from '#queries/cash/statements/difference.ts';
import type { Queryable } from '../../platform/db.ts';
import type { Call } from '../../platform/serve.ts';
import type { World } from '../../platform/world.ts';
import { notesAbout } from './exceptions.ts';
import { type Books, type ExplainedLine, explainDifference, type StatementLine } from './explain.ts';
import { accountHere } from './statements.ts';

const DAY_MS = 86_400_000;
/** So far back statements are compared line by line. */
const COMPARED_MS = 92 * DAY_MS;
/** A request may be older than the payment that its id is of. */
const REQUESTS_BEFORE_MS = 31 * DAY_MS;
const LINES_MOST = 20_000;
const SHOWN = 300;

/**
 * What the payment app says that an account holds, by a count that is typed or by the last statement, beside the books, and the lines that make the difference since two
 * people counted it last, or since its statements begin. What the lines do not explain is told.
 */
export async function showDifference(world: World, call: Call<typeof accountStatements.difference>) {
  const { counted: counted_pya, from } = call.query;
  const account_id = call.params.id;
  const account = await accountHere(world.db, account_id);
  const [held] = await listHouseAccounts.run({ account_id }, world.db);
  const [span] = await statementSpan.run({ account_id }, world.db);
  if (!held || !span) throw new Error(`account ${account_id} is gone`);
  const { booked_pya } = held;
  const asked = periodOf(span, { isCount: counted_pya !== undefined, from });
  if (asked === null)
    return { data: answerOf({ booked_pya, counted_pya, statement_pya: null, lines: [], period: null, notes: new Map() }) };
  const { lines, period } = await linesOf(world.db, account_id, asked);
  const books = await booksOf(world.db, { ...account, account_id, booked_pya, from: period.from });
  const { app_pya: statement_pya, lines: explained } = explainDifference(lines, books, period, counted_pya !== undefined);
  const notes = await notesAbout(world.db, account_id, explained.flatMap(subjectsOf));
  return { data: answerOf({ booked_pya, counted_pya, statement_pya, lines: explained, period, notes }) };
}

type Period = { from: Date; until: Date };

/** The newest lines of a period; where there are more than are compared, the period begins behind those that are left out, at an instant that is there whole. */
async function linesOf(db: Queryable, account_id: number, period: Period): Promise<{ lines: StatementLine[]; period: Period }> {
  const { from: from_at, until: until_at } = period;
  const found = await linesBetween.run({ account_id, from_at, until_at, row_count: LINES_MOST + 1 }, db);
  const left_out = found[LINES_MOST];
  const kept = left_out === undefined ? found : found.filter((it) => it.occurred_at > left_out.occurred_at);
  const lines = kept.map(
    (it): StatementLine => ({
      id: it.id,
      at: it.occurred_at,
      amount_pya: it.direction === 'in' ? it.amount_pya : -it.amount_pya,
      balance_pya: it.balance_pya,
      text: [it.transaction_id, it.party].filter(Boolean).join(', '),
    }),
  );
  return { lines, period: left_out === undefined ? period : { from: kept.at(-1)?.occurred_at ?? until_at, until: until_at } };
}

type Span = { first_at?: Date | null; last_at?: Date | null; last_balance_at?: Date | null; counted_at?: Date | null };
type PeriodQuery = { isCount: boolean; from: string | undefined };

/** Of a count all lines count, of a statement those until its last balance; none without lines. */
function periodOf({ first_at, last_at, last_balance_at, counted_at }: Span, { isCount, from }: PeriodQuery): Period | null {
  const until = isCount ? last_at : (last_balance_at ?? last_at);
  if (!first_at || !until) return null;
  const begins =
    from === undefined ? (counted_at && counted_at > first_at && counted_at < until ? counted_at : first_at) : yangonInstant(from, '00:00');
  return { from: new Date(Math.max(begins.getTime(), first_at.getTime(), until.getTime() - COMPARED_MS)), until };
}

type BooksAsked = { account_id: number; method_id: number; account_number: string; booked_pya: number; from: Date };

async function booksOf(db: Queryable, { booked_pya, from, account_id, method_id, account_number }: BooksAsked): Promise<Books> {
  const since = new Date(from.getTime() - REQUESTS_BEFORE_MS);
  const bookings = await bookingsSince.run({ account_id, method_id, account_number, since }, db);
  const signed = await signedSince.run({ account_id, from_at: from }, db);
  return {
    booked_pya,
    bookings: bookings.map(({ booked_pya: amount_pya, line_id, line_pya, who, transaction_id, at, cash_in_id, cash_out_id }) => ({
      ...{ at, amount_pya, cash_in_id: cash_in_id ?? null, cash_out_id: cash_out_id ?? null },
      line: line_id == null || line_pya == null ? null : { id: line_id, amount_pya: line_pya },
      text: [transaction_id, who].filter(Boolean).join(', '),
    })),
    signed: signed.map((it) => ({ at: it.at, amount_pya: it.difference_pya, text: it.note })),
  };
}

type AnswerParts = {
  booked_pya: number;
  counted_pya: number | undefined;
  statement_pya: number | null;
  lines: ExplainedLine[];
  period: Period | null;
  notes: Map<string, { note: string }>;
};

function answerOf({ booked_pya, counted_pya, statement_pya, lines, period, notes }: AnswerParts) {
  const app_pya = counted_pya ?? statement_pya;
  const explained_pya = lines.reduce((sum, it) => sum + it.amount_pya, 0);
  const orNull = (pya: number | null) => (pya === null ? null : kyatWire(pya));
  return {
    source: counted_pya !== undefined ? ('counted' as const) : statement_pya === null ? null : ('statement' as const),
    from_at: period && yangonStamp(period.from),
    until_at: period && yangonStamp(period.until),
    app: orNull(app_pya),
    booked: kyatWire(booked_pya),
    difference: orNull(app_pya === null ? null : app_pya - booked_pya),
    explained: kyatWire(explained_pya),
    rest: orNull(app_pya === null ? null : app_pya - booked_pya - explained_pya),
    lines: shortened(lines).map((line) => explainedWire(line, notes)),
  };
}

function explainedWire(line: ExplainedLine, notes: AnswerParts['notes']) {
  const { at, amount_pya, line_id: _, ...it } = line;
  const [note] = subjectsOf(line).flatMap((subject) => notes.get(subject)?.note ?? []);
  return { ...it, at: yangonStamp(at), amount: kyatWire(amount_pya), note: note ?? null };
}

/** The earliest; what the others come to is one line. */
function shortened(lines: ExplainedLine[]): ExplainedLine[] {
  if (lines.length <= SHOWN) return lines;
  const rest = lines.slice(SHOWN);
  const amount_pya = rest.reduce((sum, it) => sum + it.amount_pya, 0);
  const at = rest[0]?.at ?? new Date(0);
  return [
    ...lines.slice(0, SHOWN),
    { kind: 'more', at, amount_pya, text: String(rest.length), line_id: null, cash_in_id: null, cash_out_id: null },
  ];
}

function subjectsOf(it: ExplainedLine): string[] {
  if (it.kind === 'not_booked' && it.line_id !== null) return [`account_line:${it.line_id}`];
  if (it.cash_in_id !== null) return [`cash_in:${it.cash_in_id}`];
  return it.cash_out_id === null ? [] : [`cash_out:${it.cash_out_id}`];
}
