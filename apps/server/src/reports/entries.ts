import { REWARD_ROWS, type Reply, type reports } from '@shwekan/contract';
import { kyatWire, yangonDay } from '@shwekan/rules';
import { type EntriesBehindResult, entriesBehind, rewardedPlayers, spansOfDays, spansOfPlayer } from '#queries/reports/entries.ts';
import { daysBooked, entriesOfPurse, spansOfPurse } from '#queries/reports/funds.ts';
import { readToday } from '../platform/clock.ts';
import type { Queryable } from '../platform/db.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { ALL_REWARD_REASONS, figureReasons, inFigure, isOfAllTime, REWARD_REASONS } from './figures.ts';
import { labelsOf } from './labels.ts';
import { entriesBehindNumber, stakesOfDraws } from './numbers.ts';
import { worstOfOpenDraws } from './open-draws.ts';
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

/** Of what purses are, and what they changed. */
const OF_PURSES: readonly Query['figure'][] = ['held', 'purses', 'owed', 'below_zero'];

/**
 * The entries of the ledger behind a figure of a report, newest first: those that the figure was summed up from, and by the same function. `next` is where the next page
 * goes on, null when there is no more.
 */
export async function listEntries({ db }: World, { query }: Call<typeof reports.entries>): Promise<Reply<typeof reports.entries>> {
  const { by, key, figure } = query;
  const range = await daysOf(db, query);
  const { rows, next } = await entriesOf(db, query, range);
  const data = rows.map(({ id, ref, reason, at, amount_pya, player_id, name, phone, taker }) => ({
    id,
    ref,
    reason,
    at: at.toISOString(),
    amount: key === 'points' && OF_PURSES.includes(figure) ? `${amount_pya}.00` : kyatWire(inFigure(figure, amount_pya)),
    player: player_id == null || name == null || phone == null ? null : { id: player_id, name, phone },
    taker: taker ?? null,
  }));
  const label = key === undefined ? null : (await labelsOf(db, by, [key]))(key);
  return { ...range, label, next, data };
}

async function entriesOf(db: Queryable, query: Query, range: Range): Promise<EntryPage> {
  const { by, key, figure, limit, up_to } = query;
  const before = Math.min(query.before ?? Number.MAX_SAFE_INTEGER, (up_to ?? Number.MAX_SAFE_INTEGER) + 1);
  if (by === 'number') return entriesBehindNumber(db, { ...range, key, figure, before, limit });
  if (by === 'open_draw')
    return stakesOfDraws(db, key === undefined ? await worstOfOpenDraws(db) : [openDrawOf(key)], { figure, before, limit });
  return lookThrough(await searchOf(db, query, range), before, limit);
}

function openDrawOf(key: string) {
  const [draw_id, number] = key.split(' ').map(Number);
  return { draw_id: draw_id ?? 0, number: number ?? 0 };
}

/** The days of a figure: of one of all time from the first day of the house until what is asked for. */
async function daysOf(db: Queryable, query: Query): Promise<Range> {
  const { figure, by, key, until, up_to } = query;
  if (!isOfAllTime(figure)) return daysOfRow(by, key, await rangeOf(db, query));
  const [booked] = await daysBooked.run({ up_to }, db);
  const to = until === undefined ? (booked?.last_day ?? (await readToday(db))) : yangonDay(new Date(Date.parse(until) - 1));
  return { from: booked?.first_day ?? to, to };
}

async function searchOf(db: Queryable, query: Query, range: Range): Promise<Search> {
  if (OF_PURSES.includes(query.figure)) return ofPurse(db, query, range);
  const players = query.by === 'reward' && query.figure !== 'cost' ? await playersWith(db, query, range) : null;
  const filter = { ...filterOf(query, range), players };
  const { subject, key } = filter;
  const spans =
    subject === 'player' && key !== null ? spansOfPlayer.run({ ...filter, player_id: Number(key) }, db) : spansOfDays.run(filter, db);
  return { spans: await spans, entries: (part) => entriesBehind.run({ ...filter, ...part }, db) };
}

/** What purses of a kind changed, or all of money. */
async function ofPurse(db: Queryable, { by, key, figure, until }: Query, range: Range): Promise<Search> {
  const filter = { ...range, figure, purse: by === 'purse' ? (key ?? null) : null, until: until === undefined ? null : new Date(until) };
  return { spans: await spansOfPurse.run(filter, db), entries: (part) => entriesOfPurse.run({ ...filter, ...part }, db) };
}

async function playersWith(db: Queryable, { key }: Query, range: Range): Promise<number[]> {
  const rows = await rewardedPlayers.run({ ...range, reasons: rewardReasons(key) }, db);
  return rows.map((it) => it.player_id);
}

function rewardReasons(key: string | undefined): string[] {
  const reward = REWARD_ROWS.find((it) => it === key);
  return [...(reward === undefined ? ALL_REWARD_REASONS : REWARD_REASONS[reward])];
}

/** Of what a row of a report was summed up. */
function filterOf({ by, key, figure }: Query, range: Range) {
  const { subject, reasons } = kindOf(by, figure);
  const isPeriod = by === 'day' || by === 'week' || by === 'month';
  const isSection = by === 'section' && subject === 'draw';
  const isReferrer = by === 'referrer' && subject === 'player';
  const given = by === 'reward' ? rewardReasons(key) : ALL_REWARD_REASONS;
  return {
    ...range,
    subject,
    reasons: reasons.filter((it) => figureReasons(figure).includes(it) && (given.includes(it) || !ALL_REWARD_REASONS.includes(it))),
    key: isPeriod || isSection || isReferrer || by === 'reward' ? null : (key ?? null),
    begins: figure === 'accounts' ? 'house_cash:' : null,
    unpaid_on: figure === 'open_stakes' ? (key ?? range.to) : null,
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
