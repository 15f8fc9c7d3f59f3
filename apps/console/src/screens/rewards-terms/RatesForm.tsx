import { Fieldset, SimpleGrid, Stack, Switch } from '@mantine/core';
import { useForm } from '@mantine/form';
import { PYA_PER_KYAT } from '@shwekan/rules';
import { pyaOf } from '@shwekan/ui';
import { useQuery } from '@tanstack/react-query';
import { doneOrAsked } from '../../parts/deed-notice.ts';
import { KyatInput } from '../../parts/KyatInput.tsx';
import { PercentInput } from '../../parts/PercentInput.tsx';
import { RewardCost } from '../../parts/RewardCost.tsx';
import { SaveButtons } from '../../parts/SaveButtons.tsx';
import { useAction } from '../../parts/use-action.ts';
import { bestPointKyat, pointOffers } from '../rewards-points/points.ts';
import type { RewardTerms } from './terms.ts';

type Rate = 'kyat_per_point' | 'game_referral_percent' | 'weekly_percent';
type Values = Pick<RewardTerms, 'weekly_needs_confirmation' | 'weekly_starts_itself'> & Record<Rate, number | string>;

/** Warns when the rates as they are typed are dearer than what the games keep, with what a point is worth by the best open offer. */
function RatesCost({ values }: { values: Values }) {
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

/** How much each reward gives. Only an owner may change it, and what may cost more waits for a second person. */
export function RatesForm({ saved, mayChange }: { saved: RewardTerms; mayChange: boolean }) {
  const form = useForm<Values>({
    initialValues: {
      kyat_per_point: pyaOf(saved.kyat_per_point) / PYA_PER_KYAT,
      game_referral_percent: saved.game_referral_percent,
      weekly_percent: saved.weekly_percent,
      weekly_needs_confirmation: saved.weekly_needs_confirmation,
      weekly_starts_itself: saved.weekly_starts_itself,
    },
    validate: {
      kyat_per_point: (value) => (Number(value) > 0 ? null : 'Enter an amount above zero.'),
      game_referral_percent: refusePercent,
      weekly_percent: refusePercent,
    },
  });
  const change = useAction('POST /api/console/reward-terms', {
    done: doneOrAsked('The rates are changed.'),
    refreshes: ['GET /api/console/reward-terms', 'GET /api/console/deeds'],
    onDone: form.reset,
  });
  const save = form.onSubmit((values) => {
    const percents = { game_referral_percent: Number(values.game_referral_percent), weekly_percent: Number(values.weekly_percent) };
    change.mutate({ body: { ...values, ...percents } });
  });
  return (
    <form onSubmit={save}>
      <Fieldset disabled={!mayChange} variant="unstyled">
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, sm: 3 }}>
            <KyatInput
              label="A point for each"
              description="Of settled stakes and play at slots; games that keep less earn in proportion."
              {...form.getInputProps('kyat_per_point')}
            />
            <PercentInput
              label="Referral, games"
              description="Of what friends lost, netted by the week; an eighth of what the games keep at most."
              {...form.getInputProps('game_referral_percent')}
            />
            <PercentInput
              label="Weekly promotion"
              description="Of what a player lost in a week; of games three quarters of what they keep at most."
              {...form.getInputProps('weekly_percent')}
            />
          </SimpleGrid>
          {mayChange && <RatesCost values={form.values} />}
          <Switch
            label="Two operators confirm the amounts of a week"
            description="Off: a week is paid as soon as it is counted."
            {...form.getInputProps('weekly_needs_confirmation', { type: 'checkbox' })}
          />
          <Switch
            label="A week starts by itself"
            description="On Monday at 00:00. Off: an operator starts it under Weekly promotion."
            {...form.getInputProps('weekly_starts_itself', { type: 'checkbox' })}
          />
          {mayChange && <SaveButtons isDirty={form.isDirty()} isSaving={change.isPending} undo={form.reset} />}
        </Stack>
      </Fieldset>
    </form>
  );
}

function refusePercent(value: number | string): string | null {
  return value === '' ? 'Enter a percent.' : null;
}
