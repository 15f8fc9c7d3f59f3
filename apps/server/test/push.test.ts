import { phrases } from '@shwekan/phrases';
import { describe, expect, test } from 'vitest';
import { tell } from '../src/platform/facts.ts';
import { isPushAddress } from '../src/realtime/push/addresses.ts';
import { must, registerPlayer, type TestPlayer } from './people.ts';
import { type Answer, type Browser, pushService } from './push-service.ts';
import { until } from './until.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const service = await pushService();
const { db } = world.server.world;

/** A player who takes pushes in a browser. */
async function subscriber(lang = 'en', ...answers: Answer[]): Promise<{ player: TestPlayer; browser: Browser }> {
  const player = await registerPlayer(world);
  return { player, browser: await subscribed(player, lang, ...answers) };
}

async function subscribed(player: TestPlayer, lang = 'en', ...answers: Answer[]): Promise<Browser> {
  const browser = service.browser(...answers);
  await must(
    world.call('POST /api/user/save_device_token', {
      token: player.token,
      body: browser.subscription,
      headers: { 'Accept-Language': lang },
    }),
  );
  return browser;
}

/** Tells a player something, as every room does: the row and its fact in one transaction. */
async function tellPlayer({ id }: TestPlayer, kind = 'cash_in_approved', data: object = { amount_pya: 1_234_500 }) {
  return db.transaction(async (tx) => {
    const { rows } = await tx.query('insert into notification (player_id, kind, data) values ($1, $2, $3) returning id', [
      id,
      kind,
      JSON.stringify(data),
    ]);
    await tell(tx, { kind: 'notification', player_id: id, data: { id: rows[0].id } });
    return Number(rows[0].id);
  });
}

/** Waits until all that was told up to now has been queued, sent or put off. */
async function quiet(): Promise<void> {
  const { player, browser } = await subscriber();
  await tellPlayer(player);
  await until(() => browser.got.length > 0);
  await until(async () => (await world.sql('select from push_outbox where next_at <= product_now()')).length === 0);
}

test('what a player is told is pushed to each of their browsers, sealed for it alone, signed by the house, in the language of the browser', async () => {
  const { player, browser } = await subscriber('en');
  const thai = await subscribed(player, 'th');
  const other = await subscriber();
  const id = await tellPlayer(player);
  await until(() => browser.got.length === 1 && thai.got.length === 1);
  expect(browser.got[0]).toMatchObject({
    said: {
      id,
      kind: 'cash_in_approved',
      title: 'Cash in approved: 12,345 Ks',
      body: 'It has been added to your balance.',
      url: '/cashin-history',
    },
    topic: `n${id}`,
    urgency: 'high',
  });
  expect(browser.got[0]?.ttl).toBeGreaterThan(86_000);
  expect(thai.got[0]?.said.title).toMatch(/12,345/);
  expect(thai.got[0]?.said.title).not.toBe(browser.got[0]?.said.title);
  const { data } = await must(world.call('GET /api/app-setting'));
  expect(browser.got[0]?.signed_by).toBe(data.vapid_public_key);
  await quiet();
  expect(other.browser.got).toEqual([]);
});

test('two server processes push each message once, with one key', async () => {
  const one = await world.another();
  const { player, browser } = await subscriber();
  const ids: number[] = [];
  for (let n = 0; n < 40; n += 1) ids.push(await tellPlayer(player));
  await until(() => browser.got.length >= 40);
  await quiet();
  expect(browser.got.map((it) => Number(it.said.id)).sort((a, b) => a - b)).toEqual(ids);
  expect(new Set(browser.got.map((it) => it.signed_by)).size).toBe(1);
  await one.stop();
});

test('a push that fails is tried again after a growing pause and arrives once', async () => {
  const { player, browser } = await subscriber('en', 500, 503);
  await tellPlayer(player);
  await until(() => service.tries(browser) === 1);
  await quiet();
  expect(service.tries(browser)).toBe(1);
  await world.moveClock(31_000);
  await until(() => service.tries(browser) === 2);
  await world.moveClock(31_000);
  await quiet();
  expect(service.tries(browser)).toBe(2);
  await world.moveClock(31_000);
  await until(() => browser.got.length === 1);
  await until(async () => (await world.sql('select from push_outbox')).length === 0);
  expect(browser.got).toHaveLength(1);
});

