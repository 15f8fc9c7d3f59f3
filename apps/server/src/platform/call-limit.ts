import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

const WINDOW_MS = 60_000;

/** What a route's `config` says for so many calls a minute of each whom `countedBy` tells apart, else of each address. */
export function perMinute(
  max: number,
  countedBy: (request: FastifyRequest) => string | Promise<string> = ({ ip }) => ip,
): { rateLimit: RateLimitOptions } {
  return {
    rateLimit: {
      max,
      timeWindow: WINDOW_MS,
      keyGenerator: countedBy,
      errorResponseBuilder: () => new Refusal('too_many_requests', { retry_after_s: WINDOW_MS / 1000 }),
    },
  };
}
