import { useQuery } from '@tanstack/react-query';
import { mayDo, useOperator } from '../../app/operator.ts';
import { Page, Section } from '../../parts/Page.tsx';
import { Read } from '../../parts/Read.tsx';
import { RatesForm } from './RatesForm.tsx';
import { rewardTerms } from './terms.ts';
import { WaitingChange } from './WaitingChange.tsx';
import { WelcomeForm } from './WelcomeForm.tsx';

/** What holds for rewards; every operator reads it, an owner changes it, and a second operator confirms what may cost more. */
export function TermsScreen() {
  const { roles } = useOperator();
  const mayChange = mayDo(roles, 'owner');
  const query = useQuery(rewardTerms);
  return (
    <Page
      title="Reward terms"
      hint={`They hold for what is settled, started or opened from now on.${mayChange ? '' : ' Only an owner changes them.'}`}
    >
      {query.data?.waiting && (
        <Section title="Waits for a second operator" hint="It may cost more than what holds, so two operators decide it.">
          <WaitingChange now={query.data.data} waiting={query.data.waiting} />
        </Section>
      )}
      <Section title="Rates" hint="Of points, the referral of games and the weekly promotion.">
        <Read query={query}>{({ data }) => <RatesForm key={JSON.stringify(data)} saved={data} mayChange={mayChange} />}</Read>
      </Section>
      <Section title="Welcome bonus" hint="Given once for ever, to accounts that were opened after it was.">
        <Read query={query}>{({ data }) => <WelcomeForm key={JSON.stringify(data)} saved={data.welcome} mayChange={mayChange} />}</Read>
      </Section>
    </Page>
  );
}
