import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const closed = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, bits, 'ipv4');
/** Of the newer addresses only the public ones are open: 2000::/3, and of them no tunnels, relays or examples. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  closed.addSubnet(net, bits, 'ipv6');

/** Whether an address belongs to the public network: not this machine, its neighbours, or what only leads there. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !closed.check(address, 'ipv4');
  return kind === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/**
 * Whether a phone's push address may be kept: https, without a login in it, and no name or number of this house's own network.
 * What its name leads to is checked again at every connection (`lookUpPublic`). `is_strict` is false in development only.
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

/** Finds a name's address for a connection, and refuses where any of them is not public: what is connected to is what was checked. */
export const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const first = found?.[0];
    if (error || !first) return done(error ?? new Error(`${hostname} has no address`), '', 4);
    if (found.some((it) => !isPublicAddress(it.address))) return done(new Error(`${hostname} is not on the public network`), '', 4);
    if (options.all) return done(null, found);
    done(null, first.address, first.family);
  });
};
