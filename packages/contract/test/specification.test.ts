import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { calls, type Endpoint, events, User } from '../src/index.ts';

/**
 * The paths of the specification's section 7, with their methods, and whether they are asked with a token. Where it leaves the
 * method open, it is ours. A game is opened with the player's token, though it stands among the public paths: it is played with money.
 */
const PATHS = `
GET   public  /api/g/categories
GET   public  /api/g/providers/{id}
GET   public  /api/g
GET   token   /api/getgamelaunch/{a}/{b}/{c}/{d}/0
GET   public  /api/banner
GET   public  /api/lottery/list
GET   public  /api/provider/hot/{id}
GET   public  /api/social_link
GET   public  /api/header_play_text
GET   public  /api/app-setting
GET   public  /api/weekly/promo_maintain
GET   public  /api/point/list
GET   public  /api/point/warning
GET   token   /api/user/profile
POST  token   /api/user/profile_update
POST  token   /api/user/new_password
POST  token   /api/user/lvl_2
POST  token   /api/point/claim
POST  token   /api/promotion/claim
POST  token   /api/pocket/money/claim
POST  public  /api/user/login
POST  public  /api/user/check_phone
POST  public  /api/user/send_otp
POST  public  /api/user/verify_otp
POST  public  /api/user/verify_register
POST  public  /api/user/forget_password
POST  token   /api/user/transfer_in
POST  token   /api/user/transfer_out
GET   public  /api/payment-method/show-cashin
GET   public  /api/payment-method/show-cashout
GET   public  /api/cashin-amount
GET   public  /api/cashout-amount
POST  token   /api/cash-in
POST  token   /api/cash-out
POST  public  /api/new_one_d
GET   public  /api/section_1d
POST  token   /api/betting_1d
GET   public  /api/luckynumber1d
GET   public  /api/luckynumber_daily
GET   public  /api/section
POST  public  /api/new_two_d
POST  token   /api/betting
POST  public  /api/crypto_two_d
POST  public  /api/crypto_one_d
GET   public  /api/section_crypton2d
GET   public  /api/section_crypton1d
POST  token   /api/betting_c2d
POST  token   /api/betting_c1d
GET   public  /api/luckynumbercrypton2d
GET   public  /api/luckynumbercrypton1d
GET   public  /api/three_d
GET   public  /api/section_3d
POST  token   /api/betting_3d
GET   token   /api/bet_slip_history_1d
GET   token   /api/bet_slip_history_2d
GET   token   /api/bet_slip_history_3d
GET   token   /api/bet_slip_history_c2d
GET   token   /api/bet_slip_history_c1d
GET   token   /api/cash_in_history
GET   token   /api/cash_out_history
GET   public  /api/luckynumber_history/{lottery}
GET   public  /api/winner_users/{lottery}
GET   token   /api/transition/history
GET   token   /api/transition/details
GET   token   /api/point/history
GET   token   /api/promotion/claim/history
GET   public  /api/pocket/money/winner
GET   token   /api/pocket/money/history/user_only
POST  token   /api/user/save_device_token
GET   token   /api/user/my_referral_his
POST  token   /api/user/claim_game_refer_amt
`;

const rows = PATHS.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/) as [method: string, access: string, path: string]);

/** The call that answers at a path, by its own name or another. */
function callAt(path: string): Endpoint | undefined {
  const nameless = (pattern: string) => pattern.replace(/:\w+|\{\w+\}/g, ':');
  return calls.find((it: Endpoint) => [it.path, ...(it.aliases ?? [])].some((pattern) => nameless(pattern) === nameless(path)));
}

describe('the calls of the specification', () => {
  for (const [method, access, path] of rows) {
    test(`${method} ${path} is there, ${access === 'token' ? 'for a player' : 'for all'}`, () => {
      const call = callAt(path);
      expect(call?.method).toBe(method);
      // A call for all may know the player when a session is sent.
      if (access === 'token') expect(call?.auth).toBe('player');
      else expect(['none', 'optional']).toContain(call?.auth);
    });
  }

  test('the channel chat has the event message with a text, and a balance that came from games is last_balance', () => {
    expect(events.message.parse({ text: 'hello' })).toEqual({ text: 'hello' });
    expect(events.last_balance.parse({ last_balance: '10.00', version: 1 })).toEqual({ last_balance: '10.00', version: 1 });
  });
});

