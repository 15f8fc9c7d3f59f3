import { Fieldset, Group, SimpleGrid, Stack, Switch } from '@mantine/core';
import { useForm } from '@mantine/form';
import { PYA_PER_KYAT } from '@shwekan/rules';
import { pyaOf } from '@shwekan/ui';
import { doneOrAsked } from '../../parts/deed-notice.ts';
import { KyatInput } from '../../parts/KyatInput.tsx';
import { SaveButtons } from '../../parts/SaveButtons.tsx';
import { useAction } from '../../parts/use-action.ts';
import type { CashTerms } from './cash-settings.ts';

type Values = Pick<CashTerms, 'needs_level_2' | 'game_maintenance'> &
  Record<'second_operator_above' | 'day_maximum' | 'game_credit_alert_above' | 'cash_in_second_above', number | string>;

/** What holds for every cash-out and transfer. Only an owner asks for a change. */
export function TermsForm({ saved, mayChange }: { saved: CashTerms; mayChange: boolean }) {
  const form = useForm<Values>({
    initialValues: {
      ...saved,
      second_operator_above: pyaOf(saved.second_operator_above) / PYA_PER_KYAT,
      day_maximum: pyaOf(saved.day_maximum) / PYA_PER_KYAT,
      cash_in_second_above: pyaOf(saved.cash_in_second_above) / PYA_PER_KYAT,
      game_credit_alert_above: pyaOf(saved.game_credit_alert_above) / PYA_PER_KYAT,
    },
    validate: {
      second_operator_above: (value) => (value === '' ? 'Enter an amount.' : null),
      day_maximum: (value) => (Number(value) > 0 ? null : 'Enter an amount above zero.'),
      cash_in_second_above: (value) => (value === '' ? 'Enter an amount.' : null),
      game_credit_alert_above: (value) => (value === '' ? 'Enter an amount.' : null),
    },
  });
  const change = useAction('POST /api/console/cash-terms', {
    done: doneOrAsked('The terms are changed.'),
    refreshes: ['GET /api/console/cash-terms', 'GET /api/console/deeds'],
    onDone: form.reset,
  });
  return (
    <form onSubmit={form.onSubmit((body) => change.mutate({ body }))}>
      <Fieldset disabled={!mayChange} variant="unstyled">
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
            <KyatInput
              label="Two operators above"
              description="All that a player cashes out in a day, together."
              required
              {...form.getInputProps('second_operator_above')}
            />
            <KyatInput
              label="Two operators for a cash-in above"
              description="One approves it, another confirms."
              required
              {...form.getInputProps('cash_in_second_above')}
            />
            <KyatInput
              label="Most that a player cashes out in a day"
              description="All requests of the day, together."
              required
              {...form.getInputProps('day_maximum')}
            />
            <KyatInput
              label="Alert when a game pays above"
              description="In one callback of its provider; booked all the same."
              required
              {...form.getInputProps('game_credit_alert_above')}
            />
          </SimpleGrid>
          <Group gap="md">
            <Switch label="Cash-out needs level 2" {...form.getInputProps('needs_level_2', { type: 'checkbox' })} />
            <Switch label="Games are in maintenance: no transfers" {...form.getInputProps('game_maintenance', { type: 'checkbox' })} />
          </Group>
          {mayChange && <SaveButtons isDirty={form.isDirty()} isSaving={change.isPending} undo={form.reset} />}
        </Stack>
      </Fieldset>
    </form>
  );
}
