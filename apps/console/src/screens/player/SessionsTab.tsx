import { Group, Stack } from '@mantine/core';
import { mayDo } from '@shwekan/contract/rights';
import { useQuery } from '@tanstack/react-query';
import { useOperator } from '../../app/operator.ts';
import { Deed } from '../../parts/Deed.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { List } from '../../parts/List.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { PLAYER_CALL, type Player, sessionsOf } from './player.ts';

/** Where a player is logged in, and the way to end it, for who does that. */
export function SessionsTab({ player }: { player: Player }) {
  const count = useQuery(sessionsOf(player.id)).data?.data.length ?? 0;
  const ends = mayDo(useOperator().roles, 'support');
  return (
    <Stack gap="sm">
      {ends && count > 1 && (
        <Group justify="flex-end">
          <DialogButton label="End all" size="sm" dialog={(close) => <EndSessions player={player} close={close} />} />
        </Group>
      )}
      <List
        label="Sessions"
        columns={[
          { header: 'Device', cell: (row) => row.device || 'unknown' },
          { header: 'Address', cell: (row) => row.address },
          { header: 'Since', cell: (row) => <Moment at={row.created_at} /> },
          { header: 'Last used', cell: (row) => <Moment at={row.seen_at} /> },
          {
            header: null,
            align: 'right',
            cell: (row) =>
              ends && <DialogButton label="End" dialog={(close) => <EndSessions player={player} session_id={row.id} close={close} />} />,
          },
        ]}
        from={sessionsOf(player.id)}
        empty={{ title: 'Logged in nowhere', hint: 'A session appears when the player logs in.' }}
      />
    </Stack>
  );
}

/** Asks before a session ends, or all of them. */
function EndSessions({ player, session_id, close }: { player: Player; session_id?: number; close: () => void }) {
  const isAll = session_id === undefined;
  return (
    <Deed
      call="POST /api/console/players/:id/sessions/end"
      title={isAll ? `End all sessions of ${player.name}?` : 'End this session?'}
      action={isAll ? 'End all' : 'End it'}
      sent={() => ({ params: { id: player.id }, body: { session_id } })}
      done="Ended: the next call of it has to log in again."
      refreshes={['GET /api/console/players/:id/sessions', PLAYER_CALL]}
      close={close}
      stays
    >
      The player can log in again with the password.
    </Deed>
  );
}
