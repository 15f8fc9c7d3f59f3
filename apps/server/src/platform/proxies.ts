import type { Config } from './settings.ts';

/**
 * Whom a door believes about the caller's address: as many proxies as the settings say stand before it, counted from the connection. A
 * caller may write what it likes into X-Forwarded-For; what our own proxies add comes after it.
 */
export function trustedProxies({ TRUST_PROXY }: Config): false | ((address: string, hop: number) => boolean) {
  return TRUST_PROXY === 0 ? false : (_address, hop) => hop < TRUST_PROXY;
}
