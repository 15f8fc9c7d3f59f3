import type { User } from '@shwekan/contract';
import { expect, test, vi } from 'vitest';

// Where the app runs there is a phone that keeps what is typed; what is looked at here is what becomes of it when an account is closed.

const KBZ = { id: 1, code: 'kbz', name: 'KBZPay', logo: null, minimum: '1000.00', maximum: '1000000.00' };
const method = (...numbers: string[]) => ({
  ...KBZ,
  payment_account_numbers: numbers.map((account_number) => ({ account_number, account_name: 'The House', room: null as string | null })),
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

test('the account to pay has room for the amount as it is typed; what is begun with never changes by itself, nor one whose number is copied', async () => {
  const { placeAsTyped, placeToPay } = await aPhone();
  const roomy = method('0978', '0979', '0977');
  const [, , small] = roomy.payment_account_numbers;
  if (small) small.room = '3000.00';
  const paying = (more: Partial<Parameters<typeof placeToPay>[1]>) => ({ begun: null, last: undefined, amount_pya: 0, ...more });
  const place = (more: Parameters<typeof paying>[0]) => placeToPay(roomy, paying(more));
  const typed = (more: Parameters<typeof paying>[0]) => placeAsTyped(roomy, paying(more));
  const begun = { method: roomy, account_number: '0977', gives_way: true };
  expect(place({}), 'the first').toBe(0);
  expect(place({ last: '0979' }), 'that of last time').toBe(1);
  expect(place({ last: '0977', amount_pya: 50_000_000 }), 'that of last time has no room').toBe(0);
  expect(typed({ begun, amount_pya: 300_000 }), 'begun with, and it has room').toBe(2);
  expect(typed({ begun, amount_pya: 300_100 }), 'begun with, and it has too little').toBe(0);
  expect(place({ begun, amount_pya: 300_100 }), 'begun with, and others took its room since').toBe(2);
  const copied = { ...begun, gives_way: false };
  expect(typed({ begun: copied, amount_pya: 50_000_000 }), 'copied').toBe(2);
  const { gives_way: _, ...older } = begun;
  expect(typed({ begun: older, amount_pya: 50_000_000 }), 'begun before an update of the app').toBe(2);
  expect(typed({ begun: { ...copied, method: { ...roomy, id: 2 } } }), 'of another way to pay').toBe(0);
  // None has room: the first has most.
  for (const account of roomy.payment_account_numbers) account.room = '3000.00';
  expect(typed({ begun, amount_pya: 50_000_000 })).toBe(0);
  // A server of the version before tells of no room.
  for (const account of roomy.payment_account_numbers) Reflect.deleteProperty(account, 'room');
  expect(typed({ begun, amount_pya: 50_000_000 })).toBe(2);
});
