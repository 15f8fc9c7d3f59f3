import { follow, takenOver, test } from './house.ts';
import { expect } from './stage.ts';
import { beginsWith, expectRows, LANGUAGES, type Row, texts } from './texts.ts';

// The specification's section 2: what home, the forms, the profile and the lottery screens say.

const CATEGORIES = [
  ['sport book', 'sport_book', 3],
  ['live casino', 'live_casino', 2],
  ['slots', 'slot', 1],
  ['fishing', 'fishing', 8],
  ['card games', 'card_game', 6],
] as const;

const LOTTERIES = [
  ['1D', '/one/lottery'],
  ['2D', '/two/lottery'],
  ['3D', '/three/lottery'],
  ['C1D', '/crypto/one/lottery'],
  ['C2D', '/crypto/lottery'],
] as const;

const LOGIN: readonly Row[] = [
  ['phone', (t) => t.account.phone],
  ['password', (t) => t.account.password],
  ['register', (t) => t.account.register],
  ['forgot', (t) => t.account.forgot],
];
const REGISTER: readonly Row[] = [
  ['user name', (t) => t.account.name],
  ['phone', (t) => t.account.phone],
  ['password', (t) => t.account.password],
  ['referral code', (t) => t.account.referral],
  ['send the code', (t) => t.account.send_code],
];
const PROFILE: readonly Row[] = [
  ['account level', (t) => t.account.level],
  ['upgrade to level 2', (t) => t.person.level_upgrade],
  ['change password', (t) => t.account.change_password],
  ['user name', (t) => t.account.name],
  ['email', (t) => t.account.email],
  ['phone', (t) => t.account.phone],
  ['date of birth', (t) => t.account.birthday],
  ['referral code', (t) => t.account.referral],
  ['edit profile', (t) => t.account.edit_profile],
];
const CASH_IN: readonly Row[] = [
  ['please transfer to the following account.', (t) => t.account.cashin.transfer_text],
  ['account number', (t) => t.account.cashin.account_number],
  ['holder name', (t) => t.account.cashin.holder],
  ['transaction id (last 6 digits)', (t) => t.account.cashin.transaction],
  ['amount', (t) => t.account.cashin.amount],
  ['promo code', (t) => t.wallet.cashin.promo],
];
const LOTTERY: readonly Row[] = [
  ['bet', (t) => t.lottery.bet],
  ['lucky number', (t) => t.lottery.lucky_numbers],
  ['slip', (t) => t.lottery.slips],
  ['choose section', (t) => t.lottery.choose_section],
  ['quick', (t) => t.lottery.quick],
  ['round', (t) => `${t.lottery.round}: ${t.lottery.round_name}`],
  ['enter amount', (t) => t.lottery.enter_amount],
];
const LINES: readonly Row[] = [
  ['number', (t) => t.lottery.number],
  ['odd', (t) => t.lottery.odd],
  ['amount', (t) => t.lottery.amount],
  ['edit', (t) => t.lottery.edit_number.replace('{number}', '07')],
  ['delete', (t) => t.lottery.delete_number.replace('{number}', '07')],
  ['reset', (t) => t.lottery.reset],
  ['confirm', (t) => t.lottery.confirm],
];

