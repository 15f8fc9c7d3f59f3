import { countSmsTry, endSms, failedInRow, waitingSms } from '#queries/players/sms/sms.ts';
import { endAlerts, raiseAlert } from '../../platform/alerts.ts';
import { decrypt } from '../../platform/encryption.ts';
import { fetchOutside } from '../../platform/outside.ts';
import type { World } from '../../platform/world.ts';
import { smsPlace } from './sms.ts';

/** Nothing in the answer's body matters. The gateway's address is the machine's own setting, and may lie in its own network. */
const LIMITS = { timeout_ms: 5_000, most_bytes: 0, reach: 'any' } as const;

/** So many texts that failed one after the other are no wrong numbers. */
const FAILED_IN_ROW = 5;

/** What asking the gateway came to; `unknown` may or may not have been sent, and is asked again. */
export type Sending = { outcome: 'done' } | { outcome: 'refused' | 'unknown'; error: string };

/**
 * Hands one waiting text to the gateway. Throws when that did not work out, so that the job queue asks again after a
 * growing pause; gives up once the code in it is no longer valid. Safe to repeat: the gateway knows a repeat by `reference`.
 */
export async function deliverSms(world: World, id: number): Promise<void> {
  const [sms] = await waitingSms.run({ id }, world.db);
  if (!sms) return;
  if (sms.is_too_late) {
    await noteFailed(world, id, 'the gateway did not take it in time');
    return;
  }
  const sending = await postSms(world, {
    reference: `sms-${id}`,
    to: sms.phone,
    text: decrypt(world.config, smsPlace(sms.phone), sms.encrypted_text),
  });
  if (sending.outcome === 'unknown') {
    await countSmsTry.run({ id, error: sending.error }, world.db);
    throw new Error(`sms ${id}: ${sending.error}`);
  }
  if (sending.outcome === 'refused') {
    await noteFailed(world, id, sending.error);
    return;
  }
  await endSms.run({ id, state: 'sent', error: null }, world.db);
  await endAlerts(world.db, 'sms_failing');
}

/** A text has failed for good. One may be a wrong number's; of many in a row, over minutes, an operator is told, once until one is sent. */
async function noteFailed(world: World, id: number, error: string): Promise<void> {
  await endSms.run({ id, state: 'failed', error }, world.db);
  const [row] = await failedInRow.run(undefined, world.db);
  if (row && row.count >= FAILED_IN_ROW && row.is_long) await raiseAlert(world.db, `sms_failing:${row.sent_id}`, 'sms_failing', { error });
}

async function postSms(world: World, message: { reference: string; to: string; text: string }): Promise<Sending> {
  const { SMS_URL, SMS_TOKEN } = world.config;
  if (SMS_URL === undefined) return { outcome: 'refused', error: 'SMS_URL is not set' };
  const headers = { 'Content-Type': 'application/json', ...(SMS_TOKEN ? { Authorization: `Bearer ${SMS_TOKEN}` } : {}) };
  const answer = await fetchOutside(new URL(SMS_URL), { method: 'POST', headers, body: JSON.stringify(message) }, LIMITS);
  if (answer.outcome !== 'done') {
    return {
      outcome: 'unknown',
      error: answer.why === 'too_slow' ? 'the gateway did not answer in time' : 'the gateway cannot be reached',
    };
  }
  const { status } = answer.value;
  if (status >= 200 && status < 300) return { outcome: 'done' };
  const mayWorkLater = status >= 500 || status === 429 || status === 408;
  return { outcome: mayWorkLater ? 'unknown' : 'refused', error: `the gateway answered ${status}` };
}
