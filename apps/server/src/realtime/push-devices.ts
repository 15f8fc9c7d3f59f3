import { createECDH } from 'node:crypto';
import type { push } from '@shwekan/contract';
import { isToldAtFirst, PUSH_DEVICES_MOST, TOLD_TOPICS } from '@shwekan/rules';
import {
  choicesOf,
  deviceOf,
  dropDevice,
  dropOldest,
  dropOldPushes,
  dropTwin,
  lockPlayer,
  renewDevice,
  saveChoice,
  saveDevice,
} from '#queries/realtime/push-devices.ts';
import type { Queryable } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call, PlayerCaller } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { isPushAddress } from './push/addresses.ts';
import type { PushKeys } from './push/send.ts';

/**
 * Keeps the browser's subscription for this session, in the language of the call. Saved again it is renewed; of more than twenty the
 * oldest goes. Refuses `push_off` where the house sends none, `address_not_safe` for an address that is not a push service's on the
 * public network, `subscription_not_valid` for keys nothing can be sealed with.
 */
export async function saveSubscription(world: World, keys: PushKeys | null, call: Call<typeof push.saveDevice>) {
  const { endpoint, host, p256dh, auth } = subscriptionOf(world, keys, call.body);
  const { player_id, session_id } = call.who;
  await world.db.transaction(async (tx) => {
    // One at a time for a player, or two would both count twenty.
    await lockPlayer.run({ player_id }, tx);
    const [saved] = await saveDevice.run({ player_id, session_id, endpoint, host, p256dh, auth, language: call.language }, tx);
    if (!saved) throw new Error('a device was not saved');
    await dropOldPushes.run({ device_id: saved.id, player_id }, tx);
    await dropOldest.run({ player_id, kept: PUSH_DEVICES_MOST }, tx);
  });
  return {};
}

/**
 * Puts the subscription that a browser made by itself in the place of the one before. There is no player to ask with: the old one's
 * address and secret prove whose it is, which only the browser and this house know. Answers the same whether it was known or not.
 */
export async function renewSubscription(world: World, keys: PushKeys | null, call: Call<typeof push.renewDevice>) {
  const device = { ...subscriptionOf(world, keys, call.body), old_endpoint: call.body.old.endpoint, old_auth: call.body.old.auth };
  await world.db.transaction(async (tx) => {
    const [known] = await deviceOf.run(device, tx);
    if (!known) return;
    // One at a time for a player, or the app could save the new address between the two queries below.
    await lockPlayer.run(known, tx);
    // The same address with other keys is no twin of its own.
    if (device.endpoint !== device.old_endpoint) await dropTwin.run(device, tx);
    await renewDevice.run(device, tx);
  });
  return {};
}

/** What is kept of a subscription that something can be sent to. */
function subscriptionOf(world: World, keys: PushKeys | null, body: Pick<Call<typeof push.saveDevice>['body'], 'endpoint' | 'keys'>) {
  if (keys === null) throw new Refusal('push_off');
  const { endpoint } = body;
  const { p256dh, auth } = body.keys;
  if (!isPushAddress(endpoint, world.config.NODE_ENV === 'production'))
    throw new Refusal('address_not_safe', { errors: { endpoint: 'address_not_safe' } });
  if (!isPoint(p256dh) || Buffer.from(auth, 'base64url').length !== 16)
    throw new Refusal('subscription_not_valid', { errors: { keys: 'subscription_not_valid' } });
  return { endpoint, host: new URL(endpoint).host, p256dh, auth };
}

/** Forgets one of the player's own devices, and what is on its way to it. Safe to repeat. */
export async function removeSubscription(world: World, { who, body }: Call<typeof push.removeDevice>) {
  await dropDevice.run({ player_id: who.player_id, endpoint: body.endpoint }, world.db);
  return {};
}

/** What the player wants to be told of, topic by topic. */
export async function showChoices(world: World, { player_id }: PlayerCaller) {
  return { data: await choices(world.db, player_id) };
}

/** Changes the choice of one topic; it counts for what is told from now on, and the list in the app shows accordingly. */
export async function choose(world: World, { who, body }: Call<typeof push.choose>) {
  const { player_id } = who;
  return world.db.transaction(async (tx) => {
    await lockPlayer.run({ player_id }, tx);
    const current = (await choices(tx, player_id)).find((it) => it.topic === body.topic);
    if (!current) throw new Error(`${body.topic} is no topic`);
    const { topic, in_app = current.in_app, push = current.push } = body;
    await saveChoice.run({ player_id, topic, in_app, push }, tx);
    return { data: await choices(tx, player_id) };
  });
}

async function choices(db: Queryable, player_id: number) {
  const chosen = new Map((await choicesOf.run({ player_id }, db)).map((it) => [it.topic, it]));
  return TOLD_TOPICS.map((topic) => {
    const first = isToldAtFirst(topic);
    return { topic, in_app: chosen.get(topic)?.in_app ?? first, push: chosen.get(topic)?.push ?? first };
  });
}

/** Whether a key is a point of the curve that pushes are sealed on: with any other nothing could be sent. */
function isPoint(p256dh: string): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
    return Buffer.from(p256dh, 'base64url').length === 65;
  } catch {
    return false;
  }
}
