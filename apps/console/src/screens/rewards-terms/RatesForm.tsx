import { useQuery } from '@tanstack/react-query';
import { Callout } from '../../parts/Callout.tsx';
import { changesIn, type FieldRow } from '../../parts/fields.ts';
import { kyatNumber } from '../../parts/format.ts';
import { PageForm } from '../../parts/PageForm.tsx';
import { RewardCost } from '../../parts/RewardCost.tsx';
import { bestPointKyat, pointOffers, pointsText, saysRate } from '../rewards-points/points.ts';
import type { RewardTerms } from './terms.ts';

type Rate = 'kyat_per_point' | 'game_referral_percent' | 'weekly_percent';
type RatesDraft = Pick<RewardTerms, 'weekly_needs_confirmation' | 'weekly_starts_itself'> & Record<Rate, number | string>;

/** Warns when the rates as they are typed are dearer than what the games keep, with what a point is worth by the best open offer. */
function RatesCost({ values }: { values: RatesDraft }) {
  const offers = useQuery(pointOffers);
  return (
    <RewardCost
      point_kyat={bestPointKyat(offers.data?.data ?? [])}
      play_per_point_kyat={Number(values.kyat_per_point)}
      weekly_percent={Number(values.weekly_percent)}
      referral_percent={Number(values.game_referral_percent)}
    />
  );
}

/** Tells who types another rate of points that the points dialog goes on saying the old one, where its text names a rate of its own. */
function RateInDialog({ isOther }: { isOther: boolean }) {
  const text = useQuery(pointsText).data?.data;
  if (!isOther || text === undefined || saysRate(text)) return null;
  return (
    <Callout color="orange" title="The points dialog does not follow" role="status">
      {'Its text holds no {kyat}. Ask under Points for a text that says the new rate, or holds {kyat} in its place.'}
    </Callout>
  );
}

const FIELDS: readonly FieldRow<RatesDraft>[] = [
  {
    cols: { base: 1, sm: 3 },
    of: [
      {
        kind: 'kyat',
        name: 'kyat_per_point',
        label: 'A point for each',
        description: 'Of settled stakes and play at slots; games that keep less earn in proportion.',
        refuse: ({ kyat_per_point }) => (Number(kyat_per_point) > 0 ? null : 'Enter an amount above zero.'),
      },
      {
        kind: 'percent',
        name: 'game_referral_percent',
        label: 'Referral, games',
        description: 'Of what friends lost, netted by the week; an eighth of what the games keep at most.',
        refuse: (draft) => refusePercent(draft.game_referral_percent),
      },
      {
        kind: 'percent',
        name: 'weekly_percent',
        label: 'Weekly promotion',
        description: 'Of what a player lost in a week; of games three quarters of what they keep at most.',
        refuse: (draft) => refusePercent(draft.weekly_percent),
      },
    ],
  },
];
const SWITCHES: readonly FieldRow<RatesDraft>[] = [
  {
    kind: 'switch',
    name: 'weekly_needs_confirmation',
    label: 'Two operators confirm the amounts of a week',
    description: 'Off: a week is paid as soon as it is counted.',
  },
  {
    kind: 'switch',
    name: 'weekly_starts_itself',
    label: 'A week starts by itself',
    description: 'On Monday at 00:00. Off: an operator starts it under Weekly promotion.',
  },
];

function sentOf(draft: RatesDraft) {
  return { ...draft, game_referral_percent: Number(draft.game_referral_percent), weekly_percent: Number(draft.weekly_percent) };
}

/** How much each reward gives. Only an owner may change it, and what may cost more waits for a second person. */
export function RatesForm({ saved, mayChange }: { saved: RewardTerms; mayChange: boolean }) {
  const { game_referral_percent, weekly_percent, weekly_needs_confirmation, weekly_starts_itself } = saved;
  const percents = { game_referral_percent, weekly_percent };
  const values = { kyat_per_point: kyatNumber(saved.kyat_per_point), ...percents, weekly_needs_confirmation, weekly_starts_itself };
  return (
    <PageForm<'POST /api/console/reward-terms', RatesDraft>
      call="POST /api/console/reward-terms"
      values={values}
      fields={[
        ...FIELDS,
        (form) => mayChange && <RatesCost values={form.values} />,
        (form) => mayChange && <RateInDialog isOther={form.values.kyat_per_point !== values.kyat_per_point} />,
        ...SWITCHES,
      ]}
      sent={(draft) => ({ body: changesIn(sentOf(values), sentOf(draft)) ?? {} })}
      mayChange={mayChange}
      done="The rates are changed."
      refreshes={['GET /api/console/reward-terms']}
    />
  );
}

function refusePercent(value: number | string): string | null {
  return value === '' ? 'Enter a percent.' : null;
}
