import type { GameCategoryCode, LotteryCode } from '@shwekan/rules';

/** Every path of the app. Links and redirects are written with these, never by hand. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgetpwd: '/forgetpwd',
  profile: '/profile',
  password: '/password',
  sessions: '/sessions',
  levelTwo: '/level-two',
  referral: '/referral',
  limits: '/limits',
  changePhone: '/change-phone',
  notifications: '/notifications',
  cashin: '/cashin',
  cashinHistory: '/cashin-history',
  wallet: '/wallet',
  cashout: '/cashout',
  cashoutHistory: '/cashout-history',
  transferHistory: '/transfer-history',
  statement: '/statement',
  setting: '/setting',
  service: '/service',
  oneLottery: '/one/lottery',
  twoLottery: '/two/lottery',
  threeLottery: '/three/lottery',
  cryptoOneLottery: '/crypto/one/lottery',
  cryptoLottery: '/crypto/lottery',
  betslip: '/betslip',
  winNumber: '/win-number',
  dreamBook: '/dream-book',
  winnerList: '/winner-list',
  pocketWinner: '/pocket-winner',
  point: '/point',
  promotion: '/promotion',
  pocket: '/pocket',
  verify: '/verify',
  conversations: '/conversations',
} as const;

/** Where each lottery is played. */
export const lotteryPaths: Record<LotteryCode, string> = {
  '1D': paths.oneLottery,
  '2D': paths.twoLottery,
  C1D: paths.cryptoOneLottery,
  C2D: paths.cryptoLottery,
  '3D': paths.threeLottery,
};

/** The providers of a category of games. */
export const categoryPath = (category: GameCategoryCode): string => `/${category}`;

/** The games of a provider in a category. */
export const providerPath = (category: GameCategoryCode, p_code: string): string => `/${category}/${encodeURIComponent(p_code)}`;

/** A game that is open; game code 0 is the provider's lobby. */
export const playPath = (category: GameCategoryCode, p_code: string, g_code: string): string =>
  `/play/${category}/${encodeURIComponent(p_code)}/${encodeURIComponent(g_code)}`;

/** What was played at a provider. */
export const gameReportPath = (p_code: string): string => `/game/report/${encodeURIComponent(p_code)}`;

/** What a slip's receipt shows. */
export const verifyPath = (voucher: string): string => `${paths.verify}?slip=${encodeURIComponent(voucher)}`;

/** What the house's log says of a draw. */
export const drawPath = (draw: string | number): string => `${paths.verify}?draw=${encodeURIComponent(draw)}`;
