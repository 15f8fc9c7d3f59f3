import type { LotteryCode } from '@shwekan/rules';

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
  winnerList: '/winner-list',
} as const;

/** Where each lottery is played. */
export const lotteryPaths: Record<LotteryCode, string> = {
  '1D': paths.oneLottery,
  '2D': paths.twoLottery,
  C1D: paths.cryptoOneLottery,
  C2D: paths.cryptoLottery,
  '3D': paths.threeLottery,
};
