import { expect, test } from 'vitest';
import { sessionHeaders } from '../src/demo/session-headers.ts';
import { audit } from '../src/proof/audit.ts';
import { sumSettledDraws } from '../src/rewards/draw-stakes.ts';
import { confirm, decide, waiting } from './deeds.ts';
import { balanceOf, giveResult, settled } from './draws-world.ts';
import { photo } from './images.ts';
import { must, type TestPlayer } from './people.ts';
import { letTermsHold, rewardsWorld } from './rewards-world.ts';
import { until } from './until.ts';
import { expectOneYes, times } from './wallet-people.ts';

const world = await rewardsWorld();
const name = { en: 'A bag of rice', zh: '', my: 'ဆန်တစ်အိတ်', th: '' };
const offer = (point: number, amount: number) => world.offer({ name, point, amount });
const changeOffer = (id: number, token: string, body: object) =>
  world.call('POST /api/console/point-offers/:id', { token, params: { id }, body });
/** What waits to be confirmed of an offer, as its second person reads it. */
const deedOf = async (id: number) => (await waiting(world, world.content_a)).find((it) => it.subject === `point_offer:${id}`);
const linesOf = async (id: number) => {
  const deed = await deedOf(id);
  return deed && [deed.title, ...deed.lines.map((it) => `${it.field}: ${it.before} → ${it.after}`)];
};
const claim = (player: TestPlayer, point_id: number, key?: string) =>
  world.call('POST /api/point/claim', { token: player.token, body: { point_id }, headers: key ? { 'Idempotency-Key': key } : {} });
const pointsOf = async (player: TestPlayer) => (await world.profile(player)).point;
const clean = async () => expect((await audit(world.database_url)).difference).toBeNull();

test('a point for every 1,000 kyat of settled stakes in all, not of each slip; a draw that is called off earns nothing', async () => {
  const player = await world.player(100_000);
  await world.stake(player, 600);
  await world.stake(player, 1900, true);
  await world.stake(player, 9000, false, '12:01 PM');
  expect(await pointsOf(player)).toBe(0);
  const draw_id = await world.settle();
  expect(await pointsOf(player)).toBe(2);
  await times(10, () => sumSettledDraws(world.server.world));
  expect(await pointsOf(player)).toBe(2);

  const off = await world.drawOf('12:01 PM');
  await must(
    decide(
      world,
      world.call('POST /api/console/draws/:id/void', { token: world.draws_a, params: { id: off.id }, body: { reason: 'Market closed' } }),
    ),
  );
  await settled(world, off.id);
  await sumSettledDraws(world.server.world);
  expect(await pointsOf(player)).toBe(2);

  // 500 kyat more, at a game: with what was left of the lottery it is a point.
  await world.wager(player, { bet: 900, valid: 500 });
  expect(await pointsOf(player)).toBe(3);
  const { data } = await must(world.call('GET /api/point/history', { token: player.token }));
  expect([data.length, data.map((it) => [it.kind, it.point])]).toEqual([
    2,
    [
      ['game', 1],
      ['lottery', 2],
    ],
  ]);

  // The settlement was wrong: its points go, and come again with the right one.
  await must(
    decide(
      world,
      world.call('POST /api/console/draws/:id/reverse', {
        token: world.draws_a,
        params: { id: draw_id },
        body: { reason: 'Wrong number' },
      }),
    ),
  );
  await until(async () => {
    await sumSettledDraws(world.server.world);
    return (await pointsOf(player)) === 0;
  });
  await clean();
  await until(async () => {
    const [draw] = await world.sql('select reversing_at from draw where id = $1', [draw_id]);
    return draw?.['reversing_at'] === null;
  });
  await giveResult(world, draw_id, '1,338.91', '32,345.64');
  await settled(world, draw_id);
  await sumSettledDraws(world.server.world);
  expect(await pointsOf(player)).toBe(3);
  await clean();
});

