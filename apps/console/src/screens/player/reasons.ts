/** The reasons of the entry book as the console names them; a reason that is not here is shown by its word. */
export const REASONS: Readonly<Record<string, string>> = {
  cash_in: 'Cash-in',
  cash_in_bonus: 'Cash-in bonus',
  cash_out_asked: 'Cash-out asked',
  cash_out_paid: 'Cash-out paid',
  cash_out_rejected: 'Cash-out rejected',
  transfer_in: 'Main to game',
  transfer_out: 'Game to main',
  promotion_forfeited: 'Promotion forfeited by self-exclusion',
  stake: 'Stake',
  win: 'Win',
  refund: 'Stake given back',
  win_reversed: 'Win taken back',
  game_bet: 'Game bet',
  game_win: 'Game win',
  game_rollback: 'Game rolled back',
  game_resettled: 'Game counted again',
  game_repair: 'Game repaired',
  lottery_referral: 'Lottery referral',
  lottery_referral_reversed: 'Lottery referral taken back',
  game_referral: 'Game referral',
  referral_claimed: 'Game referral claimed',
  points_earned: 'Points earned',
  points_spent: 'Points spent',
  points_reward: 'Reward for points',
  weekly_promotion: 'Weekly promotion',
  promotion_claimed: 'Weekly promotion claimed',
  pocket_money: 'Pocket money',
  welcome_bonus: 'Welcome bonus',
  adjustment: 'Correction',
};

/** A reason as the console says it. */
export function reasonName(reason: string): string {
  return REASONS[reason] ?? reason.replaceAll('_', ' ');
}
