import type { AnswerRow } from '@shwekan/contract';
import { kyatShown, writeBets } from '@shwekan/rules';
import { pyaOf } from '@shwekan/ui';
import { ask } from '../app/queries.ts';
import { kyatNumber } from './format.ts';

export type Taker = AnswerRow<'GET /api/console/takers'>;
export type Sale = AnswerRow<'GET /api/console/lay-offs'>;

/** The houses that take what is laid off. */
export const takers = ask('GET /api/console/takers', {});

/** The reading calls that a sale changes: what is left of the numbers, what the draw may cost, what is owed. */
export const SALE_CALLS = [
  'GET /api/console/takers',
  'GET /api/console/lay-offs',
  'GET /api/console/takers/:id/statement',
  'GET /api/console/draws/:id',
  'GET /api/console/draws',
  'GET /api/console/board',
] as const;

/** The reading calls that a payment between two houses changes. */
export const PAYMENT_CALLS = ['GET /api/console/takers', 'GET /api/console/takers/:id/statement'] as const;

/** What was sold, as the trade writes it: `12.34=500`. */
export function linesShown({ lines }: Pick<Sale, 'lines'>): string {
  return writeBets(lines.map((it) => [it.bet_number, kyatNumber(it.amount)] as const)).replaceAll('\n', ' ');
}

/** Who owes whom: above zero this house owes the other. */
export function owedTo({ owed }: Pick<Taker, 'owed'>): { kyat: string; is_ours: boolean } {
  const pya = pyaOf(owed);
  return { kyat: kyatShown(Math.abs(pya)), is_ours: pya > 0 };
}
