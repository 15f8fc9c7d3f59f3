import { Text } from '@mantine/core';
import { Deed } from '../../parts/Deed.tsx';
import { PLAYER_CALL, type Player } from './player.ts';

/** Asks why, then blocks a player, or asks that they are let in again. */
export function BlockDialog({ player, close }: { player: Player; close: () => void }) {
  const isBlocked = player.block !== null;
  return (
    <Deed
      call={isBlocked ? 'POST /api/console/players/:id/unblock' : 'POST /api/console/players/:id/block'}
      title={isBlocked ? `Unblock ${player.name}?` : `Block ${player.name}?`}
      action={isBlocked ? 'Ask for it' : 'Block'}
      color={isBlocked ? undefined : 'red'}
      values={{ reason: '' }}
      fields={[{ kind: 'reason', name: 'reason', description: 'Operators read it, here and in the history.' }]}
      sent={(body) => ({ params: { id: player.id }, body })}
      done={isBlocked ? undefined : `${player.name} is blocked.`}
      refreshes={[PLAYER_CALL, 'GET /api/console/players', 'GET /api/console/players/:id/sessions']}
      close={close}
    >
      <Text size="sm">
        {isBlocked
          ? 'Once a second person confirms it, the player logs in anew and plays as before.'
          : 'Every session ends now. The player cannot log in, bet, pay in or be paid out until two operators let them in again, also where a cash-out waits already. Money and open slips stay; what they have sent is still credited.'}
      </Text>
    </Deed>
  );
}
