import { Avatar, Group } from '@mantine/core';
import type { Columns } from '../../parts/DataTable.tsx';
import { List } from '../../parts/List.tsx';
import { PlaceInput } from '../../parts/PlaceInput.tsx';
import { TwoLines } from '../../parts/RequestCells.tsx';
import { RowSwitch } from '../../parts/RowSwitch.tsx';
import { CATEGORIES_CALL, type Category, categories } from './games.ts';

/** The categories of the home screen, in their order. */
export function CategoriesTable() {
  return (
    <List label="Categories" columns={COLUMNS} from={categories} empty={{ title: 'No categories', hint: 'They come with the database.' }} />
  );
}

const COLUMNS: Columns<Category> = [
  {
    header: 'Category',
    cell: (row) => (
      <Group gap="sm" wrap="nowrap">
        <Avatar src={row.image} alt="" radius="sm">
          {row.name.slice(0, 1)}
        </Avatar>
        <TwoLines first={row.name} second={`type ${row.id}`} />
      </Group>
    ),
  },
  { header: 'Providers', align: 'right', cell: (row) => row.provider_count },
  { header: 'Games', align: 'right', cell: (row) => row.game_count },
  {
    header: 'On',
    cell: (row) => (
      <RowSwitch
        label={`${row.name}: on`}
        isOn={row.is_active}
        call="POST /api/console/game-categories/:id"
        sent={(is_active) => ({ params: { id: row.id }, body: { is_active } })}
        refreshes={[CATEGORIES_CALL]}
      />
    ),
  },
  {
    header: 'Order',
    align: 'right',
    cell: (row) => (
      <PlaceInput
        label={`${row.name}: order`}
        place={row.position}
        call="POST /api/console/game-categories/:id"
        sent={(position) => ({ params: { id: row.id }, body: { position } })}
        refreshes={[CATEGORIES_CALL]}
      />
    ),
  },
];
