import { doorOf } from '../apps/server/src/demo/door.ts';
import { until } from '../apps/server/src/demo/patience.ts';
import { seedDemo } from '../apps/server/src/demo/seed.ts';
import { startServer } from '../apps/server/src/main.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { loginsOf } from '../apps/server/src/platform/logins.ts';
import { DAYBREAK, missingDraws } from './story-day.ts';

// Makes the database at DATABASE_URL, and the files at DATA_DIR, what every story begins with a copy of: the demo's own days, and the
// days from then to the stories', with all bets paid and the draws of the stories' day made. What each story would wait for is waited for once.
// No provider is there: on the usual port there may be somebody's demo, whose games would be everybody's.

const { DATABASE_URL: url, DATA_DIR } = process.env;
if (!url || !DATA_DIR) throw new Error('DATABASE_URL and DATA_DIR are not both set');
const SANDBOX_URL = 'http://127.0.0.1:9';
process.env['SANDBOX_URL'] = SANDBOX_URL;
await seedDemo(url);
const server = await startServer(
  readConfig({
    NODE_ENV: 'test',
    ...loginsOf(url),
    DATA_DIR,
    PORT: '0',
    CONSOLE_PORT: '0',
    DEMO: 'true',
    SANDBOX_URL,
    FEED_2D: 'replay',
    LOG_LEVEL: 'error',
  }),
);
try {
  await doorOf(server).must('POST /api/demo/clock', { body: { now: DAYBREAK } });
  await until("the demo's bets are paid, and the next draws made", async () => ((await missingDraws(url)).length === 0 ? true : null));
} finally {
  await server.stop();
}
