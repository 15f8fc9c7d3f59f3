import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { chatServer, mailServer, readMail } from './alert-sinks.ts';
import { confirm } from './deeds.ts';
import { must, operatorToken } from './people.ts';
import { until } from './until.ts';
import { type TestWorld, testWorld } from './world.ts';

const PASSWORD = 'a-long-password';
const SECRET = '7712:a-token-that-nobody-may-read';
const SMTP_PASSWORD = 'a-mail-password-that-nobody-may-read';
const MAILS = ['one@house.example', 'two@house.example'];
const WAYS = { mails: MAILS, chat_id: '-100200300', least: 'urgent' } as const;
const DISAGREE = 'Feeds or operators disagree about a number';

let world: TestWorld;
let mail: Awaited<ReturnType<typeof mailServer>>;
let chat: Awaited<ReturnType<typeof chatServer>>;
const tokens: Record<string, string> = {};
let number = 0;

beforeAll(async () => {
  mail = await mailServer({ user: 'alerts', password: SMTP_PASSWORD });
  chat = await chatServer(SECRET);
  world = await testWorld({ ALERT_SMTP_URL: mail.url, ALERT_MAIL_FROM: 'alerts@house.example', ALERT_WEBHOOK_URL: chat.url });
  const operators = { boss: ['owner'], boss_b: ['owner'], drawer: ['draws'], helper: ['support'] };
  for (const [username, roles] of Object.entries(operators)) {
    await addOperator(world.database_url, { username: username.replace('_', '-'), password: PASSWORD, roles });
  }
  await logIn();
});

async function logIn(): Promise<void> {
  for (const username of ['boss', 'boss-b', 'drawer', 'helper'])
    tokens[username.replace('-', '_')] = await operatorToken(world, username, PASSWORD);
}

beforeEach(async () => {
  await world.sql('update alert set closed_at = product_now() where closed_at is null');
  await world.sql(`update alert_message set state = 'dropped', ended_at = product_now() where state = 'waiting'`);
  mail.taken.length = 0;
  mail.refuses.clear();
  mail.login.password = SMTP_PASSWORD;
  chat.taken.length = 0;
  chat.answers.length = 0;
});

async function choose(ways: { mails: readonly string[]; chat_id: string | null; least: string }): Promise<void> {
  const { deed_id } = await must(world.call('POST /api/console/alert-ways', { token: tokens.boss ?? '', body: ways }));
  await confirm(world, deed_id ?? 0, tokens.boss_b ?? '');
}

async function raise(kind: string, data: Record<string, unknown> = {}): Promise<number> {
  number += 1;
  const rows = await world.sql('insert into alert (ref, kind, data) values ($1, $2, $3) returning id', [`test:${number}`, kind, data]);
  return Number(rows[0]?.['id']);
}

/** The number of the newest alert that rings the bell of an operator. */
const heard = async (token = '') => (await must(world.call('GET /api/console/me', { token }))).newest.alerts;
const shown = () => must(world.call('GET /api/console/alert-ways', { token: tokens.boss ?? '' }));
const close = (id: number) => must(world.call('POST /api/console/alerts/:id/close', { token: tokens.boss ?? '', params: { id } }));
const told = async (id: number) => (await world.sql('select told_at from alert where id = $1', [id]))[0]?.['told_at'] !== null;
const snooze = (kind: string, hours: number, token = tokens.boss ?? '') =>
  world.call('POST /api/console/alert-kinds/:kind/snooze', { token, params: { kind }, body: { hours } });
