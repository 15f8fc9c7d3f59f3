import { PROVIDER_CURRENCIES, type ProviderCurrency } from '@shwekan/rules';
import { categoryOf } from '../dialects/game-types.ts';
import { ACTIVE, wordsOf } from './game-rows.ts';

/** A product as an aggregator's list has it, its rows of several game types and currencies taken together. */
export type ListedProduct = { p_code: string; name: string; currency: ProviderCurrency; categories: number[] };

const NAME_MAX = 60;
// Unscaled first: of several, the first one here is taken.
const CURRENCIES = Object.keys(PROVIDER_CURRENCIES) as ProviderCurrency[];

/** Reads an aggregator's list of products. Rows that are none for us are counted, and no row stops the others. */
export function readProducts(rows: readonly unknown[], dialect: string): { products: ListedProduct[]; skipped_count: number } {
  const products = new Map<string, ListedProduct>();
  let skipped_count = 0;
  for (const row of rows) {
    const read = readProduct(row, dialect);
    const known = read && products.get(read.p_code);
    if (read === null) skipped_count += 1;
    else if (!known) products.set(read.p_code, read);
    else {
      known.categories = [...new Set([...known.categories, ...read.categories])].sort((a, b) => a - b);
      if (CURRENCIES.indexOf(read.currency) < CURRENCIES.indexOf(known.currency)) known.currency = read.currency;
    }
  }
  return { products: [...products.values()].sort((a, b) => Number(a.p_code) - Number(b.p_code)), skipped_count };
}

function readProduct(row: unknown, dialect: string): ListedProduct | null {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return null;
  const word = wordsOf(row as Record<string, unknown>);
  const p_code = word('productcode', 'productid', 'pcode');
  if (!/^[1-9]\d{0,8}$/.test(p_code) || !ACTIVE.includes(word('status').toUpperCase())) return null;
  // An aggregator that speaks both dialects tells of each product in which.
  const spoken = word('dialect');
  if (spoken !== '' && spoken !== dialect) return null;
  const said: string[] = word('currency', 'supportcurrency')
    .toUpperCase()
    .match(/[A-Z0-9]+/g) ?? ['MMK'];
  const currency = CURRENCIES.find((it) => said.includes(it));
  if (currency === undefined) return null;
  const name = word('producttitle', 'productname', 'provider', 'name') || p_code;
  return { p_code, name: name.slice(0, NAME_MAX).trim(), currency, categories: [categoryOf(word('gametype', 'type'), null).category_id] };
}
