import { hash, randomBytes } from 'node:crypto';
import { type DrawOfPocket, drawnNumber } from '@shwekan/proof';
import { fixMix, missingSeeds, seedOfDay, writeSeeds } from '#queries/rewards/pocket.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import type { World } from '../platform/world.ts';

const SEED_BYTES = 32;

/** Makes the seeds of this day and the next eight, each once: there is always a number of the exchange between a seed and its day. */
export async function makeSeeds({ db }: World): Promise<void> {
  await writeMissing(db);
}

/**
 * What a draw of pocket money gives, in kyat: from the seed of its day, which the log had told by its hash, mixed with a number that nobody knew then.
 * Whoever reads the log works it out when the day is over. Nothing else of pocket money is drawn by chance.
 */
export async function drawPocket(
  tx: Tx,
  day: string,
  of: Pick<DrawOfPocket, 'campaign' | 'n'>,
  range: readonly [number, number],
): Promise<number> {
  const known = (await seedOfDay.run({ day }, tx))[0] ?? (await fixed(tx, day));
  return drawnNumber((bytes) => hash('sha256', bytes, 'buffer'), { ...known, ...of }, ...range);
}

/** The first draw of a day says what its seed is mixed with. */
async function fixed(tx: Tx, day: string) {
  await writeMissing(tx);
  await fixMix.run({ day }, tx);
  const [known] = await seedOfDay.run({ day }, tx);
  if (known === undefined) throw new Error(`${day} has no seed`);
  return known;
}

async function writeMissing(db: Queryable): Promise<void> {
  const days = (await missingSeeds.run(undefined, db)).map((it) => it.day);
  if (days.length > 0) await writeSeeds.run({ days, seeds: days.map(() => randomBytes(SEED_BYTES).toString('hex')) }, db);
}
