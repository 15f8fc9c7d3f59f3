import { describe, expect, test } from 'vitest';
import { decide } from './deeds.ts';
import { reconciliationStage } from './reconciliation-stage.ts';
import { fresh } from './seamless.ts';

// What a report says of a wager, and what it does not say: a repair books the first, and nothing of the second.
const stage = await reconciliationStage({ AGGREGATOR_GSC_CURRENCIES: '19:MMK,20:MMK2' });
const { world, people, aggregator, gsc, reports, compare, differences, askRepair, bet } = stage;
await world.sql(`insert into provider (id, p_code, name, dialect, currency) values (1007, '1007', 'Thousands', 'gsc', 'MMK2'),
  (1079, '1079', 'Ayeyar Games', 'gsc_plus', 'MMK2')`);

describe('the currency of a row', () => {
  test('may be a number, as in callbacks', async () => {
    const player = await people.gamePlayer(1000);
    const [same, other] = [await bet(player, 100), await bet(player, 200)];
    reports([
      { member: player.member, wager: same, bet: 100, status: 100, more: { CurrencyID: 19 } },
      { member: player.member, wager: other, bet: 0.2, payout: 0.5, more: { CurrencyID: 20 } },
    ]);
    expect(await compare()).toMatchObject({ theirs_count: 2, unreadable_count: 0 });
    expect((await differences(player)).map((it) => [it.wager_code, it.kind, it.theirs])).toEqual([[other, 'amounts_differ', '300.00']]);
  });

  test.each([
    ['none', {}],
    ['an empty one', { CurrencyID: '' }],
    ['null', { CurrencyID: null }],
  ])('is the product’s own where the row says %s', async (_name, said) => {
    const player = await people.gamePlayer(5000);
    const wager = await bet(player, 1, 1007);
    expect(await people.purse(player)).toBe(400_000);
    reports([{ member: player.member, wager, bet: 1, status: 100, more: { ProductID: 1007, CurrencyID: undefined, ...said } }]);
    await compare();
    expect(await differences(player)).toEqual([]);
  });

  test('is the product’s own in the other dialect too', async () => {
    const player = await people.gamePlayer(5000);
    const row = {
      wager_code: fresh(),
      member_account: player.member,
      product_code: '1079',
      bet_amount: '1',
      prize_amount: '3',
      wager_status: 'SETTLED',
    };
    let windows = 0;
    aggregator.says(() => {
      windows += 1;
      return { body: { code: 0, wagers: windows === 3 ? [row] : [] } };
    });
    await compare(stage.today, 'gsc_plus');
    expect((await differences(player)).map((it) => [it.kind, it.theirs])).toEqual([['missing_here', '2000.00']]);
  });
});

describe('a row that cannot be read', () => {
  test.each<[name: string, said: Record<string, unknown>]>([
    ['an amount that is none', { BetAmount: '1e2' }],
    ['a currency that is none', { CurrencyID: 'USD' }],
    ['a number of no currency', { CurrencyID: 77 }],
    ['a status that is none', { Status: 103 }],
    ['no bet', { BetAmount: undefined }],
    ['no payout, and it is settled', { PayoutAmount: null }],
    ['a bet below 0', { BetAmount: -100 }],
  ])('by %s takes its wager out of the comparison, is counted and told', async (_name, said) => {
    const player = await people.gamePlayer(1000);
    const [told, gone] = [await bet(player, 100), await bet(player, 200)];
    await gsc.send('result', player, { wager: told, amount: 300 });
    reports([{ member: player.member, wager: told, bet: 100, payout: 300, more: said }]);
    expect(await compare()).toMatchObject({ state: 'done', unreadable_count: 1 });
    expect((await differences(player)).map((it) => [it.wager_code, it.kind])).toEqual([[gone, 'missing_there']]);
    expect((await stage.alerts('wagers_differ'))[0]?.data).toMatchObject({ dialect: 'gsc', unreadable: 1 });
  });

  test('after one that can be read is the newer word: the wager is not compared', async () => {
    const player = await people.gamePlayer(1000);
    const [worse, better] = [await bet(player, 100), await bet(player, 200)];
    const { member } = player;
    reports([
      { member, wager: worse, bet: 100, payout: 900 },
      { member, wager: worse, bet: 100, payout: 900, more: { CurrencyID: 'USD' } },
      { member, wager: better, bet: 200, more: { CurrencyID: 'USD' } },
      { member, wager: better, bet: 200, payout: 500 },
    ]);
    expect(await compare()).toMatchObject({ unreadable_count: 1 });
    expect((await differences(player)).map((it) => [it.wager_code, it.theirs])).toEqual([[better, '300.00']]);
  });

  test('leaves a difference of before as it stands', async () => {
    const player = await people.gamePlayer(1000);
    const wager = await bet(player, 100);
    reports([{ member: player.member, wager, bet: 100, payout: 300 }]);
    await compare();
    reports([{ member: player.member, wager, bet: 100, payout: 300, more: { Status: 'paid' } }]);
    await compare();
    const [it] = await differences(player);
    expect(it).toMatchObject({ state: 'open', theirs: '200.00' });
    await decide(world, askRepair(it?.id ?? 0));
    expect(await people.purse(player)).toBe(120_000);
  });

  test('that names no wager makes the whole report one that does not come', async () => {
    const player = await people.gamePlayer(1000);
    await bet(player, 100);
    reports([{ member: '', wager: fresh(), bet: 100 }]);
    expect(await compare()).toMatchObject({ state: 'failed' });
    expect(await differences(player)).toEqual([]);
  });
});

