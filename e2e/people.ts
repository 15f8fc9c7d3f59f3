import type { Locator, Page } from '@playwright/test';
import { operatorToken } from './calls.ts';
import { follow } from './house.ts';
import { expect, type Stage } from './stage.ts';

/** Sets the app's language before its first page. */
export async function speak(page: Page, language: 'en' | 'mm' | 'cn' | 'thai'): Promise<void> {
  await page.context().addInitScript((code) => localStorage.setItem('i18nextLng', code), language);
}

/** Registers as a person does: from home, with the code of the text message, which sends itself. */
export async function register(page: Page, stage: Stage, who: { name: string; phone: string }): Promise<void> {
  await page.goto(stage.player_url);
  await page.getByRole('link', { name: 'Log in', exact: true }).first().click();
  await page.getByRole('link', { name: 'Register' }).click();
  await page.getByLabel('User name').fill(who.name);
  await page.getByLabel('Phone number').fill(who.phone);
  await page.getByLabel('Password', { exact: true }).fill('a-good-password');
  await page.getByLabel('Day', { exact: true }).pressSequentially('03021994');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByLabel('Code of 6 digits')).toBeVisible();
  await page.getByLabel('Code of 6 digits').fill(await stage.codeOf(who.phone));
  await expect(page.getByText(who.name).first()).toBeVisible();
  await expect(page.getByText('Verification code sent!'), 'that a code was sent is no news any more').toHaveCount(0);
  const room_px = (bar: Element) =>
    Number.parseFloat(document.documentElement.style.getPropertyValue('--toasts-from')) - bar.getBoundingClientRect().bottom;
  await expect.poll(() => page.getByRole('banner').evaluate(room_px), 'the welcome stands below the balance').toBe(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Cash in', exact: true }), 'what comes next').toHaveAttribute(
    'href',
    '/cashin',
  );
}

/** Logs a demo player in on the screen. */
export async function logIn(page: Page, stage: Stage, phone: string): Promise<void> {
  await page.goto(new URL('/login', stage.player_url).href);
  await page.getByLabel('Phone number').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill('demo-player');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).not.toHaveURL(/login/);
}

/** Asks for a cash-in on the screen. */
export async function askCashIn(page: Page, stage: Stage, it: { holder: string; transaction: string; amount: string }): Promise<void> {
  await page.goto(new URL('/cashin', stage.player_url).href);
  await page.getByLabel('Holder name').fill(it.holder);
  await page.getByLabel('Transaction ID (last 6 digits)').fill(it.transaction);
  await page.getByLabel('Amount', { exact: true }).fill(it.amount);
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('Cashin request sent!')).toBeVisible();
  await expect(page.getByText('Your request is being looked at')).toBeVisible();
}

/** Logs an operator in at the console. */
export async function logInOperator(page: Page, stage: Stage, username: string): Promise<void> {
  await page.goto(stage.console_url);
  await page.getByLabel('Operator').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill('demo-operator');
  await page.getByRole('button', { name: /log in/i }).click();
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeHidden();
}

/** Gives a browser the session of an operator who is logged in: what is told at the login is told once, and the next page is theirs. */
export async function resumeOperator(page: Page, stage: Stage, username: string): Promise<void> {
  const value = await operatorToken(stage, username);
  await page.context().addCookies([{ name: 'operator', value, url: stage.console_url, httpOnly: true, sameSite: 'Strict' }]);
}

/** Opens a page of the console from another one, as its menu does, and waits for its heading. */
export async function openPage(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  if (new URL(page.url()).pathname !== path) await follow(page, path, 'h1');
  await expect(heading, path).not.toBeEmpty();
}

/** Whatever a page does from now on that its own security policy forbids, with where it was. */
export function policyBreaks(page: Page): string[] {
  const broken: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) broken.push(`${page.url()}: ${message.text()}`);
  });
  return broken;
}

/** Approves the waiting cash-in of a holder with the whole transaction id. */
export async function approveCashIn(page: Page, stage: Stage, it: { holder: string; full_transaction_id: string }): Promise<void> {
  const request = await lookAtCashIn(page, stage, it.holder);
  await request.getByLabel('Full transaction ID').fill(it.full_transaction_id);
  await request.getByRole('button', { name: 'Approve and credit' }).click();
  await expect(page.getByText(/is approved and credited/)).toBeVisible();
}

/** Looks for a cash-in that waits, by a holder's name or a phone; what is found first is looked at. */
export async function lookAtCashIn(page: Page, stage: Pick<Stage, 'console_url'>, search: string): Promise<Locator> {
  await page.goto(new URL(`/cash-ins?search=${encodeURIComponent(JSON.stringify(search))}`, stage.console_url).href);
  const request = page.getByRole('region', { name: /^Cash-in #/ });
  await expect(request).toContainText(search);
  return request;
}

/** Does what a dialog asks, and waits until it was done. */
export async function submit(dialog: Locator, action: string): Promise<void> {
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Opens a path of the players' app, as who types it. */
export async function goTo(page: Page, stage: Stage, path: string): Promise<void> {
  await page.goto(new URL(path, stage.player_url).href);
}
