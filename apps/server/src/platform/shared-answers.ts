import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COMPRESSED_FROM_BYTES, type Compressed, compressed, sendCompressed } from './compressed.ts';

/** So old a shared answer gets at most, counted from when it began to be worked out. */
const KEPT_MS = 500;
const KEPT_COUNT_MAX = 500;
const NOT_KEPT = 'no-cache';
const BROTLI_QUALITY = 5;

/** An answer that is the same for all who ask the same. */
type SharedAnswer = {
  body: Compressed;
  etag: string /** The product's time in it, and when that was by the process's own clock. */;
  now_ms: number | null;
  made_ms: number;
};

/** Says that an answer changes by itself, and in how long: nobody is given it after that. */
export type KeepAtMost = (ms: number) => void;
/** How an answer is worked out. */
type SharedWork = (keepAtMost: KeepAtMost) => Promise<unknown>;

/** The answers of this process that are the same for all who ask the same. */
export type SharedAnswers = {
  /** Gives what is known or under way and not too old, else what the work comes to. `is_anew`: whoever asks wants none from before. */
  answer(key: string, is_anew: boolean, work: SharedWork): Promise<SharedAnswer>;
  /** Something changed: nobody who asks from now on is given an answer of before. */
  drop(): void;
};

/** Opens the shared answers of a process. What fails is kept for nobody. Each is kept for so long, and so many of them; `asked` is told of each question. */
export function openSharedAnswers({ kept_ms = KEPT_MS, count_max = KEPT_COUNT_MAX, asked = () => {} } = {}): SharedAnswers {
  const kept = new Map<string, { until_ms: number; answer: Promise<SharedAnswer> }>();
  const makeRoom = (now_ms: number) => {
    if (kept.size < count_max) return;
    for (const [key, { until_ms }] of kept) if (until_ms <= now_ms) kept.delete(key);
    if (kept.size >= count_max) kept.clear();
  };
  return {
    async answer(key, is_anew, work) {
      asked();
      const began_ms = performance.now();
      const known = kept.get(key);
      if (known !== undefined && !is_anew && began_ms < known.until_ms) {
        const answer = await known.answer;
        // While it was worked out it came to light that it holds for less long than until now.
        return began_ms < known.until_ms ? answer : this.answer(key, is_anew, work);
      }
      makeRoom(began_ms);
      const one = { until_ms: began_ms + kept_ms, answer: Promise.resolve(null as never as SharedAnswer) };
      const keepAtMost = (ms: number) => {
        one.until_ms = Math.min(one.until_ms, began_ms + ms);
      };
      one.answer = work(keepAtMost).then(answerOf);
      kept.set(key, one);
      one.answer.catch(() => {
        if (kept.get(key) === one) kept.delete(key);
      });
      return one.answer;
    },
    drop: () => kept.clear(),
  };
}

/** Whether a caller says that nothing may be from before it asked: who has changed something and looks. */
export function asksAnew({ headers }: FastifyRequest): boolean {
  return /\bno-cache\b/.test(headers['cache-control'] ?? '');
}

/**
 * Sends a shared answer, or only that it is what the caller has already. The product's time stands in a header: an answer that is kept, here or
 * on the phone, carries that of when it was worked out. `cached` says for how long others may keep it.
 */
export async function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  it: SharedAnswer,
  cached: string = NOT_KEPT,
): Promise<FastifyReply> {
  reply.header('Cache-Control', cached).header('Vary', 'Accept-Language, Accept-Encoding').header('ETag', it.etag);
  if (it.now_ms !== null) reply.header('X-Now', new Date(it.now_ms + performance.now() - it.made_ms).toISOString());
  const has = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
  // Who knows the time by the body alone would read an old one in what it has.
  const may_have = it.now_ms === null || request.headers['x-now'] === 'read';
  if (request.method === 'GET' && may_have && has?.includes(it.etag)) return reply.status(304).send();
  return sendCompressed(request, reply.type('application/json; charset=utf-8'), it.body);
}

function answerOf(answered: unknown): SharedAnswer {
  const made_ms = performance.now();
  const now = nowOf(answered);
  const text = Buffer.from(JSON.stringify(answered));
  // The time of the answer is not what it says: two that differ in nothing else are the same.
  const said = now === null ? text : text.toString().replace(`"now":${JSON.stringify(now)}`, '');
  const etag = `W/"${createHash('sha256').update(said).digest('base64url').slice(0, 22)}"`;
  const now_ms = now === null ? null : Date.parse(now);
  return { body: compressed(text, { quality: BROTLI_QUALITY, least: COMPRESSED_FROM_BYTES }), etag, now_ms, made_ms };
}

/** The time that an answer about time carries. */
function nowOf(answered: unknown): string | null {
  const { now, data } = answered as { now?: unknown; data?: { now?: unknown } | null };
  const told = now ?? data?.now;
  return typeof told === 'string' ? told : null;
}
