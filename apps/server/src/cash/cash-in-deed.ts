import { kyatShown } from '@shwekan/rules';
import { z } from 'zod';
import { contestedBy, type FindCashInResult, findCashIn, lockCashIn } from '#queries/cash/approval.ts';
import type { Queryable } from '../platform/db.ts';
import type { DeedKind } from '../platform/deeds/kind.ts';
import { credit, refuseOverLimit } from './credit.ts';

const PaidIn = z.object({
  cash_in_id: z.number(),
  full_transaction_id: z.string(),
  /** What the asking operator had credited alone that day, where this takes it beyond the terms. */
  alone_pya: z.number().nullable().default(null),
  /** What the player had been credited by one person alone that day, where it is above the terms together. */
  player_alone_pya: z.number().nullable().default(null),
  /** Requests of other players with the same card or digits, as they were when it was asked: one more makes the deed stale. */
  contested_by: z.array(z.number()).default([]),
  correction: z.object({ amount_pya: z.number(), reason: z.string() }).nullable(),
  line: z
    .object({ id: z.number(), transaction_id: z.string(), amount_pya: z.number(), statement_id: z.number(), file_sha256: z.string() })
    .nullable(),
});

type Paying = Pick<z.output<typeof PaidIn>, 'cash_in_id' | 'full_transaction_id'>;

/**
 * Requests of other players for the payment that is to credit this one, which may be of other digits by a line. What another one was credited by has an
 * id of its own, which pays nobody twice.
 */
export async function unpaidRivals(db: Queryable, { cash_in_id, full_transaction_id }: Paying): Promise<number[]> {
  const others = await contestedBy.run({ cash_in_id, operator_id: null, paid_by: full_transaction_id }, db);
  return others.filter((it) => !it.is_paid).map((it) => it.id);
}

/** A cash-in above the amount of the terms, or above what the player wrote, or for a payment that another player asked for, or beyond what one credits alone in a day, or a player gets from single persons: an operator alone could credit what nobody paid. */
export const cashInDeed: DeedKind<z.output<typeof PaidIn>, FindCashInResult & { contested_by: number[] }> = {
  kind: 'cash_in',
  asks: ['cash'],
  decides: ['cash'],
  data: PaidIn,
  subject: ({ cash_in_id }) => `cash_in:${cash_in_id}`,
  async lock(tx, { cash_in_id }) {
    await lockCashIn.run({ cash_in_id }, tx);
  },
  async basis(db, data) {
    const [found] = await findCashIn.run(data, db);
    if (!found) return null;
    // Those that it shows may be gone by then: one more is what its second person has not read.
    const rivals = await unpaidRivals(db, data);
    return { ...found, contested_by: rivals.filter((id) => !data.contested_by.includes(id)) };
  },
  title: ({ cash_in_id }, { player }) => `Cash-in #${cash_in_id} of ${player} is credited`,
  lines: (
    { full_transaction_id, correction, line, alone_pya, player_alone_pya, contested_by },
    { phone, method, amount_pya, account_name, holder_phone, is_account_closed, promotion },
  ) => [
    { field: 'Phone', before: null, after: phone },
    correction === null
      ? { field: 'Amount', before: null, after: `${kyatShown(amount_pya)} kyat` }
      : { field: 'Amount', before: `${kyatShown(amount_pya)} kyat`, after: `${kyatShown(correction.amount_pya)} kyat` },
    ...(correction === null ? [] : [{ field: 'Why another amount', before: null, after: correction.reason }]),
    { field: 'Paid by', before: null, after: [method, account_name].filter(Boolean).join(', ') },
    ...(holder_phone === null
      ? []
      : [{ field: 'Paid to', before: null, after: is_account_closed ? `${holder_phone}, an account that is closed now` : holder_phone }]),
    { field: 'Full transaction ID', before: null, after: full_transaction_id },
    ...(line === null
      ? []
      : [{ field: 'By a statement', before: null, after: `#${line.statement_id}, file ${line.file_sha256.slice(0, 16)}` }]),
    ...(promotion === null ? [] : [{ field: 'Promotion', before: null, after: promotion }]),
    ...(contested_by.length === 0
      ? []
      : [{ field: 'Another player asked for the same payment', before: null, after: contested_by.map((id) => `#${id}`).join(', ') }]),
    ...(alone_pya === null ? [] : [{ field: 'Credited alone today by who asks', before: null, after: `${kyatShown(alone_pya)} kyat` }]),
    ...(player_alone_pya === null
      ? []
      : [{ field: 'Credited to the player today by one person alone', before: null, after: `${kyatShown(player_alone_pya)} kyat` }]),
  ],
  async perform(tx, { id: deed_id, data, operator_id, address }) {
    const [request] = await lockCashIn.run({ cash_in_id: data.cash_in_id }, tx);
    if (!request) throw new Error(`cash-in ${data.cash_in_id} is gone`);
    const { full_transaction_id, correction, line } = data;
    await refuseOverLimit(tx, request, correction);
    await credit(tx, request, { operator_id, address, deed_id, full_transaction_id, correction, line });
  },
};
