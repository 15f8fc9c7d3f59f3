/** What one unit of a provider's currency is in pya. MMK2 counts thousands of kyat, MMK3 hundreds. */
export const PROVIDER_CURRENCIES = { MMK: 100, MMK2: 100_000, MMK3: 10_000 } as const;
export type ProviderCurrency = keyof typeof PROVIDER_CURRENCIES;

const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d{1,20}))?$/;

/** Whether a word names a currency that providers may settle in. */
export function isProviderCurrency(word: string): word is ProviderCurrency {
  return Object.keys(PROVIDER_CURRENCIES).includes(word);
}

/**
 * An amount of a provider in one writing ("-100.5" for "-0100.50"), or null when it is none: exponents, hex, commas, blanks, a
 * plus, NaN. Numbers are given as the digits that were sent, so that no fraction was ever a float.
 */
export function providerAmount(sent: string): string | null {
  const parts = DECIMAL.exec(sent);
  if (parts === null) return null;
  const [, minus = '', whole = '', decimals = ''] = parts;
  const digits = whole.replace(/^0+(?=\d)/, '');
  const fraction = decimals.replace(/0+$/, '');
  const value = fraction === '' ? digits : `${digits}.${fraction}`;
  return value === '0' ? '0' : minus + value;
}

/** A provider's amount in pya, rounded half to even once; null beyond a safe integer. `amount` comes from `providerAmount`. */
export function providerPya(amount: string, currency: ProviderCurrency): number | null {
  const is_minus = amount.startsWith('-');
  const [whole = '', fraction = ''] = (is_minus ? amount.slice(1) : amount).split('.');
  const unit = 10n ** BigInt(fraction.length);
  const exact = BigInt(whole + fraction) * BigInt(PROVIDER_CURRENCIES[currency]);
  const twice_rest = (exact % unit) * 2n;
  let pya = exact / unit;
  if (twice_rest > unit || (twice_rest === unit && pya % 2n === 1n)) pya += 1n;
  if (pya > BigInt(Number.MAX_SAFE_INTEGER)) return null;
  return is_minus && pya !== 0n ? -Number(pya) : Number(pya);
}

/** Pya in a provider's currency: two decimals in kyat, four in a scaled currency, rounded down so that no balance is shown too high. */
export function providerText(pya: number, currency: ProviderCurrency): string {
  const decimals = currency === 'MMK' ? 2 : 4;
  const per_step = PROVIDER_CURRENCIES[currency] / 10 ** decimals;
  const steps = Math.floor(pya / per_step);
  const digits = String(Math.abs(steps)).padStart(decimals + 1, '0');
  return `${steps < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
