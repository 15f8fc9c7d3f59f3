import { FUNDS_PURSES, type Reply, type reports } from '@shwekan/contract';
import { kyatWire } from '@shwekan/rules';
import { fundsBeforeHour, fundsChanged } from '#queries/reports/funds.ts';
import { readNow } from '../platform/clock.ts';
import type { Queryable } from '../platform/db.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { belowZero } from './below-zero.ts';
import { PURSE_LABELS } from './labels.ts';
import { leftOut } from './today.ts';

/** Entries that are looked through at once. */
const CHUNK_ENTRIES = 10_000;
const HOUR_MS = 3_600_000;
type Purse = (typeof FUNDS_PURSES)[number];
type PurseAmounts = Map<string, number>;

/**
 * What players held at an instant, by kind of purse: what was booked before it. What some owe makes what is owed to the others no smaller, so both are told. An instant
 * that is still to come is now.
 */
export async function showFunds({ db }: World, { query }: Call<typeof reports.funds>): Promise<Reply<typeof reports.funds>> {
  const now = await readNow(db);
  const at = new Date(Math.min(now.getTime(), Date.parse(query.at ?? now.toISOString())));
  const held = await fundsAt(db, at);
  const below = await belowZero(db, at);
  const sum = (of: (purse: Purse) => number) => FUNDS_PURSES.filter((it) => it !== 'points').reduce((all, it) => all + of(it), 0);
  const belowIn = (purse: Purse) => below.get(purse) ?? 0;
  const owedIn = (purse: Purse) => (held.get(purse) ?? 0) - belowIn(purse);
  return {
    at: at.toISOString(),
    left_out_count: await leftOut(db),
    ...{ total: kyatWire(sum(owedIn)), below_zero: kyatWire(sum(belowIn)) },
    data: FUNDS_PURSES.map((purse) => ({
      ...{ purse, label: PURSE_LABELS[purse], unit: purse === 'points' ? ('points' as const) : ('kyat' as const) },
      ...{
        owed: amountOf(purse, owedIn(purse)),
        below_zero: amountOf(purse, belowIn(purse)),
        amount: amountOf(purse, held.get(purse) ?? 0),
      },
    })),
  };
}

/** Points have no hundredths. */
function amountOf(purse: Purse, amount: number): string {
  return purse === 'points' ? `${amount}.00` : kyatWire(amount);
}

/**
 * What players held in purses of each kind when everything before an instant was booked, in pya; points as they are. Whole hours are summed up; of the hour itself, and of what is
 * not summed up, the entries are looked through some at a time. Entries stand as they were booked: what comes meanwhile is of later.
 */
export async function fundsAt(db: Queryable, at: Date): Promise<PurseAmounts> {
  const rows = await fundsBeforeHour.run({ at, purses: [...FUNDS_PURSES] }, db);
  const held: PurseAmounts = new Map(rows.map((it) => [it.purse, it.amount]));
  const [place] = rows;
  if (place === undefined) throw new Error('the reports have no place in the ledger');
  // Yangon is half an hour off the hours of UTC.
  const hour = new Date(Math.floor((at.getTime() + HOUR_MS / 2) / HOUR_MS) * HOUR_MS - HOUR_MS / 2);
  const add = async (first: number, last: number, from_at: Date | null) => {
    for (let after = first - 1; after < last; after += CHUNK_ENTRIES) {
      const up_to = Math.min(last, after + CHUNK_ENTRIES);
      for (const it of await fundsChanged.run({ after, up_to, from_at, until_at: at }, db))
        held.set(it.purse, (held.get(it.purse) ?? 0) + it.amount);
    }
  };
  // Of an instant that begins an hour, as a month's first does, nothing of the hour counts.
  if (at > hour && place.first_entry !== null && place.last_entry !== null)
    await add(place.first_entry, Math.min(place.last_entry, place.read_to), hour);
  await add(place.read_to + 1, place.up_to, null);
  return held;
}
