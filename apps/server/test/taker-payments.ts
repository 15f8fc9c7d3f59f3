import { addOperator } from '../src/operators/add-operator.ts';
import { decide, waiting } from './deeds.ts';
import { layOffRoom } from './lay-off-room.ts';
import { must, operatorToken } from './people.ts';

type Payment = Parameters<Awaited<ReturnType<typeof layOffRoom>>['world']['call']>[1];
const PASSWORD = 'a-second-teller-password';
/** A payment that this house made on the day of the room. */
export const PAID = {
  direction: 'out' as 'in' | 'out',
  amount: 10_000 as number | string,
  day: '2026-11-23',
  way: 'app' as 'app' | 'bank' | 'cash',
  reference: 'KBZ 0001',
  note: '',
  account_id: null as number | null,
  is_ahead: false,
};
export type PaymentIn = typeof PAID;

/** A room in which this house owes another one 26,250 kyat, with two tellers and what is asked of payments. */
export async function paymentRoom() {
  const room = await layOffRoom();
  const { world, golden, player, sell, stake, drawOf } = room;
  await addOperator(world.database_url, { username: 'finance-b', password: PASSWORD, roles: ['cash'] });
  const finance_b = await operatorToken(world, 'finance-b', PASSWORD);
  const draw = await drawOf('2D', '11:00 AM');
  await stake(player, [['07', 50_000]], '11:00 AM');
  await must(sell(draw.id, golden.id, [['07', 30_000]]));

  const ask = (paid: Partial<PaymentIn> = {}, { token = world.finance, id = golden.id } = {}) =>
    world.call('POST /api/console/takers/:id/payments', { token, params: { id }, body: { ...PAID, ...paid } } satisfies Payment);
  const askTakeBack = (payment_id: number, token = world.finance) =>
    world.call('POST /api/console/taker-payments/:id/take-back', { token, params: { id: payment_id }, body: { reason: 'Typed wrong' } });
  const pay = (paid: Partial<PaymentIn> = {}, id = golden.id) => must(decide(world, ask(paid, { id })));
  const statementOf = async (id = golden.id, token = world.finance) =>
    (await must(world.call('GET /api/console/takers/:id/statement', { token, params: { id }, query: { limit: 200 } }))).data;
  /** The payment of a reference that stands. */
  const paymentOf = async (reference: string, id = golden.id) => {
    const found = (await statementOf(id)).find((it) => it.reference === reference && !it.is_taken_back);
    return found?.payment_id ?? Promise.reject(new Error(`no payment ${reference}`));
  };
  const owed = async (name = 'Golden house') => (await room.takerOf(name)).owed;
  const accounts = async () => (await must(world.call('GET /api/console/house-accounts', { token: world.finance }))).data;
  const account = async () => (await accounts())[0] ?? Promise.reject(new Error('no account'));
  /** What confirming a deed answers with what was read of it before. */
  const digestOf = async (deed_id: number | null) => (await waiting(world, finance_b)).find((it) => it.id === deed_id)?.digest ?? 'gone';
  const confirmWith = (deed_id: number | null, digest: string, token = finance_b) =>
    world.call('POST /api/console/deeds/:id/confirm', { token, params: { id: deed_id ?? 0 }, body: { digest } });
  /** The purse of a house in the ledger, in kyat. */
  const purseOf = async (kind: string, name: string) => {
    const [row] = await world.sql(
      `select coalesce(sum(case when m.to_purse = p.id then m.amount else -m.amount end), 0)::bigint as pya
       from purse p left join move m on p.id in (m.from_purse, m.to_purse) where p.kind = $1 and p.name = $2`,
      [kind, name],
    );
    return Number(row?.['pya']) / 100;
  };
  return {
    ...room,
    ...{ draw, finance_b, ask, askTakeBack, pay, statementOf, paymentOf, owed, account, digestOf, confirmWith, purseOf },
  };
}