/** What the specification's sections 2, 3, 4 and 7 say is in a call: where (`data[]` is each item of a list), and the fields. */
const FIELDS = `
GET /api/user/profile                   reply data    id name phone image balance point p_balance lvl_2 user_code refer_count game_refer_amt turnover game_balance
POST /api/user/login                    reply         token data
POST /api/user/verify_register          reply         token user_info
POST /api/user/login                    body          phone password
POST /api/user/verify_register          body          name phone password referral
POST /api/user/forget_password          body          phone password
POST /api/user/new_password             body          old_password password
GET /api/g/providers/{id}               reply data[]  name p_code
GET /api/g/categories                   reply data[]  id name code
GET /api/g                              query         category provider
GET /api/header_play_text               reply data[]  text
GET /api/social_link                    reply data    facebook viber messenger instagram play_store qr
GET /api/app-setting                    reply data    is_maintain
GET /api/weekly/promo_maintain          reply data    is_maintain
GET /api/point/warning                  reply data    point_header point_body
POST /api/point/claim                   body          point_id
POST /api/pocket/money/claim            reply         amount
POST /api/user/transfer_in              reply         balance game_balance
POST /api/user/transfer_out             reply         balance game_balance
POST /api/user/claim_game_refer_amt     reply         balance game_refer_amt
POST /api/cash-in                       body          account_name transaction_id amount promo_code voucher_code
POST /api/cash-out                      body          account_name user_phone amount
GET /api/cash_in_history                reply data[]  date status payment_method account_name transaction_id voucher_code old_amount new_amount
GET /api/cash_out_history               reply data[]  date status payment_method account_name transaction_id old_amount new_amount
GET /api/bet_slip_history_2d            reply data[]  date section total_amount total_bet win reward_amount
GET /api/bet_slip_history_3d            reply data[]  date_3d section total_amount total_bet win reward_amount
GET /api/transition/history             reply data[]  provider_name bet_amount payout_amount valid_turnover commission profit_loss
GET /api/transition/details             reply data[]  provider_name wager_id bet_amount payout_amount valid_turnover commission profit_loss before_balance balance
GET /api/user/my_referral_his           reply data[]  name date section amount
`;

type Shape = Record<string, z.ZodType>;
const shapeOf = (schema: unknown) => (schema as { shape?: Shape } | undefined)?.shape ?? {};
/** What stands at `data` or, of each item, at `data[]`. */
function inside(schema: unknown, place: string): Shape {
  if (place === '') return shapeOf(schema);
  const data = shapeOf(schema)['data'] as { element?: unknown } | undefined;
  return shapeOf(place === 'data' ? data : data?.element);
}

describe('the fields of the specification', () => {
  for (const line of FIELDS.trim().split('\n')) {
    const [call = '', where = '', wanted = ''] = line.split(/ {2,}/);
    const [part, place = ''] = where.split(' ');
    test(`${call} has in its ${where}: ${wanted}`, () => {
      const schema = callAt(call.split(' ')[1] ?? '')?.[part as 'reply' | 'body' | 'query'];
      expect(Object.keys(inside(schema, place))).toEqual(expect.arrayContaining(wanted.split(' ')));
    });
  }

  test('the social links are those six and no others', () => {
    expect(Object.keys(inside(callAt('/api/social_link')?.reply, 'data'))).toHaveLength(6);
  });

  test('the user has the kinds of values that the product keeps under user_info', () => {
    const user = {
      ...{ id: 1, user_code: 'SK1', name: 'Aung', phone: '09420000001', email: null, birthday: null, image: null },
      ...{ balance: '10.00', game_balance: '0.00', p_balance: '0.00', turnover: '0.00', game_refer_amt: '0.00' },
      ...{
        point: 3,
        refer_count: 0,
        referral: 'AUNG',
        has_referrer: 0,
        lvl_2: 0,
        lvl_2_state: 'none',
        lvl_2_reason: null,
        block: 0,
        stopped_until: null,
        version: 1,
      },
    };
    expect(User.parse(user)).toEqual(user);
    for (const wrong of [{ balance: 10 }, { point: '3' }, { lvl_2: true }, { lvl_2: 2 }, { id: '1' }, { game_refer_amt: '1,000.00' }]) {
      expect(User.safeParse({ ...user, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
    }
  });

  test('maintenance is the flag "1", and no number', () => {
    for (const path of ['/api/app-setting', '/api/weekly/promo_maintain']) {
      const flag = inside(callAt(path)?.reply, 'data')['is_maintain'];
      expect(['1', '0', 1, '2'].map((it) => flag?.safeParse(it).success)).toEqual([true, true, false, false]);
    }
  });

  test('a profile takes JSON or a raw image, level 2 a form with an image', () => {
    expect(callAt('/api/user/profile_update')).toMatchObject({ image: 'raw', body: expect.anything() });
    expect(callAt('/api/user/lvl_2')).toMatchObject({ image: 'field' });
  });

  test('a notification has a title, a body and an icon', () => {
    expect(Object.keys(events.notification.shape)).toEqual(expect.arrayContaining(['title', 'body', 'icon']));
  });
});
