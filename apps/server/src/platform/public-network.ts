import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Of the newer addresses only these are given out to anybody (IANA, RFC 4291): all others are closed, whatever they become. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address belongs to the public network: not this machine, its neighbours, a tunnel, a relay or an example, also
 * when written as the newer kind of an older address. False for what is no address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL_UNICAST);
}

/** Finds a name's address for a connection, and refuses where any of them is not public: what is connected to is what was checked. */
export const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const first = found?.[0];
    if (error || !first) return done(error ?? new Error(`${hostname} has no address`), '', 4);
    if (found.some((it) => !isPublicAddress(it.address))) return done(new NotPublic(hostname), '', 4);
    if (options.all) return done(null, found);
    done(null, first.address, first.family);
  });
};

/** A name or an address that leads into a network of our own, or nowhere. */
export class NotPublic extends Error {
  constructor(host: string) {
    super(`${host} is not a public address`);
  }
}
