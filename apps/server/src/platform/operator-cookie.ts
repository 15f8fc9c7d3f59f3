import type { Config } from './settings.ts';

type Mode = Pick<Config, 'NODE_ENV'>;

/**
 * An operator's session as the browser keeps it: no script reads it, no other site's page makes the browser send it. Where it goes over
 * TLS only, its name says so to the browser, which then takes it from no neighbour's host either.
 */
export function operatorCookie(config: Mode, token: string): string {
  return `${nameOf(config)}=${token}; ${attributes(config)}`;
}

/** What makes the browser forget it. */
export function endedOperatorCookie(config: Mode): string {
  return `${nameOf(config)}=; ${attributes(config)}; Max-Age=0`;
}

/** The token that a request brings; null when it brings none. */
export function operatorTokenIn(config: Mode, cookies: string | undefined): string | null {
  const wanted = `${nameOf(config)}=`;
  const found = (cookies ?? '').split(/;\s*/).find((it) => it.startsWith(wanted));
  return /^\S{1,200}$/.exec(found?.slice(wanted.length) ?? '')?.[0] ?? null;
}

function nameOf({ NODE_ENV }: Mode): string {
  return NODE_ENV === 'production' ? '__Host-operator' : 'operator';
}

function attributes({ NODE_ENV }: Mode): string {
  return `Path=/; HttpOnly; SameSite=Strict${NODE_ENV === 'production' ? '; Secure' : ''}`;
}
