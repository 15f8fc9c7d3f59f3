import { Avatar, Group, NativeSelect, Switch, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { columnsOf } from '../../parts/DataTable.tsx';
import { PagedTable } from '../../parts/PagedTable.tsx';
import { PlaceInput } from '../../parts/PlaceInput.tsx';
import { TwoLines } from '../../parts/RequestCells.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { Empty } from '../../parts/States.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { useAction } from '../../parts/use-action.ts';
import { GamePicture } from './GamePicture.tsx';
import { GAMES_CALL, type Game, games, providers, ROWS_PER_PAGE } from './games.ts';

const route = getRouteApi('/shell/games');
const column = columnsOf<Game>();
const ONLY = [
  { value: '', label: 'All games' },
  { value: 'off', label: 'Switched off' },
  { value: 'hidden', label: 'Hidden, not in the list' },
  { value: 'hot', label: 'Hot' },
  { value: 'new', label: 'New' },
];

/** Games, with their switches, found by name, code or provider. */
export function GamesTable() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(games(search));
  const shelf = useQuery(providers);
  const [pictured, setPictured] = useState<number | null>(null);
  const columns = useMemo(() => gameColumns(setPictured), []);
  const chosen = query.data?.data.find((it) => it.id === pictured);
  const set = (change: Partial<typeof search>, isTyping = false) =>
    navigate({ search: (old) => ({ ...old, page: undefined, ...change }), replace: isTyping });
  const options = shelf.data?.data.map((it) => ({ value: String(it.id), label: it.name })) ?? [];
  return (
    <>
      <Group gap="sm">
        <SearchBox
          label="Find games"
          placeholder="Name or game code"
          value={search.search}
          search={(text) => set({ search: text }, true)}
        />
        <NativeSelect
          aria-label="Provider"
          value={String(search.provider ?? '')}
          data={[{ value: '', label: 'All providers' }, ...options]}
          onChange={(event) => set({ provider: Number(event.currentTarget.value) || undefined })}
        />
        <NativeSelect
          aria-label="Which games"
          value={search.only ?? ''}
          data={ONLY}
          onChange={(event) => set({ only: (event.currentTarget.value || undefined) as typeof search.only })}
        />
      </Group>
      <PagedTable
        label="Games"
        columns={columns}
        query={query}
        per_page={ROWS_PER_PAGE}
        page={search.page}
        goTo={(page) => navigate({ search: (old) => ({ ...old, page }) })}
        empty={<Empty title="No games" hint="None is like this. Games come with a provider's list." />}
      />
      {chosen && <GamePicture game={chosen} close={() => setPictured(null)} />}
    </>
  );
}

function gameColumns(showPicture: (game_id: number) => void) {
  return column.columns([
    column.accessor('name', {
      header: 'Game',
      cell: (cell) => (
        <Group gap="sm" wrap="nowrap">
          <UnstyledButton aria-label={`The picture of ${cell.getValue()}`} onClick={() => showPicture(cell.row.original.id)}>
            <Avatar src={cell.row.original.image} alt="" radius="sm">
              {cell.getValue().slice(0, 1)}
            </Avatar>
          </UnstyledButton>
          <TwoLines first={cell.getValue()} second={cell.row.original.g_code} />
        </Group>
      ),
    }),
    column.accessor('provider_name', { header: 'Provider', cell: (cell) => cell.getValue() }),
    column.accessor('is_listed', {
      header: 'List',
      cell: (cell) => <Tag color={cell.getValue() ? 'green' : 'gray'}>{cell.getValue() ? 'listed' : 'hidden'}</Tag>,
    }),
    column.display({ id: 'on', header: 'On', cell: (cell) => <OneSwitch game={cell.row.original} field="is_active" label="On" /> }),
    column.display({ id: 'hot', header: 'Hot', cell: (cell) => <OneSwitch game={cell.row.original} field="is_hot" label="Hot" /> }),
    column.display({ id: 'new', header: 'New', cell: (cell) => <OneSwitch game={cell.row.original} field="is_new" label="New" /> }),
    column.accessor('position', {
      header: 'Place',
      meta: { align: 'right' },
      cell: (cell) => <Place key={cell.getValue()} game={cell.row.original} />,
    }),
  ]);
}

function OneSwitch({ game, field, label }: { game: Game; field: 'is_active' | 'is_hot' | 'is_new'; label: string }) {
  const change = useAction('POST /api/console/games/:id', { refreshes: [GAMES_CALL] });
  return (
    <Switch
      aria-label={`${game.name}: ${label}`}
      checked={game[field]}
      disabled={change.isPending}
      onChange={(event) => change.mutate({ params: { id: game.id }, body: { [field]: event.currentTarget.checked } })}
    />
  );
}

function Place({ game }: { game: Game }) {
  const change = useAction('POST /api/console/games/:id', { refreshes: [GAMES_CALL] });
  const move = (position: number) => change.mutate({ params: { id: game.id }, body: { position } });
  return <PlaceInput label={`${game.name}: place`} place={game.position} move={move} />;
}
