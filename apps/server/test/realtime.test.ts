import { expect, test } from 'vitest';
import { cashIn, stake } from '../src/ledger/entries.ts';
import { lockPurses, post, postDecided } from '../src/ledger/ledger.ts';
import { tell } from '../src/platform/facts.ts';
import { watchSessions } from '../src/realtime/stream-sessions.ts';
import { listen } from './listen.ts';
import { must, registerPlayer } from './people.ts';
import { until } from './until.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const { db } = world.server.world;
const say = (text: string) => db.transaction((tx) => tell(tx, { kind: 'message', data: { text: { en: text } } }));
const texts = (heard: { name: string; data: Record<string, unknown> }[]) =>
  heard.filter((it) => it.name === 'message').map((it) => it.data.text);

test('a message to all is heard by visitors and players, on every server process', async () => {
  const player = await registerPlayer(world);
  const other = await world.another();
  const ears = [await listen(world.server), await listen(world.server, { token: player.token }), await listen(other)];
  await say('Welcome to all');
  for (const ear of ears) {
    await ear.until((heard) => texts(heard).includes('Welcome to all'));
    ear.close();
  }
});

test('what concerns one player is heard by that player alone', async () => {
  const [one, two] = [await registerPlayer(world), await registerPlayer(world)];
  const ears = {
    one: await listen(world.server, { token: one.token }),
    two: await listen(world.server, { token: two.token }),
    visitor: await listen(world.server),
  };
  await db.transaction((tx) => tell(tx, { kind: 'changed', player_id: one.id, data: { what: 'cash_in' } }));
  await say('the end');
  for (const ear of Object.values(ears)) await ear.until((heard) => texts(heard).includes('the end'));
  expect(ears.one.named('changed').map((it) => it.data)).toEqual([{ what: 'cash_in' }]);
  expect(ears.two.named('changed')).toEqual([]);
  expect(ears.visitor.named('changed')).toEqual([]);
  for (const ear of Object.values(ears)) ear.close();
});

test('of many things that are told at once a player hears all that is theirs, once and in order', async () => {
  const [one, two] = [await registerPlayer(world), await registerPlayer(world)];
  const ear = await listen(world.server, { token: one.token });
  const drawn = (n: number) => ({ kind: 'won', data: { voucher: String(n), amount_pya: 100, stake_pya: 100 } });
  const facts = Array.from({ length: 1200 }, (_, n) => ({ ...drawn(n), player_id: n % 4 === 0 ? two.id : one.id }));
  await db.transaction((tx) => tell(tx, ...facts));
  await say('all was told');
  await ear.until((heard) => texts(heard).includes('all was told'));
  expect(ear.named('won').map((it) => Number(it.data.voucher))).toEqual(facts.flatMap((_, n) => (n % 4 === 0 ? [] : [n])));
  ear.close();
});

test('a stream begins with the balances of now, and every change of a purse is followed by the new balance with a higher version', async () => {
  const player = await registerPlayer(world);
  const ear = await listen(world.server, { token: player.token });
  await ear.until(() => ear.named('balance').length === 1 && ear.named('last_balance').length === 1);
  expect(ear.named('balance')[0]?.data).toEqual({ balance: '0.00', p_balance: '0.00', point: 0, version: 0 });
  const [purse] = await world.sql(`select id from purse where player_id = $1 and kind = 'main'`, [player.id]);
  const entry = cashIn({ cash_in_id: 1, method: 'kbzpay', main_purse: Number(purse?.id), amount_pya: 123_400 });
  await db.transaction((tx) => post(tx, [entry]));
  await ear.until(() => ear.named('balance').length === 2);
  expect(ear.named('balance')[1]?.data).toEqual({ balance: '1234.00', p_balance: '0.00', point: 0, version: 1 });
  ear.close();
});

