import { loginsOf } from '../apps/server/src/platform/logins.ts';
import { joinDatabase } from './database.ts';
import { root, runNode } from './processes.ts';
import { loadSettings } from './settings.ts';

// `npm run bundle -- --month 2026-11 --out FILE`: writes what an auditor needs of a month (docs/auditing.md), also while the product runs.
loadSettings();
const postgres = await joinDatabase();
try {
  const reader = process.env['DATABASE_URL'] ? process.env['READER_DATABASE_URL'] : loginsOf(postgres.url).READER_DATABASE_URL;
  const env = { ...process.env, DATABASE_URL: postgres.url, READER_DATABASE_URL: reader };
  const made = await runNode('apps/server/src/proof/write-bundle.ts', process.argv.slice(2), { env, cwd: root });
  process.stdout.write(made.output);
  process.exitCode = made.code;
} finally {
  await postgres.stop();
}
