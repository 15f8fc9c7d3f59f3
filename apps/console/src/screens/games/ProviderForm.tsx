import { Checkbox, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Deed } from '../../parts/Deed.tsx';
import { DIALECT_CHOICES, USUAL_DIALECT } from '../../parts/dialect-choice.ts';
import { changesIn, type FieldRow } from '../../parts/fields.ts';
import { PictureButton } from '../../parts/PictureButton.tsx';
import { CATEGORIES_CALL, categories, PROVIDERS_CALL, type Provider } from './games.ts';

const LISTS = [PROVIDERS_CALL, CATEGORIES_CALL] as const;
const CURRENCIES = [
  { value: 'MMK', label: 'MMK, kyat' },
  { value: 'MMK2', label: 'MMK2, thousands of kyat' },
  { value: 'MMK3', label: 'MMK3, hundreds of kyat' },
];
const UNKNOWN = [
  { value: '', label: 'as the connection has it' },
  { value: 'yes', label: 'book and flag it' },
  { value: 'no', label: 'refuse it' },
];
type CategoryChoice = { id: number; is_lobby_only: boolean }[];
type ProviderDraft = Pick<Provider, 'name' | 'currency' | 'categories' | 'reverses_settled'> & {
  position: number | string;
  unknown: string;
};
type NewProvider = Pick<Provider, 'p_code' | 'name' | 'dialect' | 'currency' | 'categories'>;

const NAME = { kind: 'text', name: 'name', label: 'Name', maxLength: 60, required: true } as const;
const CURRENCY = { kind: 'choice', name: 'currency', label: 'Currency', data: CURRENCIES } as const;
const FIELDS: readonly FieldRow<ProviderDraft>[] = [
  NAME,
  { cols: 2, of: [CURRENCY, { kind: 'number', name: 'position', label: 'Order', min: 0, max: 100_000, allowDecimal: false }] },
  (form) => <CategoryChoice chosen={form.values.categories} choose={(chosen) => form.setFieldValue('categories', chosen)} />,
  { kind: 'choice', name: 'unknown', label: 'A result of a bet we do not know', data: UNKNOWN },
  { kind: 'switch', name: 'reverses_settled', label: 'A cancel after the settlement takes back bet and result' },
];
const NEW_FIELDS: readonly FieldRow<NewProvider>[] = [
  {
    cols: 2,
    of: [
      { kind: 'text', name: 'p_code', label: 'Product number', inputMode: 'numeric', maxLength: 9, required: true },
      NAME,
      { kind: 'choice', name: 'dialect', label: 'Connection', data: DIALECT_CHOICES },
      CURRENCY,
    ],
  },
  (form) => <CategoryChoice chosen={form.values.categories} choose={(chosen) => form.setFieldValue('categories', chosen)} />,
];

/** Changes a product: name, picture, currency, place, categories, and what it does otherwise than its dialect. */
export function ProviderForm({ provider, close }: { provider: Provider; close: () => void }) {
  const params = { id: provider.id };
  const [opened] = useState(() => draftOf(provider));
  return (
    <Deed<'POST /api/console/game-providers/:id', ProviderDraft>
      call="POST /api/console/game-providers/:id"
      title={`${provider.name}, ${provider.p_code}`}
      action="Save"
      values={opened}
      fields={FIELDS}
      sent={(draft) => {
        const body = draft.categories.length === 0 ? null : changesIn(sentOf(opened), sentOf(draft));
        return body && { params, body };
      }}
      done={`${provider.name} is changed.`}
      refreshes={LISTS}
      close={close}
      stays
    >
      <PictureButton
        label="Picture"
        picture={provider.image}
        call="POST /api/console/game-providers/:id/image"
        sent={(image) => ({ params, image })}
        refreshes={[PROVIDERS_CALL]}
      />
    </Deed>
  );
}

function draftOf({ name, currency, position, categories, reverses_settled, takes_unknown_result }: Provider): ProviderDraft {
  const unknown = takes_unknown_result === null ? '' : takes_unknown_result ? 'yes' : 'no';
  return { name, currency, position, categories, unknown, reverses_settled };
}

function sentOf({ unknown, position, ...draft }: ProviderDraft) {
  return { ...draft, position: Number(position), takes_unknown_result: unknown === '' ? null : unknown === 'yes' };
}

/** Adds a product, switched off. */
export function AddProvider({ close }: { close: () => void }) {
  return (
    <Deed<'POST /api/console/game-providers', NewProvider>
      call="POST /api/console/game-providers"
      title="Add a product"
      action="Add"
      values={{ p_code: '', name: '', dialect: USUAL_DIALECT, currency: 'MMK', categories: [] }}
      fields={NEW_FIELDS}
      sent={(body) => (/^[1-9]\d{0,8}$/.test(body.p_code) && body.categories.length > 0 ? { body } : null)}
      done="The product is added, switched off. Bring in its list, then switch it on."
      refreshes={LISTS}
      close={close}
      stays
    />
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