test('of bets that are taken together each player hears their own balance, whoever else bet', async () => {
  const players = [await registerPlayer(world), await registerPlayer(world), await registerPlayer(world)];
  const ids = players.map((it) => it.id);
  const purses = await db.transaction((tx) => lockPurses(tx, ids, 'main'));
  const paid = purses.map((it, n) => cashIn({ cash_in_id: 11 + n, method: 'kbzpay', main_purse: it.purse_id, amount_pya: 100_000 }));
  await db.transaction((tx) => post(tx, paid));
  const ears = await Promise.all([...players, null].map((it) => listen(world.server, it ? { token: it.token } : {})));
  // What was paid in may be told by the stream's beginning, or once more after it: by here it has been.
  await say('the bets begin');
  for (const ear of ears) await ear.until((heard) => texts(heard).includes('the bets begin'));
  const stakes = purses.slice(0, 2).map((it, n) => ({
    entry: stake({ slip_id: 800_001 + n, lottery: '2D', main_purse: it.purse_id, total_pya: 10_000 * (n + 1) }),
    balance_after: 100_000 - 10_000 * (n + 1),
  }));
  await db.transaction((tx) => postDecided(tx, stakes));
  await say('all bets are taken');
  for (const ear of ears) await ear.until((heard) => texts(heard).includes('all bets are taken'));
  const told = ears.map((ear) => ear.named('balance').flatMap(({ data }) => (data['balance'] === '1000.00' ? [] : [data['balance']])));
  const expected = new Map(purses.map((it, n) => [it.player_id, [['900.00'], ['800.00'], []][n]]));
  expect(told).toEqual([...ids.map((id) => expected.get(id)), []]);
  for (const ear of ears) ear.close();
});

test('a stream that comes back hears exactly what it missed, once and in order', async () => {
  const first = await listen(world.server);
  await say('before');
  await first.until((heard) => texts(heard).includes('before'));
  const place = first.lastId();
  first.close();
  for (const text of ['missed 1', 'missed 2', 'missed 3']) await say(text);
  const second = await listen(world.server, { last_event_id: place });
  await say('after');
  await second.until((heard) => texts(heard).includes('after'));
  expect(texts(second.heard)).toEqual(['missed 1', 'missed 2', 'missed 3', 'after']);
  second.close();
});

test('a stream tells what happened since its page was asked for, and says so where nobody knows that any more', async () => {
  const player = await registerPlayer(world);
  const other = await registerPlayer(world);
  // The server has begun to look.
  (await listen(world.server)).close();
  await say('before the page');
  const ear = await listen(world.server, { age_ms: 0 });
  await say('the page is asked for');
  await ear.until((heard) => texts(heard).includes('the page is asked for'));
  const asked_ms = performance.now();
  await db.transaction((tx) =>
    tell(
      tx,
      { kind: 'changed', player_id: player.id, data: { what: 'slips' } },
      { kind: 'changed', player_id: other.id, data: { what: 'slips' } },
      { kind: 'message', data: { text: { en: 'while it was drawn' } } },
    ),
  );
  await ear.until((heard) => texts(heard).includes('while it was drawn'));
  const late = await listen(world.server, { token: player.token, age_ms: Math.ceil(performance.now() - asked_ms) });
  await late.until((heard) => texts(heard).includes('while it was drawn'));
  expect(late.named('changed').map((it) => it.data)).toEqual([{ what: 'slips' }]);
  expect(texts(late.heard)).not.toContain('before the page');
  const forgotten = await listen(world.server, { age_ms: 3_600_000 });
  await forgotten.until(() => forgotten.named('reset').length === 1);
  for (const age_ms of [-1, 1.5, Number.NaN]) {
    const now = await listen(world.server, { age_ms });
    expect(now.heard.map((it) => it.name)).toEqual(['hello']);
    now.close();
  }
  for (const it of [ear, late, forgotten]) it.close();
});

