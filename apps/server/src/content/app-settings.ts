import type { content } from '@shwekan/contract';
import { z } from 'zod';
import { auditRow } from '../platform/audit-row.ts';
import { type HouseSetting, readSetting, writeSetting } from '../platform/house-settings.ts';
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

/** Changes maintenance and the version that installed apps compare theirs with. */
export async function editAppSettings(world: World, call: Call<typeof content.changeAppSettings>) {
  return world.db.transaction(async (tx) => {
    const before = await readSetting(tx, APP);
    await writeSetting(tx, APP, call.body);
    const { operator_id } = call.who;
    await auditRow(tx, {
      operator_id,
      address: call.address,
      action: 'change_app_setting',
      subject: 'app_setting',
      before,
      after: call.body,
    });
    return { data: call.body };
  });
}
