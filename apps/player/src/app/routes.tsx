import type { ShellPhrases } from '@shwekan/phrases/shell/en';
import { GAME_CATEGORIES, type LotteryCode } from '@shwekan/rules';
import type { ComponentType } from 'react';
import { hasPhrases, loadPhrases, type PhrasePart, shellPhrases } from '../house/language.ts';
import { lotteryPaths, paths } from '../phone/paths.ts';
import { HomeScreen } from '../screens/home/HomeScreen.tsx';
import type { ScreenName } from './screens.ts';

/** A screen of the app: where it is, who may see it, what frames it, and what must be loaded before it is shown. */
export type Page = {
  path: string;
  access: 'all' | 'player';
  /** `tabs`: top bar and bottom tabs; `games`: the bar is folded. `whole`: the screen fills the phone. Else a header with a back arrow and this title, or a lottery's name. */
  frame: 'tabs' | 'games' | 'whole' | { title: Title; lottery?: LotteryCode };
  parts: readonly PhrasePart[];
  /** Which of `screens.ts`; null for home, which every visit loads. */
  screen: ScreenName | null;
};

type Title = keyof ShellPhrases['titles'];

const back = (path: string, title: Title & ScreenName, access: Page['access'], parts: readonly PhrasePart[]): Page => ({
  path,
  access,
  frame: { title },
  parts,
  screen: title,
});

const lottery = (code: LotteryCode, screen: ScreenName): Page => ({
  path: lotteryPaths[code],
  access: 'all',
  frame: { title: 'lottery', lottery: code },
  parts: ['lottery', 'moments'],
  screen,
});

const tab = (path: string, screen: ScreenName | null, parts: readonly PhrasePart[], access: Page['access'] = 'all'): Page => ({
  path,
  access,
  frame: 'tabs',
  parts,
  screen,
});

const home = tab(paths.home, null, ['moments']);
const notFound = tab('*', 'not_found', []);

const pages: readonly Page[] = [
  home,
  tab(paths.wallet, 'wallet', ['account', 'wallet'], 'player'),
  tab(paths.point, 'point', ['account', 'lottery', 'rewards']),
  back(paths.login, 'login', 'all', ['account']),
  back(paths.register, 'register', 'all', ['account']),
  back(paths.forgetpwd, 'forgetpwd', 'all', ['account']),
  back(paths.profile, 'profile', 'player', ['account', 'person']),
  back(paths.password, 'password', 'player', ['account']),
  back(paths.sessions, 'sessions', 'player', ['account']),
  back(paths.levelTwo, 'level_two', 'player', ['account', 'wallet', 'person']),
  back(paths.referral, 'referral', 'player', ['account', 'lottery', 'person']),
  back(paths.limits, 'limits', 'player', ['account', 'person']),
  back(paths.changePhone, 'change_phone', 'player', ['account', 'person']),
  back(paths.notifications, 'notifications', 'player', ['account']),
  back(paths.cashin, 'cashin', 'player', ['account', 'wallet']),
  back(paths.cashinHistory, 'cashin_history', 'player', ['lottery', 'wallet']),
  back(paths.cashout, 'cashout', 'player', ['account', 'wallet', 'person']),
  back(paths.cashoutHistory, 'cashout_history', 'player', ['lottery', 'wallet']),
  back(paths.transferHistory, 'transfer_history', 'player', ['lottery', 'wallet']),
  back(paths.statement, 'statement', 'player', ['lottery', 'wallet']),
  back(paths.setting, 'setting', 'all', ['account', 'person', 'moments', 'lock']),
  back(paths.service, 'service', 'all', ['account']),
  lottery('1D', 'one_lottery'),
  lottery('2D', 'two_lottery'),
  lottery('3D', 'three_lottery'),
  lottery('C1D', 'crypto_one_lottery'),
  lottery('C2D', 'crypto_lottery'),
  back(paths.betslip, 'betslip', 'player', ['lottery', 'wallet', 'games']),
  back(paths.winNumber, 'win_number', 'all', ['lottery', 'moments', 'numbers']),
  back(paths.dreamBook, 'dream_book', 'all', ['lottery', 'numbers', 'games']),
  back(paths.promotion, 'promotion', 'player', ['account', 'lottery', 'rewards']),
  back(paths.pocket, 'pocket', 'player', ['account', 'lottery', 'rewards']),
  back(paths.pocketWinner, 'pocket_winner', 'all', ['lottery', 'rewards']),
  back(paths.winnerList, 'winner_list', 'all', ['lottery']),
  back(paths.conversations, 'conversations', 'player', ['support', 'lottery', 'account']),
  back(paths.verify, 'verify', 'all', ['lottery', 'proof']),
];

/** What the window's title says of a page; null for those that are the brand itself, or that say their own title when they know it. */
export function titleOf(page: Page): string | null {
  const { titles, lotteries, tabs, bar } = shellPhrases();
  if (page.path === paths.wallet) return tabs.shop;
  if (page.path === paths.point) return bar.points;
  if (typeof page.frame === 'string') return null;
  return page.frame.lottery === undefined ? titles[page.frame.title] : `${titles[page.frame.title]} · ${lotteries[page.frame.lottery]}`;
}

const category: Page = { ...tab('/{cat}', 'category', ['games']), frame: 'games' };
const provider: Page = { ...tab('/{cat}/{prov}', 'provider', ['games']), frame: 'games' };
const play: Page = { path: '/play/{cat}/{prov}/{game}', access: 'player', frame: 'whole', parts: ['games'], screen: 'play' };
const gameReport = tab('/game/report/{p_code}', 'game_report', ['games', 'lottery'], 'player');

/** Pages of many addresses: the server draws one frame for all addresses of each, and names it by its pattern. */
const patterns: readonly Page[] = [category, provider, play, gameReport];

/** The page of a path, or of a page's own pattern; the 404 page when there is none. */
export function pageAt(path: string): Page {
  const wanted = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return [...pages, ...patterns].find((page) => page.path === wanted) ?? gamePageAt(wanted.split('/').slice(1)) ?? notFound;
}

function gamePageAt([first = '', second = '', third = '', fourth, ...more]: string[]): Page | null {
  if (more.length > 0 || (first !== 'play' && fourth !== undefined)) return null;
  if (first === 'game') return second === 'report' && third !== '' ? gameReport : null;
  if (first === 'play') return isCategory(second) && third !== '' && fourth ? play : null;
  if (!isCategory(first) || third !== '') return null;
  return second === '' ? category : provider;
}

const isCategory = (code: string): boolean => GAME_CATEGORIES.some((it) => it.code === code);

const loaded = new Map<Page, ComponentType>([[home, HomeScreen]]);

/** A page's screen, when all it needs is there already. */
export function loadedScreen(page: Page): ComponentType | null {
  return hasPhrases(page.parts) ? (loaded.get(page) ?? null) : null;
}

/** Fetches a page's screen and sentences before it is switched to. Rejects when the network fails. */
export async function loadPage(page: Page): Promise<void> {
  await Promise.all([loadScreen(page), loadPhrases(page.parts)]);
}

/** Fetches a page's screen alone. */
export async function loadScreen(page: Page): Promise<void> {
  if (page.screen === null) return;
  const { screens } = await import('./screens.ts');
  loaded.set(page, await screens[page.screen]());
}
