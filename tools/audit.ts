import { loginsOf } from '../apps/server/src/platform/logins.ts';
import { joinDatabase } from './database.ts';
import { root, runNode } from './processes.ts';
import { loadSettings } from './settings.ts';

// `npm run audit`: proves the books of the product's database, also while it runs. Ends with 1 at the first difference.
loadSettings();
const postgres = await joinDatabase();
try {
  const reader = process.env['DATABASE_URL'] ? process.env['READER_DATABASE_URL'] : loginsOf(postgres.url).READER_DATABASE_URL;
  const env = { ...process.env, DATABASE_URL: postgres.url, READER_DATABASE_URL: reader };
  const audit = await runNode('apps/server/src/proof/audit.ts', process.argv.slice(2), { env, cwd: root });
  process.stdout.write(audit.output);
  process.exitCode = audit.code;
} finally {
  await postgres.stop();
}
