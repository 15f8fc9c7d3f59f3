import { kyatShown, PYA_PER_KYAT, type RewardTerms, rewardCost } from '@shwekan/rules';
import type { z } from 'zod';
import { lockOffers } from '#queries/rewards/offers-console.ts';
import { bestPoint } from '#queries/rewards/terms.ts';
import { changedLines, type DeedKind } from '../platform/deeds/kind.ts';
import { lockSetting } from '../platform/house-settings.ts';
import { OwnTerms, rewardTermsOf, TERMS, writeTerms } from './terms.ts';

/** What is to be changed. */
export const TermsChange = OwnTerms.partial();
export type TermsChange = z.output<typeof TermsChange>;
/** `pya_of_point` is what a point is worth by the best open offer: with the terms it says what play costs the house. */
type TermsState = { terms: RewardTerms; pya_of_point: number };

/** What the line about the cost of rewards is called. */
export const COST_WORDS = 'Players get back of 1,000 kyat played at slots';
const WORDS = {
  pya_per_point: 'A point for each',
  game_referral: 'Referral, games',
  weekly: 'Weekly promotion',
  weekly_needs_confirmation: 'Two operators confirm a week',
  weekly_starts_itself: 'A week starts by itself',
  welcome: 'Welcome bonus',
  cost: COST_WORDS,
};

/** Terms of rewards that may cost more than those that hold. */
export const termsDeed: DeedKind<TermsChange, TermsState> = {
  kind: 'reward_terms',
  asks: [],
  decides: ['cash'],
  data: TermsChange,
  subject: () => 'reward_terms',
  async lock(tx) {
    await lockSetting(tx, TERMS);
    await lockOffers.run(undefined, tx);
  },
  async basis(db) {
    const [best] = await bestPoint.run(undefined, db);
    return { terms: await rewardTermsOf(db), pya_of_point: best?.pya ?? 0 };
  },
  title: () => 'The terms of rewards are changed',
  lines: (data, { terms, pya_of_point }) => changedLines(WORDS, shown(terms, pya_of_point), shown(termsAfter(terms, data), pya_of_point)),
  perform: (tx, { data, basis: { terms } }) => writeTerms(tx, terms, termsAfter(terms, data)),
};

/** The terms with a change put over them. */
export function termsAfter(before: RewardTerms, { welcome, ...change }: TermsChange): RewardTerms {
  return {
    pya_per_point: change.pya_per_point ?? before.pya_per_point,
    game_referral_basis_points: change.game_referral_basis_points ?? before.game_referral_basis_points,
    weekly_basis_points: change.weekly_basis_points ?? before.weekly_basis_points,
    weekly_needs_confirmation: change.weekly_needs_confirmation ?? before.weekly_needs_confirmation,
    weekly_starts_itself: change.weekly_starts_itself ?? before.weekly_starts_itself,
    welcome: { ...before.welcome, ...welcome },
  };
}

function shown(terms: RewardTerms, pya_of_point: number) {
  return {
    pya_per_point: `${kyatShown(terms.pya_per_point)} kyat`,
    game_referral: `${terms.game_referral_basis_points / 100} %`,
    weekly: `${terms.weekly_basis_points / 100} %`,
    weekly_needs_confirmation: terms.weekly_needs_confirmation ? 'yes' : 'no',
    weekly_starts_itself: terms.weekly_starts_itself ? 'yes' : 'no',
    welcome: welcomeShown(terms.welcome),
    cost: costShown(terms, pya_of_point),
  };
}

function welcomeShown({ is_open, amount_pya, needs }: RewardTerms['welcome']): string {
  if (!is_open) return 'closed';
  return `${kyatShown(amount_pya)} kyat after ${needs === 'cash_in' ? 'the first approved cash-in' : 'approved level 2'}`;
}

/** What players get back by all rewards when a point is worth so many pya, with a warning where that is more than the games keep. */
export function costShown(terms: RewardTerms, pya_of_point: number): string {
  const { kept, points, weekly, referral, is_dearer } = rewardCost({
    point_kyat: pya_of_point / PYA_PER_KYAT,
    play_per_point_kyat: terms.pya_per_point / PYA_PER_KYAT,
    weekly_percent: terms.weekly_basis_points / 100,
    referral_percent: terms.game_referral_basis_points / 100,
  });
  const given = (points + weekly + referral).toLocaleString('en', { maximumFractionDigits: 1 });
  return is_dearer
    ? `up to ${given} kyat: DEARER than the ${kept} that the games keep`
    : `up to ${given} of the ${kept} kyat that the games keep`;
}
