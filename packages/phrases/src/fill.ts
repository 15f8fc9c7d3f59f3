/**
 * Puts values in the places of a phrase: `fill('You have won {amount}', { amount: '1,000' })`. A place without a value stays as it is.
 * Where a language has a word of its own for one, `{count:friend|friends}` says the first word of one and the second of any other.
 */
export function fill(phrase: string, values: Record<string, string | number>): string {
  return phrase.replace(/\{(\w+)(?::([^|{}]+)\|([^|{}]+))?\}/g, (place, name: string, one?: string, many?: string) => {
    const value = name in values ? String(values[name]) : place;
    return one === undefined || many === undefined || value === place ? value : value === '1' ? one : many;
  });
}
