import { payIn } from './calls.ts';
import { test } from './house.ts';
import { resumeOperator, submit } from './people.ts';
import { expect } from './stage.ts';
import { STORY_DAY } from './story-day.ts';

test('an operator reads what is staked above a limit, as the trade writes it, and blocks a number where its slips are', async ({
  page,
  house,
}) => {
  const { token } = await house.newcomer();
  await payIn(house, token, { kyat: 10_000, transaction_id: '125125' });
  // On a draw that no other story of the shared house bets on.
  const lines = [
    { bet_number: '12', amount: 1500 },
    { bet_number: '34', amount: 900 },
    { bet_number: '56', amount: 900 },
    { bet_number: '78', amount: 400 },
  ];
  const body = { section: '12:01 PM', date: STORY_DAY, bet_obj: lines };
  const placed = await house.ask('POST', '/api/user/betting', { token, body });
  expect(placed).toMatchObject({ success: true });
  const draws = await house.ask('GET', `/api/console/draws?lottery=2D&from=${STORY_DAY}&to=${STORY_DAY}`, {
    token: await house.operator('draws-a'),
  });
  const draw = (draws.data as unknown as { id: number; section: string }[]).find((it) => it.section === '12:01 PM');
  await resumeOperator(page, house, 'draws-a');
  await page.goto(new URL(`/draws/${draw?.id}`, house.console_url).href);
  await page.getByLabel('Limit of each number').fill('400');
  await expect(page.getByLabel('List above the limit')).toHaveValue('12=1100\n34.56=500');
  await expect(page.getByText('3 numbers, 2,100 kyat')).toBeVisible();
  await page.getByLabel('Limit of each number').fill('1500');
  await expect(page.getByText('No number is above the limit.')).toBeVisible();

  // A number is blocked where its slips are, and the keys stay with it.
  await page.getByRole('link', { name: 'Who staked on 34' }).click();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await submit(page.getByRole('dialog'), 'Block');
  await expect(page.getByText(/^900 of .* taken, blocked/)).toBeFocused();
  await page.getByRole('button', { name: 'Unblock' }).click();
  await submit(page.getByRole('dialog'), 'Unblock');
  await expect(page.getByText(/^900 of .* taken\. /)).toBeFocused();
});
