import { type Browser, chromium, type Page } from '@playwright/test';
import type { Doors } from '@shwekan/contract/address';
import { dayShown } from '@shwekan/rules';
import { CHROMIUM_FLAGS, findChromium } from '../tools/checks/chromium.ts';
import { operatorCookie } from '../tools/web/stored-session.ts';
import type { BenchDatabase } from './database.ts';
import { onDemoProduct } from './demo-product.ts';
import { print } from './load.ts';
import { askCashIns, askCashOuts, CASH_INS, CASH_OUTS, moveClock, type Payer } from './operator-house.ts';
import { secondsOf, type TypingCount, type TypingHand, typingHandOn } from './typing-hand.ts';

// What operators do most, step by step in the console at a desk, from its first page on: how many keys and clicks each takes, how long the console lets
// them wait, and how long all of it takes a person by the keystroke-level model. What is copied from the payment app is on the clipboard: the way
// to that app and back is not counted.
//   npm run bench -- operator-tasks
const SCREEN = { width: 1280, height: 800 };
const PASSWORD = 'demo-operator';
/** As one looked at the console before it was mended, by a script of keys. */
const BEFORE = 'before, by a script: 380 keys and 36 s for 20 cash-ins';

/** A draw of 2D, as it is asked for. */
const DRAW = `select d.id::int as id, l.code as lottery, d.day::text as day, d.closes_at from draw d join lottery l on l.id = d.lottery_id where l.code = '2D'`;

type Place = { doors: Doors; database: BenchDatabase; browser: Browser };
type Draw = { id: number; lottery: string; day: string; closes_at: Date };

await onDemoProduct(async (doors, database) => {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
  try {
    const place = { doors, database, browser };
    const told: string[] = [];
    const task = async (name: string, operator: string, does: (hand: TypingHand) => Promise<void>) =>
      told.push(line(name, await timed(place, operator, does)));
    const payers = await askCashIns(place);
    await task(`approve ${CASH_INS} cash-ins`, 'finance', (hand) => approve(hand, payers));
    await askCashOuts(place, payers);
    // Whoever approved a player's cash-in does not pay them alone.
    await task(`pay ${CASH_OUTS} cash-outs`, 'owner', pay);
    const slip = await oldestSlip(database);
    await task("find a player's slip by its voucher", 'finance', (hand) => findSlip(hand, slip));
    const held = await lastHeld(database);
    await task('read the result of the last day', 'draws-a', (hand) => readResult(hand, held));
    await task('read what the house kept yesterday', 'owner', ({ see, page }) =>
      see(page.getByRole('group', { name: 'Gross result' }).getByText(/^yesterday/)),
    );
    const draw = await nextDraw(database);
    await moveClock(doors, new Date(draw.closes_at.getTime() + 10_000));
    await task('enter a result', 'draws-a', (hand) => enterResult(hand, draw));
    for (const it of told) print(it);
    print(`operator-tasks: ${told.length} tasks at a desk of ${SCREEN.width}x${SCREEN.height}; ${BEFORE}`);
  } finally {
    await browser.close();
  }
});

