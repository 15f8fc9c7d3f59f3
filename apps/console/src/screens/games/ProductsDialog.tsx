import { Checkbox, Group, Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Callout } from '../../parts/Callout.tsx';
import { Deed } from '../../parts/Deed.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { CATEGORIES_CALL, categories, PRODUCTS_CALL, PROVIDERS_CALL, type Product, products } from './games.ts';

const LISTS = [PROVIDERS_CALL, CATEGORIES_CALL, PRODUCTS_CALL] as const;

/** What the aggregators have for us now: what is not here yet is chosen and added, switched off. */
export function ProductsDialog({ close }: { close: () => void }) {
  const query = useQuery(products);
  const [chosen, setChosen] = useState<string[]>([]);
  const rows = query.data?.data ?? [];
  const fresh = rows.filter((it) => !it.is_here);
  const [first] = rows.filter((it) => chosen.includes(it.p_code));
  return (
    <Deed
      call="POST /api/console/game-products"
      title="Products of the aggregator"
      action={chosen.length > 0 ? `Add ${chosen.length}` : 'Add'}
      size="lg"
      sent={() => (first === undefined ? null : { body: { dialect: first.dialect, p_codes: chosen } })}
      done="Added, switched off. Bring in each list, then switch the product on."
      refreshes={LISTS}
      close={close}
      stays
    >
      <Text size="sm">What GSC+ has for us now. GSC has no such list: add its products by their numbers.</Text>
      {query.isFetching && <Loader size="sm" aria-label="The aggregator is asked" />}
      {query.isError && <Callout color="red">The list did not come. Please try again.</Callout>}
      {query.data?.silent.map((it) => (
        <Callout key={it.dialect} color="red" title="The aggregator gave no list">
          {it.error}
        </Callout>
      ))}
      {fresh.length > 0 && (
        <Checkbox
          label={`All ${fresh.length} that are not here yet`}
          checked={chosen.length === fresh.length}
          indeterminate={chosen.length > 0 && chosen.length < fresh.length}
          onChange={(event) => setChosen(event.currentTarget.checked ? fresh.map((it) => it.p_code) : [])}
        />
      )}
      {query.data && query.data.silent.length === 0 && fresh.length === 0 && (
        <Text size="sm" c="dimmed">
          {rows.length === 0 ? 'It has none for us.' : 'Everything it has is here already.'}
        </Text>
      )}
      <Stack gap="xs" mah="45vh" style={{ overflowY: 'auto' }}>
        {rows.map((it) => (
          <ProductRow
            key={it.p_code}
            product={it}
            isChosen={chosen.includes(it.p_code)}
            toggle={(is) => setChosen(is ? [...chosen, it.p_code] : chosen.filter((code) => code !== it.p_code))}
          />
        ))}
      </Stack>
      {(query.data?.skipped_count ?? 0) > 0 && (
        <Text size="xs" c="dimmed">
          {query.data?.skipped_count} more are not for us: not activated, in another currency, of the other dialect, or without a number.
        </Text>
      )}
    </Deed>
  );
}

type ProductRowProps = { product: Product; isChosen: boolean; toggle: (is: boolean) => void };

function ProductRow({ product, isChosen, toggle }: ProductRowProps) {
  const { data } = useQuery(categories);
  const nameOf = (id: number) => data?.data.find((it) => it.id === id)?.name ?? String(id);
  const about = `${product.p_code}, ${product.currency}, ${product.categories.map(nameOf).join(', ')}`;
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Checkbox
        label={product.name}
        description={about}
        checked={isChosen || product.is_here}
        disabled={product.is_here}
        onChange={(event) => toggle(event.currentTarget.checked)}
      />
      {product.is_here && <Tag color="gray">here</Tag>}
    </Group>
  );
}
