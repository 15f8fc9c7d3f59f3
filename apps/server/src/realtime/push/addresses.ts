import { isIP } from 'node:net';
import { isPublicAddress } from '../../platform/public-network.ts';

/**
 * Whether a phone's push address may be kept: https, without a login in it, and no name or number of this house's own network.
 * What its name leads to is checked again at every connection (`platform/outside.ts`). `is_strict` is false in development only.
 */
export function isPushAddress(address: string, is_strict: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, hostname } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (!is_strict) return protocol === 'https:' || protocol === 'http:';
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:') return false;
  return isIP(host) === 0 ? host.includes('.') && !/\.(local|localhost|internal|lan|home|arpa)\.?$/.test(host) : isPublicAddress(host);
}
