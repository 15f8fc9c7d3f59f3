import type { Page } from '@playwright/test';
import { changed, type Json } from './answer-edits.ts';
import type { Scene } from './scene.ts';

// What can be opened or happens on the screens of a player's account, money, rewards and games.

const PATIENCE_MS = 15_000;
const pressed = (selector: string, place: number) => (page: Page) => {
  const all = page.locator(selector);
  return (place < 0 ? all.last() : all.nth(place)).click({ timeout: PATIENCE_MS });
};
const press = (place: number) => pressed('main button', place);
const inSheet = (place: number) => pressed('dialog[open] button', place);
const sent = pressed('form button[type=submit]', 0);
const chosenDays = pressed('main button[aria-pressed]', 3);

/** The player as the server tells of them, otherwise. */
const player = (what: Json) => (page: Page) =>
  changed(page, /\/api\/user\/profile$/, (answer) => ({ ...answer, data: { ...answer.data, ...what } }));
const grown = { lvl_2: 1, lvl_2_state: 'approved' };

const request = {
  ...{ id: 9, amount: '150000.00', old_amount: null, new_amount: null, status: 'Pending', message: '', account_name: 'ဒေါ်ခင်မြင့်' },
  ...{ transaction_id: '420017', voucher_code: null, user_phone: null, holder_phone: '09799000111', promo_percent: null },
  ...{ date: '2026-01-05', time: '09:30:00', payment_method: { id: 1, name: 'KBZPay', logo: null } },
};
const balances = { old_amount: '231477.00', new_amount: '381477.00' };
const rejected = { status: 'Reject', message: 'ငွေလွှဲနံပါတ် မတွေ့ပါ။ The transaction was not found in our account.' };
const cards = { transaction_id: null, voucher_code: '1234 5678 9012 3456', payment_method: { id: 8, name: 'Ooredoo', logo: null } };
const outs = { transaction_id: null, user_phone: '09420000001' };
const told = (path: RegExp, ...rows: Json[]) => {
  const data = rows.map((row, id) => ({ ...request, ...row, id: rows.length - id }));
  return (page: Page) => page.route(path, (route) => route.fulfill({ json: { ...FINE, next: null, data } }));
};
const FINE = { result: 1, status: 200, success: true, message: '' };
const ins = /cash_in_history/;
const paid = /cash_out_history/;
/** A request that waits when the screen opens, and is answered while it is looked at. */
const answeredLater = (path: RegExp, row: Json) => async (page: Page) => {
  await page.locator('main [role=status] .amount, main [role=status] svg').first().waitFor({ timeout: PATIENCE_MS });
  await page.unroute(path);
  await told(path, row)(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
};
const payable = (page: Page) => changed(page, /show-cashout/, (answer) => ({ ...answer, needs_level_2: false }));

const limits = (data: Json) => (page: Page) => page.route(/play_limits$/, (route) => route.fulfill({ json: { ...FINE, data } }));
const limit = { kind: 'cash_in', period: 'day', limit: '500000.00', used: '350000.00', raise: null };
const raise = { to: '9999999999.00', from: '2026-01-01T00:00:00+06:30' };

const sums = {
  ...{ bet_amount: '125000.00', payout_amount: '98500.00', profit_loss: '-26500.00', valid_turnover: '125000.00', commission: '625.00' },
  ...{ provider_name: 'Shwe Studio', provider_code: '1006' },
};
const wager = (status: string, place: number) => ({
  ...sums,
  ...{ wager_id: `7${place}9A41C0D2E8${place}`, game: ['Golden Pagoda', 'Dragon Tiger', 'ရွှေဘုရား'][place % 3], status },
  ...{
    bet_amount: `${500 + place * 1500}.00`,
    payout_amount: place % 2 ? '12000.00' : '0.00',
    profit_loss: place % 2 ? '7000.00' : '-500.00',
  },
  ...{ before_balance: '20000.00', balance: '19500.00', created_on: `2026-01-0${(place % 5) + 1}T14:0${place % 9}:00+06:30` },
});
const STATES = ['pending', 'settled', 'void'];
const played = async (page: Page) => {
  const data = Array.from({ length: 20 }, (_, place) => wager(STATES[place % 3] ?? '', place));
  const totals = { bet_amount_total: sums.bet_amount, payout_total: sums.payout_amount, win_lose: sums.profit_loss };
  await page.route(/transition\/details/, (route) => route.fulfill({ json: { ...FINE, next: '1', data } }));
  await page.route(/transition\/history/, (route) => route.fulfill({ json: { ...FINE, total_count: 1, data: [sums], ...totals } }));
};
const launch = (status: number, json: Json) => (page: Page) => page.route(/getgamelaunch/, (route) => route.fulfill({ status, json }));
const GAME = '/play/slot/1006/golden_pagoda';
const NOT_OPEN = { result: 0, status: 400, success: false, code: 'transfer_first', message: 'ဂိမ်းပိုက်ဆံထဲသို့ အရင်လွှဲပါ။' };

export const ACCOUNT_SCENES: Record<string, Scene> = {
  'profile-photo': { path: '/profile', act: press(0) },
  'profile-edit': { path: '/profile', before: player({ birthday: null }), act: press(1) },
  'profile-wrong': {
    path: '/profile',
    before: player({ birthday: null }),
    act: async (page) => {
      await press(1)(page);
      await page.locator('dialog[open] fieldset input').first().pressSequentially('310219');
      await sent(page);
    },
  },
  'profile-logout': { path: '/profile', act: press(-1) },
  'referral-qr': { path: '/referral', act: press(1) },
  'level-pending': { path: '/level-two', before: player({ lvl_2_state: 'pending' }) },
  'level-rejected': { path: '/level-two', before: player({ lvl_2_state: 'rejected', lvl_2_reason: rejected.message }) },
  'level-done': { path: '/level-two', before: player(grown) },
  'limits-sheet': { path: '/limits', act: press(0) },
  'limits-set': {
    path: '/limits',
    before: limits({
      limits: [limit, { ...limit, period: 'week', raise }],
      stopped: { kind: 'time_out', until: '2027-01-01T00:00:00+06:30' },
    }),
  },
  'password-wrong': { path: '/password', act: sent },
  'phone-wrong': { path: '/change-phone', act: sent },
  privacy: { path: '/setting', act: press(-1) },
  'wallet-turnover': { path: '/wallet', before: player({ turnover: '1250000.00' }) },
  'wallet-wrong': { path: '/wallet', act: sent },
  'cashin-qr': { path: '/cashin', act: press(12) },
  'cashin-card': { path: '/cashin', act: press(8) },
  'cashin-wrong': { path: '/cashin', act: sent },
  'cashin-birthday': { path: '/cashin', before: player({ birthday: null }) },
  'cashin-pending': { path: '/cashin', before: told(ins, request) },
  'cashin-approved': { path: '/cashin', before: told(ins, request), act: answeredLater(ins, { status: 'Approve', ...balances }) },
  'cashin-rejected': { path: '/cashin', before: told(ins, request), act: answeredLater(ins, rejected) },
  cashins: {
    path: '/cashin-history',
    before: told(
      ins,
      request,
      rejected,
      { status: 'Approve', ...balances },
      { ...cards, status: 'Approve', ...balances },
      { ...cards, ...rejected },
    ),
  },
  'cashout-form': { path: '/cashout', before: payable },
  'cashout-wrong': { path: '/cashout', before: payable, act: sent },
  'cashout-pending': { path: '/cashout', before: told(paid, outs) },
  'cashout-paid': { path: '/cashout', before: told(paid, outs), act: answeredLater(paid, { ...outs, status: 'Approve', ...balances }) },
  'cashout-rejected': { path: '/cashout', before: told(paid, outs), act: answeredLater(paid, { ...outs, ...rejected }) },
  cashouts: { path: '/cashout-history', before: told(paid, outs, { ...outs, ...rejected }, { ...outs, status: 'Approve', ...balances }) },
  'statement-days': { path: '/statement', act: chosenDays },
  calendar: {
    path: '/statement',
    act: async (page) => {
      await chosenDays(page);
      await pressed('main button[aria-haspopup=dialog]', 0)(page);
    },
  },
  'point-confirm': { path: '/point', act: press(1) },
  'point-how': { path: '/point', act: press(0) },
  'pocket-confirm': { path: '/pocket', act: press(0) },
  'pocket-won': {
    path: '/pocket',
    before: (page) =>
      page.route(/pocket\/money\/claim/, (route) => route.fulfill({ json: { ...FINE, message: 'ဂုဏ်ယူပါသည်! 1,000 ကျပ်', amount: '1000.00' } })),
    act: async (page) => {
      await press(0)(page);
      await page.locator('dialog[open] input[role=switch]').uncheck();
      await inSheet(-1)(page);
      await page.waitForTimeout(2_500);
    },
  },
  'provider-none': { path: '/slot/1006', act: (page) => page.locator('input[type=search]').fill('zzzz') },
  'report-played': { path: '/game/report/1006', before: played },
  play: { path: GAME, act: (page) => page.waitForTimeout(3_000) },
  'play-opening': { path: GAME, before: (page) => page.route(/getgamelaunch/, () => new Promise(() => {})) },
  'play-refused': { path: GAME, before: launch(400, NOT_OPEN) },
  'play-failed': { path: GAME, before: launch(500, { message: 'internal' }) },
};
