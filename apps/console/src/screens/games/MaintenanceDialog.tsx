import { Text } from '@mantine/core';
import { useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { ReasonField } from '../../parts/ReasonField.tsx';
import { useAction } from '../../parts/use-action.ts';
import { CATEGORIES_CALL } from './games.ts';

/** Puts all games in maintenance, or back. */
export function MaintenanceDialog({ is_on, close }: { is_on: boolean; close: () => void }) {
  const [reason, setReason] = useState('');
  const change = useAction('POST /api/console/game-maintenance', {
    done: is_on ? 'All games are in maintenance.' : 'The games are open again.',
    refreshes: [CATEGORIES_CALL, 'GET /api/console/cash-terms'],
    onDone: close,
  });
  return (
    <Confirm
      title={is_on ? 'Put all games in maintenance?' : 'End the maintenance?'}
      action={is_on ? 'Start maintenance' : 'End maintenance'}
      {...(is_on ? { color: 'red' } : {})}
      isRunning={change.isPending}
      isBlocked={reason.trim() === ''}
      close={close}
      confirm={() => change.mutate({ body: { is_on, reason: reason.trim() } })}
    >
      <Text size="sm">
        {is_on
          ? 'Players cannot open games, bet or transfer until it ends. Wins and refunds are still booked.'
          : 'Players can open games, bet and transfer again at once.'}
      </Text>
      <ReasonField value={reason} change={setReason} />
    </Confirm>
  );
}
