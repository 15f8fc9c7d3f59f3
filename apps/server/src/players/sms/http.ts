import { unseal } from '../../platform/sealed.ts';
import type { World } from '../../platform/world.ts';
import { countSmsTry, endSms, waitingSms } from './sms.queries.ts';
import { smsPlace } from './sms.ts';

const TIMEOUT_MS = 5000;

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
    await endSms.run({ id, state: 'failed', error: 'the gateway did not take it in time' }, world.db);
    return;
  }
  const sending = await postSms(world, {
    reference: `sms-${id}`,
    to: sms.phone,
    text: unseal(world.config, smsPlace(sms.phone), sms.sealed_text),
  });
  if (sending.outcome === 'unknown') {
    await countSmsTry.run({ id, error: sending.error }, world.db);
    throw new Error(`sms ${id}: ${sending.error}`);
  }
  const failed = sending.outcome === 'refused';
  await endSms.run({ id, state: failed ? 'failed' : 'sent', error: failed ? sending.error : null }, world.db);
}

async function postSms(world: World, message: { reference: string; to: string; text: string }): Promise<Sending> {
  const { SMS_URL, SMS_TOKEN } = world.config;
  if (SMS_URL === undefined) return { outcome: 'refused', error: 'SMS_URL is not set' };
  try {
    const answer = await fetch(SMS_URL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(SMS_TOKEN ? { Authorization: `Bearer ${SMS_TOKEN}` } : {}) },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // Nothing in the body matters, and an unread one keeps the connection.
    await answer.body?.cancel();
    if (answer.ok) return { outcome: 'done' };
    const mayWorkLater = answer.status >= 500 || answer.status === 429 || answer.status === 408;
    return { outcome: mayWorkLater ? 'unknown' : 'refused', error: `the gateway answered ${answer.status}` };
  } catch (error) {
    const late = (error as Error).name === 'TimeoutError';
    return { outcome: 'unknown', error: late ? 'the gateway did not answer in time' : 'the gateway cannot be reached' };
  }
}
