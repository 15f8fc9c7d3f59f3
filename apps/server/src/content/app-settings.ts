import type { content } from '@shwekan/contract';
import { auditRow } from '../platform/audit-row.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { writeAppSettings } from './desk.queries.ts';
import { appSettings } from './home.queries.ts';

type AppSettings = { is_maintain: boolean; version_code: number; version_name: string; force_update: boolean };

/** A house that never changed them: open, and content with every app. */
const FIRST: AppSettings = { is_maintain: false, version_code: 1, version_name: '0.1.0', force_update: false };

/** The settings as they are kept. */
export function readAppSettings(kept: unknown): AppSettings {
  return { ...FIRST, ...(kept as Partial<AppSettings> | null) };
}

/** The settings for the owner. */
export async function listAppSettings(world: World) {
  const [row] = await appSettings.run(undefined, world.db);
  return { data: readAppSettings(row?.app ?? null) };
}

/** Changes maintenance and the version that installed apps compare theirs with. */
export async function editAppSettings(world: World, call: Call<typeof content.changeAppSettings>) {
  return world.db.transaction(async (tx) => {
    const [row] = await appSettings.run(undefined, tx);
    await writeAppSettings.run({ value: JSON.stringify(call.body) }, tx);
    const { operator_id } = call.who;
    await auditRow(tx, {
      operator_id,
      address: call.address,
      action: 'change_app_setting',
      subject: 'app_setting',
      before: readAppSettings(row?.app ?? null),
      after: call.body,
    });
    return { data: call.body };
  });
}
