import { newToken } from '../apps/server/src/platform/tokens.ts';
import type { BenchDatabase } from './database.ts';

/** A session for each player, as a login leaves it; nobody's password is looked at. Answers their tokens. */
export async function openSessions({ owner }: BenchDatabase, players: number[]): Promise<string[]> {
  const made = players.map((id) => ({ id, ...newToken() }));
  await owner.query(
    `insert into player_session (token_hash, player_id, expires_at)
     select x.hash, x.id, product_now() + interval '1 day' from unnest($1::bytea[], $2::bigint[]) as x(hash, id)`,
    [made.map((it) => it.hash), made.map((it) => it.id)],
  );
  return made.map((it) => it.token);
}
