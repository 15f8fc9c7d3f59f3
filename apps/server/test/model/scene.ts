import type { CallName } from '@shwekan/contract';
import type { Dice } from '../dice.ts';
import type { CallInput, Got } from '../world.ts';
import { ask, type ModelHouse, type Operator } from './house.ts';
import type { Model } from './model.ts';
import type { Player } from './things.ts';

/** What a command has in hand: the house, the model of its money, and the dice of this command alone. */
export type Scene = {
  house: ModelHouse;
  model: Model;
  dice: Dice;
  done: Map<string, number>;
  refused: Map<string, number>;
  /** A command started work that the product does by itself: what comes next waits for it. */
  is_waiting: boolean;
};
/** A command: does something and answers what, in words, or null when there is nothing to do it with. */
export type Command = { name: string; weight: number; act(scene: Scene): Promise<string | null> };

/** The product and the model differ. */
export class Difference extends Error {}

/** Asks, and holds the answer against what the model expects. Null when it was refused as expected. */
export async function expectAnswer<N extends CallName>(
  scene: Scene,
  name: N,
  { code, ...sent }: CallInput & { code: string | null },
): Promise<Got<N>['body'] | null> {
  const got = await ask(scene.house, name, sent);
  const said = got.status === 200 ? null : (got.body.code ?? String(got.status));
  if (said !== code)
    throw new Difference(
      `${name} ${JSON.stringify(sent.params ?? {})} ${JSON.stringify(sent.body)}: the product says ${said ?? 'done'}, the model ${code ?? 'done'} (${JSON.stringify(got.body).slice(0, 400)})`,
    );
  const counted = code === null ? scene.done : scene.refused;
  const word = code ?? name;
  counted.set(word, (counted.get(word) ?? 0) + 1);
  return code === null ? got.body : null;
}

export async function asPlayer<N extends CallName>(scene: Scene, player: Player, name: N, sent: CallInput & { code: string | null }) {
  await scene.house.letIn?.(player);
  return expectAnswer(scene, name, { token: player.token, ...sent });
}

export function asOperator<N extends CallName>(scene: Scene, operator: Operator, name: N, sent: CallInput & { code: string | null }) {
  return expectAnswer(scene, name, { token: scene.house.operators[operator], ...sent });
}

/** What was said must be what the model has. */
export function same(what: string, said: unknown, due: unknown): void {
  if (JSON.stringify(said) !== JSON.stringify(due))
    throw new Difference(`${what}: the product says ${JSON.stringify(said)}, the model ${JSON.stringify(due)}`);
}

/** Another operator confirms a deed as it reads. */
export async function confirmDeed(scene: Scene, id: number, operator: Operator, code: string | null = null): Promise<void> {
  const token = scene.house.operators[operator];
  const { body } = await ask(scene.house, 'GET /api/console/deeds', { token, query: { limit: 200 } });
  const digest = body.data.find((it) => it.id === id)?.digest;
  if (digest === undefined) throw new Difference(`deed ${id} does not wait for ${operator}`);
  await expectAnswer(scene, 'POST /api/console/deeds/:id/confirm', { token, params: { id }, body: { digest }, code });
}
