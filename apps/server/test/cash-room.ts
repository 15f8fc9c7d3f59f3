import { addOperator } from '../src/operators/add-operator.ts';
import { must, operatorToken, type TestPlayer } from './people.ts';
import type { TestWorld } from './world.ts';

/** The cash room's two sides for a test: asking as a player, deciding as an operator. */
export async function cashRoom(world: TestWorld) {
  await addOperator(world.database_url, { username: 'finance', password: 'finance-password', roles: ['cash'] });
  const logIn = () => operatorToken(world, 'finance', 'finance-password');
  let operator = await logIn();
  const methods = await must(world.call('GET /api/payment-method/show-cashin'));
  const method = methods.pay[0];
  const account = method?.payment_account_numbers[0];
  if (!method || !account) throw new Error('no payment method is open');
  const body = (more: Record<string, unknown> = {}) => ({
    payment_id: method.id,
    account_name: 'U Ba Maung',
    transaction_id: '123456',
    amount: 5000,
    holder_phone: account.account_number,
    ...more,
  });
  /** The last digits that each request was sent with: no two players give the same, for a payment that two ask for takes two operators. */
  const digits = new Map<number, string>();
  return {
    /** Logs the operator in again: a session ends when the clock has moved far. */
    logInAgain: async () => {
      operator = await logIn();
    },
    token: () => operator,
    method,
    body,
    async ask(player: TestPlayer, more: Record<string, unknown> = {}, key?: string) {
      const sent = body({ transaction_id: String(100_000 + player.id), ...more });
      const got = await world.call('POST /api/cash-in', {
        token: player.token,
        body: sent,
        headers: key ? { 'Idempotency-Key': key } : {},
      });
      if (got.status === 200) digits.set(got.body.data.id, String(sent.transaction_id));
      return got;
    },
    /** A whole id of the payment that a request is about. */
    wholeId: (id: number, prefix = 'KBZ') => `${prefix}${digits.get(id)}`,
    approve: (id: number, full_transaction_id: string, token?: string) =>
      world.call('POST /api/console/cash-in/:id/approve', { token: token ?? operator, params: { id }, body: { full_transaction_id } }),
    reject: (id: number, reason = 'not found on our account') =>
      world.call('POST /api/console/cash-in/:id/reject', { token: operator, params: { id }, body: { reason } }),
    queue: async (query: Record<string, string | number> = {}) =>
      must(world.call('GET /api/console/cash-in', { token: operator, query: { limit: 200, ...query } })),
    balance: async (player: TestPlayer) => (await must(world.call('GET /api/user/profile', { token: player.token }))).data.balance,
    history: (player: TestPlayer, query: Record<string, string | number> = {}) =>
      must(world.call('GET /api/user/cash_in_history', { token: player.token, query })),
  };
}
