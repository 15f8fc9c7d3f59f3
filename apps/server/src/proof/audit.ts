import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as cash from '#queries/cash/audit.ts';
import * as games from '#queries/games/audit.ts';
import * as ledger from '#queries/ledger/audit.ts';
import * as lottery from '#queries/lottery/audit.ts';
import * as platform from '#queries/platform/audit.ts';
import { lastLink, linkAt } from '#queries/platform/trail.ts';
import { daysClosed, type StepBeginsResult, stepBegins } from '#queries/proof/steps.ts';
import * as reports from '#queries/reports/audit.ts';
import * as rewards from '#queries/rewards/audit.ts';
import * as transparency from '#queries/transparency/audit.ts';
import { type AuditRun, noteAuditRun } from '../platform/audit-runs.ts';
import { makePool } from '../platform/database-pool.ts';
import type { Queryable } from '../platform/db.ts';
import { makeLog } from '../platform/log.ts';
import { readSecretFiles } from '../platform/secret-files.ts';
import { wrongRoot } from '../reports/audit.ts';
import { type DayHead, headOf, headsOf, wrongHead } from './heads.ts';

/** Where an audit begins: of what is before it, nothing is read. `draws` null are all. */
type Span = Omit<StepBeginsResult, 'draws'> & { draws: number[] | null };
type Check = { run(params: Span, db: Queryable): Promise<{ difference: string }[]> };
type Count = { run(params: undefined, db: Queryable): Promise<object[]> };

/** What each room says must be true of it, and what it counts; the books themselves come first. */
const { countBooks: inLedger, ...ofLedger } = ledger;
const { countBooks: inLottery, ...ofLottery } = lottery;
const { countBooks: inCash, ...ofCash } = cash;
const { countBooks: inGames, ...ofGames } = games;
const { countBooks: inRewards, ...ofRewards } = rewards;
const { countBooks: inPlatform, ...ofPlatform } = platform;
const { countBooks: inReports, ...ofReports } = reports;
const { countBooks: inTransparency, ...ofTransparency } = transparency;
const COUNTS: readonly Count[] = [inLedger, inLottery, inCash, inGames, inRewards, inPlatform, inReports, inTransparency];

/** The span of a whole audit. */
const WHOLE: Span = { after_entry: 0, after_slip: 0, after_game: 0, draws: null, from_day: '-infinity' };

/** Every check of the books, in the order in which the audit runs them. */
export const checks = {
  ...ofLedger,
  ...ofLottery,
  ...ofCash,
  ...ofGames,
  ...ofRewards,
  ...ofPlatform,
  ...ofReports,
  ...ofTransparency,
};

export type CheckName = keyof typeof checks;

/** What sums up all that somebody ever did, and so has no part that is of a day. That all units sum to zero follows from the other checks of a step. */
const OF_WHOLE = new Set<string>([
  'everyUnitSumsToZero',
  'everyWagerIsTheSumOfItsTransactions',
  'everyVoidWagerGaveItsStakeBack',
  'everyTurnoverIsWhatIsLeftOfItsSources',
  'everyTallyIsWhatPlayEarned',
  'everyWagerCountsForWhatItIs',
  'everyWagerGaveItsReferral',
  'everyReferralWeekIsWhatFriendsEarned',
] satisfies CheckName[]);

/** A check that failed: its name as a sentence, and the first thing that is wrong. */
export type Difference = { check: string; difference: string };
/** A link of the trail of what operators did, written down outside the database: its number and its hash. */
export type TrailLink = { n: number; hash: string };
export type Audit = {
  check_count: number;
  counts: Record<string, number>;
  trail: TrailLink | null;
  /** The head of the newest day that is closed. */
  head: DayHead | null;
  difference: Difference | null;
};
/** What was written down before: a link of the trail, and heads of days that were proven. */
export type AuditStart = { trail?: TrailLink | null; heads?: readonly DayHead[] };

/** An audit is asked for while the house plays: it waits for a busy database. */
const CONNECT_MS = 60_000;

/**
 * Proves the books of a database, also while it is being written to: every check of the rooms' `audit.sql` reads one
 * and the same snapshot, and can write nothing; the login that only reads (`READER_DATABASE_URL`) is enough. Stops at the first difference.
 * `known` is what was written down before. A link of the trail: the database's owner could chain a whole trail anew, and would not get
 * that one. Heads of days: only what came after the last of them is proven, and that the closings of all of them are as they were.
 */
