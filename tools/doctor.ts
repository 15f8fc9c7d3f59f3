import { joinDatabase, loginsTo } from './database.ts';
import { demoWanted } from './mode.ts';
import { runNode } from './processes.ts';
import { loadSettings } from './settings.ts';

// `npm run doctor`: what is wrong with this machine's settings and database, and what is left to do. Ends with 1 when something is wrong.
loadSettings();
const postgres = await joinDatabase();
try {
  const env = { ...process.env, ...loginsTo(postgres.url), DATABASE_URL: postgres.url, DEMO: demoWanted() ? '1' : '0' };
  const found = await runNode('apps/server/src/doctor.ts', process.argv.slice(2), { env });
  process.stdout.write(found.output);
  process.exitCode = found.code;
} finally {
  await postgres.stop();
}
