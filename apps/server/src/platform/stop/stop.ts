import { z } from 'zod';
import { stopOfHouse } from '#queries/platform/stop/stop.ts';
import type { Queryable, Tx } from '../db.ts';
import { tell } from '../facts.ts';
import { type HouseSetting, readSetting } from '../house-settings.ts';
import { Refusal } from '../refusal.ts';
import { type PageLanguage, refusalSentence } from '../refusal-answer.ts';

/** Whether an owner has stopped play in the whole house. */
export const HOUSE_MAINTENANCE: HouseSetting<boolean> = { key: 'house_maintenance', shape: z.boolean(), initial: false };

/** Refuses what takes a player's money while the house takes none: with `house_maintenance`, or with `no_licence` while no licence holds; a demo needs none. */
export async function refuseStopped(db: Queryable): Promise<void> {
  const stop = await stopNow(db);
  if (stop !== null) throw new Refusal(stop);
}

/** Refuses with `house_maintenance` what waits until that is over, whatever the licence: a reward is not claimed in it. */
export async function refuseMaintained(db: Queryable): Promise<void> {
  if (await isMaintained(db)) throw new Refusal('house_maintenance');
}

/** Whether what is claimed waits: nothing is offered then that would be refused. */
export const isMaintained = (db: Queryable) => readSetting(db, HOUSE_MAINTENANCE);

/** Why no bet and no cash-in is taken from anybody now, in a language; empty while they are. */
export async function noPlayReason(db: Queryable, language: PageLanguage): Promise<string> {
  const stop = await stopNow(db);
  return stop === null ? '' : refusalSentence(new Refusal(stop), language);
}

async function stopNow(db: Queryable) {
  const [row] = await stopOfHouse.run(undefined, db);
  return row?.stop ?? null;
}

/** Tells everybody that whether the house takes play may have changed: all that is shown is asked for again. `licence` is how open apps know it. */
export const tellOfStop = (tx: Tx) => tell(tx, { kind: 'changed', data: { what: 'licence' } });
