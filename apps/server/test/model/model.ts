import { Books, KYAT } from './books.ts';
import { type Code, LOTTERIES, leaderOf, linePays } from './draws.ts';
import { countWeek, mondayOf, payReferral, WEEK_MS, type Week } from './rewards.ts';
import type { Wallet } from './wallet.ts';

/** A player of the model. `n` is their place among the players, which is the same for the same seed; `id` is the product's. */
export type Player = {
  n: number;
  id: number;
  token: string;
  member: string;
  phone: string;
  referrer: Player | null;
  /** What of a promotion is to be played before money leaves games (pya). */
  turnover: number;
  /** What settled play is worth in points, in millionths, and how many were given. */
  micro_points: number;
  granted_points: number;
  cash_in: CashIn | null;
  /** Operators who approved the last cash-in alone. */
  voucher: string | null;
  excluded_until: number;
  /** Whether it is for months, by their own wish. */
  self_excluded_until: number;
  /** Of friends' games, of all time: what the percent of their losses came to, the most it may come to, and what was given of it. */
  earned: number;
  most: number;
  given: number;
};

export type Line = { number: string; stake: number };
export type Slip = {
  id: number;
  player: Player;
  draw: Draw;
  lines: Line[];
  total: number;
  key: string;
  body: object;
  paid: number;
  /** What the referrer had of it, of the round that stands. */
  referral: number;
};
export type Draw = {
  id: number;
  code: Code;
  day: string;
  section: string;
  opens: number;
  closes: number;
  draws: number;
  taken: Map<string, number>;
  own_caps: Map<string, number>;
  blocks: Set<string>;
  /** What each operator entered in this round. */
  entries: Map<string, string>;
  entry_count: Map<string, number>;
  agreed: string | null;
  result: string | null;
  is_void: boolean;
  /** When it was settled first: it counts in that week for ever. */
  first_settled: number | null;
  slips: Slip[];
};
export type CashIn = {
  id: number;
  player: Player;
  amount: number;
  digits: string;
  asked: number;
  until: number;
  state: 'pending' | 'approved' | 'rejected' | 'expired';
  promotion: Promotion | null;
  /** What it brought to the game purse by a promotion, and what was there before. */
  promoted: { credited: number; bonus: number; turnover: number; before: number; nth: number } | null;
};
/** A promotion of cash-in: its percent in basis points, and how many times what was credited is to be played, in hundredths. */
export type Promotion = { code: string; basis_points: number; times: number };
export type CashOut = {
  id: number;
  player: Player;
  amount: number;
  day: string;
  needs_second: boolean;
  is_confirmed: boolean;
  state: 'pending' | 'paid' | 'rejected';
};

export const CAP = 10_000_000 * KYAT;
const REFERRAL_PERCENT = 1;
const PYA_A_POINT = 1000 * KYAT;

/** All that the model knows. It is changed only by what the rules say of a command that was done, never by an answer's figures. */
export class Model {
  readonly books = new Books();
  players: Player[] = [];
  readonly draws = new Map<number, Draw>();
  readonly cash_ins: CashIn[] = [];
  readonly cash_outs: CashOut[] = [];
  readonly slips: Slip[] = [];
  readonly used_ids = new Set<string>();
  readonly wallets = new Map<string, Wallet>();
  /** When the play began, by the product's clock. */
  began = 0;
  readonly weeks: Week[] = [];
  readonly offers: Offer[] = [];
  readonly promotions: Promotion[] = [];
  private monday = 0;
  /** How far the product's clock is from the machine's. */
  shift_ms = 0;
  private keys = 0;

  now(): number {
    return Date.now() + this.shift_ms;
  }

  day(at = this.now()): string {
    return dayOf(at);
  }

  nextKey(word: string): string {
    this.keys += 1;
    return `${word}-${this.keys}-of-a-model`;
  }

  main(player: Player): number {
    return this.books.of(`main:${player.n}`);
  }

  game(player: Player): number {
    return this.books.of(`game:${player.n}`);
  }

  move(from: string, to: string, amount: number, reason: string): void {
    this.books.move(from, to, amount, { day: this.day(), reason });
  }

  isOverdrawn(player: Player): boolean {
    return this.main(player) < 0 || this.game(player) < 0;
  }

  isExcluded(player: Player): boolean {
    return player.excluded_until > this.now();
  }

