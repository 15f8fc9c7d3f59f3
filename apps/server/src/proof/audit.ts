import { parseArgs } from 'node:util';
import * as cash from '#queries/cash/audit.ts';
import * as games from '#queries/games/audit.ts';
import * as ledger from '#queries/ledger/audit.ts';
import * as lottery from '#queries/lottery/audit.ts';
import * as platform from '#queries/platform/audit.ts';
import { lastLink, linkAt } from '#queries/platform/trail.ts';
import * as reports from '#queries/reports/audit.ts';
import * as rewards from '#queries/rewards/audit.ts';
import * as transparency from '#queries/transparency/audit.ts';
import { makePool } from '../platform/database-pool.ts';
import type { Queryable } from '../platform/db.ts';
import { makeLog } from '../platform/log.ts';
import { wrongRoot } from '../reports/audit.ts';

type Check = { run(params: undefined, db: Queryable): Promise<{ difference: string }[]> };
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
} satisfies Record<string, Check>;

/** A check that failed: its name as a sentence, and the first thing that is wrong. */
export type Difference = { check: string; difference: string };
/** A link of the trail of what operators did, written down outside the database: its number and its hash. */
export type TrailLink = { n: number; hash: string };
export type Audit = { check_count: number; counts: Record<string, number>; trail: TrailLink | null; difference: Difference | null };

/** An audit is asked for while the house plays: it waits for a busy database. */
const CONNECT_MS = 60_000;

/**
 * Proves the books of a database, also while it is being written to: every check of the rooms' `audit.sql` reads one
 * and the same snapshot, and can write nothing; the login that only reads (`READER_DATABASE_URL`) is enough. Stops at the first difference.
 * `known` is a link of the trail that was written down before: the database's owner could chain a whole trail anew, and
 * would not get that one.
 */
export async function audit(database_url: string, known: TrailLink | null = null): Promise<Audit> {
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
    // Stopping at the first difference makes the planner hope for an early end, row by row; clean books never have one.
    await client.query(`set local enable_nestloop = off; set local work_mem = '64MB'; set local idle_in_transaction_session_timeout = 0`);
    const counts: Record<string, number> = {};
    for (const count of COUNTS) Object.assign(counts, ...(await count.run(undefined, db)));
    const [trail = null] = await lastLink.run(undefined, db);
    const difference = (await firstDifference(db)) ?? (known && (await differenceFrom(known, db)));
    return { check_count: Object.keys(checks).length + 1, counts, trail, difference };
  } finally {
    client.release(true);
    await pool.end();
  }
}

async function firstDifference(db: Queryable): Promise<Difference | null> {
  for (const [name, check] of Object.entries(checks)) {
    const [found] = await check.run(undefined, db);
    if (found) return { check: name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`), difference: found.difference };
  }
  const difference = await wrongRoot(db);
  return difference === null ? null : { check: 'every closing has the roots of its entries and purses', difference };
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

if (import.meta.main) {
  const url = process.env['READER_DATABASE_URL'] || process.env['DATABASE_URL'];
  if (!url) throw new Error('READER_DATABASE_URL or DATABASE_URL is not set');
  const { trail: known } = parseArgs({ options: { trail: { type: 'string' } } }).values;
  const { check_count, counts, trail, difference } = await audit(url, known === undefined ? null : linkOf(known));
  if (difference) {
    process.stdout.write(`The books are wrong. Not true: ${difference.check}.\n${difference.difference}\n`);
    process.exitCode = 1;
  } else {
    const counted = Object.entries(counts).map(([name, count]) => `${count} ${name.replace('_', '-')}`);
    process.stdout.write(`The books are right: ${check_count} checks over ${counted.join(', ')}.\n`);
    if (trail) process.stdout.write(`The trail ends with ${trail.n}:${trail.hash}\n`);
  }
}
