import { Stack, Text } from '@mantine/core';
import { dayShown } from '@shwekan/rules';
import type { Columns } from '../../parts/DataTable.tsx';
import { Deed } from '../../parts/Deed.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { DialogList } from '../../parts/DialogList.tsx';
import { counted } from '../../parts/format.ts';
import { Money } from '../../parts/Money.tsx';
import { PlayerCell } from '../../parts/RequestCells.tsx';
import { periodShown } from '../../parts/time.ts';
import { type WeeklyItem, type WeeklyRun, weeklyItems } from './weekly.ts';

const LIST = ['GET /api/console/weekly-runs', 'GET /api/console/weekly-runs/:id/items'] as const;
type DialogProps = { run: WeeklyRun; close: () => void };

/** The amounts of a run; counted ones are asked to be paid. */
export function LookAtRun({ run, close }: DialogProps) {
  const title = periodShown(run.from, run.to);
  if (run.state !== 'counted') {
    return (
      <Dialog close={close} title={title} size="lg">
        <Amounts run={run} />
      </Dialog>
    );
  }
  return (
    <Deed
      call="POST /api/console/weekly-runs/:id/pay"
      title={title}
      size="lg"
      action="Ask to pay it"
      sent={() => ({ params: { id: run.id } })}
      done="The week is being paid."
      refreshes={LIST}
      close={close}
    >
      <Amounts run={run} />
    </Deed>
  );
}

const COLUMNS: Columns<WeeklyItem> = [
  { header: 'Player', cell: (row) => <PlayerCell player={row.player} /> },
  { header: 'Lotteries', align: 'right', sorts: 'lottery_loss', cell: (row) => <Money kyat={row.lottery_loss} /> },
  { header: 'Games', align: 'right', sorts: 'game_loss', cell: (row) => <Money kyat={row.game_loss} /> },
  { header: 'Gets', align: 'right', sorts: 'amount', cell: (row) => <Money kyat={row.amount} fw={600} /> },
];

function Amounts({ run }: { run: WeeklyRun }) {
  return (
    <Stack gap="sm">
      <Text size="sm">
        {counted(run.player_count, 'player')} lost <Money kyat={run.net_loss} /> kyat; {run.percent} % gives{' '}
        <Money kyat={run.amount} fw={600} /> kyat.
        {run.stopped_by && ` Stopped by ${run.stopped_by}.`}
      </Text>
      <DialogList
        label="What each player gets"
        columns={COLUMNS}
        from={(page) => weeklyItems(run.id, page)}
        empty={{ title: 'Nobody gets anything', hint: 'Nobody lost enough for a whole kyat in this week.' }}
      />
    </Stack>
  );
}

/** Stops a run; a player whom it has paid stays paid. */
export function StopRun({ run, close }: DialogProps) {
  return (
    <Deed
      call="POST /api/console/weekly-runs/:id/stop"
      title={`Stop the week of ${dayShown(run.from)}?`}
      action="Stop"
      color="red"
      values={{ reason: '' }}
      fields={[{ kind: 'reason', name: 'reason' }]}
      sent={(body) => ({ params: { id: run.id }, body })}
      done="The run is stopped."
      refreshes={LIST}
      close={close}
    >
      <Text size="sm">Who was paid stays paid. The run can be repeated later.</Text>
    </Deed>
  );
}

/** Counts a stopped or finished run again. */
export function RepeatRun({ run, close }: DialogProps) {
  return (
    <Deed
      call="POST /api/console/weekly-runs/:id/repeat"
      title={`Count the week of ${dayShown(run.from)} again?`}
      action="Count again"
      sent={() => ({ params: { id: run.id } })}
      done="The week is counted again."
      refreshes={LIST}
      close={close}
    >
      <Text size="sm">Whoever was paid is not paid again. Claims of the promotion are refused while it counts and pays.</Text>
    </Deed>
  );
}
