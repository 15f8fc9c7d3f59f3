import { Group, Text } from '@mantine/core';
import { countShown } from '@shwekan/rules';
import { listPage } from '../../app/page.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { Money } from '../../parts/Money.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { periodShown } from '../../parts/time.ts';
import { LookAtRun, RepeatRun, StopRun } from './RunDialogs.tsx';
import { StartRun } from './StartRun.tsx';
import { runShown, type WeeklyRun, weeklyRuns, weeklySearch } from './weekly.ts';

const COLORS = { counting: 'blue', counted: 'yellow', paying: 'blue', paid: 'green', stopped: 'red' } as const;

/** The weekly promotion: what each week gives, asked by one operator and confirmed by another before it pays. */
export const weeklyPage = listPage('/weekly', {
  title: 'Weekly promotion',
  hint: 'A percent of what each player lost in a week. It starts on Monday 00:00, and pays once one operator has asked for it and another has confirmed.',
  label: 'Weekly promotions',
  search: weeklySearch,
  load: weeklyRuns,
  actions: ({ search }) => (
    <DialogButton label="Start a week" size="sm" variant="filled" dialog={(close) => <StartRun search={search} close={close} />} />
  ),
  columns: [
    {
      header: 'Week',
      cell: (row) => (
        <Text span inherit style={{ whiteSpace: 'nowrap' }}>
          {periodShown(row.from, row.to)}
        </Text>
      ),
    },
    { header: 'Players', align: 'right', cell: (row) => countShown(row.player_count) },
    { header: 'Lost', align: 'right', cell: (row) => <Money kyat={row.net_loss} /> },
    { header: 'Percent', align: 'right', cell: (row) => `${row.percent} %` },
    { header: 'Bonus', align: 'right', cell: (row) => <Money kyat={row.amount} fw={600} /> },
    { header: 'Paid', align: 'right', cell: (row) => <Money kyat={row.paid} /> },
    {
      header: 'State',
      cell: (row) => (
        <Tag color={COLORS[row.state]} miw="max-content" tt="none">
          {runShown(row)}
        </Tag>
      ),
    },
    { header: null, align: 'right', cell: (row) => <RunDeeds run={row} /> },
  ],
  empty: { title: 'No week yet', hint: 'The first one is counted on the next Monday.' },
});

function RunDeeds({ run }: { run: WeeklyRun }) {
  const isCounted = run.state === 'counted';
  const isOver = run.state === 'paid' || run.state === 'stopped';
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <DialogButton
        label={isCounted ? 'Look and ask' : 'Look'}
        variant={isCounted ? 'filled' : 'default'}
        dialog={(close) => <LookAtRun run={run} close={close} />}
      />
      <DialogButton
        label={isOver ? 'Repeat' : 'Stop'}
        dialog={(close) => (isOver ? <RepeatRun run={run} close={close} /> : <StopRun run={run} close={close} />)}
      />
    </Group>
  );
}
