import { expect, test } from 'vitest';
import { cashIn } from './cash-in.ts';
import { confirmDeed } from './deeds.ts';
import { must } from './people.ts';
import { walletPeople } from './wallet-people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const people = await walletPeople(world);

let payments = 0;
const pay = (id: number, token: string) => {
  payments += 1;
  return world.call('POST /api/console/cash-out/:id/pay', { token, params: { id }, body: { payout_reference: `OUT-${payments}` } });
};
const askToPay = (id: number, token: string) => world.call('POST /api/console/cash-out/:id/ask', { token, params: { id } });
const asked = async (...asking: Parameters<typeof people.cashOut>) => (await must(people.cashOut(...asking))).data.id;

test('nobody alone pays a player whom they credited last, an owner neither; another operator does', async () => {
  const player = await people.player();
  for (const creditor of [people.teller_a, people.boss]) {
    await cashIn(world, player, 10_000, creditor);
    const id = await asked(player);
    expect((await pay(id, creditor)).body.code).toBe('credited_by_same_operator');
    expect((await askToPay(id, people.teller_b)).body.code).toBe('no_second_needed');
    expect((await pay(id, people.teller_b)).status).toBe(200);
  }
});

test('whoever credited a player last reads that it takes two, asks, and pays once a second person has confirmed it', async () => {
  const player = await people.player();
  await cashIn(world, player, 10_000, people.teller_a);
  const id = await asked(player);
  const seenBy = async (token: string) => {
    const { data } = await must(world.call('GET /api/console/cash-out', { token, query: { search: `#${id}` } }));
    return data.map((it) => [it.needs_second, it.asked_by, it.confirmed_by]);
  };
  expect(await seenBy(people.teller_a)).toEqual([[true, null, null]]);
  expect(await seenBy(people.teller_b)).toEqual([[false, null, null]]);
  const { deed_id } = await must(askToPay(id, people.teller_a));
  expect((await pay(id, people.teller_a)).body.code).toBe('credited_by_same_operator');
  expect((await confirmDeed(world, deed_id, people.teller_a)).body.code).toBe('same_operator');
  await must(confirmDeed(world, deed_id, people.teller_b));
  expect(await seenBy(people.teller_a)).toEqual([[true, 'teller-a', 'teller-b']]);
  expect((await pay(id, people.teller_a)).status).toBe(200);
  expect(await seenBy(people.teller_a)).toEqual([[false, 'teller-a', 'teller-b']]);
});

test('another operator pays at once what the creditor has asked for: the deed is dropped', async () => {
  const player = await people.player();
  await cashIn(world, player, 10_000, people.teller_a);
  const id = await asked(player);
  const { deed_id } = await must(askToPay(id, people.teller_a));
  expect((await pay(id, people.teller_b)).status).toBe(200);
  expect((await confirmDeed(world, deed_id, people.boss)).body.code).toBe('deed_stale');
});

test('nobody alone pays a player whose level 2 they approved', async () => {
  const player = await people.player(10_000);
  await world.sql(
    `insert into level_two_request (player_id, image_key, state, name, decided_by, decided_at)
     select $1, 'x', 'approved', 'Aung Aung', id, product_now() from operator where username = 'teller-b'`,
    [player.id],
  );
  const id = await asked(player);
  expect((await pay(id, people.teller_b)).body.code).toBe('credited_by_same_operator');
  expect((await pay(id, people.teller_a)).status).toBe(200);
});

test('an account in another name is paid by two operators, whatever the amount', async () => {
  const player = await people.player(10_000, 'Mya Mya');
  const id = await asked(player);
  expect((await pay(id, people.teller_a)).body.code).toBe('second_operator_needed');
  const { deed_id } = await must(askToPay(id, people.teller_a));
  for (const teller of [people.teller_a, people.teller_b]) expect((await pay(id, teller)).body.code).toBe('second_operator_needed');
  expect((await confirmDeed(world, deed_id, people.teller_a)).body.code).toBe('same_operator');
  await must(confirmDeed(world, deed_id, people.teller_b));
  expect((await pay(id, people.teller_b)).status).toBe(200);
});

test('who credited a player may pay them when two people have agreed to it', async () => {
  const player = await people.player();
  await cashIn(world, player, 10_000, people.teller_a);
  const id = await asked(player, { account_name: 'U Ba' });
  const { deed_id } = await must(askToPay(id, people.teller_a));
  await must(confirmDeed(world, deed_id, people.teller_b));
  expect((await pay(id, people.teller_a)).status).toBe(200);
});
