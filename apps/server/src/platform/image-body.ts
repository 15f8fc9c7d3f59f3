import multipart from '@fastify/multipart';
import { type Endpoint, imageTypes } from '@shwekan/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** The most that is read of an image. */
const IMAGE_MAX_BYTES = 6 * 1024 * 1024;

/** Teaches a part of the door to read images: only the calls in it take them, all others go on to refuse their content types. */
export async function takeImages(door: FastifyInstance): Promise<void> {
  await door.register(multipart, { throwFileSizeLimit: true });
  door.addContentTypeParser([...imageTypes], { parseAs: 'buffer', bodyLimit: IMAGE_MAX_BYTES }, (_request, body, done) => done(null, body));
}

/** The image a call came with, or null. Throws what the door answers as `body_too_large`, `malformed` or `media_type_not_supported`. */
export async function imageOf(endpoint: Endpoint, request: FastifyRequest): Promise<Buffer | null> {
  if (endpoint.image === undefined) return null;
  const isRaw = Buffer.isBuffer(request.body);
  if (endpoint.image === 'raw' ? request.isMultipart() : isRaw) throw new Refusal('media_type_not_supported');
  if (isRaw) return request.body as Buffer;
  return request.isMultipart() ? fieldOf(request) : null;
}

async function fieldOf(request: FastifyRequest): Promise<Buffer | null> {
  const limits = { fileSize: IMAGE_MAX_BYTES, files: 1, fields: 4, parts: 5, fieldSize: 1000 };
  let image: Buffer | null = null;
  try {
    // Every part is read to its end: a form whose rest is left unread never comes to its answer.
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const sent = await part.toBuffer();
        if (part.fieldname === 'image') image = sent;
      }
    }
  } catch (error) {
    // A form that stops in the middle is known to its reader only, not to the door.
    throw (error as { statusCode?: number }).statusCode === undefined ? new Refusal('malformed') : error;
  }
  return image;
}
