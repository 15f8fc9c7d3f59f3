import { randomBytes } from 'node:crypto';
import { insertEra, isRepeatable, newestEra } from '#queries/realtime/stream.ts';
import type { FactPlace, SeenPlace } from '../platform/facts.ts';
import type { World } from '../platform/world.ts';

/** So many of a timeline's digits, the last ones, begin the name of an era: `insert_era` writes them. */
const TIMELINE_DIGITS = 4;

/** A place in the order of facts as a stream is told it: with the era of the database it was told in. An era's name begins with its timeline. */
export type StreamPlace = FactPlace & { era: string };

/**
 * Opens a new era: at the start of a server, and when it finds that the database was put back under it or that a standby leads. Whatever was told in a
 * future that the database has lost is then told apart from what is told now, for ever.
 */
export async function openEra(world: World): Promise<void> {
  await insertEra.run({ random: randomBytes(4).toString('hex') }, world.db);
}

/**
 * The era to tell a place in. It is read after the look at the facts that found it: a place may be told in a later era, never in an earlier one
 * or in one of another timeline, where the same place is of other facts.
 */
export async function eraNow(world: World, { timeline }: Pick<SeenPlace, 'timeline'>): Promise<string> {
  const [era] = await newestEra.run(undefined, world.db);
  if (!era) throw new Error('no era is open');
  if (!era.name.startsWith(timeline.slice(-TIMELINE_DIGITS))) throw new Error('another PostgreSQL leads than the one that was read');
  return era.name;
}

/** Whether all that was told after a place can be told again: the place is of this database's past, and facts as old are still kept. */
export async function canRepeat(world: World, from: StreamPlace, until: FactPlace): Promise<boolean> {
  const [found] = await isRepeatable.run({ era: from.era, xid: from.xid, id: from.id, to_xid: until.xid, to_id: until.id }, world.db);
  return found?.is_repeatable ?? false;
}

/** The event id of a place. */
export function idOf(place: FactPlace, era: string): string {
  return `${place.xid}-${place.id}-${era}`;
}

/** The place an event id names; null without one, 'unknown' for what this product never told. */
export function placeOf(id: string): StreamPlace | 'unknown' | null {
  if (id === '') return null;
  const parts = /^(\d{1,19})-(\d{1,15})-([0-9a-f]{12})$/.exec(id);
  return parts ? { xid: String(parts[1]), id: Number(parts[2]), era: String(parts[3]) } : 'unknown';
}
