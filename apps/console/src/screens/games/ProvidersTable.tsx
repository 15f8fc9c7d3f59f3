import { Avatar, Button, Group, Switch, Text } from '@mantine/core';
import { DIALECTS } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { columnsOf, DataTable, NoHeader } from '../../parts/DataTable.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { TwoLines } from '../../parts/RequestCells.tsx';
import { Empty } from '../../parts/States.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { useAction } from '../../parts/use-action.ts';
import { categories, PROVIDERS_CALL, type Provider, providers } from './games.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { ProductsDialog } from './ProductsDialog.tsx';
import { AddProvider, ProviderForm } from './ProviderForm.tsx';

type Deed = { what: 'change' | 'import'; id: number } | { what: 'add' | 'products' };
const column = columnsOf<Provider>();

/** Every product, with its switches. */
export function ProvidersTable() {
  const query = useQuery(providers);
  const [deed, setDeed] = useState<Deed | null>(null);
  const columns = useMemo(() => providerColumns(setDeed), []);
  const close = () => setDeed(null);
  const chosen = deed && 'id' in deed ? query.data?.data.find((it) => it.id === deed.id) : undefined;
  return (
    <>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => setDeed({ what: 'products' })}>
          Products of the aggregator
        </Button>
        <Button variant="default" onClick={() => setDeed({ what: 'add' })}>
          Add a product
        </Button>
      </Group>
      <DataTable
        label="Providers"
        columns={columns}
        rows={query.data?.data}
        rowId={(row) => row.id}
        from={query}
        empty={<Empty title="No products" hint="Add one by the number that the aggregator gave it." />}
      />
      {deed?.what === 'add' && <AddProvider close={close} />}
      {deed?.what === 'products' && <ProductsDialog close={close} />}
      {chosen && deed?.what === 'change' && <ProviderForm provider={chosen} close={close} />}
      {chosen && deed?.what === 'import' && <ImportDialog provider={chosen} close={close} />}
    </>
  );
}

function providerColumns(choose: (deed: Deed) => void) {
  return column.columns([
    column.accessor('name', {
      header: 'Provider',
      cell: (cell) => (
        <Group gap="sm" wrap="nowrap">
          <Avatar src={cell.row.original.image} alt="" radius="sm">
            {cell.getValue().slice(0, 1)}
          </Avatar>
          <TwoLines first={cell.getValue()} second={`${cell.row.original.p_code}, ${DIALECTS[cell.row.original.dialect].title}`} />
        </Group>
      ),
    }),
    column.accessor('categories', { header: 'Categories', cell: (cell) => <Categories provider={cell.row.original} /> }),
    column.accessor('game_count', { header: 'Games', meta: { align: 'right' }, cell: (cell) => <Games provider={cell.row.original} /> }),
    column.display({ id: 'on', header: 'On', cell: (cell) => <OneSwitch provider={cell.row.original} field="is_active" label="On" /> }),
    column.display({
      id: 'hot',
      header: 'Hot',
      cell: (cell) => <OneSwitch provider={cell.row.original} field="is_hot" label="Hot" />,
    }),
    column.display({
      id: 'maintenance',
      header: 'Maintenance',
      cell: (cell) => <OneSwitch provider={cell.row.original} field="is_in_maintenance" label="In maintenance" />,
    }),
    column.accessor('imported', { header: 'List', cell: (cell) => <ListState provider={cell.row.original} /> }),
    column.display({ id: 'deeds', header: NoHeader, cell: (cell) => <Deeds provider={cell.row.original} choose={choose} /> }),
  ]);
}

function Categories({ provider }: { provider: Provider }) {
  const { data } = useQuery(categories);
  const nameOf = (id: number) => data?.data.find((it) => it.id === id)?.name ?? String(id);
  return <Text size="sm">{provider.categories.map((it) => `${nameOf(it.id)}${it.is_lobby_only ? ' (lobby)' : ''}`).join(', ')}</Text>;
}

function Games({ provider }: { provider: Provider }) {
  return (
    <div>
      {provider.game_count}
      {provider.hidden_count > 0 && (
        <Text size="xs" c="dimmed">
          {provider.hidden_count} hidden
        </Text>
      )}
    </div>
  );
}

function OneSwitch({ provider, field, label }: { provider: Provider; field: 'is_active' | 'is_hot' | 'is_in_maintenance'; label: string }) {
  const change = useAction('POST /api/console/game-providers/:id', { refreshes: [PROVIDERS_CALL] });
  return (
    <Switch
      aria-label={`${provider.name}: ${label}`}
      checked={provider[field]}
      disabled={change.isPending}
      onChange={(event) => change.mutate({ params: { id: provider.id }, body: { [field]: event.currentTarget.checked } })}
    />
  );
}

function ListState({ provider }: { provider: Provider }) {
  if (provider.imported === null) return <Text size="xs">none yet</Text>;
  return (
    <div>
      <Tag color={provider.imported.state === 'done' ? 'green' : 'red'}>{provider.imported.state}</Tag>
      <Text size="xs" c="dimmed">
        <Moment at={provider.imported.at} />
      </Text>
    </div>
  );
}

function Deeds({ provider, choose }: { provider: Provider; choose: (deed: Deed) => void }) {
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <Button
        size="xs"
        variant="default"
        aria-label={`Change ${provider.name}`}
        onClick={() => choose({ what: 'change', id: provider.id })}
      >
        Change
      </Button>
      <Button
        size="xs"
        variant="default"
        aria-label={`Bring in the list of ${provider.name}`}
        onClick={() => choose({ what: 'import', id: provider.id })}
      >
        List
      </Button>
    </Group>
  );
}
