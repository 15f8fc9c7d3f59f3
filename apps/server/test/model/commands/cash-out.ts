import { KYAT, wire } from '../books.ts';
import { type Operator, PASSWORD } from '../house.ts';
import type { Model } from '../model.ts';
import { asOperator, asPlayer, type Command, confirmDeed, same } from '../scene.ts';
import type { CashOut, Player } from '../things.ts';
import { isVoucher, SECOND_ABOVE, someAmount, TELLERS } from './tellers.ts';

const OUT = { least: 5000 * KYAT, most: 1_000_000 * KYAT, a_day: 3_000_000 * KYAT };
const NAMES = ['Aung Aung', 'U Aung Aung', 'Aung  aung.', 'Ma Ma'];

function askedToday(model: Model, player: Player): number {
  const counted = model.cash_outs.filter((it) => it.player === player && it.day === model.day() && it.state !== 'rejected');
  return counted.reduce((sum, it) => sum + it.amount, 0);
}

function outRefusal(model: Model, player: Player, amount: number): string | null {
  if (amount < OUT.least) return 'amount_too_small';
  if (amount > OUT.most) return 'amount_too_large';
  if (askedToday(model, player) + amount > OUT.a_day) return 'day_limit_reached';
  if (model.isOverdrawn(player)) return 'overdrawn';
  return amount > model.main(player) ? 'not_enough_money' : null;
}

const askOut: Command = {
  name: 'cash-out asked',
  weight: 30,
  async act(scene) {
    const { model, dice, house } = scene;
    const player = dice.of(model.players);
    const amount = someAmount(scene);
    const account_name = dice.of(NAMES);
    const password = dice.below(20) === 0 ? 'another-password' : PASSWORD;
    const code = password === PASSWORD ? outRefusal(model, player, amount) : 'password_wrong';
    const body = { payment_id: house.method_id, account_name, user_phone: '09777000111', amount: amount / KYAT, password };
    const said = await asPlayer(scene, player, 'POST /api/cash-out', {
      body,
      code,
      headers: { 'Idempotency-Key': model.nextKey('cash-out') },
    });
    if (said === null) return `player ${player.n} asks for ${amount / KYAT}: ${code}`;
    const isLarge = askedToday(model, player) + amount > SECOND_ABOVE;
    const day = model.day();
    // The one that takes the day above the amount makes those that wait need a second operator too.
    if (isLarge)
      for (const it of model.cash_outs) if (it.player === player && it.day === day && it.state === 'pending') it.needs_second = true;
    model.cash_outs.push({
      id: said.data.id,
      player,
      amount,
      day,
      needs_second: isLarge || account_name === 'Ma Ma',
      is_confirmed: false,
      state: 'pending',
    });
    model.move(`main:${player.n}`, `hold:${player.n}`, amount, 'cash_out_asked');
    same('the balance after a cash-out', said.data.new_amount, wire(model.main(player)));
    return `player ${player.n} asks for ${amount / KYAT}: ${said.data.id}`;
  },
};

const pay: Command = {
  name: 'cash-out paid',
  weight: 26,
  async act(scene) {
    const { model, dice } = scene;
    const some = model.cash_outs.filter((it) => it.state === 'pending' || dice.below(30) === 0);
    if (some.length === 0) return null;
    const request = dice.of(some);
    const teller = dice.of(TELLERS);
    const code = payRefusal(model, request, teller);
    const params = { id: request.id };
    const isAlone = code === 'second_operator_needed' || code === 'credited_by_same_operator';
    const payout_reference = `OUT-${request.id}`;
    const isOwing = model.isOverdrawn(request.player);
    const paid = await asOperator(scene, teller, 'POST /api/console/cash-out/:id/pay', { params, body: { payout_reference }, code });
    if (code === null) {
      same('whether two book what was sent', typeof paid?.deed_id === 'number', isOwing);
      if (paid?.deed_id != null) await confirmDeed(scene, paid.deed_id, teller === 'cash-a' ? 'cash-b' : 'cash-a');
      book(model, request, 'paid');
    } else if (isAlone) {
      const said = await asOperator(scene, teller, 'POST /api/console/cash-out/:id/ask', { params, code: null });
      if (said?.deed_id != null) await confirmDeed(scene, said.deed_id, teller === 'cash-a' ? 'cash-b' : 'cash-a');
      request.is_confirmed = true;
    }
    return `${teller} pays cash-out ${request.id} of player ${request.player.n}: ${code}`;
  },
};

