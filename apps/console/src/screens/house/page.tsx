import { mayRead } from '@shwekan/contract/rights';
import { useQuery } from '@tanstack/react-query';
import { useOperator } from '../../app/operator.ts';
import { page } from '../../app/page.tsx';
import { Page, Section } from '../../parts/Page.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { WaitingDeeds } from '../../parts/WaitingDeeds.tsx';
import { BrandForm } from './BrandForm.tsx';
import { brand, contactLinks, licence, maintenance } from './house.ts';
import { LicenceForm } from './LicenceForm.tsx';
import { LinksForm } from './LinksForm.tsx';
import { Maintenance } from './Maintenance.tsx';

/** Where players reach the house, and, for the owner, under what name and licence it plays, and whether it does. */
export const housePage = page('/house', { load: () => contactLinks, screen: House });

function House() {
  const { roles } = useOperator();
  const isForOwner = mayRead(roles, 'owner');
  const links = useQuery(contactLinks);
  const known = useQuery({ ...licence, enabled: isForOwner });
  const shown = useQuery({ ...brand, enabled: isForOwner });
  const stopped = useQuery({ ...maintenance, enabled: isForOwner });
  return (
    <Page title="House" hint="How players reach us, how they know us, and whether the house takes play.">
      <Section
        title="Contacts"
        hint="Shown on the home screen and under Service. An empty one is not shown; another address waits for a second person."
      >
        <WaitingDeeds subject="social_links" />
        <QueryView query={links}>{({ data }) => <LinksForm key={JSON.stringify(data)} saved={data} />}</QueryView>
      </Section>
      {isForOwner && (
        <Section title="Brand" hint="What players know us by; another owner confirms a change, and whoever opens the app then sees it.">
          <WaitingDeeds subject="brand" />
          <QueryView query={shown}>{({ data }) => <BrandForm key={JSON.stringify(data)} saved={data} />}</QueryView>
        </Section>
      )}
      {isForOwner && (
        <Section
          title="Licence"
          hint="Players read its reference at the foot of home. After its last day no bet and no cash-in is taken; another owner confirms a change."
        >
          <WaitingDeeds subject="licence" />
          <QueryView query={known}>{(data) => <LicenceForm key={JSON.stringify(data.data)} saved={data} />}</QueryView>
        </Section>
      )}
      {isForOwner && (
        <Section title="Maintenance" hint="Stops play in the whole house until it ends: one owner is enough, and says why.">
          <QueryView query={stopped}>{({ data }) => <Maintenance is_on={data.is_on} />}</QueryView>
        </Section>
      )}
    </Page>
  );
}
