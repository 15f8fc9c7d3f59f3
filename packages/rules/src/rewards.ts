import { PYA_PER_KYAT } from './money.ts';
import { addDays, weekday } from './time.ts';
import { yangonDay } from './yangon.ts';

/** What the house may change about rewards. Amounts in pya, percents in basis points. */
export type RewardTerms = {
  /** So much settled stake or valid turnover earns one point. */
  pya_per_point: number;
  game_referral_basis_points: number;
  weekly_basis_points: number;
  /** Two operators look at the amounts of a week before it pays. */
  weekly_needs_confirmation: boolean;
  weekly_starts_itself: boolean;
  /** For accounts opened after `since` (an instant), or while it was open before; null: never opened. */
  welcome: WelcomeTerms & { is_open: boolean; since: string | null; was_open: WelcomePromise[] };
};
/** What the welcome bonus gives, and what a new player does for it. */
export type WelcomeTerms = { amount_pya: number; needs: 'level_2' | 'cash_in' };
/** What the welcome bonus was at the end of a time in which it was open. */
export type WelcomePromise = WelcomeTerms & { since: string; until: string };
export const REWARD_TERMS: RewardTerms = {
  pya_per_point: 1000 * PYA_PER_KYAT,
  game_referral_basis_points: 500,
  weekly_basis_points: 300,
  weekly_needs_confirmation: true,
  weekly_starts_itself: true,
  welcome: { is_open: false, amount_pya: 3000 * PYA_PER_KYAT, needs: 'cash_in', since: null, was_open: [] },
};

/**
 * Whether terms may cost the house more than those before: then a second operator says yes to them. Closing a bonus, giving less,
 * or having more people look at a week costs nothing and counts at once.
 */
export function isDearer(before: RewardTerms, after: RewardTerms): boolean {
  const isWelcomeDearer =
    after.welcome.is_open &&
    (!before.welcome.is_open || after.welcome.amount_pya > before.welcome.amount_pya || after.welcome.needs !== before.welcome.needs);
  return (
    after.pya_per_point < before.pya_per_point ||
    after.game_referral_basis_points > before.game_referral_basis_points ||
    after.weekly_basis_points > before.weekly_basis_points ||
    (before.weekly_needs_confirmation && !after.weekly_needs_confirmation) ||
    (!before.weekly_starts_itself && after.weekly_starts_itself && !after.weekly_needs_confirmation) ||
    isWelcomeDearer
  );
}

/** The Monday of the week that a Yangon day lies in. */
export function mondayOf(day: string): string {
  return addDays(day, -((weekday(day) + 6) % 7));
}

export type PocketPeriod = 'once' | 'day' | 'week';

/** The first day of the period that an instant lies in: a player draws once in it. Of `once` it is the campaign's first day. */
export function pocketPeriodStart(period: PocketPeriod, from_at: Date, now: Date): string {
  if (period === 'once') return yangonDay(from_at);
  return period === 'day' ? yangonDay(now) : mondayOf(yangonDay(now));
}

/** The whole kyat a draw may give, both included, with so much (pya) left of the budget; null when not even the smallest is left. */
export function pocketRange(it: { smallest_pya: number; largest_pya: number }, left_pya: number): [least: number, most: number] | null {
  const most_pya = Math.min(it.largest_pya, left_pya);
  return most_pya < it.smallest_pya ? null : [it.smallest_pya / PYA_PER_KYAT, Math.floor(most_pya / PYA_PER_KYAT)];
}

/** Where a campaign's video may come from, beside the house's own files. The player app's pages may show frames of these. */
export const VIDEO_HOSTS = ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com'] as const;
const OWN_VIDEO = /^\/(?!\/)[\w./-]+\.(?:mp4|webm|svg)$/;

/** Whether an address may be shown as a video: a file of ours, or an https page of a host on the list, without a login or a port in it. */
export function isVideoAllowed(address: string): boolean {
  if (OWN_VIDEO.test(address)) return !address.includes('..');
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password, port } = new URL(address);
  const isPlain = username === '' && password === '' && port === '';
  return protocol === 'https:' && isPlain && (VIDEO_HOSTS as readonly string[]).includes(hostname);
}

export type CampaignTerms = {
  budget_pya: number;
  smallest_pya: number;
  largest_pya: number;
  from_at: Date;
  until_at: Date;
  video: string | null;
};
export type CampaignRefusal = 'amount_not_set' | 'amount_not_valid' | 'time_not_valid' | 'video_not_allowed';

/** Why a campaign cannot be as it was typed, or null. `spent_pya` is what it gave already: a budget is never below it. */
export function refuseCampaign(it: CampaignTerms, spent_pya: number): CampaignRefusal | null {
  if (it.smallest_pya === 0 || it.budget_pya === 0) return 'amount_not_set';
  if (it.largest_pya < it.smallest_pya || it.budget_pya < it.largest_pya || it.budget_pya < spent_pya) return 'amount_not_valid';
  if (it.until_at <= it.from_at) return 'time_not_valid';
  return it.video !== null && !isVideoAllowed(it.video) ? 'video_not_allowed' : null;
}
