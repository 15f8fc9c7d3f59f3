import { Button, Group } from '@mantine/core';
import { columnsOf, NoHeader } from '../../parts/DataTable.tsx';
import { AskedAt, Decision, PlayerCell } from '../../parts/RequestCells.tsx';
import { RequestDeeds } from '../../parts/RequestDeeds.tsx';
import { Tag } from '../../parts/Tag.tsx';
import type { LevelTwo } from './level-two.ts';

const STATE_COLORS = { pending: 'yellow', approved: 'green', rejected: 'red' } as const;

export type LevelTwoDeed = { id: number; what: 'approve' | 'reject'; request: LevelTwo };
type Deeds = { choose: (deed: LevelTwoDeed) => void; lookAt: (request: LevelTwo) => void };

const column = columnsOf<LevelTwo>();

/** The columns of the queue, with the deeds on photos that wait and a look at those that do not. */
export function levelTwoColumns(deeds: Deeds) {
  return column.columns([
    column.accessor('id', { header: 'No.', cell: (cell) => `#${cell.getValue()}` }),
    column.accessor('created_at', {
      header: 'Sent',
      cell: (cell) => <AskedAt created_at={cell.getValue()} isWaiting={cell.row.original.state === 'pending'} />,
    }),
    column.accessor('player', {
      header: 'Player',
      cell: (cell) => (
        <>
          <PlayerCell player={cell.getValue()} />
          {cell.row.original.barred.length > 0 && (
            <Tag color="red" mt={4}>
              may be barred
            </Tag>
          )}
        </>
      ),
    }),
    column.accessor('name', { header: 'Level 2 name', cell: (cell) => cell.getValue() ?? '–' }),
    column.accessor('state', {
      header: 'State',
      cell: (cell) => <Decision {...cell.row.original} color={STATE_COLORS[cell.getValue()]} />,
    }),
    column.display({ id: 'deeds', header: NoHeader, cell: (cell) => deedsOf(cell.row.original, deeds) }),
  ]);
}

function deedsOf(request: LevelTwo, { choose, lookAt }: Deeds) {
  const { id, state } = request;
  if (state !== 'pending') {
    return (
      <Group justify="flex-end">
        <Button size="xs" variant="default" onClick={() => lookAt(request)}>
          Photo
        </Button>
      </Group>
    );
  }
  return (
    <RequestDeeds
      queue="level_two"
      request={request}
      next={{ label: 'Approve', choose: () => choose({ id, what: 'approve', request }) }}
      reject={() => choose({ id, what: 'reject', request })}
    />
  );
}
