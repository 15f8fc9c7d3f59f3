import { NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '../../app/operator.ts';
import { Confirm } from '../../parts/Confirm.tsx';
import { useAction } from '../../parts/use-action.ts';
import { rewardTerms } from '../rewards-terms/terms.ts';
import { finishedWeeks, type WeeklyRun } from './weekly.ts';

/** Starts the run of a week that is over, for when it did not start by itself. */
export function StartRun({ runs, close }: { runs: readonly WeeklyRun[]; close: () => void }) {
  const weeks = finishedWeeks(useNow()).map((week) => ({ ...week, isStarted: runs.some((run) => run.from === week.from) }));
  const [chosen, setChosen] = useState<string | null>(null);
  const from = chosen ?? weeks.find((week) => !week.isStarted)?.from ?? '';
  const terms = useQuery(rewardTerms).data?.data;
  const start = useAction('POST /api/console/weekly-runs', {
    done: 'The week is being counted.',
    refreshes: ['GET /api/console/weekly-runs'],
    onDone: close,
  });
  return (
    <Confirm
      title="Start a week"
      action="Start"
      isRunning={start.isPending}
      isBlocked={from === ''}
      close={close}
      confirm={() => start.mutate({ body: { from } })}
    >
      <NativeSelect
        label="Week"
        description="Monday to Sunday, of Yangon."
        value={from}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={weeks.map((week) => ({
          value: week.from,
          label: `${week.from} – ${week.to}${week.isStarted ? ' (started)' : ''}`,
          disabled: week.isStarted,
        }))}
      />
      {terms && (
        <Text size="sm">
          Gives {terms.weekly_percent} % of what each player lost.{' '}
          {terms.weekly_needs_confirmation
            ? 'Once it is counted, one operator asks for it to be paid and another confirms.'
            : 'It pays as soon as it is counted: nobody has to confirm the amounts.'}
        </Text>
      )}
    </Confirm>
  );
}
