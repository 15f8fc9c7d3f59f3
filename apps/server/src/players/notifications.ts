import { notificationText } from '../platform/notification-text.ts';
import type { PageLanguage } from '../platform/refusal-answer.ts';
import type { PlayerCaller } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { countUnread, readAll, recentNotifications } from './notifications.queries.ts';

const ICON = '/icon.svg';

/** The player's last hundred messages, newest first, told in the language of the call. */
export async function listNotifications(world: World, who: PlayerCaller, language: PageLanguage) {
  const [rows, [count]] = await Promise.all([recentNotifications.run(who, world.db), countUnread.run(who, world.db)]);
  const data = rows.map((it) => ({
    id: it.id,
    ...notificationText(language, it.kind, it.data as Record<string, unknown>),
    icon: ICON,
    at: it.at.toISOString(),
    is_read: it.is_read,
  }));
  return { unread: count?.unread ?? 0, data };
}

/** Marks all of the player's messages as read. */
export async function readNotificationsOf(world: World, who: PlayerCaller) {
  await readAll.run({ player_id: who.player_id }, world.db);
  return {};
}