test('a stream that names the moving numbers of its screen is told those alone, briefly while only they move; one that names none of them as before', async () => {
  const set = { set: '1,317.56', value: '68,148.65', twod: '68', time: '11:00:01', status: 'open' };
  const bid = { bid: '97,123.45', c2d: '34', time: '11:00:01', status: 'open' };
  const ears = {
    all: await listen(world.server),
    two: await listen(world.server, { live: '2d' }),
    both: await listen(world.server, { live: 'crypto,2d' }),
    none: await listen(world.server, { live: '' }),
  };
  const move = (data: object) =>
    db.transaction((tx) => tell(tx, { kind: 'live_2d', data: { ...set, ...data } }, { kind: 'live_crypto', data: bid }));
  await move({});
  await move({ set: '1,317.57', twod: '78', time: '11:00:02' });
  await move({ status: 'closed' });
  await say('moved');
  for (const ear of Object.values(ears)) await ear.until((heard) => texts(heard).includes('moved'));
  const heardBy = (ear: keyof typeof ears) =>
    ears[ear].heard.flatMap(({ name, data }) => (['hello', 'message'].includes(name) ? [] : [[name, data]]));
  const whole = ['live_2d', set];
  const moved = ['1,317.57', '68,148.65'];
  const closed = ['live_2d', { ...set, status: 'closed' }];
  expect(heardBy('all').map(([name]) => name)).toEqual(['live_2d', 'live_crypto', 'live_2d', 'live_crypto', 'live_2d', 'live_crypto']);
  expect(heardBy('two')).toEqual([whole, ['2d', moved], closed]);
  const brief = ['c2d', ['97,123.45']];
  expect(heardBy('both')).toEqual([whole, ['live_crypto', bid], ['2d', moved], brief, closed, brief]);
  expect(heardBy('none')).toEqual([]);
  const back = await listen(world.server, { live: '2d', last_event_id: ears.two.heard[1]?.id ?? '' });
  await back.until((heard) => texts(heard).includes('moved'));
  expect(
    back.heard.map(({ name }) => name),
    'moving numbers are never repeated',
  ).toEqual(['hello', 'message']);
  for (const live of ['3d', '2d,2d', ' 2d']) {
    const refused = await fetch(new URL(`/api/stream?live=${encodeURIComponent(live)}`, world.server.player_url));
    expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'malformed', errors: { live: expect.any(String) } }]);
  }
  for (const ear of [...Object.values(ears), back]) ear.close();
});

test('a fact told early in a transaction that commits late is not lost', async () => {
  const ear = await listen(world.server);
  await db.transaction(async (slow) => {
    await tell(slow, { kind: 'message', data: { text: { en: 'told first, committed last' } } });
    await say('told last, committed first');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(texts(ear.heard)).toEqual([]);
  });
  await ear.until((heard) => texts(heard).length === 2);
  expect(texts(ear.heard)).toEqual(['told first, committed last', 'told last, committed first']);
  ear.close();
});

test('a stream that missed more than is repeated is told to refresh everything', async () => {
  const place = (await listen(world.server)).lastId();
  await db.transaction((tx) =>
    tell(tx, ...Array.from({ length: 501 }, (_, i) => ({ kind: 'message', data: { text: { en: `flood ${i}` } } }))),
  );
  await say('flood over');
  const live = await listen(world.server);
  await say('now');
  await live.until((heard) => texts(heard).includes('now'));
  const back = await listen(world.server, { last_event_id: place });
  await back.until(() => back.named('reset').length === 1);
  expect(texts(back.heard).some((text) => String(text).startsWith('flood'))).toBe(false);
});

test('a place that was told under another leader of the database is told to refresh everything, however near it is', async () => {
  const [xid, id, era = ''] = (await listen(world.server)).lastId().split('-');
  const elsewhere = `${era.startsWith('0001') ? '0002' : '0001'}${era.slice(4)}`;
  // As a server opened it at the leader before, and one at this leader since.
  await world.sql(`insert into stream_era (name, xid) select $1, xid from stream_era where name = $2`, [elsewhere, era]);
  await world.sql('insert into stream_era (name) values ($1)', [`${era.slice(0, 4)}ffffffff`]);
  const here = await listen(world.server, { last_event_id: `${xid}-${id}-${era}` });
  const there = await listen(world.server, { last_event_id: `${xid}-${id}-${elsewhere}` });
  await there.until(() => there.named('reset').length === 1);
  expect(here.named('reset')).toEqual([]);
});

test('a ticket opens one stream of its player, once', async () => {
  const player = await registerPlayer(world);
  const { ticket } = await must(world.call('POST /api/stream/ticket', { token: player.token }));
  const ear = await listen(world.server, { ticket });
  await ear.until(() => ear.named('balance').length === 1);
  ear.close();
  expect((await listen(world.server, { ticket })).status).toBe(401);
  expect((await listen(world.server, { token: 'no-such-token' })).status).toBe(401);
});