test('points of a wager that is taken back go; those that were spent are owed, and what is earned next covers them', async () => {
  const player = await world.player(0);
  const { id } = await offer(5, 2000);
  const wager = await world.wager(player, { bet: 6000, valid: 5500 });
  expect(await pointsOf(player)).toBe(5);
  await must(claim(player, id));
  expect([await pointsOf(player), await balanceOf(world, player)]).toEqual([0, '2000.00']);
  await world.takeBack(player, wager);
  expect(await pointsOf(player)).toBe(0);
  await clean();
  await world.wager(player, { bet: 3000 });
  expect(await pointsOf(player)).toBe(0);
  await world.wager(player, { bet: 4000 });
  expect(await pointsOf(player)).toBe(2);
  await clean();
});

test('the price of a point holds from the change on; what was earned stays exact', async () => {
  const player = await world.player(0);
  await world.wager(player, { bet: 1500 });
  await letTermsHold(world, world.people, { kyat_per_point: 500 });
  const late = await world.wager(player, { bet: 250 });
  expect(await pointsOf(player)).toBe(2);
  await letTermsHold(world, world.people, { kyat_per_point: 1000 });
  await world.takeBack(player, late);
  expect(await pointsOf(player)).toBe(1);
  await clean();
});

test('two hundred claims with points for one pay one; the same key is one claim', async () => {
  const player = await world.player(0);
  const { id } = await offer(10, 3000);
  await world.wager(player, { bet: 19_999 });
  const claims = await times(200, () => claim(player, id));
  expectOneYes(claims, 'not_enough_points');
  expect([await pointsOf(player), await balanceOf(world, player)]).toEqual([9, '3000.00']);

  await world.wager(player, { bet: 31_000 });
  const keyed = await times(20, () => claim(player, id, 'the-same-press'));
  expect(keyed.map((it) => it.status)).toEqual(Array(20).fill(200));
  expect([await pointsOf(player), await balanceOf(world, player)]).toEqual([30, '6000.00']);
  await clean();
});

test('offers are shown in the language of who asks, in their order, and a closed one gives nothing', async () => {
  const player = await world.player(0);
  await world.wager(player, { bet: 50_000 });
  const [first, second] = [await offer(3, 100), await offer(4, 200)];
  const before = (await must(world.call('GET /api/console/point-offers', { token: world.content_a }))).data.map((it) => it.id);
  const order = (ids: number[]) => world.call('POST /api/console/point-offers-order', { token: world.content_a, body: { ids, before } });
  const ordered = await must(order([second.id, first.id, 999_999]));
  expect(ordered.data.slice(0, 2).map((it) => it.id)).toEqual([second.id, first.id]);
  expect((await order([first.id, second.id])).body, 'an order that a colleague changed').toMatchObject({ code: 'record_changed' });
  const { data } = await must(world.call('GET /api/point/list', { headers: { 'Accept-Language': 'my' } }));
  expect(data[0]).toEqual({ id: second.id, name: 'ဆန်တစ်အိတ်', point: 4, amount: '200.00', image: null });
  await must(changeOffer(second.id, world.content_a, { is_open: false }));
  expect((await must(world.call('GET /api/point/list'))).data[0]?.id).toBe(first.id);
  expect((await claim(player, second.id)).body.code).toBe('offer_not_found');
  expect((await claim(player, 999_999)).body.code).toBe('offer_not_found');
  const silent = { name: { en: '', zh: '', my: '', th: '' }, point: 4, amount: 200 };
  const refused = await world.call('POST /api/console/point-offers', { token: world.content_a, body: silent });
  expect(refused.body.code).toBe('name_not_valid');
});

test('an offer that a screen shows for another price is not claimed, whichever way it changed', async () => {
  const player = await world.player(0);
  await world.wager(player, { bet: 50_000 });
  const { content_a, content_b } = world;
  const { data } = await must(world.call('POST /api/console/point-offers', { token: content_a, body: { name, point: 5, amount: 100 } }));
  await confirm(world, (await must(changeOffer(data.id, content_a, { is_open: true }))).deed_id ?? 0, content_b);
  const seen = (body: { point?: number; amount?: string }) =>
    world.call('POST /api/point/claim', { token: player.token, body: { point_id: data.id, ...body } });
  for (const other of [
    { point: 4 },
    { point: 6 },
    { amount: '99.00' },
    { amount: '101.00' },
    { point: 5, amount: '200.00' },
    { point: -5 },
  ])
    expect((await seen(other)).body.code).toBe('offer_changed');
  expect((await must(seen({ point: 5, amount: '100.00' }))).claimed).toBe('100.00');
});

