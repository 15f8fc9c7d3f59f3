/**
 * The entry book: every reason money moves is one function of it, by room in the files named here, and nothing else makes an
 * entry. What it says of each reason is in `book.ts`.
 */
export { bookPages, type Entry, type HousePurse, type PlayerKind, type Side } from './book.ts';
export {
  adjustment,
  cashIn,
  cashInPromoted,
  cashOutAsked,
  cashOutPaid,
  cashOutRejected,
  promotionForfeited,
  transfer,
} from './cash-entries.ts';
export { type GameReason, gameMoney, gameRepair } from './game-entries.ts';
export { layOffRefunded, layOffSold, layOffWon, layOffWonReversed, takerPayment, takerPaymentReversed } from './lay-off-entries.ts';
export { refund, stake, win, winReversed } from './lottery-entries.ts';
export { gameReferral, lotteryReferral, lotteryReferralReversed, referralClaimed } from './referral-entries.ts';
export { pocketMoney, pointsClaimed, pointsEarned, promotionClaimed, weeklyPromotion, welcomeBonus } from './reward-entries.ts';
