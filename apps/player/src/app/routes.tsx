import type { ShellPhrases } from '@shwekan/phrases/shell/en';
import { GAME_CATEGORIES, type LotteryCode } from '@shwekan/rules';
import type { ComponentType } from 'react';
import { HomeScreen } from '../screens/home/HomeScreen.tsx';
import { hasPhrases, loadPhrases, type PhrasePart, shellPhrases } from './language.ts';
import { lotteryPaths, paths } from './paths.ts';

/** A screen of the app: where it is, who may see it, what frames it, and what must be loaded before it is shown. */
export type Page = {
  path: string;
  access: 'all' | 'player';
  /** `tabs`: top bar and bottom tabs. `whole`: the screen fills the phone. Else a header with a back arrow and this title, or a lottery's name. */
  frame: 'tabs' | 'whole' | { title: keyof ShellPhrases['titles']; lottery?: LotteryCode };
  parts: readonly PhrasePart[];
  load: () => Promise<ComponentType>;
};

const back = (
  path: string,
  title: keyof ShellPhrases['titles'],
  access: Page['access'],
  parts: PhrasePart | readonly PhrasePart[],
  load: Page['load'],
): Page => ({
  path,
  access,
  frame: { title },
  parts: typeof parts === 'string' ? [parts] : parts,
  load,
});

const lottery = (code: LotteryCode, load: Page['load']): Page => ({
  path: lotteryPaths[code],
  access: 'all',
  frame: { title: 'lottery', lottery: code },
  parts: ['lottery'],
  load,
});

const home: Page = { path: paths.home, access: 'all', frame: 'tabs', parts: [], load: async () => HomeScreen };
const notFound: Page = {
  path: '*',
  access: 'all',
  frame: 'tabs',
  parts: [],
  load: async () => (await import('../screens/not-found/NotFoundScreen.tsx')).NotFoundScreen,
};

const wallet: Page = {
  path: paths.wallet,
  access: 'player',
  frame: 'tabs',
  parts: ['account', 'wallet'],
  load: async () => (await import('../screens/wallet/WalletScreen.tsx')).WalletScreen,
};

const point: Page = {
  path: paths.point,
  access: 'all',
  frame: 'tabs',
  parts: ['account', 'lottery', 'rewards'],
  load: async () => (await import('../screens/point/PointScreen.tsx')).PointScreen,
};

