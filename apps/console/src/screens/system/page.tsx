import { SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { page } from '../../app/page.tsx';
import { FirstRun } from '../../parts/FirstRun.tsx';
import { Health } from '../../parts/Health.tsx';
import { Page, Section } from '../../parts/Page.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { WaitingDeeds } from '../../parts/WaitingDeeds.tsx';
import { WayTable } from './AlertWays.tsx';
import { AlertWaysForm } from './AlertWaysForm.tsx';
import { Gateways } from './Gateways.tsx';
import { Machine } from './Machine.tsx';
import { alertWays, gateways, system } from './system.ts';

/** What runs, what waits, and who is told when something does not: the owner's page. */
export const systemPage = page('/system', { load: () => system, screen: SystemPage });

function SystemPage() {
  const machine = useQuery(system);
  const ways = useQuery(alertWays);
  const outside = useQuery(gateways);
  return (
    <Page title="System" hint="What runs and what waits; it keeps itself up to date.">
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <Section title="Machine">
          <QueryView query={machine}>{(data) => <Machine data={data} />}</QueryView>
        </Section>
        <Health />
        <Section
          title="Gateways"
          hint="Whom we work with outside: their addresses and keys are settings of the machine, the games' are under Games. Notifications and results are as the server that answers heard them."
        >
          <QueryView query={outside}>{({ data }) => <Gateways data={data} />}</QueryView>
        </Section>
        <Section
          title="Alerts outside the console"
          hint="Two owners decide who is told. The addresses of mail server and webhook are settings of the machine."
        >
          <QueryView query={ways}>
            {({ data, ways: fare }) => (
              <>
                <WayTable ways={fare} />
                <WaitingDeeds subject="alert_ways" />
                <AlertWaysForm key={JSON.stringify(data)} saved={data} />
              </>
            )}
          </QueryView>
        </Section>
        <FirstRun />
      </SimpleGrid>
    </Page>
  );
}
