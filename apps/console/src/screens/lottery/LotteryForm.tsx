import { Group, Text } from '@mantine/core';
import { countShown, lotteryOf } from '@shwekan/rules';
import { say } from '../../app/say.tsx';
import { FieldRows } from '../../parts/FieldRows.tsx';
import { changesIn, type FieldRow } from '../../parts/fields.ts';
import { kyatNumber } from '../../parts/format.ts';
import { PageForm } from '../../parts/PageForm.tsx';
import { type Lottery, ODD_MAX } from './lottery.ts';

type LotteryDraft = {
  is_open: boolean;
  bet_next_day: boolean;
  odd: number | string;
  /** Empty for a lottery without near wins. */
  tot_odd: number | string;
  stake_min: number | string;
  stake_max: number | string;
  stake_step: number | string;
  cap: number | string;
  /** Empty: none. */
  trusted_feed: string;
  result_second_above: number | string;
  /** Empty: no limit. */
  stop_loss: number | string;
};

const LABELS: Record<keyof LotteryDraft, string> = {
  is_open: 'Takes bets',
  bet_next_day: 'Bets for the next day',
  odd: 'Odds',
  tot_odd: 'Odds of a near win (tot)',
  stake_min: 'Smallest stake on a number',
  stake_max: 'Largest stake on a number',
  stake_step: 'Steps of a stake',
  cap: 'Cap of a number in a draw',
  trusted_feed: 'Trusted feed',
  result_second_above: 'Two people from a payout above',
  stop_loss: 'Stop-loss of a draw',
};

/** What waits for a second person. */
const WITH_SECOND: readonly (keyof LotteryDraft)[] = ['odd', 'tot_odd', 'cap', 'trusted_feed', 'result_second_above', 'stop_loss'];

/** Odds, limits and switches of the lottery. Asks before it changes anything, naming each change. */
export function LotteryForm({ saved }: { saved: Lottery }) {
  const initial = draftOf(saved);
  return (
    <PageForm
      call="POST /api/console/lotteries/:lottery"
      values={initial}
      fields={fieldsFor(saved)}
      sent={(draft) => ({ params: { lottery: saved.code }, body: changesIn(bodyOf(saved, initial), bodyOf(saved, draft)) ?? {} })}
      done="The settings are changed."
      refreshes={['GET /api/console/lotteries/:lottery']}
      ask={{
        title: 'Change these settings?',
        action: 'Change',
        about: (draft) => <Changes before={initial} after={draft} />,
      }}
    />
  );
}

function Changes({ before, after }: { before: LotteryDraft; after: LotteryDraft }) {
  const keys = (Object.keys(LABELS) as (keyof LotteryDraft)[]).filter((key) => String(before[key]) !== String(after[key]));
  return (
    <>
      {keys.some((key) => WITH_SECOND.includes(key)) && (
        <Text size="sm">
          Odds, cap, stop-loss, trusted feed and the payout from which two are needed wait for a second person; the rest counts at once.
        </Text>
      )}
      {keys.map((key) => (
        <Text key={key} size="sm">
          {LABELS[key]}: {valueShown(before[key])} → <strong>{valueShown(after[key])}</strong>
        </Text>
      ))}
    </>
  );
}

function fieldsFor({ code, tot_odd, feeds }: Lottery): readonly FieldRow<LotteryDraft>[] {
  const odds = { kind: 'number', prefix: 'x', min: 1, max: ODD_MAX, decimalScale: 2, required: true } as const;
  const refuseOdd = (odd: number | string) => (odd === '' || Number(odd) >= 1 ? null : 'Enter odds from 1 up.');
  const kyat = (name: keyof LotteryDraft) => ({ kind: 'kyat', name, label: LABELS[name], required: true }) as const;
  const { follows } = lotteryOf(code);
  return [
    (form) => (
      <Group gap="xl" align="flex-start">
        <FieldRows form={form} rows={SWITCHES} />
      </Group>
    ),
    {
      cols: { base: 1, xs: 2, md: 3 },
      of: [
        { ...odds, name: 'odd', label: LABELS.odd, refuse: ({ odd }) => refuseOdd(odd) },
        tot_odd !== null && { ...odds, name: 'tot_odd', label: LABELS.tot_odd, refuse: (draft) => refuseOdd(draft.tot_odd) },
        { ...kyat('stake_min'), refuse: ({ stake_min }) => refuseAmount(stake_min) },
        { ...kyat('stake_max'), refuse: refuseMost },
        { ...kyat('stake_step'), refuse: refuseStep },
        { ...kyat('cap'), refuse: ({ cap }) => refuseAmount(cap) },
        {
          ...kyat('result_second_above'),
          description: 'Where an operator confirms a feed’s number.',
        },
        {
          ...kyat('stop_loss'),
          required: false,
          description: 'What one draw may lose at worst before you are alarmed; empty: no limit.',
          refuse: ({ stop_loss }) => (stop_loss === '' ? null : refuseAmount(stop_loss)),
        },
      ],
    },
    follows === null && {
      kind: 'choice',
      name: 'trusted_feed',
      label: LABELS.trusted_feed,
      description: 'Its result counts by itself. Without one, an operator confirms, or two feeds that agree.',
      data: [{ value: '', label: 'none' }, ...feeds],
      maw: 420,
    },
    follows !== null &&
      (() => (
        <Text size="sm" c="dimmed">
          Its number follows from {follows}: there is the trusted feed chosen.
        </Text>
      )),
  ];
}

const SWITCHES: readonly FieldRow<LotteryDraft>[] = [
  { kind: 'switch', name: 'is_open', label: LABELS.is_open, description: 'Counts at once: off, none of its draws takes bets.' },
  { kind: 'switch', name: 'bet_next_day', label: LABELS.bet_next_day },
];

function refuseAmount(value: number | string): string | null {
  return Number(value) > 0 ? null : 'Enter an amount above zero.';
}

function refuseMost({ stake_min, stake_max }: LotteryDraft): string | null {
  return Number(stake_max) < Number(stake_min) ? 'Must not be below the smallest stake.' : null;
}

function refuseStep({ stake_min, stake_step }: LotteryDraft): string | null {
  return refuseAmount(stake_step) ?? (Number(stake_min) % Number(stake_step) === 0 ? null : 'The smallest stake must be whole steps.');
}

function bodyOf({ feeds }: Lottery, { trusted_feed, tot_odd, stop_loss, ...draft }: LotteryDraft) {
  const near = tot_odd === '' ? {} : { tot_odd: Number(tot_odd) };
  const limit = stop_loss === '' ? null : stop_loss;
  return { ...draft, ...near, stop_loss: limit, odd: Number(draft.odd), trusted_feed: feeds.find((it) => it === trusted_feed) ?? null };
}

function valueShown(value: boolean | number | string): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === '') return say('none');
  return Number.isSafeInteger(Number(value)) ? countShown(Number(value)) : String(value);
}

function draftOf(lottery: Lottery): LotteryDraft {
  const { is_open, bet_next_day, odd, tot_odd, trusted_feed } = lottery;
  return {
    is_open,
    bet_next_day,
    odd,
    tot_odd: tot_odd ?? '',
    stake_min: kyatNumber(lottery.stake_min),
    stake_max: kyatNumber(lottery.stake_max),
    stake_step: kyatNumber(lottery.stake_step),
    cap: kyatNumber(lottery.cap),
    trusted_feed: trusted_feed ?? '',
    result_second_above: kyatNumber(lottery.result_second_above),
    stop_loss: lottery.stop_loss === null ? '' : kyatNumber(lottery.stop_loss),
  };
}
