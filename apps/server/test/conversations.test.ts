import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { openFiles } from '../src/platform/storage.ts';
import { forgetConversationImages } from '../src/support/jobs.ts';
import { bet, drawsWorld } from './draws-world.ts';
import { holdRows } from './hold-rows.ts';
import { ownFiles, photo, sendImage } from './images.ts';
import { must, operatorToken, registerPlayer, type TestPlayer } from './people.ts';
import { until } from './until.ts';

const settings = ownFiles();
const world = await drawsWorld(settings);
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const PASSWORD = 'an-operator-password';
for (const username of ['helper-a', 'helper-b'])
  await addOperator(world.database_url, { username, password: PASSWORD, roles: ['support'] });
const [helper_a, helper_b] = [await operatorToken(world, 'helper-a', PASSWORD), await operatorToken(world, 'helper-b', PASSWORD)];

const ask = ({ token }: TestPlayer, body: object = {}, headers = {}) =>
  world.call('POST /api/user/conversations', { token, headers, body: { subject: 'bet', text: 'Where is my win?', ...body } });
const open = async (player: TestPlayer, body: object = {}) => (await must(ask(player, body))).data;
const write = ({ token }: TestPlayer, id: number, text = 'Are you there?', headers = {}) =>
  world.call('POST /api/user/conversations/:id/messages', { token, headers, params: { id }, body: { text } });
const show = async ({ token }: TestPlayer, id: number) =>
  (await must(world.call('GET /api/user/conversations/:id', { token, params: { id } }))).data;
const list = ({ token }: TestPlayer, query = {}) => must(world.call('GET /api/user/conversations', { token, query }));
const seen = async (id: number) => (await must(world.call('GET /api/console/conversations/:id', { token: helper_a, params: { id } }))).data;
const lastOf = ({ messages }: { messages: { id: number }[] }) => messages.at(-1)?.id ?? 0;
const answer = async (id: number, text: string, { token = helper_a, seen_id = 0 } = {}) =>
  world.call('POST /api/console/conversations/:id/answer', {
    token,
    params: { id },
    body: { text, seen_id: seen_id || lastOf(await seen(id)) },
  });
const queue = (query = {}, token = helper_a) =>
  must(world.call('GET /api/console/conversations', { token, query: { limit: 200, ...query } }));
const told = async ({ token }: TestPlayer) => (await must(world.call('GET /api/user/notifications', { token }))).data;

test.each([
  ['Latin letters', 'I paid the whole amount this morning and '.repeat(5)],
  ['Burmese, which has no spaces between words', 'ကျွန်တော်ငွေသွင်းထားပါတယ်'.repeat(8)],
])('a list shows the beginning of a long message of %s up to the end of a word', async (_, text) => {
  const player = await world.player();
  const opened = await open(player, { text });
  const last_text = (await queue({ player_id: player.id })).data[0]?.last_text ?? '';
  expect(last_text.endsWith('…')).toBe(true);
  const shown = last_text.slice(0, -1);
  expect(text.startsWith(shown)).toBe(true);
  expect(shown.length).toBeGreaterThan(90);
  const words = [...new Intl.Segmenter('my', { granularity: 'word' }).segment(text)].map(({ index, segment }) => index + segment.length);
  expect(words).toContain(shown.length);
  expect((await list(player)).data).toMatchObject([{ id: opened.id, last_text }]);
});

