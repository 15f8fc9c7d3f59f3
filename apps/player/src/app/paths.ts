/** Every path of the app. Links and redirects are written with these, never by hand. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgetpwd: '/forgetpwd',
  profile: '/profile',
  password: '/password',
  sessions: '/sessions',
  notifications: '/notifications',
  cashin: '/cashin',
  cashinHistory: '/cashin-history',
  setting: '/setting',
  service: '/service',
  twoLottery: '/two/lottery',
  betslip: '/betslip',
  winNumber: '/win-number',
  winnerList: '/winner-list',
} as const;
