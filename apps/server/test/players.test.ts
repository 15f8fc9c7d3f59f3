import { phrases } from '@shwekan/phrases';
import { fill } from '@shwekan/phrases/fill';
import { describe, expect, test } from 'vitest';
import { hashCheaply } from '../src/platform/passwords.ts';
import { fromSomewhere, must, registerPlayer } from './people.ts';
import { callServer, testWorld } from './world.ts';

const world = await testWorld();

let nextPhone = 9_430_100_000;
const newPhone = () => `0${++nextPhone}`;

async function otpToken(phone: string): Promise<string> {
  const headers = fromSomewhere();
  await must(world.call('POST /api/user/send_otp', { headers, body: { phone, purpose: 'register' } }));
  const { code } = (await must(world.call('GET /api/demo/outbox', { query: { phone } }))).data;
  const body = { phone, code, purpose: 'register' };
  return (await must(world.call('POST /api/user/verify_otp', { headers, body }))).otp_token;
}
const register = (body: Record<string, unknown>) => world.call('POST /api/user/verify_register', { headers: fromSomewhere(), body });
const update = (token: string, body: Record<string, unknown>) => world.call('POST /api/user/profile_update', { token, body });
const yearsAgo = async (years: number, days: number) => {
  const [row] = await world.sql('select (yangon_day(product_now()) - make_interval(years => $1, days => $2))::date::text as day', [
    years,
    days,
  ]);
  return String(row?.day);
};

