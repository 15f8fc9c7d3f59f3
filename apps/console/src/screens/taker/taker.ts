import type { AnswerRow } from '@shwekan/contract';
import { kyatShown, refuseTakerPayment } from '@shwekan/rules';
import { pyaOf } from '@shwekan/ui';
import { owedTo, type Taker } from '../../parts/lay-off.ts';

export type Move = AnswerRow<'GET /api/console/takers/:id/statement'>;

/** What is filled in of a payment; an empty account is none. */
export type PaymentDraft = {
  direction: 'in' | 'out';
  amount: number | string;
  day: string;
  way: 'bank' | 'app' | 'cash';
  account: string;
  reference: string;
  note: string;
  is_ahead: boolean;
};

/** A payment as it begins: whoever owes pays. */
export function draftOf({ owed }: Pick<Taker, 'owed'>, today: string): PaymentDraft {
  const direction = owedTo({ owed }).is_ours ? 'out' : 'in';
  return { direction, amount: '', day: today, way: 'app', account: '', reference: '', note: '', is_ahead: false };
}

/** Why an amount cannot be sent so, or null. */
export function refuseAmount({ direction, amount, is_ahead }: PaymentDraft, { owed }: Pick<Taker, 'owed'>): string | null {
  if (amount === '') return null;
  const owed_pya = pyaOf(owed);
  const refused = refuseTakerPayment({ direction, amount_pya: Number(amount) * 100, owed_pya, is_ahead });
  if (refused !== 'payment_above_owed') return null;
  const due = kyatShown(Math.max(0, direction === 'out' ? owed_pya : 0 - owed_pya));
  return direction === 'out' ? `We owe it ${due} kyat.` : `It owes us ${due} kyat.`;
}
