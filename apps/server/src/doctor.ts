import { FIRST_RUN } from '@shwekan/contract/first-run';
import pg from 'pg';
import { MADE_BY_DEMO, NOT_FOR_A_DEMO, ownerOfDatabase } from './demo/database-owner.ts';
import { type FirstRunStep, firstRun } from './first-run.ts';
import { refuseOldDatabase } from './old-database.ts';
import { examineSettings } from './platform/config.ts';
import type { Queryable } from './platform/db.ts';
import { LOGIN_ROLES } from './platform/logins.ts';
import { readSecretFiles } from './platform/secret-files.ts';
import type { Config } from './platform/settings.ts';
import { standbysUrl } from './platform/standbys.ts';
import { SEARCH_PATH } from './schema-files.ts';

// The queries stand here and not in a .sql twin: they fit any database, also one without a schema.

/** `wrong`: what stops a start. `left`: what a house still has to do before players can pay in and bet. `advised`: what it would do well to have. */
type Examined = { wrong: string[]; left: string[]; advised?: string[] };

const POSTGRES_OLDEST = 150_000;
const CONNECT_PATIENCE_MS = 5000;

/**
 * Looks at a machine's settings and at its database, as its owner (DATABASE_URL), and names everything that is wrong at once.
 * Writes nothing; fits a database without a schema. The start asks this before it migrates, `npm run doctor` at any time.
 */