describe('registering', () => {
  test('a name typed on a Zawgyi phone is kept in Unicode, a Unicode one as it is typed', async () => {
    const typed = await registerPlayer(world, { name: 'ေဒၚခင္ျမင့္' });
    const name = async () => (await must(world.call('GET /api/user/profile', { token: typed.token }))).data.name;
    expect(await name()).toBe('ဒေါ်ခင်မြင့်');
    await must(update(typed.token, { name: 'ျမတ္ႏိုး' }));
    expect(await name()).toBe('မြတ်နိုး');
    for (const unicode of ['မြင့်မြင့်', 'သီရိ', 'မသန္တာ', 'Ma Thandar']) {
      await must(update(typed.token, { name: unicode }));
      expect(await name()).toBe(unicode);
    }
  });

  test('opens an account with empty purses and logs in', async () => {
    const player = await registerPlayer(world, { birthday: '1990-05-17', name: 'ဒေါ်လှ' });
    const { data } = await must(world.call('GET /api/user/profile', { token: player.token }));
    expect(data).toEqual({
      id: player.id,
      user_code: expect.stringMatching(/^SK[2-9A-Z]{10}$/),
      name: 'ဒေါ်လှ',
      phone: player.phone,
      email: null,
      birthday: '1990-05-17',
      image: null,
      balance: '0.00',
      game_balance: '0.00',
      p_balance: '0.00',
      point: 0,
      turnover: '0.00',
      game_refer_amt: '0.00',
      refer_count: 0,
      referral: expect.stringMatching(/^[2-9A-Z]{8}$/),
      has_referrer: 0,
      lvl_2: 0,
      lvl_2_reason: null,
      lvl_2_state: 'none',
      block: 0,
      stopped_until: null,
      version: 0,
    });
    const purses = await world.sql('select kind from purse where player_id = $1 order by kind', [player.id]);
    expect(purses.map((it) => it.kind)).toEqual(['game', 'hold', 'main', 'points', 'promotion', 'referral']);
  });

  test('stores the password as argon2id of 19 MiB and two passes', async () => {
    hashCheaply(false);
    const player = await registerPlayer(world).finally(() => hashCheaply(true));
    const [row] = await world.sql('select password_hash from player where id = $1', [player.id]);
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test("with a friend's code, in any case, makes the friend the referrer", async () => {
    const friend = await registerPlayer(world);
    const { referral } = (await must(world.call('GET /api/user/profile', { token: friend.token }))).data;
    const player = await registerPlayer(world, { referral: ` ${referral.toLowerCase()} ` });
    expect(await world.sql('select referred_by from player where id = $1', [player.id])).toEqual([{ referred_by: friend.id }]);
    expect((await must(world.call('GET /api/user/profile', { token: friend.token }))).data.refer_count).toBe(1);
  });

  test('from eighteen years on, by the day in Yangon', async () => {
    const [grown, young] = [newPhone(), newPhone()];
    const form = { name: 'Ko Ko', password: 'a-good-password' };
    const tooYoung = await register({ ...form, phone: young, birthday: await yearsAgo(18, -1), otp_token: await otpToken(young) });
    expect(tooYoung.body).toMatchObject({ status: 400, code: 'under_age', errors: { birthday: expect.any(String) } });
    expect((await register({ ...form, phone: grown, birthday: await yearsAgo(18, 0), otp_token: await otpToken(grown) })).status).toBe(200);
  });

  test('from the age that the house asks for on, which is the age that it says', async () => {
    const stricter = await world.another({ MINIMUM_AGE: '21' });
    const phone = newPhone();
    const body = { name: 'Ko Ko', phone, password: 'a-good-password', birthday: await yearsAgo(21, -1), otp_token: await otpToken(phone) };
    const open = (birthday: string, language: string) =>
      callServer(stricter, 'POST /api/user/verify_register', { body: { ...body, birthday }, headers: { 'Accept-Language': language } });
    for (const [language, { refusals }] of Object.entries(phrases)) {
      const says = fill(refusals.under_age, { age: 21 });
      expect(says).toContain('21');
      expect((await open(body.birthday, language)).body).toMatchObject({ code: 'under_age', message: says, errors: { birthday: says } });
    }
    expect((await must(callServer(stricter, 'GET /api/app-setting'))).data.minimum_age).toBe(21);
    expect((await open(await yearsAgo(21, 0), 'en')).status).toBe(200);
    await stricter.stop();
  });

  test('one phone by twenty at once makes one account', async () => {
    const phone = newPhone();
    const otp_token = await otpToken(phone);
    const body = { name: 'Ko Ko', phone, password: 'a-good-password', birthday: '1990-01-01', otp_token };
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(body)));
    expect(answers.filter((it) => it.status === 200)).toHaveLength(1);
    expect(answers.every((it) => ['phone_taken', 'otp_expired', undefined].includes(it.body.code))).toBe(true);
    expect(await world.sql('select count(*)::int as count from player where phone = $1', [phone])).toEqual([{ count: 1 }]);
  });

  test('one phone with two proofs at once makes one account', async () => {
    const phone = newPhone();
    const first = await otpToken(phone);
    await world.moveClock(61_000);
    const second = await otpToken(phone);
    const form = { name: 'Ko Ko', phone, password: 'a-good-password', birthday: '1990-01-01' };
    const answers = await Promise.all([first, second].map((otp_token) => register({ ...form, otp_token })));
    expect(answers.map((it) => it.body.code ?? 'opened').sort()).toEqual(['opened', 'phone_taken']);
  });

  const good = { name: 'Ko Ko', password: 'a-good-password', birthday: '1990-01-01' };
  test.each<[string, Record<string, unknown>, number, string]>([
    ['no name', { name: undefined }, 422, 'malformed'],
    ['an empty name', { name: '' }, 422, 'malformed'],
    ['a blank name', { name: '   ' }, 422, 'name_not_valid'],
    ['a name of one letter', { name: 'K' }, 422, 'name_not_valid'],
    ['a name of 61 letters', { name: 'K'.repeat(61) }, 422, 'name_not_valid'],
    ['a name with a script', { name: '<script>alert(1)</script>' }, 422, 'name_not_valid'],
    ['a name with NUL', { name: 'Ko\u0000Ko' }, 422, 'name_not_valid'],
    ['a name with half a character', { name: 'Ko \ud800 Ko' }, 422, 'name_not_valid'],
    ['a name written backwards', { name: 'Ko \u202eoK' }, 422, 'name_not_valid'],
    ['a number for a name', { name: 42 }, 422, 'malformed'],
    ['no password', { password: undefined }, 422, 'malformed'],
    ['a short password', { password: 'seven77' }, 422, 'password_too_short'],
    ['a password of one letter', { password: 'aaaaaaaaaa' }, 422, 'password_too_simple'],
    ['no birth date', { birthday: undefined }, 422, 'malformed'],
    ['a birth date that does not exist', { birthday: '1990-02-30' }, 422, 'birthday_not_valid'],
    ['a birth date in words', { birthday: 'yesterday' }, 422, 'birthday_not_valid'],
    ['a birth date to come', { birthday: '2090-01-01' }, 422, 'birthday_not_valid'],
    ['a birth date of another age', { birthday: '1850-01-01' }, 422, 'birthday_not_valid'],
    ['an unknown friend', { referral: 'ZZZZZZZZ' }, 400, 'referral_not_found'],
    ['a hostile friend', { referral: "' or 1=1 --" }, 400, 'referral_not_found'],
    ['a friend with NUL', { referral: 'AB\u0000CDEFG' }, 400, 'referral_not_found'],
    ['a token of nobody', { otp_token: 'x'.repeat(43) }, 400, 'otp_expired'],
    ['a token too short to be one', { otp_token: 'x' }, 422, 'malformed'],
    ['no proof', { otp_token: undefined }, 400, 'otp_wrong'],
  ])('%s is refused, and the proof is still good', async (_what, wrong, status, code) => {
    const phone = newPhone();
    const otp_token = await otpToken(phone);
    const answer = await register({ ...good, phone, otp_token, ...wrong });
    expect(answer.body).toMatchObject({ status, success: false, code, message: expect.any(String) });
    expect(await world.sql('select id from player where phone = $1', [phone])).toEqual([]);
    expect((await register({ ...good, phone, otp_token })).status).toBe(200);
  });

  test('fields nobody asked for change nothing', async () => {
    const phone = newPhone();
    const extra = { balance: '1000000.00', lvl_2: 1, user_id: 1, referred_by: 1, turnover_pya: 5 };
    const { user_info } = await must(register({ ...good, phone, otp_token: await otpToken(phone), ...extra }));
    expect(user_info).toMatchObject({ balance: '0.00', lvl_2: 0, turnover: '0.00' });
  });
});

