import { markSeen, writeNotifications } from '#queries/platform/notifications.ts';
import type { Queryable, Tx } from './db.ts';

/** What a player is told in the list of the app, and by push: the phrases `told.<kind>_title` and `_body` say it, filled from the data. */
export type NotificationDraft = { player_id: number; kind: string; data?: Record<string, string | number> };

/** Tells players what happened to them, in the transaction of what did: all of them in one write. */
export async function notify(tx: Tx, ...drafts: NotificationDraft[]): Promise<void> {
  if (drafts.length > 0) await write(tx, drafts, null);
}

/** Tells players a notice of the house, each of them once however often it is asked. Answers how many were told by this. */
export async function notifyOfNotice(tx: Tx, notice: { id: number; kind: string }, player_ids: readonly number[]): Promise<number> {
  const drafts = player_ids.map((player_id) => ({ player_id, kind: notice.kind }));
  return write(tx, drafts, notice.id);
}

/** Marks what a player was told as read as far as it was seen. Safe to repeat. */
export async function markNotificationsSeen(db: Queryable, seen: { player_id: number; seen_id: number }): Promise<void> {
  await markSeen.run(seen, db);
}

async function write(tx: Tx, drafts: readonly NotificationDraft[], notice_id: number | null): Promise<number> {
  const written = await writeNotifications.run(
    {
      player_ids: drafts.map((it) => it.player_id),
      kinds: drafts.map((it) => it.kind),
      data: drafts.map((it) => JSON.stringify(it.data ?? {})),
      notice_id,
    },
    tx,
  );
  return written[0]?.written ?? 0;
}
