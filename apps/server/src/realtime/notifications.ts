import type { notifications } from '@shwekan/contract';
import { countUnread, recentNotifications, toldToPlayer } from '#queries/realtime/notifications.ts';
import { readPage } from '../platform/lists.ts';
import { notificationText } from '../platform/notification-text.ts';
import { markNotificationsSeen } from '../platform/notifications.ts';
import type { PageLanguage } from '../platform/refusal-answer.ts';
import type { Call, PlayerCaller } from '../platform/serve.ts';
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

/** All that a player was told, page by page, for an operator: also what the player keeps out of that list. */
export async function listNotificationsOf(world: World, { params, query }: Call<typeof notifications.ofPlayer>) {
  const { rows, next } = await readPage(world.db, toldToPlayer, { player_id: params.id }, query);
  const data = rows.map((it) => ({
    id: it.id,
    ...notificationText('en', it.kind, it.data as Record<string, unknown>),
    at: it.at.toISOString(),
    is_read: it.is_read,
    way: it.way as 'app' | 'push' | 'none', // the query's own words
  }));
  return { data, next };
}

/** Marks the player's messages as read as far as they were seen: what came since stays unread. Safe to repeat. */
export async function readNotifications(world: World, { who, body }: Call<typeof notifications.read>) {
  await markNotificationsSeen(world.db, { player_id: who.player_id, seen_id: body.seen_id });
  return {};
}
