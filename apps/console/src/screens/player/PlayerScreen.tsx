import { Button, Group, Skeleton, Stack, Tabs, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { mayDo, type Role, useOperator } from '../../app/operator.ts';
import { Callout } from '../../parts/Callout.tsx';
import { instantShown } from '../../parts/format.ts';
import { Page } from '../../parts/Page.tsx';
import { PlayerMarks } from '../../parts/PlayerMarks.tsx';
import { Failed } from '../../parts/States.tsx';
import { BlockDialog } from './BlockDialog.tsx';
import { BlockReason } from './BlockReason.tsx';
import { CashTab } from './CashTab.tsx';
import { NotesTab } from './NotesTab.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import { PurseCards } from './PurseCards.tsx';
import { type Player, playerDetail, type Tab } from './player.ts';
import { SessionsTab } from './SessionsTab.tsx';
import { SlipsTab } from './SlipsTab.tsx';
import { StatementTab } from './StatementTab.tsx';
import { WagersTab } from './WagersTab.tsx';

const route = getRouteApi('/shell/players/$player_id');

type TabOf = { value: Tab; label: (player: Player) => string; may: readonly Role[]; show: (player: Player) => ReactNode };

/** What is known of a player, and who may see it. */
const TABS_OF_PLAYER: readonly TabOf[] = [
  { value: 'profile', label: () => 'Profile', may: ['support', 'cash'], show: (player) => <ProfileTab player={player} /> },
  { value: 'statement', label: () => 'Statement', may: ['support', 'cash'], show: (player) => <StatementTab player={player} /> },
  { value: 'slips', label: () => 'Slips', may: ['support', 'cash'], show: (player) => <SlipsTab player={player} /> },
  { value: 'wagers', label: () => 'Wagers', may: ['support'], show: (player) => <WagersTab player={player} /> },
  { value: 'cash', label: () => 'Cash requests', may: ['cash'], show: (player) => <CashTab player={player} /> },
  {
    value: 'sessions',
    label: ({ session_count }) => `Sessions (${session_count})`,
    may: ['support'],
    show: (player) => <SessionsTab player={player} />,
  },
  {
    value: 'notes',
    label: ({ note_count }) => `Notes (${note_count})`,
    may: ['support', 'cash'],
    show: (player) => <NotesTab player={player} />,
  },
];

/** One player: who they are, what they have, what they did. */
export function PlayerScreen() {
  const { player_id } = route.useParams();
  const query = useQuery(playerDetail(player_id));
  if (query.data) return <Shown player={query.data.data} />;
  return (
    <Page title={`Player ${player_id}`}>
      {query.error ? <Failed error={query.error} retry={query.refetch} isRetrying={query.isFetching} /> : <Skeleton height={240} />}
    </Page>
  );
}

function Shown({ player }: { player: Player }) {
  const { roles } = useOperator();
  const { tab = 'profile' } = route.useSearch();
  const navigate = route.useNavigate();
  const tabs = TABS_OF_PLAYER.filter((it) => mayDo(roles, it.may));
  const marks = {
    lvl_2_state: player.lvl_2.state,
    is_blocked: player.block !== null,
    excluded_until: player.limits.stopped?.until ?? null,
  };
  return (
    <Page title={player.name} hint={`${player.phone}, player ${player.id}, ${player.user_code}`} aside={<BlockButton player={player} />}>
      <Stack gap="md">
        <PlayerMarks player={marks} />
        {player.block && (
          <Callout color="red" title={`Blocked since ${instantShown(player.block.at)}`}>
            <BlockReason reason={player.block.reason} />
          </Callout>
        )}
        <PurseCards player={player} />
        <Tabs value={tab} onChange={(next) => navigate({ search: { tab: (next as Tab) ?? undefined } })} keepMounted={false}>
          <Tabs.List mb="md">
            {tabs.map((it) => (
              <Tabs.Tab key={it.value} value={it.value}>
                {it.label(player)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {tabs.map((it) => (
            <Tabs.Panel key={it.value} value={it.value}>
              {it.show(player)}
            </Tabs.Panel>
          ))}
        </Tabs>
      </Stack>
    </Page>
  );
}

function BlockButton({ player }: { player: Player }) {
  const { roles } = useOperator();
  const [isAsked, setAsked] = useState(false);
  if (!mayDo(roles, 'support')) return <Text size="sm" />;
  return (
    <Group>
      <Button variant="default" onClick={() => setAsked(true)}>
        {player.block ? 'Unblock' : 'Block'}
      </Button>
      {isAsked && <BlockDialog player={player} close={() => setAsked(false)} />}
    </Group>
  );
}
