import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startTemporaryPostgres } from './postgres.ts';
import { type Printed, root, staleOf, write } from './print/printed.ts';
import { printQueries } from './print/queries.ts';

/** A printer reads the sources, and a migrated database, and answers what the generated files must say. */
type Printer = (databaseUrl: string) => Printed | Promise<Printed>;

const PRINTERS: Record<string, Printer> = {
  queries: printQueries,
};

// `npm run print [-- NAME...]` brings every generated and printed file up to date; `--check` only says which are stale.
const words = process.argv.slice(2);
const checking = words.includes('--check');
const wanted = words.filter((word) => !word.startsWith('--'));
const postgres = await startTemporaryPostgres();
try {
  migrate(postgres.url);
  const touched: string[] = [];
  for (const [name, printer] of Object.entries(PRINTERS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const printed = await printer(postgres.url);
    touched.push(...(checking ? staleOf(printed) : write(printed)));
  }
  report(touched);
} finally {
  await postgres.stop();
}

function migrate(databaseUrl: string): void {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const run = spawnSync(process.execPath, [join(root, 'apps/server/src/migrate.ts')], { cwd: root, env, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`The migrations failed:\n${run.stdout}${run.stderr}`);
}

function report(touched: string[]): void {
  if (checking && touched.length > 0) {
    process.stdout.write(`Stale, run "npm run print":\n${touched.map((path) => `  ${path}\n`).join('')}`);
    process.exitCode = 1;
  } else {
    process.stdout.write(
      touched.length === 0 ? 'Everything printed is up to date.\n' : touched.map((path) => `printed ${path}\n`).join(''),
    );
  }
}
