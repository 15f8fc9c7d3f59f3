import { PROMOTION_PERCENT_MIN, PROMOTION_TURNOVER_MIN, promotionCost } from '@shwekan/rules';
import { Callout } from '../../parts/Callout.tsx';

/** Warns who writes a promotion that gives more than the games keep of its turnover, with the arithmetic said. */
export function PromotionCost({ percent, turnover }: { percent: number; turnover: number }) {
  if (!(percent >= PROMOTION_PERCENT_MIN) || !(turnover >= PROMOTION_TURNOVER_MIN)) return null;
  const { given, played, kept, enough_turnover, is_dearer } = promotionCost({ percent, turnover });
  if (!is_dearer) return null;
  return (
    <Callout color="orange" title="Dearer than what the games keep" role="status">
      On 1,000 kyat cashed in the house gives {shown(given)}. Of the {shown(played)} that are played for it, slots and fishing keep up to{' '}
      {shown(kept)}: {shown(given - kept)} less than is given, and points, referral and the weekly promotion come off as well. From x
      {enough_turnover} on they keep as much.
    </Callout>
  );
}

function shown(kyat: number): string {
  return kyat.toLocaleString('en', { maximumFractionDigits: 1 });
}
