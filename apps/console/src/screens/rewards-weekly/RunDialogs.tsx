import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { columnsOf } from '../../parts/DataTable.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { doneOrAsked } from '../../parts/deed-notice.ts';
import { counted } from '../../parts/format.ts';
import { Money } from '../../parts/Money.tsx';
import { PagedTable } from '../../parts/PagedTable.tsx';
import { ReasonField } from '../../parts/ReasonField.tsx';
import { PlayerCell } from '../../parts/RequestCells.tsx';
import { Empty } from '../../parts/States.tsx';
import { useAction } from '../../parts/use-action.ts';
import { ITEMS_PER_PAGE, type WeeklyItem, type WeeklyRun, weeklyItems } from './weekly.ts';

const LIST = ['GET /api/console/weekly-runs', 'GET /api/console/weekly-runs/:id/items'] as const;
type DialogProps = { run: WeeklyRun; close: () => void };

/** The amounts of a run; counted ones are asked to be paid. */
export function LookAtRun({ run, close }: DialogProps) {
  const pay = useAction('POST /api/console/weekly-runs/:id/pay', {
    done: doneOrAsked('The week is being paid.'),
    refreshes: [...LIST, 'GET /api/console/deeds'],
    onDone: close,
    onConflict: close,
  });
  const title = `${run.from} – ${run.to}`;
  if (run.state !== 'counted') {
    return (
      <Dialog close={close} title={title} size="lg">
        <Amounts run={run} />
      </Dialog>
    );
  }
  return (
    <Confirm
      title={title}
      size="lg"
      action="Ask to pay it"
      isRunning={pay.isPending}
      close={close}
      confirm={() => pay.mutate({ params: { id: run.id } })}
    >
      <Amounts run={run} />
    </Confirm>
  );
}

const column = columnsOf<WeeklyItem>();
const COLUMNS = column.columns([
  column.accessor('player', { header: 'Player', cell: (cell) => <PlayerCell player={cell.getValue()} /> }),
  column.accessor('lottery_loss', { header: 'Lotteries', meta: { align: 'right' }, cell: (cell) => <Money kyat={cell.getValue()} /> }),
  column.accessor('game_loss', { header: 'Games', meta: { align: 'right' }, cell: (cell) => <Money kyat={cell.getValue()} /> }),
  column.accessor('amount', { header: 'Gets', meta: { align: 'right' }, cell: (cell) => <Money kyat={cell.getValue()} fw={600} /> }),
]);

function Amounts({ run }: { run: WeeklyRun }) {
  const [page, setPage] = useState(1);
  const query = useQuery(weeklyItems(run.id, page));
  return (
    <Stack gap="sm">
      <Text size="sm">
        {counted(run.player_count, 'player')} lost <Money kyat={run.net_loss} /> kyat; {run.percent} % gives{' '}
        <Money kyat={run.amount} fw={600} /> kyat.
        {run.stopped_by && ` Stopped by ${run.stopped_by}.`}
      </Text>
      <PagedTable
        label="What each player gets"
        columns={COLUMNS}
        query={query}
        per_page={ITEMS_PER_PAGE}
        page={page}
        goTo={setPage}
        empty={<Empty title="Nobody gets anything" hint="Nobody lost enough for a whole kyat in this week." />}
      />
    </Stack>
  );
}

/** Stops a run; who was paid stays paid. */
export function StopRun({ run, close }: DialogProps) {
  const [reason, setReason] = useState('');
  const stop = useAction('POST /api/console/weekly-runs/:id/stop', {
    done: 'The run is stopped.',
    refreshes: LIST,
    onDone: close,
    onConflict: close,
  });
  return (
    <Confirm
      title={`Stop the week of ${run.from}?`}
      action="Stop"
      color="red"
      isRunning={stop.isPending}
      isBlocked={reason.trim() === ''}
      close={close}
      confirm={() => stop.mutate({ params: { id: run.id }, body: { reason: reason.trim() } })}
    >
      <Text size="sm">Who was paid stays paid. The run can be repeated later.</Text>
      <ReasonField value={reason} change={setReason} data-autofocus />
    </Confirm>
  );
}

/** Counts a stopped or finished run again. */
export function RepeatRun({ run, close }: DialogProps) {
  const repeat = useAction('POST /api/console/weekly-runs/:id/repeat', {
    done: 'The week is counted again.',
    refreshes: LIST,
    onDone: close,
    onConflict: close,
  });
  return (
    <Confirm
      title={`Count the week of ${run.from} again?`}
      action="Count again"
      isRunning={repeat.isPending}
      close={close}
      confirm={() => repeat.mutate({ params: { id: run.id } })}
    >
      <Text size="sm">Whoever was paid is not paid again. Claims of the promotion are refused while it counts and pays.</Text>
    </Confirm>
  );
}
