import { useInterval } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import type { Answer } from '@shwekan/contract';
import { CLAIMED_AT_ONCE } from '@shwekan/rules';
import { Refused } from '@shwekan/ui';
import { useRef } from 'react';
import { call } from '../app/call.ts';
import { useOperator } from '../app/operator.ts';
import { refresh } from '../app/queries.ts';
import { say } from '../app/say.tsx';
import { forgetCopied } from './copied-list.ts';
import { copiedBy, dropCopied, noteRenewed, renewedAt } from './copied-requests.ts';
import { QUEUES } from './use-claim.ts';

/** What is taken stands for 15 minutes: it is renewed well before, for fifty payments take longer to send. */
const RENEWED_EVERY_MS = 5 * 60_000;
/** How often it is looked whether that time is over, by the clock: no timer runs while a laptop is asleep. */
const LOOKS_EVERY_MS = 10_000;

/** A laptop that slept for less goes on; after more, as on the next morning, payments are copied anew. */
const FORGOTTEN_AFTER_MS = 60 * 60_000;

type LeftOut = Answer<'POST /api/console/claims/many'>['left_out'][number];

/**
 * Keeps what this operator copied theirs for as long as they are logged in, whatever page is shown, and tells them of each that is not any more: a
 * colleague has it, or decided it. Nothing of it is drawn.
 */
export function CopiedRequests() {
  const { username } = useOperator();
  const isRunning = useRef(false);
  const look = async () => {
    const kept_ms = Date.now() - renewedAt(username);
    if (isRunning.current || copiedBy(username).length === 0 || kept_ms < RENEWED_EVERY_MS) return;
    if (kept_ms > FORGOTTEN_AFTER_MS) return forgetCopied(username);
    isRunning.current = true;
    const isAnswered = await renew(username);
    isRunning.current = false;
    // What did not reach the server is asked again at the next look.
    if (isAnswered) noteRenewed(username);
  };
  useInterval(() => void look(), LOOKS_EVERY_MS, { autoInvoke: true });
  return null;
}

/** Takes all of it again; false when the server was not reached. */
async function renew(username: string): Promise<boolean> {
  const kept = copiedBy(username);
  const lost: LeftOut[] = [];
  try {
    for (let at = 0; at < kept.length; at += CLAIMED_AT_ONCE) {
      const ids = kept.slice(at, at + CLAIMED_AT_ONCE);
      const { left_out } = await call('POST /api/console/claims/many', { body: { queue: 'cash_out', ids } });
      lost.push(...left_out);
    }
    return true;
  } catch (error) {
    return error instanceof Refused;
  } finally {
    // A part of them may have been answered.
    const ids = lost.map((it) => it.id);
    dropCopied(username, ids);
    for (const message of lostSentences(lost, username)) notifications.show({ message, color: 'red', autoClose: false });
    if (ids.length > 0) void refresh([QUEUES.cash_out.list]);
  }
}

/** What an operator is told of what they copied and have no more: nothing of what they decided, and one sentence for all that is alike. */
function lostSentences(lost: readonly LeftOut[], username: string): string[] {
  const alike = new Map<string, LeftOut[]>();
  for (const it of lost.filter(({ decided_by }) => decided_by !== username)) {
    const key = [it.claimed_by, it.state, it.decided_by].join(' ');
    alike.set(key, [...(alike.get(key) ?? []), it]);
  }
  return [...alike.values()].map(sentenceOfLost);
}

function sentenceOfLost(lost: readonly LeftOut[]): string {
  const numbers = lost.map(({ id }) => `#${id}`).join(', ');
  const [{ claimed_by, state, decided_by } = { claimed_by: null, state: null, decided_by: null }] = lost;
  return claimed_by === null
    ? `Of your list: ${numbers} ${say(state ?? 'decided')} by ${decided_by ?? '?'}. Send no money for it; if you have sent it, tell them now.`
    : `Of your list: ${claimed_by} works on ${numbers} now. Send no money for it; if you have sent it, tell them now.`;
}
