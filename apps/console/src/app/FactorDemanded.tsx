import { Group, Text } from '@mantine/core';
import { DialogButton } from '../parts/DialogButton.tsx';
import { Page } from '../parts/Page.tsx';
import { SetUpFactor } from '../parts/SetUpFactor.tsx';

/** What an operator sees in place of every page until the second factor is set up. */
export function FactorDemanded({ leave }: { leave: () => void }) {
  return (
    <Page title="One thing before you begin" hint="This house demands a second factor: a password that was seen opens nothing by itself.">
      <Text size="sm">It takes a minute and a phone. You get ten recovery codes for the day on which the phone is lost.</Text>
      <Group>
        <DialogButton label="Set up the second factor" size="sm" variant="filled" dialog={() => <SetUpFactor close={leave} />} />
      </Group>
    </Page>
  );
}
