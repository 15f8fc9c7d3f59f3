import * as calls from '@shwekan/contract';
import { askDeed } from '../deeds/ask.ts';
import { readSetting } from '../house-settings.ts';
import type { Jobs } from '../jobs.ts';
import { on, type Route } from '../serve.ts';
import type { World } from '../world.ts';
import { licenceDeed } from './deeds.ts';
import { daysLeft, isLicensed, LICENCE, tellLicence } from './licence.ts';

const LOOK_EVERY_MS = 10_000;

/** The calls about the licence of the house. */
export function licenceRoutes(world: World): Route[] {
  return on(calls.licence, {
    async show() {
      const data = await readSetting(world.db, LICENCE);
      return { data, days_left: data === null ? null : await daysLeft(world.db, data), takes_money: await isLicensed(world.db) };
    },
    async change({ body: data, who, address }) {
      return { deed_id: await world.db.transaction((tx) => askDeed(tx, licenceDeed, { data, who, address })) };
    },
  });
}

/** Looks how long the licence still holds. */
export function licenceJobs(world: World): Jobs {
  return { loops: [{ name: 'platform-licence', every_ms: LOOK_EVERY_MS, run: () => tellLicence(world) }] };
}
