import { mayRead } from '@shwekan/contract/rights';
import { useQuery } from '@tanstack/react-query';
import { useOperator } from '../../app/operator.ts';
import { page } from '../../app/page.tsx';
import { Page, Section } from '../../parts/Page.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { AppForm } from './AppForm.tsx';
import { appSettings, contactLinks } from './house.ts';
import { LinksForm } from './LinksForm.tsx';

/** Where players reach the house, and, for the owner, maintenance and the app's version. */
export const housePage = page('/house', { load: () => contactLinks, screen: House });

function House() {
  const { roles } = useOperator();
  const seesApp = mayRead(roles, 'owner');
  const links = useQuery(contactLinks);
  const app = useQuery({ ...appSettings, enabled: seesApp });
  return (
    <Page title="House" hint="How players reach us, and what the installed app is told.">
      <Section title="Contacts" hint="Shown on the home screen and under Service. An empty one is not shown.">
        <QueryView query={links}>{({ data }) => <LinksForm key={JSON.stringify(data)} saved={data} />}</QueryView>
      </Section>
      {seesApp && (
        <Section title="App" hint="Read by every app when it starts.">
          <QueryView query={app}>{({ data }) => <AppForm key={JSON.stringify(data)} saved={data} />}</QueryView>
        </Section>
      )}
    </Page>
  );
}