describe('check_phone', () => {
  const check = (phone: unknown) => world.call('POST /api/user/check_phone', { headers: fromSomewhere(), body: { phone } });

  test('tells whether a phone has an account', async () => {
    const player = await registerPlayer(world);
    expect((await check(player.phone)).body).toMatchObject({ status: 200, registered: true });
    expect((await check(newPhone())).body).toMatchObject({ status: 404, code: 'not_registered', registered: false });
    expect((await check('0942')).body).toMatchObject({ status: 422, code: 'phone_not_valid' });
  });

  test('is rate limited', async () => {
    const headers = fromSomewhere();
    const ask = () => world.call('POST /api/user/check_phone', { headers, body: { phone: '09420000001' } });
    const answers = await Promise.all(Array.from({ length: 30 }, ask));
    expect(answers.filter((it) => it.status === 429)).toHaveLength(20);
  });
});

describe('the profile', () => {
  test('takes a name, an email and a language, alone or together', async () => {
    const { token } = await registerPlayer(world);
    expect((await update(token, { name: '  U Ba  ' })).body.data).toMatchObject({ name: 'U Ba', email: null });
    expect((await update(token, { email: 'u.ba@example.com', language: 'th' })).body.data).toMatchObject({
      name: 'U Ba',
      email: 'u.ba@example.com',
    });
    expect((await update(token, { email: '' })).body.data.email).toBeNull();
    expect((await update(token, {})).body.data.name).toBe('U Ba');
  });

  test('takes a birth date once', async () => {
    const { token, id } = await registerPlayer(world, { birthday: '1990-05-17' });
    expect((await update(token, { birthday: '1990-05-17' })).status).toBe(200);
    expect((await update(token, { birthday: '1991-05-17' })).body).toMatchObject({ status: 400, code: 'birthday_set' });
    await world.sql('update player set birthday = null where id = $1', [id]);
    expect((await update(token, { birthday: await yearsAgo(17, 0) })).body.code).toBe('under_age');
    const days = ['1991-01-01', '1992-02-02', '1993-03-03', '1994-04-04'];
    const answers = await Promise.all(days.map((birthday) => update(token, { birthday })));
    expect(answers.filter((it) => it.status === 200)).toHaveLength(1);
    expect(answers.filter((it) => it.body.code === 'birthday_set')).toHaveLength(3);
  });

  test('takes a referrer once, never oneself, and never who came later', async () => {
    const [older, player, younger] = [await registerPlayer(world), await registerPlayer(world), await registerPlayer(world)];
    const codeOf = async (token: string) => (await must(world.call('GET /api/user/profile', { token }))).data.referral;
    for (const it of [player, younger])
      expect((await update(player.token, { referral: await codeOf(it.token) })).body).toMatchObject({
        status: 400,
        code: 'referral_not_found',
      });
    expect((await must(update(player.token, { referral: await codeOf(older.token) }))).data.has_referrer).toBe(1);
    expect((await update(player.token, { referral: await codeOf(older.token) })).status).toBe(200);
    expect((await update(younger.token, { referral: await codeOf(older.token) })).status).toBe(200);
    expect((await update(younger.token, { referral: await codeOf(player.token) })).body).toMatchObject({
      status: 400,
      code: 'referral_set',
    });
    expect((await must(world.call('GET /api/user/profile', { token: older.token }))).data.refer_count).toBe(2);
  });

  test('changes in full or not at all', async () => {
    const { token } = await registerPlayer(world, { name: 'Ma Ma' });
    expect((await update(token, { name: 'Other', birthday: '1980-01-01' })).body.code).toBe('birthday_set');
    expect((await must(world.call('GET /api/user/profile', { token }))).data.name).toBe('Ma Ma');
  });

  test.each<[Record<string, unknown>, number, string]>([
    [{ name: '<b>' }, 422, 'name_not_valid'],
    [{ name: ['x'] }, 422, 'malformed'],
    [{ email: 'not an email' }, 422, 'email_not_valid'],
    [{ email: `${'x'.repeat(190)}@example.com` }, 422, 'malformed'],
    [{ email: 'a\u0000@example.com' }, 422, 'email_not_valid'],
    [{ birthday: '17.05.1990' }, 400, 'birthday_set'],
    [{ language: 'fr' }, 422, 'malformed'],
    [{ referral: 'NOBODY12' }, 400, 'referral_not_found'],
  ])('does not take %j', async (body, status, code) => {
    const { token } = await registerPlayer(world);
    expect((await update(token, body)).body).toMatchObject({ status, code });
  });
});

