import { Avatar, Group, Text } from '@mantine/core';
import { DIALECTS } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import type { Columns } from '../../parts/DataTable.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { List } from '../../parts/List.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { TwoLines } from '../../parts/RequestCells.tsx';
import { RowSwitch } from '../../parts/RowSwitch.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { categories, PROVIDERS_CALL, type Provider, providers } from './games.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { ProductsDialog } from './ProductsDialog.tsx';
import { AddProvider, ProviderForm } from './ProviderForm.tsx';

/** Every product, with its switches. */
export function ProvidersTable() {
  return (
    <>
      <Group justify="flex-end">
        <DialogButton label="Products of the aggregator" size="sm" dialog={(close) => <ProductsDialog close={close} />} />
        <DialogButton label="Add a product" size="sm" dialog={(close) => <AddProvider close={close} />} />
      </Group>
      <List
        label="Providers"
        columns={PROVIDER_COLUMNS}
        from={providers}
        empty={{ title: 'No products', hint: 'Add one by the number that the aggregator gave it.' }}
      />
    </>
  );
}

const PROVIDER_COLUMNS: Columns<Provider> = [
  {
    header: 'Provider',
    cell: (row) => (
      <Group gap="sm" wrap="nowrap">
        <Avatar src={row.image} alt="" radius="sm">
          {row.name.slice(0, 1)}
        </Avatar>
        <TwoLines first={row.name} second={`${row.p_code}, ${DIALECTS[row.dialect].title}`} />
      </Group>
    ),
  },
  { header: 'Categories', cell: (row) => <Categories provider={row} /> },
  { header: 'Games', align: 'right', cell: (row) => <Games provider={row} /> },
  { header: 'On', cell: (row) => <OneSwitch provider={row} field="is_active" label="On" /> },
  { header: 'Hot', cell: (row) => <OneSwitch provider={row} field="is_hot" label="Hot" /> },
  { header: 'Maintenance', cell: (row) => <OneSwitch provider={row} field="is_in_maintenance" label="In maintenance" /> },
  { header: 'List', cell: (row) => <ListState provider={row} /> },
  { header: null, cell: (row) => <ProviderDeeds provider={row} /> },
];

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

type SwitchProps = { provider: Provider; field: 'is_active' | 'is_hot' | 'is_in_maintenance'; label: string };

function OneSwitch({ provider, field, label }: SwitchProps) {
  return (
    <RowSwitch
      label={`${provider.name}: ${label}`}
      isOn={provider[field]}
      call="POST /api/console/game-providers/:id"
      sent={(isOn) => ({ params: { id: provider.id }, body: { [field]: isOn } })}
      refreshes={[PROVIDERS_CALL]}
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

function ProviderDeeds({ provider }: { provider: Provider }) {
  const { name } = provider;
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <DialogButton label="Change" name={`Change ${name}`} dialog={(close) => <ProviderForm provider={provider} close={close} />} />
      <DialogButton
        label="List"
        name={`Bring in the list of ${name}`}
        dialog={(close) => <ImportDialog provider={provider} close={close} />}
      />
    </Group>
  );
}
