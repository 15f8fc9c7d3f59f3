import { isIP } from 'node:net';
import { Agent, type Dispatcher, request as send } from 'undici';
import { isPublicAddress, lookUpPublic, NotPublic } from './public-network.ts';
import type { Config } from './settings.ts';

export type OutsideRequest = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string | Buffer };
/**
 * How far a request goes. `timeout_ms` counts for connection, headers and body together. An answer with more than `most_bytes`
 * is given up; at 0 only its head is read. `public` never connects to this machine or its network, whatever a name leads to.
 */
export type OutsideLimits = { timeout_ms: number; most_bytes: number; reach: Reach };
export type Reach = 'public' | 'any';
/** What asking an outside system came to. Of `unknown` nobody can say whether it was heard: it is a state, not an error. */
export type OutsideResult<T> = { outcome: 'done'; value: T } | { outcome: 'refused' | 'unknown'; error: string };
export type Fetched = { status: number; headers: Record<string, string | undefined>; bytes: Buffer };
/** Why nothing of use came. */
export type OutsideFault = 'too_slow' | 'too_large' | 'not_public' | 'silent';
type OutsideAnswer =
  | Extract<OutsideResult<Fetched>, { outcome: 'done' }>
  | { outcome: 'refused' | 'unknown'; why: OutsideFault; error: string };

const AGENTS: Record<Reach, Agent> = { public: new Agent({ connect: { lookup: lookUpPublic } }), any: new Agent() };

/** A house's server goes out to the public network only. The demo and development reach the sandbox beside them. */
export function reachOf(config: Pick<Config, 'NODE_ENV' | 'DEMO'>): Reach {
  return config.NODE_ENV === 'production' && !config.DEMO ? 'public' : 'any';
}

/**
 * Asks an address outside within its limits, following no redirect: the caller judges the status. It never throws. An error tells
 * the host and what happened, never the path, which may be a secret.
 */
export async function fetchOutside(url: URL, request: OutsideRequest, limits: OutsideLimits): Promise<OutsideAnswer> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (limits.reach === 'public' && isIP(host) !== 0 && !isPublicAddress(host)) return faultOf(url, limits, new NotPublic(host));
  const signal = AbortSignal.timeout(limits.timeout_ms);
  try {
    const { method = 'GET', headers = {}, body = null } = request;
    const answer = await send(url, { method, headers, body, signal, dispatcher: AGENTS[limits.reach] });
    const bytes = await bytesOf(answer.body, limits.most_bytes);
    return { outcome: 'done', value: { status: answer.statusCode, headers: single(answer.headers), bytes } };
  } catch (error) {
    return faultOf(url, limits, signal.aborted ? signal.reason : error);
  }
}

class TooLarge extends Error {}

async function bytesOf(body: Dispatcher.ResponseData['body'], most_bytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  if (most_bytes === 0) await body.dump();
  else
    for await (const part of body as AsyncIterable<Buffer>) {
      length += part.byteLength;
      // Leaving the loop ends the connection.
      if (length > most_bytes) throw new TooLarge();
      parts.push(part);
    }
  return Buffer.concat(parts);
}

/** Of a header that was sent twice the first counts. */
function single(headers: Dispatcher.ResponseData['headers']): Fetched['headers'] {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]));
}

function faultOf({ host }: URL, { timeout_ms, most_bytes }: OutsideLimits, error: unknown): OutsideAnswer {
  if (error instanceof NotPublic) return { outcome: 'refused', why: 'not_public', error: error.message };
  if (error instanceof TooLarge) return { outcome: 'refused', why: 'too_large', error: `${host} sent more than ${most_bytes} bytes` };
  const { name, code } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError') {
    return { outcome: 'unknown', why: 'too_slow', error: `${host} did not answer in full within the timeout of ${timeout_ms} ms` };
  }
  return { outcome: 'unknown', why: 'silent', error: `${host} cannot be reached${code === undefined ? '' : `: ${code}`}` };
}
