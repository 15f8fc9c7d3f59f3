import { KYAT, partOf } from '../books.ts';
import { leftOf } from '../limits.ts';
import { dayOf, type Model } from '../model.ts';
import { asOperator, asPlayer, type Command, confirmDeed, same } from '../scene.ts';
import type { CashIn, Player, Promotion } from '../things.ts';
import { ALONE_A_DAY, aloneToday, noteCredit, SECOND_ABOVE, someAmount, TELLERS } from './tellers.ts';

const IN = { least: 1000 * KYAT, most: 1_000_000 * KYAT };
/** What a top-up card's operator keeps, in basis points. */
const CARD_FEE = 2500;
const HOUR_MS = 3_600_000;

type CashInAsk = { amount: number; promotion: Promotion | null; card: string | null };

function inRefusal(model: Model, player: Player, { amount, promotion, card }: CashInAsk): string | null {
  if (model.isExcluded(player)) return 'excluded';
  if (amount < IN.least) return 'amount_too_small';
  if (amount > IN.most) return 'amount_too_large';
  const left = leftOf(model, player, ['cash_in'], model.now());
  if (left !== null && amount > left) return 'limit_reached';
  if (player.cash_in !== null) return 'request_pending';
  if (card !== null && model.cash_ins.some((it) => it.card === card && ['pending', 'approved'].includes(it.state))) return 'voucher_used';
  const isUsed = (it: CashIn) => it.player === player && it.promotion === promotion && dayOf(it.asked) === model.day();
  if (promotion && model.cash_ins.some((it) => isUsed(it) && it.state === 'approved')) return 'promotion_used';
  return null;
}

const askIn: Command = {
  name: 'cash-in asked',
  weight: 40,
  async act(scene) {
    const { model, dice, house } = scene;
    const player = dice.of(model.players);
    if (model.cash_ins.some((it) => it.player === player && model.isEnding(it))) return null;
    const amount = someAmount(scene);
    const digits = String(100_000 + dice.below(900_000));
    const promotion = dice.below(3) === 0 ? dice.of(model.promotions) : null;
    const cards = model.cash_ins.flatMap((it) => it.card ?? []);
    const isAgain = cards.length > 0 && dice.below(3) === 0;
    const card = dice.below(5) > 0 ? null : isAgain ? dice.of(cards) : `CARD${model.nextKey('').replace(/\D/g, '')}X${digits}`;
    const code = inRefusal(model, player, { amount, promotion, card });
    const proof =
      card === null
        ? { payment_id: house.method_id, account_name: 'U Ba', transaction_id: digits, holder_phone: house.account }
        : { payment_id: house.card_id, voucher_code: card, is_mobile_topup: true };
    const body = {
      ...proof,
      amount: amount / KYAT,
      ...(promotion ? { promo_code: promotion.code } : {}),
    };
    const sent = { body, code, headers: { 'Idempotency-Key': model.nextKey('cash-in') } };
    const said = await asPlayer(scene, player, 'POST /api/cash-in', sent);
    if (said !== null) {
      const asked = model.now();
      const request: CashIn = {
        id: said.data.id,
        player,
        amount,
        digits,
        asked,
        until: asked + 72 * HOUR_MS,
        state: 'pending',
        promotion,
        card,
        counted: amount,
        alone: null,
        promoted: null,
      };
      model.cash_ins.push(request);
      player.cash_in = request;
      // Once more by the same key: the same request.
      const again = await asPlayer(scene, player, 'POST /api/cash-in', sent);
      same('the request of a cash-in asked again', again?.data.id, request.id);
    }
    return `player ${player.n} says ${amount / KYAT} came in: ${code ?? said?.data.id}`;
  },
};

