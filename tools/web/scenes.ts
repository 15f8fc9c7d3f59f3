import type { Page } from '@playwright/test';
import { keepAllWords } from '@shwekan/phrases/burmese';
import { phrases as lotteryCn } from '@shwekan/phrases/lottery/cn';
import { type LotteryPhrases, phrases as lotteryEn } from '@shwekan/phrases/lottery/en';
import { phrases as lotteryMm } from '@shwekan/phrases/lottery/mm';
import { phrases as lotteryThai } from '@shwekan/phrases/lottery/thai';
import { changed, type Json } from './answer-edits.ts';
import { CANVAS_SHOWN, INSTALLABLE, UPDATED } from './browser-acts.ts';
import type { Scene } from './scene.ts';

export const SAID: Record<string, LotteryPhrases> = { mm: keepAllWords(lotteryMm), en: lotteryEn, thai: lotteryThai, cn: lotteryCn };

const PATIENCE_MS = 15_000;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click({ timeout: PATIENCE_MS });
const choose = async (page: Page, ...numbers: string[]) => {
  for (const number of numbers) await page.locator(`[data-number="${number}"]`).click({ timeout: PATIENCE_MS });
};
/** What opens a sheet on the screen: of lucky numbers the calendar, then the days. */
const sheetButton = (place: number) => (page: Page) =>
  page.locator('main [aria-haspopup=dialog]').nth(place).click({ timeout: PATIENCE_MS });
const view = (place: number) => (page: Page) => page.locator('main fieldset button').nth(place).click({ timeout: PATIENCE_MS });
const tab = (place: number) => (page: Page) => page.getByRole('tab').nth(place).click({ timeout: PATIENCE_MS });
/** The bar at the foot of a lottery: the quick amounts, then the bet. */
const amount = (page: Page) => page.locator('.fixed .no-bar button').first().click({ timeout: PATIENCE_MS });
const searched = async (page: Page, said: LotteryPhrases) => {
  await press(page, said.search);
  await page.locator('main input').pressSequentially('?45');
};
const list = async (page: Page, said: LotteryPhrases, ...numbers: string[]) => {
  await choose(page, ...numbers);
  await amount(page);
  await press(page, said.bet);
};
const confirm =
  (...numbers: string[]) =>
  async (page: Page, said: LotteryPhrases) => {
    await list(page, said, ...numbers);
    await press(page, said.confirm);
  };
const bets = /\/api\/user\/betting/;
/** No bet of a picture reaches the house. */
const answered = (status: number, json: Json) => (page: Page) => page.route(bets, (route) => route.fulfill({ status, json }));
const RECEIPT = { slip_id: 1, voucher: 'T2D7KQ4M9', total_amount: '400.00', total_bet: 4, user_balance: '9999999599.99' };
const accepted = answered(200, {
  result: 1,
  status: 200,
  success: true,
  message: '',
  ...RECEIPT,
  accepted_at: '2026-01-05T09:30:00+06:30',
});
/** The stream tells of the balance as it is. */
const quiet = (page: Page) => page.route(/\/api\/stream/, () => new Promise(() => {}));
const poor = async (page: Page) => {
  await quiet(page);
  await changed(page, /\/api\/user\/profile$/, (answer) => ({ ...answer, data: { ...answer.data, balance: '150.00' } }));
};

/** Every look a number of the grid can have. */
const worn = (page: Page) =>
  changed(page, /\/api\/(new_two_d|new_one_d|crypto_(one|two)_d|three_d)/, (answer) => ({
    ...answer,
    data: answer.data.map((it: Json, place: number) => {
      if (place % 7 === 3) return { ...it, block: 'yes' };
      if (place % 7 === 5) return { ...it, remaining: '0.00' };
      const left = Number(it.default_amount) * (place % 7 === 1 ? 0.1 : place % 7 === 2 ? 0.35 : 1);
      return { ...it, remaining: left.toFixed(2) };
    }),
  }));
