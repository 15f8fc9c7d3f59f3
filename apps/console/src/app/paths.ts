import type { IconName } from '../parts/Icon.tsx';
import type { Role, Waiting } from './operator.ts';

type Page = {
  path: string;
  label: string;
  icon: IconName;
  /** The permissions of which one shows the page; null shows it to every operator. */
  may: Role | readonly Role[] | null;
  /** Which count of waiting work the menu shows beside it. */
  waits: keyof Waiting | null;
};

/** The pages of the menu in its order. */
export const PAGES = [
  { path: '/', label: 'Overview', icon: 'home', may: null, waits: null },
  { path: '/cash-ins', label: 'Cash-ins', icon: 'cash', may: 'cash', waits: 'cash_in' },
  { path: '/cash-outs', label: 'Cash-outs', icon: 'out', may: 'cash', waits: 'cash_out' },
  { path: '/players', label: 'Players', icon: 'user', may: ['support', 'cash'], waits: null },
  { path: '/corrections', label: 'Corrections', icon: 'swap', may: 'cash', waits: 'adjustments' },
  { path: '/draws', label: 'Draws', icon: 'draw', may: 'draws', waits: 'results' },
  { path: '/dates', label: '3D dates', icon: 'calendar', may: 'draws', waits: null },
  { path: '/lottery', label: 'Lottery settings', icon: 'settings', may: 'draws', waits: null },
  { path: '/cash-settings', label: 'Cash settings', icon: 'wallet', may: 'cash', waits: null },
  { path: '/promotions', label: 'Promotions', icon: 'gift', may: 'content', waits: null },
  { path: '/games', label: 'Games', icon: 'play', may: 'content', waits: null },
  { path: '/wagers', label: 'Game wagers', icon: 'search', may: 'support', waits: null },
  { path: '/reconciliation', label: 'Game reconciliation', icon: 'balance', may: 'cash', waits: null },
  { path: '/dialects', label: 'Game dialects', icon: 'settings', may: 'owner', waits: null },
  { path: '/weekly', label: 'Weekly promotion', icon: 'gift', may: 'cash', waits: null },
  { path: '/pocket-money', label: 'Pocket money', icon: 'gift', may: 'content', waits: null },
  { path: '/reward-costs', label: 'Cost of rewards', icon: 'cash', may: 'cash', waits: null },
  { path: '/level-two', label: 'Level 2', icon: 'badge', may: 'support', waits: 'level_two' },
  { path: '/messages', label: 'Messages', icon: 'message', may: 'content', waits: null },
  { path: '/content', label: 'Content', icon: 'page', may: 'content', waits: null },
  { path: '/house', label: 'House', icon: 'settings', may: 'content', waits: null },
  { path: '/outbox', label: 'Text messages', icon: 'phone', may: 'support', waits: null },
  { path: '/alerts', label: 'Alerts', icon: 'alert', may: null, waits: 'alerts' },
  { path: '/audit', label: 'Audit trail', icon: 'audit', may: 'owner', waits: null },
] as const satisfies readonly Page[];

export type PagePath = (typeof PAGES)[number]['path'];