test('a player writes with a slip, support answers, the player is told and writes again; who answered is in the trail', async () => {
  const player = await world.player();
  const { voucher } = await must(bet(world, player, [['07', 500]], { section: '12:01 PM' }));
  const opened = await open(player, { text: 'First line\nsecond line', attachment: { kind: 'slip', ref: voucher } });
  expect(opened).toMatchObject({ state: 'waiting', is_unread: false, attachment: { kind: 'slip', ref: voucher, amount: '500.00' } });
  expect(opened.messages.map((it) => [it.is_from_house, it.text])).toEqual([[false, 'First line\nsecond line']]);
  const waiting = async () => (await must(world.call('GET /api/console/waiting', { token: helper_a }))).counts;
  const before = (await waiting()).find((it) => it.kind === 'conversation')?.count ?? 0;
  expect(before).toBeGreaterThan(0);
  const [first] = (await queue({ player_id: player.id })).data;
  expect(first).toMatchObject({ id: opened.id, owner: null, attachment: { ref: voucher }, player: { id: player.id, phone: player.phone } });

  await must(answer(opened.id, 'The draw is at noon.'));
  expect((await waiting()).find((it) => it.kind === 'conversation')?.count).toBe(before - 1);
  expect(await seen(opened.id)).toMatchObject({ state: 'answered', owner: 'helper-a', waiting_since: null });
  expect((await told(player))[0]).toMatchObject({ title: 'We have answered you', body: 'The draw is at noon.', is_read: false });
  expect(await list(player)).toMatchObject({ unread_count: 1, data: [{ is_unread: true, last_text: 'The draw is at noon.' }] });
  const shown = lastOf(await show(player, opened.id));
  const read = (seen_id: number) =>
    must(world.call('POST /api/user/conversations/:id/read', { token: player.token, params: { id: opened.id }, body: { seen_id } }));
  // An answer that comes between looking and saying so stays unread; one that begins with more than a notification holds is cut between letters.
  await must(answer(opened.id, `${'x'.repeat(159)}😀 thanks`));
  expect((await told(player))[0]).toMatchObject({ body: `${'x'.repeat(159)}😀…` });
  await read(shown);
  expect(await list(player)).toMatchObject({ unread_count: 1, data: [{ is_unread: true }] });
  await read(lastOf(await show(player, opened.id)));
  expect(await list(player)).toMatchObject({ unread_count: 0, data: [{ is_unread: false }] });
  // The player sees an answer of the house, not whose it is.
  expect(JSON.stringify(await show(player, opened.id))).not.toContain('helper');

  const again = await must(write(player, opened.id, 'Thank you'));
  expect(again.data).toMatchObject({ state: 'waiting', last_text: 'Thank you' });
  const closed = { token: helper_a, params: { id: opened.id } };
  await must(world.call('POST /api/console/conversations/:id/close', { ...closed, body: { seen_id: lastOf(again.data) } }));
  expect(await show(player, opened.id)).toMatchObject({ state: 'closed' });
  // What is opened again rings no bell: nobody wrote.
  const newest = async () => (await must(world.call('GET /api/console/me', { token: helper_a }))).newest.conversation;
  const heard = await newest();
  expect(heard).toBe(lastOf(again.data));
  await must(answer(opened.id, 'Good luck.'));
  const good_luck = { seen_id: lastOf(await seen(opened.id)) };
  await must(world.call('POST /api/console/conversations/:id/close', { ...closed, body: good_luck }));
  await must(world.call('POST /api/console/conversations/:id/reopen', closed));
  expect(await newest()).toBe(heard);
  expect(await show(player, opened.id)).toMatchObject({ state: 'waiting' });
  await must(world.call('POST /api/user/conversations/:id/close', { token: player.token, params: { id: opened.id } }));
  expect((await must(write(player, opened.id, 'One more thing'))).data.state).toBe('waiting');
  const trail = await world.sql(
    `select a.action, o.username from audit_row a join operator o on o.id = a.operator_id where subject = $1 order by a.id`,
    [`conversation:${opened.id}`],
  );
  expect(trail.map((it) => `${it['username']} ${it['action']}`)).toEqual([
    'helper-a answer_conversation',
    'helper-a answer_conversation',
    'helper-a close_conversation',
    'helper-a answer_conversation',
    'helper-a close_conversation',
    'helper-a reopen_conversation',
  ]);
});

