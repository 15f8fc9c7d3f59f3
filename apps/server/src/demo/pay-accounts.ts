import type { Door } from './door.ts';

/** Numbers of nobody: they begin with what no operator of Myanmar gives out. */
const ACCOUNTS: Record<string, string> = {
  wavepay: '09799000222',
  ayapay: '09799000333',
  cbpay: '09799000444',
  kbz: '0103 0000 0011 1001',
  aya: '2000 0000 0022 2002',
  cb: '0051 0000 0033 3003',
};
type Method = { id: number; code: string; accounts: unknown[] };

/** Gives each way to pay an account of ours, once: a demo offers all of them. */
export async function openPayAccounts(door: Door, token: string): Promise<void> {
  const { data } = await door.must<{ data: Method[] }>('GET /api/console/payment-methods', { token });
  for (const { id, code, accounts } of data) {
    const account_number = ACCOUNTS[code];
    if (account_number === undefined || accounts.length > 0) continue;
    const body = { account_number, account_name: 'Shwekan Co., Ltd.' };
    await door.must('POST /api/console/payment-methods/:id/accounts', { token, params: { id }, body });
  }
}
