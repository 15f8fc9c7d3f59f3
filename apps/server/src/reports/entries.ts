import { REWARD_ROWS, type Reply, type reports } from '@shwekan/contract';
import { kyatWire } from '@shwekan/rules';
import { type EntriesBehindResult, entriesBehind, spansOfDays, spansOfPlayer } from '#queries/reports/entries.ts';
import { entriesOfPurse, spansOfPurse } from '#queries/reports/funds.ts';
import type { Queryable } from '../platform/db.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { figureReasons, inFigure, REWARD_REASONS } from './figures.ts';
import { labelsOf } from './labels.ts';
import { entriesBehindNumber } from './numbers.ts';
import { daysOfRow, kindOf, rangeOf } from './range.ts';

/** So many entries are looked through first and twice as many each time, up to so many: a page of most figures is among the newest. For so long at most: a rare figure of a busy day is found in several pages. */
const LOOKED_THROUGH_FIRST = 250;
const LOOKED_THROUGH_MOST = 8_000;
const PATIENCE_MS = 200;

type Query = Call<typeof reports.entries>['query'];
type Range = { from: string; to: string };
/** An entry that adds to a figure, in pya as they came to the house. */
type Row = Pick<EntriesBehindResult, 'id' | 'ref' | 'reason' | 'at' | 'amount_pya'> &
  Partial<Pick<EntriesBehindResult, 'player_id' | 'name' | 'phone' | 'taker'>>;
type EntryPage = { rows: Row[]; next: number | null };
type Part = { after: number; up_to: number; row_count: number };
/** How the entries of a figure are found: between which they stand, and which of some of them they are. */
type Search = { spans: { first: number; last: number }[]; entries: (part: Part) => Promise<Row[]> };

/**
 * The entries of the ledger behind a figure of a report, newest first: those that the figure was summed up from, and by the same function. `next` is where the next page
 * goes on, null when there is no more.
 */
export async function listEntries({ db }: World, { query }: Call<typeof reports.entries>): Promise<Reply<typeof reports.entries>> {
  const { by, key, figure, limit } = query;
  const range = daysOfRow(by, key, await rangeOf(db, query));
  const before = query.before ?? Number.MAX_SAFE_INTEGER;
  const { rows, next }: EntryPage =
    by === 'number' && key !== undefined
      ? await entriesBehindNumber(db, { ...range, key, figure, before, limit })
      : await lookThrough(await searchOf(db, query, range), before, limit);
  const data = rows.map(({ id, ref, reason, at, amount_pya, player_id, name, phone, taker }) => ({
    id,
    ref,
    reason,
    at: at.toISOString(),
    amount: key === 'points' && figure === 'held' ? `${amount_pya}.00` : kyatWire(inFigure(figure, amount_pya)),
    player: player_id == null || name == null || phone == null ? null : { id: player_id, name, phone },
    taker: taker ?? null,
  }));
  const label = key === undefined ? null : (await labelsOf(db, by, [key]))(key);
  return { ...range, label, next, data };
}

async function searchOf(db: Queryable, query: Query, range: Range): Promise<Search> {
  if (query.figure === 'held') return ofPurse(db, query.by === 'purse' ? (query.key ?? 'main') : 'main', range);
  const filter = filterOf(query, range);
  const { subject, key } = filter;
  const spans =
    subject === 'player' && key !== null ? spansOfPlayer.run({ ...filter, player_id: Number(key) }, db) : spansOfDays.run(filter, db);
  return { spans: await spans, entries: (part) => entriesBehind.run({ ...filter, ...part }, db) };
}

/** What changed purses of a kind. */
async function ofPurse(db: Queryable, purse: string, range: Range): Promise<Search> {
  const filter = { ...range, purse };
  return { spans: await spansOfPurse.run(filter, db), entries: (part) => entriesOfPurse.run({ ...filter, ...part }, db) };
}

/** Of what a row of a report was summed up. */
function filterOf({ by, key, figure }: Query, range: Range) {
  const { subject, reasons } = kindOf(by, figure);
  const isPeriod = by === 'day' || by === 'week' || by === 'month';
  const isSection = by === 'section' && subject === 'draw';
  const isReferrer = by === 'referrer' && subject === 'player';
  const rewards = by === 'reward' ? REWARD_ROWS.find((it) => it === key) : undefined;
  return {
    ...range,
    subject,
    reasons: reasons.filter((it) => figureReasons(figure).includes(it) && (rewards === undefined || REWARD_REASONS[rewards].includes(it))),
    key: isPeriod || isSection || isReferrer || by === 'reward' ? null : (key ?? null),
    section: isSection ? (key ?? null) : null,
    referrer: isReferrer ? (key ?? null) : null,
  };
}

/** Looks through the entries from the newest down, before one of them, until a page is full or it took too long. */
async function lookThrough({ spans, entries }: Search, before: number, limit: number) {
  const rows: Row[] = [];
  const until_ms = performance.now() + PATIENCE_MS;
  let top = before - 1;
  let size = LOOKED_THROUGH_FIRST;
  for (const { first, last } of spans) {
    for (top = Math.min(top, last); top >= first; ) {
      // Only what is left is another page: one that took long and was the last has none after it.
      if (size > LOOKED_THROUGH_FIRST && performance.now() > until_ms) return { rows, next: top + 1 };
      const after = Math.max(first - 1, top - size);
      rows.push(...(await entries({ after, up_to: top, row_count: limit - rows.length })));
      const full = rows[limit - 1];
      if (full) return { rows, next: full.id };
      top = after;
      size = Math.min(2 * size, LOOKED_THROUGH_MOST);
    }
  }
  return { rows, next: null };
}
