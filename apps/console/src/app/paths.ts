import type { Permitted } from '@shwekan/contract/rights';
import type { IconName } from '../parts/Icon.tsx';
import type { QueueCounts } from './operator.ts';

type Page = {
  path: string;
  group: (typeof GROUPS)[number];
  label: string;
  icon: IconName;
  /** Whose the page is; an auditor reads every page. */
  may: Permitted;
  /** Which count of waiting work the menu shows beside it. */
  waits: keyof QueueCounts | null;
};

/** The headings of the menu in their order; pages without one stand above them. */
export const GROUPS = [null, 'Money', 'Players', 'Lotteries', 'Games', 'Rewards', 'Content', 'House'] as const;

/** The pages of the menu, in its order within each group. */
export const PAGES = [
  { path: '/', group: null, label: 'Today', icon: 'home', may: 'all', waits: null },
  { path: '/alerts', group: null, label: 'Alerts', icon: 'alert', may: 'all', waits: 'alerts' },
  { path: '/deeds', group: null, label: 'Second person', icon: 'people', may: 'all', waits: 'deeds' },
  { path: '/cash-ins', group: 'Money', label: 'Cash-ins', icon: 'cash', may: 'cash', waits: 'cash_in' },
  { path: '/cash-outs', group: 'Money', label: 'Cash-outs', icon: 'out', may: 'cash', waits: 'cash_out' },
  { path: '/house-accounts', group: 'Money', label: 'Our accounts', icon: 'badge', may: 'cash', waits: null },
  { path: '/corrections', group: 'Money', label: 'Corrections', icon: 'swap', may: 'cash', waits: null },
  { path: '/cash-settings', group: 'Money', label: 'Cash settings', icon: 'wallet', may: 'cash', waits: null },
  { path: '/reports', group: 'Money', label: 'Reports', icon: 'page', may: 'cash', waits: null },
  { path: '/player-funds', group: 'Money', label: 'Player funds', icon: 'balance', may: 'cash', waits: null },
  { path: '/players', group: 'Players', label: 'Players', icon: 'user', may: ['support', 'cash', 'risk'], waits: null },
  { path: '/level-two', group: 'Players', label: 'Level 2', icon: 'badge', may: 'support', waits: 'level_two' },
  { path: '/conversations', group: 'Players', label: 'Conversations', icon: 'message', may: 'support', waits: 'conversation' },
  { path: '/outbox', group: 'Players', label: 'Text messages', icon: 'phone', may: 'support', waits: null },
  { path: '/board', group: 'Lotteries', label: 'Board', icon: 'balance', may: ['draws', 'risk'], waits: null },
  { path: '/draws', group: 'Lotteries', label: 'Draws', icon: 'draw', may: ['draws', 'risk'], waits: 'results' },
  { path: '/dates', group: 'Lotteries', label: '3D dates', icon: 'calendar', may: 'draws', waits: null },
  { path: '/lottery', group: 'Lotteries', label: 'Lottery settings', icon: 'settings', may: 'draws', waits: null },
  { path: '/games', group: 'Games', label: 'Games', icon: 'play', may: 'content', waits: null },
  { path: '/wagers', group: 'Games', label: 'Wagers', icon: 'search', may: ['support', 'risk'], waits: null },
  { path: '/reconciliation', group: 'Games', label: 'Reconciliation', icon: 'balance', may: 'cash', waits: null },
  { path: '/dialects', group: 'Games', label: 'Dialects', icon: 'settings', may: 'owner', waits: null },
  { path: '/promotions', group: 'Rewards', label: 'Promotions', icon: 'gift', may: 'content', waits: null },
  { path: '/points', group: 'Rewards', label: 'Points', icon: 'star', may: 'content', waits: null },
  { path: '/weekly', group: 'Rewards', label: 'Weekly promotion', icon: 'calendar', may: 'cash', waits: 'weekly_runs' },
  { path: '/pocket-money', group: 'Rewards', label: 'Pocket money', icon: 'wallet', may: 'content', waits: null },
  { path: '/reward-costs', group: 'Rewards', label: 'Cost of rewards', icon: 'balance', may: 'cash', waits: null },
  {
    path: '/reward-terms',
    group: 'Rewards',
    label: 'Reward terms',
    icon: 'settings',
    may: ['content', 'cash', 'support'],
    waits: null,
  },
  { path: '/content', group: 'Content', label: 'Content', icon: 'page', may: 'content', waits: null },
  { path: '/number-hints', group: 'Content', label: 'Hints', icon: 'star', may: 'content', waits: null },
  { path: '/dream-book', group: 'Content', label: 'Dream book', icon: 'page', may: 'content', waits: null },
  { path: '/notices', group: 'Content', label: 'Notifications', icon: 'bell', may: 'content', waits: null },
  { path: '/messages', group: 'Content', label: 'Messages', icon: 'message', may: 'content', waits: null },
  { path: '/house', group: 'House', label: 'House', icon: 'settings', may: 'content', waits: null },
  { path: '/operators', group: 'House', label: 'Operators', icon: 'people', may: 'owner', waits: null },
  { path: '/audit', group: 'House', label: 'Audit trail', icon: 'audit', may: 'owner', waits: null },
] as const satisfies readonly Page[];

/** The page of the menu that an address is of, or is beneath; none for an operator's own pages. */
export function menuPageAt(path: string): (typeof PAGES)[number] | undefined {
  return PAGES.find((it) => it.path === path || (it.path !== '/' && path.startsWith(`${it.path}/`)));
}
