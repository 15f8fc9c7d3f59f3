import { Books, KYAT } from './books.ts';
import { LOTTERIES, leaderOf, linePays } from './draws.ts';
import { leftOf } from './limits.ts';
import { countWeek, mondayOf, payReferral, WEEK_MS, type Week } from './rewards.ts';
import type { Seat } from './seat.ts';
import type { CashIn, CashOut, Draw, Offer, Player, Promotion, Slip } from './things.ts';

export const CAP = 10_000_000 * KYAT;
const REFERRAL_PERCENT = 1;
const END_SLACK_MS = 300_000;
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
  readonly seats = new Map<string, Seat>();
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

  /** What the player's own limits leave of stakes and losses now; null without any. */
  stakeLeft(player: Player): number | null {
    return leftOf(this, player, ['stake', 'loss'], this.now());
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

  /**
   * Whether a request is so near its end that the product may have it as over or not: its end is a little before the one here, and its job comes
   * when it comes. Nobody touches it then.
   */
  isEnding(request: CashIn): boolean {
    return Math.abs(request.until - this.now()) < END_SLACK_MS;
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

const YANGON_MS = 6.5 * 3_600_000;

/** The Yangon day of an instant. */
export function dayOf(at: number): string {
  return new Date(at + YANGON_MS).toISOString().slice(0, 10);
}
