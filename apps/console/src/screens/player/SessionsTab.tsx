import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { columnsOf, DataTable, NoHeader } from '../../parts/DataTable.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Empty } from '../../parts/States.tsx';
import { useAction } from '../../parts/use-action.ts';
import { PLAYER_CALL, type Player, sessionsOf } from './player.ts';

type Session = { id: number; device: string; address: string; created_at: string; seen_at: string };

const column = columnsOf<Session>();
const columnsWith = (end: (session_id: number) => void) =>
  column.columns([
    column.accessor('device', { header: 'Device', cell: (cell) => cell.getValue() || 'unknown' }),
    column.accessor('address', { header: 'Address', cell: (cell) => cell.getValue() }),
    column.accessor('created_at', { header: 'Since', cell: (cell) => <Moment at={cell.getValue()} /> }),
    column.accessor('seen_at', { header: 'Last used', cell: (cell) => <Moment at={cell.getValue()} /> }),
    column.display({
      id: 'end',
      header: NoHeader,
      meta: { align: 'right' },
      cell: (cell) => (
        <Button size="xs" variant="default" onClick={() => end(cell.row.original.id)}>
          End
        </Button>
      ),
    }),
  ]);

/** Where a player is logged in, and the way to end it. */
export function SessionsTab({ player }: { player: Player }) {
  const query = useQuery(sessionsOf(player.id));
  const [asked, setAsked] = useState<{ session_id?: number } | null>(null);
  const [columns] = useState(() => columnsWith((session_id) => setAsked({ session_id })));
  const close = () => setAsked(null);
  const end = useAction('POST /api/console/players/:id/sessions/end', {
    done: 'Ended: the next call of it has to log in again.',
    refreshes: ['GET /api/console/players/:id/sessions', PLAYER_CALL],
    onDone: close,
  });
  const isAll = asked !== null && asked.session_id === undefined;
  return (
    <Stack gap="sm">
      {(query.data?.data.length ?? 0) > 1 && (
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setAsked({})}>
            End all
          </Button>
        </Group>
      )}
      <DataTable
        label="Sessions"
        columns={columns}
        rows={query.data?.data}
        rowId={(row) => row.id}
        from={query}
        empty={<Empty title="Logged in nowhere" hint="A session appears when the player logs in." />}
      />
      {asked && (
        <Confirm
          title={isAll ? `End all sessions of ${player.name}?` : 'End this session?'}
          action={isAll ? 'End all' : 'End it'}
          isRunning={end.isPending}
          close={close}
          confirm={() => end.mutate({ params: { id: player.id }, body: asked })}
        >
          The player can log in again with the password.
        </Confirm>
      )}
    </Stack>
  );
}
