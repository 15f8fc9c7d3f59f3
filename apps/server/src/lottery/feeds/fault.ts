import type { z } from 'zod';

/** Why a feed's answer is of no use; each is the kind of an alert. */
type FaultKind = 'feed_silent' | 'feed_too_slow' | 'feed_too_large' | 'feed_unreadable';

/** An answer of a feed that is of no use. `body` is what was received, when it is worth keeping. */
export class FeedFault extends Error {
  readonly kind: FaultKind;
  readonly body: string | null;
  constructor(kind: FaultKind, message: string, body: string | null = null) {
    super(message);
    this.kind = kind;
    this.body = body;
  }
}

/** Reads a message in its shape. Throws `feed_unreadable` with the body for a page, a cut message or another shape. */
export function readMessage<T>(shape: z.ZodType<T>, body: string): T {
  let said: unknown;
  try {
    said = JSON.parse(body, (_key, value) => (typeof value === 'string' ? storable(value) : value));
  } catch {
    throw new FeedFault('feed_unreadable', 'the answer is not JSON', body);
  }
  const parsed = shape.safeParse(said);
  if (!parsed.success) {
    const where = parsed.error.issues[0]?.path.join('.') ?? '';
    throw new FeedFault('feed_unreadable', `the answer has not its shape${where === '' ? '' : `, at ${where}`}`, body);
  }
  return parsed.data;
}

/** The text as the database can hold it: without the letter zero, and with whole letters only. */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}
