import { KYAT } from '../books.ts';
import type { Operator } from '../house.ts';
import type { Scene } from '../scene.ts';

export const TELLERS = ['cash-a', 'cash-b', 'cash-c'] as const satisfies Operator[];
/** Above it two operators decide, of money in and of money out. */
export const SECOND_ABOVE = 500_000 * KYAT;
const AMOUNTS_KYAT = [500, 1000, 3000, 5000, 20_000, 50_000, 100_000, 300_000, 500_000, 500_001, 900_000, 1_000_000, 1_000_001];

/** An amount of money in or out, often at a limit or just beyond it. */
export const someAmount = ({ dice }: Scene): number => KYAT * dice.of(AMOUNTS_KYAT);
