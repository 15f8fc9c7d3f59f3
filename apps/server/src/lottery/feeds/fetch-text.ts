import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';

const TIMEOUT_MS = 4_000;
const BODY_MAX_BYTES = 1024 * 1024;

/**
 * Reads a text from a configured address within 4 s and 1 MB, following no redirect. With `public_only` (outside development) its
 * host must resolve to public addresses. Throws otherwise.
 */
export async function fetchText(url: URL, options: { public_only: boolean; method?: 'POST' }): Promise<string> {
  if (options.public_only) await mustBePublic(url.hostname);
  const answer = await fetch(url, {
    method: options.method ?? 'GET',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
    headers: { Accept: 'application/json' },
  });
  if (!answer.ok || answer.body === null) throw new Error(`${url.origin} answered ${answer.status}`);
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body) {
    length += part.byteLength;
    if (length > BODY_MAX_BYTES) throw new Error(`${url.origin} sent more than 1 MB`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

async function mustBePublic(hostname: string): Promise<void> {
  for (const { address } of await lookup(hostname, { all: true })) {
    if (PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) throw new Error(`${hostname} is not a public address`);
  }
}

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['::ffff:0:0', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');
