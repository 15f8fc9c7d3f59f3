import type { Config } from './settings.ts';
import { newToken, tokenHash } from './tokens.ts';

type Mode = Pick<Config, 'NODE_ENV'>;

const KEPT_S = 400 * 86_400;

/** A device as the database knows it, and the header that makes the device keep its name. */
export type Device = { hash: Buffer; cookie: string };

/** The device that a request names in its cookie; null when it names none. */
export function deviceNamed(config: Mode, cookies: string | undefined): string | null {
  const wanted = `${cookieOf(config)}=`;
  const found = (cookies ?? '').split(/;\s*/).find((it) => it.startsWith(wanted));
  return /^[\w-]{43}$/.exec(found?.slice(wanted.length) ?? '')?.[0] ?? null;
}

/**
 * The device of a caller, with a name of its own from now on. The name opens nothing: it tells a device from which the owner of an account
 * has logged in before, so that others' wrong tries and texts do not stand in their way. No script can read it, and where it goes over TLS only
 * no neighbour's host can set it.
 */
export function deviceOf(config: Mode, name: string | null): Device {
  const token = name ?? newToken().token;
  const attributes = `Max-Age=${KEPT_S}; HttpOnly; SameSite=Lax`;
  const where = config.NODE_ENV === 'production' ? 'Path=/; Secure' : 'Path=/api';
  return { hash: tokenHash(token), cookie: `${cookieOf(config)}=${token}; ${where}; ${attributes}` };
}

/** A browser takes a cookie of such a name only over TLS, for this host alone and for all of it. */
function cookieOf({ NODE_ENV }: Mode): string {
  return NODE_ENV === 'production' ? '__Host-device' : 'device';
}
