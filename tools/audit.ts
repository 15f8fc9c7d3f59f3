import { joinDatabase } from './database.ts';
import { root, runNode } from './processes.ts';

// `npm run audit`: proves the books of the product's database, also while it runs. Ends with 1 at the first difference.
const postgres = await joinDatabase();
try {
  const env = { ...process.env, DATABASE_URL: postgres.url };
  const audit = await runNode('apps/server/src/ledger/audit.ts', process.argv.slice(2), { env, cwd: root });
  process.stdout.write(audit.output);
  process.exitCode = audit.code;
} finally {
  await postgres.stop();
}
