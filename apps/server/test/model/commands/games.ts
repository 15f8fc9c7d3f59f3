import { setTimeout as wait } from 'node:timers/promises';
import { type Move, speaker } from '../../seamless.ts';
import { KYAT, wire } from '../books.ts';
import type { Model } from '../model.ts';
import { asPlayer, type Command, Difference, type Scene, same } from '../scene.ts';
import { CODES, PRODUCT_OF, type Step, seatOf, waitingOf } from '../seat.ts';
import type { Player } from '../things.ts';

const GAME_SPENT = 500 * KYAT;

const transfer: Command = {
  name: 'transfer',
  weight: 80,
  async act(scene) {
    const { model, dice } = scene;
    const player = dice.of(model.players);
    const way = dice.of(['in', 'out'] as const);
    const amount = KYAT * dice.of([0, 1, 250, 1000, 5000, 20_000, 300_000]);
    const code = transferRefusal(scene, player, way, amount);
    const sent = { body: { transfer_balance: amount / KYAT }, headers: { 'Idempotency-Key': model.nextKey(`transfer-${way}`) }, code };
    const said = await asPlayer(scene, player, `POST /api/user/transfer_${way}`, sent);
    const about = `player ${player.n} transfers ${amount / KYAT} ${way}`;
    if (said === null) return `${about}: ${code}`;
    if (way === 'out' && player.turnover > 0) forfeit(scene, player);
    player.turnover = 0;
    model.move(`main:${player.n}`, `game:${player.n}`, way === 'in' ? amount : -amount, `transfer_${way}`);
    const due = [wire(model.main(player)), wire(model.game(player))];
    same('the balances after a transfer', [said.balance, said.game_balance], due);
    if (dice.below(5) === 0) {
      const again = await asPlayer(scene, player, `POST /api/user/transfer_${way}`, sent);
      same('the balances of a transfer that is asked again', [again?.balance, again?.game_balance], due);
    }
    return about;
  },
};

function transferRefusal({ model }: Scene, player: Player, way: 'in' | 'out', amount: number): string | null {
  if (amount < KYAT) return 'amount_too_small';
  if (way === 'in') {
    if (model.isExcluded(player)) return 'excluded';
    if (model.main(player) < 0) return 'overdrawn';
    if (player.turnover > 0 && Math.max(0, model.game(player)) + waitingOf(model, player) > GAME_SPENT) return 'turnover_left';
    return amount > model.main(player) ? 'not_enough_money' : null;
  }
  if (model.game(player) < 0) return 'overdrawn';
  if (player.turnover > 0) {
    if (player.self_excluded_until <= model.now()) return 'turnover_left';
    if (waitingOf(model, player) > GAME_SPENT) return 'bets_waiting';
    return amount > partsOf(model, player).own ? 'not_enough_money' : null;
  }
  return amount > model.game(player) ? 'not_enough_money' : null;
}

/** What of a game purse is the player's own while a promotion is not played out: as much of it as of what came in, in whole kyat. */
function partsOf(model: Model, player: Player): { own: number; code: string } {
  const promoted = model.cash_ins
    .filter((it) => it.player === player && (it.promoted?.turnover ?? 0) > 0)
    .sort((a, b) => (b.promoted?.nth ?? 0) - (a.promoted?.nth ?? 0));
  let newer = 0;
  let own = 0;
  let bonus = 0;
  let before = 0;
  for (const { promoted: it } of promoted) {
    if (it === null || newer >= player.turnover) break;
    newer += it.turnover;
    own += it.credited;
    bonus += it.bonus;
    before = Math.max(0, it.before);
  }
  own += before;
  const held = Math.max(0, model.game(player));
  if (bonus === 0) return { own: held, code: '' };
  const exact = Number((BigInt(held) * BigInt(own)) / BigInt(own + bonus));
  return { own: exact - (exact % KYAT), code: promoted[0]?.promotion?.code ?? '' };
}

function forfeit({ model }: Scene, player: Player): void {
  const { own, code } = partsOf(model, player);
  model.move(`game:${player.n}`, `house_promotions:${code}`, Math.max(0, model.game(player)) - own, 'promotion_forfeited');
}

const KEPT = 8;
const MOST_TRIES = 20;
const AGAIN_MS = 500;

/** A callback of a provider: new, repeated, out of order, with another amount, for a wager nobody knows. */
const callback: Command = {
  name: 'callback',
  weight: 330,
  async act(scene) {
    const { model, dice, house } = scene;
    const player = dice.of(model.players);
    const dialect = dice.of(['gsc', 'gsc_plus'] as const);
    const seat = seatOf(model, player, dialect);
    const step = chooseStep(
      scene,
      [...seat.wagers.keys()].filter((it) => !it.startsWith('bonus')).slice(-KEPT),
      [...seat.done].slice(-KEPT),
    );
    const code = seat.take(step);
    const isMinus = step.doing === 'bet' || (step.doing === 'rollback' && step.is_taken_back);
    const sum = wire(step.amount);
    const move: Move = {
      id: step.id,
      amount: isMinus && step.amount !== 0 ? `-${sum}` : sum,
      ...(step.doing === 'bonus' ? {} : { wager: step.wager }),
    };
    const send = () => speaker(house.doors, dialect).send(step.doing, { member: player.member, product: PRODUCT_OF[dialect] }, move);
    let said = await send();
    // A machine that is full of other work fails in time, and the provider sends it again: what was booked the first time is a duplicate then.
    for (let tries = 1; said.code === CODES.failed && tries < MOST_TRIES; tries += 1) {
      await wait(AGAIN_MS);
      const again = await send();
      said = again.code === CODES.duplicate && code === CODES.ok ? { ...again, code } : again;
    }
    const about = `player ${player.n} ${dialect} ${step.doing} ${step.wager} ${step.id} ${String(move.amount)}: ${code}`;
    if (said.code !== code || said.balance !== model.game(player) / KYAT)
      throw new Difference(`${about} with ${wire(model.game(player))}; the product says ${said.text}`);
    const counted = code === CODES.ok ? scene.done : scene.refused;
    const word = code === CODES.ok ? `${step.doing} of ${dialect}` : `${code}`;
    counted.set(word, (counted.get(word) ?? 0) + 1);
    return about;
  },
};

function chooseStep({ model, dice }: Scene, wagers: string[], done: [string, string][]): Step {
  const roll = dice.below(100);
  if (roll < 8 && done.length > 0) {
    const [key, said] = dice.of(done);
    const [doing, id] = key.split(' ') as [Step['doing'], string];
    const [wager, amount, is_taken_back] = JSON.parse(said) as [string, number, boolean];
    return { doing, id, wager, amount: dice.below(4) === 0 ? amount + KYAT : amount, is_taken_back };
  }
  const id = model.nextKey('t');
  const isNew = wagers.length === 0 || roll < 45;
  const wager = isNew ? model.nextKey('w') : dice.of(wagers);
  const amount = dice.below(10) === 0 ? dice.below(100_000) : KYAT * (1 + dice.below(dice.below(5) === 0 ? 20_000 : 400));
  const doing = isNew
    ? dice.of(['bet', 'bet', 'bet', 'bet', 'bet', 'bet', 'bonus', 'rollback', 'result'] as const)
    : dice.of(['bet', 'result', 'result', 'result', 'rollback', 'rollback', 'cancel'] as const);
  // A slot's result is often nothing.
  const isNothing = doing === 'result' && dice.below(2) === 0;
  return { doing, wager, id, amount: isNothing ? 0 : amount, is_taken_back: doing === 'rollback' && dice.below(2) === 0 };
}

export const gameCommands: readonly Command[] = [transfer, callback];
