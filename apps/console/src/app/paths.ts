import type { Permitted } from '@shwekan/contract/rights';
import type { IconName } from '../parts/Icon.tsx';
import type { QueueCounts } from './operator.ts';

type Page = {
  path: string;
  group: (typeof GROUPS)[number]['name'];
  label: string;
  /** Whose the page is; an auditor reads every page. */
  may: Permitted;
  /** Which count of waiting work the menu shows beside it. */
  waits: keyof QueueCounts | null;
};

/** The entries of the menu, in its order: each has pages, and opens the first that the operator may read. */
export const GROUPS = [
  { name: 'Today', icon: 'home' },
  { name: 'Cash', icon: 'cash' },
  { name: 'Draws', icon: 'draw' },
  { name: 'Players', icon: 'user' },
  { name: 'Games', icon: 'play' },
  { name: 'Rewards', icon: 'gift' },
  { name: 'Reports', icon: 'chart' },
  { name: 'Content', icon: 'page' },
  { name: 'House', icon: 'settings' },
] as const satisfies readonly { name: string; icon: IconName }[];

/** Every page of the menu under its entry, in its order there. */
export const PAGES = [
  { path: '/', group: 'Today', label: 'Today', may: 'all', waits: null },
  { path: '/alerts', group: 'Today', label: 'Alerts', may: 'all', waits: 'alerts' },
  { path: '/alert-kinds', group: 'Today', label: 'Alert kinds', may: 'all', waits: null },
  { path: '/deeds', group: 'Today', label: 'To confirm', may: 'all', waits: 'deeds' },
  { path: '/cash-ins', group: 'Cash', label: 'Cash-ins', may: 'cash', waits: 'cash_in' },
  { path: '/cash-outs', group: 'Cash', label: 'Cash-outs', may: 'cash', waits: 'cash_out' },
  { path: '/house-accounts', group: 'Cash', label: 'Our accounts', may: 'cash', waits: null },
  { path: '/corrections', group: 'Cash', label: 'Corrections', may: 'cash', waits: null },
  { path: '/cash-settings', group: 'Cash', label: 'Cash settings', may: 'cash', waits: null },
  { path: '/board', group: 'Draws', label: 'Board', may: ['draws', 'risk'], waits: null },
  { path: '/draws', group: 'Draws', label: 'Draws', may: ['draws', 'risk'], waits: 'results' },
  { path: '/number-rules', group: 'Draws', label: 'Standing rules', may: ['draws', 'risk'], waits: null },
  { path: '/takers', group: 'Draws', label: 'Other houses', may: ['draws', 'risk', 'cash'], waits: null },
  { path: '/dates', group: 'Draws', label: 'Calendar', may: 'draws', waits: null },
  { path: '/lottery', group: 'Draws', label: 'Lottery settings', may: 'draws', waits: null },
  { path: '/players', group: 'Players', label: 'Players', may: ['support', 'cash', 'risk'], waits: null },
  { path: '/level-two', group: 'Players', label: 'Level 2', may: 'support', waits: 'level_two' },
  { path: '/conversations', group: 'Players', label: 'Conversations', may: 'support', waits: 'conversation' },
  { path: '/cases', group: 'Players', label: 'Cases', may: 'risk', waits: 'cases' },
  { path: '/outbox', group: 'Players', label: 'Text messages', may: 'support', waits: null },
  { path: '/games', group: 'Games', label: 'Games', may: 'content', waits: null },
  { path: '/wagers', group: 'Games', label: 'Wagers', may: ['support', 'risk'], waits: null },
  { path: '/reconciliation', group: 'Games', label: 'Reconciliation', may: 'cash', waits: null },
  { path: '/dialects', group: 'Games', label: 'Provider connections', may: 'owner', waits: null },
  { path: '/promotions', group: 'Rewards', label: 'Promotions', may: 'content', waits: null },
  { path: '/points', group: 'Rewards', label: 'Points', may: 'content', waits: null },
  { path: '/weekly', group: 'Rewards', label: 'Weekly promotion', may: 'cash', waits: 'weekly_runs' },
  { path: '/pocket-money', group: 'Rewards', label: 'Pocket money', may: 'content', waits: null },
  { path: '/reward-costs', group: 'Rewards', label: 'Cost of rewards', may: 'cash', waits: null },
  { path: '/reward-terms', group: 'Rewards', label: 'Reward terms', may: ['content', 'cash', 'support'], waits: null },
  { path: '/reports', group: 'Reports', label: 'Reports', may: ['cash', 'risk'], waits: null },
  { path: '/player-funds', group: 'Reports', label: 'Player funds', may: 'cash', waits: null },
  { path: '/content', group: 'Content', label: 'Content', may: 'content', waits: null },
  { path: '/running', group: 'Content', label: 'What runs when', may: 'content', waits: null },
  { path: '/number-hints', group: 'Content', label: 'Hints', may: 'content', waits: null },
  { path: '/dream-book', group: 'Content', label: 'Dream book', may: 'content', waits: null },
  { path: '/notices', group: 'Content', label: 'Notifications', may: 'content', waits: null },
  { path: '/messages', group: 'Content', label: 'Messages', may: 'content', waits: null },
  { path: '/house', group: 'House', label: 'House', may: 'content', waits: null },
  { path: '/operators', group: 'House', label: 'Operators', may: 'owner', waits: null },
  { path: '/rights', group: 'House', label: 'Rights', may: 'all', waits: null },
  { path: '/system', group: 'House', label: 'System', may: 'owner', waits: null },
  { path: '/audit', group: 'House', label: 'History', may: 'owner', waits: null },
] as const satisfies readonly Page[];

export type MenuPage = (typeof PAGES)[number];

/** The page of the menu that an address is of, or is beneath; none for an operator's own pages. */
export function menuPageAt(path: string): MenuPage | undefined {
  return PAGES.find((it) => it.path === path || (it.path !== '/' && path.startsWith(`${it.path}/`)));
}
