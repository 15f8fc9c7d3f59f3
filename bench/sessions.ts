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
  await countSessions({ owner });
  return made.map((it) => it.token);
}

/** Lets PostgreSQL count the sessions, as autovacuum does within a minute: a plan made before it looks at all of them. */
export async function countSessions({ owner }: Pick<BenchDatabase, 'owner'>): Promise<void> {
  await owner.query('analyze player_session');
}

/** A session of the owner who is called bench, as a log-in leaves it. Answers its cookie. */
export async function openOperator({ owner }: BenchDatabase): Promise<string> {
  const { token, hash } = newToken();
  await owner.query(`insert into operator (username, roles) values ('bench', '{owner}') on conflict do nothing`);
  await owner.query(
    `insert into operator_session (token_hash, operator_id, expires_at) select $1, id, product_now() + interval '1 day' from operator where username = 'bench'`,
    [hash],
  );
  // Outside demo mode nobody is let in without a second factor.
  await owner.query(
    `insert into operator_factor (operator_id, secret) select id, '\\x00' from operator where username = 'bench' on conflict do nothing`,
  );
  return `operator=${token}`;
}
