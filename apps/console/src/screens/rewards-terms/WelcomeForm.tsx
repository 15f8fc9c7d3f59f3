import { Text } from '@mantine/core';
import { countShown } from '@shwekan/rules';
import type { FieldRow } from '../../parts/fields.ts';
import { kyatNumber } from '../../parts/format.ts';
import { Moment } from '../../parts/Moment.tsx';
import { PageForm } from '../../parts/PageForm.tsx';
import { NEEDS, type Welcome } from './terms.ts';

type WelcomeDraft = Pick<Welcome, 'is_open' | 'needs'> & { amount: number | string };

const FIELDS: readonly FieldRow<WelcomeDraft>[] = [
  {
    cols: { base: 1, sm: 2 },
    of: [
      {
        kind: 'kyat',
        name: 'amount',
        label: 'Bonus',
        refuse: ({ amount }) => (Number(amount) > 0 ? null : 'Enter an amount above zero.'),
      },
      { kind: 'choice', name: 'needs', label: 'After', data: Object.entries(NEEDS).map(([value, label]) => ({ value, label })) },
    ],
  },
  { kind: 'switch', name: 'is_open', label: 'Open' },
];

/** The bonus of new players; a change is read once more before it is sent. */
export function WelcomeForm({ saved, mayChange }: { saved: Welcome; mayChange: boolean }) {
  const { is_open, needs, since } = saved;
  const who = is_open ? 'Whoever opens an account' : 'Whoever opens an account after that';
  return (
    <PageForm<'POST /api/console/reward-terms', WelcomeDraft>
      call="POST /api/console/reward-terms"
      values={{ is_open, needs, amount: kyatNumber(saved.amount) }}
      fields={[
        ...FIELDS,
        () =>
          is_open &&
          since !== null && (
            <Text size="sm" c="dimmed">
              For accounts opened since <Moment at={since} />.
            </Text>
          ),
      ]}
      sent={(welcome) => ({ body: { welcome } })}
      mayChange={mayChange}
      done="The welcome bonus is changed."
      refreshes={['GET /api/console/reward-terms']}
      ask={{
        title: 'Change the welcome bonus?',
        action: 'Change',
        about: (draft) => (
          <Text size="sm">
            {draft.is_open
              ? `${who} gets ${countShown(Number(draft.amount))} kyat after ${NEEDS[draft.needs]}.`
              : 'Nobody gets it any more. Players who have it keep it.'}
          </Text>
        ),
      }}
    />
  );
}
