import type { Code } from './draws.ts';
import { LOTTERIES } from './draws.ts';
import type { Place } from './house.ts';
import type { Model } from './model.ts';
import { same } from './scene.ts';

const MINUTE_MS = 60_000;

/** Takes the draws that the product has made, and that close after a time, into the model: their places and openings from it, their closings as the rules say. */
export async function readDraws({ sql }: Place, model: Model, since = model.began): Promise<void> {
  const rows = await sql(
    `select d.id::int, l.code, d.day::text, to_char(d.section, 'HH24:MI') as section, d.opens_at, d.closes_at, d.draws_at
     from draw d join lottery l on l.id = d.lottery_id where d.closes_at > $1`,
    [new Date(since)],
  );
  const there = new Set(rows.map((it) => Number(it['id'])));
  // A plan that changed takes back draws that are not open yet.
  for (const [id, { slips, closes }] of model.draws) if (closes > since && !there.has(id) && slips.length === 0) model.draws.delete(id);
  for (const row of rows) {
    const id = Number(row['id']);
    const code = row['code'] as Code;
    const [opens, closes, draws] = [row['opens_at'], row['closes_at'], row['draws_at']].map((it) => (it as Date).getTime()) as [
      number,
      number,
      number,
    ];
    const known = model.draws.get(id);
    if (known) {
      // Its opening follows from the draw before, which may have been called off.
      known.opens = opens;
      continue;
    }
    const [day, section] = [String(row['day']), String(row['section'])];
    same(`the closing of ${code} at ${day} ${section}`, closes, draws - LOTTERIES[code].closes_before_min * MINUTE_MS);
    same(`the time of ${code} at ${day} ${section}`, draws, Date.parse(`${day}T${section}:00+06:30`));
    model.draws.set(id, {
      id,
      code,
      day,
      section,
      opens,
      closes,
      draws,
      taken: new Map(),
      own_caps: new Map(),
      blocks: new Set(),
      entries: new Map(),
      entry_count: new Map(),
      agreed: null,
      result: null,
      is_void: false,
      first_settled: null,
      slips: [],
    });
  }
}