const shut = (page: Page) => changed(page, /\/api\/new_two_d/, (answer) => ({ ...answer, game: 'close' }));
const none = (page: Page) => changed(page, /\/api\/section$/, (answer) => ({ ...answer, data: [] }));

const WINNERS = ['9999999999.99', '12345600.00', '850000.00', '425000.00', '85000.00', '8500.00'];
const winners = (count: number) => (page: Page) =>
  changed(page, /\/api\/winner_users\//, (answer) => {
    const draw = { section: '04:30 PM', open_date: '2026-01-05', lucky_number: '27' };
    const row = (win_amount: string, id: number) => ({
      id,
      win_amount,
      bet_amount: '1000000.00',
      name: 'မောင်***',
      phone: '09******036',
      ...draw,
    });
    return { ...answer, ...draw, data: WINNERS.slice(0, count).map(row) };
  });

const slip = {
  ...{ id: 1, voucher: 'T3D7KQ4M9', section: '03:30 PM', date: '2026-01-16', date_3d: '2026-01-16', bet_date: '2026-01-10' },
  ...{ total_amount: '12345600.00', total_bet: 7, win: 1, reward: 1, reward_amount: '5502500.00', lucky_number: '507' },
  created_at: '2026-01-10T09:30:00+06:30',
};
const line = (bet_number: string, id: number) => ({
  ...{ id, bet_number, amount: id === 4 ? '12344600.00' : '1000.00', odd: 550, section: slip.section, date: slip.date },
  ...{ win: id < 4 ? 1 : 2, tot: id > 0 && id < 4 ? 1 : 0, tot_odd: id > 0 && id < 4 ? 10 : null },
});
const lines = ['507', '570', '705', '508', '123', '000', '999'].map(line);
/** A 3D slip that won exactly and nearly. */
const near = (page: Page) =>
  changed(page, /bet_slip_history_3d/, (answer) => ({
    ...answer,
    total_count: 1,
    data: [{ ...slip, bettings: lines, bettings_3d: lines }],
  }));
const slips = '/betslip';
const unfold = (page: Page) => page.locator('[aria-expanded]').first().click({ timeout: PATIENCE_MS });
const shared = async (page: Page, said: LotteryPhrases) => {
  await unfold(page);
  await press(page, said.share);
  await page.locator('#shared').waitFor({ timeout: PATIENCE_MS });
};
const bar = (fromEnd: number) => (page: Page) => page.locator('header button').nth(fromEnd).click({ timeout: PATIENCE_MS });

