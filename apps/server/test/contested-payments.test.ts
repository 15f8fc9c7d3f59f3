import { describe, expect, test } from 'vitest';
import { cashRoom } from './cash-room.ts';
import { confirm, waiting } from './deeds.ts';
import { must } from './people.ts';
import { walletPeople } from './wallet-people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const people = await walletPeople(world);
const desk = await cashRoom(world);

let digits = 200_000;
/** A payment that came: its last six digits, and its whole id. */
function payment() {
  digits += 1;
  return { transaction_id: String(digits), full: `KBZ77${digits}` };
}
const asked = async (more: Record<string, unknown>) => (await must(desk.ask(await people.player(), more))).data.id;
const rejectBy = (id: number, token: string) =>
  world.call('POST /api/console/cash-in/:id/reject', { token, params: { id }, body: { reason: 'not found on our account' } });

describe('a payment that two players say is theirs', () => {
  test.each([
    ['was rejected', async (id: number) => void (await must(desk.reject(id)))],
    ['waits', async () => {}],
  ])('is credited to one by two people while the other’s request %s, whatever amount either wrote', async (_state, end) => {
    const { transaction_id, full } = payment();
    const own = await asked({ transaction_id, amount: 50_000 });
    await end(own);
    const friends = await asked({ transaction_id, amount: 49_000 });
    const { data, deed_id } = await must(desk.approve(friends, full));
    expect([data.state, deed_id]).toEqual(['pending', expect.any(Number)]);
    const deed = (await waiting(world, people.teller_b)).find((it) => it.id === deed_id);
    expect(deed?.lines).toContainEqual({ field: 'Another player asked for the same payment', before: null, after: `#${own}` });
    await confirm(world, deed_id ?? 0, people.teller_b);
    expect((await desk.queue({ search: `#${friends}` })).data[0]?.state).toBe('approved');
  });

  test('is kept from nobody by who credited it to another alone: a colleague rejects, or two have credited it', async () => {
    const { transaction_id, full } = payment();
    const friends = await asked({ transaction_id, amount: 50_000 });
    expect((await must(desk.approve(friends, full))).data.state).toBe('approved');
    const own = await asked({ transaction_id, amount: 50_000 });
    expect((await desk.reject(own)).body).toMatchObject({ code: 'same_operator' });
    expect((await rejectBy(own, people.teller_b)).status).toBe(200);
    // The same digits of another month are another payment.
    await world.sql(`update cash_in set created_at = created_at - interval '15 days' where id = any ($1::bigint[])`, [[friends, own]]);
    const later = await asked({ transaction_id, amount: 50_000 });
    expect((await must(desk.approve(later, `KBZ88${transaction_id}`))).data.state).toBe('approved');
  });

  test('by card is guarded in the same way', async () => {
    const { pay } = await must(world.call('GET /api/payment-method/show-cashin'));
    expect(pay.length).toBeGreaterThan(0);
    const mobile = (await must(world.call('GET /api/console/payment-methods', { token: people.teller_a }))).data.find(
      (it) => it.code === 'mpt',
    );
    const card = async () => ({
      is_mobile_topup: true,
      payment_id: mobile?.id,
      amount: 10_000,
      voucher_code: 'CARD123123123',
    });
    const own = await asked(await card());
    await must(desk.reject(own));
    const friends = await asked(await card());
    const approving = { token: desk.token(), params: { id: friends }, body: {} };
    const { deed_id } = await must(world.call('POST /api/console/cash-in/:id/approve', approving));
    expect(deed_id).toEqual(expect.any(Number));
  });
});
