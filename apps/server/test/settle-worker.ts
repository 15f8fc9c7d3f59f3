import pg from 'pg';
import { sealDraw } from '../src/lottery/seal.ts';
import { settleDraw } from '../src/lottery/settlement.ts';
import { readConfig } from '../src/platform/config.ts';
import { openDb } from '../src/platform/db.ts';
import { makeLog } from '../src/platform/log.ts';

// A process that seals and settles one draw, and dies without a word at its n-th question to the database: before it is sent, or
// after, with the answer on its way. `node settle-worker.ts <draw id> <seal | settle> <n>`; 0 lets it live.
const [draw_id, work, die_at] = [Number(process.argv[2]), process.argv[3], Number(process.argv[4])];
let asked = 0;
const send = pg.Client.prototype.query;
pg.Client.prototype.query = function (this: pg.Client, ...said: unknown[]) {
  asked += 1;
  const dies = asked === die_at;
  if (dies && die_at % 2 === 0) process.kill(process.pid, 'SIGKILL');
  // The driver's own signature is a dozen overloads; what it is given is handed on as it came.
  const answer = (send as (...words: unknown[]) => unknown).apply(this, said);
  if (dies) setImmediate(() => process.kill(process.pid, 'SIGKILL'));
  return answer;
} as typeof send;

const config = readConfig({ ...process.env, NODE_ENV: 'test', DEMO: 'true' });
const log = makeLog('fatal');
const db = openDb({ url: config.APP_DATABASE_URL, size: 2, log });
await (work === 'seal' ? sealDraw : settleDraw)({ config, db, log }, draw_id);
await db.end();
