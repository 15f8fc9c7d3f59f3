import { Anchor, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { page } from '../../app/page.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { Page } from '../../parts/Page.tsx';
import { showTab } from '../../parts/show-tab.ts';
import { houseAccounts } from '../house-accounts/house-accounts.ts';
import { DifferenceTab } from './DifferenceTab.tsx';
import { ExceptionsTab } from './ExceptionsTab.tsx';
import { type AccountAddress, houseAccountSearch, matchesOf, type Tab } from './house-account.ts';
import { MatchesTab } from './MatchesTab.tsx';
import { StatementDialog } from './StatementDialog.tsx';
import { StatementsTab } from './StatementsTab.tsx';

const TABS_OF_ACCOUNT: readonly { value: Tab; label: string; show: (id: number, here: AccountAddress) => ReactNode }[] = [
  { value: 'approve', label: 'To approve', show: (id) => <MatchesTab id={id} /> },
  { value: 'exceptions', label: 'Exceptions', show: (id, here) => <ExceptionsTab id={id} {...here} /> },
  { value: 'difference', label: 'Difference', show: (id, here) => <DifferenceTab id={id} {...here} /> },
  { value: 'statements', label: 'Statements', show: (id, here) => <StatementsTab id={id} {...here} /> },
];

/** One of our accounts beside its statements: what came is approved as a list, what fits nothing is worked off, the difference is explained. */
export const houseAccountPage = page('/house-accounts/$id', {
  search: houseAccountSearch,
  load: (_, { id }) => matchesOf(Number(id)),
  screen: Shown,
});

function Shown(here: AccountAddress) {
  const id = Number(here.params.id);
  const account = useQuery(houseAccounts).data?.data.find((it) => it.id === id) ?? null;
  const { tab = 'approve' } = here.search;
  return (
    <Page
      title={account === null ? `Account ${here.params.id}` : `${account.method} ${account.account_number}`}
      hint="A statement approves nothing by itself: it is what somebody brought."
      aside={
        account && (
          <DialogButton
            label="Bring in a statement"
            size="sm"
            variant="filled"
            dialog={(close) => <StatementDialog account={account} close={close} />}
          />
        )
      }
    >
      <Anchor size="sm" renderRoot={(props) => <Link to="/house-accounts" {...props} />}>
        Our accounts
      </Anchor>
      <Tabs value={tab} onChange={(next) => here.go({ tab: next })} keepMounted={false}>
        <Tabs.List mb="md" ref={showTab}>
          {TABS_OF_ACCOUNT.map((it) => (
            <Tabs.Tab key={it.value} value={it.value}>
              {it.label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TABS_OF_ACCOUNT.map((it) => (
          <Tabs.Panel key={it.value} value={it.value}>
            {it.show(id, here)}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Page>
  );
}
