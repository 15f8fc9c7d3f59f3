import { redirect } from '@tanstack/react-router';
import { mayDo, me } from './operator.ts';
import { PAGES, type PagePath } from './paths.ts';
import { queries } from './queries.ts';
import { token } from './session.ts';

/** The operator's roles do not show this page. */
export class NotAllowed extends Error {}

/** Sends whoever is not logged in to the log-in screen, which returns here; else waits until the operator is known. */
export async function demandSession(here: string): Promise<void> {
  if (token() === null) throw redirect({ to: '/login', search: { to: here } });
  // A failure is shown by the shell, with a way to try again.
  await queries.ensureQueryData(me).catch(() => undefined);
}

/** Throws `NotAllowed` when the operator's roles do not show this page. */
export function demandPage(path: PagePath): void {
  const operator = queries.getQueryData(me.queryKey);
  const page = PAGES.find((it) => it.path === path);
  if (operator && page && !mayDo(operator.data.roles, page.may)) throw new NotAllowed();
}
