import { DIALECTS, type DialectName, isProviderCurrency, type ProviderCurrency } from '@shwekan/rules';
import { z } from 'zod';

/** A list with commas between. */
export const Words = z.string().transform((it) =>
  it
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean),
);

const Currencies = Words.transform((words, context): ReadonlyMap<string, ProviderCurrency> => {
  const known = new Map<string, ProviderCurrency>();
  for (const word of words) {
    const [number = '', name = '', ...more] = word.split(':');
    if (/^\d{1,9}$/.test(number) && isProviderCurrency(name) && more.length === 0) known.set(number, name);
    else context.addIssue({ code: 'custom', message: `${word} is no number with one of our currencies, as 19:MMK` });
  }
  return known;
});

const OF_EACH_DIALECT = {
  URL: z.url().optional(),
  OPERATOR: z.string().max(60).default(''),
  SECRET: z.string().max(200).default(''),
  ALLOW: Words.default([]),
};
type OfEachDialect = typeof OF_EACH_DIALECT;
type Beginning = (typeof DIALECTS)[DialectName]['setting'];
type AggregatorSettings = {
  [Name in `${Beginning}_${keyof OfEachDialect}`]: Name extends `${Beginning}_${infer End extends keyof OfEachDialect}`
    ? OfEachDialect[End]
    : never;
};
// The names are the list's, each with each ending.
const aggregatorSettings = Object.fromEntries(
  Object.values(DIALECTS).flatMap((it) => Object.entries(OF_EACH_DIALECT).map(([end, shape]) => [`${it.setting}_${end}`, shape])),
) as AggregatorSettings;

/** The settings of provider games. What an operator sets in the console comes before them. */
export const gameSettings = {
  // In demo mode the sandbox provider plays the aggregator.
  SANDBOX_URL: z.url().default('http://127.0.0.1:3002'),
  ...aggregatorSettings,
  /** The numbers by which GSC's CurrencyID names our currencies, as `19:MMK,20:MMK2`; our words are known without. */
  AGGREGATOR_GSC_CURRENCIES: Currencies.default(new Map()),
  /** Where the aggregator's callbacks come in when they shall not share the players' port. In demo mode they come in there as well. */
  WALLET_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  /** Most callbacks that are booked in one transaction, and how many such transactions are under way at once. */
  WALLET_BATCH: z.coerce.number().int().min(1).max(1000).default(128),
  WALLET_LANES: z.coerce.number().int().min(1).max(20).default(2),
  /** For so many days a callback is kept as it came. What it booked is kept for ever. */
  GAME_CALLBACK_DAYS: z.coerce.number().int().min(120).max(36_500).default(400),
  GAME_IMAGE_HOSTS: Words.default([]),
  /** 32 random bytes in base64: seals what operators enter and nobody may read back. */
  SECRETS_KEY: z
    .string()
    .refine((it) => Buffer.from(it, 'base64').length === 32, '32 bytes in base64')
    .optional(),
};
