import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { Id, Instant, Page } from './fields.ts';
import { mayDo, mayRead, type Permission } from './rights.ts';

const draws = ['draws'] as const;
const money = ['cash', 'support'] as const;
const risk = ['risk', 'cash', 'support'] as const;

/**
 * Every kind of alert, and the permissions of which one sees it, closes it and counts it: the operators who can do something about it.
 * An owner sees them all. A kind that is not here cannot be raised.
 */
export const ALERT_KINDS = {
  result_unreadable: draws,
  result_early: draws,
  result_differs: draws,
  results_disagree: draws,
  result_missing: draws,
  stop_loss_near: draws,
  result_public: draws,
  draw_held_elsewhere: draws,
  feed_holiday: draws,
  feed_inconsistent: draws,
  feed_missing: draws,
  feed_duplicate: draws,
  feed_out_of_order: draws,
  feed_wrong_day: draws,
  feed_silent: draws,
  feed_too_slow: draws,
  feed_too_large: draws,
  feed_unreadable: draws,
  book_changed: draws,
  settlements_differ: draws,
  game_transaction_differs: money,
  game_rollback_differs: money,
  game_result_without_bet: risk,
  game_refund_too_large: money,
  game_rollback_after_buy_out: money,
  game_prize_of_void: money,
  game_moved_after_repair: money,
  game_credit_large: risk,
  game_signature_wrong: money,
  wagers_differ: ['cash'],
  reconciliation_failed: ['cash'],
  closing_changed: ['cash'],
  sms_budget: ['support'],
  // Everybody's work stops with a full disk.
  disk_filling: ['cash', 'draws', 'risk', 'content', 'support'],
  person_barred: ['risk', 'support'],
  promotion_closed: ['content'],
  // Not of support: who answers does not close it.
  answer_names_account: ['cash', 'risk'],
  sms_network_budget: ['support'],
  sms_failing: ['support'],
  console_logins: ['owner'],
  books_wrong: ['owner'],
  backup_bad: ['owner'],
  nightly_missing: ['owner'],
  log_refused: ['owner'],
  log_unwitnessed: ['owner'],
  log_forked: ['owner'],
  licence_expiring: ['owner'],
} as const satisfies Record<string, readonly Permission[]>;
export type AlertKind = keyof typeof ALERT_KINDS;

/** The kinds of alert that one of these roles sees; null is all, also of a kind from before this table. */
export function alertKindsOf(roles: readonly string[]): AlertKind[] | null {
  return mayRead(roles, 'owner') ? null : kindsFor(roles);
}

/** The kinds of alert that one of these roles closes; null is all. */
export function alertKindsClosedBy(roles: readonly string[]): AlertKind[] | null {
  return mayDo(roles, 'owner') ? null : kindsFor(roles);
}

function kindsFor(roles: readonly string[]): AlertKind[] {
  // The keys of the table are its kinds.
  return Object.entries(ALERT_KINDS).flatMap(([kind, seen_by]) => (mayDo(roles, seen_by) ? [kind as AlertKind] : []));
}

/** Alerts for operators. */
export const alerts = callsOf({
  list: {
    method: 'GET',
    path: '/api/console/alerts',
    auth: 'operator',
    may: 'all',
    summary: 'What needs an eye, of the kinds that the roles of the operator see',
    query: Page,
    reply: z.object({
      data: z.array(
        z.object({ id: z.number(), kind: z.string(), ref: z.string(), data: z.unknown(), at: Instant, closed_at: Instant.nullable() }),
      ),
    }),
    refuses: [],
  },
  close: {
    method: 'POST',
    path: '/api/console/alerts/:id/close',
    auth: 'operator',
    may: 'all',
    summary:
      'Marks an alert as seen to, of the kinds that the roles of the operator see; one about what an operator did is closed by another',
    params: z.object({ id: Id }),
    reply: z.object({}),
    refuses: ['same_operator'],
  },
});
