import { type CallName, calls, type Endpoint, refusals } from '@shwekan/contract';
import { describe, expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { fromSomewhere, operatorToken, registerPlayer } from './people.ts';
import { testWorld } from './world.ts';

// Every call of the contract is asked in every wrong way we know: no call may fail in a way that its contract does not promise.
const world = await testWorld();
await addOperator(world.database_url, { username: 'boss', password: 'an-operator-password', roles: ['owner'] });
// The player that operators' calls name by id 1: blocked and logged out by them, it is not the one that calls.
await registerPlayer(world);
const player = await registerPlayer(world);
const operator = await operatorToken(world, 'boss', 'an-operator-password');
/** Whom operators look at, block and log out, so that the player who asks stays logged in. */
const other = await registerPlayer(world);

type Wrong = { method: string; url: URL; headers?: Record<string, string>; body?: string };
type Answer = { status: number; body: Record<string, unknown> };

const DAY = '2026-11-20';
const CAMPAIGN = {
  name: { en: 'November', zh: '', my: '', th: '' },
  budget: '100000',
  smallest: '100',
  largest: '500',
  from_at: '2026-11-01T00:00:00+06:30',
  until_at: '2026-12-01T00:00:00+06:30',
  period: 'day',
  level: 1,
  turnover: '0',
  turnover_since: '2026-11-01T00:00:00+06:30',
  video: 'https://player.vimeo.com/video/1',
};
/** A body that each call understands; one field after the other is then replaced by something hostile. */
const understood: { [N in keyof CallName]?: Record<string, unknown> } = {
  'POST /api/user/check_phone': { phone: '09420000001' },
  'POST /api/user/send_otp': { phone: '09420000001', purpose: 'register' },
  'POST /api/user/verify_otp': { phone: '09420000001', code: '123456', purpose: 'register' },
  'POST /api/user/verify_register': {
    name: 'Ko Ko',
    phone: '09420000001',
    password: 'a-good-password',
    otp_token: 'x'.repeat(43),
    birthday: '1990-01-01',
    referral: 'ABCDEFGH',
  },
  'POST /api/user/login': { phone: '09420000001', password: 'a-good-password' },
  'POST /api/user/forget_password': { phone: '09420000001', password: 'a-good-password', code: '123456' },
  'POST /api/user/profile_update': { name: 'Ko Ko', email: 'a@example.com', birthday: '1990-05-17', referral: 'ABCDEFGH', language: 'en' },
  'POST /api/user/new_password': { old_password: 'wrong-password', password: 'a-good-password' },
  'POST /api/user/change_phone': { phone: '09420000001', password: 'wrong-password', code: '123456' },
  'POST /api/user/play_limits': { kind: 'stake', period: 'day', amount: '5000' },
  'POST /api/user/play_limits/confirm': { kind: 'stake', period: 'day' },
  'POST /api/user/time_out': { days: 1 },
  'POST /api/user/self_exclusion': { months: 6 },
  'POST /api/new_two_d': { section: '12:01 PM', date: DAY },
  'POST /api/new_one_d': { section: '12:01 PM', date: DAY },
  'POST /api/crypto_two_d': { section: '10:00 AM', date: DAY },
  'POST /api/crypto_one_d': { section: '10:00 AM', date: DAY },
  'POST /api/user/betting_1d': { section: '12:01 PM', date: DAY, bet_obj: [{ bet_number: '7', amount: '100' }] },
  'POST /api/user/betting_c2d': { section: '10:00 AM', date: DAY, bet_obj: [{ bet_number: '07', amount: '100' }] },
  'POST /api/user/betting_c1d': { section: '10:00 AM', date: DAY, bet_obj: [{ bet_number: '7', amount: '100' }] },
  'POST /api/user/betting_3d': { date_3d: '2026-12-01', opening_date: '2026-12-01', bet_obj: [{ bet_number: '007', amount: '100' }] },
  'POST /api/user/betting': { section: '12:01 PM', date: DAY, bet_obj: [{ bet_number: '07', amount: '100' }] },
  'POST /api/cash-in': { payment_id: 1, account_name: 'U Ba', transaction_id: '123456', amount: '5000', holder_phone: '09420000009' },
  'POST /api/cash-out': {
    payment_id: 1,
    account_name: 'U Ba',
    user_phone: '09420000009',
    amount: '5000',
    password: 'a-good-password',
  },
  'POST /api/user/transfer_in': { transfer_balance: '1000' },
  'POST /api/user/transfer_out': { transfer_balance: '1000' },
  'POST /api/user/favourite_games': { game_id: 1, favourite: 1 },
  'POST /api/demo/clock': { advance_ms: 0 },
  'POST /api/console/login': { username: 'nobody', password: 'a-good-password' },
  'POST /api/console/cash-in/:id/approve': { full_transaction_id: 'KBZ123456' },
  'POST /api/console/cash-in/:id/reject': { reason: 'Not found' },
  'POST /api/console/cash-out/:id/pay': { payout_reference: 'KBZ123456' },
  'POST /api/console/cash-out/:id/reject': { reason: 'Wrong account' },
  'POST /api/console/adjustments': { player_id: 1, purse: 'main', direction: 'give', amount: '10.50', reason: 'Paid by hand' },
  'POST /api/console/cash-terms': { needs_level_2: true, second_operator_above: '500000', day_maximum: '3000000', game_maintenance: false },
  'POST /api/console/payment-methods': { name: 'New Pay', kind: 'pay', fee_percent: 0 },
  'POST /api/console/payment-methods/:id': {
    name: 'KBZPay',
    logo: '/kbz.png',
    cash_in_open: true,
    cash_out_open: true,
    in_minimum: '1000',
    in_maximum: '1000000',
    out_minimum: '5000',
    out_maximum: '1000000',
    fee_percent: 0,
    position: 1,
  },
  'POST /api/console/payment-methods/:id/accounts': { account_number: '09420000009', account_name: 'U Ba' },
  'POST /api/console/payment-accounts/:id': { account_name: 'U Ba', is_open: true },
  'POST /api/console/promotions': {
    title: 'Welcome',
    code: 'WELCOME',
    percent: 10,
    turnover: 3,
    level: 1,
    rule: 'Once a day',
    position: 1,
  },
  'POST /api/console/promotions/:id': { title: 'Welcome', percent: 10, turnover: 3, level: 1, rule: 'Once a day', is_open: true },
  'POST /api/console/lotteries/:lottery': {
    is_open: true,
    odd: 85,
    stake_min: '100',
    stake_max: '500000',
    cap: '10000000',
    bet_next_day: true,
  },
  'POST /api/console/sections/:id': { is_open: true, close_before_minutes: 10, odd: 85 },
  'POST /api/console/lotteries/:lottery/off-days': { day: '2027-01-01', reason: 'New year', is_off: true },
  'POST /api/console/draws/:id': { is_open: true, closes_at: '2026-11-20T12:00:00+06:30' },
  'POST /api/console/draws/:id/move': { date: '2026-12-02', reason: 'A public holiday' },
  'POST /api/console/draws/:id/numbers': { numbers: [{ bet_number: '07', cap: '1000', is_blocked: false }] },
  'POST /api/console/draws/:id/results': { set: '1,338.91', value: '32,345.64', number: '15' },
  'POST /api/console/results/:id/reject': { reason: 'Not right' },
  'POST /api/console/draws/:id/void': { reason: 'No market today' },
  'POST /api/console/draws/:id/reverse': { reason: 'The wrong number' },
  'POST /api/console/draws/:id/resume': { reason: 'The book was put right' },
  'POST /api/console/level-two/:id/approve': { name: 'Aung Aung' },
  'POST /api/console/level-two/:id/reject': { reason: 'Not readable' },
  'POST /api/console/players/:id/block': { reason: 'Not the owner of the phone' },
  'POST /api/console/players/:id/unblock': { reason: 'Proved it' },
  'POST /api/console/players/:id/sessions/end': { session_id: 1 },
  'POST /api/console/players/:id/notes': { text: 'Called on Monday' },
  'POST /api/console/game-categories/:id': { name: 'Slots', is_active: true, position: 3 },
  'POST /api/console/game-maintenance': { is_on: false, reason: 'Done' },
  'POST /api/console/game-providers': {
    p_code: '4711',
    name: 'A provider',
    dialect: 'gsc',
    currency: 'MMK',
    categories: [{ id: 1, is_lobby_only: false }],
  },
  'POST /api/console/game-providers/:id': { name: 'A provider', is_hot: true, takes_unknown_result: null, position: 1 },
  'POST /api/console/games/:id': { is_active: true, is_hot: false, position: 1 },
  'POST /api/console/game-providers/:id/import-list': { text: 'game_code,game_name\na,A', hides_missing: false },
  'POST /api/console/game-dialects/:dialect': { is_on: true, operator_code: 'SHWEDEMO', allow_list: ['127.0.0.1'], freshness_s: 300 },
  'POST /api/console/reconciliations': { dialect: 'gsc', day: DAY },
  'POST /api/console/wager-differences/:id/propose': { reason: 'The bet came twice' },
  'POST /api/console/wager-differences/:id/dismiss': { reason: 'Paid by hand' },
  'POST /api/console/marquee': { text: 'Good evening' },
  'POST /api/console/content': {
    kind: 'help',
    title: { en: 'A', zh: '', my: '', th: '' },
    body: { en: 'B', zh: '', my: '', th: '' },
    images: { en: null, zh: null, my: null, th: null },
    link: null,
    position: 1,
    is_open: true,
    shown_from: null,
    shown_until: null,
  },
  'POST /api/console/content/:id': {
    title: { en: 'A', zh: '', my: '', th: '' },
    body: { en: 'B', zh: '', my: '', th: '' },
    images: { en: null, zh: null, my: null, th: null },
    link: null,
    position: 1,
    is_open: true,
    shown_from: null,
    shown_until: null,
  },
  'POST /api/console/social-links': { facebook: '', viber: '', messenger: '', instagram: '', play_store: '', qr: '' },
  'POST /api/console/app-setting': { is_maintain: false, version_code: 1, version_name: '0.1.0', force_update: false },
  'POST /api/point/claim': { point_id: 1 },
  'POST /api/console/point-offers': { name: { en: 'A gift', zh: '', my: '', th: '' }, point: 10, amount: '500', is_open: true },
  'POST /api/console/point-offers/:id': { name: { en: 'A gift', zh: '', my: '', th: '' }, point: 10, amount: '500', is_open: false },
  'POST /api/console/point-offers-order': { ids: [1] },
  'POST /api/console/points-text': {
    header: { en: 'Points', zh: '', my: '', th: '' },
    body: { en: 'One line.\nAnother.', zh: '', my: '', th: '' },
  },
  'POST /api/console/reward-terms': {
    kyat_per_point: '1000',
    game_referral_percent: 5,
    weekly_percent: 3,
    weekly_needs_confirmation: true,
    weekly_starts_itself: true,
    welcome: { is_open: false, amount: '3000', needs: 'cash_in' },
  },
  'POST /api/console/weekly-runs': { from: '2026-11-02' },
  'POST /api/console/weekly-runs/:id/stop': { reason: 'Looked wrong' },
  'POST /api/console/pocket-campaigns': CAMPAIGN,
  'POST /api/console/pocket-campaigns/:id': CAMPAIGN,
};
const HOSTILE: unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  2 ** 53,
  1.5,
  '',
  ' ',
  '-1',
  '1e9',
  '0x10',
  '1,000',
  'NaN',
  'a\u0000b',
  'half \ud800',
  "'; drop table player; --",
  '../../etc/passwd',
  '{{7*7}}<%= 7*7 %>',
  '\u202e၀၁၂',
  'x'.repeat(5000),
  [],
  {},
  [[]],
  [null],
  [{}],
  { $ne: null },
  { toString: 'x' },
  Array.from({ length: 1500 }, () => ({ bet_number: '07', amount: 1 })),
];
const ODD_QUERIES = ['a\u0000b', '-1', '1e9', 'x'.repeat(3000), "' or 1=1", '2026-02-30', '9'.repeat(30)];
const ODD_IDS = ['0', '-1', 'x', '1.5', '9'.repeat(19), '%00', '%F0', '..%2F..', "1'--"];

