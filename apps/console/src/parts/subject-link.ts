import { linkOptions } from '@tanstack/react-router';
import { lotterySearch } from './lottery-choice.ts';

/** The pages of subjects that have no page of their own: the list in which they stand. */
const LISTS = {
  notice: '/notices',
  pocket_campaign: '/pocket-money',
  weekly_run: '/weekly',
  closing: '/player-funds',
  promotion: '/promotions',
  point_offer: '/points',
  point_offers: '/points',
  points_text: '/points',
  reward_terms: '/reward-terms',
  payment_method: '/cash-settings',
  cash_terms: '/cash-settings',
  section: '/lottery',
  content: '/content',
  number_hint: '/number-hints',
  number_rule: '/number-rules',
  takers: '/takers',
  taker_payment: '/takers',
  dream: '/dream-book',
  marquee: '/messages',
  social_links: '/house',
  house_maintenance: '/house',
  reconciliation: '/reconciliation',
  wager_difference: '/reconciliation',
  game_dialect: '/dialects',
  provider: '/games',
  alert: '/alerts',
  case_limits: '/cases',
  brand: '/house',
  licence: '/house',
  alert_ways: '/system',
  operator: '/operators',
  new_operator: '/operators',
} as const;

/** Where a subject of the audit trail ("cash_in:12") is shown, or null when no page shows it. Requests are found by their number. */
export function subjectLink(subject: string) {
  const [kind = '', id = ''] = subject.split(':');
  const search = { state: 'all', search: `#${id}` } as const;
  if (/^\d+$/.test(id)) {
    if (kind === 'taker') return linkOptions({ to: '/takers/$id', params: { id } });
    if (kind === 'draw') return linkOptions({ to: '/draws/$draw_id', params: { draw_id: id } });
    if (kind === 'player') return linkOptions({ to: '/players/$player_id', params: { player_id: id } });
    if (kind === 'cash_in') return linkOptions({ to: '/cash-ins', search });
    if (kind === 'cash_out') return linkOptions({ to: '/cash-outs', search });
    if (kind === 'conversation') return linkOptions({ to: '/conversations/$id', params: { id } });
    if (kind === 'case') return linkOptions({ to: '/cases/$id', params: { id } });
    if (kind === 'payment_account') return linkOptions({ to: '/house-accounts/$id', params: { id } });
    if (kind === 'level_two') return linkOptions({ to: '/level-two', search: { state: 'all' } });
  }
  if (kind === 'lottery') return linkOptions({ to: '/lottery', search: { lottery: lotterySearch.parse(id) } });
  return Object.hasOwn(LISTS, kind) ? linkOptions({ to: LISTS[kind as keyof typeof LISTS] }) : null;
}
