import { useQuery } from '@tanstack/react-query';
import { mayDo, useOperator } from '../../app/operator.ts';
import { Page, Section } from '../../parts/Page.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { cashTerms } from './cash-settings.ts';
import { PaymentMethods } from './PaymentMethods.tsx';
import { TermsForm } from './TermsForm.tsx';

/** How players pay in and are paid out. */
export function CashSettingsScreen() {
  const { roles } = useOperator();
  const query = useQuery(cashTerms);
  return (
    <Page title="Cash settings" hint="How players pay in and are paid out.">
      <Section
        title="Terms"
        hint={
          mayDo(roles, 'owner')
            ? 'They hold from the next request on. A second person confirms a change.'
            : 'Only an owner asks for a change.'
        }
      >
        <QueryView query={query} height={120}>
          {({ data }) => <TermsForm key={JSON.stringify(data)} saved={data} mayChange={mayDo(roles, 'owner')} />}
        </QueryView>
      </Section>
      <Section title="Ways to pay" hint="Switched-off ways are not offered to players.">
        <PaymentMethods />
      </Section>
    </Page>
  );
}