test('an offer opens, and changes its price while it is open, when one operator asked for it and another confirmed', async () => {
  const player = await world.player(0);
  await world.wager(player, { bet: 5000 });
  const { content_a, content_b } = world;
  const added = await must(world.call('POST /api/console/point-offers', { token: content_a, body: { name, point: 5, amount: 100 } }));
  const { id } = added.data;
  expect(added.data.is_open).toBe(false);
  expect((await claim(player, id)).body.code).toBe('offer_not_found');
  const asked = await must(changeOffer(id, content_b, { is_open: true, point: 4, shown_until: '2027-01-01T00:00:00+06:30' }));
  expect(asked.data).toMatchObject({ is_open: false, point: 5, shown_until: '2027-01-01T00:00:00+06:30' });
  expect(await linesOf(id)).toEqual([
    'The offer of points “A bag of rice” opens',
    'Costs: null → 4 points',
    'Gives: null → 100 kyat',
    'Until: null → 01/01/2027 00:00:00',
    'Players get back of 1,000 kyat played at slots: null → up to 60 kyat: DEARER than the 40 that the games keep',
    'Name, English: null → A bag of rice',
    'Name, Burmese: null → ဆန်တစ်အိတ်',
  ]);
  expect((await changeOffer(id, content_a, { is_open: true })).body.code).toBe('deed_waits');
  await confirm(world, asked.deed_id ?? 0, content_a);

  // Open, it keeps its price until another is confirmed.
  const dearer = await must(changeOffer(id, content_a, { name: { ...name, en: 'Two bags' }, amount: 900_000 }));
  expect(dearer.data).toMatchObject({ name: { en: 'A bag of rice' }, amount: '100.00', is_open: true });
  expect(await linesOf(id)).toEqual([
    'The offer of points “Two bags” changes its price',
    'Costs: 4 points → 4 points',
    'Gives: 100 kyat → 900,000 kyat',
    'Until: null → 01/01/2027 00:00:00',
    'Players get back of 1,000 kyat played at slots: up to 60 kyat: DEARER than the 40 that the games keep → up to 225,035 kyat: DEARER than the 40 that the games keep',
    'Name, English: A bag of rice → Two bags',
  ]);
  expect((await must(claim(player, id))).claimed).toBe('100.00');
  const deed = await deedOf(id);
  // What costs nothing, or only saves money, is done at once, and what waited is dropped.
  expect((await must(changeOffer(id, content_a, { is_open: false, point: 1 }))).deed_id).toBeNull();
  const yes = { token: content_b, params: { id: deed?.id ?? 0 }, body: { digest: deed?.digest ?? '' } };
  expect((await world.call('POST /api/console/deeds/:id/confirm', yes)).body.code).toBe('deed_stale');
  const { data } = await must(world.call('GET /api/console/point-offers', { token: content_a }));
  expect(data.find((it) => it.id === id)).toMatchObject({ is_open: false, point: 1, amount: '100.00' });
});

