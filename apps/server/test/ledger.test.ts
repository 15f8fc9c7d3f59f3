import { describe, expect, test } from 'vitest';
import {
  adjustment,
  bookPages,
  cashIn,
  type Entry,
  type GameReason,
  gameMoney,
  refund,
  stake,
  win,
  winReversed,
} from '../src/ledger/entries.ts';
import { balancesOf, type DecidedEntry, houseBalance, lockPurses, post, postDecided } from '../src/ledger/ledger.ts';
import { registerPlayer } from './people.ts';
import { testWorld } from './world.ts';

const world = await testWorld({ POOL_SIZE: '30' });
const { db } = world.server.world;
const aye = await registerPlayer(world);
const bo = await registerPlayer(world);

const purseOf = async (player_id: number, kind = 'main') =>
  Number((await world.sql('select id from purse where player_id = $1 and kind = $2', [player_id, kind]))[0]?.['id']);
const ayes = await purseOf(aye.id);
const bos = await purseOf(bo.id);
const hold = await purseOf(aye.id, 'hold');
const bosGame = await purseOf(bo.id, 'game');
const points = await purseOf(aye.id, 'points');
const houses = Number((await world.sql(`select id from purse where kind = 'house_lottery' limit 1`))[0]?.['id']);

let nextId = 0;
const give = (purse: number, amount_pya: number) => {
  nextId += 1;
  return adjustment({ adjustment_id: nextId, purse, amount_pya });
};
const posted = (...entries: Entry[]) => db.transaction((tx) => post(tx, entries));
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'posted',
    (error: { code?: string }) => error.code ?? String(error),
  );
const house = (name: string) => ({ kind: 'house_lottery', name }) as const;
const mainOf = async (player_id: number) => (await balancesOf(db, player_id)).main;

/** All that the ledger holds, to see that nothing changed. */
const everything = async () =>
  JSON.stringify([
    await world.sql('select * from purse order by id'),
    await world.sql('select count(*) from entry'),
    await world.sql('select count(*) from move'),
    await world.sql(`select count(*) from fact where kind in ('purse', 'purses')`),
  ]);

describe('the entry book', () => {
  test('the database allows exactly the routes of the book', async () => {
    const allowed = await world.sql('select reason, from_kind as "from", to_kind as "to", may_overdraw from entry_route');
    const text = (routes: readonly object[]) => routes.map((it) => JSON.stringify(Object.entries(it).sort())).sort();
    expect(text(allowed)).toEqual(text(bookPages().flatMap((page) => page.routes)));
  });

  test('every reason has a sentence and a ref of its own', () => {
    const refs = bookPages().map((page) => page.ref);
    expect(new Set(refs).size).toBe(refs.length);
    for (const page of bookPages()) expect(page.says).toMatch(/^[A-Z].*\.$/);
  });

  const it = { slip_id: 7, lottery: '2D', main_purse: 1, amount_pya: 500 };
  const house = { kind: 'house_lottery', name: '2D' };
  test.each([
    ['cash_in:7', cashIn({ cash_in_id: 7, method: 'kbzpay', main_purse: 1, amount_pya: 500 }), { kind: 'house_cash', name: 'kbzpay' }, 1],
    ['stake:7', stake({ slip_id: 7, lottery: '2D', main_purse: 1, total_pya: 500 }), 1, house],
    ['win:7', win(it), house, 1],
    ['refund:7', refund(it), house, 1],
    ['win_reversed:7', winReversed(it), 1, house],
    ['adjustment:7', adjustment({ adjustment_id: 7, purse: 1, amount_pya: 500 }), { kind: 'house_adjustment', name: '' }, 1],
    ['adjustment:8', adjustment({ adjustment_id: 8, purse: 1, amount_pya: -500 }), 1, { kind: 'house_adjustment', name: '' }],
  ])('%s moves money the right way', (ref, entry, from, to) => {
    expect(entry.ref).toBe(ref);
    expect(entry.moves).toEqual([{ from, to, amount: 500 }]);
  });
});

