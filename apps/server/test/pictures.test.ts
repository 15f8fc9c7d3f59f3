import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownFiles, photo } from './images.ts';
import { must } from './people.ts';
import { walletPeople } from './wallet-people.ts';
import { testWorld } from './world.ts';

const files = ownFiles();
const world = await testWorld(files);
const people = await walletPeople(world);
const kept = () => {
  const folder = join(files.DATA_DIR, 'files', 'pictures');
  return existsSync(folder) ? readdirSync(folder) : [];
};

async function send(path: string, image: Buffer, token = people.teller_a) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'image/png', 'Accept-Language': 'en' };
  const answer = await fetch(new URL(path, world.server.console_url), { method: 'POST', headers, body: new Uint8Array(image) });
  return { status: answer.status, body: await answer.json() };
}
const add = (body: Record<string, unknown>) => world.call('POST /api/console/payment-methods', { token: people.teller_a, body });
const change = (id: number, body: Record<string, unknown>) =>
  world.call('POST /api/console/payment-methods/:id', { token: people.teller_a, params: { id }, body });

test('an operator adds a way to pay: off until it is set up, then players pay by it and the money is counted apart', async () => {
  const { data } = await must(add({ name: 'UAB Pay', kind: 'pay' }));
  expect(data).toMatchObject({ code: 'uabpay', cash_in_open: false, cash_out_open: false, accounts: [] });
  const shown = async () => (await must(world.call('GET /api/payment-method/show-cashin'))).pay.find((it) => it.name === 'UAB Pay+');
  const account = { account_number: '09777123456', account_name: 'Shwekan Co., Ltd.' };
  await must(
    world.call('POST /api/console/payment-methods/:id/accounts', { token: people.teller_a, params: { id: data.id }, body: account }),
  );
  await must(change(data.id, { name: 'UAB Pay+', cash_in_open: true, position: 0 }));
  expect(await shown()).toMatchObject({ id: data.id, payment_account_numbers: [account] });
  const player = await people.player(0);
  const body = { payment_id: data.id, account_name: 'U Ba', transaction_id: '123456', amount: 5000, holder_phone: account.account_number };
  const asked = await must(world.call('POST /api/cash-in', { token: player.token, body }));
  const params = { id: asked.data.id };
  await must(
    world.call('POST /api/console/cash-in/:id/approve', { token: people.teller_a, params, body: { full_transaction_id: 'UAB123456' } }),
  );
  expect((await people.balances(player)).main).toBe('5000.00');
  expect(await world.sql(`select name from purse where kind = 'house_cash' and name = 'uabpay'`)).toHaveLength(1);
});

test('two ways to pay of one name, or of a name without Latin letters, have codes of their own', async () => {
  const codes = [];
  for (const name of ['A Plus', 'A-Plus', 'အေပလပ်စ်', 'အေပလပ်စ်']) codes.push((await must(add({ name, kind: 'banking' }))).data.code);
  expect(codes).toEqual(['aplus', 'aplus-2', 'banking', 'banking-2']);
});

test('a logo is drawn anew, shown on both doors, and replaced without a trace', async () => {
  const [method] = (await must(world.call('GET /api/console/payment-methods', { token: people.teller_a }))).data;
  const path = `/api/console/payment-methods/${method?.id}/logo`;
  const first = await send(path, await photo('png'));
  expect([first.status, first.body.data.logo]).toEqual([200, expect.stringMatching(/^\/files\/pictures\/[\w-]{32}\.webp$/)]);
  for (const base of [world.server.player_url, world.server.console_url]) {
    const shown = await fetch(new URL(first.body.data.logo, base));
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(Buffer.from(await shown.arrayBuffer()).includes('SECRET-CAMERA')).toBe(false);
  }
  const second = await send(path, await photo('jpeg', 2000));
  expect(second.body.data.logo).not.toBe(first.body.data.logo);
  expect(kept()).toHaveLength(1);
  expect((await send(path, Buffer.from('<svg onload="alert(1)"/>'))).body.code).toBe('image_not_valid');
  expect((await send('/api/console/payment-methods/999999/logo', await photo('png'))).status).toBe(404);
  expect((await send(path, await photo('png'), people.helpdesk)).status).toBe(403);
  expect(kept()).toHaveLength(1);
  expect(await world.sql(`select action from audit_row where action = 'set_payment_logo'`)).toHaveLength(2);
});

test('a promotion has a picture that players see', async () => {
  const { data } = await must(
    world.call('POST /api/console/promotions', { token: people.boss, body: { title: 'Hot', code: 'HOT', percent: 10, turnover: 3 } }),
  );
  const sent = await send(`/api/console/promotions/${data.id}/image`, await photo('webp'), people.boss);
  const player = await people.player(0);
  const shown = await must(world.call('GET /api/user/get_promo_cash_in', { token: player.token }));
  expect(shown.data.find((it) => it.id === data.id)?.image).toBe(sent.body.data.image);
});
