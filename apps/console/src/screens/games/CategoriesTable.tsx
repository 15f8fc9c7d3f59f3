import { Avatar, Group, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { columnsOf, DataTable } from '../../parts/DataTable.tsx';
import { PlaceInput } from '../../parts/PlaceInput.tsx';
import { TwoLines } from '../../parts/RequestCells.tsx';
import { Empty } from '../../parts/States.tsx';
import { useAction } from '../../parts/use-action.ts';
import { CATEGORIES_CALL, type Category, categories } from './games.ts';

const column = columnsOf<Category>();

/** The categories of the home screen, in their order. */
export function CategoriesTable() {
  const query = useQuery(categories);
  return (
    <DataTable
      label="Categories"
      columns={COLUMNS}
      rows={query.data?.data}
      rowId={(row) => row.id}
      from={query}
      empty={<Empty title="No categories" hint="They come with the database." />}
    />
  );
}

const COLUMNS = column.columns([
  column.accessor('name', {
    header: 'Category',
    cell: (cell) => (
      <Group gap="sm" wrap="nowrap">
        <Avatar src={cell.row.original.image} alt="" radius="sm">
          {cell.getValue().slice(0, 1)}
        </Avatar>
        <TwoLines first={cell.getValue()} second={`type ${cell.row.original.id}`} />
      </Group>
    ),
  }),
  column.accessor('provider_count', { header: 'Providers', meta: { align: 'right' }, cell: (cell) => cell.getValue() }),
  column.accessor('game_count', { header: 'Games', meta: { align: 'right' }, cell: (cell) => cell.getValue() }),
  column.accessor('is_active', { header: 'On', cell: (cell) => <OnSwitch category={cell.row.original} /> }),
  column.accessor('position', {
    header: 'Place',
    meta: { align: 'right' },
    cell: (cell) => <Place key={cell.getValue()} category={cell.row.original} />,
  }),
]);

function OnSwitch({ category }: { category: Category }) {
  const change = useAction('POST /api/console/game-categories/:id', { refreshes: [CATEGORIES_CALL] });
  return (
    <Switch
      aria-label={`${category.name}: on`}
      checked={category.is_active}
      disabled={change.isPending}
      onChange={(event) => change.mutate({ params: { id: category.id }, body: { is_active: event.currentTarget.checked } })}
    />
  );
}

function Place({ category }: { category: Category }) {
  const change = useAction('POST /api/console/game-categories/:id', { refreshes: [CATEGORIES_CALL] });
  const move = (position: number) => change.mutate({ params: { id: category.id }, body: { position } });
  return <PlaceInput label={`${category.name}: place`} place={category.position} move={move} />;
}
