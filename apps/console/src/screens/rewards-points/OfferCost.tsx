import { PYA_PER_KYAT } from '@shwekan/rules';
import { pyaOf } from '@shwekan/ui';
import { useQuery } from '@tanstack/react-query';
import { RewardCost } from '../../parts/RewardCost.tsx';
import { rewardTerms } from '../rewards-terms/terms.ts';

/** Warns when an offer of so many points for so many kyat is dearer than what the games keep, as the terms are now. */
export function OfferCost({ point, amount }: { point: number; amount: number }) {
  const { data } = useQuery(rewardTerms);
  if (data === undefined || !(point > 0) || !(amount > 0)) return null;
  const { kyat_per_point, weekly_percent, game_referral_percent: referral_percent } = data.data;
  const play_per_point_kyat = pyaOf(kyat_per_point) / PYA_PER_KYAT;
  return (
    <RewardCost
      point_kyat={amount / point}
      play_per_point_kyat={play_per_point_kyat}
      weekly_percent={weekly_percent}
      referral_percent={referral_percent}
    />
  );
}
