import { mayDo } from '@shwekan/contract/rights';
import { useQuery } from '@tanstack/react-query';
import { useOperator } from '../../app/operator.ts';
import { page } from '../../app/page.tsx';
import { Page, Section } from '../../parts/Page.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { RatesForm } from './RatesForm.tsx';
import { rewardTerms } from './terms.ts';
import { WelcomeForm } from './WelcomeForm.tsx';

/** What holds for rewards; every operator reads it, an owner changes it, and what may cost more waits for a second person. */
export const termsPage = page('/reward-terms', { load: () => rewardTerms, screen: Terms });

function Terms() {
  const { roles } = useOperator();
  const mayChange = mayDo(roles, 'owner');
  const query = useQuery(rewardTerms);
  return (
    <Page
      title="Reward terms"
      hint={`They hold for what is settled, started or opened from now on. What may cost more takes a second person.${mayChange ? '' : ' Only an owner changes them.'}`}
    >
      <Section title="Rates" hint="Of points, the referral of games and the weekly promotion.">
        <QueryView query={query}>{({ data }) => <RatesForm key={JSON.stringify(data)} saved={data} mayChange={mayChange} />}</QueryView>
      </Section>
      <Section title="Welcome bonus" hint="Given once for ever, to accounts that were opened after it was.">
        <QueryView query={query}>
          {({ data }) => <WelcomeForm key={JSON.stringify(data)} saved={data.welcome} mayChange={mayChange} />}
        </QueryView>
      </Section>
    </Page>
  );
}
