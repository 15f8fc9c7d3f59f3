import { Checkbox, Group, NativeSelect, NumberInput, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { DialectChoice, USUAL_DIALECT } from '../../parts/DialectChoice.tsx';
import { PictureButton } from '../../parts/PictureButton.tsx';
import { useAction } from '../../parts/use-action.ts';
import { CATEGORIES_CALL, categories, PROVIDERS_CALL, type Provider } from './games.ts';

const LISTS = [PROVIDERS_CALL, CATEGORIES_CALL] as const;
const CURRENCIES = [
  { value: 'MMK', label: 'MMK, kyat' },
  { value: 'MMK2', label: 'MMK2, thousands of kyat' },
  { value: 'MMK3', label: 'MMK3, hundreds of kyat' },
];
const UNKNOWN = [
  { value: '', label: 'as the dialect has it' },
  { value: 'yes', label: 'book and flag it' },
  { value: 'no', label: 'refuse it' },
];
type CategoryChoice = { id: number; is_lobby_only: boolean }[];

/** Changes a product: name, picture, currency, place, categories, and what it does otherwise than its dialect. */
export function ProviderForm({ provider, close }: { provider: Provider; close: () => void }) {
  const [name, setName] = useState(provider.name);
  const [currency, setCurrency] = useState(provider.currency);
  const [position, setPosition] = useState<number | string>(provider.position);
  const [chosen, setChosen] = useState<CategoryChoice>(provider.categories);
  const [unknown, setUnknown] = useState(provider.takes_unknown_result === null ? '' : provider.takes_unknown_result ? 'yes' : 'no');
  const [reverses_settled, setReverses] = useState(provider.reverses_settled);
  const picture = useAction('POST /api/console/game-providers/:id/image', { done: 'The picture is changed.', refreshes: [PROVIDERS_CALL] });
  const change = useAction('POST /api/console/game-providers/:id', {
    done: `${provider.name} is changed.`,
    refreshes: LISTS,
    onDone: close,
  });
  const takes_unknown_result = unknown === '' ? null : unknown === 'yes';
  const body = { name: name.trim(), currency, position: Number(position), categories: chosen, takes_unknown_result, reverses_settled };
  return (
    <Confirm
      title={`${provider.name}, ${provider.p_code}`}
      action="Save"
      isRunning={change.isPending}
      isBlocked={body.name === '' || chosen.length === 0}
      close={close}
      confirm={() => change.mutate({ params: { id: provider.id }, body })}
    >
      <PictureButton
        label="Picture"
        picture={provider.image}
        isSending={picture.isPending}
        send={(file) => picture.mutate({ params: { id: provider.id }, image: file })}
      />
      <TextInput label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} maxLength={60} required />
      <SimpleGrid cols={2} spacing="sm">
        <NativeSelect
          label="Currency"
          value={currency}
          data={CURRENCIES}
          onChange={(event) => setCurrency(event.currentTarget.value as typeof currency)}
        />
        <NumberInput label="Place" min={0} max={100_000} allowDecimal={false} value={position} onChange={setPosition} hideControls />
      </SimpleGrid>
      <CategoryChoice chosen={chosen} choose={setChosen} />
      <NativeSelect
        label="A result of a bet we do not know"
        value={unknown}
        data={UNKNOWN}
        onChange={(event) => setUnknown(event.currentTarget.value)}
      />
      <Switch
        label="A cancel after the settlement takes back bet and result"
        checked={reverses_settled}
        onChange={(event) => setReverses(event.currentTarget.checked)}
      />
    </Confirm>
  );
}

/** Adds a product, switched off. */
export function AddProvider({ close }: { close: () => void }) {
  const [p_code, setCode] = useState('');
  const [name, setName] = useState('');
  const [dialect, setDialect] = useState(USUAL_DIALECT);
  const [currency, setCurrency] = useState<Provider['currency']>('MMK');
  const [chosen, setChosen] = useState<CategoryChoice>([]);
  const add = useAction('POST /api/console/game-providers', {
    done: 'The product is added, switched off. Bring in its list, then switch it on.',
    refreshes: LISTS,
    onDone: close,
  });
  const isBlocked = !/^[1-9]\d{0,8}$/.test(p_code) || name.trim() === '' || chosen.length === 0;
  return (
    <Confirm
      title="Add a product"
      action="Add"
      isRunning={add.isPending}
      isBlocked={isBlocked}
      close={close}
      confirm={() => add.mutate({ body: { p_code, name: name.trim(), dialect, currency, categories: chosen } })}
    >
      <SimpleGrid cols={2} spacing="sm">
        <TextInput
          label="Product number"
          inputMode="numeric"
          value={p_code}
          onChange={(event) => setCode(event.currentTarget.value.trim())}
          maxLength={9}
          required
        />
        <TextInput label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} maxLength={60} required />
        <DialectChoice value={dialect} change={setDialect} />
        <NativeSelect
          label="Currency"
          value={currency}
          data={CURRENCIES}
          onChange={(event) => setCurrency(event.currentTarget.value as typeof currency)}
        />
      </SimpleGrid>
      <CategoryChoice chosen={chosen} choose={setChosen} />
    </Confirm>
  );
}

function CategoryChoice({ chosen, choose }: { chosen: CategoryChoice; choose: (chosen: CategoryChoice) => void }) {
  const { data } = useQuery(categories);
  const has = (id: number) => chosen.find((it) => it.id === id);
  const put = (id: number, is_lobby_only: boolean) => choose([...chosen.filter((it) => it.id !== id), { id, is_lobby_only }]);
  return (
    <Stack gap={6}>
      <Text size="sm" fw={500}>
        Categories
      </Text>
      {data?.data.map(({ id, name }) => (
        <Group key={id} justify="space-between" gap="xs">
          <Checkbox
            label={name}
            checked={has(id) !== undefined}
            onChange={(event) => (event.currentTarget.checked ? put(id, false) : choose(chosen.filter((it) => it.id !== id)))}
          />
          {has(id) && (
            <Checkbox
              label="lobby only"
              checked={has(id)?.is_lobby_only ?? false}
              onChange={(event) => put(id, event.currentTarget.checked)}
            />
          )}
        </Group>
      ))}
    </Stack>
  );
}
