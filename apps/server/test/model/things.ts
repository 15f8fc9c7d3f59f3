import type { Code } from './draws.ts';

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
  /** What operators credited alone since a cash-in last found the player with next to nothing. */
  credits: { by: string; amount: number; at: number }[];
  excluded_until: number;
  /** Whether it is for months, by their own wish. */
  self_excluded_until: number;
  /** Of friends' games, of all time: what the percent of their losses came to, the most it may come to, and what was given of it. */
  earned: number;
  most: number;
  given: number;
  limits: Limit[];
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
  at: number;
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
  /** A top-up card's code; null of a transfer. */
  card: string | null;
  /** What counts of it: what the player wrote, or what came. */
  counted: number;
  /** Who approved it alone, and on which day. */
  alone: { by: string; day: string } | null;
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

/** What points are exchanged for. */
export type Offer = { id: number; points: number; amount: number };

/** What a player allows themselves in a period (pya); a raise waits a day and for a second yes. */
export type Limit = { kind: LimitKind; period: Period; amount: number; raise: { to: number | null; asked: number } | null };
export type LimitKind = 'cash_in' | 'stake' | 'loss';
export type Period = 'day' | 'week' | 'month';
