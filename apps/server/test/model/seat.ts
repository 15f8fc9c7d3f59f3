import type { DialectName } from '../seamless.ts';
import { referralOf } from './rewards.ts';
import type { Player } from './things.ts';

/** A wager of a provider as anyone can see that it is right, in pya. */
export type Wager = {
  code: string;
  staked: number;
  paid: number;
  valid: number;
  state: 'open' | 'settled' | 'void';
  is_result_back: boolean;
  /** What waits for a result, and may come back to the game purse as it went. */
  waiting: number;
  /** What it took off a promotion's turnover, and whether it did so in this settlement. */
  turnover: number;
  is_turnover_counted: boolean;
  /** What of it counts now: toward points, and for the referrer of its player. */
  counted: number;
  earned: number;
  most: number;
  first_settled: number | null;
  created: number;
  heard: number;
};
/** What a seat asks of the model, and has it do. */
type Bank = {
  now(): number;
  game(player: Player): number;
  isExcluded(player: Player): boolean;
  isOverdrawn(player: Player): boolean;
  stakeLeft(player: Player): number | null;
  move(from: string, to: string, amount: number, reason: string): void;
  count(player: Player, played: number): void;
};
type Seats = Bank & { seats: Map<string, Seat> };
export type Step = {
  doing: 'bet' | 'result' | 'rollback' | 'cancel' | 'bonus';
  wager: string;
  id: string;
  amount: number;
  is_taken_back: boolean;
};

const HEARD_OF_MS = 30 * 86_400_000;
export const CODES = { ok: 0, refused: 16, no_funds: 1001, duplicate: 1003, no_bet: 1006, failed: 999 } as const;

/** What one player has at one provider. */
export class Seat {
  readonly wagers = new Map<string, Wager>();
  readonly buried = new Set<string>();
  readonly done = new Map<string, string>();
  private readonly model: Bank;
  readonly player: Player;
  private readonly product: string;

  constructor(model: Bank, player: Player, product: string) {
    this.model = model;
    this.player = player;
    this.product = product;
  }

  /** Of a wager nothing is expected any more a month after it was last heard of. */
  waiting(): number {
    const since = this.model.now() - HEARD_OF_MS;
    return [...this.wagers.values()].reduce((sum, it) => sum + (it.heard > since ? it.waiting : 0), 0);
  }

  /** Takes a callback: the code of the answer. */
  take(step: Step): number {
    const key = `${step.doing} ${step.id}`;
    const said = JSON.stringify([step.doing === 'bonus' ? '' : step.wager, step.amount, step.is_taken_back]);
    const before = this.done.get(key);
    if (before !== undefined) return before === said ? CODES.duplicate : CODES.refused;
    const code = this.act(step);
    if (code === CODES.ok) this.done.set(key, said);
    return code;
  }

  private act(step: Step): number {
    if (step.doing === 'bet') return this.bet(step);
    if (step.doing === 'bonus') return this.bonus(step);
    const wager = this.wagers.get(step.wager);
    if (wager === undefined) {
      if (step.doing !== 'result') this.buried.add(step.wager);
      return CODES.no_bet;
    }
    if (step.doing === 'result') return this.result(wager, step.amount);
    if (wager.state === 'void') return CODES.duplicate;
    const is_of_paid = wager.state === 'settled' && step.amount === wager.paid && step.amount !== wager.staked;
    if (step.doing === 'rollback' && (step.is_taken_back || is_of_paid)) return this.takeResultBack(wager);
    if (wager.state === 'settled') return CODES.refused;
    this.give(wager.staked - wager.paid, 'game_rollback');
    this.unsettle(wager, 'void');
    return CODES.ok;
  }

