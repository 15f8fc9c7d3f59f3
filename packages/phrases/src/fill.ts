/** Puts values in the places of a phrase: `fill('You have won {amount}', { amount: '1,000' })`. A place without a value stays as it is. */
export function fill(phrase: string, values: Record<string, string | number>): string {
  return phrase.replace(/\{(\w+)\}/g, (place, name: string) => (name in values ? String(values[name]) : place));
}
