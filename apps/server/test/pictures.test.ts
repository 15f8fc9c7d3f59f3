import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sessionHeaders } from '../src/demo/session-headers.ts';
import { confirmDeed, decide, waiting } from './deeds.ts';
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
  const headers = { ...sessionHeaders({ path }, world.server, token), 'Content-Type': 'image/png', 'Accept-Language': 'en' };
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
  const added = world.call('POST /api/console/payment-methods/:id/accounts', {
    token: people.teller_a,
    params: { id: data.id },
    body: account,
  });
  await must(decide(world, added));
  await must(decide(world, change(data.id, { name: 'UAB Pay+', cash_in_open: true, position: 0 })));
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

test('a logo is drawn anew and shown on both doors, once a second person has seen it beside the one before', async () => {
  const methods = async () => (await must(world.call('GET /api/console/payment-methods', { token: people.teller_a }))).data;
  const shown = async () => (await must(world.call('GET /api/payment-method/show-cashin'))).pay.find((it) => it.id === id)?.logo;
  const { id } = people.method;
  const path = `/api/console/payment-methods/${id}/logo`;
  const first = await send(path, await photo('png'));
  expect([first.status, first.body.data.logo, await shown()]).toEqual([200, null, null]);
  const deedOf = async (deed_id: number) => (await waiting(world, people.teller_b)).find((it) => it.id === deed_id);
  const deed = (await deedOf(first.body.deed_id)) ?? expect.fail('the logo waits for nobody');
  expect(deed).toMatchObject({ kind: 'payment_method_fee', title: expect.stringMatching(/^The way to pay .* gets another logo$/) });
  expect(deed.lines).toEqual([{ field: 'Logo', before: null, after: expect.stringMatching(/^\/files\/pictures\/[\w-]{32}\.webp$/) }]);
  const logo = deed.lines[0]?.after ?? '';
  for (const base of [world.server.player_url, world.server.console_url]) {
    const file = await fetch(new URL(logo, base));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(Buffer.from(await file.arrayBuffer()).includes('SECRET-CAMERA')).toBe(false);
  }
  // One deed of a way to pay waits at a time: its name, its fee and its logo are one thing to look at.
  expect((await change(id, { name: 'Another' })).body.code).toBe('deed_waits');
  expect((await send(path, await photo('png'))).body.code).toBe('deed_waits');
  expect(kept()).toHaveLength(1);
  expect((await confirmDeed(world, deed.id, people.teller_a)).body.code).toBe('same_operator');
  await must(confirmDeed(world, deed.id, people.teller_b));
  expect([await shown(), (await methods()).find((it) => it.id === id)?.logo]).toEqual([logo, logo]);
  const second = await send(path, await photo('jpeg', 2000));
  expect((await deedOf(second.body.deed_id))?.lines[0]?.before).toBe(logo);
  await must(world.call('POST /api/console/deeds/:id/withdraw', { token: people.teller_a, params: { id: second.body.deed_id } }));
  expect(await shown()).toBe(logo);
  // What a deed shows stays to be looked at, also when it was not done.
  expect(kept()).toHaveLength(2);
  expect((await send(path, Buffer.from('<svg onload="alert(1)"/>'))).body.code).toBe('image_not_valid');
  expect((await send('/api/console/payment-methods/999999/logo', await photo('png'))).status).toBe(404);
  expect((await send(path, await photo('png'), people.helpdesk)).status).toBe(403);
  expect(kept()).toHaveLength(2);
  const trail = await world.sql('select action from audit_row where subject = $1 order by id', [`payment_method:${id}`]);
  expect(trail.map((it) => it['action']).slice(-4)).toEqual([
    'ask_payment_method_fee',
    'confirm_payment_method_fee',
    'ask_payment_method_fee',
    'withdraw_payment_method_fee',
  ]);
});

test('a promotion has a picture that players see', async () => {
  const title = { en: 'Hot', zh: '', my: '', th: '' };
  const added = world.call('POST /api/console/promotions', {
    token: people.boss,
    body: { title, code: 'HOT', percent: 10, turnover: 3 },
  });
  const { id } = (await must(added)).data;
  const player = await people.player(0);
  const shown = async () =>
    (await must(world.call('GET /api/user/get_promo_cash_in', { token: player.token }))).data.find((it) => it.id === id)?.image;
  const setPicture = async () => send(`/api/console/promotions/${id}/image`, await photo('webp'), people.boss);
  const edit = (is_open: boolean) =>
    decide(world, world.call('POST /api/console/promotions/:id', { token: people.boss, params: { id }, body: { is_open } }));
  const there = async (image: string) => (await fetch(new URL(image, world.server.player_url))).status;

  // Closed, it gets one picture after the other, without a trace.
  const [first, second] = [await setPicture(), await setPicture()];
  expect([first.body.deed_id, second.body.deed_id]).toEqual([null, null]);
  expect([await there(first.body.data.image), await there(second.body.data.image)]).toEqual([404, 200]);
  await must(edit(true));
  expect(await shown()).toBe(second.body.data.image);

  // Open, it gets the one that a second person saw beside the one before; both stay to be looked at.
  const asked = await setPicture();
  expect(asked.body.data.image).toBe(second.body.data.image);
  expect(await shown()).toBe(second.body.data.image);
  const files_kept = kept().length;
  expect((await setPicture()).body.code).toBe('deed_waits');
  expect(kept()).toHaveLength(files_kept);
  const deed = (await waiting(world, people.editor)).find((it) => it.id === asked.body.deed_id);
  const line = deed?.lines.find((it) => it.field === 'Picture') ?? expect.fail('the picture is not told');
  expect(line.before).toBe(second.body.data.image);
  await must(confirmDeed(world, asked.body.deed_id, people.editor));
  expect(await shown()).toBe(line.after);
  await must(edit(false));
  await setPicture();
  expect([await there(line.before ?? ''), await there(line.after ?? '')]).toEqual([200, 200]);
});