  private bet({ wager: code, amount }: Step): number {
    const { model, player } = this;
    const known = this.wagers.get(code);
    if (known?.state === 'void' || this.buried.has(code)) {
      if (!known) this.wagers.set(code, untouched(code, 'void', model.now()));
      return CODES.ok;
    }
    if (model.isExcluded(player)) return CODES.refused;
    if (model.isOverdrawn(player)) return CODES.no_funds;
    const left = model.stakeLeft(player);
    if (left !== null && Math.max(amount, 1) > left) return CODES.refused;
    if (model.game(player) < amount) return CODES.no_funds;
    const wager = known ?? untouched(code, 'open', model.now());
    this.wagers.set(code, wager);
    wager.staked += amount;
    wager.valid += amount;
    wager.waiting += amount;
    this.give(-amount, 'game_bet');
    this.count(wager);
    return CODES.ok;
  }

  /** A gift is a wager of its own, of which nothing was bet. */
  private bonus({ id, amount }: Step): number {
    const wager = untouched(`bonus ${id}`, 'settled', this.model.now());
    this.wagers.set(wager.code, wager);
    wager.paid = amount;
    this.give(amount, 'game_win');
    this.count(wager);
    return CODES.ok;
  }

  private result(wager: Wager, amount: number): number {
    if (wager.state === 'void') return CODES.no_bet;
    wager.is_result_back = false;
    wager.paid += amount;
    wager.waiting = 0;
    wager.state = 'settled';
    this.give(amount, 'game_win');
    if (!wager.is_turnover_counted) {
      wager.is_turnover_counted = true;
      wager.turnover = Math.min(this.player.turnover, wager.valid);
      this.player.turnover -= wager.turnover;
    }
    this.count(wager);
    return CODES.ok;
  }

  private takeResultBack(wager: Wager): number {
    if (wager.is_result_back) return CODES.duplicate;
    if (wager.state !== 'settled') return CODES.no_bet;
    this.give(-wager.paid, 'game_rollback');
    wager.paid = 0;
    wager.is_result_back = true;
    this.unsettle(wager, 'open');
    return CODES.ok;
  }

  private unsettle(wager: Wager, state: 'open' | 'void'): void {
    wager.state = state;
    wager.waiting = state === 'open' ? wager.staked : 0;
    this.player.turnover += wager.turnover;
    wager.turnover = 0;
    wager.is_turnover_counted = false;
    this.count(wager);
  }

  /** Slots count in full toward points while their wager is settled; the referrer has a percent of what it lost. */
  private count(wager: Wager): void {
    wager.heard = this.model.now();
    const isSettled = wager.state === 'settled';
    if (isSettled) wager.first_settled ??= this.model.now();
    const due = isSettled ? wager.valid : 0;
    this.model.count(this.player, due - wager.counted);
    wager.counted = due;
    const { referrer } = this.player;
    if (referrer === null) return;
    const { earned, most } = isSettled ? referralOf(wager.valid, wager.staked - wager.paid) : { earned: 0, most: 0 };
    referrer.earned += earned - wager.earned;
    referrer.most += most - wager.most;
    Object.assign(wager, { earned, most });
  }

  private give(amount: number, reason: string): void {
    this.model.move(`house_provider:${this.product}`, `game:${this.player.n}`, amount, reason);
  }
}

function untouched(code: string, state: Wager['state'], created: number): Wager {
  return {
    code,
    staked: 0,
    paid: 0,
    valid: 0,
    state,
    is_result_back: false,
    waiting: 0,
    turnover: 0,
    is_turnover_counted: false,
    counted: 0,
    earned: 0,
    most: 0,
    first_settled: null,
    created,
    heard: created,
  };
}

export const PRODUCT_OF: Readonly<Record<DialectName, string>> = { gsc: '1006', gsc_plus: '1020' };

/** What a player has at the provider of a dialect. */
export function seatOf(model: Seats, player: Player, dialect: DialectName): Seat {
  const key = `${dialect}:${player.n}`;
  const found = model.seats.get(key) ?? new Seat(model, player, PRODUCT_OF[dialect]);
  model.seats.set(key, found);
  return found;
}

/** What of a player's money is out at providers. */
export function waitingOf(model: Seats, player: Player): number {
  return (['gsc', 'gsc_plus'] as const).reduce((sum, it) => sum + seatOf(model, player, it).waiting(), 0);
}
