import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGzip, type Gzip } from 'node:zlib';
import { verifierKey, writeVerifierKey } from '@shwekan/proof';
import * as queries from '#queries/proof/bundle.ts';
import { makePool } from '../platform/database-pool.ts';
import type { Queryable } from '../platform/db.ts';
import { makeLog } from '../platform/log.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const AT_ONCE = 2000;
/** An answer of a feed is a long text. */
const FEEDS_AT_ONCE = 20;
const CONNECT_MS = 60_000;
/** Whoever takes nothing for so long gets no more: a snapshot keeps the database from tidying up. */
const PATIENCE_MS = 300_000;
/** One bundle at a time for each PostgreSQL, whoever asks for it. */
export const BUNDLE_LOCK = 7_203_156;

/** A month as people write it, `2026-11`, and its days: its first, and the first of the next. */
export type Month = { month: string; first_day: string; next_day: string };
/** `has_trail_text`: also what operators did, in their own words. */
export type BundleAsked = Month & { has_trail_text: boolean };
/** Why there is no bundle: another is being made, or the month is yet to come. */
export type NoBundle = 'running' | 'not_begun';
export type Bundle = { stream: Gzip; close(): Promise<void> };

/** Throws when whoever answers is not to be read. */
type Reach = (db: Queryable) => Promise<void>;
type Row = { after: number; line: string | null };
type Page = (after: number) => Promise<Row[]>;
type Place = queries.RangeOfMonthResult;

/** Null for a text that names no month. */
export function monthOf(text: string): Month | null {
  const [, year, month] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  if (year === undefined) return null;
  const first = (place: number) => new Date(Date.UTC(Number(year), place, 1)).toISOString().slice(0, 10);
  return { month: text, first_day: first(Number(month) - 1), next_day: first(Number(month)) };
}

/**
 * Opens a bundle: everything of a month that a stranger needs to work it out anew (docs/auditing.md), as one gzipped stream of lines. It is read on a
 * connection of its own, in one snapshot, some thousand rows at a time, and as fast as it is taken. Whoever takes it closes it. `reach` waits until
 * whoever is at the other end has all that is to be read.
 */
export async function openBundle(database_url: string, asked: BundleAsked, reach?: Reach): Promise<Bundle | NoBundle> {
  const times = { connect_ms: CONNECT_MS, statementTimeout_ms: 0, idleInTransaction_ms: PATIENCE_MS };
  const pool = makePool({ url: database_url, size: 1, log: makeLog('warn'), ...times });
  const client = await pool.connect();
  const close = async () => {
    client.release(true);
    await pool.end();
  };
  try {
    const db: Queryable = {
      query: async (text, values) => {
        const { rows, rowCount } = await client.query(text, values);
        return { rows, rowCount: rowCount ?? 0 };
      },
    };
    await reach?.(db);
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ is_free: boolean }>('select pg_try_advisory_lock($1) as is_free', [BUNDLE_LOCK]);
    const [place] = await queries.rangeOfMonth.run(asked, db);
    if (rows[0]?.is_free !== true || place?.has_begun !== true) {
      await close();
      return rows[0]?.is_free === true ? 'not_begun' : 'running';
    }
    const lines = Readable.from(bundleLines(db, asked, place), { highWaterMark: 1 });
    const stream = createGzip();
    // Whoever takes the stream hears of it there; when they have gone, nobody needs to.
    stream.on('error', () => undefined);
    lines.on('error', (error) => stream.destroy(error)).pipe(stream);
    return { stream, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The lines of a bundle, some at a time: each a table's name and a row of it. The last one says how many rows each table has, and their SHA-256. */
async function* bundleLines(db: Queryable, asked: BundleAsked, place: Place): AsyncGenerator<string> {
  const files = new Map<string, { rows: number; hash: Hash }>();
  const add = (table: string, rows: readonly { line: string | null }[]) => {
    const file = files.get(table) ?? { rows: 0, hash: createHash('sha256') };
    files.set(table, file);
    const told = rows.flatMap(({ line }) => line ?? []);
    file.rows += told.length;
    for (const line of told) file.hash.update(`${line}\n`);
    return told.map((line) => `["${table}",${line}]\n`).join('');
  };
  async function* pages(table: string, page: Page): AsyncGenerator<string> {
    yield add(table, []);
    let after = -1;
    for (;;) {
      const rows = await page(after);
      yield add(table, rows);
      const last = rows.at(-1);
      if (last === undefined) return;
      after = last.after;
    }
  }
  yield add('about', [{ line: JSON.stringify(aboutOf(asked, place)) }]);
  const { first, beyond, players_key, salts_key } = place;
  const all = { ...asked, first, beyond, players_key, salts_key, most: AT_ONCE };
  yield* pages('log', (after) => queries.logLines.run({ ...all, after }, db));
  yield* pages('checkpoints', (after) => queries.checkpointLines.run({ ...all, after }, db));
  yield* pages('trail', (after) => queries.trailLines.run({ ...all, after, is_told: asked.has_trail_text }, db));
  const draws = await drawsOf(db, asked);
  yield add('draws', draws);
  for (const { after: draw_id, round: rounds } of draws) {
    yield* pages('slips', (after) => queries.slipLines.run({ ...all, after, draw_id }, db));
    yield* pages('results', (after) => queries.proposalLines.run({ ...all, after, draw_id }, db));
    yield* pages('payouts', (after) => queries.payoutLines.run({ ...all, after, draw_id }, db));
    for (let round = 1; round < rounds; round += 1)
      yield* pages('payouts', (after) => queries.reversedLines.run({ ...all, after, draw_id, round }, db));
  }
  const feeds = (await queries.feedIds.run(asked, db)).map((it) => it.id);
  for (let from = 0; from === 0 || from < feeds.length; from += FEEDS_AT_ONCE)
    yield add('feeds', await queries.feedLines.run({ ids: feeds.slice(from, from + FEEDS_AT_ONCE) }, db));
  yield add('purses', await queries.housePurseLines.run(all, db));
  yield* pages('purses', (after) => queries.purseLines.run({ ...all, after }, db));
  yield* pages('entries', (after) => queries.entryLines.run({ ...all, after }, db));
  yield* pages('slips_beside', (after) => queries.besideSlipLines.run({ ...all, after }, db));
  yield add('entries_beside', []);
  for (const { after: draw_id } of draws)
    for (const { id } of await queries.besideEntryIds.run({ ...all, draw_id }, db))
      yield add('entries_beside', await queries.entryLines.run({ ...all, first: id, beyond: id + 1, after: -1 }, db));
  const manifest = Object.fromEntries([...files].map(([table, { rows, hash }]) => [table, { rows, sha256: hash.digest('hex') }]));
  yield `["manifest",${JSON.stringify(manifest)}]\n`;
}

function aboutOf({ month, first_day, next_day, has_trail_text }: BundleAsked, place: Place) {
  const { origin, public_key, first, beyond, made_at } = place;
  const log_key = origin === null || public_key === null ? null : writeVerifierKey(verifierKey(sha256, origin, 'ed25519', public_key));
  const range = { first_entry: first, beyond_entry: beyond };
  return { format: 1, month, first_day, next_day, made_at, origin, log_key, has_trail_text, ...range };
}

/** Some hundred of a month. */
async function drawsOf(db: Queryable, asked: BundleAsked): Promise<queries.DrawLinesResult[]> {
  const draws: queries.DrawLinesResult[] = [];
  for (;;) {
    const some = await queries.drawLines.run({ ...asked, after: draws.at(-1)?.after ?? -1, most: AT_ONCE }, db);
    if (some.length === 0) return draws;
    draws.push(...some);
  }
}