test('a wager whose provider names a time that cannot be asked for is not missing there', async () => {
  const player = await people.gamePlayer(1000);
  const [ahead, refused] = [fresh(), fresh()];
  const now_ms = Date.now();
  const earlier = new Date(now_ms - 40 * 24 * 3_600_000).toISOString();
  await gsc.send('bet', player, { wager: ahead, amount: -100, more: { ModifiedOn: new Date(now_ms + 48 * 3_600_000).toISOString() } });
  await gsc.send('bet', player, { wager: refused, amount: -100, more: { ModifiedOn: earlier } });
  aggregator.says(({ body }) => ({
    body: Date.parse(`${body['StartDate']}Z`) < now_ms - 30 * 24 * 3_600_000 ? { ErrorCode: 16 } : { ErrorCode: 0, Wagers: [] },
  }));
  const compared = await compare();
  expect(compared.unreadable_count).toBeGreaterThanOrEqual(2);
  expect((await differences(player)).map((it) => it.wager_code)).toEqual([]);
});

describe('the alert of a day', () => {
  test('is raised again for what a later comparison finds, also when the first is closed, and never twice for the same', async () => {
    const player = await people.gamePlayer(1000);
    const [first, second] = [await bet(player, 100), await bet(player, 200)];
    const { member } = player;
    const rows = [
      { member, wager: first, bet: 100, payout: 300 },
      { member, wager: second, bet: 200, status: 100 },
    ];
    const later = rows.map((it) => ({ ...it, status: 101, payout: 300 }));
    const day = await stage.dayAfter(1);
    for (const it of [first, second]) await gsc.send('result', player, { wager: it, amount: 0 });
    const told = () => stage.alerts('wagers_differ');
    await stage.closeAlerts('wagers_differ');
    reports(rows.map((it) => ({ ...it, status: 101 })));
    await compare(day);
    expect(await told()).toMatchObject([{ data: { differences: 1 } }]);
    await stage.closeAlerts('wagers_differ');
    await compare(day);
    expect(await told(), 'nothing is new').toEqual([]);
    reports(later);
    await compare(day);
    expect(await told()).toMatchObject([{ data: { differences: 2 } }]);
    reports(later.map((it) => ({ ...it, payout: 0 })));
    await compare(day);
    expect(await told(), 'nothing differs any more').toEqual([]);
  });

  test('that nobody could compare is told again on the next day, once a day, and ends when it is compared', async () => {
    const day = stage.today;
    const told = async () => (await stage.alerts('reconciliation_failed')).map((it) => it.id);
    aggregator.says(() => ({ status: 502, body: '' }));
    await stage.dayAfter(2);
    await compare(day);
    const [first] = await told();
    await compare(day);
    expect(await told()).toEqual([first]);
    await stage.closeAlerts('reconciliation_failed');
    await stage.dayAfter(3);
    await compare(day);
    const [second] = await told();
    expect(second).toBeGreaterThan(first ?? 0);
    await stage.dayAfter(4);
    await compare(day);
    expect(await told()).toHaveLength(1);
    reports([]);
    await compare(day);
    expect(await told()).toEqual([]);
  });
});
