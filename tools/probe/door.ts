import type { Answer, CallName } from '@shwekan/contract';
import { addressOf, callOf } from '@shwekan/contract/address';

/** What a call came to: `status` 0 is no answer at all. */
export type DoorAnswer<N extends CallName> = { status: number; body: Partial<Answer<N>> & { code?: string }; ms: number };
type CallBody = { body?: unknown; token?: string; key?: string };

const ANSWER_WITHIN_MS = 10_000;

/** Asks a call at the public door, as any phone does. It never throws. */
export async function askDoor<N extends CallName>(url: string, name: N, sent: CallBody = {}): Promise<DoorAnswer<N>> {
  const call = callOf(name);
  const began_ms = performance.now();
  const passed = () => performance.now() - began_ms;
  try {
    const answer = await fetch(new URL(addressOf(call, {}), url), {
      method: call.method,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      redirect: 'error',
      headers: {
        'Accept-Language': 'en',
        'User-Agent': 'shwekan-probe',
        ...(sent.token ? { Authorization: `Bearer ${sent.token}` } : {}),
        ...(sent.key ? { 'Idempotency-Key': sent.key } : {}),
        ...(sent.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
    });
    // The contract says what it is; whoever reads it takes no field for granted.
    const body = (await answer.json()) as DoorAnswer<N>['body'];
    return { status: answer.status, body, ms: passed() };
  } catch {
    return { status: 0, body: {}, ms: passed() };
  }
}
