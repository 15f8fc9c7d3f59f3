import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Refusal } from './refusal.ts';
import type { Config } from './settings.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** A demo guards nothing, and must start without settings. */
const DEMO_KEY = Buffer.alloc(32, 'shwekan demo');

/**
 * Seals a secret with the key of the machine's settings (AES-256-GCM). `place` is where it is kept: moved elsewhere it does not
 * open. Refuses `secrets_key_missing` without a key.
 */
export function encrypt(config: Config, place: string, secret: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(config), nonce).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Opens what `seal` made. Throws for another key, another place or a changed byte. */
export function decrypt(config: Config, place: string, sealed: Buffer): string {
  const open = createDecipheriv('aes-256-gcm', keyOf(config), sealed.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(place));
  open.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([open.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), open.final()]).toString('utf8');
}

/**
 * The hash of something short, such as a code of six digits: the database alone does not give it away. `purpose` keeps the hashes
 * of one use from serving another. Refuses `secrets_key_missing` without a key.
 */
export function keyedHash(config: Config, purpose: string, text: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', keyOf(config), '', purpose, 32));
  return createHmac('sha256', key).update(text).digest();
}

function keyOf({ SECRETS_KEY, DEMO }: Config): Buffer {
  if (SECRETS_KEY !== undefined) return Buffer.from(SECRETS_KEY, 'base64');
  if (DEMO) return DEMO_KEY;
  throw new Refusal('secrets_key_missing');
}
