import { countUnread, recentNotifications } from '#queries/realtime/notifications.ts';
import { notificationText } from '../platform/notification-text.ts';
import { markAllRead } from '../platform/notifications.ts';
import type { PageLanguage } from '../platform/refusal-answer.ts';
import type { PlayerCaller } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { notificationPath } from './notification-path.ts';

const ICON = '/icon.svg';

/** The player's last hundred messages, newest first, told in the language of the call. */
export async function listNotifications(world: World, who: PlayerCaller, language: PageLanguage) {
  const [rows, [count]] = await Promise.all([recentNotifications.run(who, world.db), countUnread.run(who, world.db)]);
  const data = rows.map((it) => ({
    id: it.id,
    ...notificationText(language, it.kind, it.data as Record<string, unknown>),
    icon: ICON,
    path: notificationPath(it),
    at: it.at.toISOString(),
    is_read: it.is_read,
  }));
  return { unread: count?.unread ?? 0, data };
}

/** The same for an operator who looks at the player. */
export async function listNotificationsOf(world: World, player_id: number) {
  const rows = await recentNotifications.run({ player_id }, world.db);
  const data = rows.map((it) => ({
    id: it.id,
    ...notificationText('en', it.kind, it.data as Record<string, unknown>),
    at: it.at.toISOString(),
    is_read: it.is_read,
  }));
  return { data };
}

/** Marks all of the player's messages as read. */
export async function readNotifications(world: World, who: PlayerCaller) {
  await markAllRead(world.db, who.player_id);
  return {};
}