test('an open offer has another name or picture when two agree, who see both; closed, it is changed by one', async () => {
  const { content_a, content_b } = world;
  const { data } = await must(world.call('POST /api/console/point-offers', { token: content_a, body: { name, point: 5, amount: 100 } }));
  const { id } = data;
  const path = `/api/console/point-offers/${id}/image`;
  const send = async () => {
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(await photo())], { type: 'image/jpeg' }), 'photo.jpg');
    const answer = await fetch(new URL(path, world.server.console_url), {
      method: 'POST',
      headers: sessionHeaders({ path }, world.server, content_a),
      body: form,
    });
    return answer.json();
  };
  const shown = async () => (await must(world.call('GET /api/point/list'))).data.find((it) => it.id === id);
  const first = await send();
  const opening = await must(changeOffer(id, content_a, { is_open: true }));
  expect(await linesOf(id), 'an end that was left out is seen').toContain('Until: null → always');
  expect(first).toMatchObject({ deed_id: null, data: { image: expect.stringMatching(/^\/files\/pictures\//) } });
  await confirm(world, opening.deed_id ?? 0, content_b);

  const named = await must(changeOffer(id, content_a, { name: { ...name, my: 'ဆန်တစ်အိတ် 50,000' } }));
  expect(named.data).toMatchObject({ name, is_open: true });
  expect((await linesOf(id))?.[0]).toBe('The offer of points “A bag of rice” changes what players see of it');
  expect((await linesOf(id))?.at(-1)).toBe('Name, Burmese: ဆန်တစ်အိတ် → ဆန်တစ်အိတ် 50,000');
  expect(await send(), 'one waits').toMatchObject({ code: 'deed_waits' });
  await confirm(world, named.deed_id ?? 0, content_b);
  expect(
    (await must(world.call('GET /api/point/list', { headers: { 'Accept-Language': 'my' } }))).data.find((it) => it.id === id)?.name,
  ).toBe('ဆန်တစ်အိတ် 50,000');

  const other = await send();
  expect(other.data.image).toBe(first.data.image);
  const picture = (await linesOf(id))?.at(-1)?.split(' → ')[1] ?? '';
  expect((await shown())?.image).toBe(first.data.image);
  await confirm(world, other.deed_id, content_b);
  expect((await shown())?.image).toBe(picture);
  // Closed, it is one person's; what two have looked at stays to be looked at.
  await must(changeOffer(id, content_a, { is_open: false, name }));
  expect((await send()).deed_id).toBeNull();
  for (const kept of [first.data.image, picture]) expect((await fetch(new URL(kept, world.server.console_url))).status, kept).toBe(200);
});

test('the points dialog of a new house says what a point takes by the terms that hold', async () => {
  const said = async (language: string) =>
    (await must(world.call('GET /api/point/warning', { headers: { 'Accept-Language': language } }))).data.point_body;
  const [before, after] = ['1,000', '1,250'];
  for (const language of ['en', 'zh', 'my', 'th']) expect(await said(language), language).toContain(before);
  await letTermsHold(world, world.people, { kyat_per_point: 1250 });
  for (const language of ['en', 'zh', 'my', 'th']) {
    const text = await said(language);
    expect([text.includes(after), text.includes(before), text.includes('{')], language).toEqual([true, false, false]);
  }
  await letTermsHold(world, world.people, { kyat_per_point: 1000 });
});

test('the points dialog says what two of the house wrote and read, in each language', async () => {
  const texts = {
    header: { en: 'Your points', zh: '', my: 'အမှတ်', th: '' },
    body: { en: 'One line.\nA point for {kyat} Ks.', zh: '', my: '', th: '' },
  };
  const token = world.content_a;
  const read = async () => (await must(world.call('GET /api/console/points-text', { token }))).data;
  const before = await read();
  const write = () => world.call('POST /api/console/points-text', { token, body: { ...texts, before } });
  const { data: asked, deed_id } = await must(write());
  expect([asked, await read()]).toEqual([before, before]);
  expect((await write()).body.code).toBe('deed_waits');
  const deed = (await waiting(world, world.content_b)).find((it) => it.id === deed_id);
  const shown = Object.fromEntries((deed?.lines ?? []).map((it) => [it.field, it.after]));
  expect(shown).toMatchObject({ 'Title, English': 'Your points', 'Text, Burmese': 'One line.\nA point for {kyat} Ks.' });
  await confirm(world, deed_id ?? 0, world.content_b);
  expect((await write()).body).toMatchObject({ status: 409, code: 'record_changed' });
  expect(await read()).toEqual(texts);
  const { data } = await must(world.call('GET /api/point/warning', { headers: { 'Accept-Language': 'my' } }));
  expect(data).toEqual({ point_header: 'အမှတ်', point_body: 'One line.\nA point for 1,000 Ks.' });
});

test('a friend who loses at games earns the referrer five percent, one who wins takes it back, and a rollback undoes either', async () => {
  const player = await world.player(0);
  const friend = await world.friendOf(player);
  const earned = async () => {
    const [sum] = await world.sql('select sum(amount_pya)::int as pya from game_referral where referrer_id = $1', [player.id]);
    return sum?.['pya'];
  };
  const lost = await world.wager(friend, { bet: '1000.50', payout: 200 });
  expect(await earned()).toBe(4002);
  const won = await world.wager(friend, { bet: 100, payout: 2000 });
  expect(await earned()).toBe(-5498);
  await world.takeBack(friend, won);
  expect(await earned()).toBe(4002);
  await world.takeBack(friend, lost);
  expect(await earned()).toBe(0);
  await clean();
});

test('an open offer is there longer than two people agreed on when two agree again; for shorter one is enough', async () => {
  const { content_a, content_b } = world;
  const { data } = await must(world.call('POST /api/console/point-offers', { token: content_a, body: { name, point: 5, amount: 100 } }));
  const [from, until_soon, until_late] = ['2026-11-20', '2026-11-22', '2026-12-31'].map((day) => `${day}T00:00:00+06:30`);
  const opens = await must(changeOffer(data.id, content_a, { is_open: true, shown_from: from, shown_until: until_soon }));
  await confirm(world, opens.deed_id ?? 0, content_b);
  const isThere = async () => (await must(world.call('GET /api/point/list'))).data.some((it) => it.id === data.id);
  expect(await isThere()).toBe(false); // it ended yesterday

  for (const later of [until_late, null]) {
    const asked = await must(changeOffer(data.id, content_a, { shown_until: later }));
    expect([asked.data.shown_until, await isThere()]).toEqual([until_soon, false]);
    expect((await linesOf(data.id))?.slice(0, 1)).toEqual(['The offer of points “A bag of rice” is there longer']);
    const shown = later === null ? 'always' : '31/12/2026 00:00:00';
    expect((await linesOf(data.id))?.find((it) => it.startsWith('Until'))).toBe(`Until: 22/11/2026 00:00:00 → ${shown}`);
    const withdrawn = await world.call('POST /api/console/deeds/:id/withdraw', { token: content_a, params: { id: asked.deed_id ?? 0 } });
    expect(withdrawn.status).toBe(200);
  }
  const { deed_id } = await must(changeOffer(data.id, content_a, { shown_from: null, shown_until: until_late }));
  await confirm(world, deed_id ?? 0, content_b);
  expect(await isThere()).toBe(true);
  const shorter = await must(changeOffer(data.id, content_a, { shown_until: until_soon }));
  expect([shorter.deed_id, shorter.data.shown_from, await isThere()]).toEqual([null, null, false]);
  await must(changeOffer(data.id, content_a, { is_open: false }));
});

test('an offer with dates is there from the first second of its first day in Yangon to the last of its last', async () => {
  const player = await world.player(0);
  await world.wager(player, { bet: 10_000 });
  const { id } = await offer(1, 100);
  const shown_from = '2026-11-24T00:00:00+06:30';
  const shown_until = '2026-11-25T00:00:00+06:30';
  expect((await changeOffer(id, world.content_a, { shown_from: shown_until, shown_until: shown_from })).body.code).toBe('time_not_valid');
  expect((await must(changeOffer(id, world.content_a, { shown_from, shown_until }))).data).toMatchObject({
    shown_from,
    shown_until,
    is_open: true,
  });
  const isThere = async () => (await must(world.call('GET /api/point/list'))).data.some((it) => it.id === id);
  const seen = [];
  for (const at of ['2026-11-23T23:59:58', '2026-11-24T00:00:00', '2026-11-24T23:59:57', '2026-11-25T00:00:00']) {
    await world.moveClock(`${at}+06:30`);
    seen.push([await isThere(), (await claim(player, id)).body.code ?? 'claimed']);
  }
  expect(seen).toEqual([
    [false, 'offer_not_found'],
    [true, 'claimed'],
    [true, 'claimed'],
    [false, 'offer_not_found'],
  ]);
  await must(changeOffer(id, world.content_a, { is_open: false }));
});
