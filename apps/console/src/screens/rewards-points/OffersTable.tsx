import { ActionIcon, Avatar, Button, Group, Text } from '@mantine/core';
import { textIn } from '@shwekan/phrases/per-language';
import { countShown } from '@shwekan/rules';
import { useMemo } from 'react';
import { useNow } from '../../app/operator.ts';
import { columnsOf, DataTable, NoHeader, type TableSource } from '../../parts/DataTable.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Money } from '../../parts/Money.tsx';
import { Empty } from '../../parts/States.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { useAction } from '../../parts/use-action.ts';
import { moved, OFFERS_CALL, type Offer, stateOf } from './points.ts';

type OffersTableProps = { query: TableSource & { data: { data: Offer[] } | undefined }; edit: (id: number) => void };
type Places = { ids: readonly number[]; isMoving: boolean; move: (id: number, by: -1 | 1) => void };
const column = columnsOf<Offer>();

/** Every offer with its place; open ones are shown to players. */
export function OffersTable({ query, edit }: OffersTableProps) {
  const rows = query.data?.data;
  const { mutate: order, isPending: isMoving } = useAction('POST /api/console/point-offers-order', { refreshes: [OFFERS_CALL] });
  const columns = useMemo(() => {
    const ids = rows?.map((it) => it.id) ?? [];
    return offerColumns({ ids, isMoving, move: (id, by) => order({ body: { ids: moved(ids, id, by) } }) }, edit);
  }, [rows, isMoving, order, edit]);
  return (
    <DataTable
      label="Offers"
      columns={columns}
      rows={rows}
      rowId={(row) => row.id}
      from={query}
      empty={<Empty title="No offers" hint="Add one, and players can exchange their points for it." />}
    />
  );
}

function offerColumns(places: Places, edit: (id: number) => void) {
  return column.columns([
    column.accessor('name', { header: 'Offer', cell: (cell) => <Name offer={cell.row.original} /> }),
    column.accessor('point', { header: 'Points', meta: { align: 'right' }, cell: (cell) => countShown(cell.getValue()) }),
    column.accessor('amount', { header: 'Gives', meta: { align: 'right' }, cell: (cell) => <Money kyat={cell.getValue()} fw={600} /> }),
    column.accessor('claimed_count', { header: 'Claimed', meta: { align: 'right' }, cell: (cell) => countShown(cell.getValue()) }),
    column.accessor('is_open', {
      header: 'State',
      cell: (cell) => <State offer={cell.row.original} />,
    }),
    column.display({
      id: 'deeds',
      header: NoHeader,
      meta: { align: 'right' },
      cell: (cell) => <Deeds offer={cell.row.original} places={places} edit={edit} />,
    }),
  ]);
}

function Name({ offer }: { offer: Offer }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <Avatar src={offer.image} alt="" radius="sm" color="gray">
        –
      </Avatar>
      <Text span inherit fw={600}>
        {textIn('en', offer.name)}
      </Text>
    </Group>
  );
}

/** Whether players see it. */
function State({ offer }: { offer: Offer }) {
  const state = stateOf(offer, useNow());
  return <Tag color={state === 'open' ? 'green' : state === 'later' ? 'blue' : 'gray'}>{state}</Tag>;
}

function Deeds({ offer, places, edit }: { offer: Offer; places: Places; edit: (id: number) => void }) {
  const { ids, isMoving, move } = places;
  const name = textIn('en', offer.name);
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <ActionIcon
        variant="default"
        size={30}
        disabled={isMoving || ids[0] === offer.id}
        onClick={() => move(offer.id, -1)}
        aria-label={`Move ${name} up`}
      >
        <Icon name="up" size={16} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={30}
        disabled={isMoving || ids.at(-1) === offer.id}
        onClick={() => move(offer.id, 1)}
        aria-label={`Move ${name} down`}
      >
        <Icon name="down" size={16} />
      </ActionIcon>
      <Button size="xs" variant="default" onClick={() => edit(offer.id)} aria-label={`Change ${name}`}>
        Change
      </Button>
    </Group>
  );
}