/** Approves as the player wrote it, or with another amount: more, and what is large, takes two. */
const approve: Command = {
  name: 'cash-in approved',
  weight: 38,
  async act(scene) {
    const { model, dice } = scene;
    const isLate = dice.below(8) === 0;
    const some = model.cash_ins.filter((it) => (it.state === 'pending') !== isLate && !model.isEnding(it));
    if (some.length === 0) return null;
    const request = dice.of(some);
    const [one, other] = dice.below(2) === 0 ? (['cash-a', 'cash-b'] as const) : (['cash-b', 'cash-c'] as const);
    const came = dice.below(4) === 0 ? Math.max(KYAT, request.amount + KYAT * dice.of([-500, -1, 700, 20_000, 600_000])) : request.amount;
    const isOther = came !== request.amount;
    const isTwo =
      came > Math.min(SECOND_ABOVE, request.amount) || isContested(model, request) || aloneToday(model, one) + came > ALONE_A_DAY;
    const full_transaction_id =
      dice.below(10) === 0 && model.used_ids.size > 0 ? dice.of([...model.used_ids]) : `KBZ${request.id}-${request.digits}`;
    const body = { full_transaction_id, ...(isOther ? { amount: came / KYAT, correction: 'Another amount came' } : {}) };
    const code = approveRefusal(model, request, { full_transaction_id, came });
    const isUsed = code === 'transaction_id_used';
    const said = await asOperator(scene, one, 'POST /api/console/cash-in/:id/approve', {
      params: { id: request.id },
      body,
      code: isUsed && isTwo ? null : code,
    });
    const about = `${one} approves cash-in ${request.id} of player ${request.player.n} with ${came / KYAT}`;
    if (said === null) return `${about}: ${code}`;
    same('whether a cash-in waits for a second', said.deed_id !== null, isTwo);
    if (said.deed_id !== null) {
      if (dice.below(6) === 0)
        await asOperator(scene, one, 'POST /api/console/deeds/:id/confirm', {
          params: { id: said.deed_id },
          body: { digest: 'x' },
          code: 'same_operator',
        });
      if (isUsed || dice.below(5) === 0) {
        if (isUsed) await confirmDeed(scene, said.deed_id, other, 'transaction_id_used');
        await asOperator(scene, other, 'POST /api/console/deeds/:id/refuse', {
          params: { id: said.deed_id },
          body: { reason: 'Not so' },
          code: null,
        });
        return `${about}; ${other} refuses`;
      }
      await confirmDeed(scene, said.deed_id, other);
    }
    if (request.card === null) model.used_ids.add(full_transaction_id);
    request.state = 'approved';
    request.counted = came;
    request.player.cash_in = null;
    credit(model, request, { came, by: isTwo ? null : one });
    return about;
  },
};

/** Whether another player sent the same card. */
function isContested(model: Model, { card, player }: CashIn): boolean {
  return card !== null && model.cash_ins.some((it) => it.card === card && it.player !== player);
}

/** With a promotion the money and its bonus go to games, and so much is to be played more. */
function credit(model: Model, request: CashIn, { came: paid, by }: { came: number; by: string | null }): void {
  const { player, promotion, card } = request;
  const came = card === null ? paid : partOf(paid, 10_000 - CARD_FEE);
  const house = card === null ? 'house_cash:kbzpay' : 'house_cash:mpt';
  if (promotion === null) {
    request.alone = noteCredit(model, request, { by, amount: came });
    model.move(house, `main:${player.n}`, came, 'cash_in');
    return;
  }
  const whole = Math.floor((came + partOf(came, promotion.basis_points)) / KYAT) * KYAT;
  const bonus = Math.max(0, whole - came);
  const turnover = Math.floor(((came + bonus) * promotion.times) / 100);
  const nth = model.cash_ins.filter((it) => it.promoted !== null).length;
  request.promoted = { credited: came, bonus, turnover, before: model.game(player), nth };
  player.turnover += turnover;
  request.alone = noteCredit(model, request, { by, amount: came + bonus });
  model.move(house, `game:${player.n}`, came, 'cash_in');
  model.move(`house_promotions:${promotion.code}`, `game:${player.n}`, bonus, 'cash_in_bonus');
}

function approveRefusal(
  model: Model,
  request: CashIn,
  { full_transaction_id, came }: { full_transaction_id: string; came: number },
): string | null {
  if (request.state !== 'pending' || request.until <= model.now()) return 'already_decided';
  if (request.card === null && !full_transaction_id.endsWith(request.digits)) return 'transaction_id_not_valid';
  if (came > Math.max(request.amount, IN.most)) return 'amount_too_large';
  // What the player wrote is counted there already.
  const left = came > request.amount ? leftOf(model, request.player, ['cash_in'], request.asked) : null;
  if (left !== null && came - request.amount > left) return 'limit_reached';
  if (request.card !== null) return null;
  return model.used_ids.has(full_transaction_id) ? 'transaction_id_used' : null;
}

const rejectIn: Command = {
  name: 'cash-in rejected',
  weight: 6,
  async act(scene) {
    const { model, dice } = scene;
    const some = model.cash_ins.filter((it) => !model.isEnding(it));
    if (some.length === 0) return null;
    const request = dice.of(some);
    const code = request.state === 'pending' ? null : 'already_decided';
    await asOperator(scene, dice.of(TELLERS), 'POST /api/console/cash-in/:id/reject', {
      params: { id: request.id },
      body: { reason: 'Not on our account' },
      code,
    });
    if (code === null) {
      request.state = 'rejected';
      request.player.cash_in = null;
    }
    return `cash-in ${request.id} is rejected: ${code}`;
  },
};

export const cashInCommands: readonly Command[] = [askIn, approve, rejectIn];
