import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { installDemoClock } from '../../apps/server/src/demo/clock.ts';
import { type Played, playModel, shrink } from '../../apps/server/test/model/play.ts';
import type { Scene } from '../../apps/server/test/model/scene.ts';
import { startServerProcess } from '../../apps/server/test/server-process.ts';
import { onDurableDatabase } from '../database.ts';
import { auditFaults, EVERY_CHECK } from './house/check.ts';
import { mustBeFound, print, printFigures } from './house/page.ts';

// Random commands of players, operators and providers against one simple model of all money, with a clock that jumps days: each answer, each purse and
// each report is what the model says. A play that differs is made smaller. `npm run proof -- model [seed] [commands] [plays]`.
const SEED = Number(process.argv[2] ?? 1);
const COUNT = Number(process.argv[3] ?? 2000);
const PLAYS = Number(process.argv[4] ?? 1);
const SHRINK_TRIES = Number(process.env['MODEL_SHRINK'] ?? 40);
const MONDAY = '2026-11-23T08:00:00+06:30';

type Options = { seed: number; commands: readonly number[]; after?: { count: number; work(scene: Scene): Promise<void> } };

/** Plays in a fresh house; a play that differed nowhere is audited. */
async function playOnce({ seed, commands, after }: Options): Promise<Played> {
  let played: Played | null = null;
  await onDurableDatabase(async (database) => {
    await installDemoClock(database.url);
    await database.owner.query('update demo_clock set shift = $1::timestamptz - clock_timestamp()', [MONDAY]);
    let child: ChildProcess | null = null;
    try {
      const server = await startServerProcess(database.url);
      child = server.child;
      const sql = async (text: string, values?: unknown[]) => (await database.owner.query(text, values)).rows;
      const place = { doors: { player_url: server.url, console_url: server.console_url }, sql, world: database.worldOf(4) };
      played = await playModel(place, { seed, commands, ...(after ? { after } : {}) });
      if (played.found.length === 0) played.found.push(...(await auditFaults(database, EVERY_CHECK)));
    } finally {
      child?.kill('SIGKILL');
    }
  });
  if (played === null) throw new Error('nothing was played');
  return played;
}

async function mustAgree(seed: number): Promise<Played> {
  const commands = Array.from({ length: COUNT }, (_, n) => n);
  const played = await playOnce({ seed, commands });
  writeFileSync(`/tmp/model-${seed}.log`, played.log.join('\n'));
  if (played.found.length === 0) return played;
  print(`seed ${seed}: ${played.found[0]}, at command ${played.last}; it is made smaller`);
  const word = played.found[0]?.replace(/\d+/g, '#') ?? '';
  let smallest = played;
  await shrink(commands.slice(0, played.last + 1), SHRINK_TRIES, async (some) => {
    const again = await playOnce({ seed, commands: some });
    const isSame = again.found.some((it) => it.replace(/\d+/g, '#') === word);
    if (isSame) smallest = again;
    return isSame;
  });
  throw new Error(`model (seed ${seed}): ${smallest.found.slice(0, 5).join('\n')}\nafter\n${smallest.log.slice(-60).join('\n')}`);
}

const figures: string[] = [];
const counted = new Map<string, number>();
let compared = 0;
const began = performance.now();
for (let seed = SEED; seed < SEED + PLAYS; seed += 1) {
  const played = await mustAgree(seed);
  compared += played.compared;
  for (const some of [played.done, played.refused]) for (const [word, count] of some) counted.set(word, (counted.get(word) ?? 0) + count);
  print(`seed ${seed}: ${COUNT} commands as the model has it`);
}
print(
  [...counted]
    .sort(([, a], [, b]) => b - a)
    .map(([word, count]) => `${count} ${word}`)
    .join(', '),
);
print(String(performance.now() - began));
