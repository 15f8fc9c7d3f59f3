import { z } from 'zod';
import { lockHouseSetting, readHouseSettings, writeHouseSetting } from '#queries/platform/house-settings.ts';
import type { Queryable, Tx } from './db.ts';

/**
 * A setting of the house: what operators change while the product runs, a row of the table `setting`. (What a machine is started with is
 * a machine setting: settings.ts.) `initial` holds until it is written, and for each field of it that the row does not have.
 */
export type HouseSetting<T> = { key: string; shape: z.ZodType<T>; initial: T };

/** Settings under names of the caller's, and what they say. */
type Named<Values> = { [Name in keyof Values]: HouseSetting<Values[Name]> };

const Fields = z.record(z.string(), z.unknown());

/** What a setting says at this moment. */
export async function readSetting<T>(db: Queryable, setting: HouseSetting<T>): Promise<T> {
  return (await readSettings(db, { setting })).setting;
}

/** The same for several, read at one moment. */
export async function readSettings<Values extends object>(db: Queryable, settings: Named<Values>): Promise<Values> {
  const named = Object.entries<HouseSetting<unknown>>(settings);
  const rows = await readHouseSettings.run({ keys: named.map(([, { key }]) => key) }, db);
  const values = new Map(rows.map((it) => [it.key, it.value]));
  // Each name has the value of its own setting.
  return Object.fromEntries(named.map(([name, setting]) => [name, readValue(setting, values.get(setting.key))])) as Values;
}

/** Lets a setting say something else from now on. Its row of the trail is the caller's to write, in the same transaction. */
export async function writeSetting<T>(tx: Tx, { key }: HouseSetting<T>, value: NoInfer<T>): Promise<void> {
  await writeHouseSetting.run({ key, value: JSON.stringify(value) }, tx);
}

/** Waits until no other transaction that locked the setting is open. */
export async function lockSetting(tx: Tx, { key }: HouseSetting<unknown>): Promise<void> {
  await lockHouseSetting.run({ key }, tx);
}

/** A row that the shape does not take counts as none. */
function readValue<T>({ shape, initial }: HouseSetting<T>, stored: unknown): T {
  const [fields, first] = [Fields.safeParse(stored), Fields.safeParse(initial)];
  const value = shape.safeParse(fields.success && first.success ? { ...first.data, ...fields.data } : stored);
  return value.success ? value.data : initial;
}
