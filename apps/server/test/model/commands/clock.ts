import { hurry, moveClock } from '../house.ts';
import { readDraws } from '../known-draws.ts';
import type { Command, Scene } from '../scene.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The clock goes to just before or just after the next closing or draw, to the next day, three days or a week on. */
const jump: Command = {
  name: 'clock',
  weight: 40,
  async act(scene) {
    const { model, dice } = scene;
    const now = model.now();
    const instants = [...model.draws.values()].flatMap((it) => [it.closes - 4 * MINUTE_MS, it.closes + MINUTE_MS, it.draws + MINUTE_MS]);
    const next = Math.min(...instants.filter((it) => it > now + MINUTE_MS));
    const roll = dice.below(40);
    const to = roll < 32 && Number.isFinite(next) ? next : now + DAY_MS * (roll < 37 ? 1 : roll < 39 ? 3 : 7) + dice.below(DAY_MS / 4);
    await goTo(scene, to);
    return `the clock goes to ${new Date(to).toISOString()}`;
  },
};

export async function goTo(scene: Scene, to: number): Promise<void> {
  const { house, model } = scene;
  // What waits to be read is read in its week.
  await hurry(house);
  await moveClock(house, model, Math.round(to));
  await hurry(house);
  model.pass();
  scene.is_waiting = true;
  await readDraws(house, model);
}

export const clockCommands: readonly Command[] = [jump];