export async function audit(database_url: string, known: AuditStart = {}): Promise<Audit> {
  const pool = makePool({ url: database_url, size: 1, log: makeLog('warn'), connect_ms: CONNECT_MS, statementTimeout_ms: 0 });
  const client = await pool.connect();
  try {
    const db: Queryable = {
      query: async (text, values) => {
        const { rows, rowCount } = await client.query(text, values);
        return { rows, rowCount: rowCount ?? 0 };
      },
    };
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set local work_mem = '64MB'; set local idle_in_transaction_session_timeout = 0`);
    const heads = headsOf(await daysClosed.run(undefined, db));
    const after_day = known.heads?.at(-1)?.day ?? null;
    const counts: Record<string, number> = {};
    if (after_day === null) for (const count of COUNTS) Object.assign(counts, ...(await count.run(undefined, db)));
    const [trail = null] = await lastLink.run(undefined, db);
    const wrong = wrongHead(heads, known.heads ?? []);
    const difference =
      (wrong === null ? null : { check: 'every day is as it was when it was proven', difference: wrong }) ??
      (await firstDifference(db, after_day)) ??
      (known.trail ? await differenceFrom(known.trail, db) : null);
    return { check_count: checksOf(after_day).length + 1, counts, trail, head: heads.at(-1) ?? null, difference };
  } finally {
    client.release(true);
    await pool.end();
  }
}

function checksOf(after_day: string | null): [name: string, check: Check][] {
  // Each takes of a span what it needs, which the compiler cannot see of all of them together.
  const all = Object.entries(checks as unknown as Record<string, Check>);
  return after_day === null ? all : all.filter(([name]) => !OF_WHOLE.has(name));
}

async function firstDifference(db: Queryable, after_day: string | null): Promise<Difference | null> {
  const span = after_day === null ? WHOLE : await stepAfter(after_day, db);
  // What reads all of a history reads it once, set by set; what reads a day of it looks up by its rows.
  await db.query(`set local enable_nestloop = ${after_day === null ? 'off' : 'on'}`);
  const first = firstRow(db);
  for (const [name, check] of checksOf(after_day)) {
    const [found] = await check.run(span, first);
    if (found) return { check: name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`), difference: found.difference };
  }
  const difference = await wrongRoot(db, after_day);
  return difference === null ? null : { check: 'every closing has the roots of its entries and purses', difference };
}

async function stepAfter(day: string, db: Queryable): Promise<Span> {
  const [span] = await stepBegins.run({ day }, db);
  if (span === undefined) throw new Error('a step begins nowhere');
  return span;
}

/** What one check finds wrong in all of the books, or null. */
export async function findWrong(name: CheckName, db: Queryable): Promise<string | null> {
  const check = checks[name] as unknown as Check;
  return (await check.run(WHOLE, firstRow(db)))[0]?.difference ?? null;
}

/** Reads one row at most of what a check finds wrong, without letting the planner of the check know: clean books have none, and end late. */
function firstRow(db: Queryable): Queryable {
  return { query: (text, values) => db.query(`with wrong as materialized (${text}) select * from wrong limit 1`, values) };
}

async function differenceFrom(known: TrailLink, db: Queryable): Promise<Difference | null> {
  const [link] = await linkAt.run({ n: known.n }, db);
  if (link?.hash === known.hash) return null;
  const difference = `link ${known.n} was ${known.hash} and ${link ? `is ${link.hash}` : 'is missing'}`;
  return { check: 'the trail is the one that was written down', difference };
}

/** `12:<sha256>` as the audit prints it. Throws a sentence. */
function linkOf(text: string): TrailLink {
  const parts = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text);
  if (!parts) throw new Error('--trail takes what an audit printed: a number, a colon and 64 digits.');
  return { n: Number(parts[1]), hash: String(parts[2]) };
}

/** What a file of heads says, one a line, the oldest first; nothing of a file that is not there yet. */
function readHeads(file: string): DayHead[] {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean).map(headOf) : [];
}

/** Writes the run down where the owner's address is known. A copy that only reads takes nothing: what an audit says does not hang on it. */
async function noteRun(run: AuditRun, url: string | undefined): Promise<void> {
  if (!url) return;
  const pool = makePool({ url, size: 1, log: makeLog('warn'), connect_ms: CONNECT_MS, statementTimeout_ms: 10_000 });
  const db: Queryable = { query: async (text, values) => ({ rows: (await pool.query(text, values)).rows, rowCount: 0 }) };
  await noteAuditRun(db, run)
    .catch((error: Error) => process.stderr.write(`The audit was not written down: ${error.message}\n`))
    .finally(() => pool.end());
}

if (import.meta.main) {
  const env = readSecretFiles(process.env);
  const url = env['READER_DATABASE_URL'] || env['DATABASE_URL'];
  if (!url) throw new Error('READER_DATABASE_URL or DATABASE_URL is not set');
  const words = parseArgs({ options: { trail: { type: 'string' }, heads: { type: 'string' } } }).values;
  const heads = words.heads === undefined ? [] : readHeads(words.heads);
  const trail_known = words.trail === undefined ? null : linkOf(words.trail);
  const { check_count, counts, trail, head, difference } = await audit(url, { trail: trail_known, heads });
  const after_day = heads.at(-1)?.day ?? null;
  await noteRun({ check_count, after_day, difference: difference && `${difference.check}: ${difference.difference}` }, env['DATABASE_URL']);
  if (difference) {
    process.stdout.write(`The books are wrong. Not true: ${difference.check}.\n${difference.difference}\n`);
    process.exitCode = 1;
  } else {
    const counted = Object.entries(counts).map(([name, count]) => `${count} ${name.replace('_', '-')}`);
    const over = heads.length > 0 ? `what came after ${heads.at(-1)?.day}` : counted.join(', ');
    process.stdout.write(`The books are right: ${check_count} checks over ${over}.\n`);
    if (trail) process.stdout.write(`The trail ends with ${trail.n}:${trail.hash}\n`);
    if (head) process.stdout.write(`Proven to ${head.day}:${head.hash}\n`);
    if (words.heads !== undefined && head !== null && head.day !== heads.at(-1)?.day)
      appendFileSync(words.heads, `${head.day}:${head.hash}\n`);
  }
}
