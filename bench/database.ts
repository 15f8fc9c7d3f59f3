import pg from 'pg';
import { openHouse } from '../apps/server/src/demo/house.ts';
import { migrate } from '../apps/server/src/migrate.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { openDb } from '../apps/server/src/platform/db.ts';
import { makeLog } from '../apps/server/src/platform/log.ts';
import { loginsOf } from '../apps/server/src/platform/logins.ts';
import type { Config } from '../apps/server/src/platform/settings.ts';
import type { World } from '../apps/server/src/platform/world.ts';
import { MACHINE_SETTINGS } from '../apps/server/test/machine-settings.ts';
import { type Postgres, startTemporaryPostgres } from '../tools/postgres.ts';

/** Where a bench's database lies and what it is set to, when not where and as the product's is. */
export type PlaceOfDatabase = NonNullable<Parameters<typeof startTemporaryPostgres>[0]> & {
  /** One that runs already, in place of a temporary one. It ends with the work. */
  opened?: Postgres & { folder: string };
};

export type BenchDatabase = {
  url: string;
  /** PostgreSQL's own data directory. */
  folder: string;
  owner: pg.Pool;
  /** A world with a pool of connections, `pipeline` as the pools of bets and callbacks have it. */
  worldOf(pool_size: number, more?: { pipeline?: boolean }): World;
  configOf(more?: Record<string, string>): Config;
};

/** Runs a bench in an open house on a fresh PostgreSQL with the product's settings (every commit is on disk), gone afterwards, also when the bench is told to stop. */
export async function onDurableDatabase(work: (database: BenchDatabase) => Promise<void>, place: PlaceOfDatabase = {}): Promise<void> {
  const postgres = place.opened ?? (await startTemporaryPostgres({ durable: true, ...place }));
  const database = openBenchDatabase(postgres);
  const stop = () => void postgres.stop().finally(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  try {
    await migrate(postgres.url, loginsOf(postgres.url));
    await openHouse(postgres.url);
    await work(database);
  } finally {
    await database.end();
    await postgres.stop();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
  }
}

/** Opens a house's database for a bench. Who opens it ends it. */
export function openBenchDatabase({ url, folder }: { url: string; folder: string }): BenchDatabase & { end(): Promise<void> } {
  const worlds: World[] = [];
  const owner = new pg.Pool({ connectionString: url, max: 4 });
  owner.on('error', () => {}); // The cluster stops last, and says so to whoever is still there.
  const configOf = (more: Record<string, string> = {}) =>
    readConfig({
      NODE_ENV: 'test',
      ...loginsOf(url),
      ...MACHINE_SETTINGS,
      LOG_LEVEL: 'error',
      PORT: '0',
      CONSOLE_PORT: '0',
      ...more,
    });
  const worldOf: BenchDatabase['worldOf'] = (pool_size, more = {}) => {
    const log = makeLog('error');
    const config = configOf();
    const db = openDb({ url: config.APP_DATABASE_URL, size: pool_size, log, ...more });
    worlds.push({ config, db, log });
    return { config, db, log };
  };
  const end = async () => {
    await Promise.all(worlds.map((world) => world.db.end()));
    await owner.end();
  };
  return { url, folder, owner, worldOf, configOf, end };
}

/** Why players of a bench have their money; every other correction is one that operators made. */
export const BENCH_REASON = 'of a bench';

/** Makes players with purses and money, as if two operators had corrected their balances. Answers their ids. */
export async function makePlayers(
  database: BenchDatabase,
  count: number,
  balance_pya: number,
  kind: 'main' | 'game' = 'main',
): Promise<number[]> {
  await database.owner.query(
    `insert into player (user_code, name, phone, password_hash, birthday, referral_code)
     select 'u' || n, 'Player ' || n, '09' || lpad(n::text, 9, '0'), '-', '1990-01-01', 'r' || n from generate_series(1, $1::int) n`,
    [count],
  );
  await database.owner.query('select open_purses(id) from player');
  await database.owner.query(
    `insert into operator (username, roles) values ('bench', '{owner}'), ('bench-b', '{owner}') on conflict do nothing`,
  );
  const { rows: operators } = await database.owner.query(`select id from operator where username in ('bench', 'bench-b') order by id`);
  const [asks, confirms] = operators.map((it) => Number(it.id));
  await database.owner.query(
    `with done as (
       insert into deed (kind, subject, data, basis, words, state, asked_by, decided_by, decided_at)
       select 'adjustment', 'player:' || u.player_id, jsonb_build_object('player_id', u.player_id, 'purse', u.kind, 'amount_pya', $1::bigint, 'reason', '${BENCH_REASON}'),
         jsonb_build_object('purse', u.id, 'name', p.name, 'phone', p.phone), concat_ws(E'\\n', 'player:' || p.id, 'A balance of ' || p.name || ' is corrected', p.phone), 'done', $3, $4, product_now()
       from purse u join player p on p.id = u.player_id where u.kind = $2 returning id, data, basis
     )
     insert into adjustment (id, player_id, purse, amount_pya, reason, deed_id) overriding system value
     select (basis->>'purse')::bigint, (data->>'player_id')::bigint, $2::adjusted_purse, $1::bigint, '${BENCH_REASON}', id from done`,
    [balance_pya, kind, asks, confirms],
  );
  // Theirs are called as their purses; those of operators come after them.
  await database.owner.query(`select setval(pg_get_serial_sequence('adjustment', 'id'), (select max(id) + 1000 from purse))`);
  await database.owner.query(
    `select count(*) from (select array_agg('adjustment:' || id) as refs, array_agg(id) as purses from purse where kind = $2 group by id / 1000) x,
     lateral post(x.refs, array_fill('adjustment'::text, array[cardinality(x.refs)]), array_fill(-1::bigint, array[cardinality(x.refs)]),
       x.purses, array_fill($1::bigint, array[cardinality(x.refs)]), '{house_adjustment}', '{""}', $3)`,
    [balance_pya, kind, confirms],
  );
  const { rows } = await database.owner.query('select id from player order by id');
  await database.owner.query('vacuum analyze');
  return rows.map((row) => Number(row.id));
}
