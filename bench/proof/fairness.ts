import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { audit, CHECKS, readBundle } from '../../apps/auditor/audit-bundle.mjs';
import { guardDatabase } from '../../apps/server/src/migrate.ts';
import { loginsOf } from '../../apps/server/src/platform/logins.ts';
import { writeBundle } from '../../apps/server/src/proof/write-bundle.ts';
import { PLAYED_MONTH, playMonth } from '../../apps/server/test/bundle-month.ts';
import { IN_THE_DATABASE } from '../../apps/server/test/database-manipulations.ts';
import { linesOf, openTables, readLogPem } from '../../apps/server/test/forgery.ts';
import { MANIPULATIONS } from '../../apps/server/test/manipulations.ts';
import setup from '../../tools/checks/test-database.ts';

// A month of a small house on a real server and database; its bundle has no finding. Then the books are manipulated, by who owns the database (all
// triggers off, and a new bundle made) and in the bundle itself, its log written and signed anew with the house's own key: each is found by the
// check that is named. `npm run proof -- fairness`.
const stop = await setup();
const files: string[] = [];
try {
  const world = await playMonth();
  const key = readLogPem(await readFile(join(String(world.server.world.config.LOG_KEY_DIR), 'key.pem'), 'utf8'));
  const clean = await bundleOf(world.database_url);
  const { tables, known } = await openTables(clean, world.witness_key);
  const untouched = await audit(linesOf(tables), known);
  if (untouched.findings.length > 0) throw new Error(`the untouched month has findings: ${JSON.stringify(untouched.findings)}`);
  for (const it of untouched.draws.filter(({ slips }) => slips > 0))
    print(
      `${it.lottery} ${it.section} (${it.state}): ${it.slips} slips, staked ${it.staked}, paid ${it.paid}, back ${it.back}, profit ${it.profit} pya`,
    );
  print(
    `untouched: ${untouched.draws.length} draws, ${untouched.purse_count} purses, ${Object.keys(CHECKS).length} checks, nothing found\n`,
  );

  const missed: string[] = [];
  const tell = (what: string, where: string, found_by: string, findings: { check: string }[]) => {
    const names = [...new Set(findings.map((it) => it.check))];
    const others = names.filter((it) => it !== found_by);
    if (!names.includes(found_by)) missed.push(what);
    print(
      `${names.includes(found_by) ? 'found ' : 'MISSED'} ${where.padEnd(8)} ${what.padEnd(88)} ${found_by}${others.length > 0 ? ` (also ${others.join(', ')})` : ''}`,
    );
  };
  for (const { what, found_by, forge } of MANIPULATIONS) {
    const forged = structuredClone(tables);
    forge({ tables: forged, key });
    tell(what, 'bundle', found_by, (await audit(linesOf(forged), known)).findings);
  }
  await world.server.stop();
  for (const { what, found_by, sql } of IN_THE_DATABASE) {
    const url = await copyOf(world.database_url, sql);
    tell(what, 'database', found_by, (await audit(readBundle(await bundleOf(url)), known)).findings);
  }
  const count = MANIPULATIONS.length + IN_THE_DATABASE.length;
  if (missed.length > 0) throw new Error(`${missed.length} of ${count} manipulations were not found: ${missed.join('; ')}`);
  print(`\nfairness: ${count} manipulations, each found by its check; an untouched month has no finding`);
} finally {
  await Promise.all(files.map((file) => rm(file, { force: true })));
  await stop();
}

async function bundleOf(database_url: string): Promise<string> {
  const file = join(tmpdir(), `fairness-${process.pid}-${files.length}.ndjson.gz`);
  files.push(file);
  await writeBundle(loginsOf(database_url).READER_DATABASE_URL, PLAYED_MONTH, file, true);
  return file;
}

/** A copy of a database that nobody is connected to, changed as only its owner can: with every trigger off. */
async function copyOf(database_url: string, sql: string): Promise<string> {
  const url = new URL(database_url);
  const from = url.pathname.slice(1);
  const to = `f_${files.length}_${process.pid}`;
  await asOwner(Object.assign(new URL(url), { pathname: '/postgres' }).href, [
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${from}'`,
    `create database ${to} template ${from} strategy file_copy`,
  ]);
  const copy = Object.assign(new URL(url), { pathname: `/${to}` }).href;
  await asOwner(copy, guardDatabase);
  await asOwner(copy, [`begin; set local session_replication_role = replica; ${sql}; commit`]);
  return copy;
}

async function asOwner(url: string, work: string[] | ((client: pg.Client) => Promise<unknown>)): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    if (typeof work === 'function') await work(client);
    else for (const it of work) await client.query(it);
  } finally {
    await client.end();
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
