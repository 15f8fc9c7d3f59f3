import { Stack } from '@mantine/core';
import { Callout } from '../../parts/Callout.tsx';
import type { FieldRow } from '../../parts/fields.ts';
import { counted } from '../../parts/format.ts';
import { PageForm } from '../../parts/PageForm.tsx';
import type { Licence } from './house.ts';

type Draft = { reference: string; expires_on: string };

const SOON_DAYS = 30;
const FIELDS: readonly FieldRow<Draft>[] = [
  {
    cols: { base: 1, sm: 2 },
    of: [
      { kind: 'text', name: 'reference', label: 'Reference', maxLength: 80, required: true },
      { kind: 'day', name: 'expires_on', label: 'Last day', required: true },
    ],
  },
];

/** The licence under which the house takes money. */
export function LicenceForm({ saved: { data, days_left, takes_money } }: { saved: Licence }) {
  return (
    <Stack>
      {days_left === null && !takes_money && <Callout color="red">None is entered: no bet and no cash-in is taken.</Callout>}
      {days_left !== null && days_left <= SOON_DAYS && <Callout color={days_left < 0 ? 'red' : 'yellow'}>{leftShown(days_left)}</Callout>}
      <PageForm<'POST /api/console/licence', Draft>
        call="POST /api/console/licence"
        values={data ?? { reference: '', expires_on: '' }}
        fields={FIELDS}
        sent={(body) => ({ body })}
        refreshes={['GET /api/console/licence']}
      />
    </Stack>
  );
}

function leftShown(days_left: number): string {
  if (days_left < 0) return 'It has ended: no bet and no cash-in is taken.';
  if (days_left === 0) return 'Today is its last day.';
  const days = counted(days_left, 'day');
  return `It ends in ${days}.`;
}
