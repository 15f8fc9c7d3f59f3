import { randomUUID } from 'node:crypto';
import type { Action, Answer, Callback } from './callbacks/callback.ts';
import type { Callbacks } from './callbacks/callbacks.ts';
import type { Game, Product } from './products.ts';
import type { Wager, WagerBook } from './wagers.ts';

/** Why a player's wish is not done, as a code the game's page has words for. */
export type No =
  | 'funds'
  | 'maintenance'
  | 'not_allowed'
  | 'unreachable'
  | 'closed'
  | 'limits'
  | 'odds_changed'
  | 'suspended'
  | 'not_your_turn'
  | 'bad_request';

/** A "no" that the player is told in plain words. */
export class PlayRefusal extends Error {
  readonly code: No;
  /** The balance, when the wallet said it. */
  readonly balance_pya: number | null;
  constructor(code: No, balance_pya: number | null = null) {
    super(code);
    this.code = code;
    this.balance_pya = balance_pya;
  }
}

/** Who bets on what. */
export interface Seat {
  member: string;
  product: Product;
  game: Game;
}

type Bet = { amount_pya: number; detail: string; round?: string; action?: 'bet' | 'preserve' };
type Result = { payout_pya: number; jackpot_pya?: number; valid_pya?: number; bet_pya?: number; refund_pya?: number; detail: string };

/** Bets, results and all else a provider tells a wallet, for every game and in both dialects. */
export interface Rounds {
  /** Takes a bet; when this resolves the wallet has booked it. Throws PlayRefusal; a bet whose answer is lost for good is rolled back. */
  bet(seat: Seat, bet: Bet): Promise<{ wager: Wager; balance_pya: number }>;
  /** Tells the result. The balance is null while the wallet cannot be reached: it is told until it answers. Safe to run twice. */
  settle(wager: Wager, result: Result): Promise<number | null>;
  /** Takes an open bet back. */
  callOff(wager: Wager, action: 'rollback' | 'cancel', detail: string): Promise<Answer>;
  /** Corrects what a settled bet won. */
  resettle(wager: Wager, payout_pya: number): Promise<Answer>;
  /** Money beside any bet. */
  give(seat: Seat, action: 'bonus' | 'jackpot', amount_pya: number): Promise<Answer>;
  tip(seat: Seat, amount_pya: number): Promise<number>;
  /** Sends a wager's report row again. */
  push(wager: Wager): Promise<Answer>;
  /** A callback that is made but not sent: for tests of the order. */
  draft(action: Action, wager: Wager, amount_pya: number): Callback;
}

/** Opens the rounds over a book of wagers and a way to the wallet. */
export function openRounds(wagers: WagerBook, callbacks: Callbacks): Rounds {
  const draft: Rounds['draft'] = (action, wager, amount_pya) => {
    const copy = { ...wager };
    const { dialect, product, game_type, member } = wager;
    const blank = { state: 'waiting', attempts: 0, code: null, message: '', balance_pya: null, made_at: Date.now() } as const;
    const move = { id: `${wager.code}-${action}-${randomUUID().slice(0, 8)}`, action, amount_pya, wager: copy };
    return { id: randomUUID(), action, dialect, product, game_type, member, moves: [move], ...blank };
  };
  const open = ({ member, product, game }: Seat, bet_pya: number, detail: string, round?: string): Wager =>
    wagers.open({
      dialect: product.dialect,
      product: product.code,
      game: game.code,
      game_type: game.type,
      member,
      bet_pya,
      detail,
      ...(round ? { round } : {}),
    });
  const callOff: Rounds['callOff'] = async (wager, action, detail) => {
    if (wager.status !== 'void') wagers.change(wager, { status: 'void', valid_pya: 0, payout_pya: 0, settled_at: Date.now(), detail });
    return await callbacks.deliver(draft(action, wager, wager.bet_pya));
  };
  /** Sends what takes money, and gives up on a wager the wallet did not take. */
  const take = async (wager: Wager, action: 'bet' | 'preserve' | 'tip', amount_pya: number): Promise<number> => {
    const answer = await callbacks.send(draft(action, wager, -amount_pya));
    if (answer.outcome === 'done') return answer.balance_pya;
    if (answer.outcome === 'unknown') void callOff(wager, 'rollback', `${wager.detail}: the wallet's answer was lost`);
    else wagers.change(wager, { status: 'void', valid_pya: 0, settled_at: Date.now(), detail: `${wager.detail}: refused` });
    throw refusalOf(answer);
  };

  return {
    draft,
    callOff,
    async bet(seat, { amount_pya, detail, round, action = 'bet' }) {
      const wager = open(seat, amount_pya, detail, round);
      return { wager, balance_pya: await take(wager, action, amount_pya) };
    },
    async settle(wager, { payout_pya, jackpot_pya = 0, refund_pya = 0, bet_pya = wager.bet_pya, valid_pya = bet_pya, detail }) {
      if (wager.status !== 'open') return null;
      wagers.change(wager, { status: 'settled', bet_pya, valid_pya, payout_pya, jackpot_pya, settled_at: Date.now(), detail });
      // One after the other: callbacks of a wager keep their order, and the last answer has the balance after all of them.
      const told: Promise<Answer>[] = [];
      if (refund_pya > 0) told.push(callbacks.deliver(draft('preserve_refund', { ...wager, status: 'open' }, refund_pya)));
      told.push(callbacks.deliver(draft('result', wager, payout_pya)));
      if (jackpot_pya > 0) told.push(callbacks.deliver(draft('jackpot', wager, jackpot_pya)));
      const last = (await Promise.all(told)).at(-1);
      return last?.outcome === 'done' ? last.balance_pya : null;
    },
    async resettle(wager, payout_pya) {
      const difference_pya = payout_pya - wager.payout_pya;
      wagers.change(wager, { payout_pya, detail: `${wager.detail}; corrected` });
      return await callbacks.deliver(draft('resettle', wager, difference_pya));
    },
    async give(seat, action, amount_pya) {
      const wager = open(seat, 0, action);
      wagers.change(wager, {
        status: 'settled',
        settled_at: Date.now(),
        [action === 'jackpot' ? 'jackpot_pya' : 'payout_pya']: amount_pya,
      });
      return await callbacks.deliver(draft(action, wager, amount_pya));
    },
    async tip(seat, amount_pya) {
      const wager = open(seat, 0, 'tip');
      wagers.change(wager, { status: 'settled', settled_at: Date.now(), tip_pya: amount_pya });
      const balance_pya = await take(wager, 'tip', amount_pya);
      // A tip is a wager of its own: its result of nothing closes it.
      await callbacks.deliver(draft('result', wager, 0));
      return balance_pya;
    },
    push: async (wager) => await callbacks.deliver(draft('push', wager, 0)),
  };
}

function refusalOf(answer: Exclude<Answer, { outcome: 'done' }>): PlayRefusal {
  if (answer.outcome === 'unknown') return new PlayRefusal('unreachable');
  const codes: Record<number, No> = { 1001: 'funds', 2000: 'maintenance' };
  return new PlayRefusal(codes[answer.code] ?? 'not_allowed', answer.balance_pya);
}
