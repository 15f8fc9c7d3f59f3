import { mayRead } from '@shwekan/contract/rights';
import { useQuery } from '@tanstack/react-query';
import { useOperator } from '../../app/operator.ts';
import { page } from '../../app/page.tsx';
import { Page, Section } from '../../parts/Page.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { WaitingDeeds } from '../../parts/WaitingDeeds.tsx';
import { AppForm } from './AppForm.tsx';
import { BrandForm } from './BrandForm.tsx';
import { appSettings, brand, contactLinks, licence } from './house.ts';
import { LicenceForm } from './LicenceForm.tsx';
import { LinksForm } from './LinksForm.tsx';

/** Where players reach the house, and, for the owner, maintenance and the app's version. */
export const housePage = page('/house', { load: () => contactLinks, screen: House });

function House() {
  const { roles } = useOperator();
  const seesApp = mayRead(roles, 'owner');
  const links = useQuery(contactLinks);
  const known = useQuery({ ...licence, enabled: seesApp });
  const shown = useQuery({ ...brand, enabled: seesApp });
  const app = useQuery({ ...appSettings, enabled: seesApp });
  return (
    <Page title="House" hint="How players reach us, and what the installed app is told.">
      <Section
        title="Contacts"
        hint="Shown on the home screen and under Service. An empty one is not shown; another address waits for a second person."
      >
        <WaitingDeeds subject="social_links" />
        <QueryView query={links}>{({ data }) => <LinksForm key={JSON.stringify(data)} saved={data} />}</QueryView>
      </Section>
      {seesApp && (
        <Section title="Brand" hint="What players know us by; another owner confirms a change, and whoever opens the app then sees it.">
          <WaitingDeeds subject="brand" />
          <QueryView query={shown}>{({ data }) => <BrandForm key={JSON.stringify(data)} saved={data} />}</QueryView>
        </Section>
      )}
      {seesApp && (
        <Section
          title="Licence"
          hint="Players read its reference at the foot of home. After its last day no bet and no cash-in is taken; another owner confirms a change."
        >
          <WaitingDeeds subject="licence" />
          <QueryView query={known}>{(data) => <LicenceForm key={JSON.stringify(data.data)} saved={data} />}</QueryView>
        </Section>
      )}
      {seesApp && (
        <Section title="App" hint="Read by every app when it starts.">
          <QueryView query={app}>{({ data }) => <AppForm key={JSON.stringify(data)} saved={data} />}</QueryView>
        </Section>
      )}
    </Page>
  );
}
