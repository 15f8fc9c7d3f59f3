import type { User } from '@shwekan/contract';
import { expect, test, vi } from 'vitest';

// Where the app runs there is a phone that keeps what is typed; what is looked at here is what becomes of it when an account is closed.

const KBZ = { id: 1, code: 'kbz', name: 'KBZPay', logo: null, minimum: '1000.00', maximum: '1000000.00' };
const method = (...numbers: string[]) => ({
  ...KBZ,
  payment_account_numbers: numbers.map((account_number) => ({ account_number, account_name: 'The House' })),
});
const card = { ...KBZ, id: 9, percentage: 10 };

async function aPhone() {
  vi.resetModules();
  const kept = new Map<string, string>([['user_info', JSON.stringify({ id: 1, token: 'the-token' })]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('history', { state: null });
  const [draft, cashin, session] = await Promise.all([
    import('../../src/parts/cash/draft.ts'),
    import('../../src/screens/cashin/begun-transfer.ts'),
    import('../../src/house/session.ts'),
  ]);
  return { kept, ...draft, ...cashin, ...session };
}

test('an account whose number was read and that is offered no more is told, whether others are or not; one that is offered is not', async () => {
  const { closedAccount } = await aPhone();
  const begun = { method: method('0978', '0979'), account_number: '0979' };
  expect(closedAccount(method('0979', '0978'), begun)).toBeNull();
  expect(closedAccount(method('0978'), begun)).toMatchObject({ account_number: '0979', account_name: 'The House' });
  expect(closedAccount(method(), begun)).toMatchObject({ account_number: '0979' });
  // Of another way to pay, or with nothing begun, there is nothing to tell.
  expect(closedAccount({ ...method('0978'), id: 2 }, begun)).toBeNull();
  expect(closedAccount(card, begun)).toBeNull();
  expect(closedAccount(method('0978'), null)).toBeNull();
});

test('what was begun outlives a reload, and goes with what was typed once it is sent', async () => {
  const { cashinDraft, readBegun } = await aPhone();
  const begun = { method: method('0979'), account_number: '0979', is_paid: true };
  cashinDraft.keep({ begun, texts: { account_name: 'U Ba', transaction_id: '123456' } });
  expect(readBegun()).toEqual(begun);
  cashinDraft.clear();
  expect(readBegun()).toBeNull();
  expect(cashinDraft.read().texts).toEqual({ account_name: 'U Ba' });
  cashinDraft.keep({ begun: { account_number: '0979' } });
  expect(readBegun(), 'not what is kept here').toBeNull();
});

test("what was typed of a cash-in and a cash-out outlives a session that ran out, is nobody else's, and goes with who logs out", async () => {
  const it = await aPhone();
  const begun = { method: method('0979'), account_number: '0979', is_paid: true };
  it.cashinDraft.keep({ begun, texts: { amount: '30000', account_name: 'U Ba' } });
  it.cashoutDraft.keep({ texts: { amount: '5000' } });
  it.messageDraft.keep({ texts: { new: 'Where is my money?' } });
  it.endSession();
  expect(it.cashinDraft.read().texts, 'a visitor reads nothing of it').toEqual({});
  it.startSession({ id: 2 } as User, 'of another player');
  expect([it.cashinDraft.read().texts, it.cashoutDraft.read().texts, it.readBegun()]).toEqual([{}, {}, null]);
  it.startSession({ id: 1 } as User, 'another token');
  expect(it.readBegun()).toEqual(begun);
  expect(it.cashinDraft.read().texts).toEqual({ amount: '30000', account_name: 'U Ba' });
  expect(it.cashoutDraft.read().texts).toEqual({ amount: '5000' });
  it.forgetDrafts();
  it.endSession();
  expect([...it.kept.keys()]).toEqual([]);
});
