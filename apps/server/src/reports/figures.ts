import type { REPORT_FIGURES, REWARD_ROWS } from '@shwekan/contract';
import { kyatWire } from '@shwekan/rules';

export type ReportFigure = (typeof REPORT_FIGURES)[number];

/** What was booked for one reason: above 0 it came to the house. */
export type BookedSum = { reason: string; amount_pya: number; entry_count: number };

type PlayColumn = 'stakes' | 'payouts' | 'refunds' | 'corrections' | 'laid_off';
/** Where each reason of play stands. What is no reason of play counts for no result. */
const PLAY_COLUMNS: Readonly<Record<string, PlayColumn>> = {
  stake: 'stakes',
  game_bet: 'stakes',
  win: 'payouts',
  game_win: 'payouts',
  refund: 'refunds',
  win_reversed: 'corrections',
  game_rollback: 'corrections',
  game_resettled: 'corrections',
  game_repair: 'corrections',
  lay_off: 'laid_off',
  lay_off_commission: 'laid_off',
  lay_off_won: 'laid_off',
  lay_off_won_reversed: 'laid_off',
  lay_off_refund: 'laid_off',
  lay_off_commission_refund: 'laid_off',
};

/** The reasons of play, those of what is sold to other houses among them. */
export const PLAY_REASONS = Object.keys(PLAY_COLUMNS);
export const LAY_OFF_REASONS = PLAY_REASONS.filter((it) => PLAY_COLUMNS[it] === 'laid_off');
const HOUSES_REASONS = ['taker_payment', 'taker_payment_reversed'];
/** What players paid in and were paid out, and what was paid between this house and others. */
export const CASH_REASONS = ['cash_in', 'cash_out_paid', ...HOUSES_REASONS];

/** The reasons of each kind of reward: what was given, and what of it came back. */
export const REWARD_REASONS: Readonly<Record<(typeof REWARD_ROWS)[number], readonly string[]>> = {
  cash_in_bonus: ['cash_in_bonus', 'promotion_forfeited'],
  welcome_bonus: ['welcome_bonus'],
  weekly_promotion: ['weekly_promotion'],
  points: ['points_reward'],
  pocket_money: ['pocket_money'],
  lottery_referral: ['lottery_referral', 'lottery_referral_reversed'],
  game_referral: ['game_referral', 'referral_claimed'],
};

export const ALL_REWARD_REASONS = Object.values(REWARD_REASONS).flat();

/** Figures of all time, of which days ask for nothing. */
const ALL_TIME: readonly ReportFigure[] = ['purses', 'owed', 'below_zero', 'accounts', 'open_stakes'];

export function isOfAllTime(figure: ReportFigure): boolean {
  return ALL_TIME.includes(figure);
}

/** The reasons of one figure of a report. */
export function figureReasons(figure: ReportFigure): readonly string[] {
  if (figure === 'in') return ['cash_in'];
  if (figure === 'out') return ['cash_out_paid'];
  if (figure === 'houses') return HOUSES_REASONS;
  if (figure === 'cost') return ALL_REWARD_REASONS;
  if (figure === 'left') return [...PLAY_REASONS, ...ALL_REWARD_REASONS];
  if (figure === 'accounts') return CASH_REASONS;
  if (figure === 'open_stakes') return ['stake', 'refund'];
  return figure === 'result' ? PLAY_REASONS : PLAY_REASONS.filter((it) => PLAY_COLUMNS[it] === figure);
}

/** The columns of a report of play, and of one of cash: each tells some reasons together, and those of cash count their entries. */
export const PLAY_FIGURES = ['stakes', 'payouts', 'refunds', 'corrections', 'laid_off'] as const satisfies ReportFigure[];
export const CASH_FIGURES = ['in', 'out', 'houses'] as const satisfies ReportFigure[];

const TOLD_OTHERWISE: readonly ReportFigure[] = ['payouts', 'refunds', 'in', 'houses', 'cost', 'accounts'];

/** What an entry adds to a figure of a report, which tells payouts, refunds and costs as what went from the house, and what came to its cash and accounts as above 0. */
export function inFigure(figure: ReportFigure, amount_pya: number): number {
  return TOLD_OTHERWISE.includes(figure) ? 0 - amount_pya : amount_pya;
}

/** What play came to: stakes, corrections and what was laid off as they came to the house, payouts and refunds as they went from it. */
export function playFigures(sums: readonly BookedSum[]) {
  const pya: Record<PlayColumn, number> = { stakes: 0, payouts: 0, refunds: 0, corrections: 0, laid_off: 0 };
  for (const { reason, amount_pya } of sums) {
    const column = PLAY_COLUMNS[reason];
    if (column) pya[column] += amount_pya;
  }
  return {
    stakes: kyatWire(pya.stakes),
    payouts: kyatWire(0 - pya.payouts),
    refunds: kyatWire(0 - pya.refunds),
    corrections: kyatWire(pya.corrections),
    laid_off: kyatWire(pya.laid_off),
    result: kyatWire(pya.stakes + pya.payouts + pya.refunds + pya.corrections + pya.laid_off),
  };
}

/** What players paid in and were paid out: a cash-in is money that we owe them from then on. */
export function cashFigures(sums: readonly BookedSum[]) {
  const of = (reason: string) => sums.filter((it) => it.reason === reason);
  const pya = (reason: string) => of(reason).reduce((sum, it) => sum + it.amount_pya, 0);
  const count = (reason: string) => of(reason).reduce((sum, it) => sum + it.entry_count, 0);
  return {
    in: kyatWire(0 - pya('cash_in')),
    in_count: count('cash_in'),
    out: kyatWire(pya('cash_out_paid')),
    out_count: count('cash_out_paid'),
    houses: kyatWire(0 - HOUSES_REASONS.reduce((sum, it) => sum + pya(it), 0)),
  };
}
