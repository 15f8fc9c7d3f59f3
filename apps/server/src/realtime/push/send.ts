import webpush from 'web-push';
import { type Fetched, fetchOutside, type Reach } from '../../platform/outside.ts';

/** Of the answer only the head is read. */
const LIMITS = { timeout_ms: 10_000, most_bytes: 0 };

export type PushKeys = { subject: string; public_key: string; private_key: string };
export type PushDevice = { endpoint: string; p256dh: string; auth: string };
/** What is pushed: text for the device alone, the seconds it is worth anything, and a name under which a newer one takes its place. */
export type Push = { text: string; ttl_s: number; topic: string; is_urgent: boolean };
/** `gone`: the device takes no pushes any more. `later`: try again, after `wait_s` when the service says so; `is_silent` when it did not answer at all. */
export type PushOutcome =
  | { outcome: 'sent' }
  | { outcome: 'gone' | 'refused'; error: string }
  | { outcome: 'later'; error: string; wait_s: number | null; is_silent: boolean };

/**
 * Hands one push to the push service of the device's browser: sealed for that device, signed by this house (RFC 8030, 8291, 8292).
 * It never throws; an error tells the host and its answer, never the address, which is a secret of the device.
 */
export async function sendPush(device: PushDevice, push: Push, { keys, reach }: { keys: PushKeys; reach: Reach }): Promise<PushOutcome> {
  let sealed: ReturnType<typeof webpush.generateRequestDetails>;
  try {
    sealed = webpush.generateRequestDetails({ endpoint: device.endpoint, keys: device }, push.text, {
      TTL: push.ttl_s,
      topic: push.topic,
      urgency: push.is_urgent ? 'high' : 'normal',
      vapidDetails: { subject: keys.subject, publicKey: keys.public_key, privateKey: keys.private_key },
    });
  } catch (error) {
    return { outcome: 'gone', error: `a push cannot be sealed for the device: ${(error as Error).message}` };
  }
  const url = new URL(sealed.endpoint);
  const { headers, body } = sealed;
  const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const request = { method: 'POST', headers: texts, ...(body === null ? {} : { body }) } as const;
  const answer = await fetchOutside(url, request, { ...LIMITS, reach });
  if (answer.outcome === 'done') return judge(url.host, answer.value);
  return { outcome: 'later', error: answer.error, wait_s: null, is_silent: true };
}

function judge(host: string, { status, headers }: Fetched): PushOutcome {
  const error = `${host} answered ${status}`;
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (status === 404 || status === 410) return { outcome: 'gone', error };
  if (status === 429 || status >= 500) return { outcome: 'later', error, wait_s: waitOf(headers['retry-after']), is_silent: false };
  return { outcome: 'refused', error };
}

/** Seconds, or until a date, as the service wrote it; at most an hour. */
function waitOf(retry_after: string | undefined): number | null {
  if (retry_after === undefined) return null;
  const seconds = /^\d{1,6}$/.test(retry_after) ? Number(retry_after) : Math.ceil((Date.parse(retry_after) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), 3600) : null;
}
