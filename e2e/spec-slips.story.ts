import type { Locator, Page } from '@playwright/test';
import { type House, test } from './house.ts';
import { expect } from './stage.ts';
import { beginsWith, expectRows, has, LANGUAGES, type Row, texts } from './texts.ts';

// The specification's section 2: the tabs and columns of the bet slip page, the game report, and the referral page.

const PHONE = '09420000002';

const SLIP: readonly Row[] = [
  ['section', (t) => t.lottery.section],
  ['total amount', (t) => t.lottery.total_amount],
  ['total bet numbers', (t) => t.lottery.total_bet_numbers],
  ['win amount', (t) => t.lottery.win_amount],
  ['status', (t) => t.lottery.status],
];
const CASH: readonly Row[] = [
  ['payment name', (t) => t.lottery.payment_name],
  ['holder name', (t) => t.lottery.holder_name],
  ['transaction id', (t) => t.lottery.transaction_id],
  ['status', (t) => t.lottery.status],
];
const BALANCES: readonly Row[] = [
  ['old balance', (t) => t.lottery.old_balance],
  ['new balance', (t) => t.lottery.new_balance],
];
const PLAYED: readonly Row[] = [
  ['stake', (t) => t.games.report.stake],
  ['win amount', (t) => t.games.report.win],
  ['profit/loss', (t) => t.games.report.profit_loss],
  ['valid turnover', (t) => t.games.report.valid_turnover],
  ['commission', (t) => t.games.report.commission],
];
const WAGER: readonly Row[] = [
  ...PLAYED,
  ['provider', (t) => t.games.report.provider],
  ['wager', (t) => t.games.report.wager],
  ['old balance', (t) => t.games.report.old_balance],
  ['new balance', (t) => t.games.report.new_balance],
];
const REFERRAL: readonly Row[] = [
  ['your friends', (t) => t.person.refer.friends],
  ['game refer amount', (t) => t.person.refer.amount],
  ['claim', (t) => t.person.refer.claim],
];
const EARNED: readonly Row[] = [
  ['name', (t) => t.person.refer.name],
  ['date', (t) => t.person.refer.date],
  ['section', (t) => t.person.refer.section],
  ['amount', (t) => t.person.refer.earned],
];

test('the bet slip page has its tabs and columns, and so have the game report and the referral page', async ({ house, phoneOf }) => {
  const token = await house.session(PHONE);
  await leaveRows(house, token);
  for (const language of LANGUAGES) {
    const t = texts[language];
    const page = await phoneOf({ language, token });
    await page.goto('/betslip');
    const tab = (name: string) => openTab(page, name, t.lottery.days_month);
    for (const [code, date] of [
      ['2D', 'date'],
      ['3D', 'open_date'],
    ] as const) {
      const rows = await tab(t.lottery.slips_of.replace('{lottery}', code));
      await rows.getByRole('article').first().getByRole('button').first().click();
      await expectRows(rows, language, [...SLIP, [date === 'date' ? 'date' : '3d open date', (it) => it.lottery[date]]]);
    }
    const cashIn = await tab(t.lottery.cash_in_history);
    await expectRows(cashIn, language, [...CASH, ...BALANCES, ['voucher code', (it) => it.wallet.cashin.voucher]]);
    await expectRows(await tab(t.wallet.cashout.history), language, CASH);
    for (const direction of ['in', 'out'] as const) {
      const words = direction === 'in' ? 'main to game' : 'game to main';
      expect.soft(texts.en.wallet.transfer[direction].toLowerCase(), 'tab').toBe(words);
      await expectRows(await tab(t.wallet.transfer[direction]), language, [
        ['main balance', (it) => it.wallet.transfers.main_after],
        ['game balance', (it) => it.wallet.transfers.game_after],
      ]);
    }
    const games = await tab(t.games.report.tab);
    await expectRows(games, language, PLAYED);
    await games
      .getByRole('link', { name: has(t.games.report.wagers) })
      .first()
      .click();
    await expect(page).toHaveURL(/[/]game[/]report[/]1006$/);
    // The address says it before the page of slips, which has such a button too, is gone.
    await expect(page.getByRole('heading', { level: 1, name: beginsWith(t.games.report.title, ' ·') })).toBeVisible();
    await expect(page.getByRole('button', { name: t.lottery.days_month }), 'of the days that were chosen').toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectRows(page.getByRole('article').first(), language, WAGER);

    await page.goto('/referral');
    await expectRows(page.getByRole('main'), language, REFERRAL);
    await expectRows(page.getByRole('main').getByRole('table'), language, EARNED);
  }
});

/** Opens a tab over the last thirty days, once its rows are there. */
async function openTab(page: Page, name: string, month: string): Promise<Locator> {
  await page.getByRole('tab', { name, exact: true }).click();
  const panel = page.getByRole('tabpanel', { name });
  await panel.getByRole('button', { name: month }).click();
  await expect.soft(panel.getByRole('article').or(panel.locator('section')).first(), name).toBeVisible();
  return panel;
}

/** What the demo's own story has not left: a 3D slip, a waiting cash-out, a top-up card, a transfer back to main. */
async function leaveRows(house: House, token: string): Promise<void> {
  const must = async (path: string, body: Record<string, unknown>) => {
    const answer = await house.ask('POST', path, { token, body });
    expect(answer.status, `${path}: ${answer.message}`).toBe(200);
  };
  await must('/api/user/betting_3d', { bet_obj: [{ bet_number: '123', amount: 100 }] });
  await must('/api/user/transfer_out', { transfer_balance: 1000 });
  const methods = await house.ask('GET', '/api/payment-method/show-cashin');
  const [card] = methods['mobile_topup'] as { id: number }[];
  await must('/api/cash-in', { payment_id: card?.id, amount: 10_000, is_mobile_topup: true, voucher_code: '1234567890123456' });
  const ways = await house.ask('GET', '/api/payment-method/show-cashout');
  const [way] = ways['pay'] as { id: number }[];
  const account = { account_name: 'Aung Kyaw', user_phone: '09799111222', password: 'demo-player' };
  await must('/api/cash-out', { payment_id: way?.id, amount: 5000, ...account });
}