describe('a posted entry', () => {
  test('changes both sides, answers the balance after, and tells the player once', async () => {
    const before = await mainOf(aye.id);
    const facts = async () => (await world.sql(`select 1 from fact where kind = 'purse' and player_id = $1`, [aye.id])).length;
    const told = await facts();
    const [gift, staked] = await posted(give(ayes, 700), stake({ slip_id: -1, lottery: '2D', main_purse: ayes, total_pya: 200 }));
    expect(gift).toMatchObject({ is_new: true, moves: [{ from_balance_after: null, to_balance_after: before.balance + 700 }] });
    expect(staked?.moves).toEqual([{ from_balance_after: before.balance + 500, to_balance_after: null }]);
    expect(await mainOf(aye.id)).toEqual({ balance: before.balance + 500, version: before.version + 1, is_overdrawn: false });
    expect(await houseBalance(db, { kind: 'house_lottery', name: '2D' })).toBe(200);
    expect(await facts()).toBe(told + 1);
  });

  test('keeps the operator, and the product time', async () => {
    const entry = give(ayes, 1);
    const before = await world.now();
    await db.transaction((tx) => post(tx, [entry], 77));
    const [row] = await world.sql(`select operator_id::int, at between $2 and product_now() as in_time from entry where ref = $1`, [
      entry.ref,
      before,
    ]);
    expect(row).toEqual({ operator_id: 77, in_time: true });
  });

  test('sees what the entries before it in the same call did', async () => {
    const { balance } = await mainOf(bo.id);
    const spent = stake({ slip_id: -2, lottery: '2D', main_purse: bos, total_pya: balance + 300 });
    expect(await codeOf(posted(spent, give(bos, 300)))).toBe('SK001');
    expect(await codeOf(posted(give(bos, 300), spent))).toBe('posted');
    expect((await mainOf(bo.id)).balance).toBe(0);
  });

  test('a win taken back may leave a purse below zero, which is marked until it is covered', async () => {
    await posted(winReversed({ slip_id: -3, lottery: '2D', main_purse: bos, amount_pya: 1000 }));
    expect(await mainOf(bo.id)).toMatchObject({ balance: -1000, is_overdrawn: true });
    await posted(give(bos, 400));
    expect(await mainOf(bo.id)).toMatchObject({ balance: -600, is_overdrawn: true });
    await posted(give(bos, 600));
    expect(await mainOf(bo.id)).toMatchObject({ balance: 0, is_overdrawn: false });
  });

  test('5,000 moves of one call are all there, in order', async () => {
    const entries = Array.from({ length: 5000 }, (_, n) =>
      win({ slip_id: 1_000_000 + n, lottery: '3D', main_purse: n % 2 ? ayes : bos, amount_pya: 1 }),
    );
    const before = await mainOf(aye.id);
    const answers = await posted(...entries);
    expect(answers.map((it) => it.ref)).toEqual(entries.map((it) => it.ref));
    expect(answers.at(-1)?.moves[0]?.to_balance_after).toBe(before.balance + 2500);
  });
});

describe('an entry posted twice', () => {
  test('happens once, and answers what it did the first time', async () => {
    const entry = give(ayes, 900);
    const [first] = await posted(entry);
    await posted(give(ayes, 50));
    const before = await everything();
    const [again] = await posted(entry);
    expect(again).toEqual({ ...first, is_new: false });
    expect(await everything()).toBe(before);
  });

  test('is told apart from the new ones beside it', async () => {
    const old = give(ayes, 10);
    await posted(old);
    const { balance } = await mainOf(aye.id);
    const answers = await posted(give(ayes, 1), old, give(ayes, 2));
    expect(answers.map((it) => it.is_new)).toEqual([true, false, true]);
    expect((await mainOf(aye.id)).balance).toBe(balance + 3);
  });

  test('by 20 connections at once happens once', async () => {
    const { balance } = await mainOf(aye.id);
    const entry = give(ayes, 33);
    const answers = await Promise.all(Array.from({ length: 20 }, () => posted(entry)));
    expect(answers.filter(([it]) => it?.is_new)).toHaveLength(1);
    expect((await mainOf(aye.id)).balance).toBe(balance + 33);
  });

  test('by 20 connections at once for two players happens to one of them', async () => {
    const held = async () => (await mainOf(aye.id)).balance + (await mainOf(bo.id)).balance;
    const before = await held();
    const entry = give(ayes, 40);
    const other = { ...entry, moves: entry.moves.map((move) => ({ ...move, to: bos })) };
    const codes = await Promise.all(Array.from({ length: 20 }, (_, n) => codeOf(posted(n % 2 ? entry : other))));
    expect(codes.filter((it) => it === 'posted')).toHaveLength(10);
    expect(await held()).toBe(before + 40);
  });

  const first: Entry = {
    ref: 'adjustment:kept',
    reason: 'adjustment',
    moves: [{ from: { kind: 'house_adjustment', name: '' }, to: ayes, amount: 5 }],
  };
  const [move] = first.moves as [Entry['moves'][number]];
  test.each<[string, Entry]>([
    ['amount', { ...first, moves: [{ ...move, amount: 6 }] }],
    ['purse', { ...first, moves: [{ ...move, to: bos }] }],
    ['house purse', { ...first, moves: [{ ...move, from: { kind: 'house_adjustment', name: 'other' } }] }],
    ['number of moves', { ...first, moves: [move, move] }],
    ['reason', { ...first, reason: 'win', moves: [{ from: { kind: 'house_lottery', name: '2D' }, to: ayes, amount: 5 }] }],
  ])('with another %s is refused and changes nothing', async (_, other) => {
    await posted(first);
    const before = await everything();
    expect(await codeOf(posted(give(ayes, 1), other))).toBe('SK002');
    expect(await everything()).toBe(before);
  });
});