  take(slip: Slip): void {
    this.slips.push(slip);
    slip.draw.slips.push(slip);
    this.move(`main:${slip.player.n}`, `house_lottery:${slip.draw.code}`, slip.total, 'stake');
    for (const { number, stake } of slip.lines) slip.draw.taken.set(number, (slip.draw.taken.get(number) ?? 0) + stake);
  }

  /** The draws that have their number from another one's, and do not have one of their own. */
  followersOf(draw: Draw): Draw[] {
    const code = LOTTERIES[draw.code].follower;
    return [...this.draws.values()].filter(
      (it) => it.code === code && it.day === draw.day && it.section === draw.section && !it.is_void && it.result === null,
    );
  }

  leaderOf(draw: Draw): Draw | null {
    const code = leaderOf(draw.code);
    return [...this.draws.values()].find((it) => it.code === code && it.day === draw.day && it.section === draw.section) ?? null;
  }

  /** What time alone brings: a week ends, agreed numbers become results, requests end. */
  pass(): void {
    const now = this.now();
    const monday = mondayOf(now);
    if (this.monday !== 0 && monday !== this.monday) {
      payReferral(this);
      countWeek(this, monday - WEEK_MS);
    }
    this.monday = monday;
    for (const draw of this.draws.values())
      if (draw.agreed !== null && draw.result === null && !draw.is_void && draw.draws <= now) this.settle(draw, draw.agreed);
    for (const it of this.cash_ins)
      if (it.state === 'pending' && it.until <= now) {
        it.state = 'expired';
        it.player.cash_in = null;
      }
  }

  settle(draw: Draw, number: string): void {
    for (const follower of this.followersOf(draw)) this.settleOne(follower, number.slice(-1));
    this.settleOne(draw, number);
  }

  private settleOne(draw: Draw, number: string): void {
    draw.result = number;
    draw.first_settled ??= this.now();
    for (const slip of draw.slips) {
      slip.paid = slip.lines.reduce((sum, line) => sum + linePays(draw.code, line, number), 0);
      this.move(`house_lottery:${draw.code}`, `main:${slip.player.n}`, slip.paid, 'win');
      const { referrer } = slip.player;
      slip.referral = referrer === null ? 0 : Math.floor((slip.total * REFERRAL_PERCENT) / 100);
      if (referrer) this.move(`house_referral:${draw.code}`, `main:${referrer.n}`, slip.referral, 'lottery_referral');
      this.count(slip.player, slip.total);
    }
  }

  /** A settlement was wrong: wins, and what friends earned, are taken back, and play counts no more. */
  reverse(draw: Draw): void {
    const group = [
      draw,
      ...[...this.draws.values()].filter(
        (it) => it.code === LOTTERIES[draw.code].follower && it.day === draw.day && it.section === draw.section && it.result !== null,
      ),
    ];
    for (const it of group) {
      for (const slip of it.slips) {
        this.move(`main:${slip.player.n}`, `house_lottery:${it.code}`, slip.paid, 'win_reversed');
        const { referrer } = slip.player;
        if (referrer) this.move(`main:${referrer.n}`, `house_referral:${it.code}`, slip.referral, 'lottery_referral_reversed');
        this.count(slip.player, -slip.total);
        slip.paid = 0;
        slip.referral = 0;
      }
      Object.assign(it, { result: null, agreed: null, entries: new Map(), entry_count: new Map() });
    }
  }

  callOff(draw: Draw): void {
    for (const it of [draw, ...this.followersOf(draw)]) {
      it.is_void = true;
      for (const slip of it.slips) this.move(`house_lottery:${it.code}`, `main:${slip.player.n}`, slip.total, 'refund');
    }
  }

  /** Settled play earns a point for each 1,000 kyat of all of it; what is taken back and is spent is owed. */
  count(player: Player, played: number): void {
    player.micro_points += Math.floor((played * 1_000_000) / PYA_A_POINT);
    const due = Math.floor(player.micro_points / 1_000_000) - player.granted_points;
    const points = Math.max(due, -this.books.of(`points:${player.n}`));
    player.granted_points += points;
    this.move('house_points:', `points:${player.n}`, points, 'points_earned');
  }
}

/** What points are exchanged for. */
export type Offer = { id: number; points: number; amount: number };

const YANGON_MS = 6.5 * 3_600_000;

/** The Yangon day of an instant. */
export function dayOf(at: number): string {
  return new Date(at + YANGON_MS).toISOString().slice(0, 10);
}
