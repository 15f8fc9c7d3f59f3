import { Anchor, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { listPage } from '../../app/page.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { PlayerMarks } from '../../parts/PlayerMarks.tsx';
import { PlayerCell } from '../../parts/RequestCells.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { StateChoice } from '../../parts/StateChoice.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { PLAYER_STATES, players, playersSearch } from './players.ts';

/** Everybody with an account, found by phone, name, user code or number. */
export const playersPage = listPage('/players', {
  title: 'Players',
  hint: 'Find a player by a part of the phone or name, by user code or number.',
  search: playersSearch,
  load: players,
  filters: ({ search, change }) => (
    <Group gap="sm">
      <StateChoice states={PLAYER_STATES} value={search.state ?? 'all'} choose={(state) => change({ state })} />
      <SearchBox
        label="Search players"
        placeholder="Phone, name, user code, number"
        value={search.search}
        search={(text) => change({ search: text }, true)}
      />
      {search.friends_of !== undefined && <FriendsOf player_id={search.friends_of} />}
    </Group>
  ),
  columns: [
    { header: 'Player', cell: (row) => <PlayerCell player={row} /> },
    { header: 'State', cell: (row) => <PlayerMarks player={row} /> },
    { header: 'Main', align: 'right', sorts: 'balance', cell: (row) => <Money kyat={row.balance} /> },
    { header: 'Game', align: 'right', sorts: 'game_balance', cell: (row) => <Money kyat={row.game_balance} /> },
    { header: 'User code', cell: (row) => row.user_code },
    { header: 'Since', sorts: 'created_at', cell: (row) => <Moment at={row.created_at} /> },
    { header: 'Last seen', sorts: 'seen_at', cell: (row) => row.seen_at && <Moment at={row.seen_at} /> },
  ],
  empty: { title: 'Nobody found', hint: 'Try fewer digits of the phone, or a part of the name.' },
});

function FriendsOf({ player_id }: { player_id: number }) {
  return (
    <Group gap="xs">
      <Tag tt="none" size="lg">
        Friends of player {player_id}
      </Tag>
      <Anchor size="sm" renderRoot={(props) => <Link to="/players" search={{}} {...props} />}>
        Show all
      </Anchor>
    </Group>
  );
}
