import { Group, NumberInput, SimpleGrid, Stack, Switch, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { countShown, PYA_PER_KYAT } from '@shwekan/rules';
import { pyaOf } from '@shwekan/ui';
import { useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { doneOrAsked } from '../../parts/deed-notice.ts';
import { KyatInput } from '../../parts/KyatInput.tsx';
import { SaveButtons } from '../../parts/SaveButtons.tsx';
import { useAction } from '../../parts/use-action.ts';
import { type Lottery, ODD_MAX } from './lottery.ts';
import { TrustedFeed } from './TrustedFeed.tsx';

type Values = {
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
};

const LABELS: Record<keyof Values, string> = {
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
};

/** What waits for a second person. */
const DEED_ASKED: readonly (keyof Values)[] = ['odd', 'tot_odd', 'cap', 'trusted_feed', 'result_second_above'];

/** Odds, limits and switches of the lottery. Asks before it changes anything, naming each change. */
export function LotteryForm({ saved }: { saved: Lottery }) {
  const initial = valuesOf(saved);
  const form = useForm<Values>({ initialValues: initial, validate: refuse });
  const [asked, setAsked] = useState<Values | null>(null);
  const change = useAction('POST /api/console/lotteries/:lottery', {
    done: doneOrAsked('The settings are changed.'),
    refreshes: ['GET /api/console/lotteries/:lottery', 'GET /api/console/deeds'],
    onDone: () => setAsked(null),
  });
  return (
    <form onSubmit={form.onSubmit(setAsked)}>
      <Stack gap="sm">
        <Group gap="xl" align="flex-start">
          <Switch
            label={LABELS.is_open}
            description="Counts at once: off, none of its draws takes bets."
            {...form.getInputProps('is_open', { type: 'checkbox' })}
          />
          <Switch label={LABELS.bet_next_day} {...form.getInputProps('bet_next_day', { type: 'checkbox' })} />
        </Group>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
          <NumberInput
            label={LABELS.odd}
            prefix="x"
            min={1}
            max={ODD_MAX}
            decimalScale={2}
            hideControls
            required
            {...form.getInputProps('odd')}
          />
          {saved.tot_odd !== null && (
            <NumberInput
              label={LABELS.tot_odd}
              prefix="x"
              min={1}
              max={ODD_MAX}
              decimalScale={2}
              hideControls
              required
              {...form.getInputProps('tot_odd')}
            />
          )}
          <KyatInput label={LABELS.stake_min} required {...form.getInputProps('stake_min')} />
          <KyatInput label={LABELS.stake_max} required {...form.getInputProps('stake_max')} />
          <KyatInput label={LABELS.stake_step} required {...form.getInputProps('stake_step')} />
          <KyatInput label={LABELS.cap} required {...form.getInputProps('cap')} />
          <KyatInput
            label={LABELS.result_second_above}
            description="Where an operator confirms a feed’s number."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            required
            {...form.getInputProps('result_second_above')}
          />
        </SimpleGrid>
        <TrustedFeed
          lottery={saved}
          label={LABELS.trusted_feed}
          value={form.values.trusted_feed}
          onChange={(feed) => form.setFieldValue('trusted_feed', feed)}
        />
        <SaveButtons isDirty={form.isDirty()} undo={form.reset} />
      </Stack>
      {asked && (
        <Confirm
          title="Change these settings?"
          action="Change"
          isRunning={change.isPending}
          close={() => setAsked(null)}
          confirm={() => change.mutate({ params: { lottery: saved.code }, body: bodyOf(saved, asked) })}
        >
          {changedKeys(initial, asked).some((key) => DEED_ASKED.includes(key)) && (
            <Text size="sm">
              Odds, cap, trusted feed and the payout from which two are needed wait for a second person; the rest counts at once.
            </Text>
          )}
          {changedKeys(initial, asked).map((key) => (
            <Text key={key} size="sm">
              {LABELS[key]}: {valueShown(initial[key])} → <strong>{valueShown(asked[key])}</strong>
            </Text>
          ))}
        </Confirm>
      )}
    </form>
  );
}

function bodyOf({ feeds }: Lottery, { trusted_feed, tot_odd, ...asked }: Values) {
  const near = tot_odd === '' ? {} : { tot_odd: Number(tot_odd) };
  return { ...asked, ...near, odd: Number(asked.odd), trusted_feed: feeds.find((it) => it === trusted_feed) ?? null };
}

function changedKeys(before: Values, after: Values): (keyof Values)[] {
  const keys = Object.keys(LABELS) as (keyof Values)[];
  return keys.filter((key) => String(before[key]) !== String(after[key]));
}

function valueShown(value: boolean | number | string): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === '') return 'none';
  return Number.isSafeInteger(Number(value)) ? countShown(Number(value)) : String(value);
}

function valuesOf(lottery: Lottery): Values {
  const { is_open, bet_next_day, odd } = lottery;
  return {
    is_open,
    bet_next_day,
    odd,
    tot_odd: lottery.tot_odd ?? '',
    stake_min: kyat(lottery.stake_min),
    stake_max: kyat(lottery.stake_max),
    stake_step: kyat(lottery.stake_step),
    cap: kyat(lottery.cap),
    trusted_feed: lottery.trusted_feed ?? '',
    result_second_above: kyat(lottery.result_second_above),
  };
}

function kyat(wire: string): number {
  return pyaOf(wire) / PYA_PER_KYAT;
}

function refuse(values: Values) {
  const positive = (value: number | string) => (Number(value) > 0 ? null : 'Enter an amount above zero.');
  const [least, most, step] = [Number(values.stake_min), Number(values.stake_max), Number(values.stake_step)];
  return {
    odd: Number(values.odd) >= 1 ? null : 'Enter odds from 1 up.',
    tot_odd: values.tot_odd === '' || Number(values.tot_odd) >= 1 ? null : 'Enter odds from 1 up.',
    stake_min: positive(values.stake_min),
    stake_max: most < least ? 'Must not be below the smallest stake.' : null,
    stake_step: positive(values.stake_step) ?? (least % step === 0 ? null : 'The smallest stake must be whole steps.'),
    cap: positive(values.cap),
    result_second_above: values.result_second_above === '' ? 'Enter an amount.' : null,
  };
}
