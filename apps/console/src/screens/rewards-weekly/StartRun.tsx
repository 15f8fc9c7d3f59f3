import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { useNow } from '../../app/operator.ts';
import { Deed } from '../../parts/Deed.tsx';
import { periodShown } from '../../parts/time.ts';
import { rewardTerms } from '../rewards-terms/terms.ts';
import { finishedWeeks, weeklyRuns, type weeklySearch } from './weekly.ts';

type StartRunProps = { search: z.output<typeof weeklySearch>; close: () => void };

/** Starts the run of a week that is over, for when it did not start by itself. */
export function StartRun({ search, close }: StartRunProps) {
  const runs = useQuery(weeklyRuns(search)).data?.data ?? [];
  const terms = useQuery(rewardTerms).data?.data;
  const weeks = finishedWeeks(useNow()).map((week) => ({ ...week, isStarted: runs.some((run) => run.from === week.from) }));
  const data = weeks.map(({ from, to, isStarted }) => ({
    value: from,
    label: `${periodShown(from, to)}${isStarted ? ' (started)' : ''}`,
    disabled: isStarted,
  }));
  return (
    <Deed
      call="POST /api/console/weekly-runs"
      title="Start a week"
      action="Start"
      values={{ from: weeks.find((week) => !week.isStarted)?.from ?? '' }}
      fields={[
        { kind: 'choice', name: 'from', label: 'Week', description: 'Monday to Sunday, of Yangon.', data },
        () =>
          terms && (
            <Text size="sm">
              Gives {terms.weekly_percent} % of what each player lost.{' '}
              {terms.weekly_needs_confirmation
                ? 'Once it is counted, one operator asks for it to be paid and another confirms.'
                : 'It pays as soon as it is counted: nobody has to confirm the amounts.'}
            </Text>
          ),
      ]}
      sent={(body) => (body.from === '' ? null : { body })}
      done="The week is being counted."
      refreshes={['GET /api/console/weekly-runs']}
      close={close}
      stays
    />
  );
}
