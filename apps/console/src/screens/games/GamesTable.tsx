import { Group, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Address } from '../../app/page.tsx';
import type { Columns } from '../../parts/DataTable.tsx';
import { List } from '../../parts/List.tsx';
import { PlaceInput } from '../../parts/PlaceInput.tsx';
import { TwoLines } from '../../parts/RequestCells.tsx';
import { RowSwitch } from '../../parts/RowSwitch.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { GamePicture } from './GamePicture.tsx';
import { GAMES_CALL, type Game, games, type gamesSearch, providers } from './games.ts';

const ONLY = [
  { value: '', label: 'All games' },
  { value: 'off', label: 'Switched off' },
  { value: 'hidden', label: 'Hidden, not in the list' },
  { value: 'hot', label: 'Hot' },
  { value: 'new', label: 'New' },
];

/** Games, with their switches, found by name, code or provider. */
export function GamesTable({ search, change }: Address<typeof gamesSearch>) {
  const options = useQuery(providers).data?.data.map((it) => ({ value: String(it.id), label: it.name })) ?? [];
  return (
    <>
      <Group gap="sm">
        <SearchBox
          label="Find games"
          placeholder="Name or game code"
          value={search.search}
          search={(text) => change({ search: text }, true)}
        />
        <NativeSelect
          aria-label="Provider"
          value={String(search.provider ?? '')}
          data={[{ value: '', label: 'All providers' }, ...options]}
          onChange={(event) => change({ provider: Number(event.currentTarget.value) })}
        />
        <NativeSelect
          aria-label="Which games"
          value={search.only ?? ''}
          data={ONLY}
          onChange={(event) => change({ only: event.currentTarget.value })}
        />
      </Group>
      <List
        label="Games"
        columns={GAME_COLUMNS}
        from={games(search)}
        goTo={(page) => change({ page })}
        empty={{ title: 'No games', hint: "None is like this. Games come with a provider's list." }}
      />
    </>
  );
}

const GAME_COLUMNS: Columns<Game> = [
  {
    header: 'Game',
    cell: (row) => (
      <Group gap="sm" wrap="nowrap">
        <GamePicture game={row} />
        <TwoLines first={row.name} second={row.g_code} />
      </Group>
    ),
  },
  { header: 'Provider', cell: (row) => row.provider_name },
  { header: 'List', cell: (row) => <Tag color={row.is_listed ? 'green' : 'gray'}>{row.is_listed ? 'listed' : 'hidden'}</Tag> },
  { header: 'On', cell: (row) => <OneSwitch game={row} field="is_active" label="On" /> },
  { header: 'Hot', cell: (row) => <OneSwitch game={row} field="is_hot" label="Hot" /> },
  { header: 'New', cell: (row) => <OneSwitch game={row} field="is_new" label="New" /> },
  {
    header: 'Order',
    align: 'right',
    cell: (row) => (
      <PlaceInput
        label={`${row.name}: order`}
        place={row.position}
        call="POST /api/console/games/:id"
        sent={(position) => ({ params: { id: row.id }, body: { position } })}
        refreshes={[GAMES_CALL]}
      />
    ),
  },
];

function OneSwitch({ game, field, label }: { game: Game; field: 'is_active' | 'is_hot' | 'is_new'; label: string }) {
  return (
    <RowSwitch
      label={`${game.name}: ${label}`}
      isOn={game[field]}
      call="POST /api/console/games/:id"
      sent={(isOn) => ({ params: { id: game.id }, body: { [field]: isOn } })}
      refreshes={[GAMES_CALL]}
    />
  );
}
