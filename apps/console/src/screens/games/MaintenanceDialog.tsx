import { Text } from '@mantine/core';
import { Deed } from '../../parts/Deed.tsx';
import { CATEGORIES_CALL } from './games.ts';

/** Puts all games in maintenance, or back. */
export function MaintenanceDialog({ is_on, close }: { is_on: boolean; close: () => void }) {
  return (
    <Deed
      call="POST /api/console/game-maintenance"
      title={is_on ? 'Put all games in maintenance?' : 'End the maintenance?'}
      action={is_on ? 'Start maintenance' : 'End maintenance'}
      color={is_on ? 'red' : undefined}
      values={{ reason: '' }}
      fields={[{ kind: 'reason', name: 'reason' }]}
      sent={({ reason }) => ({ body: { is_on, reason } })}
      done={is_on ? 'All games are in maintenance.' : 'The games are open again.'}
      refreshes={[CATEGORIES_CALL, 'GET /api/console/cash-terms']}
      close={close}
      stays
    >
      <Text size="sm">
        {is_on
          ? 'Players cannot open games, bet or transfer until it ends. Wins and refunds are still booked.'
          : 'Players can open games, bet and transfer again at once.'}
      </Text>
    </Deed>
  );
}
