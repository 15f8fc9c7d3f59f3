import { accountCalls } from './accounts.ts';
import { cashCalls } from './cash.ts';
import { claimCalls } from './claims.ts';
import { consoleCalls } from './console.ts';
import { contentCalls } from './content.ts';
import { contentDeskCalls } from './content-desk.ts';
import { deedCalls } from './deeds.ts';
import { demoCalls } from './demo.ts';
import type { Endpoint } from './endpoint.ts';
import { gameDialectDeskCalls } from './game-dialects-desk.ts';
import { gameImportDeskCalls } from './game-imports-desk.ts';
import { gameProviderDeskCalls } from './game-providers-desk.ts';
import { gameCalls } from './games.ts';
import { gameBooksCalls } from './games-books.ts';
import { gameDeskCalls } from './games-desk.ts';
import { levelTwoCalls, levelTwoDeskCalls } from './level-two.ts';
import { lotteryCalls } from './lottery.ts';
import { playLimitCalls } from './play-limits.ts';
import { playerDeskCalls } from './player-desk.ts';
import { pocketDeskCalls } from './pocket-desk.ts';
import { pointOfferDeskCalls } from './point-offers-desk.ts';
import { noticeDeskCalls, pushCalls } from './push.ts';
import { realtimeCalls } from './realtime.ts';
import { referralCalls } from './referral.ts';
import { rewardTermsDeskCalls } from './reward-terms-desk.ts';
import { rewardCalls } from './rewards.ts';
import { walletCalls } from './wallet.ts';
import { walletDeskCalls } from './wallet-desk.ts';
import { walletSetupCalls } from './wallet-setup.ts';
import { weeklyDeskCalls } from './weekly-desk.ts';

export * from './accounts.ts';
export * from './alerts.ts';
export * from './cash.ts';
export * from './claims.ts';
export * from './console.ts';
export * from './content.ts';
export * from './content-desk.ts';
export * from './deeds.ts';
export * from './demo.ts';
export * from './draw-desk.ts';
export * from './endpoint.ts';
export * from './game-dialects-desk.ts';
export * from './game-imports-desk.ts';
export * from './game-providers-desk.ts';
export * from './games.ts';
export * from './games-books.ts';
export * from './games-desk.ts';
export * from './level-two.ts';
export * from './lottery.ts';
export * from './lottery-desk.ts';
export { openApi } from './openapi.ts';
export * from './play-limits.ts';
export * from './player-desk.ts';
export * from './pocket-desk.ts';
export * from './point-offers-desk.ts';
export * from './push.ts';
export * from './realtime.ts';
export * from './referral.ts';
export * from './refusals.ts';
export * from './reward-terms-desk.ts';
export * from './rewards.ts';
export * from './sayings.ts';
export * from './wallet.ts';
export * from './wallet-desk.ts';
export * from './wallet-setup.ts';
export * from './weekly-desk.ts';

/** Every call of the product. The OpenAPI page, the hostile-input tests and the clients' types come from this list. */
export const calls = [
  ...accountCalls,
  ...levelTwoCalls,
  ...playLimitCalls,
  ...referralCalls,
  ...rewardCalls,
  ...lotteryCalls,
  ...cashCalls,
  ...walletCalls,
  ...gameCalls,
  ...contentCalls,
  ...realtimeCalls,
  ...pushCalls,
  ...demoCalls,
  ...consoleCalls,
  ...deedCalls,
  ...claimCalls,
  ...contentDeskCalls,
  ...levelTwoDeskCalls,
  ...playerDeskCalls,
  ...walletDeskCalls,
  ...walletSetupCalls,
  ...pointOfferDeskCalls,
  ...weeklyDeskCalls,
  ...pocketDeskCalls,
  ...rewardTermsDeskCalls,
  ...gameDeskCalls,
  ...gameProviderDeskCalls,
  ...gameImportDeskCalls,
  ...gameDialectDeskCalls,
  ...gameBooksCalls,
  ...noticeDeskCalls,
] as const satisfies readonly Endpoint[];

/** The players' calls under the headings of the printed pages. */
export const playerCallGroups = {
  Accounts: [...accountCalls, ...levelTwoCalls, ...playLimitCalls],
  Referral: referralCalls,
  Rewards: rewardCalls,
  Lottery: lotteryCalls,
  Cash: cashCalls,
  Wallet: walletCalls,
  Games: gameCalls,
  Content: contentCalls,
  Realtime: [...realtimeCalls, ...pushCalls],
  Demo: demoCalls,
} as const satisfies Record<string, readonly Endpoint[]>;

/** The console's. */
export const consoleCallGroups = {
  Console: [...consoleCalls, ...deedCalls, ...claimCalls, ...contentDeskCalls, ...noticeDeskCalls, ...levelTwoDeskCalls],
  'Console, players': playerDeskCalls,
  'Console, money': [...walletDeskCalls, ...walletSetupCalls],
  'Console, rewards': [...pointOfferDeskCalls, ...weeklyDeskCalls, ...pocketDeskCalls, ...rewardTermsDeskCalls],
  'Console, games': [...gameDeskCalls, ...gameProviderDeskCalls, ...gameImportDeskCalls, ...gameDialectDeskCalls, ...gameBooksCalls],
} as const satisfies Record<string, readonly Endpoint[]>;

/** All of them. */
export const callGroups = { ...playerCallGroups, ...consoleCallGroups };

type AnyCall = (typeof calls)[number];
/** A call named as `POST /api/user/login`: clients import this type alone, so that no schema reaches a phone. */
export type CallName = { [E in AnyCall as `${E['method']} ${E['path']}`]: E };
