import { type ClaimPushesResult, claimPushes, dropDevices, endPushes, putOff } from '#queries/realtime/push-send.ts';
import { noteContact } from '../platform/last-contact.ts';
import { notificationText } from '../platform/notification-text.ts';
import { reachOf } from '../platform/outside.ts';
import type { World } from '../platform/world.ts';
import { notificationPath } from './notification-path.ts';
import { type PushKeys, type PushOutcome, sendPush } from './push/send.ts';

/** So many are under way at once. */
const BATCH = 50;
const TURN_MS = 1_000;
const TRIES_MOST = 8;
const REST_AFTER_SILENCE_MS = 30_000;

/** Sends what is due of the outbox; called again and again. */
export type Sender = () => Promise<void>;

/**
 * Makes the sender. Many processes may send at once: each takes other rows. A push goes out at least once; one that was sent by a
 * process which died before it could say so goes out again under the same name, and the phone shows it in place of the first.
 * A host that is silent or asks for time rests, so that it does not keep the others waiting. Failures are only logged.
 */
export function makeSender(world: World, keys: PushKeys): Sender {
  const rests = new Map<string, number>();
  return async () => {
    const until = Date.now() + TURN_MS;
    let is_full = true;
    while (is_full && Date.now() < until) {
      for (const [host, at] of rests) if (at <= Date.now()) rests.delete(host);
      const taken = await claimPushes.run({ resting: [...rests.keys()], most: BATCH }, world.db);
      const results = await Promise.all(taken.map(async (it) => ({ it, pushed: await send(world, keys, it) })));
      await record(world, results);
      for (const { it, pushed } of results) rest(rests, it.host, pushed);
      is_full = taken.length === BATCH;
    }
  };
}

async function send({ config }: World, keys: PushKeys, it: ClaimPushesResult): Promise<PushOutcome> {
  if (!it.is_open) return { outcome: 'gone', error: 'its session has ended' };
  if (it.left_s <= 0) return { outcome: 'refused', error: 'a day old' };
  const { title, body } = notificationText(it.language, it.kind, it.data as Record<string, unknown>);
  const said = { id: it.notification_id, kind: it.kind, title, body, icon: '/icon-192.png', url: notificationPath(it) ?? '/notifications' };
  const push = { text: JSON.stringify(said), ttl_s: it.left_s, topic: `n${it.notification_id}`, is_urgent: it.topic !== 'house' };
  return sendPush(it, push, { keys, reach: reachOf(config) });
}

type PushAttempt = { it: ClaimPushesResult; pushed: PushOutcome };

/** Writes down what became of them. Killed before this, they are sent again when their time comes. */
async function record(world: World, results: PushAttempt[]): Promise<void> {
  const ended = results.filter(({ it, pushed }) => pushed.outcome !== 'later' || it.tries >= TRIES_MOST);
  const waits = results.flatMap(({ it, pushed }) =>
    pushed.outcome === 'later' && it.tries < TRIES_MOST && pushed.wait_s !== null ? [{ id: it.id, wait_s: pushed.wait_s }] : [],
  );
  const gone = results.filter(({ pushed }) => pushed.outcome === 'gone').map(({ it }) => it.device_id);
  for (const { pushed } of results)
    if (pushed.outcome === 'sent' || pushed.outcome === 'later')
      noteContact(world, 'push', pushed.outcome === 'sent' ? null : pushed.error);
  for (const { it, pushed } of results)
    if (pushed.outcome !== 'sent')
      world.log.warn({ push: it.id, tries: it.tries, err: pushed.error }, `a push was not sent: ${pushed.outcome}`);
  if (results.length === 0) return;
  await world.db.transaction(async (tx) => {
    if (ended.length > 0) {
      const are_sent = ended.map(({ pushed }) => pushed.outcome === 'sent');
      await endPushes.run({ ids: ended.map(({ it }) => it.id), are_sent }, tx);
    }
    if (waits.length > 0) await putOff.run({ ids: waits.map((it) => it.id), waits_s: waits.map((it) => it.wait_s) }, tx);
    if (gone.length > 0) await dropDevices.run({ ids: gone }, tx);
  });
}

function rest(rests: Map<string, number>, host: string, pushed: PushOutcome): void {
  if (pushed.outcome !== 'later') return;
  const wait_ms = pushed.wait_s !== null ? pushed.wait_s * 1000 : pushed.is_silent ? REST_AFTER_SILENCE_MS : 0;
  if (wait_ms > 0) rests.set(host, Math.max(rests.get(host) ?? 0, Date.now() + wait_ms));
}
