import { Group, Stack, Text } from '@mantine/core';
import { OwnPassword } from '../../app/OwnPassword.tsx';
import { useOperator } from '../../app/operator.ts';
import { page } from '../../app/page.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { Page, Section } from '../../parts/Page.tsx';
import { rolesShown } from '../../parts/roles.ts';
import { OwnSessions } from './OwnSessions.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { ownSessions } from './sessions.ts';

/** What an operator does for themselves: the password, the second factor, the machines on which they are logged in. */
export const accountPage = page('/account', { load: () => ownSessions, screen: AccountScreen });

function AccountScreen() {
  const { username, roles } = useOperator();
  return (
    <Page title="Your account" hint={`${username}, roles: ${rolesShown(roles)}`}>
      <Stack gap="md">
        <Section title="Password">
          <Group justify="space-between" gap="sm">
            <Text size="sm">A new password ends your sessions on other machines.</Text>
            <DialogButton label="Change password" size="sm" dialog={(close) => <OwnPassword close={close} />} />
          </Group>
        </Section>
        <SecondFactor />
        <Section
          title="Sessions"
          hint="Where you are logged in. A session ends by itself when nobody has touched it for a while, and twelve hours after the log-in."
        >
          <OwnSessions />
        </Section>
      </Stack>
    </Page>
  );
}
