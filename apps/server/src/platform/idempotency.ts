import { hash } from 'node:crypto';
import type { Tx } from './db.ts';
import { Refusal } from './refusal.ts';

/** Names one money call of one caller: the same key with the same body is the same call. */
export type IdempotencyKey = { owner: string; call: string; key: string; body_hash: string };

/** The hash by which a repeated body is known. */
export function bodyHash(body: unknown): string {
  return hash('sha256', JSON.stringify(body ?? null), 'base64url');
}

/**
 * Does the work once per key and answers the first answer again. The answer is written in the work's own transaction:
 * either both exist or neither. While another connection works on the same key this waits for it, `key_running` after the
 * lock time-out. Refused work leaves nothing behind, so the same key may be tried again. Without a key it just works.
 */
export async function once<T extends object>(
  tx: Tx,
  key: IdempotencyKey | null,
  work: () => Promise<T>,
): Promise<{ reply: T; replayed: boolean }> {
  if (key === null) return { reply: await work(), replayed: false };
  const at = [key.owner, key.call, key.key];
  const claimed = await tx
    .query('insert into given_answer (owner, call, key, body_hash) values ($1, $2, $3, $4) on conflict do nothing', [...at, key.body_hash])
    .catch((error: unknown) => {
      if ((error as { code?: string }).code === '55P03') throw new Refusal('key_running');
      throw error;
    });
  if (claimed.rowCount === 0) {
    // Locked, so that this transaction writes: its commit waits until a standby has all that was there before, also a first answer
    // whose own wait somebody ended.
    const known = await tx.query(
      'select body_hash, reply from given_answer where owner = $1 and call = $2 and key = $3 for no key update',
      at,
    );
    if (known.rows[0].body_hash !== key.body_hash) throw new Refusal('key_reused');
    return { reply: known.rows[0].reply as T, replayed: true };
  }
  const reply = await work();
  await tx.query('update given_answer set reply = $4 where owner = $1 and call = $2 and key = $3', [...at, JSON.stringify(reply)]);
  return { reply, replayed: false };
}
