import { BASIS_POINTS_PER_WHOLE, basisPointsOf, PYA_PER_KYAT } from './money.ts';

/** The amounts offered as buttons, in kyat. */
export const CASH_OUT_QUICK_AMOUNTS_KYAT = [5000, 10_000, 30_000, 50_000, 100_000, 300_000, 500_000, 1_000_000] as const;
/** No cash-out for so long after a password or phone change: a thief of an account must not empty it. */
export const QUIET_AFTER_CREDENTIALS_HOURS = 24;
/** With turnover left, money goes to games only while the game purse holds no more than this: then a new start is fair. */
export const GAME_PURSE_SPENT_PYA = 500 * PYA_PER_KYAT;
/** The most one correction of a balance may move: a slip of the keyboard must not make a fortune. */
export const ADJUSTMENT_MOST_PYA = 100_000_000 * PYA_PER_KYAT;

/** What a promotion of cash-in may give on top, in percent: one that gives nothing is none, and beyond three times the money lies a slip of the keyboard. */
export const PROMOTION_PERCENT_MIN = 0.01;
export const PROMOTION_PERCENT_MAX = 200;
/** How many times what was credited is to be played: all of it once at least, else a bonus walks out as it came in. */
export const PROMOTION_TURNOVER_MIN = 1;
export const PROMOTION_TURNOVER_MAX = 100;

/** What the house may change about paying out. */
export type CashOutTerms = { needs_level_2: boolean; second_operator_above_pya: number; day_maximum_pya: number };
export const CASH_OUT_TERMS: CashOutTerms = {
  needs_level_2: true,
  second_operator_above_pya: 500_000 * PYA_PER_KYAT,
  day_maximum_pya: 3_000_000 * PYA_PER_KYAT,
};

/** A cash-in above it is credited by two operators, unless the house says otherwise. */
export const CASH_IN_SECOND_ABOVE_PYA = 500_000 * PYA_PER_KYAT;

/** What one operator credits alone in a day of Yangon, all players together, unless the house says otherwise: beyond it a second one confirms. */
export const CREDITED_ALONE_A_DAY_PYA = 5_000_000 * PYA_PER_KYAT;

/** Who credited a player more than this alone, and it may still be there, does not pay them alone, unless the house says otherwise. */
export const VOUCHED_ABOVE_PYA = 5_000 * PYA_PER_KYAT;

export type CashOutFacts = {
  terms: CashOutTerms;
  method: { is_open: boolean; minimum_pya: number; maximum_pya: number } | null;
  /** `asked_today_pya` counts the cash-outs of the Yangon day that wait or are paid. */
  player: { is_blocked: boolean; is_level_2: boolean; is_quiet: boolean; is_overdrawn: boolean; asked_today_pya: number };
};
export type CashOutRefusal =
  | 'method_not_found'
  | 'method_closed'
  | 'amount_too_small'
  | 'amount_too_large'
  | 'blocked'
  | 'level_two_needed'
  | 'changed_recently'
  | 'day_limit_reached'
  | 'overdrawn';

/** Why an amount (pya) cannot be paid out, or null. Self-exclusion and play limits are no reasons: money may always leave. */
export function refuseCashOut(amount_pya: number, { terms, method, player }: CashOutFacts): CashOutRefusal | null {
  if (player.is_blocked) return 'blocked';
  if (method === null) return 'method_not_found';
  if (!method.is_open) return 'method_closed';
  if (amount_pya < method.minimum_pya) return 'amount_too_small';
  if (amount_pya > method.maximum_pya) return 'amount_too_large';
  if (terms.needs_level_2 && !player.is_level_2) return 'level_two_needed';
  if (player.is_quiet) return 'changed_recently';
  if (player.asked_today_pya + amount_pya > terms.day_maximum_pya) return 'day_limit_reached';
  return player.is_overdrawn ? 'overdrawn' : null;
}

/** Whether a second operator pays an amount (pya): when all that the player asked for on the Yangon day, with it, is above the terms' amount. */
export function needsSecondOperator(amount_pya: number, terms: CashOutTerms, asked_today_pya: number): boolean {
  return asked_today_pya + amount_pya > terms.second_operator_above_pya;
}

export type TransferFacts = {
  is_maintained: boolean;
  is_excluded: boolean;
  /** For months, by their own wish; not by a time-out of days. */
  is_self_excluded: boolean;
  turnover_pya: number;
  main: { is_overdrawn: boolean };
  /** `waiting_pya` went out to a provider and no result has answered it: it may come back to the game purse as it went. */
  game: { balance_pya: number; waiting_pya: number; is_overdrawn: boolean };
};
export type TransferRefusal = 'amount_too_small' | 'game_maintenance' | 'excluded' | 'overdrawn' | 'turnover_left' | 'bets_waiting';

