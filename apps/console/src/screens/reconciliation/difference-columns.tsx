import { Button, Group, Text } from '@mantine/core';
import { columnsOf, NoHeader } from '../../parts/DataTable.tsx';
import { Money } from '../../parts/Money.tsx';
import { Decision, PlayerCell, TwoLines } from '../../parts/RequestCells.tsx';
import { type Difference, KINDS } from './reconciliation.ts';

const COLORS = { open: 'red', repaired: 'green', dismissed: 'gray', gone: 'gray' } as const;

export type DifferenceDeed = { what: 'repair' | 'dismiss'; difference: Difference };
type Choose = (deed: DifferenceDeed) => void;

const column = columnsOf<Difference>();

/** The columns of the differences, with the deeds on those that are to be decided. */
export function differenceColumns(choose: Choose) {
  return column.columns([
    column.accessor('day', { header: 'Day', cell: (cell) => <TwoLines first={cell.getValue()} second={KINDS[cell.row.original.kind]} /> }),
    column.accessor('player', {
      header: 'Player',
      cell: (cell) => {
        const player = cell.getValue();
        return player ? <PlayerCell player={player} /> : <TwoLines first={cell.row.original.member} second="none of ours" />;
      },
    }),
    column.accessor('wager_code', {
      header: 'Wager',
      cell: (cell) => (
        <div>
          <Text size="xs" ff="monospace" style={{ overflowWrap: 'anywhere' }} maw={180}>
            {cell.getValue()}
          </Text>
          <Text size="xs" c="dimmed">
            product {cell.row.original.p_code}
          </Text>
        </div>
      ),
    }),
    column.accessor('ours', { header: 'Ours', meta: { align: 'right' }, cell: (cell) => <Money kyat={cell.getValue()} /> }),
    column.accessor('theirs', { header: 'Theirs', meta: { align: 'right' }, cell: (cell) => <Money kyat={cell.getValue()} /> }),
    column.accessor('repair', { header: 'Repair', meta: { align: 'right' }, cell: (cell) => <Money kyat={cell.getValue()} fw={600} /> }),
    column.accessor('state', {
      header: 'State',
      cell: (cell) => (
        <div>
          <Decision {...cell.row.original} color={COLORS[cell.getValue()]} />
          {cell.row.original.asked_by && (
            <Text size="xs" c="dimmed">
              {cell.getValue() === 'open' && 'repair '}asked by {cell.row.original.asked_by}
            </Text>
          )}
        </div>
      ),
    }),
    column.display({ id: 'deeds', header: NoHeader, cell: (cell) => <Deeds difference={cell.row.original} choose={choose} /> }),
  ]);
}

function Deeds({ difference, choose }: { difference: Difference; choose: Choose }) {
  const { state, player, asked_by } = difference;
  if (state !== 'open') return null;
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      {player && asked_by === null && (
        <Button size="xs" onClick={() => choose({ what: 'repair', difference })}>
          Ask to repair
        </Button>
      )}
      <Button size="xs" variant="default" onClick={() => choose({ what: 'dismiss', difference })}>
        Dismiss
      </Button>
    </Group>
  );
}