async function examine(env: NodeJS.ProcessEnv): Promise<Examined> {
  const { config, wrong } = examineSettings(env);
  const is_demo = config === null ? /^(1|true|yes|on|y|enabled)$/i.test(env['DEMO'] ?? '') : config.DEMO;
  if (!env['DATABASE_URL']) return { wrong: [...wrong, 'DATABASE_URL: not set'], left: [] };
  const client = new pg.Client({ connectionString: env['DATABASE_URL'], connectionTimeoutMillis: CONNECT_PATIENCE_MS });
  client.on('error', () => undefined); // The query under way fails with the same news.
  try {
    await client.connect();
    await client.query(`set search_path = ${SEARCH_PATH}`); // Before the start said so, in a database that was put back.
    const db: Queryable = { query: async (text, values) => ({ rows: (await client.query(text, values)).rows, rowCount: 0 }) };
    const database = await examineDatabase(db, is_demo, config);
    const rights = await examineOwner(db);
    return { ...database, wrong: [...wrong, ...rights, ...database.wrong] };
  } catch (error) {
    return { wrong: [...wrong, `DATABASE_URL: ${(error as Error).message || String(error)}`], left: [] };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The owner must be able to make what the schema makes. */
async function examineOwner(db: Queryable): Promise<string[]> {
  const { rows } = await db.query(
    `select current_setting('server_version_num')::int as version, current_setting('server_version') as shown, r.rolname as role, current_database() as database,
       r.rolsuper or r.rolcreaterole as makes_roles, r.rolsuper or pg_has_role(d.datdba, 'usage') as owns, has_database_privilege(d.oid, 'create') as makes_schemas
     from pg_roles r, pg_database d where r.rolname = current_user and d.datname = current_database()`,
  );
  const { version, shown, role, database, makes_roles, owns, makes_schemas } = rows[0];
  return [
    ...(version < POSTGRES_OLDEST ? [`DATABASE_URL: PostgreSQL 15 or newer is needed, this is ${shown}`] : []),
    ...(makes_roles ? [] : [`DATABASE_URL: ${role} may not make the server's logins: alter role "${role}" createrole`]),
    ...(owns ? [] : [`DATABASE_URL: ${role} does not own the database: alter database "${database}" owner to "${role}"`]),
    ...(makes_schemas ? [] : [`DATABASE_URL: ${role} may not make schemas: grant create on database "${database}" to "${role}"`]),
  ];
}

/** A house with standbys loses what it has acknowledged where a commit waits for none of them. */
export async function examineStandbys(db: Queryable): Promise<Pick<Examined, 'wrong' | 'advised'>> {
  const { rows } = await db.query(
    `select current_setting('synchronous_standby_names') as names, (select count(*)::int from pg_stat_replication) as standby_count,
       array(select current_setting('synchronous_commit') union
         select split_part(c, '=', 2) from pg_db_role_setting s, unnest(s.setconfig) c
         where c like 'synchronous_commit=%' and s.setdatabase in (0, (select oid from pg_database where datname = current_database()))
           and (s.setrole = 0 or s.setrole = any (array(select oid from pg_roles where rolname = any ($1))))) as commits`,
    [Object.values(LOGIN_ROLES)],
  );
  const { names, standby_count, commits } = rows[0] as { names: string; standby_count: number; commits: string[] };
  const waits = `synchronous_standby_names = 'ANY 1 (...)'`;
  if (names === '')
    return standby_count === 0
      ? { wrong: [] }
      : {
          wrong: [],
          advised: [`Standbys follow, and no commit waits for one: a failover loses what was acknowledged last. Set ${waits}.`],
        };
  const lost = commits.filter((it) => ['off', 'local'].includes(it));
  return {
    wrong: lost.map(
      (it) => `synchronous_commit = ${it}: a commit waits for no standby, and a failover loses what was acknowledged: set it to on`,
    ),
    advised: standby_count === 0 ? [`Commits wait for a standby (${names}), and none is connected: nothing can be written.`] : [],
  };
}

/** Where reports read: at standbys that answer, where a house has some. */
export async function examineReports(db: Queryable, config: Pick<Config, 'APP_DATABASE_URL' | 'STANDBYS_HOST'> | null): Promise<string[]> {
  const url = config && standbysUrl(config);
  if (config === null || url === null) {
    const { rows } = await db.query('select count(*)::int as standby_count from pg_stat_replication');
    return rows[0].standby_count === 0
      ? []
      : ['Standbys follow, and reports are read at the one that leads: set STANDBYS_HOST to where they answer.'];
  }
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_PATIENCE_MS });
  client.on('error', () => undefined); // As above.
  try {
    await client.connect();
    const { rows } = await client.query('select pg_is_in_recovery() as follows');
    return rows[0].follows ? [] : [`STANDBYS_HOST: ${config.STANDBYS_HOST} leads, and is no standby: reports are refused.`];
  } catch (error) {
    return [`STANDBYS_HOST: ${(error as Error).message || String(error)}: reports are refused until a standby answers there.`];
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function examineDatabase(db: Queryable, is_demo: boolean, config: Config | null): Promise<Examined> {
  const refusal = await refuseOldDatabase(db);
  if (refusal !== null) return { wrong: [refusal], left: [] };
  if (is_demo) return examineDemo(db);
  const [house, standbys, reports] = [await examineHouse(db, config), await examineStandbys(db), await examineReports(db, config)];
  return {
    ...house,
    wrong: [...house.wrong, ...standbys.wrong],
    advised: [...(house.advised ?? []), ...(standbys.advised ?? []), ...reports],
  };
}

async function examineDemo(db: Queryable): Promise<Examined> {
  const whose = await ownerOfDatabase(db);
  return { wrong: whose === 'house' || whose === 'stranger' ? [NOT_FOR_A_DEMO[whose]] : [], left: [] };
}

async function examineHouse(db: Queryable, config: Config | null): Promise<Examined> {
  const whose = await ownerOfDatabase(db);
  if (whose === 'demo') return { wrong: [MADE_BY_DEMO], left: [] };
  if (whose === 'stranger') return { wrong: [NOT_FOR_A_DEMO.stranger], left: [] };
  const { rows: there } = await db.query(
    `select to_regclass('lottery.lottery') is not null and to_regclass('cash.payment_account') is not null as is_made`,
  );
  if (!there[0].is_made) return { wrong: [], left: ['The database has no schema yet: the start makes it.', NO_OWNER] };
  const steps = (await firstRun(db, config)).filter((it) => !it.is_done);
  const replayed = steps.find((it) => it.code === 'feeds')?.detail;
  return {
    wrong: replayed
      ? [`Lottery settings: ${replayed} believes the replay feed, which repeats old draws: choose another trusted feed, or none`]
      : [],
    left: steps.filter((it) => it.is_needed && it.code !== 'feeds').map(wordsOf),
    advised: steps.filter((it) => !it.is_needed).map(wordsOf),
  };
}

/** What is missing: the step as it would be when it is done, which ones, and where it is done. */
function wordsOf({ code, detail }: FirstRunStep): string {
  if (code === 'owner') return NO_OWNER;
  const { sentence, page } = FIRST_RUN[code];
  return `Missing: ${sentence}${detail === null ? '' : `: ${detail}`}${page === null ? '' : ` (console, ${page})`}`;
}

const NO_OWNER = 'There is no operator with the role owner: npm run operator -- NAME owner.';

const lines = (items: string[]) => items.map((it) => `  - ${it}\n`).join('');

/** Of secrets that come as files the files are read first: without them nothing else can be asked. */
async function examineWithFiles(): Promise<Examined> {
  try {
    return await examine(readSecretFiles(process.env));
  } catch (error) {
    return { wrong: [(error as Error).message], left: [] };
  }
}

/** As a program: all that was found, or with `--start` only what stops a start. Ends with 1 when something is wrong. */
async function main(): Promise<void> {
  const { wrong, left, advised = [] } = await examineWithFiles();
  if (wrong.length > 0) {
    process.stderr.write(`This may not start. What is wrong:\n${lines(wrong)}`);
    process.exitCode = 1;
  }
  if (process.argv.includes('--start')) return;
  if (wrong.length === 0) process.stdout.write('The settings and the database are right.\n');
  if (left.length > 0) process.stdout.write(`Left to do before players can pay in and bet:\n${lines(left)}`);
  if (advised.length > 0) process.stdout.write(`Advised:\n${lines(advised)}`);
}

if (import.meta.main) await main();