/** Path parameters that are words. */
const NAMED: Record<string, string> = { lottery: '2D', dialect: 'gsc' };

const nameOf = (it: Endpoint) => `${it.method} ${it.path}`;
const bodyOf = (it: Endpoint) => understood[nameOf(it) as keyof CallName];
const tokenOf = (it: Endpoint) => (it.auth === 'operator' ? operator : it.auth === 'none' ? null : player.token);
const fields = (schema: unknown) => Object.keys((schema as { shape?: Record<string, unknown> } | undefined)?.shape ?? {});

function urlOf(it: Endpoint, asked = '1'): URL {
  const id = asked === '1' && it.path.startsWith('/api/console/players/') ? String(other.id) : asked;
  const base = it.path.startsWith('/api/console/') ? world.server.console_url : world.server.player_url;
  return new URL(
    it.path.replace(/:(\w+)/g, (_, name) => (id === '1' ? (NAMED[name] ?? id) : id)),
    base,
  );
}

/** Asks from an address of its own, logged in as who the call is for unless `headers` say otherwise. */
async function ask(it: Endpoint, wrong: Partial<Wrong> = {}): Promise<Answer> {
  const token = tokenOf(it);
  const answer = await fetch(wrong.url ?? urlOf(it), {
    method: it.method,
    headers: {
      ...fromSomewhere(),
      'Accept-Language': 'en',
      ...(wrong.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...wrong.headers,
    },
    ...(wrong.body === undefined ? {} : { body: wrong.body }),
  });
  return { status: answer.status, body: answer.headers.get('content-type')?.includes('json') ? await answer.json() : {} };
}

/** A failure as the contract promises it: its status fits its code, a sentence, a request id, and nothing from inside. */
function expectRefusal(answer: Answer, what: unknown) {
  const { status, body } = answer;
  const told = JSON.stringify({ what, status, body });
  expect(status, told).toBeLessThan(500);
  expect(status, told).toBeGreaterThanOrEqual(400);
  expect(body, told).toMatchObject({ result: 0, status, success: false, request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(refusals[body.code as keyof typeof refusals], told).toBe(status);
  expect(String(body.message).length, told).toBeGreaterThan(3);
  expect(told).not.toMatch(/at .*\.ts:\d|node_modules|select .* from|syntax error/i);
}

/** Either the call could make sense of it, or it refused as promised. */
function expectNoAccident(answer: Answer, what: unknown) {
  if (answer.status !== 200) expectRefusal(answer, what);
}

const all: [string, Endpoint][] = calls.map((it: Endpoint) => [nameOf(it), it]);
const posts = all.filter(([, it]) => it.method === 'POST');
const withBody = posts.filter(([, it]) => it.body);

test.each(withBody)('%s: this file knows a body that it understands', async (_name, it) => {
  expect(bodyOf(it)).toBeDefined();
  const answer = await ask(it, { body: JSON.stringify(bodyOf(it)) });
  expectNoAccident(answer, bodyOf(it));
  expect(answer.body.code).not.toBe('malformed');
});

describe('without a login', () => {
  test.each(all.filter(([, it]) => it.auth === 'player' || it.auth === 'operator'))('%s is refused', async (_name, it) => {
    const body = it.method === 'POST' ? { body: JSON.stringify(bodyOf(it) ?? {}) } : {};
    for (const [headers, code] of [
      [{ Authorization: '' }, 'login_needed'],
      [{ Authorization: 'Basic cGxheWVy' }, 'login_needed'],
      [{ Authorization: `Bearer ${'x'.repeat(43)}` }, 'session_expired'],
    ] as const) {
      const answer = await ask(it, { ...body, headers });
      expectRefusal(answer, headers);
      expect([answer.status, answer.body.code]).toEqual([401, code]);
    }
  });

  test.each(all.filter(([, it]) => it.auth === 'none' || it.auth === 'optional'))('%s is answered', async (_name, it) => {
    const url = urlOf(it);
    for (const field of fields(it.query)) if (field === 'phone') url.searchParams.set('phone', player.phone);
    const body = it.method === 'POST' ? { body: JSON.stringify(bodyOf(it) ?? {}) } : {};
    const answer = await ask(it, { url, ...body });
    expectNoAccident(answer, 'plain');
    expect(answer.body.code).not.toBe('not_found');
  });
});

describe("with the other side's token", () => {
  test.each(all.filter(([, it]) => it.auth === 'player' || it.auth === 'operator'))('%s is refused', async (_name, it) => {
    const headers = { Authorization: `Bearer ${it.auth === 'operator' ? player.token : operator}` };
    const answer = await ask(it, { headers, ...(it.method === 'POST' ? { body: JSON.stringify(bodyOf(it) ?? {}) } : {}) });
    expect([answer.status, answer.body.code]).toEqual([401, 'session_expired']);
  });
});

describe('with a body that is none', () => {
  test.each(posts)('%s refuses broken JSON, other kinds of content and too much of it', async (_name, it) => {
    for (const [wrong, status, code] of [
      [{ body: '{"phone":' }, 422, 'malformed'],
      [{ body: '\u0000' }, 422, 'malformed'],
      [{ body: '<a/>', headers: { 'Content-Type': 'application/xml' } }, 415, 'media_type_not_supported'],
      [{ body: 'phone=1', headers: { 'Content-Type': 'text/plain' } }, 415, 'media_type_not_supported'],
      [{ body: JSON.stringify({ text: 'x'.repeat(it.large ? 9_000_000 : 300_000) }) }, 413, 'body_too_large'],
    ] as const) {
      const answer = await ask(it, wrong);
      expectRefusal(answer, wrong.body.slice(0, 20));
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
  });

  test.each(withBody)('%s refuses JSON that is no object', async (_name, it) => {
    for (const body of ['[]', '"x"', '7', 'true', '[{}]']) {
      const answer = await ask(it, { body });
      expectRefusal(answer, body);
      expect([answer.status, answer.body.code]).toEqual([422, 'malformed']);
    }
  });
});

describe('with hostile fields', () => {
  test.each(withBody)('%s refuses or understands, and never fails', async (_name, it) => {
    const good = bodyOf(it) ?? {};
    for (const field of Object.keys(good)) {
      const { [field]: _, ...without } = good;
      expectNoAccident(await ask(it, { body: JSON.stringify(without) }), { without: field });
      for (const value of HOSTILE) expectNoAccident(await ask(it, { body: JSON.stringify({ ...good, [field]: value }) }), { field, value });
    }
    expectNoAccident(await ask(it, { body: `{"__proto__":{"admin":true},"constructor":1,${JSON.stringify(good).slice(1)}` }), '__proto__');
  });

  test.each(all.filter(([, it]) => it.query))('%s refuses or understands odd queries', async (_name, it) => {
    for (const field of fields(it.query)) {
      for (const value of ODD_QUERIES) {
        const url = urlOf(it);
        url.searchParams.set(field, value);
        if (it.path.endsWith('/draws') && field !== 'lottery') url.searchParams.set('lottery', '2D');
        expectNoAccident(await ask(it, { url }), { field, value });
        url.searchParams.append(field, value);
        expectNoAccident(await ask(it, { url }), { field, value, twice: true });
      }
    }
  });

  test.each(all.filter(([, it]) => it.path.includes(':')))('%s refuses odd names in its path', async (_name, it) => {
    const body = it.method === 'POST' ? { body: JSON.stringify(bodyOf(it) ?? {}) } : {};
    for (const id of ODD_IDS) expectRefusal(await ask(it, { url: urlOf(it, id), ...body }), { id });
  });

  test.each(all.filter(([, it]) => it.idempotent))('%s refuses odd idempotency keys', async (_name, it) => {
    for (const key of ['', 'short', 'x'.repeat(256)]) {
      const answer = await ask(it, { body: JSON.stringify(bodyOf(it) ?? {}), headers: { 'Idempotency-Key': key } });
      expectRefusal(answer, { key });
    }
  });
});

test('paths of nobody are not found, on both doors', async () => {
  for (const base of [world.server.player_url, world.server.console_url]) {
    for (const path of ['/api/nothing', '/api/user', '/api/console/nothing', '/api/user/login/..%2f']) {
      const answer = await fetch(new URL(path, base), { headers: { 'Accept-Language': 'en' } });
      expect([path, answer.status]).toEqual([path, 404]);
      expectRefusal({ status: answer.status, body: await answer.json() }, path);
    }
  }
});

test("the console's calls do not exist on the players' door, nor the other way round", async () => {
  for (const [, it] of all) {
    const isConsole = it.path.startsWith('/api/console/');
    const url = new URL(urlOf(it).pathname, isConsole ? world.server.player_url : world.server.console_url);
    const answer = await ask(it, { url, ...(it.method === 'POST' ? { body: '{}' } : {}) });
    expect([nameOf(it), answer.status]).toEqual([nameOf(it), 404]);
  }
});