for (const language of LANGUAGES) {
  const t = texts[language];

  test(`home has the providers of every category (${language})`, async ({ house, phoneOf }) => {
    const page = await phoneOf({ language });
    await page.goto('/');
    for (const [words, code, id] of CATEGORIES) {
      const title = t.games.categories[code];
      expect.soft(texts.en.games.categories[code].toLowerCase()).toBe(words);
      const section = page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      await expect
        .soft(section.getByRole('link', { name: `${t.shell.home.see_all}: ${title}` }), words)
        .toHaveAttribute('href', `/${code}`);
      const { data } = await house.ask('GET', `/api/g/providers/${id}`);
      for (const { name } of data as unknown as { name: string }[]) {
        await expect.soft(section.getByRole('link', { name }), `${words}: ${name}`).toHaveAttribute('href', new RegExp(code));
      }
    }
    for (const [code, path] of LOTTERIES) {
      const tile = page.getByRole('main').locator(`a[href="${path}"]`).filter({ hasText: t.shell.lotteries[code] });
      await expect.soft(tile.first(), `${code}: quick way`).toBeVisible();
    }
    for (const banner of ['1', '2', '3']) {
      const name = t.shell.home.banner.replace('{number}', banner).replace('{count}', '3');
      await expect.soft(page.getByRole('button', { name }), name).toBeAttached();
    }
    const { data } = await house.ask('GET', '/api/header_play_text', { language });
    const [first] = data as unknown as { text: string }[];
    await expect.soft(page.getByText(first?.text ?? 'none').first(), 'marquee').toBeAttached();
    for (const name of ['Facebook', 'Viber', 'Messenger', 'Instagram', 'Play Store', 'QR']) {
      await expect.soft(page.getByRole('link', { name }), name).toBeVisible();
    }
    await page.goto('/service');
    for (const name of ['Facebook', 'Viber', 'Messenger', 'Instagram', 'Play Store', 'QR']) {
      await expect.soft(page.getByRole('link', { name }), `/service: ${name}`).toHaveAttribute('href', /^https:/);
    }
  });

  test(`the ways in have their fields (${language})`, async ({ phoneOf }) => {
    const page = await phoneOf({ language });
    await page.goto('/login');
    await expectRows(page.getByRole('main'), language, LOGIN);
    await expect.soft(page.getByRole('link', { name: t.account.forgot }), 'forgot password').toHaveAttribute('href', '/forgetpwd');
    await page.getByRole('link', { name: t.account.register, exact: true }).click();
    await expectRows(page.getByRole('main'), language, REGISTER);
    await page.getByLabel(t.account.name).fill('Ma Nilar');
    await page.getByLabel(t.account.phone).fill(language === 'en' ? '09792000001' : '09792000002');
    await page.getByLabel(t.account.password, { exact: true }).fill('a-good-password');
    await page.getByLabel(t.account.birthday_day).pressSequentially('03021994');
    await page.getByRole('button', { name: t.account.send_code }).click();
    await expectRows(page.getByRole('main'), language, [
      ['code', (it) => it.account.code],
      ['send', (it) => it.account.resend_in],
      ['change the phone', (it) => it.account.change_phone],
    ]);
    await page.goto('/forgetpwd');
    await expectRows(page.getByRole('main'), language, [['phone number', (it) => it.account.phone]]);
    await page.getByLabel(t.account.phone).fill(language === 'en' ? '09420000014' : '09420000025');
    await page.getByRole('button', { name: t.account.send_code }).click();
    await expectRows(page.getByRole('main'), language, [
      ['code', (it) => it.account.code],
      ['new password', (it) => it.account.new_password],
      ['confirm the password', (it) => it.account.confirm_password],
    ]);
  });

  test(`the profile, its level and the cash forms have their labels (${language})`, async ({ house, phoneOf }) => {
    const page = await phoneOf({ language, token: await house.session('09420000001') });
    const main = page.getByRole('main');
    await page.goto('/profile');
    await expectRows(main, language, PROFILE);
    await expect.soft(page.getByText(t.account.level.replace('{level}', '1')), 'level 1').toBeVisible();
    for (const [name, path] of [
      [t.person.level_upgrade, '/level-two'],
      [t.account.change_password, '/password'],
      [t.person.refer.open, '/referral'],
    ] as const) {
      await expect.soft(main.getByRole('link', { name }), path).toHaveAttribute('href', path);
    }
    await page.goto('/level-two');
    await expectRows(main, language, [['photo of your payment app', (it) => it.wallet.level.how]]);
    await expect.soft(main.getByLabel(t.wallet.level.choose), 'a photo is chosen here').toHaveAttribute('accept', /image/);
    await page.goto('/password');
    await expectRows(main, language, [
      ['old', (it) => it.account.old_password],
      ['new', (it) => it.account.new_password],
    ]);
    await page.goto('/cashin');
    await expectRows(main, language, CASH_IN);
    const methods = await house.ask('GET', '/api/payment-method/show-cashin');
    const [card] = methods['mobile_topup'] as { name: string }[];
    await page.getByRole('button', { name: card?.name ?? 'none' }).click();
    await expectRows(main, language, [['voucher code', (it) => it.wallet.cashin.voucher]]);
    const levelTwo = await phoneOf({ language, token: await house.session('09420000002') });
    await levelTwo.goto('/cashout');
    await expectRows(levelTwo.getByRole('main'), language, [
      ['holder name', (it) => it.wallet.cashout.holder],
      ['account number', (it) => it.wallet.cashout.account_number],
      ['amount', (it) => it.account.cashin.amount],
    ]);
    await levelTwo.goto('/profile');
    await expect.soft(levelTwo.getByText(t.account.level.replace('{level}', '2')).first(), 'level 2').toBeVisible();
  });

  test(`a lottery has its labels, from the section to the confirmed line (${language})`, async ({ house, phoneOf }) => {
    const page = await phoneOf({ language, token: await house.session('09420000003') });
    await page.goto('/two/lottery');
    const sections = page.getByRole('group', { name: t.lottery.choose_section }).getByRole('button');
    await expect.soft(sections.first(), 'chosen').toHaveAttribute('aria-pressed', 'true');
    await sections.nth(1).click();
    await expect.soft(sections.nth(1), 'changed').toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: /^07,/ }).click();
    await expectRows(page, language, LOTTERY);
    for (const [name, path] of [
      [t.lottery.lucky_numbers, /^[/]win-number/],
      [t.lottery.winner_list, /^[/]winner-list/],
      [t.lottery.slips, /^[/]betslip/],
    ] as const) {
      await expect.soft(page.getByRole('main').getByRole('link', { name, exact: true }), name).toHaveAttribute('href', path);
    }
    await page.getByRole('button', { name: beginsWith(t.lottery.enter_amount) }).click();
    await expect.soft(page.getByRole('dialog').getByRole('textbox', { name: t.lottery.enter_amount }), 'enter amount').toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '500', exact: true }).click();
    await page.getByRole('button', { name: t.lottery.bet, exact: true }).click();
    await expectRows(page.getByRole('dialog'), language, LINES);
    await page.getByRole('dialog').getByRole('button', { name: t.lottery.reset, exact: true }).click();
    await expect.soft(page.getByRole('button', { name: /^07,/ }), 'reset').toHaveAttribute('aria-pressed', 'false');
  });

  test(`home says what is still coming, and shows a fallback for a picture that does not come (${language})`, async ({ phoneOf }) => {
    const page = await phoneOf({ language });
    await page.route(/[.](webp|png|svg|jpe?g)$/, (route) =>
      route.request().url().endsWith('/fallback.svg') ? route.continue() : route.abort(),
    );
    // Pictures of the server's page have failed before the app is there to hear of it.
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((done) => setTimeout(done, 300));
      await route.continue();
    });
    await page.goto('/');
    const banner = page.getByRole('region', { name: t.shell.home.banners }).getByRole('img').first();
    await expect.soft(banner, 'drawn by the server').toHaveAttribute('src', '/fallback.svg');
    // What is still on its way when the page is left would be waited for by the next.
    await takenOver(page);
    await page.unroute('**/assets/*.js');
    await page.goto('/login');
    await takenOver(page);
    await page.route('**/api/**', () => {});
    await follow(page, '/');
    // Not only while its code is fetched: a part that waits for its answer says so.
    const winners = page.locator('section').filter({ has: page.getByRole('heading', { name: t.moments.winners }) });
    await expect.soft(winners.getByText(t.shell.loading), 'loading').toBeAttached();
    await page.unroute('**/api/**');
  });
}
