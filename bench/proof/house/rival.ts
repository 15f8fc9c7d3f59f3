import { createInterface } from 'node:readline';
import { announce } from '../../../apps/server/src/lottery/announce.ts';
import { settleDraw } from '../../../apps/server/src/lottery/settlement.ts';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import { mayPass } from '../../../apps/server/src/platform/database-error.ts';
import { openDb, untilReached } from '../../../apps/server/src/platform/db.ts';
import { makeLog } from '../../../apps/server/src/platform/log.ts';

// A process that, at each line it reads, announces a draw's values as a feed does and settles the draw, while others do the same:
// `{ draw_id, day, section, feed, set, value }`. It answers each line with one.
const MOST_TRIES = 50;
const config = readConfig({ ...process.env, NODE_ENV: 'test', DEMO: 'true' });
const log = makeLog('fatal');
const db = openDb({ url: config.APP_DATABASE_URL, size: 2, log });
const world = { config, db, log };
await untilReached(db, 60_000);
process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin })) {
  const { draw_id, feed, ...said } = JSON.parse(line);
  await untilDone(() => announce(world, { name: feed, lottery: '2D' }, { ...said, source_at: null }));
  for (let n = 0; n < 3; n += 1) await untilDone(() => settleDraw(world, draw_id));
  process.stdout.write('done\n');
}
await db.end();

/** Does it again while others hold what it needs, as the product's own jobs do. */
async function untilDone(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!mayPass(error) || tries === MOST_TRIES) throw error;
    }
  }
}
