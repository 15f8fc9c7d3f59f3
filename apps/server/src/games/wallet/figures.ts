import { type ProviderCurrency, providerPya } from '@shwekan/rules';
import type { Operation } from '../dialects/operation.ts';
import { gameOf, type WagerRow } from './wager.ts';

/** An operation's amounts in pya; null where the provider did not say. */
export type Figures = { amount: number; bet: number | null; valid_bet: number | null; payout: number | null; commission: number | null };

/** What an operation says, in pya; null when an amount is beyond what can be counted exactly. */
export function figuresOf(operation: Operation, currency: ProviderCurrency): Figures | null {
  const { bet, valid_bet, payout, commission } = operation.reported;
  const read = (amount: string | null) => (amount === null ? null : providerPya(amount, currency));
  const figures = { bet: read(bet), valid_bet: read(valid_bet), payout: read(payout), commission: read(commission) };
  const amount = read(operation.amount);
  const is_lost = (sent: string | null, pya: number | null) => sent !== null && pya === null;
  if (amount === null || is_lost(bet, figures.bet) || is_lost(valid_bet, figures.valid_bet)) return null;
  if (is_lost(payout, figures.payout) || is_lost(commission, figures.commission)) return null;
  return { amount, ...figures };
}

/** Whether the provider's figures are at least as new as those the wager has; takes over how new they are. */
export function isNewer(wager: WagerRow, { data_at }: Operation): boolean {
  if (data_at === null) return true;
  const at = data_at.toISOString();
  if (wager.data_at !== null && at < new Date(wager.data_at).toISOString()) return false;
  wager.data_at = at;
  return true;
}

/**
 * Notes the bet of a wager, once its stake is counted: each bet adds its own, unless the provider counts them together. What a
 * result or a report told before the bet came is not counted again when it comes.
 */
export function noteBet(wager: WagerRow, operation: Operation, { amount, bet, valid_bet }: Figures): void {
  noteGame(wager, operation);
  const own = Math.abs(amount);
  const before_pya = Math.max(0, wager.staked_pya - wager.returned_pya - own);
  const is_told = (wager.kind === 'report' || wager.status === 'settled') && wager.bet_pya > before_pya;
  if (is_told) {
    wager.bet_pya = Math.max(wager.bet_pya, before_pya + own);
    return;
  }
  // A 0 beside money says that the figure is not told.
  wager.bet_pya = bet === null || bet === own || bet === 0 ? wager.bet_pya + own : bet;
  if (valid_bet !== null && valid_bet > 0) wager.valid_bet_pya = valid_bet === own ? wager.valid_bet_pya + own : valid_bet;
}

/** Notes a result: the figures of the whole wager where the provider gives them, else what it pays is added. */
export function noteResult(wager: WagerRow, operation: Operation, { amount, bet, valid_bet, payout, commission }: Figures): void {
  if (bet !== null && bet > 0) wager.bet_pya = bet;
  if (valid_bet !== null) wager.valid_bet_pya = valid_bet;
  else if (wager.valid_bet_pya === 0 && wager.kind === 'bet') wager.valid_bet_pya = wager.bet_pya;
  notePayout(wager, amount, payout);
  if (commission !== null) wager.commission_pya = commission;
  noteGame(wager, operation);
}

/**
 * Notes what a wager paid, once the money is counted. A provider tells the payout of this one transaction, or of the whole wager so
 * far, or leaves it at 0; what it told before the money came is not counted again when it comes.
 */
export function notePayout(wager: WagerRow, amount: number, payout: number | null): void {
  const before_pya = wager.paid_pya - wager.taken_back_pya - amount;
  const is_of_this = payout === null || payout === amount || (payout === 0 && amount > 0);
  if (!is_of_this) wager.payout_pya = payout;
  else if (wager.payout_pya > before_pya) wager.payout_pya = Math.max(wager.payout_pya, before_pya + amount);
  else wager.payout_pya += amount;
}

/** Takes over a report's figures. */
export function noteReport(wager: WagerRow, operation: Operation, { bet, valid_bet, payout, commission }: Figures): void {
  wager.bet_pya = bet ?? wager.bet_pya;
  wager.valid_bet_pya = valid_bet ?? wager.valid_bet_pya;
  wager.payout_pya = payout ?? wager.payout_pya;
  wager.commission_pya = commission ?? wager.commission_pya;
  noteGame(wager, operation);
}

function noteGame(wager: WagerRow, operation: Operation): void {
  wager.round_id = operation.round_id ?? wager.round_id;
  Object.assign(wager, gameOf(wager, operation));
}

/** A result answers the stakes that wait for it; of a reserved stake only what it tells as bet (pya), the rest may come back. */
export function answerStakes(wager: WagerRow, bet_pya: number | null): void {
  const unused_pya = wager.is_reserved ? Math.max(0, wager.staked_pya - wager.returned_pya - (bet_pya ?? 0)) : 0;
  wager.waiting_pya = Math.min(wager.waiting_pya, unused_pya);
}
