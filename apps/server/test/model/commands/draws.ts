import { KYAT } from '../books.ts';
import { LOTTERIES, leaderOf } from '../draws.ts';
import type { Operator } from '../house.ts';
import type { Model } from '../model.ts';
import { CAP } from '../model.ts';
import { asOperator, type Command, confirmDeed, type Scene, same } from '../scene.ts';
import type { Draw } from '../things.ts';

const DRAWERS = ['draws-a', 'draws-b'] as const satisfies Operator[];

/** A number that was bet on, so that somebody wins; else any. */
function someNumber({ dice, model }: Scene, draw: Draw): string {
  const { digits } = LOTTERIES[draw.code];
  const taken = [draw, ...model.followersOf(draw)].flatMap((it) => [...it.taken.keys()]);
  if (taken.length > 0 && dice.below(4) > 0) return dice.of(taken).padStart(digits, String(dice.below(10)));
  return String(dice.below(10 ** digits)).padStart(digits, '0');
}

function closesLast(model: Model, draw: Draw): number {
  return Math.max(draw.closes, ...model.followersOf(draw).map((it) => it.closes));
}

function enterRefusal(model: Model, draw: Draw, operator: Operator, number: string): string | null {
  if (draw.is_void) return 'draw_voided';
  if (closesLast(model, draw) > model.now()) return 'draw_not_closed';
  const leader = leaderOf(draw.code) === null ? null : model.leaderOf(draw);
  if (leader !== null && !leader.is_void && draw.result === null) return 'result_not_derived';
  if (draw.result !== null) return 'draw_already_resulted';
  const before = draw.entries.get(operator);
  return before !== number && (draw.entry_count.get(operator) ?? 0) >= 3 ? 'entries_used' : null;
}

/** An operator enters a number; what it must come to is held against the model. */
export async function enter(scene: Scene, draw: Draw, operator: Operator, number: string): Promise<string> {
  const { model } = scene;
  const code = enterRefusal(model, draw, operator, number);
  const said = await asOperator(scene, operator, 'POST /api/console/draws/:id/results', {
    params: { id: draw.id },
    body: { number },
    code,
  });
  if (said === null) return code ?? '';
  if (draw.entries.get(operator) !== number) draw.entry_count.set(operator, (draw.entry_count.get(operator) ?? 0) + 1);
  draw.entries.set(operator, number);
  const others = [...draw.entries].filter(([who]) => who !== operator).map(([, it]) => it);
  const isDisputed = others.some((it) => it !== number);
  const isAgreed = others.includes(number) && !isDisputed;
  const isTime = draw.draws <= model.now();
  same('what an entry comes to', said.outcome, isAgreed ? (isTime ? 'confirmed' : 'agreed') : isDisputed ? 'differs' : 'entered');
  draw.agreed = isAgreed ? number : null;
  if (isAgreed && isTime) {
    model.settle(draw, number);
    scene.is_waiting = true;
  }
  return said.outcome;
}

const result: Command = {
  name: 'result',
  weight: 60,
  async act(scene) {
    const { model, dice } = scene;
    const now = model.now();
    const all = [...model.draws.values()];
    const due = all.filter(
      (it) => it.closes <= now && it.result === null && !it.is_void && (leaderOf(it.code) === null || model.leaderOf(it)?.is_void === true),
    );
    const some = dice.below(10) > 0 && due.length > 0 ? due : all.filter((it) => it.closes > now - 86_400_000 * 2);
    if (some.length === 0) return null;
    const draw = dice.of(some);
    const number = someNumber(scene, draw);
    const outcomes = [await enter(scene, draw, 'draws-a', number)];
    if (dice.below(6) > 0) {
      const other = dice.below(8) === 0 ? someNumber(scene, draw) : number;
      outcomes.push(await enter(scene, draw, 'draws-b', other));
      if (outcomes[1] === 'differs') outcomes.push(await enter(scene, draw, 'draws-b', number));
    }
    return `${draw.code} ${draw.day} ${draw.section} gets ${number}: ${outcomes.join(', ')}`;
  },
};

