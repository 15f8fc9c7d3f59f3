import type { ChildProcess } from 'node:child_process';
import { installDemoClock } from '../../apps/server/src/demo/clock.ts';
import { type Played, playModel, shrink } from '../../apps/server/test/model/play.ts';
import type { Scene } from '../../apps/server/test/model/scene.ts';
import { startServerProcess } from '../../apps/server/test/server-process.ts';
import { onDurableDatabase } from '../database.ts';
import { auditFaults, EVERY_CHECK } from './house/check.ts';
import { mustBeFound, print, printFigures } from './house/page.ts';

// Random commands of players, operators and providers against one simple model of all money, with a clock that jumps days: each answer, each purse,
// the reports and the statements are what the model says. A play that differs is made smaller. `npm run proof -- model [seed] [commands] [seeds] [tries]`.
const SEED = Number(process.argv[2] ?? 1);
const COUNT = Number(process.argv[3] ?? 2000);
const SEEDS = Number(process.argv[4] ?? 5);
/** Each try is a play in a house of its own. */
const SHRINK_TRIES = Number(process.argv[5] ?? 40);
const MONDAY = '2026-11-23T08:00:00+06:30';
const LAST_COMMANDS = 60;
/** A list in which somebody wins soon. */
const CONTROL_SEED = 1;

type Options = { seed: number; commands: readonly number[]; after?: { count: number; work(scene: Scene): Promise<void> } };
const firstCommands = (count: number) => Array.from({ length: count }, (_, n) => n);

/** Plays in a fresh house; where nothing differed, the product's own audit has its turn. */
async function playOnce(options: Options): Promise<Played> {
  const plays: Played[] = [];
  await onDurableDatabase(async (database) => {
    await installDemoClock(database.url);
    await database.owner.query('update demo_clock set shift = $1::timestamptz - clock_timestamp()', [MONDAY]);
    let child: ChildProcess | null = null;
    try {
      const server = await startServerProcess(database.url);
      child = server.child;
      const sql = async (text: string, values?: unknown[]) => (await database.owner.query(text, values)).rows;
      const doors = { player_url: server.url, console_url: server.console_url };
      const played = await playModel({ doors, sql, world: database.worldOf(4) }, options);
      if (played.found.length === 0) played.found.push(...(await auditFaults(database, EVERY_CHECK)));
      plays.push(played);
    } finally {
      child?.kill('SIGKILL');
    }
  });
  const [played] = plays;
  if (played === undefined) throw new Error('nothing was played');
  return played;
}

/** Throws the first difference of a seed, with the commands that are left when what it does not need is left out. */
async function mustAgree(seed: number): Promise<Played> {
  const commands = firstCommands(COUNT);
  const played = await playOnce({ seed, commands });
  const [first] = played.found;
  if (first === undefined) return played;
  print(`seed ${seed}: ${first}, at command ${played.last}; it is made smaller`);
  const wordsOf = (found: string) => found.replace(/\d+/g, '#');
  let smallest = played;
  await shrink(commands.slice(0, played.last + 1), SHRINK_TRIES, async (some) => {
    const again = await playOnce({ seed, commands: some });
    const isSame = again.found.some((it) => wordsOf(it) === wordsOf(first));
    if (isSame) smallest = again;
    return isSame;
  });
  const last = smallest.log.slice(-LAST_COMMANDS);
  throw new Error(`model (seed ${seed}):\n${smallest.found.slice(0, 5).join('\n')}\nafter\n${last.join('\n')}`);
}

function add(sums: Map<string, number>, some: ReadonlyMap<string, number>): void {
  for (const [word, count] of some) sums.set(word, (sums.get(word) ?? 0) + count);
}

const listed = (sums: ReadonlyMap<string, number>) => [...sums].sort(([, a], [, b]) => b - a).map(([word, count]) => `${count} ${word}`);

/** The control: outside the product a guard is off while the play goes on. */
async function control(what: string, word: RegExp, sql: string): Promise<string> {
  const work = async ({ house }: Scene) => {
    await house.sql(`set session_replication_role = replica; ${sql}; reset session_replication_role`);
  };
  const played = await playOnce({ seed: CONTROL_SEED, commands: firstCommands(600), after: { count: 20, work } });
  mustBeFound(what, word, played.found);
  return `control, ${what}: found after ${played.last - 19} commands`;
}

const done = new Map<string, number>();
const refused = new Map<string, number>();
const counts = { compared: 0, reported: 0, days: 0 };
const began = performance.now();
for (let seed = SEED; seed < SEED + SEEDS; seed += 1) {
  const played = await mustAgree(seed);
  add(done, played.done);
  add(refused, played.refused);
  counts.compared += played.compared;
  counts.reported += played.reported;
  counts.days += played.days;
  print(`seed ${seed}: ${COUNT} commands of ${played.days} days as the model has it`);
}
const took_s = ((performance.now() - began) / 1000).toFixed(0);
const controls = [
  await control(
    'a draw pays at odds that somebody wrote into it',
    /^purse main|balance/,
    'update draw set odds_hundredths = odds_hundredths + 1',
  ),
  await control(
    'a stake without its move',
    /^purse house_lottery|sum of all purses/,
    `create function forget_stake() returns trigger language plpgsql as $$ begin
       if (select reason = 'stake' from entry where id = new.entry_id) then return null; end if; return new; end $$;
     create trigger forget_stake before insert on move for each row execute function forget_stake()`,
  ),
];
printFigures(
  'model',
  'Random commands of players, operators and providers, valid and not, come to what one simple model of all money says, with a clock that jumps days.',
  SEED,
  [
    `seeds ${SEED} to ${SEED + SEEDS - 1}, ${COUNT} commands each, ${counts.days} days in all, in ${took_s} s; each answer is what the model says: done, or refused with its code`,
    `done: ${listed(done).join(', ')}`,
    `refused: ${listed(refused).join(', ')}`,
    `${counts.compared} times every purse of players and house was as the model has it, ${counts.reported} times the reports of play, cash and funds and a player's statement; the audit without a finding`,
    ...controls,
  ],
);
