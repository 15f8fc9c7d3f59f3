import { Stack, Text } from '@mantine/core';
import { type LotteryCode, lotteryOf, readNumbers, sectionLabel } from '@shwekan/rules';
import { Deed } from '../../parts/Deed.tsx';
import { today } from '../../parts/draws.ts';
import type { FieldRow } from '../../parts/fields.ts';
import { counted } from '../../parts/format.ts';
import { meaningOf, RULE_CALLS, refuseText } from './rules.ts';

type RuleDraft = {
  section: string;
  text: string;
  what: 'block' | 'cap';
  cap_kyat: number | string;
  from: string;
  until: string;
  reason: string;
};

/** Adds a standing rule; says word by word what was understood before anything is sent. */
export function AddRule({ lottery, close }: { lottery: LotteryCode; close: () => void }) {
  const { name, sections } = lotteryOf(lottery);
  const values: RuleDraft = { section: '', text: '', what: 'cap', cap_kyat: '', from: today(), until: '', reason: '' };
  return (
    <Deed
      call="POST /api/console/number-rules"
      title={`Add a standing rule for ${name}`}
      action={({ text, what }) => `${what === 'block' ? 'Block' : 'Cap'} ${counted(readNumbers(text, lottery).numbers.length, 'number')}`}
      size="lg"
      values={values}
      fields={fieldsOf(lottery, sections)}
      sent={({ section, text, what, cap_kyat, from, until, reason }) => {
        if (what === 'cap' && cap_kyat === '') return null;
        const rule = { lottery, section: section === '' ? null : section, text, from, until: until === '' ? null : until, reason };
        return { body: { ...rule, cap: what === 'cap' ? Number(cap_kyat) : null } };
      }}
      done={({ data, over }) =>
        over.length === 0
          ? `The rule stands. Draws that follow it now: ${data.draws}.`
          : `The rule stands. More is staked already on ${overShown(over)}: those bets stay, what comes is refused.`
      }
      refreshes={RULE_CALLS}
      close={close}
      stays
    />
  );
}

function fieldsOf(lottery: LotteryCode, sections: readonly { time: string }[]): readonly FieldRow<RuleDraft>[] {
  const all = { value: '', label: 'Every section' };
  return [
    {
      kind: 'lines',
      name: 'text',
      label: 'Numbers as players write them',
      description: WRITTEN[lotteryOf(lottery).digits],
      required: true,
      maxRows: 6,
      refuse: ({ text }) => refuseText(text, lottery),
    },
    ({ values }) => <RuleWords text={values.text} lottery={lottery} />,
    {
      cols: { base: 1, sm: 2 },
      of: [
        {
          kind: 'either',
          name: 'what',
          data: [
            { value: 'cap', label: 'Cap each' },
            { value: 'block', label: 'Block' },
          ],
        },
        {
          kind: 'kyat',
          name: 'cap_kyat',
          label: 'Most that all players together may stake on each',
          refuse: ({ what, cap_kyat }) => (what === 'block' && cap_kyat !== '' ? 'A blocked number has no cap.' : null),
        },
      ],
    },
    {
      cols: { base: 1, sm: 3 },
      of: [
        {
          kind: 'choice',
          name: 'section',
          label: 'Section',
          data: [all, ...sections.map(({ time }) => ({ value: time, label: sectionLabel(time) }))],
        },
        { kind: 'day', name: 'from', label: 'From', required: true },
        {
          kind: 'day',
          name: 'until',
          label: 'Until, if it ends',
          refuse: ({ from, until }) =>
            until !== '' && (until < from || until < today()) ? 'It has passed, or lies before the first day.' : null,
        },
      ],
    },
    { kind: 'reason', name: 'reason', placeholder: 'Everybody plays the number of the accident' },
  ];
}

const WRITTEN = {
  1: '3 7 9, parted by blanks.',
  2: '3T head, 3N tail, 5B break, AP doubles, PW power, NK nakhat, 12R with its reverse, 123K pairs, or the numbers themselves, parted by blanks.',
  3: '123 456, or 123R with all its orders, parted by blanks.',
} as const;

/** What each word was understood as. */
function RuleWords({ text, lottery }: { text: string; lottery: LotteryCode }) {
  const { words } = readNumbers(text, lottery);
  if (words.length === 0) return null;
  return (
    <Stack gap={2} component="section" aria-label="As it is understood" aria-live="polite">
      {words.map((word, at) => (
        // A word may stand twice; its place tells it apart.
        // biome-ignore lint/suspicious/noArrayIndexKey: words have no other name.
        <Text key={at} size="sm" c={word.state === 'read' ? undefined : 'red'} style={{ overflowWrap: 'anywhere' }}>
          <strong>{word.text}</strong> {meaningOf(word)}
        </Text>
      ))}
    </Stack>
  );
}

const OVER_SHOWN = 6;

function overShown(over: readonly { bet_number: string; section: string }[]): string {
  const shown = over.slice(0, OVER_SHOWN).map((it) => `${it.bet_number} (${it.section})`);
  return `${shown.join(', ')}${over.length > OVER_SHOWN ? ` and ${over.length - OVER_SHOWN} more` : ''}`;
}