test('only what is the player’s own is attached, of every kind, and only support reads conversations', async () => {
  const [player, other] = [await world.player(), await world.player()];
  const { voucher } = await must(bet(world, other, [['08', 500]], { section: '12:01 PM' }));
  await must(world.call('POST /api/user/transfer_in', { token: other.token, body: { transfer_balance: 1000 } }));
  await world.sql(`update player set lvl_2_state = 'approved', lvl_2_name = 'Aung Aung' where id = $1`, [other.id]);
  const payment_id = (await must(world.call('GET /api/payment-method/show-cashout'))).pay[0]?.id;
  const cashOut = { payment_id, account_name: 'Aung Aung', user_phone: other.phone, amount: 5000, password: other.password };
  await must(world.call('POST /api/cash-out', { token: other.token, body: cashOut }));
  const of = async (table: string) => {
    const [row] = await world.sql(`select max(id) as id from ${table} where player_id = $1`, [other.id]);
    return String(row?.['id']);
  };
  const theirs = [
    { kind: 'slip', ref: voucher },
    { kind: 'cash_in', ref: await of('cash_in') },
    { kind: 'cash_out', ref: await of('cash_out') },
    { kind: 'transfer', ref: await of('transfer') },
  ];
  for (const attachment of theirs) {
    expect((await ask(player, { attachment })).body).toMatchObject({ code: 'not_found', errors: { attachment: expect.any(String) } });
    expect((await open(other, { attachment })).attachment).toMatchObject(attachment);
  }
  const became = (await queue({ player_id: other.id })).data.map(({ attachment }) => [attachment?.kind, attachment?.request_state]);
  expect(Object.fromEntries(became), 'support reads what became of a request, and of nothing else').toEqual({
    slip: null,
    cash_in: 'approved',
    cash_out: 'pending',
    transfer: null,
  });
  for (const ref of ['0', '999999999', "1' or true", 'x'.repeat(40)])
    expect((await ask(player, { attachment: { kind: 'cash_out', ref } })).body.code).toBe('not_found');
  expect((await list(player)).data).toEqual([]);
  const { id } = (await list(other)).data[0] ?? { id: 0 };
  expect((await world.call('GET /api/console/conversations', { token: world.finance })).status).toBe(403);
  expect((await world.call('GET /api/console/conversations/:id', { token: world.draws_a, params: { id } })).status).toBe(403);
  expect((await world.call('GET /api/console/conversations', { token: other.token })).status).toBe(401);
});

test('a double tap is one conversation and one message; five are open, twenty messages are written in a day', async () => {
  const player = await registerPlayer(world);
  const key = { 'Idempotency-Key': 'tapped-twice-1' };
  const [one, two] = await Promise.all([ask(player, {}, key), ask(player, {}, key)]);
  expect([one.status, two.status, one.body.data.id === two.body.data.id]).toEqual([200, 200, true]);
  const { id } = one.body.data;
  const again = { 'Idempotency-Key': 'tapped-twice-2' };
  await Promise.all([write(player, id, 'Hello', again), write(player, id, 'Hello', again)].map((it) => must(it)));
  expect((await show(player, id)).messages).toHaveLength(2);
  const more = await Promise.all(Array.from({ length: 6 }, () => ask(player)));
  // The same key in another conversation is not what was said in the first.
  const other = more.find((it) => it.status === 200)?.body.data.id ?? 0;
  expect((await write(player, other, 'Hello', again)).body.code).toBe('key_reused');
  expect(more.map((it) => it.body.code ?? 'open').sort()).toEqual([
    'open',
    'open',
    'open',
    'open',
    'too_many_conversations',
    'too_many_conversations',
  ]);
  for (let n = 6; n < 20; n += 1) await must(write(player, id));
  const over = await write(player, id);
  expect(over.body.code).toBe('too_many_messages');
  expect((await show(player, id)).messages).toHaveLength(16);
  for (const text of ['', ' ', 'x'.repeat(1001), 'a\u0000b']) expect((await write(player, id, text)).status).toBe(422);
  // Who closed one has room for another, and a closed one opens only into that room.
  await must(world.call('POST /api/user/conversations/:id/close', { token: player.token, params: { id } }));
  await world.moveClock(2 * DAY_MS);
  await must(ask(player));
  expect((await write(player, id)).body.code).toBe('too_many_conversations');
});