test('a message to a player is shown in the language asked for', async () => {
  const player = await registerPlayer(world);
  const ears = {
    en: await listen(world.server, { token: player.token, lang: 'en' }),
    th: await listen(world.server, { token: player.token, lang: 'th' }),
  };
  await db.transaction(async (tx) => {
    const { rows } = await tx.query(
      `insert into notification (player_id, kind, data) values ($1, 'cash_in_approved', '{"amount_pya": 1234500, "balance_pya": 5000099}') returning id`,
      [player.id],
    );
    await tell(tx, { kind: 'notification', player_id: player.id, data: { id: rows[0].id } });
  });
  for (const ear of Object.values(ears)) await ear.until(() => ear.named('notification').length === 1);
  expect(ears.en.named('notification')[0]?.data).toMatchObject({
    title: 'Cash in approved: 12,345 Ks',
    body: 'It has been added to your balance.',
  });
  expect(ears.th.named('notification')[0]?.data.title).toMatch(/12,345/);
  expect(ears.th.named('notification')[0]?.data.title).not.toBe(ears.en.named('notification')[0]?.data.title);
  for (const ear of Object.values(ears)) ear.close();
});

test('a stream ends with its session and hears nothing after; those of other sessions go on', async () => {
  const player = await registerPlayer(world);
  const second = await must(world.call('POST /api/user/login', { body: { phone: player.phone, password: player.password } }));
  const [first, other] = [await listen(world.server, { token: player.token }), await listen(world.server, { token: second.token })];
  const { ticket } = await must(world.call('POST /api/stream/ticket', { token: player.token }));
  await must(world.call('POST /api/user/logout', { token: player.token }));
  await first.ended;
  expect((await listen(world.server, { ticket })).status).toBe(401);
  await db.transaction((tx) => tell(tx, { kind: 'changed', player_id: player.id, data: { what: 'cash_in' } }));
  await say('after the logout');
  await other.until((heard) => texts(heard).includes('after the logout'));
  expect(other.named('changed').map((it) => it.data)).toContainEqual({ what: 'cash_in' });
  expect(texts(first.heard)).not.toContain('after the logout');
  other.close();
});

test('a session that is over by its time ends its stream within a round of looks, and no other; what left is not ended', async () => {
  const player = await registerPlayer(world);
  const rows = await world.sql(
    `insert into player_session (token_hash, player_id, expires_at)
     select sha256(('watched ' || n)::bytea), $1, product_now() + interval '1 day' from generate_series(1, 15) n returning id`,
    [player.id],
  );
  const sessions = watchSessions(world.server.world, 5);
  const ended: number[] = [];
  const watched = rows.map(({ id }) => sessions.add(Number(id), () => ended.push(Number(id))));
  watched[3]?.leave();
  const over = [2, 3, 9, 14].map((n) => Number(rows[n]?.id));
  await world.sql(`update player_session set expires_at = product_now() - interval '1 second' where id = any ($1)`, [over]);
  const ending = over.filter((it) => it !== over[1]);
  await until(() => ending.every((it) => ended.includes(it)));
  expect(new Set(ended)).toEqual(new Set(ending));
  for (const it of watched) it.leave();
});

test('a place has ten streams without a login; who logs in, and who is elsewhere, has more, and what closes makes room', async () => {
  const from = '203.0.113.7';
  const ears = [];
  for (let count = 0; count < 10; count += 1) ears.push(await listen(world.server, { from }));
  expect(ears.map((it) => it.status)).toEqual(Array(10).fill(200));
  const refused = await fetch(new URL('/api/stream', world.server.player_url), {
    headers: { 'X-Forwarded-For': from, 'Accept-Language': 'en' },
  });
  expect(await refused.json()).toMatchObject({ status: 429, code: 'too_many_streams' });
  expect(refused.headers.get('retry-after')).toBe('30');
  const player = await registerPlayer(world);
  ears.push(await listen(world.server, { from, token: player.token }), await listen(world.server, { from: '203.0.113.8' }));
  expect(ears.slice(10).map((it) => it.status)).toEqual([200, 200]);
  ears.shift()?.close();
  await expect
    .poll(async () => {
      const again = await listen(world.server, { from });
      again.close();
      return again.status;
    })
    .toBe(200);
  for (const ear of ears) ear.close();
});