test('a push service that asks for time gets it, and the others are not kept waiting', async () => {
  const busy = await pushService();
  const { player } = await subscriber();
  const browser = busy.browser({ status: 429, retry_after: '300' });
  await must(world.call('POST /api/user/save_device_token', { token: player.token, body: browser.subscription }));
  await tellPlayer(player);
  await until(() => busy.tries(browser) === 1);
  await world.moveClock(61_000);
  await tellPlayer(player);
  await until(async () => (await world.sql('select from push_outbox')).length === 1);
  expect(busy.tries(browser)).toBe(1);
  await must(world.call('POST /api/user/remove_device_token', { token: player.token, body: { endpoint: browser.subscription.endpoint } }));
});

test('a push that fails eight times is given up, and the player reads it in the app', async () => {
  const { player, browser } = await subscriber('en', ...Array.from({ length: 20 }, () => 500));
  await tellPlayer(player);
  for (let n = 1; n <= 8; n += 1) {
    await until(() => service.tries(browser) === n);
    await world.moveClock(3_600_000);
  }
  await until(async () => (await world.sql('select from push_outbox')).length === 0);
  expect(service.tries(browser)).toBe(8);
  expect((await must(world.call('GET /api/user/notifications', { token: player.token }))).unread).toBe(1);
});

test.each([404, 410])('a browser whose push service answers %i is forgotten, the other one is not', async (status) => {
  const { player, browser } = await subscriber('en', status);
  const second = await subscribed(player);
  await tellPlayer(player);
  await until(() => second.got.length === 1);
  await until(async () => (await world.sql('select from push_device where player_id = $1', [player.id])).length === 1);
  await tellPlayer(player);
  await until(() => second.got.length === 2);
  expect(service.tries(browser)).toBe(1);
});

test('a phone that logged out, by itself or from another, gets no more pushes; what was on its way neither', async () => {
  const { player, browser } = await subscriber('en', 500);
  await tellPlayer(player);
  await until(() => service.tries(browser) === 1);
  const again = await must(world.call('POST /api/user/login', { body: { phone: player.phone, password: player.password } }));
  const mine = await must(world.call('GET /api/user/sessions', { token: again.token }));
  const first = mine.data.find((it) => !it.is_current);
  await must(world.call('POST /api/user/sessions/:id/end', { token: again.token, params: { id: first?.id ?? 0 } }));
  await tellPlayer(player);
  await world.moveClock(3_600_000);
  await quiet();
  expect(service.tries(browser)).toBe(1);
  await until(async () => (await world.sql('select from push_outbox')).length === 0);
});

test('a phone that changed hands is pushed to for who is logged in now, and not what was told the one before', async () => {
  const { player, browser } = await subscriber('en', 500);
  await tellPlayer(player);
  await until(() => service.tries(browser) === 1);
  const next = await registerPlayer(world);
  await must(world.call('POST /api/user/save_device_token', { token: next.token, body: browser.subscription }));
  const id = await tellPlayer(next);
  await until(() => browser.got.length === 1);
  await world.moveClock(3_600_000);
  await quiet();
  expect(browser.got.map((it) => it.said.id)).toEqual([id]);
});

test('a browser that is removed gets no more pushes, and nobody removes the browser of another', async () => {
  const { player, browser } = await subscriber();
  const thief = await registerPlayer(world);
  const { endpoint } = browser.subscription;
  await must(world.call('POST /api/user/remove_device_token', { token: thief.token, body: { endpoint } }));
  await tellPlayer(player);
  await until(() => browser.got.length === 1);
  await must(world.call('POST /api/user/remove_device_token', { token: player.token, body: { endpoint } }));
  await tellPlayer(player);
  await quiet();
  expect(browser.got.length).toBe(1);
});

test('a browser whose subscription was replaced without the app is pushed to at its new one, in its own language', async () => {
  const { player, browser } = await subscriber('th');
  const next = service.browser();
  const { endpoint, keys } = browser.subscription;
  const renew = (auth: string) =>
    must(world.call('POST /api/user/renew_device_token', { body: { old: { endpoint, auth }, ...next.subscription } }));
  // Who knows the address alone moves nothing.
  await renew('AAAAAAAAAAAAAAAAAAAAAA');
  await tellPlayer(player);
  await until(() => browser.got.length === 1);
  await renew(keys.auth);
  await renew(keys.auth);
  const id = await tellPlayer(player);
  await until(() => next.got.length === 1);
  await quiet();
  expect(next.got.map((it) => it.said.id)).toEqual([id]);
  expect(browser.got.length).toBe(1);
  // The app kept the new one by itself meanwhile: it stays, and the old one ends.
  const third = await subscribed(player);
  await must(
    world.call('POST /api/user/renew_device_token', {
      body: { old: { endpoint: next.subscription.endpoint, auth: next.subscription.keys.auth }, ...third.subscription },
    }),
  );
  await tellPlayer(player);
  await until(() => third.got.length === 1);
  await quiet();
  expect([next.got.length, third.got.length]).toEqual([1, 1]);
});