async function approve({ page, press, click, paste, see, await: there }: TypingHand, payers: readonly Payer[]): Promise<void> {
  await click(page.getByRole('link', { name: /^Cash-ins: / }));
  const waits = page.getByRole('region', { name: /^Cash-in #/ });
  await there(waits);
  for (const [nth, { paid_by, name }] of payers.entries()) {
    await paste(paid_by);
    const request = waits.filter({ hasText: name });
    await see(request.getByRole('button', { name: 'Approve and credit' }));
    await press('Enter');
    await there(page.getByText(/is approved and credited/).nth(0));
    if (nth + 1 < payers.length) await there(waits.filter({ hasNotText: name }));
  }
}

async function pay({ page, press, click, paste, see, await: there }: TypingHand): Promise<void> {
  await click(page.getByRole('link', { name: /^Cash-outs: / }));
  await there(page.getByRole('button', { name: 'Pay', exact: true }).first());
  await press('j');
  for (let nth = 0; nth < CASH_OUTS; nth += 1) {
    // After one is paid the next one's button has the focus.
    await there(page.locator('button:focus').filter({ hasText: 'Pay' }));
    await press('Enter');
    const dialog = page.getByRole('dialog');
    await see(dialog.getByLabel('Transaction ID of the payment'));
    await paste(`OUT-0000${nth}`);
    await press('Enter');
    await dialog.waitFor({ state: 'detached' });
  }
}

async function findSlip({ page, press, type, see, await: there }: TypingHand, voucher: string): Promise<void> {
  await press('Control+K');
  await there(page.getByRole('combobox', { name: 'Search over everything' }));
  await type(voucher.toLowerCase());
  await see(page.getByRole('option', { name: voucher }));
  await press('Enter');
  await see(page.getByRole('table', { name: 'Slips' }).getByRole('cell', { name: voucher }));
}

async function readResult({ page, press, type, see, await: there }: TypingHand, { lottery, day }: Draw): Promise<void> {
  await press('Control+K');
  await there(page.getByRole('combobox', { name: 'Search over everything' }));
  await type(`${lottery.toLowerCase()} ${Number(day.slice(8))}/${Number(day.slice(5, 7))}`);
  await see(
    page
      .getByRole('option', { name: dayShown(day) })
      .first()
      .getByText(/^result/),
  );
}

async function enterResult({ page, press, type, click, see }: TypingHand, { id }: Draw): Promise<void> {
  await click(page.getByRole('link', { name: /^Draws/ }).first());
  await click(page.locator(`a[href="/draws/${id}"]`).first());
  await click(page.getByRole('textbox', { name: 'SET' }));
  await type('1278.45');
  await press('Tab');
  await type('48215.36');
  await press('Enter');
  await see(page.getByRole('dialog').getByRole('button', { name: /^Enter / }));
  await press('Enter');
  await see(page.getByText('A second operator has to type the same number.').first());
}

/** Does a task from the console's first page on, by an operator who is logged in, and counts. */
async function timed({ browser, doors }: Place, operator: string, does: (hand: TypingHand) => Promise<void>): Promise<TypingCount> {
  const context = await browser.newContext({ viewport: SCREEN, locale: 'en-GB', permissions: ['clipboard-read', 'clipboard-write'] });
  try {
    await context.addCookies([await operatorCookie(doors.console_url ?? '', operator, PASSWORD)]);
    const page: Page = await context.newPage();
    await page.goto(doors.console_url ?? '');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(2_000);
    const hand = typingHandOn(page);
    await does(hand);
    return hand.count;
  } finally {
    await context.close();
  }
}

async function oldestSlip({ owner }: BenchDatabase): Promise<string> {
  const { rows } = await owner.query<{ voucher: string }>('select voucher from slip order by accepted_at limit 1');
  return rows[0]?.voucher ?? '';
}

async function lastHeld({ owner }: BenchDatabase): Promise<Draw> {
  const { rows } = await owner.query<Draw>(
    `${DRAW} and d.result is not null and d.day < yangon_day(product_now()) order by d.draws_at desc limit 1`,
  );
  return only(rows);
}

async function nextDraw({ owner }: BenchDatabase): Promise<Draw> {
  const { rows } = await owner.query<Draw>(`${DRAW} and d.closes_at > product_now() order by d.closes_at limit 1`);
  return only(rows);
}

function only(rows: readonly Draw[]): Draw {
  const [draw] = rows;
  if (draw === undefined) throw new Error('the demo has no such draw');
  return draw;
}

function line(name: string, count: TypingCount): string {
  const { keys, clicks, scrolls, waited_ms } = count;
  return `${name}: ${keys} keys, ${clicks} clicks, ${scrolls} scrolls, ${secondsOf(count).toFixed(1)} s, of which ${(waited_ms / 1_000).toFixed(1)} s wait for the console`;
}
