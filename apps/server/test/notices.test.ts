import { once } from 'node:events';
import { expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { confirmDeed, waiting } from './deeds.ts';
import { must, operatorToken, registerPlayer, type TestPlayer } from './people.ts';
import { type Browser, pushService } from './push-service.ts';
import { startServerProcess } from './server-process.ts';
import { until } from './until.ts';
import { callServer, testWorld } from './world.ts';

const world = await testWorld();
const service = await pushService();
const PASSWORD = 'an-operator-password';
for (const [username, role] of [
  ['writer', 'content'],
  ['second', 'content'],
  ['cashier', 'cash'],
] as const)
  await addOperator(world.database_url, { username, password: PASSWORD, roles: [role] });
const writer = await operatorToken(world, 'writer', PASSWORD);
const second = await operatorToken(world, 'second', PASSWORD);
const cashier = await operatorToken(world, 'cashier', PASSWORD);

const TEXTS = {
  title: { en: 'Closed tomorrow', zh: '', my: 'မနက်ဖြန် ပိတ်ပါသည်', th: '' },
  body: { en: 'A public holiday.', zh: '', my: '', th: '' },
};
type Audience = 'all' | 'level_1' | 'level_2' | 'player';

const write = async (audience: Audience, player_id: number | null = null) =>
  (await must(world.call('POST /api/console/notices', { token: writer, body: { ...TEXTS, audience, player_id } }))).deed_id;
const listed = async () => (await must(world.call('GET /api/console/notices', { token: writer, query: { limit: 100 } }))).data;
/** Writes a message and has it confirmed; it is being sent then. */
const send = async (audience: Audience, player_id: number | null = null) => {
  await must(confirmDeed(world, await write(audience, player_id), second));
  const [newest] = await listed();
  if (!newest) throw new Error('no notice is listed');
  return newest;
};
const seen = async (id: number) => {
  const found = (await listed()).find((it) => it.id === id);
  if (!found) throw new Error(`notice ${id} is not listed`);
  return found;
};
const listOf = ({ token }: TestPlayer, lang = 'en') =>
  must(world.call('GET /api/user/notifications', { token, headers: { 'Accept-Language': lang } }));

const sent = (id: number) => until(async () => (await seen(id)).state === 'sent');

/** Players as they stand in the table: this is about their number, not about how they came. */
async function manyPlayers(count: number, columns = '', values = ''): Promise<void> {
  await world.sql(
    `insert into player (user_code, name, phone, password_hash, referral_code${columns})
     select 'U' || n, 'Many', '09' || n, 'x', 'R' || n${values} from generate_series($1::bigint, $1::bigint + $2 - 1) n`,
    [100_000_000 + Math.floor(Math.random() * 800_000_000), count],
  );
}

test('a message waits for a second person, as it reads in each language; it is sent once that confirms it', async () => {
  const player = await registerPlayer(world, { name: 'Daw Mya' });
  const deed_id = await write('player', player.id);
  const [deed] = await waiting(world, second);
  expect(deed?.title).toMatch(/^Message to Daw Mya, 09\*{6}\d{3}: Closed tomorrow$/);
  expect(deed?.lines.map((it) => [it.field, it.after]).slice(1)).toEqual([
    ['Title, English', 'Closed tomorrow'],
    ['Title, Burmese', 'မနက်ဖြန် ပိတ်ပါသည်'],
    ['Text, English', 'A public holiday.'],
    ['Shown in English, for want of a text', 'Thai, Chinese'],
  ]);
  expect((await listOf(player)).data).toEqual([]);
  expect(await listed()).toEqual([]);
  await must(confirmDeed(world, deed_id, second));
  const [notice] = await listed();
  expect(notice).toMatchObject({ written_by: 'writer', decided_by: 'second', player: { id: player.id } });
  await sent(notice?.id ?? 0);
  expect((await listOf(player)).data.map((it) => [it.title, it.body])).toEqual([['Closed tomorrow', 'A public holiday.']]);
  // In the player's language; what is not said in it is said in English.
  expect((await listOf(player, 'my')).data.map((it) => [it.title, it.body])).toEqual([['မနက်ဖြန် ပိတ်ပါသည်', 'A public holiday.']]);
  const trail = await world.sql(
    `select o.username, a.action from audit_row a join operator o on o.id = a.operator_id where subject = $1 order by a.id`,
    [`player:${player.id}`],
  );
  expect(trail).toEqual([
    { username: 'writer', action: 'ask_notice' },
    { username: 'second', action: 'confirm_notice' },
  ]);
});

test('a message that is withdrawn is never sent', async () => {
  const player = await registerPlayer(world);
  const id = (await write('player', player.id)) ?? 0;
  await must(world.call('POST /api/console/deeds/:id/withdraw', { token: writer, params: { id } }));
  expect((await listed()).map((it) => it.player?.id)).not.toContain(player.id);
  expect((await listOf(player)).data).toEqual([]);
});

test('who writes messages finds a player by phone, name or number, and reads no more of them than who they are', async () => {
  const player = await registerPlayer(world, { name: 'Daw Hla 50%' });
  const find = async (search: string, token = writer) =>
    (await must(world.call('GET /api/console/notice-players', { token, query: { search } }))).data;
  const brief = { id: player.id, name: 'Daw Hla 50%', phone: expect.stringMatching(/^09\*{6}\d{3}$/) };
  for (const search of [player.phone, 'daw hla', '0%', ` ${player.phone} `]) expect(await find(search)).toEqual([brief]);
  expect((await find(String(player.id)))[0]).toEqual(brief);
  // A part of a phone finds nobody: no list of phones is read through it, nor one of all players.
  expect(await find(player.phone.slice(0, 10))).toEqual([]);
  await manyPlayers(30);
  expect((await find('Many')).length).toBe(10);
  expect((await world.call('GET /api/console/notice-players', { token: cashier, query: { search: 'Many' } })).status).toBe(403);
  expect(await find('M')).toEqual([]);
});

test('a message needs an English title and a player that exists', async () => {
  const body = { ...TEXTS, audience: 'all', player_id: null };
  const untitled = await world.call('POST /api/console/notices', { token: writer, body: { ...body, title: { ...TEXTS.title, en: '' } } });
  expect(untitled.body.code).toBe('text_missing');
  const nobody = await world.call('POST /api/console/notices', {
    token: writer,
    body: { ...body, audience: 'player', player_id: 999_999 },
  });
  expect(nobody.body.code).toBe('not_found');
  const nameless = await world.call('POST /api/console/notices', { token: writer, body: { ...body, audience: 'player' } });
  expect(nameless.body.code).toBe('not_found');
});

test('a message to all reaches thousands in chunks, each once; who is blocked or takes a break from play is left alone', async () => {
  await manyPlayers(1300);
  const player = await registerPlayer(world);
  const resting = await registerPlayer(world);
  await must(world.call('POST /api/user/time_out', { token: resting.token, body: { days: 1 } }));
  await manyPlayers(3, ', blocked_at', ', product_now()');
  const { id, player_count } = await send('all');
  await sent(id);
  const later = await registerPlayer(world);
  const far = await seen(id);
  expect([far.told_count, far.player_count]).toEqual([player_count, player_count]);
  expect(far.told_count).toBeGreaterThan(1300);
  const told = await world.sql(
    `select count(*)::int, count(distinct player_id)::int as players, count(distinct xmin::text)::int as transactions from notification where notice_id = $1`,
    [id],
  );
  expect(told).toEqual([{ count: far.told_count, players: far.told_count, transactions: Math.ceil(far.told_count / 500) }]);
  const { unread, data } = await listOf(player);
  expect(unread).toBe(1);
  expect((await listOf(resting)).data).toEqual([]);
  expect((await listOf(later)).data).toEqual([]);
  await must(world.call('POST /api/user/notifications/read', { token: player.token, body: { seen_id: data[0]?.id } }));
  expect((await seen(id)).read_count).toBe(1);
});

test('a message to a level reaches the players of that level', async () => {
  const one = await registerPlayer(world);
  const two = await registerPlayer(world);
  await world.sql(`update player set lvl_2_state = 'approved' where id = $1`, [two.id]);
  for (const [audience, hears, does_not] of [
    ['level_2', two, one],
    ['level_1', one, two],
  ] as const) {
    const before = (await listOf(does_not)).data.length;
    const { id } = await send(audience);
    await sent(id);
    expect((await listOf(hears)).data[0]?.title).toBe('Closed tomorrow');
    expect((await listOf(does_not)).data.length).toBe(before);
  }
});

test('the operators see how many pushes of a message arrived, failed, and are on their way', async () => {
  const player = await registerPlayer(world);
  const browsers = [service.browser(), service.browser(500), service.browser(410), service.browser(400)];
  for (const it of browsers)
    await must(
      world.call('POST /api/user/save_device_token', { token: player.token, body: it.subscription, headers: { 'Accept-Language': 'my' } }),
    );
  const { id } = await send('player', player.id);
  await until(async () => (await seen(id)).pushed_count + (await seen(id)).failed_count === 3);
  expect(await seen(id)).toMatchObject({ told_count: 1, pushed_count: 1, failed_count: 2, waiting_count: 1 });
  await world.moveClock(31_000);
  await until(async () => (await seen(id)).pushed_count === 2);
  expect(await seen(id)).toMatchObject({ failed_count: 2, waiting_count: 0 });
  expect(browsers[0]?.got[0]?.said).toMatchObject({ title: 'မနက်ဖြန် ပိတ်ပါသည်', body: 'A public holiday.', url: '/notifications' });
  expect(browsers[0]?.got[0]?.urgency).toBe('normal');
});

test('a server killed while it pushes a message loses nothing: every player has the message once, every phone gets it, twice at most under one name', async () => {
  const players: { player: TestPlayer; browser: Browser }[] = [];
  for (let n = 0; n < 30; n += 1) {
    const player = await registerPlayer(world);
    // Every third push is under way for ever when the server dies.
    const browser = n % 3 === 0 ? service.browser('hold') : service.browser();
    await must(world.call('POST /api/user/save_device_token', { token: player.token, body: browser.subscription }));
    players.push({ player, browser });
  }
  await manyPlayers(2000);
  const deed_id = await write('all');
  await world.server.stop();
  // Confirmed by the operators' own call, on the process that will die.
  const { child, url } = await startServerProcess(world.database_url);
  expect(url).toContain('http');
  const [confirmed] = await world.sql(
    `with done as (
       update deed set state = 'done', decided_by = (select id from operator where username = 'second'), decided_at = product_now()
       where id = $1 returning id, data
     )
     insert into notice (kind, data, audience, deed_id, told_until)
     select 'house', data, 'all', id, (select max(id) from player) from done returning id`,
    [deed_id],
  );
  const id = Number(confirmed?.['id']);
  await until(() => players.filter(({ browser }) => service.tries(browser) > 0).length >= 10);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const next = await world.another();
  await callServer(next, 'POST /api/demo/clock', { body: { advance_ms: 31_000 } });
  await until(() => players.every(({ browser }) => browser.got.length > 0));
  await until(async () => (await world.sql(`select from notice where id = $1 and state = 'sent'`, [id])).length === 1);
  const told = await world.sql(
    `select count(*)::int, count(distinct player_id)::int as players, (select told_count from notice where id = $1) as told from notification where notice_id = $1`,
    [id],
  );
  expect(told[0]?.['count']).toBe(told[0]?.['players']);
  expect(told[0]?.['count']).toBe(told[0]?.['told']);
  for (const { browser } of players) {
    expect(browser.got.length).toBeLessThanOrEqual(2);
    expect(new Set(browser.got.map((it) => it.topic)).size).toBe(1);
  }
}, 120_000);
