/** What the product says when a call succeeded; the sentences are in the phrases under the same codes. */
export const sayings = [
  'done',
  'code_sent',
  'password_changed',
  'profile_saved',
  'welcome',
  'logged_out',
  'bet_accepted',
  'cash_in_sent',
  'cash_in_image_sent',
  'cash_out_sent',
  'transferred',
  'level_two_sent',
  'message_sent',
  'phone_changed',
  'referral_claimed',
  'points_claimed',
  'promotion_claimed',
  'pocket_won',
] as const;
export type Saying = (typeof sayings)[number];
