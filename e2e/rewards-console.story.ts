import type { Page } from '@playwright/test';
import { dayShown } from '@shwekan/rules';
import { PAGES } from '../apps/console/src/app/paths.ts';
import { resumeOperator, submit } from './people.ts';
import { expect, type Stage, test } from './stage.ts';
import { STORY_DAY } from './story-day.ts';

/** A picture: a square of gold. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAn0lEQVRoge2SQQkAQRDD+q/v0xR5K+IeYaAQAWlo+Hqa6AZsQPWK7EK9S3QDNqB6RXah3iW6ARtQvSK7UO8S3YANqF6RXah3iW7ABlSvyC7Uu0Q3YAOqV2QX6l2iG7AB1SuyC/Uu0Q3YgOoV2YV6l+gGbED1iuxCvUt0AzagekV2od4lugEbUL0iu1DvEt2ADahekV2od4luwAZUr/iHBxOmkS288bJmAAAAAElFTkSuQmCC',
  'base64',
);

// Many dialogs one after the other: seconds each on a slow machine.
test.use({ viewport: { width: 1280, height: 800 } });

test('an operator adds an offer of points, another confirms that it opens, it gets a place and a picture, and the points dialog is written by two', async ({
  page,
  stage,
  operator,
}) => {
  await resumeOperator(page, stage, 'draws-a');
  await open(page, stage, 'Points');
  const offers = page.getByRole('table', { name: 'Offers' }).getByRole('row');
  await page.getByRole('button', { name: 'Add an offer' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
  await expect(dialog.getByRole('tabpanel').getByLabel('Name'), 'a dialog begins in a field of its languages').toBeFocused();
  await dialog.getByRole('tab', { name: 'English' }).click();
  await dialog.getByRole('tabpanel', { name: 'English' }).getByLabel('Name').fill('Rice money');
  await dialog.getByLabel('Costs').fill('30');
  await dialog.getByLabel('Player gets').fill('2000');
  await submit(dialog, 'Add');
  await expect(offers.last()).toContainText('Rice money');

  const before = await offers.count();
  await page.getByRole('button', { name: 'Move Rice money up' }).click();
  await expect(offers.nth(before - 2)).toContainText('Rice money');
  await page.getByRole('button', { name: 'Move Rice money down' }).click();
  await expect(offers.last()).toContainText('Rice money');
  await expect(page.getByRole('button', { name: 'Move Rice money down' })).toBeDisabled();

  await page.getByRole('button', { name: 'Change Rice money' }).click();
  await dialog.locator('input[type=file]').setInputFiles({ name: 'gold.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(dialog.getByRole('img', { name: 'Picture' })).toHaveAttribute('src', /pictures/);
  await dialog.getByLabel('Player gets').fill('2500');
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('30 points, 2,500 kyat');
  await submit(dialog, 'Save');
  await expect(offers.last()).toContainText('2,500');
  await expect(offers.last()).toContainText('closed');
  await page.getByRole('button', { name: 'Change Rice money' }).click();
  await dialog.getByLabel('Open').check();
  await submit(dialog, 'Save');
  await expect(page.getByText('Asked. A second person has to confirm it.')).toBeVisible();
  await expect(offers.last()).toContainText('closed');

  await resumeOperator(operator, stage, 'draws-b');
  const picture = Promise.withResolvers<void>();
  await operator.route('**/files/pictures/*', async (route) => {
    await picture.promise;
    await route.continue();
  });
  await open(operator, stage, 'To confirm', 'Waiting for a second person');
  await operator.getByRole('row').filter({ hasText: 'Rice money' }).getByRole('button', { name: 'Look' }).click();
  const deed = operator.getByRole('dialog');
  const confirm = deed.getByRole('button', { name: 'Confirm' });
  await confirm.click({ trial: true });
  const stands = await confirm.boundingBox();
  picture.resolve();
  await expect
    .poll(() =>
      deed
        .getByRole('img')
        .last()
        .evaluate((it: HTMLImageElement) => it.naturalWidth),
    )
    .toBeGreaterThan(0);
  expect(await confirm.boundingBox(), 'a picture that comes late moves no button').toEqual(stands);
  await confirmDeed(operator, stage, 'The offer of points “Rice money” opens', ['30 points', '2,500 kyat', 'DEARER than the 40']);
  await open(operator, stage, 'Points');
  const opened = operator.getByRole('table', { name: 'Offers' }).getByRole('row').last();
  await expect(opened).toContainText('Rice money');
  await expect(opened).toContainText('open');

  const text = page.getByRole('region', { name: 'Points dialog' });
  await text.getByRole('tab', { name: 'English' }).click();
  await text.getByRole('tabpanel', { name: 'English' }).getByLabel('Header').fill('Points, told plainly');
  await text.getByRole('tabpanel', { name: 'English' }).getByLabel('Body').fill('Play.\nExchange.');
  await expect(text.getByRole('region', { name: 'Preview' })).toContainText('Points, told plainly');
  await text.getByRole('button', { name: 'Save' }).click();
  await confirmDeed(operator, stage, 'What players read about points', ['Points, told plainly', 'Exchange.']);
  await page.reload();
  await text.getByRole('tab', { name: 'English' }).click();
  await expect(text.getByRole('region', { name: 'Preview' })).toContainText('Exchange.');
});

test('an operator adds a promotion of cash-in, a second person confirms that it opens, and open it keeps its terms until one closes it', async ({
  page,
  stage,
  operator,
}) => {
  await resumeOperator(page, stage, 'draws-a');
  await open(page, stage, 'Promotions');
  await page.getByRole('button', { name: 'Add a promotion' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tabpanel').getByLabel('Title').fill('Rain bonus');
  await dialog.getByLabel('Code').fill('rain15');
  await dialog.getByLabel('Bonus', { exact: true }).fill('15');
  await expect(dialog).toContainText('It is added closed. That it opens takes a second person.');
  await dialog.getByLabel('Turnover').fill('0');
  await expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
  const warning = dialog.getByText('Dearer than what the games keep');
  await dialog.getByLabel('Turnover').fill('3');
  await expect(warning).toBeVisible();
  await expect(dialog).toContainText('138: 12 less than is given');
  await dialog.getByLabel('Turnover').fill('4');
  await expect(warning).toBeHidden();
  await submit(dialog, 'Add');
  const row = page.getByRole('row').filter({ hasText: 'RAIN15' });
  await expect(row).toContainText('closed');
  await page.getByRole('button', { name: 'Change Rain bonus' }).click();
  await dialog.getByLabel('Open').check();
  await submit(dialog, 'Save');
  await expect(page.getByText('Asked. A second person has to confirm it.')).toBeVisible();
  await expect(row).toContainText('closed');

  await resumeOperator(operator, stage, 'draws-b');
  await confirmDeed(operator, stage, 'The promotion of cash-in “Rain bonus” (RAIN15) opens', [
    '15 %',
    'x4',
    'every player',
    'given 150; games keep up to 184',
  ]);
  await open(operator, stage, 'Promotions');
  const seen = operator.getByRole('row').filter({ hasText: 'RAIN15' });
  const other = operator.getByRole('dialog');
  await expect(seen).toContainText('open');
  await operator.getByRole('button', { name: 'Change Rain bonus' }).click();
  await other.getByLabel('Bonus', { exact: true }).fill('150');
  await submit(other, 'Save');
  await expect(operator.getByText('Asked. A second person has to confirm it.')).toBeVisible();
  await expect(seen).toContainText('15 %');
  await operator.getByRole('button', { name: 'Change Rain bonus' }).click();
  await other.getByLabel('Open').uncheck();
  await submit(other, 'Save');
  await expect(seen).toContainText('closed');
});

test('an owner changes what rewards give and opens the welcome bonus; a second person confirms what may cost more', async ({
  page,
  stage,
  operator,
}) => {
  await resumeOperator(page, stage, 'owner');
  await open(page, stage, 'Reward terms');
  const rates = page.getByRole('region', { name: 'Rates' });
  await rates.getByLabel('A point for each').fill('500');
  await rates.getByRole('textbox', { name: 'Weekly promotion' }).fill('4.25');
  await rates.getByRole('button', { name: 'Undo' }).click();
  await expect(rates.getByLabel('A point for each')).toHaveValue('1,000 kyat');
  await rates.getByLabel('A point for each').fill('500');
  await rates.getByRole('textbox', { name: 'Weekly promotion' }).fill('4.25');
  await rates.getByLabel('A week starts by itself').uncheck();
  await rates.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Asked. A second person has to confirm it.')).toBeVisible();
  await resumeOperator(operator, stage, 'finance');
  await confirmDeed(operator, stage, 'The terms of rewards are changed', ['Weekly promotion', '3 %', '4.25 %', 'DEARER than the 40']);
  await page.reload();

  const welcome = page.getByRole('region', { name: 'Welcome bonus' });
  await welcome.getByLabel('Bonus', { exact: true }).fill('5000');
  await welcome.getByLabel('After').selectOption('approved level 2');
  await welcome.getByLabel('Open').check();
  await welcome.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toContainText('after that gets 5,000 kyat after approved level 2');
  await submit(page.getByRole('dialog'), 'Change');
  await expect(page.getByText('Asked. A second person has to confirm it.')).toBeVisible();
  await confirmDeed(operator, stage, 'The terms of rewards are changed', ['closed', '5,000 kyat after approved level 2']);
  await open(operator, stage, 'Reward terms');
  await expect(operator.getByRole('region', { name: 'Welcome bonus' })).toContainText('For accounts opened since');
  await expect(operator.getByLabel('A point for each')).toHaveValue('500 kyat');
  await expect(operator.getByRole('textbox', { name: 'Weekly promotion' })).toHaveValue('4.25 %');
  await expect(operator.getByLabel('A week starts by itself')).not.toBeChecked();
  await expect(operator.getByLabel('Bonus', { exact: true })).toBeDisabled();
  await expect(operator.getByRole('button', { name: 'Save' })).toHaveCount(0);
});

test('an operator starts a week that is over by hand, once, and counts it again', async ({ page, stage }) => {
  await resumeOperator(page, stage, 'finance');
  await open(page, stage, 'Weekly promotion');
  await page.getByRole('button', { name: 'Start a week' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Gives 3 %');
  // Before the demo's players were here: the weeks since begin by themselves.
  const week = mondayWeeksBefore(3);
  await dialog.getByLabel('Week').selectOption(week);
  await submit(dialog, 'Start');
  const row = page.getByRole('row').filter({ hasText: dayShown(week) });
  // Nobody played in it: there is nothing to confirm.
  await expect(row).toContainText('paid');

  await page.getByRole('button', { name: 'Start a week' }).click();
  await expect(dialog.getByRole('option', { name: new RegExp(dayShown(week)) })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await row.getByRole('button', { name: 'Repeat' }).click();
  await submit(dialog, 'Count again');
  await expect(page.getByText('The week is counted again.')).toBeVisible();
});

test('a campaign is written and asked for by one operator, confirmed by another, stopped and changed', async ({
  page,
  stage,
  operator,
}) => {
  await resumeOperator(page, stage, 'draws-a');
  await open(page, stage, 'Pocket money');
  await page.getByRole('button', { name: 'Add a campaign' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'English' }).click();
  await dialog.getByRole('tabpanel', { name: 'English' }).getByLabel('Name').fill('Rain money');
  await dialog.getByLabel('Budget').fill('10000');
  await dialog.getByLabel('Smallest').fill('600');
  await dialog.getByLabel('Largest').fill('500');
  await expect(dialog.getByRole('status')).toContainText('The largest amount lies between');
  await dialog.getByLabel('Smallest').fill('100');
  await dialog.getByLabel('A player draws').selectOption('Once a week');
  await dialog.getByLabel('Who may draw').selectOption('Players of level 2');
  await dialog.getByLabel('Video').fill('/videos/pocket.svg');
  await submit(dialog, 'Add');
  const row = page.getByRole('row').filter({ hasText: 'Rain money' });
  await expect(row).toContainText('100 to 500, once a week');
  await row.getByRole('button', { name: 'Start' }).click();
  await submit(dialog, 'Ask to start it');
  await expect(page.getByText('Asked. A second person has to confirm it.')).toBeVisible();
  await expect(row).toContainText('draft');

  await resumeOperator(operator, stage, 'draws-b');
  await confirmDeed(operator, stage, 'The campaign of pocket money “Rain money” starts', ['10,000 kyat', '100 to 500 kyat', 'once a week']);
  await open(operator, stage, 'Pocket money');
  const seen = operator.getByRole('row').filter({ hasText: 'Rain money' });
  await expect(seen).toContainText('running');
  await expect(seen.getByRole('button', { name: 'Change' })).toHaveCount(0);
  await seen.getByRole('button', { name: 'Stop' }).click();
  await submit(operator.getByRole('dialog'), 'Stop');
  await expect(seen).toContainText('stopped');
  await seen.getByRole('button', { name: 'Change' }).click();
  await operator.getByRole('dialog').getByLabel('Budget').fill('20000');
  await submit(operator.getByRole('dialog'), 'Save');
  await expect(seen).toContainText('20,000');
});

/** Reads what waits for a second person, and confirms it. */
async function confirmDeed(page: Page, stage: Stage, title: string, words: string[]): Promise<void> {
  await open(page, stage, 'To confirm', 'Waiting for a second person');
  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByRole('button', { name: 'Look' }).click();
  const dialog = page.getByRole('dialog');
  for (const text of words) await expect(dialog).toContainText(text);
  await submit(dialog, 'Confirm');
  await expect(row).toHaveCount(0);
}

/** Goes to a page by the menu: by its entry and the page beneath. */
async function open(page: Page, stage: Stage, name: string, heading = name): Promise<void> {
  await page.goto(stage.console_url);
  const group = PAGES.find(({ label }) => label === name)?.group ?? '';
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: group }).click();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** The Monday so many weeks before the one of the stories' Wednesday. */
function mondayWeeksBefore(weeks: number): string {
  return new Date(Date.parse(STORY_DAY) - (2 + 7 * weeks) * 86_400_000).toISOString().slice(0, 10);
}