describe('the ledger refuses, and changes nothing', () => {
  const house = { kind: 'house_lottery', name: '2D' } as const;
  const entry = (
    from: Entry['moves'][number]['from'],
    to: Entry['moves'][number]['to'],
    amount: number,
    reason: Entry['reason'] = 'win',
  ): Entry => {
    nextId += 1;
    return { ref: `refused:${nextId}`, reason, moves: [{ from, to, amount }] };
  };
  test.each<[string, string, Entry]>([
    ['more than a purse has', 'SK001', entry(ayes, house, 10 ** 12, 'stake')],
    ['money from one player to another', 'SK003', entry(ayes, bosGame, 1, 'transfer_in')],
    ['a purse that the reason does not know', 'SK003', entry(house, hold, 1)],
    ['points for kyat', 'SK003', entry(house, points, 1)],
    ['a purse that does not exist', 'SK003', entry(house, 9_999_999, 1)],
    ['a house purse named by its id', 'SK003', entry(houses, ayes, 1)],
    ['a house purse that is not in the list', 'SK003', entry(-7, ayes, 1)],
    ['a reason of nobody', 'SK003', { ...entry(house, ayes, 1), reason: 'gift' as never }],
    ['the wrong way round', 'SK003', entry(ayes, house, 1, 'win')],
    ['nothing', 'SK004', entry(house, ayes, 0)],
    ['less than nothing', 'SK004', entry(house, ayes, -5)],
    ['a purse of the house that is none', 'SK004', entry({ kind: 'main' as never, name: '' }, ayes, 1)],
  ])('%s (%s)', async (_, code, wrong) => {
    const before = await everything();
    expect(await codeOf(posted(give(bos, 1), wrong))).toBe(code);
    expect(await everything()).toBe(before);
  });

  test.each<[string, string]>([
    [
      'columns of different length',
      `select * from post(array['a','b'], array['win'], array[-1], array[${ayes}], array[1], array['house_lottery'], array['2D'])`,
    ],
    [
      'a ref that is null',
      `select * from post(array[null], array['win'], array[-1], array[${ayes}], array[1], array['house_lottery'], array['2D'])`,
    ],
    [
      'an amount that is null',
      `select * from post(array['a'], array['win'], array[-1], array[${ayes}], array[null]::bigint[], array['house_lottery'], array['2D'])`,
    ],
    [
      'columns that are null',
      `select * from post(array['a'], null, array[-1], array[${ayes}], array[1], array['house_lottery'], array['2D'])`,
    ],
    [
      'two reasons in one entry',
      `select * from post(array['a','a'], array['win','refund'], array[-1,-1], array[${ayes},${ayes}], array[1,1], array['house_lottery'], array['2D'])`,
    ],
  ])('a malformed call: %s', async (_, sql) => {
    const before = await everything();
    expect(await codeOf(db.query(sql))).toBe('SK004');
    expect(await everything()).toBe(before);
  });

  test('a call that names one entry in two places', async () => {
    const [a, b] = [give(ayes, 1), give(ayes, 2)];
    expect(await codeOf(posted(a, b, a))).not.toBe('posted');
  });
});

