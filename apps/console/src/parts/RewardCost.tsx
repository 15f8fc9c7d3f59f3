import { rewardCost } from '@shwekan/rules';
import { Callout } from './Callout.tsx';

type RewardCostProps = { point_kyat: number; play_per_point_kyat: number; weekly_percent: number; referral_percent: number };

/** Warns who writes terms or an offer that gives players more of what they play than the games keep, with the arithmetic said. */
export function RewardCost(props: RewardCostProps) {
  if (!(props.play_per_point_kyat > 0)) return null;
  const { kept, points, weekly, referral, is_dearer } = rewardCost(props);
  if (!is_dearer) return null;
  const given = points + weekly + referral;
  return (
    <Callout color="orange" title="Dearer than what the games keep" role="status">
      Of 1,000 kyat played at slots, the games keep {shown(kept)}. Players get back up to {shown(points)} in points (a point for each{' '}
      {shown(props.play_per_point_kyat)}, worth {shown(props.point_kyat)}), {shown(weekly)} by the weekly promotion and {shown(referral)} by
      referral: {shown(given)} together, {shown(given - kept)} more than the house keeps. Games that keep less earn points in proportion.
    </Callout>
  );
}

function shown(kyat: number): string {
  return kyat.toLocaleString('en', { maximumFractionDigits: 1 });
}