const pages: readonly Page[] = [
  home,
  wallet,
  point,
  back(paths.login, 'login', 'all', 'account', async () => (await import('../screens/login/LoginScreen.tsx')).LoginScreen),
  back(paths.register, 'register', 'all', 'account', async () => (await import('../screens/register/RegisterScreen.tsx')).RegisterScreen),
  back(
    paths.forgetpwd,
    'forgetpwd',
    'all',
    'account',
    async () => (await import('../screens/forgetpwd/ForgetpwdScreen.tsx')).ForgetpwdScreen,
  ),
  back(
    paths.profile,
    'profile',
    'player',
    ['account', 'person'],
    async () => (await import('../screens/profile/ProfileScreen.tsx')).ProfileScreen,
  ),
  back(
    paths.password,
    'password',
    'player',
    'account',
    async () => (await import('../screens/password/PasswordScreen.tsx')).PasswordScreen,
  ),
  back(
    paths.sessions,
    'sessions',
    'player',
    'account',
    async () => (await import('../screens/sessions/SessionsScreen.tsx')).SessionsScreen,
  ),
  back(
    paths.levelTwo,
    'level_two',
    'player',
    ['account', 'wallet', 'person'],
    async () => (await import('../screens/level-two/LevelTwoScreen.tsx')).LevelTwoScreen,
  ),
  back(
    paths.referral,
    'referral',
    'player',
    ['account', 'lottery', 'person'],
    async () => (await import('../screens/referral/ReferralScreen.tsx')).ReferralScreen,
  ),
  back(
    paths.limits,
    'limits',
    'player',
    ['account', 'person'],
    async () => (await import('../screens/limits/LimitsScreen.tsx')).LimitsScreen,
  ),
  back(
    paths.changePhone,
    'change_phone',
    'player',
    ['account', 'person'],
    async () => (await import('../screens/change-phone/ChangePhoneScreen.tsx')).ChangePhoneScreen,
  ),
  back(
    paths.notifications,
    'notifications',
    'player',
    'account',
    async () => (await import('../screens/notifications/NotificationsScreen.tsx')).NotificationsScreen,
  ),
  back(
    paths.cashin,
    'cashin',
    'player',
    ['account', 'wallet'],
    async () => (await import('../screens/cashin/CashinScreen.tsx')).CashinScreen,
  ),
  back(
    paths.cashinHistory,
    'cashin_history',
    'player',
    ['account', 'wallet'],
    async () => (await import('../screens/cashin-history/CashinHistoryScreen.tsx')).CashinHistoryScreen,
  ),
  back(
    paths.cashout,
    'cashout',
    'player',
    ['account', 'wallet', 'person'],
    async () => (await import('../screens/cashout/CashoutScreen.tsx')).CashoutScreen,
  ),
  back(
    paths.cashoutHistory,
    'cashout_history',
    'player',
    ['lottery', 'wallet'],
    async () => (await import('../screens/cashout-history/CashoutHistoryScreen.tsx')).CashoutHistoryScreen,
  ),
  back(
    paths.transferHistory,
    'transfer_history',
    'player',
    ['lottery', 'wallet'],
    async () => (await import('../screens/transfer-history/TransferHistoryScreen.tsx')).TransferHistoryScreen,
  ),
  back(
    paths.statement,
    'statement',
    'player',
    ['lottery', 'wallet'],
    async () => (await import('../screens/statement/StatementScreen.tsx')).StatementScreen,
  ),
  back(
    paths.setting,
    'setting',
    'all',
    ['account', 'person'],
    async () => (await import('../screens/setting/SettingScreen.tsx')).SettingScreen,
  ),
  back(paths.service, 'service', 'all', 'account', async () => (await import('../screens/service/ServiceScreen.tsx')).ServiceScreen),
  lottery('1D', async () => (await import('../screens/one-lottery/OneLotteryScreen.tsx')).OneLotteryScreen),
  lottery('2D', async () => (await import('../screens/two-lottery/TwoLotteryScreen.tsx')).TwoLotteryScreen),
  lottery('3D', async () => (await import('../screens/three-lottery/ThreeLotteryScreen.tsx')).ThreeLotteryScreen),
  lottery('C1D', async () => (await import('../screens/crypto-one-lottery/CryptoOneLotteryScreen.tsx')).CryptoOneLotteryScreen),
  lottery('C2D', async () => (await import('../screens/crypto-lottery/CryptoLotteryScreen.tsx')).CryptoLotteryScreen),
  back(
    paths.betslip,
    'betslip',
    'player',
    ['lottery', 'wallet', 'games'],
    async () => (await import('../screens/betslip/BetslipScreen.tsx')).BetslipScreen,
  ),
  back(
    paths.winNumber,
    'win_number',
    'all',
    'lottery',
    async () => (await import('../screens/win-number/WinNumberScreen.tsx')).WinNumberScreen,
  ),
  back(
    paths.promotion,
    'promotion',
    'player',
    ['account', 'lottery', 'rewards'],
    async () => (await import('../screens/promotion/PromotionScreen.tsx')).PromotionScreen,
  ),
  back(
    paths.pocket,
    'pocket',
    'player',
    ['account', 'lottery', 'rewards'],
    async () => (await import('../screens/pocket/PocketScreen.tsx')).PocketScreen,
  ),
  back(
    paths.pocketWinner,
    'pocket_winner',
    'all',
    ['lottery', 'rewards'],
    async () => (await import('../screens/pocket-winner/PocketWinnerScreen.tsx')).PocketWinnerScreen,
  ),
  back(
    paths.winnerList,
    'winner_list',
    'all',
    'lottery',
    async () => (await import('../screens/winner-list/WinnerListScreen.tsx')).WinnerListScreen,
  ),
];

/** What the window's title says of a page; null for those that are the brand itself. */
export function titleOf(page: Page): string | null {
  if (typeof page.frame === 'string') return null;
  const { titles, lotteries } = shellPhrases();
  return page.frame.lottery === undefined ? titles[page.frame.title] : `${titles[page.frame.title]} · ${lotteries[page.frame.lottery]}`;
}

const category: Page = {
  path: '/{cat}',
  access: 'all',
  frame: 'tabs',
  parts: ['games'],
  load: async () => (await import('../screens/category/CategoryScreen.tsx')).CategoryScreen,
};
const provider: Page = {
  path: '/{cat}/{prov}',
  access: 'all',
  frame: 'tabs',
  parts: ['games'],
  load: async () => (await import('../screens/provider/ProviderScreen.tsx')).ProviderScreen,
};
const play: Page = {
  path: '/play/{cat}/{prov}/{game}',
  access: 'player',
  frame: 'whole',
  parts: ['games'],
  load: async () => (await import('../screens/play/PlayScreen.tsx')).PlayScreen,
};

const gameReport: Page = {
  path: '/game/report/{p_code}',
  access: 'player',
  frame: 'tabs',
  parts: ['games', 'lottery'],
  load: async () => (await import('../screens/game-report/GameReportScreen.tsx')).GameReportScreen,
};

/** The page of a path; the 404 page when there is none. */
export function pageAt(path: string): Page {
  const wanted = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return pages.find((page) => page.path === wanted) ?? gamePageAt(wanted.split('/').slice(1)) ?? notFound;
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
  loaded.set(page, await page.load());
}