const callOff: Command = {
  name: 'called off',
  weight: 4,
  async act(scene) {
    const { model, dice } = scene;
    const some = [...model.draws.values()].filter((it) => it.slips.length > 0 || dice.below(20) === 0);
    if (some.length === 0) return null;
    const draw = dice.of(some);
    const [one, other] = dice.below(2) === 0 ? DRAWERS : ([...DRAWERS].reverse() as ['draws-b', 'draws-a']);
    const code = draw.is_void ? 'draw_voided' : draw.result === null ? null : 'draw_already_settled';
    const said = await asOperator(scene, one, 'POST /api/console/draws/:id/void', {
      params: { id: draw.id },
      body: { reason: 'No draw today' },
      code,
    });
    const about = `${draw.code} ${draw.day} ${draw.section} is called off`;
    if (said === null) return `${about}: ${code}`;
    const isTwo = draw.closes <= model.now() || draw.entries.size > 0;
    same('whether a call off waits for a second', said.deed_id !== null, isTwo);
    if (said.deed_id !== null) await confirmDeed(scene, said.deed_id, other);
    model.callOff(draw);
    scene.is_waiting = true;
    return about;
  },
};

const reverse: Command = {
  name: 'reversed',
  weight: 5,
  async act(scene) {
    const { model, dice } = scene;
    const some = [...model.draws.values()].filter((it) => (it.result !== null && it.slips.length > 0) || dice.below(20) === 0);
    if (some.length === 0) return null;
    const draw = dice.of(some);
    return reverseDraw(scene, draw);
  },
};

/** Two operators take a settlement back. */
export async function reverseDraw(scene: Scene, draw: Draw): Promise<string> {
  const { model } = scene;
  const leader = model.leaderOf(draw);
  const code = leader !== null && !leader.is_void ? 'draw_follows' : draw.result === null ? 'draw_not_settled' : null;
  const said = await asOperator(scene, 'draws-a', 'POST /api/console/draws/:id/reverse', {
    params: { id: draw.id },
    body: { reason: 'A wrong number' },
    code,
  });
  const about = `${draw.code} ${draw.day} ${draw.section} with ${draw.result} is reversed`;
  if (said === null) return `${about}: ${code}`;
  await confirmDeed(scene, said.deed_id ?? 0, 'draws-b');
  model.reverse(draw);
  scene.is_waiting = true;
  return about;
}

/** A number becomes hot, with a lower cap of its own, or blocked, or neither. */
const numbers: Command = {
  name: 'numbers',
  weight: 15,
  async act(scene) {
    const { model, dice } = scene;
    const some = [...model.draws.values()].filter((it) => !it.is_void && it.closes > model.now() - 3_600_000);
    if (some.length === 0) return null;
    const draw = dice.of(some);
    const { digits } = LOTTERIES[draw.code];
    const number = String(dice.below(Math.min(12, 10 ** digits))).padStart(digits, '0');
    const cap = dice.below(3) === 0 ? null : KYAT * dice.of([0, 5000, 20_000, 100_000, 400_000]);
    const is_blocked = dice.below(5) === 0;
    const code = draw.closes <= model.now() ? 'betting_closed' : null;
    const body = { numbers: [{ bet_number: number, cap: cap === null ? null : cap / KYAT, is_blocked }] };
    await asOperator(scene, 'draws-a', 'POST /api/console/draws/:id/numbers', { params: { id: draw.id }, body, code });
    if (code === null) {
      if (cap === null) draw.own_caps.delete(number);
      else draw.own_caps.set(number, Math.min(cap, CAP));
      if (is_blocked) draw.blocks.add(number);
      else draw.blocks.delete(number);
    }
    return `${draw.code} ${draw.day} ${draw.section} number ${number}: cap ${cap}, ${is_blocked ? 'blocked' : 'free'}: ${code}`;
  },
};

export const drawCommands: readonly Command[] = [result, callOff, reverse, numbers];
