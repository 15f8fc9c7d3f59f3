import type { Answer, AnswerRow } from '@shwekan/contract';
import { addDays } from '@shwekan/rules';
import { linkOptions } from '@tanstack/react-router';
import { requestLink } from './request-link.ts';

export type CaseRow = AnswerRow<'GET /api/console/cases'>;
export type Case = Answer<'GET /api/console/cases/:id'>['data'];
type CaseSubject = Pick<Case['findings'][number], 'subject' | 'player' | 'happened_at' | 'text'> & { of: CaseRow['kind'] };

/** What a case is opened for, as an operator reads it. */
export const KINDS: Record<CaseRow['kind'], string> = {
  same_payer: 'One payer, many players',
  payment_twice: 'A payment claimed twice',
  cash_without_play: 'Paid in and out without play',
  shared_payout: 'One payout account, many players',
  shared_device: 'One device, many players',
  shared_address: 'One address, many players',
  referral_ring: 'Friends on one device or account',
  covered_numbers: 'Most numbers covered with a bonus',
  large_stake: 'A large stake',
  large_win: 'A large win',
  wrong_logins: 'Many wrong log-ins',
};
export const CASE_COLORS = { open: 'yellow', working: 'blue', closed: 'gray' } as const;
export const OUTCOMES: Record<NonNullable<CaseRow['outcome']>, string> = {
  nothing: 'Nothing is wrong',
  watched: 'Somebody keeps an eye on it',
  acted: 'Something was done',
};

/** So many days before a slip that won, and after it, its player's other slips of the draw were taken: the longest that a draw takes bets. */
const DRAW_DAYS = 16;

/** Where what was found is shown: a request to who decides requests, else on the player's page by itself, as a slip is; what else was found there on its days, or where the player is logged in. */
export function findingLink({ of, subject, player, happened_at, text }: CaseSubject, mayCash: boolean) {
  const [kind = '', id = ''] = subject.split(':');
  if (kind === 'cash_in' || kind === 'cash_out') return requestLink({ kind, id, player_id: player.id }, mayCash);
  const params = { player_id: String(player.id) };
  if (of === 'shared_device' || of === 'shared_address')
    return linkOptions({ to: '/players/$player_id', params, search: { tab: 'sessions' } });
  if (kind === 'player') return linkOptions({ to: '/players/$player_id', params });
  const day = happened_at.slice(0, 'YYYY-MM-DD'.length);
  if (kind === 'draw') {
    const days = { from: addDays(day, -DRAW_DAYS), to: addDays(day, DRAW_DAYS) };
    return linkOptions({ to: '/players/$player_id', params, search: { tab: 'slips', ...days } });
  }
  // What is said of a slip is its voucher.
  if (kind === 'slip') return linkOptions({ to: '/players/$player_id', params, search: { tab: 'slips', voucher: text } });
  return linkOptions({ to: '/players/$player_id', params, search: { tab: 'wagers', from: day, to: day } });
}