describe('what a caller has decided who holds the purses', () => {
  const take = (slip_id: number, main_purse: number, total_pya: number, balance_after: number, lottery = '2D'): DecidedEntry => ({
    entry: stake({ slip_id, lottery, main_purse, total_pya }),
    balance_after,
  });
  const decided = (...entries: DecidedEntry[]) =>
    db.transaction(async (tx) => {
      await lockPurses(tx, [aye.id, bo.id], 'main');
      await postDecided(tx, entries);
    });
  const told = async () => (await world.sql(`select kind, data from fact order by id desc limit 1`))[0];

  test('moves as it was decided, one after the other, and each player is told in one fact', async () => {
    await posted(give(ayes, 900), give(bos, 500));
    const [a, b] = [await mainOf(aye.id), await mainOf(bo.id)];
    const [of2D, of3D] = [await houseBalance(db, house('2D')), await houseBalance(db, house('3D'))];
    await decided(
      take(900_001, ayes, 100, a.balance - 100),
      take(900_002, bos, 50, b.balance - 50, '3D'),
      take(900_003, ayes, 200, a.balance - 300, '3D'),
    );
    expect(await mainOf(aye.id)).toMatchObject({ balance: a.balance - 300, version: a.version + 1 });
    expect(await mainOf(bo.id)).toMatchObject({ balance: b.balance - 50, version: b.version + 1 });
    expect([await houseBalance(db, house('2D')), await houseBalance(db, house('3D'))]).toEqual([of2D + 100, of3D + 250]);
    expect(await told()).toEqual({ kind: 'purses', data: { players: [aye.id, bo.id].sort((x, y) => x - y) } });
    const moves = await world.sql(
      `select e.ref, e.reason, m.from_balance_after as after from entry e join move m on m.entry_id = e.id where e.ref like 'stake:90000_' order by e.id`,
    );
    expect(moves.map((it) => [it['ref'], it['reason'], Number(it['after'])])).toEqual([
      ['stake:900001', 'stake', a.balance - 100],
      ['stake:900002', 'stake', b.balance - 50],
      ['stake:900003', 'stake', a.balance - 300],
    ]);
  });

  test('gives and takes for several reasons at once, and leaves a purse below zero only where the reason may', async () => {
    const play = (transaction_id: number, reason: GameReason, amount_pya: number, balance_after: number): DecidedEntry => ({
      entry: gameMoney({ transaction_id, reason, product: '1006', game_purse: bosGame, amount_pya }),
      balance_after,
    });
    const { balance } = (await balancesOf(db, bo.id)).game;
    await decided(
      play(800_001, 'game_win', 100, balance + 100),
      play(800_002, 'game_bet', -30, balance + 70),
      play(800_003, 'game_rollback', -100 - balance, -30),
    );
    expect((await balancesOf(db, bo.id)).game).toMatchObject({ balance: -30, is_overdrawn: true });
    await decided(play(800_004, 'game_win', 10, -20));
    expect((await balancesOf(db, bo.id)).game).toMatchObject({ balance: -20, is_overdrawn: true });
    const before = await everything();
    expect(await codeOf(decided(play(800_005, 'game_bet', -1, -21)))).toBe('SK001');
    expect(await codeOf(decided({ entry: { ...play(800_005, 'game_win', 1, -19).entry, reason: 'game_bet' }, balance_after: -19 }))).toBe(
      'SK003',
    );
    expect(await everything()).toBe(before);
    await decided(play(800_006, 'game_win', 20, 0));
    expect((await balancesOf(db, bo.id)).game).toMatchObject({ balance: 0, is_overdrawn: false });
    expect(await houseBalance(db, { kind: 'house_provider', name: '1006' })).toBe(balance);
  });

  test('is refused whole when a balance, a route or a ref is not as it must be', async () => {
    const { balance } = await mainOf(aye.id);
    const before = await everything();
    const fine = take(900_010, ayes, 10, balance - 10);
    expect(await codeOf(decided(fine, take(900_011, bos, 10, 123_456)))).toBe('SK001');
    expect(await codeOf(decided(fine, take(900_011, ayes, 10, balance - 10)))).toBe('SK004');
    expect(await codeOf(decided(take(900_010, ayes, balance + 1, -1)))).toBe('SK001');
    expect(await codeOf(decided(take(900_010, bosGame, 0, 0)))).toBe('SK004');
    expect(await codeOf(decided(fine, take(900_001, ayes, 10, balance - 20)))).toBe('23505');
    await posted(give(bosGame, 70));
    const more = await everything();
    const game = (await balancesOf(db, bo.id)).game.balance;
    expect(await codeOf(decided(take(900_010, bosGame, 10, game - 10)))).toBe('SK003');
    expect(await codeOf(decided(take(900_010, houses, 10, 10)))).toBe('SK001');
    expect(await everything()).toBe(more);
    expect(more).not.toBe(before);
    expect((await mainOf(aye.id)).balance).toBe(balance);
  });
});

test('purses are locked lowest id first, whatever the order asked', async () => {
  const locked = await db.transaction((tx) => lockPurses(tx, [bo.id, aye.id, bo.id], 'main'));
  expect(locked.map((it) => it.purse_id)).toEqual([ayes, bos].sort((a, b) => a - b));
});