test('an app that keeps its new subscription while its service worker tells of it does not get in its way', async () => {
  const player = await registerPlayer(world);
  for (let round = 0; round < 5; round += 1) {
    const old = (await subscribed(player)).subscription;
    const next = service.browser().subscription;
    const renewed = world.call('POST /api/user/renew_device_token', { body: { old: { ...old, auth: old.keys.auth }, ...next } });
    const saved = world.call('POST /api/user/save_device_token', { token: player.token, body: next });
    expect((await Promise.all([renewed, saved])).map((it) => it.status)).toEqual([200, 200]);
    const kept = await world.sql('select endpoint from push_device where endpoint = any($1)', [[old.endpoint, next.endpoint]]);
    expect(kept).toEqual([{ endpoint: next.endpoint }]);
  }
});

test('of more than twenty browsers of a player the oldest goes', async () => {
  const player = await registerPlayer(world);
  const browsers: Browser[] = [];
  for (let n = 0; n < 22; n += 1) browsers.push(await subscribed(player));
  await tellPlayer(player);
  await until(() => browsers.slice(2).every((it) => it.got.length === 1));
  await quiet();
  expect(browsers.slice(0, 2).flatMap((it) => it.got)).toEqual([]);
});

test('keys that nothing can be sealed with, and addresses that are none, are refused', async () => {
  const { token } = await registerPlayer(world);
  const { endpoint, keys } = service.browser().subscription;
  for (const [body, code] of [
    [{ endpoint, keys: { ...keys, p256dh: `BA${'A'.repeat(85)}` } }, 'subscription_not_valid'],
    [{ endpoint, keys: { ...keys, p256dh: keys.p256dh.slice(0, 40) } }, 'subscription_not_valid'],
    [{ endpoint, keys: { ...keys, auth: 'AAAA' } }, 'subscription_not_valid'],
    [{ endpoint: 'file:///etc/passwd', keys }, 'address_not_safe'],
    [{ endpoint: 'not an address', keys }, 'address_not_safe'],
  ] as const) {
    const { body: answer } = await world.call('POST /api/user/save_device_token', { token, body });
    expect([body.endpoint, answer.code]).toEqual([body.endpoint, code]);
  }
});

describe('outside development a push address is https on the public network', () => {
  test.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://8.8.8.8/x', true],
    ['https://[2a00:1450:4001:80b::200a]/x', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://localhost/x', false],
    ['https://push/x', false],
    ['https://db.internal/x', false],
    ['https://user:word@fcm.googleapis.com/x', false],
    ['https://127.0.0.1/x', false],
    ['https://2130706433/x', false],
    ['https://0x7f.1/x', false],
    ['https://10.1.2.3/x', false],
    ['https://172.20.0.1/x', false],
    ['https://192.168.1.1/x', false],
    ['https://169.254.169.254/latest/meta-data', false],
    ['https://100.64.0.1/x', false],
    ['https://[::1]/x', false],
    ['https://[::ffff:127.0.0.1]/x', false],
    ['https://[fd00::1]/x', false],
    ['https://[fe80::1]/x', false],
    ['https://[2002:7f00:1::]/x', false],
  ])('%s: %s', (address, is_right) => expect(isPushAddress(address, true)).toBe(is_right));
});

test('a player is pushed and shown what they chose: by push, in the app, both or neither', async () => {
  const { player, browser } = await subscriber();
  const { token } = player;
  const choose = (body: object) => must(world.call('POST /api/user/notification_choices', { token, body }));
  const first = await must(world.call('GET /api/user/notification_choices', { token }));
  expect(first.data).toEqual(
    ['win', 'cash', 'level', 'reward', 'result', 'support', 'house'].map((topic) => ({
      topic,
      in_app: topic !== 'result',
      push: topic !== 'result',
    })),
  );
  await choose({ topic: 'cash', push: false });
  await choose({ topic: 'level', in_app: false });
  const after = await choose({ topic: 'reward', in_app: false, push: false });
  expect(after.data.find((it) => it.topic === 'cash')).toEqual({ topic: 'cash', in_app: true, push: false });
  await tellPlayer(player);
  await tellPlayer(player, 'level_two_approved', {});
  await tellPlayer(player, 'welcome_bonus', { amount_pya: 100_000 });
  await tellPlayer(player, 'won', { amount_pya: 100_000, lottery: '2D', section: '12:01 PM', number: '07' });
  await until(() => browser.got.length === 2);
  await quiet();
  expect(browser.got.map((it) => it.said.kind).sort()).toEqual(['level_two_approved', 'won']);
  const list = await must(world.call('GET /api/user/notifications', { token }));
  expect([list.unread, list.data.map((it) => it.title)]).toEqual([2, ['You have won 1,000 Ks', 'Cash in approved: 12,345 Ks']]);
});

