import type { Reply, reports } from '@shwekan/contract';
import { kyatWire } from '@shwekan/rules';
import { type EntriesBehindResult, entriesBehind, spansOfDays } from '#queries/reports/entries.ts';
import type { Queryable } from '../platform/db.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { figureReasons, inFigure } from './figures.ts';
import { daysOfRow, kindOf, labelsOf, rangeOf } from './range.ts';

/** So many entries are looked through at once, and for so long at most: a rare figure of a busy day is found in several pages. */
const LOOKED_THROUGH = 5_000;
const PATIENCE_MS = 800;

type Filter = Omit<Parameters<typeof entriesBehind.run>[0], 'after' | 'up_to' | 'row_count'>;

/**
 * The entries of the ledger behind a figure of a report, newest first: those that the figure was summed up from, and by the same function. `next` is where the next page
 * goes on, null when there is no more.
 */
export async function listEntries({ db }: World, { query }: Call<typeof reports.entries>): Promise<Reply<typeof reports.entries>> {
  const { by, key, figure, limit, before } = query;
  const { subject, reasons } = kindOf(by, figure);
  const range = daysOfRow(by, key, await rangeOf(db, query));
  const isPeriod = by === 'day' || by === 'week' || by === 'month';
  const isSection = by === 'section' && subject === 'draw';
  const filter = {
    ...range,
    subject,
    reasons: reasons.filter((it) => figureReasons(figure).includes(it)),
    key: isPeriod || isSection ? null : (key ?? null),
    section: isSection ? (key ?? null) : null,
  };
  const { rows, next } = await lookThrough(db, filter, before ?? Number.MAX_SAFE_INTEGER, limit);
  const data = rows.map(({ id, ref, reason, at, amount_pya, player_id, name, phone }) => ({
    id,
    ref,
    reason,
    at: at.toISOString(),
    amount: kyatWire(inFigure(figure, amount_pya)),
    player: { id: player_id, name, phone },
  }));
  const label = key === undefined ? null : (await labelsOf(db, by, [key]))(key);
  return { ...range, label, next, data };
}

/** Looks through the entries of the days from the newest down, before one of them, until a page is full or it took too long. */
async function lookThrough(db: Queryable, filter: Filter, before: number, limit: number) {
  const rows: EntriesBehindResult[] = [];
  const until_ms = performance.now() + PATIENCE_MS;
  let top = before - 1;
  for (const { first, last } of await spansOfDays.run(filter, db)) {
    for (top = Math.min(top, last); top >= first; ) {
      const after = Math.max(first - 1, top - LOOKED_THROUGH);
      rows.push(...(await entriesBehind.run({ ...filter, after, up_to: top, row_count: limit - rows.length }, db)));
      const full = rows[limit - 1];
      if (full) return { rows, next: full.id };
      top = after;
      if (performance.now() > until_ms) return { rows, next: top + 1 };
    }
  }
  return { rows, next: null };
}