test('of two who answer or take the same, the second is told; nobody answers what they have not read', async () => {
  const player = await registerPlayer(world);
  const { id } = await open(player, { text: 'ျမန္မာ' });
  // What a Zawgyi phone typed is read in Unicode.
  expect((await seen(id)).messages[0]?.text).toBe('မြန်မာ');
  const seen_id = lastOf(await seen(id));
  const both = await Promise.all([answer(id, 'Yes', { seen_id }), answer(id, 'No', { seen_id, token: helper_b })]);
  expect(both.map((it) => it.body.code ?? 'told').sort()).toEqual(['conversation_changed', 'told']);
  const { messages, owner } = await seen(id);
  expect([messages.length, (await told(player)).length]).toEqual([2, 1]);
  const first = both[0].status === 200 ? 'helper-a' : 'helper-b';
  expect(owner).toBe(first);
  const late = lastOf(await seen(id));
  await must(write(player, id));
  expect((await answer(id, 'Bye', { seen_id: late })).body.code).toBe('conversation_changed');
  const close = { token: helper_a, params: { id }, body: { seen_id: late } };
  expect((await world.call('POST /api/console/conversations/:id/close', close)).body.code).toBe('conversation_changed');

  const take = (token: string, from: string | null, taken = id) =>
    world.call('POST /api/console/conversations/:id/take', { token, params: { id: taken }, body: { from } });
  const [second, token] = first === 'helper-a' ? ['helper-b', helper_b] : ['helper-a', helper_a];
  expect((await take(token, null)).body.code).toBe('claimed');
  expect((await must(take(token, first))).data.owner).toBe(second);
  expect((await must(take(token, null))).data.owner).toBe(second);
  expect((await queue({ owner: 'mine' }, token)).data.map((it) => it.id)).toContain(id);
  expect((await queue({ owner: 'nobody' }, token)).data.map((it) => it.id)).not.toContain(id);

  // Of two who take what is nobody's at once, the second sees that the first has it.
  const free = (await open(player)).id;
  const lock = await holdRows(world.database_url, 'select from conversation where id = $1 for update', [free]);
  const takes = [take(helper_a, null, free), take(helper_b, null, free)];
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%from conversation%' and datname = current_database()`;
  await until(async () => (await world.sql(waiting)).length === 2);
  await lock.release();
  expect((await Promise.all(takes)).map((it) => it.body.code ?? 'taken').sort()).toEqual(['claimed', 'taken']);
});

test('a picture is drawn anew, seen by the player and support alone, once, five at most, and deleted after ninety days', async () => {
  const player = await registerPlayer(world);
  const { id } = await open(player);
  const kept = () => readdirSync(join(settings.DATA_DIR, 'files', 'support'));
  const send = (image: Buffer, who = player) =>
    sendImage(world, `/api/user/conversations/${id}/image`, image, { token: who.token, field: 'image' });
  const image = await photo('jpeg', 41);
  await must(send(image));
  await must(send(image));
  expect(kept()).toHaveLength(1);
  const stranger = await registerPlayer(world);
  expect((await send(image, stranger)).body.code).toBe('not_found');
  expect((await send(Buffer.from('<svg/>'))).body.code).toBe('image_not_valid');
  for (let n = 1; n < 5; n += 1) await must(send(await photo('png', 41 + n)));
  expect((await send(await photo('png', 60))).body.code).toBe('too_many_images');
  expect(kept()).toHaveLength(5);
  const message_id = (await show(player, id)).messages.find((it) => it.has_image)?.id ?? 0;
  const params = { id, message_id };
  const own = (token: string) => world.call('GET /api/user/conversations/:id/images/:message_id', { token, params });
  const [mine, support] = [
    (await must(own(player.token))).data.image,
    (await must(world.call('GET /api/console/conversations/:id/images/:message_id', { token: helper_a, params }))).data.image,
  ];
  expect([mine === support, mine?.startsWith('data:image/webp;base64,')]).toEqual([true, true]);
  expect(Buffer.from(mine?.split(',')[1] ?? '', 'base64').includes('SECRET-CAMERA')).toBe(false);
  expect((await own(stranger.token)).status).toBe(404);
  const files = await openFiles(world.server.world.config);
  await world.moveClock(90 * DAY_MS - 60 * MINUTE_MS);
  await forgetConversationImages(world.server.world, files);
  expect(kept()).toHaveLength(5);
  await world.moveClock(120 * MINUTE_MS);
  await forgetConversationImages(world.server.world, files);
  expect(kept()).toEqual([]);
  expect((await must(own(player.token))).data.image).toBe(null);
});

