/** Amounts of the trade's notation go by so many kyat: what is above a limit is rounded up to it. */
const STEP_KYAT = 100;

/** What is staked on numbers above a limit, in kyat, the dearest amount first: rounded up, but never to more than is staked, which nobody can sell. */
export function excessOver(taken: Iterable<readonly [number: string, kyat: number]>, limit_kyat: number): (readonly [string, number])[] {
  return [...taken]
    .map(
      ([number, kyat]) => [number, Math.min(Math.ceil((kyat - limit_kyat) / STEP_KYAT), Math.floor(kyat / STEP_KYAT)) * STEP_KYAT] as const,
    )
    .filter(([, kyat]) => kyat > 0)
    .sort(([a, a_kyat], [b, b_kyat]) => b_kyat - a_kyat || a.localeCompare(b));
}

/** Amounts on numbers as the trade writes them, a line for each amount: `12.34=500`. `readBets` reads the same from it. */
export function writeBets(lines: readonly (readonly [number: string, kyat: number])[]): string {
  const byAmount = new Map<number, string[]>();
  for (const [number, kyat] of lines) byAmount.set(kyat, [...(byAmount.get(kyat) ?? []), number]);
  return [...byAmount].map(([kyat, numbers]) => `${numbers.join('.')}=${kyat}`).join('\n');
}
