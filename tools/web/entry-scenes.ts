import type { Page } from '@playwright/test';
import { changed, type Json } from './answer-edits.ts';
import { TOASTS_STAY } from './browser-acts.ts';
import type { Scene } from './scene.ts';

const PATIENCE_MS = 15_000;
/** Answers nothing for ever. */
const never = () => new Promise<void>(() => {});
const played = (path: RegExp, answer: () => Json, status = 200) => [path, () => ({ status, json: answer() })] as const;
/** What these scenes ask of the house is answered here: no code is sent, no account opened, no money drawn. */
const playing =
  (...answers: readonly ReturnType<typeof played>[]) =>
  async (page: Page) => {
    for (const [path, answer] of answers) await page.route(path, (route) => route.fulfill(answer()));
  };
const OK = { result: 1, status: 200, success: true };
const PHONE = '09421234567';
const PASSWORD = 'Kyauk-Phyu-7';

const sent = () => ({ ...OK, message: 'Verification code sent!', expires_at: inAMoment(300), resend_at: inAMoment(58) });
const outbox = () => ({ ...OK, message: '', data: { phone: PHONE, text: '', code: '482913', at: inAMoment(0) } });
const inAMoment = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
const refused = (code: string, message: string) => () => ({ result: 0, status: 400, success: false, code, message });
const codes = [
  played(/\/api\/user\/send_otp/, sent),
  played(/\/api\/demo\/outbox/, outbox),
  played(/\/api\/user\/check_phone/, () => ({ ...OK, message: '', registered: false })),
  played(/\/api\/user\/check_password/, () => ({ ...OK, message: '' })),
];

const submit = (page: Page) => page.locator('main form button[type=submit]').click({ timeout: PATIENCE_MS });
const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [name, text] of Object.entries(fields)) await page.locator(`main [name="${name}"]`).fill(text, { timeout: PATIENCE_MS });
};
const toCode = async (page: Page) => {
  await submit(page);
  await page.locator('main [name=code]').waitFor({ timeout: PATIENCE_MS });
};
const register = async (page: Page) => {
  const name = 'ဒေါ်ခင်ခင်မြင့်မြင့်သန်းစန္ဒာဝင်းလှိုင်';
  await fill(page, { name, phone: PHONE, password: PASSWORD, referral: 'KT7Q2M' });
  const birthday = page.locator('main fieldset[name=birthday] input:not([type=hidden])');
  for (const [place, text] of ['17', '04', '1990'].entries()) await birthday.nth(place).fill(text, { timeout: PATIENCE_MS });
  await toCode(page);
};
const forgot = async (page: Page) => {
  await fill(page, { phone: PHONE });
  await toCode(page);
};

/** News of the stream, told once; toasts stay for as long as the picture takes. */
const told = async (page: Page) => {
  const event = (name: string, data: Json) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  await page.addInitScript(TOASTS_STAY);
  let is_told = false;
  await page.route(/\/api\/stream/, async (route) => {
    if (is_told) return never();
    is_told = true;
    const won = event('won', { voucher: 'T2D7KQ4M9', amount: '12345600.00', stake: '1000.00' });
    const news = { id: null, kind: 'cash_in_approved', title: 'ငွေသွင်းခြင်း အတည်ပြုပြီး', body: 'KBZPay မှ 9,999,999,999 ကျပ် ဝင်ပါပြီ။', icon: '' };
    await route.fulfill({ status: 200, contentType: 'text/event-stream', body: won + event('notification', news) });
  });
  await page.route(/\/api\/weekly\/promo_maintain/, (route) => route.fulfill({ json: { ...OK, message: '', data: { is_maintain: '1' } } }));
};
/** Toasts that stay would catch the tap. */
const claim = (page: Page) => page.locator('header button.underline').dispatchEvent('click');
const refresh = (page: Page) => page.locator('header button').nth(2).dispatchEvent('click');

const gift = async (page: Page) => {
  await page.clock.install();
  await changed(page, /\/api\/pocket\/money\/available/, (answer) => ({
    ...answer,
    data: { ...answer.data, available: 1, name: 'သင်္ကြန် မုန့်ဖိုး', video: null, smallest: '100.00', largest: '9999999.00' },
  }));
  await page.route(/\/api\/pocket\/money\/claim/, (route) =>
    route.fulfill({ json: { ...OK, message: 'ဂုဏ်ယူပါသည်။', amount: '8888888.00', balance: '9999999599.99' } }),
  );
};
const celebrated = (after_ms: number) => async (page: Page) => {
  await page.locator('main button').first().click({ timeout: PATIENCE_MS });
  await page.locator('dialog[open] button.bg-gold').click({ timeout: PATIENCE_MS });
  await page.locator('.z-50 .size-24').waitFor({ timeout: PATIENCE_MS });
  // It closes by itself: from here on time stands still, for as long as pictures are taken.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + after_ms);
};

/** The ways in, step by step, and what lies over any screen: toasts, the spinner, the celebration. */
export const ENTRY_SCENES: Record<string, Scene> = {
  'login-wrong': { path: '/login', visitor: true, act: submit },
  'login-refused': {
    path: '/login',
    visitor: true,
    before: playing(played(/\/api\/user\/login/, refused('login_failed', 'ဖုန်းနံပါတ် သို့မဟုတ် လျှို့ဝှက်နံပါတ် မှားနေပါသည်။'), 400)),
    act: async (page) => {
      await fill(page, { phone: PHONE, password: PASSWORD });
      await submit(page);
    },
  },
  'login-busy': {
    path: '/login',
    visitor: true,
    before: (page) => page.route(/\/api\/user\/login/, never),
    act: async (page) => {
      await fill(page, { phone: PHONE, password: PASSWORD });
      await submit(page);
    },
  },
  'register-wrong': { path: '/register', visitor: true, act: submit },
  'register-code': { path: '/register', visitor: true, before: playing(...codes), act: register, states: ['offline'] },
  'register-code-wrong': {
    path: '/register',
    visitor: true,
    before: playing(...codes),
    act: async (page) => {
      await register(page);
      await fill(page, { code: '48' });
      await submit(page);
    },
  },
  'forgetpwd-wrong': { path: '/forgetpwd', visitor: true, act: submit },
  'forgetpwd-code': { path: '/forgetpwd', visitor: true, before: playing(...codes), act: forgot, states: ['offline'] },
  'forgetpwd-code-wrong': {
    path: '/forgetpwd',
    visitor: true,
    before: playing(...codes),
    act: async (page) => {
      await forgot(page);
      await fill(page, { code: '482913', password: 'abc', confirm_password: 'abcd' });
      await submit(page);
    },
  },
  'home-busy': { path: '/', before: (page) => page.route(/\/api\/(weekly|promotion\/claim$)/, never), act: claim },
  'home-toasts': {
    path: '/',
    before: told,
    act: async (page) => {
      await claim(page);
      await page.locator('.Toastify__toast--warning').waitFor({ timeout: PATIENCE_MS });
      await page.route(/\/api\/user\/profile$/, (route) => route.fulfill({ status: 500, json: { code: 'internal', message: '' } }));
      await refresh(page);
      await page.locator('.Toastify__toast--error').waitFor({ timeout: PATIENCE_MS });
    },
  },
  'won-counting': { path: '/pocket', before: gift, act: celebrated(2_000) },
  'won-end': { path: '/pocket', before: gift, act: celebrated(5_500) },
};
