import { type Doors, isForConsole } from '@shwekan/contract/address';

/** What a client that is no browser sends with a session: a player's token in a header, an operator's in the cookie, as from the console's page. */
export function sessionHeaders(call: { path: string }, doors: Pick<Doors, 'console_url'>, token?: string | null): Record<string, string> {
  if (!isForConsole(call)) return token ? { Authorization: `Bearer ${token}` } : {};
  return { Origin: new URL(doors.console_url).origin, ...(token ? { Cookie: `operator=${token}` } : {}) };
}

/** The operator's token that an answer gives the browser to keep; null when it gives none. */
export function operatorTokenOf(headers: Headers): string | null {
  return /^operator=([^;]+)/.exec(headers.getSetCookie().find((it) => it.startsWith('operator=')) ?? '')?.[1] ?? null;
}
