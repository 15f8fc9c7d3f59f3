import { lotteryOf, sectionLabel, sectionTime, yangonDay } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../app/operator.ts';
import { Deed } from '../../parts/Deed.tsx';
import type { FieldRow } from '../../parts/fields.ts';
import { FIRST_LOTTERY } from '../../parts/lottery-choice.ts';
import { HINTS, type Hint, type HintSearch, hintNumber, hintsOf, KIND_NAMES } from './hints.ts';

type HintDraft = { date: string; section: string; kind: Hint['kind']; number: string; source: string };

/**
 * Says what a source calls likely for a draw: for the next that takes bets, unless another is chosen. The same kind for the same draw takes the place of
 * what was said before.
 */
export function HintForm({ search, close }: { search: HintSearch; close: () => void }) {
  const { lottery = FIRST_LOTTERY } = search;
  const { digits, sections, name } = lotteryOf(lottery);
  const next = useQuery(hintsOf(search)).data?.next_draw;
  const today = yangonDay(new Date(useNow()));
  const fields: readonly FieldRow<HintDraft>[] = [
    {
      cols: { base: 1, sm: 2 },
      of: [
        { kind: 'day', name: 'date', label: 'Day', min: today, required: true },
        {
          kind: 'choice',
          name: 'section',
          label: 'Section',
          data: sections.map(({ time }) => ({ value: time, label: sectionLabel(time) })),
        },
      ],
    },
    {
      kind: 'either',
      name: 'kind',
      'aria-label': 'Kind',
      data: Object.entries(KIND_NAMES).map(([value, label]) => ({ value, label })),
    },
    {
      kind: 'text',
      name: 'number',
      label: 'Number',
      maxLength: digits,
      inputMode: 'numeric',
      required: true,
      refuse: ({ number }) =>
        number === '' || hintNumber(number, lottery) !== null ? null : `${digits} digits, such as ${'7'.padStart(digits, '0')}.`,
    },
    {
      kind: 'text',
      name: 'source',
      label: 'Who says so',
      description: 'Players read it beside the number: a paper, a page, a name.',
      maxLength: 80,
      required: true,
    },
  ];
  const section = (next ? sectionTime(next.section) : null) ?? sections.at(-1)?.time ?? '';
  const values: HintDraft = { date: next?.date ?? today, section, kind: 'modern', number: '', source: '' };
  return (
    <Deed
      call="POST /api/console/number-hints"
      title={`Add a hint for ${name}`}
      action="Add"
      values={values}
      fields={fields}
      sent={(draft) => {
        const number = hintNumber(draft.number, lottery);
        return number === null ? null : { body: { lottery, ...draft, number } };
      }}
      done="The hint is added."
      refreshes={HINTS}
      close={close}
      stays
    />
  );
}