export const LOTTERY_SCENES: Record<string, Scene> = {
  'home-games': { path: '/', act: (page) => page.mouse.wheel(0, 640), states: ['long', 'error'] },
  'home-end': { path: '/', act: (page) => page.keyboard.press('End') },
  'home-language': { path: '/', act: bar(0) },
  'home-winners': { path: '/', act: bar(1) },
  'home-hidden': { path: '/', act: bar(3) },
  'home-toast': { path: '/', act: (page) => page.locator('header button').last().click() },
  'home-update': { path: '/', before: (page) => page.addInitScript(UPDATED), act: (page) => page.locator('.fixed.animate-rise').waitFor() },
  'home-install': { path: '/setting', before: (page) => page.addInitScript(INSTALLABLE), act: (page) => page.keyboard.press('End') },
  'one-chosen': { path: '/one/lottery', before: worn, act: (page) => choose(page, '2', '4') },
  'one-list': { path: '/one/lottery', act: (page, said) => list(page, said, '2', '4') },
  'two-worn': { path: '/two/lottery', before: worn },
  'two-chosen': {
    path: '/two/lottery',
    act: async (page) => {
      await choose(page, '02', '07', '14');
      await amount(page);
    },
    states: ['long', 'offline'],
  },
  'two-quick': { path: '/two/lottery', act: (page, said) => press(page, said.quick) },
  'two-typed': { path: '/two/lottery', act: (page, said) => press(page, said.write_bets) },
  'two-amount': {
    path: '/two/lottery',
    act: async (page, said) => {
      await choose(page, '02', '07');
      await press(page, said.bet);
    },
  },
  'two-list': { path: '/two/lottery', act: (page, said) => list(page, said, '02', '07', '10', '14'), states: ['long'] },
  'two-visitor': { path: '/two/lottery', visitor: true, act: (page, said) => list(page, said, '02', '07') },
  'two-poor': { path: '/two/lottery', before: poor, act: (page, said) => list(page, said, '02', '07', '10', '14') },
  'two-success': { path: '/two/lottery', before: accepted, act: confirm('02', '07', '10', '14') },
  'two-refused': {
    path: '/two/lottery',
    before: answered(400, {
      ...{ result: 0, status: 400, success: false, code: 'number_sold_out', message: lotteryEn.refused },
      numbers: [
        { bet_number: '02', available: '0.00' },
        { bet_number: '07', available: '50.00' },
      ],
    }),
    act: confirm('02', '07', '10'),
  },
  'two-checking': { path: '/two/lottery', before: (page) => page.route(bets, (route) => route.abort()), act: confirm('02', '07') },
  'two-closed': { path: '/two/lottery', before: shut },
  'two-none': { path: '/two/lottery', before: none },
  'three-worn': { path: '/three/lottery', before: worn, act: (page) => choose(page, '002', '004') },
  'three-search': { path: '/three/lottery', act: searched },
  'three-quick': { path: '/three/lottery', act: (page, said) => press(page, said.quick) },
  'three-typed': { path: '/three/lottery', act: (page, said) => press(page, said.write_bets) },
  'three-list': { path: '/three/lottery', act: (page, said) => list(page, said, '002', '007') },
  'slips-3d': { path: slips, before: near, act: tab(1) },
  'slips-1d': { path: slips, act: tab(2) },
  'slips-c2d': { path: slips, act: tab(3) },
  'slips-c1d': { path: slips, act: tab(4) },
  'slips-cashin': { path: slips, act: tab(5), states: ['long', 'empty'] },
  'slips-cashout': { path: slips, act: tab(6), states: ['long', 'empty'] },
  'slips-in': { path: slips, act: tab(7), states: ['long', 'empty'] },
  'slips-out': { path: slips, act: tab(8), states: ['long', 'empty'] },
  'slips-game': { path: slips, act: tab(9), states: ['long', 'empty'] },
  'slips-days': { path: slips, act: (page, said) => press(page, said.days_chosen) },
  'slip-open': { path: slips, act: unfold, states: ['long'] },
  'slip-open-3d': {
    path: `${slips}?lottery=3D`,
    before: near,
    act: unfold,
  },
  'slip-image': { path: slips, before: (page) => page.addInitScript(CANVAS_SHOWN), act: shared, states: ['long'] },
  'slip-image-3d': {
    path: `${slips}?lottery=3D`,
    before: async (page) => {
      await near(page);
      await page.addInitScript(CANVAS_SHOWN);
    },
    act: shared,
  },
  'win-day': { path: '/win-number', act: sheetButton(1) },
  'win-month': { path: '/win-number', act: sheetButton(0) },
  'win-figures': { path: '/win-number', act: view(1) },
  'win-hints': { path: '/win-number', act: view(2) },
  'win-days-off': { path: '/win-number', act: (page) => page.locator('main fieldset button').last().click({ timeout: PATIENCE_MS }) },
  'win-1d': { path: '/win-number?lottery=1D' },
  'win-c2d': { path: '/win-number?lottery=C2D' },
  'win-3d': {
    path: '/win-number?lottery=3D',
    act: sheetButton(0),
  },
  'winners-none': { path: '/winner-list?lottery=3D' },
  'winners-one': { path: '/winner-list', before: winners(1) },
  'winners-two': { path: '/winner-list', before: winners(2) },
  'winners-six': { path: '/winner-list', before: winners(6) },
  'service-question': { path: '/service', act: (page) => page.locator('summary').first().click({ timeout: PATIENCE_MS }) },
};
