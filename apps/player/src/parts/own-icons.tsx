import { paths } from './first-icons.tsx';

// What only a player's own screens show: their profile, wallet, settings and sessions.

export const MoneyInIcon = /* @__PURE__ */ paths('M12 4v10', 'm7.5 10 4.5 4.5 4.5-4.5', 'M4.5 15v4.5h15V15');
export const MoneyOutIcon = /* @__PURE__ */ paths('M12 14.5v-10', 'm7.5 8.5 4.5-4.5 4.5 4.5', 'M4.5 15v4.5h15V15');
export const SwapIcon = /* @__PURE__ */ paths('M4 8.5h15', 'm15.5 5 3.5 3.5-3.5 3.5', 'M20 15.5H5', 'M8.5 12 5 15.5 8.5 19');
export const FriendsIcon = /* @__PURE__ */ paths(
  'M9 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
  'M2.5 19.5a6.5 6.5 0 0 1 13 0',
  'M15.5 5a3.4 3.4 0 0 1 0 6.3',
  'M17.5 13.8a6.3 6.3 0 0 1 4 5.7',
);
export const PhoneIcon = /* @__PURE__ */ paths('M7 3.5h10v17H7z', 'M11 17.5h2');
export const DevicesIcon = /* @__PURE__ */ paths('M3.5 5.5h14V9', 'M3.5 5.5v10h9', 'M2.5 18.5h10', 'M15 11h5.5v9.5H15z');
export const LogoutIcon = /* @__PURE__ */ paths('M14 4.5H5v15h9', 'M10 12h10', 'm16.5 8.5 3.5 3.5-3.5 3.5');
export const TalkIcon = /* @__PURE__ */ paths('M4 5h16v11h-8l-4.5 4v-4H4z', 'M8 9h8', 'M8 12h5');
