import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

type Encoding = 'br' | 'gzip';

/** A text that many are sent, compressed once for all of them when the first one asks. */
export type Compressed = { text: Buffer; as(encoding: Encoding): Promise<Buffer> };

/** Makes a text that is compressed once; smaller than `least` bytes it is sent as it is. */
export function compressed(text: Buffer, { quality, least = 0 }: { quality: number; least?: number }): Compressed {
  const made = new Map<Encoding, Promise<Buffer>>();
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  return {
    text,
    as(encoding) {
      if (text.length < least) return Promise.resolve(text);
      const known = made.get(encoding) ?? (encoding === 'br' ? toBrotli(text, { params }) : toGzip(text));
      made.set(encoding, known);
      return known;
    },
  };
}

/** Sends it in the smallest way that the caller takes. */
export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, it: Compressed): Promise<FastifyReply> {
  const encoding = encodingFor(request);
  const sent = encoding === null ? it.text : await it.as(encoding);
  if (encoding !== null && sent !== it.text) reply.header('Content-Encoding', encoding);
  return reply.send(sent);
}

/** Smaller than this an answer hardly gets. */
export const COMPRESSED_FROM_BYTES = 1024;
/** For what is compressed for one caller alone: much of what is to be gained, in little time. */
const QUALITY_FOR_ONE = 4;

/** Compresses a door's answers of the API that nobody shares. */
export function compressAnswers(door: FastifyInstance): void {
  door.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < COMPRESSED_FROM_BYTES || reply.hasHeader('Content-Encoding')) return payload;
    if (!String(reply.getHeader('Content-Type')).startsWith('application/json')) return payload;
    const encoding = encodingFor(request);
    if (encoding === null) return payload;
    reply.header('Content-Encoding', encoding).removeHeader('Content-Length');
    reply.header('Vary', [reply.getHeader('Vary') ?? [], 'Accept-Encoding'].flat().join(', '));
    return compressed(Buffer.from(payload), { quality: QUALITY_FOR_ONE }).as(encoding);
  });
}

function encodingFor({ headers }: FastifyRequest): Encoding | null {
  const takes = String(headers['accept-encoding'] ?? '');
  return /\bbr\b/.test(takes) ? 'br' : /\bgzip\b/.test(takes) ? 'gzip' : null;
}
