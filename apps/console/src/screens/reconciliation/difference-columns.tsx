import { Group, Text } from '@mantine/core';
import { dayShown } from '@shwekan/rules';
import type { Columns } from '../../parts/DataTable.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { Money } from '../../parts/Money.tsx';
import { Decision, PlayerCell, TwoLines } from '../../parts/RequestCells.tsx';
import { DifferenceDialog } from './DifferenceDialogs.tsx';
import { type Difference, KINDS } from './reconciliation.ts';

const COLORS = { open: 'red', repaired: 'green', dismissed: 'gray', gone: 'gray' } as const;

/** The columns of the differences, with the deeds on those that are to be decided. */
export const differenceColumns: Columns<Difference> = [
  { header: 'Day', sorts: 'day', cell: (row) => <TwoLines first={dayShown(row.day)} second={KINDS[row.kind]} /> },
  {
    header: 'Player',
    cell: (row) => {
      const player = row.player;
      return player ? <PlayerCell player={player} /> : <TwoLines first={row.member} second="none of ours" />;
    },
  },
  {
    header: 'Wager',
    cell: (row) => (
      <div>
        <Text size="xs" ff="monospace" style={{ overflowWrap: 'anywhere' }} maw={180}>
          {row.kind === 'sums_differ' ? 'all buy-ins of the day' : row.wager_code}
        </Text>
        <Text size="xs" c="dimmed">
          product {row.p_code}
        </Text>
      </div>
    ),
  },
  { header: 'Ours', align: 'right', sorts: 'ours', cell: (row) => <Money kyat={row.ours} /> },
  { header: 'Theirs', align: 'right', sorts: 'theirs', cell: (row) => <Money kyat={row.theirs} /> },
  {
    header: 'Repair',
    align: 'right',
    sorts: 'repair',
    cell: (row) => (row.kind === 'sums_differ' ? null : <Money kyat={row.repair} fw={600} />),
  },
  {
    header: 'State',
    cell: (row) => (
      <div>
        <Decision {...row} color={COLORS[row.state]} />
        {row.asked_by && (
          <Text size="xs" c="dimmed">
            {row.state === 'open' && 'repair '}asked by {row.asked_by}
          </Text>
        )}
        {row.dismissal_asked_by && (
          <Text size="xs" c="dimmed">
            asked to be left by {row.dismissal_asked_by}
          </Text>
        )}
      </div>
    ),
  },
  { header: null, cell: (row) => <DifferenceDeeds difference={row} /> },
];

function DifferenceDeeds({ difference }: { difference: Difference }) {
  const { state, kind, player, asked_by, dismissal_asked_by } = difference;
  if (state !== 'open') return null;
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      {player && kind !== 'sums_differ' && asked_by === null && (
        <DialogButton
          label="Ask to repair"
          variant="filled"
          dialog={(close) => <DifferenceDialog what="repair" difference={difference} close={close} />}
        />
      )}
      {dismissal_asked_by === null && (
        <DialogButton
          label="Ask to leave it"
          dialog={(close) => <DifferenceDialog what="dismiss" difference={difference} close={close} />}
        />
      )}
    </Group>
  );
}
