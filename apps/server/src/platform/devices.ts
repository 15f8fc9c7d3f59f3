import type { Config } from './settings.ts';
import { newToken, tokenHash } from './tokens.ts';

const COOKIE = 'device';
const KEPT_S = 400 * 86_400;

/** A device as the database knows it, and the header that makes the device keep its name. */
export type Device = { hash: Buffer; cookie: string };

/** The device that a request names in its cookie; null when it names none. */
export function deviceNamed(cookies: string | undefined): string | null {
  return /(?:^|;\s*)device=([\w-]{43})(?:;|$)/.exec(cookies ?? '')?.[1] ?? null;
}

/**
 * The device of a caller, with a name of its own from now on. The name opens nothing: it tells a device from which the owner of an account
 * has logged in before, so that others' wrong tries and texts do not stand in their way. No script can read it.
 */
export function deviceOf(config: Config, name: string | null): Device {
  const token = name ?? newToken().token;
  const secure = config.NODE_ENV === 'production' ? '; Secure' : '';
  return { hash: tokenHash(token), cookie: `${COOKIE}=${token}; Path=/api; Max-Age=${KEPT_S}; HttpOnly; SameSite=Lax${secure}` };
}
