import { type Dice, diceOf } from '../dice.ts';
import { KYAT } from './books.ts';
import { betCommands } from './commands/bets.ts';
import { cashCommands } from './commands/cash.ts';
import { clockCommands } from './commands/clock.ts';
import { drawCommands } from './commands/draws.ts';
import { gameCommands } from './commands/games.ts';
import { compare } from './compare.ts';
import { hurry, openModelHouse, type Place } from './house.ts';
import { readDraws } from './known-draws.ts';
import { Model } from './model.ts';
import { asOperator, asPlayer, type Command, confirmDeed, Difference, type Scene } from './scene.ts';

export const COMMANDS: readonly Command[] = [...betCommands, ...gameCommands, ...cashCommands, ...drawCommands, ...clockCommands];
const WEIGHTS = COMMANDS.reduce((sum, it) => sum + it.weight, 0);
const COMPARED_EVERY = 12;
const MOST_ROLLS = 20;
const START_KYAT = 2_000_000;

export type Played = {
  /** What differed, with the last commands before it; empty when nothing did. */
  found: string[];
  /** Which command of the list was the last one. */
  last: number;
  log: string[];
  done: Map<string, number>;
  refused: Map<string, number>;
  compared: number;
  scene: Scene;
};
type PlayOptions = {
  seed: number;
  /** Places in the endless list of commands of the seed, each with dice of its own: whoever leaves some out plays the others as they are. */
  commands: readonly number[];
  players?: number;
  /** Is called after so many commands, to break something on purpose. */
  after?: { count: number; work(scene: Scene): Promise<void> };
};

/** Plays commands of a seed against an open house and its model. Ends at the first difference. */
export async function playModel(place: Place, { seed, commands, players = 12, after }: PlayOptions): Promise<Played> {
  const model = new Model();
  const opened = await openModelHouse(place, players);
  model.players = opened.players;
  const scene: Scene = { house: opened.house, model, dice: diceOf(seed), done: new Map(), refused: new Map(), is_waiting: false };
  const played: Played = { found: [], last: -1, log: [], done: scene.done, refused: scene.refused, compared: 0, scene };
  await begin(scene);
  for (const [nth, n] of commands.entries()) {
    if (after?.count === nth) await after.work(scene);
    played.last = nth;
    const t0 = Date.now();
    scene.dice = diceOf((seed * 1_000_003 + n * 7919) >>> 0);
    try {
      played.log.push(`${n}: ${await doOne(scene)}`);
    } catch (error) {
      if (!(error instanceof Difference)) throw error;
      played.found.push(error.message);
    }
    if (played.found.length === 0 && (scene.is_waiting || nth % COMPARED_EVERY === 0 || nth === commands.length - 1)) {
      played.found.push(...(await compare(scene.house, model)));
      played.compared += 1;
      scene.is_waiting = false;
    }
    if (played.found.length > 0) return played;
    if (process.env['T']) process.stdout.write(`${Date.now() - t0} ms ${played.log.at(-1)}\n`);
  }
  return played;
}

/** The first money comes by corrections of two operators, so that the books are whole from the beginning. */
async function begin(scene: Scene): Promise<void> {
  const { model, house } = scene;
  const [row] = await house.sql(`select extract(epoch from shift) * 1000 as shift from demo_clock`);
  model.shift_ms = Number(row?.['shift']);
  model.began = model.now();
  for (const player of model.players) {
    const body = { player_id: player.id, purse: 'main', direction: 'give', amount: START_KYAT, reason: 'To begin with' };
    const asked = await asOperator(scene, 'cash-a', 'POST /api/console/adjustments', { body, code: null });
    await confirmDeed(scene, asked?.deed_id ?? 0, 'cash-b');
    model.move('house_adjustment:', `main:${player.n}`, START_KYAT * KYAT, 'adjustment');
    const sent = { body: { transfer_balance: START_KYAT / 4 }, code: null };
    await asPlayer(scene, player, 'POST /api/user/transfer_in', sent);
    model.move(`main:${player.n}`, `game:${player.n}`, (START_KYAT / 4) * KYAT, 'transfer_in');
  }
  await hurry(house);
  await readDraws(house, model);
}

async function doOne(scene: Scene): Promise<string> {
  scene.model.pass();
  for (let rolls = 0; rolls < MOST_ROLLS; rolls += 1) {
    const done = await chooseOne(scene.dice).act(scene);
    if (done !== null) return done;
  }
  return 'nothing';
}

function chooseOne(dice: Dice): Command {
  let roll = dice.below(WEIGHTS);
  for (const it of COMMANDS) {
    if (roll < it.weight) return it;
    roll -= it.weight;
  }
  throw new Error('a roll is beyond all weights');
}

/** Leaves out what a difference does not need, by halves and then by smaller parts, as often as `tries` allows. */
export async function shrink(commands: readonly number[], tries: number, isFound: (some: number[]) => Promise<boolean>): Promise<number[]> {
  let left = [...commands];
  let tried = 0;
  for (let size = Math.ceil(left.length / 2); size >= 1 && tried < tries; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < left.length && tried < tries; ) {
      const some = [...left.slice(0, from), ...left.slice(from + size)];
      tried += 1;
      if (some.length > 0 && (await isFound(some))) left = some;
      else from += size;
    }
  }
  return left;
}