/**
 * Why an amount (pya) cannot go from main to game, or null. While turnover is left it can only when the money in games is all but
 * spent, what waits at providers included (open bets, buy-ins, tips that may be taken back): else a bet left open while the turnover
 * starts anew would carry a bonus out. A purse below zero covers nothing of what waits.
 */
export function refuseTransferIn(amount_pya: number, it: TransferFacts): TransferRefusal | null {
  if (amount_pya < PYA_PER_KYAT) return 'amount_too_small';
  if (it.is_maintained) return 'game_maintenance';
  if (it.is_excluded) return 'excluded';
  if (it.main.is_overdrawn) return 'overdrawn';
  const in_games_pya = Math.max(0, it.game.balance_pya) + it.game.waiting_pya;
  return it.turnover_pya > 0 && in_games_pya > GAME_PURSE_SPENT_PYA ? 'turnover_left' : null;
}

/**
 * Why an amount (pya) cannot go from game to main, or null. Self-exclusion is no reason: a player who excluded themself and cannot play
 * the turnover any more may end it, and take out what is theirs (see `partsOf`), once next to nothing waits at providers.
 */
export function refuseTransferOut(amount_pya: number, it: TransferFacts): TransferRefusal | null {
  if (amount_pya < PYA_PER_KYAT) return 'amount_too_small';
  if (it.is_maintained) return 'game_maintenance';
  if (it.game.is_overdrawn) return 'overdrawn';
  if (it.turnover_pya === 0) return null;
  if (!it.is_self_excluded) return 'turnover_left';
  return it.game.waiting_pya > GAME_PURSE_SPENT_PYA ? 'bets_waiting' : null;
}

/** What promotions that are not played out brought to a game purse: bonuses, and the player's own money beside them (pya). */
export type Promoted = { own_pya: number; bonus_pya: number };

/**
 * The player's own part of a game purse and the promotions' part, in pya: what is left, won or lost, belongs to both as they came in.
 * The player's is whole kyat, the fraction is the promotions'. Without a bonus all of it is the player's.
 */
export function partsOf(balance_pya: number, { own_pya, bonus_pya }: Promoted): { own_pya: number; promotion_pya: number } {
  const held_pya = Math.max(0, balance_pya);
  if (bonus_pya === 0) return { own_pya: held_pya, promotion_pya: 0 };
  const exact = (BigInt(held_pya) * BigInt(own_pya)) / BigInt(own_pya + bonus_pya);
  const whole_pya = Number(exact - (exact % BigInt(PYA_PER_KYAT)));
  return { own_pya: whole_pya, promotion_pya: held_pya - whole_pya };
}

/** What a top-up card of an amount (pya) brings after its fee in whole percent, rounded down. */
export function lessFee(amount_pya: number, fee_percent: number): number {
  return basisPointsOf(amount_pya, BASIS_POINTS_PER_WHOLE - fee_percent * 100);
}

/** The bonus (pya) a promotion adds: what brings an amount to floor(amount x (1 + percent)) whole kyat; never below 0. */
export function bonusOf(amount_pya: number, bonus_basis_points: number): number {
  const whole_kyat_pya = Math.floor((amount_pya + basisPointsOf(amount_pya, bonus_basis_points)) / PYA_PER_KYAT) * PYA_PER_KYAT;
  return Math.max(0, whole_kyat_pya - amount_pya);
}

/** The turnover (pya) a promotion asks for on what it credited; times are hundredths: 250 is two and a half times. */
export function turnoverOf(credited_pya: number, turnover_hundredths: number): number {
  return basisPointsOf(credited_pya, turnover_hundredths * 100);
}

const HONORIFIC = /^(?:(?:u|daw|mr|mrs|ms|dr)[. ]+|ဦး|ဒေါ်)/u;
const NOT_IN_A_NAME = /[^\p{L}\p{M}\p{N}]+/gu;

/** Whether an account holder's name is a person's name as the level 2 photo has it: case, spacing, dots and a title aside. */
export function isSameName(holder: string, person: string | null): boolean {
  return person !== null && bareName(holder) !== '' && bareName(holder) === bareName(person);
}

const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Myanmar}/u, /\p{Script=Han}/u, /\p{Script=Thai}/u];

/** Whether two names are written in different letters, so that only a person can tell whether they are one: "ZAW OO" and "ဇော်ဦး". */
export function isInOtherLetters(holder: string, person: string | null): boolean {
  if (person === null) return false;
  const written = (name: string) => SCRIPTS.filter((it) => it.test(name));
  const [one, other] = [written(holder), written(person)];
  return one.length > 0 && other.length > 0 && !one.some((it) => other.includes(it));
}

function bareName(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase().trim();
  const bare = plain.replace(HONORIFIC, '').replace(NOT_IN_A_NAME, '');
  return bare === '' ? plain.replace(NOT_IN_A_NAME, '') : bare;
}
