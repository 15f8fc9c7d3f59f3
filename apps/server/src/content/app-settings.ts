import { content } from '@shwekan/contract';
import { z } from 'zod';
import { auditCall } from '../platform/audit-row.ts';
import { type HouseSetting, lockSetting, readSetting, writeSetting } from '../platform/house-settings.ts';
import { refuseChanged } from '../platform/seen-record.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';

export type AppSettings = { is_maintain: boolean; version_code: number; version_name: string; force_update: boolean };

/** What the app is told. A house that never changed it: open, and content with every app. */
export const APP: HouseSetting<AppSettings> = {
  key: 'app',
  shape: z.object({ is_maintain: z.boolean(), version_code: z.number(), version_name: z.string(), force_update: z.boolean() }),
  initial: { is_maintain: false, version_code: 1, version_name: '0.1.0', force_update: false },
};

/** The settings for the owner. */
export async function listAppSettings(world: World) {
  return { data: await readSetting(world.db, APP) };
}

/** Changes maintenance and the version that installed apps compare theirs with. Refuses `record_changed`. */
export async function editAppSettings(world: World, call: Call<typeof content.changeAppSettings>) {
  return world.db.transaction(async (tx) => {
    await lockSetting(tx, APP);
    const before = await readSetting(tx, APP);
    const { before: seen, ...after } = call.body;
    refuseChanged(content.changeAppSettings.body.shape.before, seen, before);
    await writeSetting(tx, APP, after);
    await auditCall(tx, call, { action: 'change_app_setting', subject: 'app_setting', before, after });
    return { data: after };
  });
}
