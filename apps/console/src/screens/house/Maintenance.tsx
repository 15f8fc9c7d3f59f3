import { Group, Stack } from '@mantine/core';
import { Callout } from '../../parts/Callout.tsx';
import { MaintenanceButton } from '../../parts/MaintenanceButton.tsx';

/** Whether the house is in maintenance, and what one owner does about it. */
export function Maintenance({ is_on }: { is_on: boolean }) {
  return (
    <Stack>
      {is_on && <Callout color="red">The house is in maintenance: no bet, no game, no cash-in and no claim is taken.</Callout>}
      <Group>
        <MaintenanceButton
          is_on={is_on}
          call="POST /api/console/house-maintenance"
          title="Put the whole house in maintenance?"
          begin={{
            about:
              'Until it ends players cannot bet, open games, cash in or claim rewards, and every open app says so. Cash-outs, results and wins go on.',
            done: 'The house is in maintenance.',
          }}
          end={{ about: 'Players can bet, open games, cash in and claim again at once.', done: 'The house is open again.' }}
          refreshes={['GET /api/console/house-maintenance']}
        />
      </Group>
    </Stack>
  );
}