test('first answers are measured: half within, nine of ten within, and who waits stands longest first', async () => {
  // Nothing that was opened before counts any more.
  await world.moveClock(31 * DAY_MS);
  const players: TestPlayer[] = [];
  for (let n = 0; n < 4; n += 1) players.push(await registerPlayer(world));
  const ids: number[] = [];
  for (const player of players) ids.push((await open(player)).id);
  for (const [n, minutes] of [10, 10, 20].entries()) {
    await world.moveClock(minutes * MINUTE_MS);
    await must(answer(ids[n] ?? 0, 'Hello'));
  }
  const { data } = await must(world.call('GET /api/console/conversation-figures', { token: helper_a }));
  expect(data.week).toMatchObject({ opened_count: 4, unanswered_count: 1 });
  // After 10, 20 and 40 minutes.
  const near = (seconds: number | null, minutes: number) => expect(Math.abs((seconds ?? 0) - minutes * 60)).toBeLessThan(30);
  near(data.week.median_s, 20);
  near(data.week.p90_s, 36);
  expect(data.month).toMatchObject({ opened_count: 4 });
  // A second answer changes no first one.
  await world.moveClock(60 * MINUTE_MS);
  await must(answer(ids[0] ?? 0, 'Still there?'));
  const after = await must(world.call('GET /api/console/conversation-figures', { token: helper_a }));
  near(after.data.week.median_s, 20);
  await must(write(players[0] as TestPlayer, ids[0] ?? 0));
  const waiting = (await queue({ state: 'waiting' })).data.map((it) => it.id).filter((it) => ids.includes(it));
  expect(waiting).toEqual([ids[3], ids[0]]);
  // Who closes without an answer has not answered; what its player closes wants none.
  const [id = 0, player] = [ids[3], players[3] as TestPlayer];
  const unanswered = async () =>
    (await must(world.call('GET /api/console/conversation-figures', { token: helper_a }))).data.week.unanswered_count;
  const close = { token: helper_a, params: { id }, body: { seen_id: lastOf(await seen(id)) } };
  await must(world.call('POST /api/console/conversations/:id/close', close));
  expect(await unanswered()).toBe(1);
  await must(world.call('POST /api/user/conversations/:id/close', { token: player.token, params: { id } }));
  expect(await unanswered()).toBe(1);
  await must(write(player, id));
  await must(world.call('POST /api/user/conversations/:id/close', { token: player.token, params: { id } }));
  expect(await unanswered()).toBe(0);
});

test('a player’s list is read page after page by the last message, whatever is written meanwhile', async () => {
  const player = await registerPlayer(world);
  const ids: number[] = [];
  for (let n = 0; n < 5; n += 1) ids.push((await open(player)).id);
  const first = await list(player, { limit: 2 });
  expect([first.data.map((it) => it.id), first.next !== null]).toEqual([[ids[4], ids[3]], true]);
  await must(write(player, ids[4] ?? 0));
  const second = await list(player, { limit: 2, after: first.next ?? 0 });
  expect(second.data.map((it) => it.id)).toEqual([ids[2], ids[1]]);
  const last = await list(player, { limit: 2, after: second.next ?? 0 });
  expect([last.data.map((it) => it.id), last.next]).toEqual([[ids[0]], null]);
});
