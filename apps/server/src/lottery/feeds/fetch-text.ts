import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import { FeedFault } from './fault.ts';

const TIMEOUT_MS = 4_000;
const BODY_MAX_BYTES = 1024 * 1024;

/**
 * Reads a text from a configured address within 4 s and 1 MB, following no redirect. With `public_only` (outside development) the
 * connection itself is refused to an address that is not public, so that a name cannot change its address after it was looked at.
 * Throws a `FeedFault` otherwise.
 */
export async function fetchText(url: URL, options: { public_only: boolean; method?: 'POST' }): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (options.public_only && isIP(host) !== 0) mustBePublic(host, host);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await ask(url, { method: options.method ?? 'GET', signal, ...(options.public_only ? { lookup: lookupPublic } : {}) });
  } catch (error) {
    if (error instanceof FeedFault) throw error;
    if (signal.aborted) throw new FeedFault('feed_too_slow', `${url.origin} did not answer in full within the timeout of ${TIMEOUT_MS} ms`);
    throw new FeedFault('feed_silent', `${url.origin}: ${(error as Error).message}`);
  }
}

type Asked = { method: string; signal: AbortSignal; lookup?: LookupFunction };

function ask(url: URL, asked: Asked): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const sent = request(url, { ...asked, headers: { Accept: 'application/json', 'Content-Length': 0 } }, (answer) => {
    if (answer.statusCode !== 200) {
      sent.destroy(new FeedFault('feed_silent', `${url.origin} answered ${answer.statusCode}`));
      return;
    }
    const parts: Buffer[] = [];
    let length = 0;
    answer.on('data', (part: Buffer) => {
      length += part.byteLength;
      parts.push(part);
      if (length > BODY_MAX_BYTES) sent.destroy(new FeedFault('feed_too_large', `${url.origin} sent more than 1 MB`));
    });
    answer.on('end', () => resolve(Buffer.concat(parts).toString('utf8')));
    answer.on('error', reject);
    answer.on('close', () => reject(new Error('the connection was cut')));
  });
  sent.on('error', reject);
  sent.end();
  return promise;
}

const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    try {
      for (const { address } of addresses) mustBePublic(hostname, address);
    } catch (refusal) {
      return done(refusal as Error, '');
    }
    const [first] = addresses;
    if (options.all || first === undefined) return done(null, addresses);
    done(null, first.address, first.family);
  });
};

function mustBePublic(hostname: string, address: string): void {
  if (PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) throw new FeedFault('feed_silent', `${hostname} is not a public address`);
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
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');
