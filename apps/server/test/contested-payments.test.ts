import { describe, expect, test } from 'vitest';
import { cashRoom } from './cash-room.ts';
import { confirm, confirmDeed, decide, waiting } from './deeds.ts';
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
/** A second account of ours, of the same way to pay. */
const elsewhere = { account_number: '09420000777', account_name: 'Shwekan' };
const adding = { token: people.teller_a, params: { id: desk.method.id }, body: elsewhere };
await must(decide(world, world.call('POST /api/console/payment-methods/:id/accounts', adding)));
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

  test('and is too large for one is guarded no less: the second person knows of who asks after it was asked, and its asker rejects nobody they did not show', async () => {
    const { transaction_id, full } = payment();
    const friends = await asked({ transaction_id, amount: 600_000 });
    const first = await must(desk.approve(friends, full, people.teller_a));
    const own = await asked({ transaction_id, amount: 600_000 });
    expect((await confirmDeed(world, first.deed_id, people.teller_b)).body).toMatchObject({ code: 'deed_stale' });
    const { deed_id } = await must(desk.approve(friends, full, people.teller_a));
    const deed = (await waiting(world, people.teller_b)).find((it) => it.id === deed_id);
    expect(deed?.lines).toContainEqual({ field: 'Another player asked for the same payment', before: null, after: `#${own}` });
    await confirm(world, deed_id ?? 0, people.teller_b);
    // This one they saw; the next one asks after both have decided.
    expect((await rejectBy(own, people.teller_a)).status).toBe(200);
    const later = await asked({ transaction_id, amount: 600_000 });
    expect((await rejectBy(later, people.teller_a)).body).toMatchObject({ code: 'same_operator' });
    expect((await rejectBy(later, people.teller_b)).status).toBe(200);
  });

  test('beside another payment of the same digits, both too large for one: each is credited as its second person read it', async () => {
    const { transaction_id, full } = payment();
    const [one, other] = [await asked({ transaction_id, amount: 600_000 }), await asked({ transaction_id, amount: 600_000 })];
    const deeds = [
      await must(desk.approve(one, full, people.teller_a)),
      await must(desk.approve(other, `KBZ88${transaction_id}`, people.teller_a)),
    ];
    for (const { deed_id } of deeds) await confirm(world, deed_id ?? 0, people.teller_b);
    for (const id of [one, other]) expect((await desk.queue({ search: `#${id}` })).data[0]?.state).toBe('approved');
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

describe('an amount that a player was given alone, sent with made-up digits and not paid', () => {
  const statements = async () => {
    const [account] = (await must(world.call('GET /api/console/house-accounts', { token: desk.token() }))).data.filter(
      (it) => it.account_number === desk.body().holder_phone,
    );
    if (!account) throw new Error('no account');
    return { token: people.teller_b, params: { id: account.id } };
  };
  /** A statement of a colleague says that somebody paid it just now. */
  async function came(amount: number, full: string) {
    const [{ stamp } = { stamp: '' }] = await world.sql(
      "select to_char(product_now() at time zone 'Asia/Yangon', 'YYYY-MM-DD HH24:MI:SS') as stamp",
    );
    const content = Buffer.from(`Time,Transaction No.,Amount\n${stamp},${full},${amount}`).toString('base64');
    const call = await statements();
    await must(
      world.call('POST /api/console/house-accounts/:id/statements', { ...call, body: { kind: 'file', content, name: 'kbz.csv' } }),
    );
    return (await must(world.call('GET /api/console/house-accounts/:id/matches', call))).data.filter((it) => it.transaction_id === full);
  }
  /** The liar's request, of an amount near this one. */
  async function askedExactly(near: number) {
    const liar = await people.player();
    const body = { payment_id: desk.method.id, amount: near };
    const { data } = await must(world.call('POST /api/user/cash_in/exact_amount', { token: liar.token, body }));
    const amount = Number(data?.amount);
    return { amount, id: (await must(desk.ask(liar, { amount, transaction_id: payment().transaction_id }))).data.id };
  }
  const approve = async (line_id: number, cash_in_id: number) => {
    const body = { pairs: [{ line_id, cash_in_id }] };
    const call = { ...(await statements()), token: desk.token(), body };
    return (await must(world.call('POST /api/console/house-accounts/:id/matches/approve', call))).data[0];
  };

  test('is not certain beside who wrote the payment’s digits, to whichever account of ours', async () => {
    const { amount, id } = await askedExactly(41_000);
    const { transaction_id, full } = payment();
    const own = await asked({ transaction_id, amount, holder_phone: elsewhere.account_number });
    const found = await came(amount, full);
    expect(found.map((it) => [it.cash_in_id, it.state, it.reason])).toEqual([[own, 'likely', 'other_account']]);
    expect(await approve(found[0]?.id ?? 0, id)).toMatchObject({ outcome: 'refused', code: 'match_not_certain' });
  });

  test('is not certain of what came before it was given', async () => {
    await came(42_001, payment().full);
    await world.moveClock(5 * 60_000);
    const { amount, id } = await askedExactly(42_000);
    const [found] = (await must(world.call('GET /api/console/house-accounts/:id/matches', await statements()))).data.filter(
      (it) => it.cash_in_id === id,
    );
    expect([amount, found?.state, found?.reason]).toEqual([42_001, 'likely', 'digits_differ']);
  });

  test('is credited by two people where a request with the payment’s digits was rejected', async () => {
    const { amount, id } = await askedExactly(43_000);
    const { transaction_id, full } = payment();
    const own = await asked({ transaction_id, amount: 43_000 });
    await must(desk.reject(own));
    const [found] = await came(amount, full);
    expect(found).toMatchObject({ cash_in_id: id, state: 'certain', reason: 'exact' });
    expect(await approve(found?.id ?? 0, id)).toMatchObject({ outcome: 'asked' });
    const deed = (await waiting(world, people.teller_b)).find((it) => it.title.includes(`#${id} `));
    expect(deed?.lines).toContainEqual({ field: 'Another player asked for the same payment', before: null, after: `#${own}` });
  });

  test('keeps the payment from nobody by who credited it alone: a colleague decides what its payer asks later', async () => {
    const { amount, id } = await askedExactly(44_000);
    const { transaction_id, full } = payment();
    const [found] = await came(amount, full);
    expect(await approve(found?.id ?? 0, id)).toMatchObject({ outcome: 'approved' });
    const own = await asked({ transaction_id, amount });
    expect((await desk.reject(own)).body).toMatchObject({ code: 'same_operator' });
    expect((await rejectBy(own, people.teller_b)).status).toBe(200);
  });
});
