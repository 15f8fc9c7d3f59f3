import { mayRead } from '@shwekan/contract/rights';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { me } from './operator.ts';
import { menuPageAt } from './paths.ts';
import { queries, type Reading } from './queries.ts';
import { hasEnded } from './session.ts';

/** Sends a visitor without a session to the log-in screen, which returns here; else waits until the operator is known. */
export async function demandSession(here: string): Promise<void> {
  // Another failure is shown by the shell, with a way to try again.
  if (!hasEnded()) await queries.ensureQueryData(me).catch(() => undefined);
  if (hasEnded()) throw redirect({ to: '/login', search: { to: here } });
}

/** What a page that the roles do not show says to the router. */
export const NOT_ALLOWED = 'not_allowed';

/** Tells the router when the operator's roles do not show a page. One beneath a page of the menu is for the same operators. */
export function refusePage(path: string): void {
  const operator = queries.getQueryData(me.queryKey);
  const page = menuPageAt(path);
  if (operator && page && !mayRead(operator.data.roles, page.may)) throw notFound({ data: NOT_ALLOWED });
}

/** Starts reading what a page needs. It never fails: the page itself shows what went wrong. */
export function startReading(needs: Reading | undefined): void {
  if (needs) void queries.prefetchQuery(needs as FetchQueryOptions);
}
