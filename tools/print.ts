import { migrate } from './database.ts';
import { startTemporaryPostgres } from './postgres.ts';
import { printApi } from './print/api.ts';
import { printLedger } from './print/ledger.ts';
import { type PrintedFile, staleOf, write } from './print/printed-file.ts';
import { printQueries } from './print/queries.ts';
import { printRights } from './print/rights.ts';
import { printRoles } from './print/roles.ts';
import { printSchema } from './print/schema.ts';
import { printTables } from './print/tables.ts';
import { printVerifier } from './print/verifier.ts';

/** A printer reads the sources, and a migrated database, and answers what the generated files must say. */
type Printer = (databaseUrl: string) => PrintedFile | Promise<PrintedFile>;

const PRINTERS: Record<string, Printer> = {
  api: printApi,
  ledger: printLedger,
  queries: printQueries,
  rights: printRights,
  roles: printRoles,
  schema: printSchema,
  tables: printTables,
  verifier: printVerifier,
};

// `npm run print [-- NAME...]` brings every generated and printed file up to date; `--check` only says which are stale.
const words = process.argv.slice(2);
const checking = words.includes('--check');
const wanted = words.filter((word) => !word.startsWith('--'));
const postgres = await startTemporaryPostgres();
try {
  await migrate(postgres.url);
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
