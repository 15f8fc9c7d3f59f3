import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/**
 * Refuses what would change something and does not come from a page of this very door. A neighbour of the same site, such as the
 * players' app, is another origin: the cookie's SameSite alone would let it in. Browsers name the page's origin with every such request.
 */
export function refuseForeign({ method, headers, host }: Pick<FastifyRequest, 'method' | 'headers' | 'host'>): void {
  if (method === 'GET' || method === 'HEAD') return;
  if (headers.origin === undefined || !URL.canParse(headers.origin) || new URL(headers.origin).host !== host)
    throw new Refusal('foreign_origin');
}
