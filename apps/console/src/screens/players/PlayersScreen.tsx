import { Anchor, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { columnsOf } from '../../parts/DataTable.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { Page } from '../../parts/Page.tsx';
import { PagedTable } from '../../parts/PagedTable.tsx';
import { PlayerMarks } from '../../parts/PlayerMarks.tsx';
import { PlayerCell } from '../../parts/RequestCells.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { StateChoice } from '../../parts/StateChoice.tsx';
import { Empty } from '../../parts/States.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { PLAYER_STATES, PLAYERS_PER_PAGE, type PlayerRow, players, playersSearch } from './players.ts';

const route = getRouteApi('/shell/players');

const column = columnsOf<PlayerRow>();
const columns = column.columns([
  column.accessor('name', { header: 'Player', cell: (cell) => <PlayerCell player={cell.row.original} /> }),
  column.accessor('lvl_2_state', { header: 'State', cell: (cell) => <PlayerMarks player={cell.row.original} /> }),
  column.accessor('balance', { header: 'Main', meta: { align: 'right' }, cell: (cell) => <Money kyat={cell.getValue()} /> }),
  column.accessor('game_balance', { header: 'Game', meta: { align: 'right' }, cell: (cell) => <Money kyat={cell.getValue()} /> }),
  column.accessor('user_code', { header: 'User code', cell: (cell) => cell.getValue() }),
  column.accessor('created_at', { header: 'Since', cell: (cell) => <Moment at={cell.getValue()} /> }),
]);

/** Everybody with an account, found by phone, name, user code or number. */
export function PlayersScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(players(search));
  const go = (next: Record<string, unknown>, isTyping = false) => navigate({ search: playersSearch.parse(next), replace: isTyping });
  return (
    <Page title="Players" hint="Find a player by a part of the phone or name, by user code or number.">
      <Group gap="sm">
        <StateChoice states={PLAYER_STATES} value={search.state ?? 'all'} choose={(state) => go({ ...search, page: undefined, state })} />
        <SearchBox
          label="Search players"
          placeholder="Phone, name, user code, number"
          value={search.search}
          search={(text) => go({ ...search, page: undefined, search: text }, true)}
        />
        {search.friends_of !== undefined && <FriendsOf player_id={search.friends_of} />}
      </Group>
      <PagedTable
        label="Players"
        columns={columns}
        query={query}
        per_page={PLAYERS_PER_PAGE}
        page={search.page}
        goTo={(page) => go({ ...search, page })}
        empty={<Empty title="Nobody found" hint="Try fewer digits of the phone, or a part of the name." />}
      />
    </Page>
  );
}

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
