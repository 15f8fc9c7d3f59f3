import type { AlertKind, AnswerRow } from '@shwekan/contract';
import type { LotteryCode } from '@shwekan/rules';
import { z } from 'zod';
import { askList, live } from '../../app/queries.ts';
import { dayText, pageNumber } from '../../app/search.ts';
import { lotterySearch } from '../../parts/lottery-choice.ts';

export type OpenAlert = AnswerRow<'GET /api/console/alerts'>;

const ALERTS_PER_PAGE = 50;

export const alertsSearch = z.object({ page: pageNumber });

/** What needs an eye, newest first, asked again every few seconds. */
export function alerts({ page = 1 }: z.output<typeof alertsSearch>) {
  const query = { page, limit: ALERTS_PER_PAGE };
  return live(askList('GET /api/console/alerts', { query }));
}

const KINDS: Record<AlertKind, string> = {
  result_unreadable: 'A feed sent a result that gives no number',
  result_early: 'A result came before betting closed',
  result_differs: 'A feed says another number than the confirmed one',
  results_disagree: 'Feeds or operators disagree about a number',
  stop_loss_near: 'A draw may lose as much as its stop-loss allows, or nearly',
  result_missing: 'Bets wait for a number that does not come',
  result_public: 'A number was public before betting closed: it is closed now',
  draw_held_elsewhere: 'A draw was held on another day than planned: open it and move it to that day',
  feed_holiday: 'A feed says that today is a holiday',
  feed_inconsistent: 'A feed gave a number that its own values do not give',
  feed_missing: 'A feed gave no result for a draw',
  feed_duplicate: 'A feed told the same twice',
  feed_out_of_order: 'A feed told something older after something newer',
  feed_wrong_day: 'A feed told another day than that of a draw',
  feed_silent: 'A feed does not answer',
  feed_too_slow: 'A feed answers too slowly',
  feed_too_large: 'A feed answers too much',
  feed_unreadable: 'A feed answers something that is no result',
  book_changed: 'A sealed book was changed: nobody is paid',
  settlements_differ: 'Two settlements of a draw differ: nobody is paid',
  game_transaction_differs: 'A provider used the id of a transaction again, with other data: refused',
  game_rollback_differs: 'A provider took back another amount than was booked: the booked one counts',
  game_result_without_bet: 'A provider sent a result of a bet we do not know: booked',
  game_refund_too_large: 'A provider gave back more than it had reserved: refused',
  game_credit_large: 'A provider gave a player more in one callback than the settings allow without a look: booked',
  game_signature_wrong: 'An address sent too many callbacks whose signature is wrong or too old',
  game_moved_after_repair: 'A provider moved money of a wager after its repair: compare its day again',
  wagers_differ: "Wagers and an aggregator's report differ: see the reconciliation",
  person_barred: 'A new account may be a person who is blocked or has stopped play: it is blocked until somebody decides',
  log_refused: 'The public log contradicts what was signed: nothing more is written or signed until somebody finds out why',
  log_unwitnessed: 'Too few witnesses outside the house sign the public log: it ends by itself when enough do again',
  log_forked: 'A witness knows another public log than this one: it may have been forked, or an old backup was put back',
  disk_filling: 'A disk is nearly full: make room before the product stops',
  console_logins: 'Many wrong tries to log in to this console',
  sms_network_budget: 'A network has used up its text messages of the day: others from there get none',
  sms_budget: 'The budget of text messages for the day is used up',
};

/** The kind of an alert as a sentence; one that the console does not know yet is shown in its own words. */
export function kindShown(kind: string): string {
  const words = kind.replaceAll('_', ' ');
  return Object.hasOwn(KINDS, kind) ? KINDS[kind as AlertKind] : words.charAt(0).toUpperCase() + words.slice(1);
}

const About = z
  .object({
    draw_id: z.number().int().positive().optional().catch(undefined),
    player_id: z.number().int().positive().optional().catch(undefined),
    day: dayText,
    lottery: lotterySearch,
  })
  .catch({});

/** What an alert is about: a draw, a player, the draws of a lottery on a day, or none of them. */
type Subject = { draw_id: string } | { player_id: string } | { day: string; lottery: LotteryCode | undefined } | null;

/** Where an operator looks at what an alert is about: at its draw or its player when it names one, else at the draws of its day. */
export function subjectOf(data: unknown): Subject {
  const { draw_id, player_id, day, lottery } = About.parse(data);
  if (draw_id !== undefined) return { draw_id: String(draw_id) };
  if (player_id !== undefined) return { player_id: String(player_id) };
  return day === undefined ? null : { day, lottery };
}

/** What an alert tells beside the draw that it leads to. */
export function withoutLink(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== 'draw_id'));
}
