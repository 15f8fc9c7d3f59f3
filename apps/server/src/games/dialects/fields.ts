import { isProviderCurrency, PROVIDER_CURRENCIES, type ProviderCurrency, providerAmount } from '@shwekan/rules';
import { z } from 'zod';

const ID_MAX = 200;
const CURRENCIES = Object.keys(PROVIDER_CURRENCIES) as ProviderCurrency[];

/** A field that may be left unsaid, which is null; what is neither makes its object unreadable. */
const said = <T>(shape: z.ZodType<T>) => z.preprocess((it) => (it === '' || it === undefined ? null : it), shape.nullable());

/** A text of at most 200 characters that the database can hold. */
export const TextField = said(
  z
    .string()
    .max(ID_MAX)
    .refine((it) => it.isWellFormed() && !it.includes('\0')),
);
/** An amount as `providerAmount` writes it. */
export const AmountField = said(
  z.string().transform((it, context) => {
    const amount = providerAmount(it);
    if (amount !== null) return amount;
    context.addIssue('no amount');
    return z.NEVER;
  }),
);
/** An aggregator's numbers of our currencies: a currency is one of them, or one of our words. */
export type CurrencyNumbers = ReadonlyMap<string, ProviderCurrency>;

/** The currency that a callback or a row of a report names: null when it says none, undefined when it is none that we know. */
export function currencyOf(word: string | null, numbers: CurrencyNumbers): ProviderCurrency | null | undefined {
  if (word === null || word === '') return null;
  return isProviderCurrency(word) ? word : numbers.get(word);
}

/** One of our words for currencies. */
export const CurrencyField = said(z.enum(CURRENCIES));
/** An instant, as `instantOf` reads it. */
export const InstantField = z.unknown().optional().transform(instantOf);

/** An instant sent as seconds or milliseconds since 1970, or as a date; null when it is none. */
export function instantOf(value: unknown): Date | null {
  if (typeof value !== 'string' || value === '' || value === '0') return null;
  const number = /^\d{9,13}$/.test(value) ? Number(value) : null;
  // A date without a zone is read as UTC: it is only ever compared with dates of the same provider.
  const at =
    number === null
      ? new Date(/[zZ]|[+-]\d\d:?\d\d$/.test(value) ? value : `${value}Z`)
      : new Date(value.length > 10 ? number : number * 1000);
  return Number.isNaN(at.getTime()) || at.getUTCFullYear() < 2000 || at.getUTCFullYear() > 2200 ? null : at;
}
