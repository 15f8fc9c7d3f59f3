import { type CallName, calls, type Endpoint } from '@shwekan/contract';
import { isForConsole } from '@shwekan/contract/address';
import { createCaller, createServerClock } from '@shwekan/ui';
import { expect, test } from 'vitest';

// The specification's section 6: which calls carry the session.
const PUBLIC = [
  'GET /api/banner',
  'GET /api/provider/hot/:category_id',
  'GET /api/social_link',
  'GET /api/header_play_text',
  'GET /api/app-setting',
  'GET /api/point/list',
  'GET /api/lottery/list',
  'GET /api/weekly/promo_maintain',
  'GET /api/g/categories',
  'GET /api/g/providers/:category_id',
  'GET /api/g',
];
const all = calls.map((it: Endpoint) => ({ name: `${it.method} ${it.path}`, path: it.path, auth: it.auth }));
const ofPlayers = all.filter((it) => it.auth === 'player' && !isForConsole(it));

async function bearerOf(name: string): Promise<string | undefined> {
  let sent: RequestInit = {};
  const fetch = async (_address: string, request: RequestInit) => {
    sent = request;
    return { ok: true, status: 200, json: async () => ({}) };
  };
  const call = createCaller({ token: () => 'the-token', language: () => 'my', clock: createServerClock(), fetch });
  // Every call of the contract is asked alike: what it would be sent does not matter here.
  await (call as (name: string) => Promise<unknown>)(name satisfies string as CallName);
  return (sent.headers as Record<string, string>)['Authorization'];
}

test.each(PUBLIC)('%s is asked without the session', async (name) => {
  expect(all.map((it) => it.name)).toContain(name);
  expect(await bearerOf(name)).toBeUndefined();
});

test.each(ofPlayers)('$name is asked with the session', async ({ name }) => {
  expect(await bearerOf(name)).toBe('Bearer the-token');
});

test('what is of a user, of bets, histories, claims and profiles is a call of players', () => {
  const named = all.filter(({ path }) => /[/]user[/]|betting|[/]history|cash_(in|out)_history|bet_slip|[/]claim|profile/.test(path));
  const open = named.filter((it) => it.auth !== 'player' && !isForConsole(it)).map(({ name }) => name);
  // The ways to a session, and the phone that was renewed while nobody was there.
  expect(open.sort()).toEqual([
    'POST /api/user/check_password',
    'POST /api/user/check_phone',
    'POST /api/user/forget_password',
    'POST /api/user/login',
    'POST /api/user/renew_device_token',
    'POST /api/user/send_otp',
    'POST /api/user/verify_otp',
    'POST /api/user/verify_register',
  ]);
});
