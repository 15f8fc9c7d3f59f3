import type { content } from '@shwekan/contract';
import { auditCall } from '../platform/audit-row.ts';
import { lockSetting, readSetting, writeSetting } from '../platform/house-settings.ts';
import type { Call } from '../platform/serve.ts';
import { HOUSE_MAINTENANCE, tellOfStop } from '../platform/stop/stop.ts';
import type { World } from '../platform/world.ts';

/** Whether the house is in maintenance, for the owner. */
export async function showHouseMaintenance(world: World) {
  return { data: { is_on: await readSetting(world.db, HOUSE_MAINTENANCE) } };
}

/** Puts the house in maintenance or back, from the next bet, cash-in, game and claim on; every open app is told. */
export async function switchHouseMaintenance(world: World, call: Call<typeof content.changeHouseMaintenance>) {
  const { is_on, reason } = call.body;
  return world.db.transaction(async (tx) => {
    await lockSetting(tx, HOUSE_MAINTENANCE);
    const before = { is_on: await readSetting(tx, HOUSE_MAINTENANCE) };
    await writeSetting(tx, HOUSE_MAINTENANCE, is_on);
    await auditCall(tx, call, { action: 'change_house_maintenance', subject: 'house_maintenance', before, after: { is_on }, reason });
    await tellOfStop(tx);
    return { data: { is_on } };
  });
}
