import type { Licence } from '@shwekan/contract';
import { z } from 'zod';
import { licenceHolds, licenceLeft } from '#queries/platform/licence/licence.ts';
import { raiseAlert } from '../alerts.ts';
import type { Queryable } from '../db.ts';
import { type HouseSetting, readSetting } from '../house-settings.ts';
import { tellOfStop } from '../stop/stop.ts';
import type { World } from '../world.ts';

/** The licence under which the house takes money; `expires_on` is its last day. */
export type KnownLicence = z.output<typeof Licence>;

export const LicenceShape = z.object({ reference: z.string(), expires_on: z.string() });

/** The setting of the house; a new one has none. */
export const LICENCE: HouseSetting<KnownLicence | null> = { key: 'licence', shape: LicenceShape.nullable(), initial: null };

/** An alert is raised when so many days are left, and at last when it has ended. */
const TOLD_AT_DAYS = [30, 7, -1];

/** Whether the house has a licence that holds, or needs none. */
export async function isLicensed(db: Queryable): Promise<boolean> {
  const [row] = await licenceHolds.run(undefined, db);
  return row?.is_licensed === true;
}

/** How many days of a licence are left; below zero it has ended. */
export async function daysLeft(db: Queryable, { expires_on }: KnownLicence): Promise<number> {
  const [row] = await licenceLeft.run({ expires_on }, db);
  if (row === undefined) throw new Error('no days were counted');
  return row.days_left;
}

/** Raises an alert 30 and 7 days before the licence ends, and when it has, which all screens are told as well: each once for a last day. */
export async function tellLicence({ db }: World): Promise<void> {
  const licence = await readSetting(db, LICENCE);
  if (licence === null) return;
  const days_left = await daysLeft(db, licence);
  const step = TOLD_AT_DAYS.findLast((days) => days_left <= days);
  if (step === undefined) return;
  const { expires_on } = licence;
  await db.transaction(async (tx) => {
    const isFirst = await raiseAlert(tx, `licence_expiring:${expires_on}:${step}`, 'licence_expiring', { expires_on, days_left });
    if (isFirst && days_left < 0) await tellOfStop(tx);
  });
}
