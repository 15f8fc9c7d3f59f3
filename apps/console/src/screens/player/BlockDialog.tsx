import { Text } from '@mantine/core';
import { useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { ReasonField } from '../../parts/ReasonField.tsx';
import { useAction } from '../../parts/use-action.ts';
import { PLAYER_CALL, type Player } from './player.ts';

/** Asks why, then blocks a player or lets them in again. */
export function BlockDialog({ player, close }: { player: Player; close: () => void }) {
  const [typed, setTyped] = useState('');
  const isBlocked = player.block !== null;
  const deed = useAction(isBlocked ? 'POST /api/console/players/:id/unblock' : 'POST /api/console/players/:id/block', {
    done: isBlocked ? `${player.name} may log in again.` : `${player.name} is blocked.`,
    refreshes: [PLAYER_CALL, 'GET /api/console/players', 'GET /api/console/players/:id/sessions'],
    onDone: close,
    onConflict: close,
  });
  const reason = typed.trim();
  return (
    <Confirm
      title={isBlocked ? `Unblock ${player.name}?` : `Block ${player.name}?`}
      action={isBlocked ? 'Unblock' : 'Block'}
      {...(isBlocked ? {} : { color: 'red' })}
      isRunning={deed.isPending}
      isBlocked={reason === ''}
      close={close}
      confirm={() => deed.mutate({ params: { id: player.id }, body: { reason } })}
    >
      <Text size="sm">
        {isBlocked
          ? 'The player logs in anew and plays as before.'
          : 'Every session ends now. The player cannot log in, bet, pay in or be paid out until somebody unblocks them. Money and open slips stay.'}
      </Text>
      <ReasonField description="Operators read it, here and in the audit trail." value={typed} change={setTyped} data-autofocus />
    </Confirm>
  );
}
