import { alertSeverity } from '@shwekan/contract/alert-kinds';
import {
  alertsOf,
  type ClaimMessagesResult,
  claimMessages,
  endMessage,
  giveUpMessages,
  insertMessage,
  markTold,
  ownerOfKind,
  putOffMessage,
  untoldAlerts,
} from '#queries/platform/alert-messages/messages.ts';
import type { Tx } from '../db.ts';
import { readSetting } from '../house-settings.ts';
import { alone } from '../leader.ts';
import type { World } from '../world.ts';
import { postToChat } from './chat.ts';
import { sendMail } from './mail.ts';
import type { MessageOutcome } from './outcome.ts';
import { messageText, TRIAL } from './text.ts';
import { ALERT_WAYS, isTold, openWays, type Way, type Ways } from './ways.ts';

const ALERTS_AT_ONCE = 500;
const MESSAGES_AT_ONCE = 20;
const GIVEN_UP_AFTER_DAYS = 3;

/**
 * Decides of alerts that nobody outside the console was told of yet: one message for each kind and way, of all alerts that came together, so
 * that a storm is a few messages. By one process at a time, in one transaction. Without a way that is open they wait.
 */
export async function tellAlerts(world: World): Promise<void> {
  const ways = await readSetting(world.db, ALERT_WAYS);
  const open = openWays(world.config, ways);
  if (open.length === 0) return;
  await alone(world.db, 'tell-alerts', async (tx) => {
    const untold = await untoldAlerts.run({ most: ALERTS_AT_ONCE }, tx);
    if (untold.length === 0) return;
    await markTold.run({ ids: untold.map((it) => it.id) }, tx);
    const byKind = Map.groupBy(untold, (it) => it.kind);
    for (const [kind, alerts] of byKind) {
      if (!isTold(ways, alertSeverity(kind))) continue;
      const alert_ids = alerts.map((it) => it.id);
      await queueMessages(tx, open, { kind, alert_ids });
    }
  });
}

/** Puts a message into the outbox for each way. */
export async function queueMessages(tx: Tx, ways: readonly Way[], message: { kind: string; alert_ids: number[] }): Promise<void> {
  for (const way of ways) await insertMessage.run({ way, ...message }, tx);
}

/**
 * Sends what is due. Many processes may: each takes other messages. One goes out at least once; a mail that is sent again has the id of the
 * first. What fails is tried again until it is given up; what it is about is looked up as it is sent, and nobody is told of what is closed.
 */
export async function sendMessages(world: World): Promise<void> {
  const ways = await readSetting(world.db, ALERT_WAYS);
  const open = openWays(world.config, ways);
  if (open.length === 0) return;
  await giveUpMessages.run({ days: GIVEN_UP_AFTER_DAYS }, world.db);
  const taken = await claimMessages.run({ ways: open, most: MESSAGES_AT_ONCE }, world.db);
  await Promise.all(taken.map((it) => sendMessage(world, ways, it)));
}

async function sendMessage(world: World, ways: Ways, { id, way, kind, alert_ids, tries }: ClaimMessagesResult): Promise<void> {
  const alerts = (await alertsOf.run({ ids: alert_ids }, world.db)).filter((it) => it.closed_at === null);
  if (kind !== TRIAL && alerts.length === 0) {
    await endMessage.run({ id, state: 'dropped', error: null }, world.db);
    return;
  }
  const [owner] = await ownerOfKind.run({ kind }, world.db);
  const said = messageText({ kind, alerts, owner: owner?.username ?? null });
  const sent: MessageOutcome =
    way === 'mail' ? await sendMail(world.config, { id, to: ways.mails, ...said }) : await postToChat(world.config, ways.chat_id, said);
  if (sent.outcome === 'done') {
    await endMessage.run({ id, state: 'sent', error: sent.error }, world.db);
    return;
  }
  world.log.warn({ alert_message: id, way, tries, err: sent.error }, 'an alert was not told outside the console and will be tried again');
  await putOffMessage.run({ id, error: sent.error, wait_s: sent.wait_s }, world.db);
}
