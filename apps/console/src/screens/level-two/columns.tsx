import { Button, Group } from '@mantine/core';
import { columnsOf, NoHeader } from '../../parts/DataTable.tsx';
import { Asked, Decision, PlayerCell } from '../../parts/RequestCells.tsx';
import type { LevelTwo } from './level-two.ts';

const STATE_COLORS = { pending: 'yellow', approved: 'green', rejected: 'red' } as const;

export type LevelTwoDeed = { what: 'approve' | 'reject' | 'look'; request: LevelTwo };
type Choose = (deed: LevelTwoDeed) => void;

const column = columnsOf<LevelTwo>();

/** The columns of the queue, with the deeds on photos that wait and a look at those that do not. */
export function levelTwoColumns(choose: Choose) {
  return column.columns([
    column.accessor('id', { header: 'No.', cell: (cell) => `#${cell.getValue()}` }),
    column.accessor('created_at', {
      header: 'Sent',
      cell: (cell) => <Asked created_at={cell.getValue()} isWaiting={cell.row.original.state === 'pending'} />,
    }),
    column.accessor('player', { header: 'Player', cell: (cell) => <PlayerCell player={cell.getValue()} /> }),
    column.accessor('name', { header: 'Level 2 name', cell: (cell) => cell.getValue() ?? '–' }),
    column.accessor('state', {
      header: 'State',
      cell: (cell) => <Decision {...cell.row.original} color={STATE_COLORS[cell.getValue()]} />,
    }),
    column.display({ id: 'deeds', header: NoHeader, cell: (cell) => <Deeds request={cell.row.original} choose={choose} /> }),
  ]);
}

function Deeds({ request, choose }: { request: LevelTwo; choose: Choose }) {
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      {request.state === 'pending' ? (
        <>
          <Button size="xs" onClick={() => choose({ what: 'approve', request })}>
            Approve
          </Button>
          <Button size="xs" variant="default" onClick={() => choose({ what: 'reject', request })}>
            Reject
          </Button>
        </>
      ) : (
        <Button size="xs" variant="default" onClick={() => choose({ what: 'look', request })}>
          Photo
        </Button>
      )}
    </Group>
  );
}
