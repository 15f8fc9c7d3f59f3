/** All money of the model, by purse: `main:7` is of a player, `house_cash:kbzpay` of the house. Amounts in pya, points in points. */
export class Books {
  readonly purses = new Map<string, number>();
  /** What moved on which Yangon day, for the reports: each move as it was made. */
  readonly moves: Move[] = [];

  of(purse: string): number {
    return this.purses.get(purse) ?? 0;
  }

  /** Takes from one purse what it gives to another. Below 0 the other way round. */
  move(from: string, to: string, amount: number, about: About): void {
    if (!Number.isSafeInteger(amount)) throw new Error(`the model moves ${amount} from ${from} to ${to}`);
    if (amount === 0) return;
    this.purses.set(from, this.of(from) - amount);
    this.purses.set(to, this.of(to) + amount);
    this.moves.push({ from, to, amount, ...about });
  }
}

type About = { day: string; reason: string };
export type Move = About & { from: string; to: string; amount: number };

export const KYAT = 100;

/** A part of an amount in basis points, rounded down, exact for every amount. */
export function partOf(amount: number, basis_points: number): number {
  const exact = BigInt(amount) * BigInt(basis_points);
  const wholes = exact / 10_000n;
  return Number(exact < 0n && exact % 10_000n !== 0n ? wholes - 1n : wholes);
}

/** As the wire says an amount: kyat with two decimals. */
export function wire(pya: number): string {
  const sign = pya < 0 ? '-' : '';
  const [whole, rest] = [Math.floor(Math.abs(pya) / KYAT), Math.abs(pya) % KYAT];
  return `${sign}${whole}.${String(rest).padStart(2, '0')}`;
}
