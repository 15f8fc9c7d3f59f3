import type { catalogue } from '@shwekan/contract';
import { consoleCategories, updateCategory } from '#queries/games/catalogue/categories.ts';
import { auditCall } from '../../platform/audit-row.ts';
import { readSetting, writeSetting } from '../../platform/house-settings.ts';
import { GAME_MAINTENANCE } from '../../platform/play.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Call } from '../../platform/serve.ts';
import type { World } from '../../platform/world.ts';

/** All categories for an operator, and whether all games are in maintenance. */
export async function listConsoleCategories(world: World) {
  const [data, game_maintenance] = await Promise.all([
    consoleCategories.run({ category_id: null }, world.db),
    readSetting(world.db, GAME_MAINTENANCE),
  ]);
  return { data, game_maintenance };
}

/** Changes what was sent of a category. */
export async function editCategory(world: World, call: Call<typeof catalogue.changeCategory>) {
  const { id: category_id } = call.params;
  const { name = null, is_active = null, position = null } = call.body;
  return world.db.transaction(async (tx) => {
    const [before] = await consoleCategories.run({ category_id }, tx);
    if (!before) throw new Refusal('not_found');
    await updateCategory.run({ category_id, name, is_active, position }, tx);
    await auditCall(tx, call, {
      action: 'change_game_category',
      subject: `game_category:${category_id}`,
      before: pick(before, call.body),
      after: call.body,
    });
    const [after] = await consoleCategories.run({ category_id }, tx);
    return { data: after ?? before };
  });
}

/** Puts all games in maintenance or back, from the next launch, bet and transfer on. */
export async function switchMaintenance(world: World, call: Call<typeof catalogue.changeMaintenance>) {
  const { is_on, reason } = call.body;
  return world.db.transaction(async (tx) => {
    const before = { is_on: await readSetting(tx, GAME_MAINTENANCE) };
    await writeSetting(tx, GAME_MAINTENANCE, is_on);
    await auditCall(tx, call, { action: 'change_game_maintenance', subject: 'game_maintenance', before, after: { is_on }, reason });
    return { game_maintenance: is_on };
  });
}

function pick(from: object, like: object): Record<string, unknown> {
  const known = new Map(Object.entries(from));
  return Object.fromEntries(Object.keys(like).map((key) => [key, known.get(key)]));
}
