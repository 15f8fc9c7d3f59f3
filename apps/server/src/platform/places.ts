import ipaddr from 'ipaddr.js';

/** Where a caller is, as limits count it: the place is one machine or household, the network its neighbours. */
export type Place = { place: string; network: string };

const PLACE_BITS_6 = 64;
const NETWORK_BITS = { ipv4: 24, ipv6: 48 } as const;

/**
 * The place of an address. IPv4: the address, and its /24. IPv6: a provider gives each customer a /64 at least, so that is the place, and
 * its /48 the network. What is no address is a place of its own.
 */
export function placeOf(address: string): Place {
  if (!ipaddr.isValid(address)) return { place: address, network: address };
  // ::ffff:10.0.0.1 is 10.0.0.1.
  const parsed = ipaddr.process(address);
  const kind = parsed.kind();
  const network = cut(parsed, NETWORK_BITS[kind]);
  return { place: kind === 'ipv4' ? parsed.toString() : cut(parsed, PLACE_BITS_6), network };
}

function cut(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const bytes = address.toByteArray().map((byte, at) => (at < bits / 8 ? byte : 0));
  return `${ipaddr.fromByteArray(bytes)}/${bits}`;
}
