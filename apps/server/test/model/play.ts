import { type Dice, diceOf } from '../dice.ts';
import { begin } from './begin.ts';
import { betCommands } from './commands/bets.ts';
import { cashInCommands } from './commands/cash-in.ts';
import { cashOutCommands } from './commands/cash-out.ts';
import { clockCommands } from './commands/clock.ts';
import { drawCommands } from './commands/draws.ts';
import { gameCommands } from './commands/games.ts';
import { limitCommands } from './commands/limits.ts';
import { rewardCommands } from './commands/rewards.ts';
import { compare } from './compare.ts';
import { openModelHouse, type Place } from './house.ts';
import { Model } from './model.ts';
import { compareReports } from './reports.ts';
import { type Command, Difference, type Scene } from './scene.ts';

export const COMMANDS: readonly Command[] = [
  ...betCommands,
  ...gameCommands,
  ...rewardCommands,
  ...limitCommands,
  ...cashInCommands,
  ...cashOutCommands,
  ...drawCommands,
  ...clockCommands,
];
const COMPARED_EVERY = 12;
const REPORTED_EVERY = 150;
const MOST_ROLLS = 20;
const DAY_MS = 86_400_000;

export type Played = {
  /** What differed, with the last commands before it; empty when nothing did. */
  found: string[];
  /** Which command of the list was the last one. */
  last: number;
  log: string[];
  done: Map<string, number>;
  refused: Map<string, number>;
  compared: number;
  /** How often the reports and a statement were held against the model. */
  reported: number;
  /** How far the clock went. */
  days: number;
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
  const played: Played = { found: [], last: -1, log: [], done: scene.done, refused: scene.refused, compared: 0, reported: 0, days: 0 };
  await begin(scene);
  for (const [nth, n] of commands.entries()) {
    if (after?.count === nth) await after.work(scene);
    played.last = nth;
    played.days = Math.floor((model.now() - model.began) / DAY_MS);
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
    if (played.found.length === 0 && (nth % REPORTED_EVERY === REPORTED_EVERY - 1 || nth === commands.length - 1)) {
      played.found.push(...(await compareReports(scene)));
      played.reported += 1;
    }
    if (played.found.length > 0) return played;
  }
  return played;
}

/** Does one command of some by the dice, and answers what, in words. */
export async function doOne(scene: Scene, commands = COMMANDS): Promise<string> {
  scene.model.pass();
  for (let rolls = 0; rolls < MOST_ROLLS; rolls += 1) {
    const done = await chooseOne(scene.dice, commands).act(scene);
    if (done !== null) return done;
  }
  return 'nothing';
}

function chooseOne(dice: Dice, commands: readonly Command[]): Command {
  let roll = dice.below(commands.reduce((sum, it) => sum + it.weight, 0));
  for (const it of commands) {
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
