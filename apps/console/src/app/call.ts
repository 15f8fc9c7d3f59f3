import type { CallName } from '@shwekan/contract';
import { type Caller, type CallOptions, createCaller, createServerClock, Refused } from '@shwekan/ui';
import { setToken, token } from './session.ts';

/** What is sent with a call, the technical parts aside. */
export type CallInput<N extends CallName> = Omit<CallOptions<N>, 'key' | 'signal'>;

/** The product's clock, as the answers of the server tell it. */
export const clock = createServerClock();

/** Calls the server as the operator who is logged in. A 401 ends the session; the shell then asks for the password. */
export const call: Caller = createCaller({
  token,
  language: () => 'en',
  clock,
  refused: (refused, sent_token) => {
    if (refused.status === 401 && token() === sent_token) setToken(null);
  },
});

/** Whether a call was refused because the session has ended: the shell itself says so. */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof Refused && error.status === 401;
}

/** The sentence to show for whatever a call threw. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Refused)) return 'The server was not reached. Please try again.';
  // A field whose sentence is the refusal itself has nothing to add, but where the sentence only says that some field is wrong.
  const more = Object.entries(error.errors).filter(([, sentence]) => error.code === 'malformed' || sentence !== error.message);
  const fields = more.map(([field, sentence]) => `${field.replaceAll('_', ' ')}: ${sentence}`);
  return [error.message, ...fields].join(' ');
}
