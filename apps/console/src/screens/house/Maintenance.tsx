import { Group, Stack, Text } from '@mantine/core';
import { Callout } from '../../parts/Callout.tsx';
import { Deed } from '../../parts/Deed.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';

/** Whether the house is in maintenance, and what one owner does about it. */
export function Maintenance({ is_on }: { is_on: boolean }) {
  return (
    <Stack>
      {is_on && <Callout color="red">The house is in maintenance: no bet, no game, no cash-in and no claim is taken.</Callout>}
      <Group>
        <DialogButton
          label={is_on ? 'End the maintenance' : 'Start maintenance'}
          size="sm"
          color={is_on ? undefined : 'red'}
          variant={is_on ? 'filled' : 'light'}
          dialog={(close) => <MaintenanceDialog is_on={!is_on} close={close} />}
        />
      </Group>
    </Stack>
  );
}

function MaintenanceDialog({ is_on, close }: { is_on: boolean; close: () => void }) {
  return (
    <Deed
      call="POST /api/console/house-maintenance"
      title={is_on ? 'Put the whole house in maintenance?' : 'End the maintenance?'}
      action={is_on ? 'Start maintenance' : 'End maintenance'}
      color={is_on ? 'red' : undefined}
      values={{ reason: '' }}
      fields={[{ kind: 'reason', name: 'reason' }]}
      sent={({ reason }) => ({ body: { is_on, reason } })}
      done={is_on ? 'The house is in maintenance.' : 'The house is open again.'}
      refreshes={['GET /api/console/house-maintenance']}
      close={close}
      stays
    >
      <Text size="sm">
        {is_on
          ? 'Until it ends players cannot bet, open games, cash in or claim rewards, and every open app says so. Cash-outs, results and wins go on.'
          : 'Players can bet, open games, cash in and claim again at once.'}
      </Text>
    </Deed>
  );
}
