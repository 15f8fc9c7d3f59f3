// What each kind of alert says and how grave it is: the console shows it, the server sends it outward. Imports nothing but a type: browsers load it.
import type { AlertKind } from './alerts.ts';

/** How grave an alert is: `grave` puts money or the proof at stake, `urgent` lets players or draws wait, `look` is for the day's work. */
export const ALERT_SEVERITIES = ['look', 'urgent', 'grave'] as const;
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];

/** What an operator reads of each kind. Its Burmese has this English as its key (`@shwekan/phrases/console/alerts`). */
export const ALERT_SENTENCES: Record<AlertKind, string> = {
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
  game_rollback_after_buy_out: 'A provider took a buy-in back after a buy-out of the same product: not given back',
  game_prize_of_void: 'A provider sent the prize of a bet that it had taken back: not paid',
  game_credit_large: 'A provider gave a player more in one callback than the settings allow without a look: booked',
  game_signature_wrong: 'An address sent too many callbacks whose signature is wrong or too old',
  game_moved_after_repair: 'A provider moved money of a wager after its repair: compare its day again',
  wagers_differ: "Wagers and an aggregator's report differ: see the reconciliation",
  reconciliation_failed: 'A day of wagers could not be compared with the report of its aggregator',
  person_barred: 'A new account may be a person who is blocked or has stopped play: it is blocked until somebody decides',
  books_wrong: 'The audit of the books found a difference: money or the proof of it is not what it should be',
  backup_bad: 'The newest backup or its archive cannot be relied on: after a loss the house may not come back whole',
  nightly_missing: 'What a house runs every night did not run: the audit of the books, or the rehearsal of a restore',
  log_refused: 'The public log contradicts what was signed: nothing more is written or signed until somebody finds out why',
  log_unwitnessed: 'Too few witnesses outside the house sign the public log: it ends by itself when enough do again',
  log_forked: 'A witness knows another public log than this one: it may have been forked, or an old backup was put back',
  disk_filling: 'A disk is nearly full: make room before the product stops',
  console_logins: 'Many wrong tries to log in to this console',
  sms_network_budget: 'A network has used up its text messages of the day: others from there get none',
  sms_budget: 'The budget of text messages for the day is used up',
  sms_failing: 'No text message reaches the gateway or is taken there: nobody gets a code, to register or for a new password',
  closing_changed: 'A day or a month that two signed reads otherwise by now: see what changed, line by line',
  answer_names_account:
    "What an operator wrote to players names a number or an address that is none of the house's: they may be led to pay there",
  promotion_closed: 'An operator closed a promotion that two had opened: players see it no more',
  licence_expiring: 'The licence of the house ends soon or has ended: once it has, no bet and no cash-in is taken',
};

/** How grave each kind is. */
const SEVERITY_OF: Record<AlertKind, AlertSeverity> = {
  result_unreadable: 'look',
  result_early: 'urgent',
  result_differs: 'urgent',
  results_disagree: 'urgent',
  stop_loss_near: 'urgent',
  result_missing: 'urgent',
  result_public: 'grave',
  draw_held_elsewhere: 'urgent',
  feed_holiday: 'look',
  feed_inconsistent: 'look',
  feed_missing: 'urgent',
  feed_duplicate: 'look',
  feed_out_of_order: 'look',
  feed_wrong_day: 'look',
  feed_silent: 'urgent',
  feed_too_slow: 'look',
  feed_too_large: 'look',
  feed_unreadable: 'look',
  book_changed: 'grave',
  settlements_differ: 'grave',
  game_transaction_differs: 'urgent',
  game_rollback_differs: 'urgent',
  game_result_without_bet: 'look',
  game_refund_too_large: 'urgent',
  game_rollback_after_buy_out: 'urgent',
  game_prize_of_void: 'urgent',
  game_credit_large: 'urgent',
  game_signature_wrong: 'urgent',
  game_moved_after_repair: 'look',
  wagers_differ: 'urgent',
  reconciliation_failed: 'urgent',
  person_barred: 'look',
  books_wrong: 'grave',
  backup_bad: 'urgent',
  nightly_missing: 'urgent',
  log_refused: 'grave',
  log_unwitnessed: 'urgent',
  log_forked: 'grave',
  disk_filling: 'urgent',
  console_logins: 'urgent',
  sms_network_budget: 'look',
  sms_budget: 'urgent',
  sms_failing: 'urgent',
  closing_changed: 'look',
  answer_names_account: 'urgent',
  promotion_closed: 'look',
  licence_expiring: 'urgent',
};

/** The kind of an alert as a sentence, in English; one from before or after this table is told in its own words. */
export function alertSentence(kind: string): string {
  const words = kind.replaceAll('_', ' ');
  return isAlertKind(kind) ? ALERT_SENTENCES[kind] : words.charAt(0).toUpperCase() + words.slice(1);
}

/** How grave an alert of a kind is; of one that this version does not know nobody can say that it may wait. */
export function alertSeverity(kind: string): AlertSeverity {
  return isAlertKind(kind) ? SEVERITY_OF[kind] : 'urgent';
}

/** Whether a word is a kind of alert of this version. */
export function isAlertKind(kind: string): kind is AlertKind {
  return Object.hasOwn(ALERT_SENTENCES, kind);
}

/** What a message says that tells of no alert. */
export const TRIAL_SENTENCE = 'This is a trial: alerts of the house reach you this way';