describe('messages to a player', () => {
  test('are read in the language of the call, newest first, and marked as read as far as they were seen', async () => {
    const [player, other] = [await registerPlayer(world), await registerPlayer(world)];
    await world.sql(
      `insert into notification (player_id, kind, data) values
        ($1, 'cash_in_approved', '{"amount_pya": 1000050, "balance_pya": 2000000}'), ($1, 'cash_in_rejected', '{"amount_pya": 100000, "reason": "Not found"}'),
        ($2, 'cash_in_expired', '{"amount_pya": 100000}')`,
      [player.id, other.id],
    );
    const list = async (language: string) =>
      must(world.call('GET /api/user/notifications', { token: player.token, headers: { 'Accept-Language': language } }));
    const { unread, data } = await list('en');
    expect(unread).toBe(2);
    expect(data.map((it) => [it.title, it.body, it.is_read])).toEqual([
      ['Cash in rejected: 1,000 Ks', 'Not found', false],
      ['Cash in approved: 10,000 Ks', 'It has been added to your balance.', false],
    ]);
    expect((await list('zh')).data[1]?.title).toBe('充值已通过：10,000 缅元');
    for (const [seen_id, unread] of [
      [data[1]?.id, 1],
      [data[0]?.id, 0],
    ]) {
      await must(world.call('POST /api/user/notifications/read', { token: player.token, body: { seen_id } }));
      expect((await list('en')).unread, 'what came since stays unread').toBe(unread);
    }
    expect((await must(world.call('GET /api/user/notifications', { token: other.token }))).unread).toBe(1);
  });
});
