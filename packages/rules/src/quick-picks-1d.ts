import { plain, type QuickPick } from './quick-pick.ts';

/** The quick picks of 1D and C1D. */
export const QUICK_PICKS_1D = {
  odd: plain(5, ['1', '3', '5', '7', '9']),
  even: plain(5, ['0', '2', '4', '6', '8']),
  big: plain(5, ['5', '6', '7', '8', '9']),
  small: plain(5, ['0', '1', '2', '3', '4']),
} as const satisfies Record<string, QuickPick>;