function payRefusal(model: Model, { state, needs_second, is_confirmed, player }: CashOut, teller: Operator): string | null {
  if (state !== 'pending') return 'already_decided';
  // What was sent to a player below zero is booked by two, whatever came before.
  if (model.isOverdrawn(player)) return null;
  if (!is_confirmed && needs_second) return 'second_operator_needed';
  return !is_confirmed && isVoucher(model, player, teller) ? 'credited_by_same_operator' : null;
}

function book(model: Model, request: CashOut, state: 'paid' | 'rejected'): void {
  request.state = state;
  const { n } = request.player;
  if (state === 'paid') model.move(`hold:${n}`, 'house_cash:kbzpay', request.amount, 'cash_out_paid');
  else model.move(`hold:${n}`, `main:${n}`, request.amount, 'cash_out_rejected');
}

const rejectOut: Command = {
  name: 'cash-out rejected',
  weight: 10,
  async act(scene) {
    const { model, dice } = scene;
    if (model.cash_outs.length === 0) return null;
    const request = dice.of(model.cash_outs);
    const code = request.state === 'pending' ? null : 'already_decided';
    await asOperator(scene, dice.of(TELLERS), 'POST /api/console/cash-out/:id/reject', {
      params: { id: request.id },
      body: { reason: 'Not today' },
      code,
    });
    if (code === null) book(model, request, 'rejected');
    return `cash-out ${request.id} is rejected: ${code}`;
  },
};

const adjust: Command = {
  name: 'adjusted',
  weight: 12,
  async act(scene) {
    const { model, dice } = scene;
    const player = dice.of(model.players);
    const purse = dice.of(['main', 'game', 'promotion', 'points'] as const);
    const direction = dice.below(3) === 0 ? 'take' : 'give';
    const amount = KYAT * (1 + dice.below(dice.below(4) === 0 ? 100_000 : 300)) + (purse === 'points' ? 0 : dice.below(100));
    const asked = await asOperator(scene, 'cash-a', 'POST /api/console/adjustments', {
      body: { player_id: player.id, purse, direction, amount: wire(amount), reason: 'Counted again' },
      code: null,
    });
    const id = asked?.deed_id ?? 0;
    const about = `player ${player.n}: ${direction} ${wire(amount)} of ${purse}`;
    const counted = purse === 'points' ? amount / KYAT : amount;
    const isShort = direction === 'take' && counted > model.books.of(`${purse}:${player.n}`);
    if (!isShort && dice.below(6) === 0) {
      await asOperator(scene, 'cash-a', 'POST /api/console/deeds/:id/withdraw', { params: { id }, code: null });
      return `${about}, withdrawn`;
    }
    await confirmDeed(scene, id, 'cash-b', isShort ? 'not_enough_money' : null);
    if (isShort) {
      await asOperator(scene, 'cash-b', 'POST /api/console/deeds/:id/refuse', {
        params: { id },
        body: { reason: 'There is not so much' },
        code: null,
      });
      return `${about}: not_enough_money`;
    }
    const house = purse === 'points' ? 'house_points:' : 'house_adjustment:';
    model.move(house, `${purse}:${player.n}`, direction === 'give' ? counted : -counted, 'adjustment');
    return about;
  },
};

export const cashOutCommands: readonly Command[] = [askOut, pay, rejectOut, adjust];
