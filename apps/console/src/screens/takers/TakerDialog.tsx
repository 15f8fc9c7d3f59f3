import { Text } from '@mantine/core';
import { Deed } from '../../parts/Deed.tsx';
import type { FieldRow } from '../../parts/fields.ts';
import { kyatNumber } from '../../parts/format.ts';
import type { Taker } from '../../parts/lay-off.ts';
import { draftOf, LOTTERY_NAMES, refuseTerms, type TakerDraft, termsIn } from './terms.ts';

const REFRESHES = ['GET /api/console/takers'] as const;

/** Asks for another house to be added, or for what is agreed with one to be changed. */
export function TakerDialog({ taker, close }: { taker?: Taker; close: () => void }) {
  const more = {
    size: 'lg' as const,
    values: draftOf(taker),
    fields: FIELDS,
    action: 'Ask for it',
    refreshes: REFRESHES,
    close,
    stays: true,
    children: <Text size="sm">A second person has to confirm it. What is sold already keeps its terms.</Text>,
  };
  if (taker === undefined)
    return (
      <Deed
        {...more}
        call="POST /api/console/takers"
        title="Add another house"
        sent={(draft) => ({ body: { name: draft.name, second_above: Number(draft.second_above), terms: termsIn(draft) } })}
      />
    );
  return (
    <Deed
      {...more}
      call="POST /api/console/takers/:id"
      title={`Change ${taker.name}`}
      done="It stands so already."
      sent={(draft) => ({
        params: { id: taker.id },
        body: {
          name: draft.name,
          terms: termsIn(draft),
          ...(Number(draft.second_above) === kyatNumber(taker.second_above) ? {} : { second_above: Number(draft.second_above) }),
        },
      })}
    />
  );
}

const FIELDS: readonly FieldRow<TakerDraft>[] = [
  {
    cols: { base: 1, sm: 2 },
    of: [
      { kind: 'text', name: 'name', label: 'Name', required: true, maxLength: 60 },
      { kind: 'kyat', name: 'second_above', label: 'Two people above, of one draw', required: true },
    ],
  },
  ...LOTTERY_NAMES.map(
    ({ code, has_tot }): FieldRow<TakerDraft> => ({
      cols: { base: 2, sm: 3 },
      of: [
        {
          kind: 'number',
          name: `odd_${code}`,
          label: `${code} odds`,
          prefix: 'x',
          min: 1,
          max: 1000,
          decimalScale: 2,
          placeholder: 'not sold',
        },
        has_tot && { kind: 'number', name: `tot_${code}`, label: `${code} near win`, prefix: 'x', min: 1, max: 1000, decimalScale: 2 },
        { kind: 'percent', name: `commission_${code}`, label: `${code} commission`, refuse: (draft) => refuseTerms(draft, code) },
      ],
    }),
  ),
];
