import { confirmWaiting } from './deeds.ts';
import type { Door } from './door.ts';
import { DEMO_ACCOUNTS, DEMO_HOLDER } from './house.ts';

type Method = { id: number; code: string; kind: string; cash_in_open: boolean; cash_out_open: boolean; accounts: unknown[] };

/** Gives each way to pay an account of ours, by one operator and a second, and opens it, once: a demo offers all of them. */
export async function openPayAccounts(door: Door, token: string, second: string): Promise<void> {
  await confirmWaiting(door, second);
  const { data } = await door.must<{ data: Method[] }>('GET /api/console/payment-methods', { token });
  for (const method of data) {
    const params = { id: method.id };
    const account_number = DEMO_ACCOUNTS[method.code];
    if (account_number !== undefined && method.accounts.length === 0) {
      const body = { account_number, account_name: DEMO_HOLDER };
      await door.must('POST /api/console/payment-methods/:id/accounts', { token, params, body });
    }
    // A top-up card's number is no way to pay money out.
    const open = { cash_in_open: true, cash_out_open: method.kind !== 'mobile_topup' };
    if (method.cash_in_open === open.cash_in_open && method.cash_out_open === open.cash_out_open) continue;
    await door.must('POST /api/console/payment-methods/:id', { token, params, body: open });
  }
  await confirmWaiting(door, second);
}
