import { expect, test } from 'vitest';
import { audit } from '../src/proof/audit.ts';
import { decide } from './deeds.ts';
import { must } from './people.ts';
import { reconciliationStage } from './reconciliation-stage.ts';
import { fresh } from './seamless.ts';

const stage = await reconciliationStage();
const { world, people, gsc, today, reports, compare, differences, differencesOf, askRepair, dismiss, bet } = stage;
type GamePlayer = Awaited<ReturnType<typeof people.gamePlayer>>;
// Those who give them their money are logged in on the first day alone.
const buyers = await Promise.all([1, 2, 3, 4, 5].map(() => people.gamePlayer(2000)));

const buy = (player: GamePlayer, way: 'BuyIn' | 'BuyOut', kyat: number) =>
  gsc.ask(way, player, { Transaction: { TransactionID: fresh(), TransactionAmount: way === 'BuyIn' ? -kyat : kyat } });
const push = (player: GamePlayer, wager: string, bet_kyat: number, payout: number) =>
  gsc.ask('PushBet', player, { Transactions: [{ WagerID: wager, BetAmount: bet_kyat, PayoutAmount: payout, Status: 101 }] });
const short = async (player: GamePlayer) => (await differences(player)).map((it) => [it.kind, it.ours, it.theirs].join(' '));

test.each([
  ['that were pushed as well', true],
  ['that the report alone tells', false],
])('rounds of a table that was bought into, %s, are no differences when they come to the same', async (_name, is_pushed) => {
  const player = await people.gamePlayer(2000);
  const [won, lost] = [fresh(), fresh()];
  await buy(player, 'BuyIn', 1000);
  if (is_pushed) await push(player, won, 100, 150);
  if (is_pushed) await push(player, lost, 100, 0);
  expect((await buy(player, 'BuyOut', 950)).code).toBe(0);
  const { member } = player;
  reports([
    { member, wager: won, bet: 100, payout: 150 },
    { member, wager: lost, bet: 100, payout: 0 },
  ]);
  await compare();
  expect(await short(player)).toEqual([]);
  expect(await people.purse(player)).toBe(195_000);
});

test('what buy-ins and buy-outs of a day come to otherwise than its rounds is one difference, which nobody repairs by itself', async () => {
  const player = await people.gamePlayer(2000);
  const [round, own] = [fresh(), await bet(player, 100)];
  await buy(player, 'BuyIn', 1000);
  await buy(player, 'BuyOut', 900);
  const { member } = player;
  reports([
    { member, wager: round, bet: 100, payout: 50 },
    { member, wager: own, bet: 100, payout: 30 },
  ]);
  await compare();
  expect((await short(player)).sort()).toEqual(['amounts_differ -100.00 -70.00', 'sums_differ -100.00 -50.00']);
  const sum = (await differences(player)).find((it) => it.kind === 'sums_differ');
  const id = sum?.id ?? 0;
  expect(sum?.wager_code).toBe(`buy-ins of ${today}`);
  expect((await askRepair(id)).body.code).toBe('nothing_to_repair');
  await must(people.adjust(player, 'game', 'give', 50));
  await must(decide(world, dismiss(id)));
  await compare();
  expect((await differences(player)).find((it) => it.id === id)?.state).toBe('dismissed');
  expect((await audit(world.database_url)).difference).toBeNull();
});

test('money on a table when the day ends is no difference, nor is a round that cannot be read', async () => {
  const [sitting, unread] = [await people.gamePlayer(2000), await people.gamePlayer(2000)];
  await buy(sitting, 'BuyIn', 1000);
  await buy(unread, 'BuyIn', 1000);
  await buy(unread, 'BuyOut', 900);
  reports([
    { member: sitting.member, wager: fresh(), bet: 100, payout: 50 },
    { member: unread.member, wager: fresh(), bet: 100, more: { CurrencyID: 'USD' } },
  ]);
  await compare();
  expect(await short(sitting)).toEqual([]);
  expect(await short(unread)).toEqual([]);
});

test('the newer report of a wager counts: a difference of an older day is gone once it agrees, and an older day tells nothing over it', async () => {
  const [agreed, other] = [await people.gamePlayer(1000), await people.gamePlayer(1000)];
  const [settled, open] = [await bet(agreed, 100), await bet(other, 100)];
  const old = [
    { member: agreed.member, wager: settled, bet: 100, payout: 500 },
    { member: other.member, wager: open, bet: 100, payout: 500 },
  ];
  reports(old);
  await compare();
  expect(await short(agreed)).toEqual(['amounts_differ -100.00 400.00']);
  const id = (await differences(agreed))[0]?.id ?? 0;
  const next = await stage.dayAfter(1);
  // The provider takes its words back, and its callback comes.
  expect((await gsc.send('result', agreed, { wager: settled, amount: 200 })).code).toBe(0);
  reports(old.map((it) => ({ ...it, payout: 200 })));
  await compare(next);
  expect((await differencesOf(agreed)).map((it) => it.state)).toEqual(['gone']);
  expect((await askRepair(id)).body.code).toBe('already_decided');
  expect((await differences(other)).map((it) => [it.day, it.theirs])).toEqual([[next, '100.00']]);
  reports(old);
  await compare(today);
  expect((await differencesOf(agreed)).map((it) => it.state)).toEqual(['gone']);
  expect((await differences(other)).map((it) => [it.day, it.theirs])).toEqual([[next, '100.00']]);
  expect(await people.purse(agreed)).toBe(110_000);
});

test('a buy-in that lay on a table for all of a day is told once, unless the day has a round of it or pushed reports tell it as lost', async () => {
  const bought_on = await stage.dayAfter(3);
  const [forgotten, playing, lost, given, late] = buyers as [GamePlayer, GamePlayer, GamePlayer, GamePlayer, GamePlayer];
  for (const it of [forgotten, playing, lost, given]) expect((await buy(it, 'BuyIn', 1000)).code).toBe(0);
  await push(lost, fresh(), 1000, 0);
  await buy(given, 'BuyOut', 1000);
  reports([]);
  await compare(bought_on);
  for (const it of buyers) expect(await short(it)).toEqual([]);
  const next = await stage.dayAfter(4);
  expect((await buy(late, 'BuyIn', 1000)).code).toBe(0);
  reports([{ member: playing.member, wager: fresh(), bet: 100, payout: 50 }]);
  await compare(next);
  expect(await short(forgotten)).toEqual(['sums_differ -1000.00 0.00']);
  const [told] = await differences(forgotten);
  expect(told?.wager_code).toBe(`buy-ins of ${bought_on}`);
  for (const it of [playing, lost, given, late]) expect(await short(it)).toEqual([]);
  reports([]);
  await compare(await stage.dayAfter(5));
  expect((await differencesOf(forgotten)).map((it) => [it.id, it.state])).toEqual([[told?.id, 'open']]);
});
