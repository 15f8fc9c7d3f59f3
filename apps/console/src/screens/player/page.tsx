import { Skeleton, Stack, Tabs, Text } from '@mantine/core';
import { mayDo, mayRead, type Permission } from '@shwekan/contract/rights';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useOperator } from '../../app/operator.ts';
import { type Address, page } from '../../app/page.tsx';
import { Callout } from '../../parts/Callout.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { Page } from '../../parts/Page.tsx';
import { PlayerMarks } from '../../parts/PlayerMarks.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { showTab } from '../../parts/show-tab.ts';
import { instantShown } from '../../parts/time.ts';
import { WaitingDeeds } from '../../parts/WaitingDeeds.tsx';
import { BlockDialog } from './BlockDialog.tsx';
import { BlockReason } from './BlockReason.tsx';
import { PlayerSigns } from './PlayerSigns.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import { PurseCards } from './PurseCards.tsx';
import { type Player, playerDetail, playerSearch, type Tab } from './player.ts';
import { SlipsTab } from './SlipsTab.tsx';
import { StatementTab } from './StatementTab.tsx';

// What is opened rarely comes when it is.
const CasesTab = lazy(() => import('./CasesTab.tsx').then((it) => ({ default: it.CasesTab })));
const CashTab = lazy(() => import('./CashTab.tsx').then((it) => ({ default: it.CashTab })));
const ConversationsTab = lazy(() => import('./ConversationsTab.tsx').then((it) => ({ default: it.ConversationsTab })));
const NotesTab = lazy(() => import('./NotesTab.tsx').then((it) => ({ default: it.NotesTab })));
const SessionsTab = lazy(() => import('./SessionsTab.tsx').then((it) => ({ default: it.SessionsTab })));
const ToldTab = lazy(() => import('./ToldTab.tsx').then((it) => ({ default: it.ToldTab })));
const WagersTab = lazy(() => import('./WagersTab.tsx').then((it) => ({ default: it.WagersTab })));

type PlayerAddress = Address<typeof playerSearch>;
type TabOf = {
  value: Tab;
  label: (player: Player) => string;
  may: readonly Permission[];
  show: (player: Player, here: PlayerAddress) => ReactNode;
};

/** What is known of a player, and who may see it. */
const TABS_OF_PLAYER: readonly TabOf[] = [
  { value: 'profile', label: () => 'Profile', may: ['support', 'cash', 'risk'], show: (player) => <ProfileTab player={player} /> },
  {
    value: 'statement',
    label: () => 'Statement',
    may: ['support', 'cash', 'risk'],
    show: (player, here) => <StatementTab player={player} {...here} />,
  },
  {
    value: 'slips',
    label: () => 'Slips',
    may: ['support', 'cash', 'risk'],
    show: (player, here) => <SlipsTab player={player} {...here} />,
  },
  { value: 'wagers', label: () => 'Wagers', may: ['support', 'risk'], show: (player, here) => <WagersTab player={player} {...here} /> },
  {
    value: 'cash',
    label: () => 'Cash requests',
    may: ['cash', 'support', 'risk'],
    show: (player, here) => <CashTab player={player} {...here} />,
  },
  {
    value: 'sessions',
    label: ({ session_count }) => `Sessions (${session_count})`,
    may: ['support', 'risk'],
    show: (player) => <SessionsTab player={player} />,
  },
  {
    value: 'conversations',
    label: () => 'Conversations',
    may: ['support'],
    show: (player, here) => <ConversationsTab player={player} {...here} />,
  },
  { value: 'told', label: () => 'What they were told', may: ['support', 'cash', 'risk'], show: (player) => <ToldTab player={player} /> },
  { value: 'cases', label: () => 'Cases', may: ['risk'], show: (player, here) => <CasesTab player={player} {...here} /> },
  {
    value: 'notes',
    label: ({ note_count }) => `Notes (${note_count})`,
    may: ['support', 'cash', 'risk'],
    show: (player) => <NotesTab player={player} />,
  },
];

/** One player: who they are, what they have, what they did. */
export const playerPage = page('/players/$player_id', {
  search: playerSearch,
  load: (_, { player_id }) => playerDetail(player_id),
  screen: Detail,
});

function Detail(here: Address<typeof playerSearch, '/players/$player_id'>) {
  const { player_id } = here.params;
  const query = useQuery(playerDetail(player_id));
  if (query.data) return <Shown player={query.data.data} here={here} />;
  return (
    <Page title={`Player ${player_id}`}>
      <QueryView query={query} height={240}>
        {() => null}
      </QueryView>
    </Page>
  );
}

function Shown({ player, here }: { player: Player; here: PlayerAddress }) {
  const { roles } = useOperator();
  const { tab = 'profile' } = here.search;
  const [hasNoted, setNoted] = useState(false);
  if (tab === 'notes' && !hasNoted) setNoted(true);
  const tabs = TABS_OF_PLAYER.filter((it) => mayRead(roles, it.may));
  const marks = {
    lvl_2_state: player.lvl_2.state,
    is_blocked: player.block !== null,
    excluded_until: player.limits.stopped?.until ?? null,
  };
  return (
    <Page title={player.name} hint={`${player.phone}, player ${player.id}, ${player.user_code}`} aside={<BlockButton player={player} />}>
      <Stack gap="md">
        <PlayerMarks player={marks} />
        <PlayerSigns id={player.id} />
        {player.block && (
          <Callout color="red" title={`Blocked since ${instantShown(player.block.at)}`}>
            <BlockReason reason={player.block.reason} />
            <Text size="xs" c="dimmed" mt={4}>
              The player is let in again when one operator has asked for it and another has confirmed it.
            </Text>
          </Callout>
        )}
        {player.block && <WaitingDeeds subject={`player:${player.id}`} />}
        <PurseCards player={player} />
        <Tabs value={tab} onChange={(next) => here.go({ tab: next })} keepMounted={false}>
          <Tabs.List mb="md" ref={showTab}>
            {tabs.map((it) => (
              <Tabs.Tab key={it.value} value={it.value} px={10}>
                {it.label(player)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {tabs.map((it) => (
            // A note that is being written waits while something else is looked at.
            <Tabs.Panel key={it.value} value={it.value} keepMounted={it.value === 'notes' && hasNoted}>
              <Suspense fallback={<Skeleton height={240} />}>{it.show(player, here)}</Suspense>
            </Tabs.Panel>
          ))}
        </Tabs>
      </Stack>
    </Page>
  );
}

function BlockButton({ player }: { player: Player }) {
  const { roles } = useOperator();
  if (!mayDo(roles, ['support', 'risk'])) return <Text size="sm" />;
  return (
    <DialogButton
      label={player.block ? 'Ask to unblock' : 'Block'}
      size="sm"
      dialog={(close) => <BlockDialog player={player} close={close} />}
    />
  );
}
