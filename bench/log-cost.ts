import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { World } from '../apps/server/src/platform/world.ts';
import { readLogKey } from '../apps/server/src/transparency/key.ts';
import { keepLog } from '../apps/server/src/transparency/writer.ts';
import type { BenchDatabase } from './database.ts';
import { type Figures, print } from './load.ts';

const PAIRS = 4;
const TURN_MS = 1000;
const TRIGGERS = ['draw_terms_recorded', 'draw_outcome_recorded'];

/** What the public log takes of the desk: the same load without it and with it, by turns, and the ratio of all of them. */
export async function measureLogCost(database: BenchDatabase, load: () => Promise<Figures>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'shwekan-bench-log-'));
  try {
    const world = database.worldOf(2);
    const logged: World = { ...world, config: database.configOf({ LOG_KEY_DIR: folder }) };
    const turn = keepLog(logged, await readLogKey(logged.config, logged.db));
    const sums = { without: 0, with: 0 };
    for (let pair = 0; pair < PAIRS; pair += 1) {
      await toggle(database, 'disable');
      sums.without += (await load()).per_second;
      await toggle(database, 'enable');
      sums.with += (await besideTurns(turn, load)).per_second;
    }
    const [off, on] = [sums.without / PAIRS, sums.with / PAIRS];
    print(`public log: ${off.toFixed(0)} slips/s without, ${on.toFixed(0)} with, ratio ${(on / off).toFixed(3)}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A load while the log takes its turns, as in a server. */
async function besideTurns(turn: () => Promise<void>, load: () => Promise<Figures>): Promise<Figures> {
  let is_over = false;
  const turns = (async () => {
    while (!is_over) {
      await turn();
      await wait(TURN_MS);
    }
  })();
  try {
    return await load();
  } finally {
    is_over = true;
    await turns;
  }
}

async function toggle(database: BenchDatabase, how: 'enable' | 'disable'): Promise<void> {
  for (const name of TRIGGERS) await database.owner.query(`alter table lottery.draw ${how} trigger ${name}`);
}
