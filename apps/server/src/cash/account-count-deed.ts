import { kyatInFull } from '@shwekan/rules';
import { z } from 'zod';
import { findCounted, insertAccountCount } from '#queries/cash/house-accounts.ts';
import { lockAccount } from '#queries/cash/method-console.ts';
import type { DeedKind } from '../platform/deeds/kind.ts';

const AccountCount = z.object({
  account_id: z.number(),
  counted_pya: z.number(),
  booked_pya: z.number(),
  waiting_pya: z.number(),
  difference_pya: z.number(),
  note: z.string(),
  at: z.string(),
});
type AccountCount = z.output<typeof AccountCount>;
type Handed = { method: string; account_number: string; last_count_id: number | null };

/** An account handed over with what it holds: an operator alone could explain away what they took. */
export const accountCountDeed: DeedKind<AccountCount, Handed> = {
  kind: 'account_count',
  asks: ['cash'],
  decides: ['cash'],
  data: AccountCount,
  subject: ({ account_id }) => `payment_account:${account_id}`,
  async lock(tx, { account_id }) {
    await lockAccount.run({ account_id }, tx);
  },
  async basis(db, { account_id }) {
    const [found] = await findCounted.run({ account_id }, db);
    return found ?? null;
  },
  title: (_data, { method, account_number }) => `Account ${account_number} of ${method} is handed over`,
  lines: ({ counted_pya, booked_pya, waiting_pya, difference_pya, note }) => [
    { field: 'By the books', before: null, after: `${kyatInFull(booked_pya)} kyat` },
    { field: 'Asked for, not approved yet', before: null, after: `${kyatInFull(waiting_pya)} kyat` },
    { field: 'Counted in the payment app', before: null, after: `${kyatInFull(counted_pya)} kyat` },
    { field: 'Difference', before: null, after: differenceShown(difference_pya) },
    { field: 'Note', before: null, after: note },
  ],
  async perform(tx, { id, data }) {
    await insertAccountCount.run({ ...data, at: new Date(data.at), deed_id: id }, tx);
  },
};

function differenceShown(pya: number): string {
  if (pya === 0) return 'none';
  return `${kyatInFull(Math.abs(pya))} kyat ${pya < 0 ? 'missing' : 'over'}`;
}