test('a banner that players see has the pictures that two people saw', async () => {
  const nothing = { en: '', zh: '', my: '', th: '' };
  const body = {
    kind: 'banner' as const,
    title: nothing,
    body: nothing,
    link: null,
    position: 0,
    is_open: false,
    shown_from: null,
    shown_until: null,
  };
  const { data: banner } = await must(world.call('POST /api/console/content', { token: people.boss, body }));
  const setPicture = async (language = 'en') =>
    send(`/api/console/content/${banner.id}/image/${language}`, await photo('webp'), people.boss);
  const shown = async () => (await must(world.call('GET /api/banner'))).data.map((it) => it.image);
  const there = async (image: string) => (await fetch(new URL(image, world.server.player_url))).status;
  const items = () => world.call('GET /api/console/content', { token: people.boss, query: { kind: 'banner' } });
  const change = async (sent: object) => {
    const {
      id,
      kind: _kind,
      ...before
    } = (await must(items())).data.find((it) => it.id === banner.id) ?? expect.fail('the banner is gone');
    return world.call('POST /api/console/content/:id', { token: people.boss, params: { id }, body: { ...before, ...sent, before } });
  };

  // Closed, it gets one after the other, without a trace.
  const [first, second] = [await setPicture(), await setPicture()];
  const [gone, image] = [first.body.data.images.en, second.body.data.images.en];
  expect([await there(gone), await there(image), await shown()]).toEqual([404, 200, []]);
  await must(decide(world, change({ is_open: true })));
  expect(await shown()).toEqual([image]);

  // Open, it gets the one that a second person saw beside the one before; both stay to be looked at.
  const asked = await setPicture();
  expect([asked.body.data.images.en, await shown()]).toEqual([image, [image]]);
  const deed = (await waiting(world, people.editor)).find((it) => it.id === asked.body.deed_id);
  expect(deed?.lines).toEqual([{ field: 'Picture, English', before: image, after: expect.stringMatching(/^\/files\/pictures\//) }]);
  await must(confirmDeed(world, asked.body.deed_id, people.editor));
  const after = deed?.lines[0]?.after ?? '';
  expect(await shown()).toEqual([after]);
  await must(world.call('POST /api/console/content/:id/remove', { token: people.boss, params: { id: banner.id } }));
  expect([await there(image), await there(after), await shown()]).toEqual([200, 200, []]);
});

test('a game gets a picture of ours in place of the provider’s, and gives it back without a trace', async () => {
  await world.sql(`insert into provider (id, p_code, name, dialect) values (1006, '1006', 'Shwe Studio', 'gsc');
    insert into provider_category values (1006, 1, false);
    insert into game (provider_id, category_id, g_code, name, image_source) values (1006, 1, 'a', 'A', 'https://img.example/a.png')`);
  const shown = async () => (await must(world.call('GET /api/g')))[0];
  const id = (await shown())?.id ?? 0;
  const provided = (await shown())?.image;
  const before = kept().length;
  const sent = await send(`/api/console/games/${id}/image`, await photo('webp'), people.boss);
  expect([sent.status, sent.body.data.has_own_image]).toEqual([200, true]);
  expect((await shown())?.image).toBe(sent.body.data.image);
  expect((await fetch(new URL(sent.body.data.image, world.server.player_url))).status).toBe(200);
  expect((await send(`/api/console/games/${id}/image`, await photo(), people.boss)).status).toBe(200);
  expect(kept().length).toBe(before + 1);
  expect((await send(`/api/console/games/${id}/image`, Buffer.from('<svg/>'), people.boss)).body.code).toBe('image_not_valid');
  expect((await send(`/api/console/games/${id}/image`, await photo())).status).toBe(403);
  const back = await must(world.call('POST /api/console/games/:id', { token: people.boss, params: { id }, body: { image: null } }));
  expect(back.data.has_own_image).toBe(false);
  expect((await shown())?.image).toBe(provided);
  expect(kept().length).toBe(before);
  const trail = await world.sql('select before, after from audit_row where subject = $1 order by id', [`game:${id}`]);
  expect(trail.map((it) => (it['after'] as { image: unknown }).image)).toEqual([sent.body.data.image, expect.any(String), null]);
});
