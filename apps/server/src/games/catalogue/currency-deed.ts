import { PROVIDER_CURRENCIES, type ProviderCurrency } from '@shwekan/rules';
import { z } from 'zod';
import { findProviderCurrency, lockProvider, putProviderCurrency } from '#queries/games/catalogue/providers.ts';
import type { DeedKind } from '../../platform/deeds/kind.ts';

const CurrencyChange = z.object({ provider_id: z.number(), currency: z.enum(Object.keys(PROVIDER_CURRENCIES) as ProviderCurrency[]) });
type CurrencyChange = z.output<typeof CurrencyChange>;
type CurrencyState = { p_code: string; name: string; currency: ProviderCurrency };

const WORDS: Readonly<Record<ProviderCurrency, string>> = {
  MMK: 'MMK, kyat',
  MMK2: 'MMK2, thousands of kyat',
  MMK3: 'MMK3, hundreds of kyat',
};

/** What one of a product's money is in kyat, where its callbacks and reports do not say: an operator who changes it alone pays a thousand kyat for one. */
export const currencyDeed: DeedKind<CurrencyChange, CurrencyState> = {
  kind: 'provider_currency',
  asks: ['content'],
  decides: ['cash'],
  data: CurrencyChange,
  subject: ({ provider_id }) => `provider:${provider_id}`,
  async lock(tx, { provider_id }) {
    await lockProvider.run({ provider_id }, tx);
  },
  async basis(db, { provider_id }) {
    const [it] = await findProviderCurrency.run({ provider_id }, db);
    return it ?? null;
  },
  title: (_data, { name }) => `The currency of ${name} is changed`,
  lines: ({ currency }, it) => [
    { field: 'Product', before: null, after: it.p_code },
    { field: 'Currency', before: WORDS[it.currency], after: WORDS[currency] },
  ],
  async perform(tx, { data }) {
    await putProviderCurrency.run(data, tx);
  },
};
