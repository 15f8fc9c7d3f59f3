import { mayDo } from '@shwekan/contract/rights';
import { useQuery } from '@tanstack/react-query';
import { useOperator } from '../../app/operator.ts';
import { page } from '../../app/page.tsx';
import { Page, Section } from '../../parts/Page.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { cashTerms, paymentMethods } from './cash-settings.ts';
import { PaymentMethods } from './PaymentMethods.tsx';
import { TermsForm } from './TermsForm.tsx';

/** How players pay in and are paid out. */
export const cashSettingsPage = page('/cash-settings', { load: () => paymentMethods, screen: CashSettings });

function CashSettings() {
  const { roles } = useOperator();
  const mayChange = mayDo(roles, 'owner');
  return (
    <Page title="Cash settings" hint="How players pay in and are paid out.">
      <Section
        title="Terms"
        hint={mayChange ? 'They hold from the next request on. A second person confirms a change.' : 'Only an owner asks for a change.'}
      >
        <QueryView query={useQuery(cashTerms)} height={120}>
          {({ data }) => <TermsForm key={JSON.stringify(data)} saved={data} mayChange={mayChange} />}
        </QueryView>
      </Section>
      <Section title="Ways to pay" hint="Switched-off ways are not offered to players.">
        <PaymentMethods />
      </Section>
    </Page>
  );
}
