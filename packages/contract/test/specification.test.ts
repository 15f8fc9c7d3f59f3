import { describe, expect, test } from 'vitest';
import { calls, type Endpoint, events } from '../src/index.ts';

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
