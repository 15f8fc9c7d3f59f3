import type { Answer, AnswerRow } from '@shwekan/contract';
import { linkOptions } from '@tanstack/react-router';

export type CaseRow = AnswerRow<'GET /api/console/cases'>;
export type Case = Answer<'GET /api/console/cases/:id'>['data'];
type CaseSubject = Pick<Case['findings'][number], 'subject' | 'player' | 'happened_at'>;

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

/** Where what was found is shown: a request to who decides requests, else the player's page on its day, or where the player is logged in. */
export function findingLink({ subject, player, happened_at }: CaseSubject, mayCash: boolean) {
  const [kind, id] = subject.split(':');
  const search = { state: 'all', search: `#${id}` } as const;
  if (mayCash && kind === 'cash_in') return linkOptions({ to: '/cash-ins', search });
  if (mayCash && kind === 'cash_out') return linkOptions({ to: '/cash-outs', search });
  const day = happened_at.slice(0, 'YYYY-MM-DD'.length);
  const params = { player_id: String(player.id) };
  if (kind === 'player') return linkOptions({ to: '/players/$player_id', params });
  if (kind === 'session') return linkOptions({ to: '/players/$player_id', params, search: { tab: 'sessions' } });
  const tab = kind === 'slip' || kind === 'draw' ? 'slips' : kind === 'wager' ? 'wagers' : 'statement';
  return linkOptions({ to: '/players/$player_id', params, search: { tab, from: day, to: day } });
}