/** Both jobs have had more than a turn. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5_000));

describe('where alerts are told', () => {
  test('is changed by two owners, and nobody is told before', async () => {
    const id = await raise('results_disagree');
    await world.moveClock(61_000);
    const asked = await must(world.call('POST /api/console/alert-ways', { token: tokens.boss ?? '', body: WAYS }));
    await aMoment();
    // It rings for the other owner alone.
    const rings = [tokens.boss, tokens.boss_b, tokens.helper].map((token = '') => must(world.call('GET /api/console/me', { token })));
    expect((await Promise.all(rings)).map((it) => it.newest.deeds)).toEqual([0, asked.deed_id, 0]);
    expect((await shown()).data).toEqual({ mails: [], chat_id: null, least: 'urgent' });
    expect([await told(id), mail.taken, chat.taken]).toEqual([false, [], []]);
    await confirm(world, asked.deed_id ?? 0, tokens.boss_b ?? '');
    expect((await shown()).data).toEqual(WAYS);
    // What is open by then is told as well.
    await until(() => mail.taken.length > 0 && chat.taken.length > 0);
  });

  test.each([
    [{ ...WAYS, mails: ['no address'] }, 'email_not_valid'],
    [{ ...WAYS, mails: ['a@b.example\r\nBcc: c@d.example'] }, 'email_not_valid'],
    [{ ...WAYS, chat_id: 'a b' }, 'malformed'],
    [{ ...WAYS, least: 'none' }, 'malformed'],
  ])('%j is refused', async (body, code) => {
    expect((await world.call('POST /api/console/alert-ways', { token: tokens.boss ?? '', body })).body).toMatchObject({
      status: 422,
      code,
    });
  });
});

describe('an alert', () => {
  beforeAll(() => choose(WAYS));

  test('that is open for a minute is told once by each way, all of a kind together, in English and Burmese and without what is secret', async () => {
    const number_told = '4711';
    for (const lottery of ['2D', '2D', 'C2D'])
      await raise('results_disagree', { lottery, day: '2026-11-20', numbers: [number_told], player: '09420000001' });
    const duplicate = await raise('feed_duplicate');
    await aMoment();
    expect([mail.taken, chat.taken]).toEqual([[], []]);
    await world.moveClock(61_000);
    await until(() => mail.taken.length > 0 && chat.taken.length > 0 && told(duplicate));
    const other = await world.another();
    await aMoment();
    await other.stop();
    expect(mail.taken.map((it) => [it.from, it.to])).toEqual([['alerts@house.example', MAILS]]);
    const { subject, body } = readMail(mail.taken[0] ?? { from: '', to: [], text: '' });
    expect(subject).toBe(`Shwekan: ${DISAGREE} (3)`);
    expect(body).toContain('ရင်းမြစ် သို့မဟုတ် အော်ပရေတာများ ဂဏန်းတစ်ခုအပေါ် သဘောမတူပါ (3)');
    expect(body).toContain('Urgent');
    expect(body.match(/2D {2}20\/11\/2026/g)).toHaveLength(3);
    expect(body).toMatch(/\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d {2}2D/);
    expect(chat.taken).toEqual([
      { chat_id: WAYS.chat_id, text: expect.stringContaining(DISAGREE), link_preview_options: { is_disabled: true } },
    ]);
    for (const text of [body, chat.taken[0]?.text]) expect(text).not.toMatch(/4711|09420000001/);
    const { ways } = await shown();
    expect(ways.map((it) => [it.way, it.is_set_up, it.is_used, it.waiting_count, it.error])).toEqual([
      ['mail', true, true, 0, null],
      ['chat', true, true, 0, null],
    ]);
    for (const { last_sent_at } of ways) expect(last_sent_at).not.toBeNull();
  });

  test('that ends within the minute is told to nobody', async () => {
    const id = await raise('feed_silent');
    await close(id);
    await world.moveClock(61_000);
    await aMoment();
    expect([await told(id), mail.taken, chat.taken]).toEqual([false, [], []]);
  });

  test('of a snoozed kind stays in the console until the snooze ends, and the gravest kinds cannot be snoozed', async () => {
    await must(snooze('results_disagree', 24, tokens.drawer));
    const id = await raise('results_disagree');
    expect(await heard(tokens.drawer), 'nor is it heard').toBe(0);
    const grave = await raise('book_changed');
    await world.moveClock(61_000);
    await until(() => mail.taken.length > 0);
    await aMoment();
    expect(mail.taken.map((it) => readMail(it).subject)).toEqual(['Shwekan: A sealed book was changed: nobody is paid']);
    expect([await told(id), await told(grave)]).toEqual([false, true]);
    const { data } = await must(world.call('GET /api/console/alert-kinds', { token: tokens.drawer ?? '' }));
    expect(data.find((it) => it.kind === 'results_disagree')).toMatchObject({ severity: 'urgent', snoozed_by: 'drawer', open_count: 1 });
    expect((await snooze('book_changed', 1)).body).toMatchObject({ status: 409, code: 'alert_grave' });
    expect((await snooze('results_disagree', 25)).body).toMatchObject({ status: 422, code: 'malformed' });
    // Who does not see a kind does not keep it from others.
    expect((await snooze('results_disagree', 1, tokens.helper)).status).toBe(404);
    expect(data.map((it) => it.kind)).not.toContain('sms_budget');
    await must(snooze('results_disagree', 0, tokens.drawer));
    await until(() => mail.taken.length === 2 && told(id));
    await close(grave);
    const own = await raise('results_disagree', { by: 'drawer' });
    expect([await heard(tokens.drawer), await heard(tokens.boss), await heard(tokens.helper)]).toEqual([id, own, 0]);
    const trail = await must(world.call('GET /api/console/audit', { token: tokens.boss ?? '', query: { subject: 'alert_kind' } }));
    expect(trail.data.map((it) => [it.operator, it.action, it.after])).toEqual([
      ['drawer', 'snooze_alerts', { hours: 0 }],
      ['drawer', 'snooze_alerts', { hours: 24 }],
    ]);
  });

  test('about who snoozed its kind is told all the same, and heard by others', async () => {
    await must(snooze('answer_names_account', 24));
    const helpers = await raise('answer_names_account', { by: 'helper' });
    expect(await heard(tokens.boss_b)).toBe(0);
    const words = { en: 'Snake, ask 09 455 000 555', zh: '', my: '', th: '' };
    await must(world.call('POST /api/console/dream-book', { token: tokens.boss ?? '', body: { words, numbers: ['07'], is_open: true } }));
    const [own] = await world.sql(`select id from alert where kind = 'answer_names_account' and data->>'by' = 'boss'`);
    const id = Number(own?.['id']);
    expect([await heard(tokens.boss_b), await heard(tokens.boss)]).toEqual([id, 0]);
    await world.moveClock(61_000);
    await until(() => told(id));
    await until(() => mail.taken.length > 0 && chat.taken.length > 0);
    expect(await told(helpers), 'what others do stays in the console').toBe(false);
    await must(snooze('answer_names_account', 0));
  });

  test('names who sees to its kind, whose roles must see it', async () => {
    const own = (username: string | null) =>
      world.call('POST /api/console/alert-kinds/:kind/owner', {
        token: tokens.boss ?? '',
        params: { kind: 'result_missing' },
        body: { username },
      });
    expect((await own('helper')).body).toMatchObject({ status: 422, code: 'operator_not_allowed' });
    await must(own('drawer'));
    await raise('result_missing');
    await world.moveClock(61_000);
    await until(() => mail.taken.length > 0);
    expect(readMail(mail.taken[0] ?? { from: '', to: [], text: '' }).body).toContain('· drawer');
  });
});

describe('a message that cannot be delivered', () => {
  beforeAll(() => choose(WAYS));

  test('to the webhook is tried again, and shows why without the secret', async () => {
    chat.answers.push({
      status: 429,
      body: { ok: false, description: 'Too Many Requests: retry after 300', parameters: { retry_after: 300 } },
    });
    chat.answers.push({ status: 401, body: { ok: false, description: `Unauthorized: ${SECRET}` } });
    await raise('results_disagree');
    await world.moveClock(61_000);
    const ofChat = async () => (await shown()).ways.find((it) => it.way === 'chat');
    await until(async () => (await ofChat())?.error === 'the webhook answered 429: Too Many Requests: retry after 300');
    expect(await ofChat()).toMatchObject({ waiting_count: 1 });
    // It waits as long as it was asked to.
    await world.moveClock(120_000);
    await aMoment();
    expect((await ofChat())?.error).toContain('429');
    await world.moveClock(200_000);
    await until(async () => (await ofChat())?.error === 'the webhook answered 401');
    expect(JSON.stringify(await world.sql('select * from alert_message'))).not.toContain(SECRET);
    await world.moveClock(600_000);
    await until(() => chat.taken.length === 1);
    await until(async () => (await ofChat())?.error === null);
    expect(await ofChat()).toMatchObject({ waiting_count: 0, oldest_waiting_at: null });
    // The mail of it was not sent again.
    expect(mail.taken).toHaveLength(1);
  });

  test('by mail is tried again with the id of the first, and shows why without the login', async () => {
    mail.login.password = 'another';
    await raise('results_disagree');
    await world.moveClock(61_000);
    const ofMail = async () => (await shown()).ways.find((it) => it.way === 'mail');
    await until(async () => (await ofMail())?.error === 'the mail server refuses the login (535)');
    expect(JSON.stringify(await world.sql('select * from alert_message'))).not.toContain(SMTP_PASSWORD);
    mail.login.password = SMTP_PASSWORD;
    mail.refuses.add(MAILS[1] ?? '');
    await world.moveClock(600_000);
    await until(() => mail.taken.length === 1);
    expect(mail.taken[0]?.to).toEqual([MAILS[0]]);
    await until(async () => (await ofMail())?.error === 'the mail server refused 1 of 2 addresses');
    const [row] = await world.sql(`select id from alert_message where way = 'mail' order by id desc limit 1`);
    expect(readMail(mail.taken[0] ?? { from: '', to: [], text: '' }).id).toBe(`<alert-message-${row?.['id']}@house.example>`);
  });

  test('is dropped once somebody has seen to what it tells', async () => {
    mail.login.password = 'another';
    const id = await raise('results_disagree');
    await world.moveClock(61_000);
    await until(
      async () => (await world.sql(`select from alert_message where state = 'waiting' and error is not null and way = 'mail'`)).length > 0,
    );
    await close(id);
    mail.login.password = SMTP_PASSWORD;
    await world.moveClock(600_000);
    await until(async () => (await world.sql(`select from alert_message where state = 'waiting'`)).length === 0);
    expect(mail.taken).toEqual([]);
  });

  test('is given up after three days', async () => {
    mail.login.password = 'another';
    await raise('results_disagree');
    await world.moveClock(61_000);
    await until(async () => (await world.sql(`select from alert_message where state = 'waiting' and tries > 0`)).length > 0);
    await world.moveClock(3 * 86_400_000);
    await until(async () => (await world.sql(`select from alert_message where state = 'failed'`)).length > 0);
    expect(mail.taken).toEqual([]);
  });
});

test('an owner tries the ways with a message that tells of no alert; without a way that is refused', async () => {
  // Days have gone by.
  await logIn();
  await choose(WAYS);
  const trial = (token = tokens.boss ?? '') => world.call('POST /api/console/alert-ways/trial', { token });
  expect((await must(trial())).count).toBe(2);
  await until(() => mail.taken.length === 1 && chat.taken.length === 1);
  expect(chat.taken[0]?.text).toContain('This is a trial');
  await choose({ mails: [], chat_id: null, least: 'look' });
  expect((await trial()).body).toMatchObject({ status: 409, code: 'alert_way_missing' });
  expect((await trial(tokens.drawer)).status).toBe(403);
});
