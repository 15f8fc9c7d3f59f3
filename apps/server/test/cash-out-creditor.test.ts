import { expect, test } from 'vitest';
import { cashIn } from './cash-in.ts';
import { cashRoom } from './cash-room.ts';
import { confirmDeed, decide, waiting } from './deeds.ts';
import { must } from './people.ts';
import { times, walletPeople } from './wallet-people.ts';
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

test('nobody alone pays a player whom they credited alone, an owner neither; another operator does', async () => {
  const player = await people.player();
  for (const creditor of [people.teller_a, people.boss]) {
    await cashIn(world, player, 10_000, creditor);
    const id = await asked(player);
    expect((await pay(id, creditor)).body.code).toBe('credited_by_same_operator');
    expect((await askToPay(id, people.teller_b)).body.code).toBe('no_second_needed');
    expect((await pay(id, people.teller_b)).status).toBe(200);
  }
});

test('whoever credited a player alone reads that it takes two, asks, and pays once a second person has confirmed it', async () => {
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

test('a small credit by a colleague frees nobody to pay out what they credited alone', async () => {
  const player = await people.player();
  await cashIn(world, player, 400_000, people.teller_a);
  await cashIn(world, player, 1_000, people.teller_b);
  const id = await asked(player, { amount: 400_000 });
  expect((await pay(id, people.teller_a)).body.code).toBe('credited_by_same_operator');
  // What the colleague credited is small: they pay it.
  expect((await pay(id, people.teller_b)).status).toBe(200);
});

test('many small credits by one operator count together', async () => {
  const player = await people.player();
  for (let n = 0; n < 3; n += 1) await cashIn(world, player, 2_000, people.teller_a);
  const id = await asked(player);
  expect((await pay(id, people.teller_a)).body.code).toBe('credited_by_same_operator');
});

test('a credit keeps nobody from paying once what it brought was gone, neither what is on its way back nor won by it', async () => {
  const player = await people.player();
  await cashIn(world, player, 10_000, people.teller_a);
  // Held for a cash-out it is still there.
  const first = await asked(player, { amount: 10_000 });
  await cashIn(world, player, 20_000, people.teller_b);
  expect((await pay(first, people.teller_a)).body.code).toBe('credited_by_same_operator');
  await must(
    world.call('POST /api/console/cash-out/:id/reject', { token: people.teller_b, params: { id: first }, body: { reason: 'no' } }),
  );
  const all = await asked(player, { amount: 30_000 });
  expect((await pay(all, people.teller_b)).body.code).toBe('credited_by_same_operator');
  const { deed_id } = await must(askToPay(all, people.teller_b));
  await must(confirmDeed(world, deed_id, people.teller_a));
  expect((await pay(all, people.teller_b)).status).toBe(200);
  await cashIn(world, player, 6_000, people.banker);
  const last = await asked(player, { amount: 6_000 });
  expect((await pay(last, people.teller_a)).status).toBe(200);
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

test('what single persons credit one player in a day is bounded together: beyond the amount of the terms a second one confirms', async () => {
  const [desk, player] = [await cashRoom(world), await people.player()];
  const ask = async (nth: number) => (await must(desk.ask(player, { amount: 240_000, transaction_id: String(810_000 + nth) }))).data.id;
  for (const nth of [1, 2])
    expect((await must(desk.approve(await ask(nth), `KBZ${810_000 + nth}`, people.teller_a))).data.state).toBe('approved');
  const { data, deed_id } = await must(desk.approve(await ask(3), 'KBZ810003', people.teller_a));
  expect(data.state).toBe('pending');
  const deed = (await waiting(world, people.teller_b)).find((it) => it.id === deed_id);
  expect(deed?.lines).toContainEqual({ field: 'Credited to the player today by one person alone', before: null, after: '480,000 kyat' });
  await must(confirmDeed(world, deed_id ?? 0, people.teller_b));
  // What two agreed to is nobody's alone, and another player's is their own.
  await must(desk.reject(await ask(4)));
  const other = await must(desk.ask(await people.player(), { amount: 240_000, transaction_id: '810005' }));
  expect((await must(desk.approve(other.data.id, 'KBZ810005', people.teller_a))).data.state).toBe('approved');
});

test('what one operator credits alone in a day is bounded, all players together and at once: beyond it a second one confirms', async () => {
  await must(decide(world, world.call('POST /api/console/cash-terms', { token: people.boss, body: { credited_alone_a_day: 100_000 } })));
  const desk = await cashRoom(world);
  const players = await times(6, () => people.player());
  const requests = await times(6, async (n) => {
    const transaction_id = String(700_000 + n);
    const { data } = await must(desk.ask(players[n] ?? expect.fail('no player'), { amount: 30_000, transaction_id }));
    return { id: data.id, full: `KBZ${transaction_id}` };
  });
  const answers = await Promise.all(requests.map(({ id, full }) => must(desk.approve(id, full))));
  expect(answers.map((it) => it.data.state).sort()).toEqual(['approved', 'approved', 'approved', 'pending', 'pending', 'pending']);
  const deed_id = answers.find((it) => it.deed_id !== null)?.deed_id ?? 0;
  const deed = (await waiting(world, people.teller_a)).find((it) => it.id === deed_id);
  expect(deed?.lines).toContainEqual({ field: 'Credited alone today by who asks', before: null, after: '90,000 kyat' });
  await must(confirmDeed(world, deed_id, people.teller_a));
  // The next day begins at nothing.
  await world.moveClock(24 * 60 * 60_000);
  await desk.logInAgain();
  const left = requests[answers.findIndex((it) => it.deed_id !== null && it.deed_id !== deed_id)] ?? expect.fail('nothing is left');
  await must(desk.reject(left.id));
  const next = await must(desk.ask(await people.player(), { amount: 30_000, transaction_id: '777777' }));
  expect((await must(desk.approve(next.data.id, 'KBZ777777'))).data.state).toBe('approved');
});
