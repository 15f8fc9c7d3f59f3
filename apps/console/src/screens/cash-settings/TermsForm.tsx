import { Group } from '@mantine/core';
import { FieldRows } from '../../parts/FieldRows.tsx';
import { changesIn, type FieldRow } from '../../parts/fields.ts';
import { kyatNumber } from '../../parts/format.ts';
import { PageForm } from '../../parts/PageForm.tsx';
import type { CashTerms } from './cash-settings.ts';

type Amount =
  | 'second_operator_above'
  | 'cash_in_second_above'
  | 'credited_alone_a_day'
  | 'vouched_above'
  | 'day_maximum'
  | 'game_credit_alert_above';
type TermsDraft = Pick<CashTerms, 'needs_level_2' | 'game_maintenance'> & Record<Amount, number | string>;

const FIELDS: readonly FieldRow<TermsDraft>[] = [
  {
    cols: { base: 1, xs: 2, md: 3 },
    of: [
      {
        kind: 'kyat',
        name: 'second_operator_above',
        label: 'Two operators above',
        description: 'All that a player cashes out in a day, together.',
        required: true,
      },
      {
        kind: 'kyat',
        name: 'cash_in_second_above',
        label: 'Two operators for a cash-in above',
        description: 'One approves it, another confirms.',
        required: true,
      },
      {
        kind: 'kyat',
        name: 'credited_alone_a_day',
        label: 'Most that one operator credits alone in a day',
        description: 'Beyond it another confirms each cash-in.',
        required: true,
      },
      {
        kind: 'kyat',
        name: 'vouched_above',
        label: 'Credited alone above: not paid alone',
        description: 'By the same operator, while the player may still have it.',
        required: true,
      },
      {
        kind: 'kyat',
        name: 'day_maximum',
        label: 'Most that a player cashes out in a day',
        description: 'All requests of the day, together.',
        refuse: ({ day_maximum }) => (Number(day_maximum) > 0 ? null : 'Enter an amount above zero.'),
        required: true,
      },
      {
        kind: 'kyat',
        name: 'game_credit_alert_above',
        label: 'Alert when a game pays above',
        description: 'In one callback of its provider; booked all the same.',
        required: true,
      },
    ],
  },
  (form) => (
    <Group gap="md">
      <FieldRows form={form} rows={SWITCHES} />
    </Group>
  ),
];
const SWITCHES: readonly FieldRow<TermsDraft>[] = [
  { kind: 'switch', name: 'needs_level_2', label: 'Cash-out needs level 2' },
  { kind: 'switch', name: 'game_maintenance', label: 'Games are in maintenance: no transfers' },
];

/** What holds for every cash-out and transfer. Only an owner asks for a change. */
export function TermsForm({ saved, mayChange }: { saved: CashTerms; mayChange: boolean }) {
  const values: TermsDraft = {
    ...saved,
    second_operator_above: kyatNumber(saved.second_operator_above),
    cash_in_second_above: kyatNumber(saved.cash_in_second_above),
    credited_alone_a_day: kyatNumber(saved.credited_alone_a_day),
    vouched_above: kyatNumber(saved.vouched_above),
    day_maximum: kyatNumber(saved.day_maximum),
    game_credit_alert_above: kyatNumber(saved.game_credit_alert_above),
  };
  return (
    <PageForm<'POST /api/console/cash-terms', TermsDraft>
      call="POST /api/console/cash-terms"
      values={values}
      fields={FIELDS}
      sent={(draft) => ({ body: changesIn(values, draft) ?? {} })}
      mayChange={mayChange}
      done="The terms are changed."
      refreshes={['GET /api/console/cash-terms']}
    />
  );
}
