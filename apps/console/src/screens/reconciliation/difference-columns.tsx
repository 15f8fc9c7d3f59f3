import { Button, Group, Text } from '@mantine/core';
import { useOperator } from '../../app/operator.ts';
import { columnsOf, NoHeader } from '../../parts/DataTable.tsx';
import { Money } from '../../parts/Money.tsx';
import { Decision, PlayerCell, TwoLines } from '../../parts/RequestCells.tsx';
import { type Difference, KINDS } from './reconciliation.ts';

const COLORS = { open: 'red', proposed: 'yellow', repaired: 'green', dismissed: 'gray', gone: 'gray' } as const;

export type DifferenceDeed = { what: 'propose' | 'confirm' | 'dismiss'; difference: Difference };
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
          {cell.getValue() === 'proposed' && (
            <Text size="xs" c="dimmed">
              by {cell.row.original.proposed_by}
            </Text>
          )}
        </div>
      ),
    }),
    column.display({ id: 'deeds', header: NoHeader, cell: (cell) => <Deeds difference={cell.row.original} choose={choose} /> }),
  ]);
}

function Deeds({ difference, choose }: { difference: Difference; choose: Choose }) {
  const { username } = useOperator();
  const { state, player, proposed_by } = difference;
  if (state !== 'open' && state !== 'proposed') return null;
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      {state === 'open' && player && (
        <Button size="xs" onClick={() => choose({ what: 'propose', difference })}>
          Propose
        </Button>
      )}
      {state === 'proposed' && (
        <Button
          size="xs"
          disabled={proposed_by === username}
          title={proposed_by === username ? 'You proposed this. A second operator has to confirm it.' : undefined}
          onClick={() => choose({ what: 'confirm', difference })}
        >
          Book
        </Button>
      )}
      <Button size="xs" variant="default" onClick={() => choose({ what: 'dismiss', difference })}>
        Dismiss
      </Button>
    </Group>
  );
}