/** Every kind that there is a sentence for: the topic that it is chosen by, and where it leads. */
const KINDS = [
  ['won', 'win', '/betslip?lottery=3D'],
  ['refunded', 'win', '/betslip?lottery=3D'],
  ['win_reversed', 'win', '/betslip?lottery=3D'],
  ['draw_moved', 'win', '/betslip?lottery=3D'],
  ['cash_in_approved', 'cash', '/cashin-history'],
  ['cash_in_promoted', 'cash', '/cashin-history'],
  ['cash_in_corrected', 'cash', '/cashin-history'],
  ['cash_in_corrected_promoted', 'cash', '/cashin-history'],
  ['cash_in_rejected', 'cash', '/cashin-history'],
  ['cash_in_expired', 'cash', '/cashin-history'],
  ['cash_out_paid', 'cash', '/cashout-history'],
  ['cash_out_rejected', 'cash', '/cashout-history'],
  ['adjusted_up', 'cash', '/statement'],
  ['adjusted_down', 'cash', '/statement'],
  ['points_adjusted', 'cash', '/point'],
  ['level_two_approved', 'level', '/level-two'],
  ['level_two_rejected', 'level', '/level-two'],
  ['conversation_answered', 'support', '/conversations'],
  ['welcome_bonus', 'reward', '/promotion'],
  ['weekly_promotion', 'reward', '/promotion'],
  ['result', 'result', '/win-number?lottery=3D'],
] as const;

for (const [kind, topic, path] of KINDS) {
  test(`what is told of ${kind} leads to ${path}, in the app and by push, and is chosen by the topic ${topic}`, async () => {
    const { player, browser } = await subscriber();
    const { token } = player;
    const choose = (is_told: boolean) =>
      must(world.call('POST /api/user/notification_choices', { token, body: { topic, in_app: is_told, push: is_told } }));
    const list = async () => (await must(world.call('GET /api/user/notifications', { token }))).data.map((it) => it.path);
    await choose(true);
    await tellPlayer(player, kind, /lottery/.test(path) ? { lottery: '3D' } : {});
    await until(() => browser.got.length === 1);
    expect(browser.got[0]?.said.url).toBe(path);
    expect(await list()).toEqual([path]);
    await choose(false);
    expect(await list()).toEqual([]);
  });
}

test('a kind that has a sentence has a topic; one that has none is told to nobody', async () => {
  const titles = Object.keys(phrases.en.told).filter((it) => it.endsWith('_title'));
  expect(KINDS.map(([kind]) => `${kind}_title`).sort()).toEqual(titles.sort());
  await expect(tellPlayer(await registerPlayer(world), 'unheard_of')).rejects.toThrow(/"topic"/);
});

test('a result is told to those who asked for results and to nobody else', async () => {
  const asked = await subscriber();
  const silent = await subscriber();
  await must(world.call('POST /api/user/notification_choices', { token: asked.player.token, body: { topic: 'result', push: true } }));
  const result = { lottery: '2D', section: '12:01 PM', date: '2026-11-20', number: '45' };
  await db.transaction((tx) => tell(tx, { kind: 'result', data: result }, { kind: 'result', data: { ...result, number: '' } }));
  await until(() => asked.browser.got.length === 1);
  await quiet();
  expect(asked.browser.got.map((it) => it.said)).toMatchObject([
    { title: '2D 12:01 PM: 45', body: 'Result of 2026-11-20', url: '/win-number?lottery=2D' },
  ]);
  expect(silent.browser.got).toEqual([]);
  // By push only: the list in the app stays as it is.
  expect((await must(world.call('GET /api/user/notifications', { token: asked.player.token }))).data).toEqual([]);
});

test('of what was told while nothing ran, only the news of the last day is pushed', async () => {
  const { player, browser } = await subscriber();
  await db.transaction(async (tx) => {
    const { rows } = await tx.query(
      `insert into notification (player_id, kind, at) values ($1, 'level_two_approved', product_now() - interval '2 days') returning id`,
      [player.id],
    );
    await tx.query(`insert into fact (kind, player_id, data, at) values ('notification', $1, $2, product_now() - interval '2 days')`, [
      player.id,
      JSON.stringify({ id: rows[0].id }),
    ]);
  });
  await quiet();
  expect(service.tries(browser)).toBe(0);
});
