import type { CallName } from '@shwekan/contract';
import { pageLanguage } from '@shwekan/phrases/languages';
import { type Caller, type CallOptions, createCaller, createServerClock, Refused } from '@shwekan/ui';
import { pauseForBusy } from './busy-server.ts';
import { isAway } from './presence.ts';
import { askProof } from './proof.ts';
import { language, say } from './say.tsx';
import { noteEnded, sessionNumber } from './session.ts';

/** What is sent with a call, the technical parts aside. */
export type CallInput<N extends CallName> = Omit<CallOptions<N>, 'key' | 'signal'>;

/** The same with the key of a call that moves money: it is sent as often as somebody presses, and moves it once. */
export type ActionInput<N extends CallName> = CallInput<N> & { key?: string };

/** The product's clock, as the answers of the server tell it. */
export const clock = createServerClock();

/** Calls the server once, and again while it is busy, which the screen says as long. */
const asked: Caller = async (name, sent) => {
  const { pause, end } = pauseForBusy(sent?.signal);
  const ask = createCaller({
    language: () => pageLanguage[language],
    headers: (): Record<string, string> => (isAway() ? { 'X-Away': '1' } : {}),
    clock,
    pause,
  });
  return ask(name, sent).finally(end);
};

/**
 * Calls the server as the operator who is logged in. Where the session has ended, the shell asks for the password. Where the server wants to know
 * whether it is still them, the shell asks, and the call is made again.
 */
export const call: Caller = async (name, sent) => {
  const session = sessionNumber();
  try {
    return await asked(name, sent).catch(async (error) => {
      if (!(error instanceof Refused && error.code === 'proof_needed' && (await askProof()))) throw error;
      // It did nothing before, and is what it was.
      return asked(name, sent);
    });
  } catch (error) {
    if (isSessionEnd(error) && session === sessionNumber()) noteEnded();
    throw error;
  }
};

/** Whether a call was refused because there is no session: the shell itself says so. */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof Refused && (error.code === 'session_expired' || error.code === 'login_needed');
}

/** The sentence to show for whatever a call threw. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Refused)) return 'The server was not reached. Please try again.';
  if (error.code === 'already_decided') return decidedBy(error) ?? error.message;
  // A field whose sentence is the refusal itself has nothing to add, but where the sentence only says that some field is wrong.
  const more = Object.entries(error.errors).filter(([, sentence]) => error.code === 'malformed' || sentence !== error.message);
  const fields = more.map(([field, sentence]) => `${field.replaceAll('_', ' ')}: ${sentence}`);
  return [error.message, ...fields].join(' ');
}

/** Who decided, where the server names them: it may be this operator, whose answer was lost. */
function decidedBy({ answer }: Refused): string | null {
  const { decided_by, state } = answer as { decided_by?: string; state?: string };
  return decided_by === undefined ? null : `This request is ${say(state ?? 'decided')} already, by ${decided_by}.`;
}
