import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Config } from './config.ts';
import { Refusal } from './refusal.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** A demo guards nothing, and must start without settings. */
const DEMO_KEY = Buffer.alloc(32, 'shwekan demo');

/**
 * Seals a secret with the key of the machine's settings (AES-256-GCM). `place` is where it is kept: moved elsewhere it does not
 * open. Refuses `secrets_key_missing` without a key.
 */
export function seal(config: Config, place: string, secret: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(config), nonce).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Opens what `seal` made. Throws for another key, another place or a changed byte. */
export function unseal(config: Config, place: string, sealed: Buffer): string {
  const open = createDecipheriv('aes-256-gcm', keyOf(config), sealed.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(place));
  open.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([open.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), open.final()]).toString('utf8');
}

function keyOf({ SECRETS_KEY, DEMO }: Config): Buffer {
  if (SECRETS_KEY !== undefined) return Buffer.from(SECRETS_KEY, 'base64');
  if (DEMO) return DEMO_KEY;
  throw new Refusal('secrets_key_missing');
}
