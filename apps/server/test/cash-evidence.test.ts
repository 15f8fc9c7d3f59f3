import { readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { forgetImages, sweepImages } from '../src/cash/cash-in-images.ts';
import { addOperator } from '../src/operators/add-operator.ts';
import { keepPrivate } from '../src/platform/private-image.ts';
import { openFiles } from '../src/platform/storage.ts';
import { audit } from '../src/proof/audit.ts';
import { cashRoom } from './cash-room.ts';
import { confirmDeed, secondPerson } from './deeds.ts';
import { ownFiles, photo, sendImage } from './images.ts';
import { must, operatorToken, registerPlayer, type TestPlayer } from './people.ts';
import { testWorld } from './world.ts';

const settings = ownFiles();
const world = await testWorld(settings);
const room = await cashRoom(world);
const DAY_MS = 86_400_000;

const kept = () => readdirSync(join(settings.DATA_DIR, 'files', 'cash-in'));
/** A picture like no other, as a phone takes it. */
const picture = (n: number) => photo('jpeg', 40 + n);
const send = (player: TestPlayer, id: number, image: Buffer) =>
  sendImage(world, `/api/user/cash_in/${id}/image`, image, { token: player.token, field: 'image' });
const images = async (id: number) =>
  (await must(world.call('GET /api/console/cash-in/:id/images', { token: room.token(), params: { id } }))).data;
const waiting = async (player: TestPlayer) => (await must(world.call('GET /api/user/cash_in/waiting', { token: player.token }))).data;
const approve = (id: number, body: Record<string, unknown>, token = room.token()) =>
  world.call('POST /api/console/cash-in/:id/approve', {
    token,
    params: { id },
    body: { full_transaction_id: room.wholeId(id, `EV${id}-`), ...body },
  });
const told = async (player: TestPlayer) => (await must(world.call('GET /api/user/notifications', { token: player.token }))).data[0];
async function pendingOf(more: Record<string, unknown> = {}) {
  const player = await registerPlayer(world);
  return { player, id: (await must(room.ask(player, more))).data.id };
}
const rowOf = async (id: number) => (await room.queue({ search: `#${id}` })).data[0];

test('a player adds pictures of the payment, drawn anew; the operator sees them, nobody else', async () => {
  const { player, id } = await pendingOf();
  const sent = await picture(1);
  expect(sent.includes('SECRET-CAMERA')).toBe(true);
  const first = await send(player, id, sent);
  expect(first).toMatchObject({ status: 200, body: { message: 'Your picture was sent.', data: { id, image_count: 1 } } });
  const [shown] = await images(id);
  const drawn = Buffer.from(shown?.image?.split(',')[1] ?? '', 'base64');
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width: 41 });
  expect([drawn.includes('SECRET-CAMERA'), (await sharp(drawn).metadata()).exif]).toEqual([false, undefined]);
  expect(await rowOf(id)).toMatchObject({ image_count: 1 });

  await addOperator(world.database_url, { username: 'helper', password: 'an-operator-password', roles: ['support'] });
  const helper = await operatorToken(world, 'helper', 'an-operator-password');
  const seen = [null, player.token, helper].map((token) => world.call('GET /api/console/cash-in/:id/images', { token, params: { id } }));
  expect((await Promise.all(seen)).map((it) => it.status)).toEqual([401, 401, 403]);
  const stranger = await registerPlayer(world);
  expect((await send(stranger, id, sent)).body.code).toBe('not_found');
  const [name = ''] = kept();
  for (const path of [`/files/cash-in/${name}`, `/files/photos/..%2Fcash-in%2F${name}`]) {
    const answer = await fetch(new URL(path, world.server.player_url));
    expect(answer.headers.get('content-type')?.startsWith('image/')).toBe(false);
  }
});

test('three pictures a request, one sent twice is one, none after the decision; nothing of what is refused is kept', async () => {
  const { player, id } = await pendingOf();
  const before = kept().length;
  const same = await picture(10);
  const sent = await Promise.all([same, same, same, await picture(11), await picture(12)].map((it) => send(player, id, it)));
  expect(sent.map((it) => it.status)).toEqual([200, 200, 200, 200, 200]);
  expect([(await waiting(player))?.image_count, kept().length - before]).toEqual([3, 3]);
  expect((await send(player, id, await picture(13))).body.code).toBe('too_many_images');
  expect((await send(player, id, Buffer.from('<svg/>'))).body.code).toBe('image_not_valid');
  await must(approve(id, {}));
  expect((await send(player, id, await picture(14))).body.code).toBe('already_decided');
  expect((await send(player, id, same)).status).toBe(200);
  expect(kept()).toHaveLength(before + 3);
  expect(await waiting(player)).toBe(null);

  const again = await pendingOf();
  await send(again.player, again.id, same);
  expect((await images(again.id))[0]?.also_in).toEqual([id]);
});

test('less than the player wrote is one operator’s word: it is credited, told in the player’s language, and in the trail', async () => {
  const { player, id } = await pendingOf({ amount: 50_000 });
  expect((await approve(id, { amount: 45_000 })).body.code).toBe('malformed');
  await must(approve(id, { amount: 45_000, correction: 'The payment was of this amount.' }));
  expect(await room.balance(player)).toBe('45000.00');
  expect(await rowOf(id)).toMatchObject({ amount: '50000.00', corrected: '45000.00', credited: '45000.00' });
  expect((await room.history(player)).data[0]).toMatchObject({
    amount: '45000.00',
    message: 'Cash in: 45,000 Ks came instead of 50,000 Ks',
  });
  const burmese = await must(world.call('GET /api/user/notifications', { token: player.token, headers: { 'Accept-Language': 'my' } }));
  expect(burmese.data[0]?.title).toBe('ငွေသွင်း 50,000 ကျပ်အစား 45,000 ကျပ် ရောက်ရှိပါသည်။');
  expect(burmese.data[0]?.body).toContain('ငွေလွှဲမှုသည် ဤပမာဏ ဖြစ်ပါသည်။');
  const [row] = await world.sql(`select before, after, reason from audit_row where subject = 'cash_in:' || $1`, [id]);
  expect(row).toMatchObject({
    before: { amount_pya: 5_000_000 },
    after: { amount_pya: 4_500_000, credited_pya: 4_500_000 },
    reason: 'The payment was of this amount.',
  });
});

test('more than the player wrote takes a second person, up to the most of the method and the player’s own limit', async () => {
  const { player, id } = await pendingOf({ amount: 5_000 });
  const correction = 'The payment was of this amount.';
  expect((await approve(id, { amount: 1_000_001, correction })).body.code).toBe('amount_too_large');
  await must(world.call('POST /api/user/play_limits', { token: player.token, body: { kind: 'cash_in', period: 'day', amount: 9_000 } }));
  expect((await approve(id, { amount: 10_000, correction })).body.code).toBe('limit_reached');
  const { deed_id } = await must(approve(id, { amount: 8_000, correction }));
  expect([await room.balance(player), (await rowOf(id))?.asked_by]).toEqual(['0.00', 'finance']);
  expect((await confirmDeed(world, deed_id, room.token())).body.code).toBe('same_operator');
  await must(confirmDeed(world, deed_id, await secondPerson(world)));
  expect(await room.balance(player)).toBe('8000.00');
  expect((await told(player))?.title).toBe('Cash in: 8,000 Ks came instead of 5,000 Ks');
  // The limit counts what came.
  expect((await room.ask(player, { amount: 2_000 })).body.code).toBe('limit_reached');
});

test('what is raised after midnight counts in the day in which it was asked for', async () => {
  const { player, id } = await pendingOf({ amount: 5_000 });
  await must(world.call('POST /api/user/play_limits', { token: player.token, body: { kind: 'cash_in', period: 'day', amount: 9_000 } }));
  await world.sql(`update cash_in set created_at = created_at - interval '1 day' where id = $1`, [id]);
  const correction = 'The payment was of this amount.';
  expect((await approve(id, { amount: 10_000, correction })).body.code).toBe('limit_reached');
  expect((await must(approve(id, { amount: 9_000, correction }))).deed_id).not.toBe(null);
});

test('a picture stays when the answer to its commit is lost; one that no row names is swept after a day, one that is missing is absent', async () => {
  const { player, id } = await pendingOf();
  const { world: inner } = world.server;
  const files = await openFiles(inner.config);
  const before = kept();
  const db = {
    ...inner.db,
    transaction: async <T>(work: Parameters<typeof inner.db.transaction<T>>[0]): Promise<T> => {
      await inner.db.transaction(work);
      throw Object.assign(new Error('the answer was lost'), { code: 'ETIMEDOUT' });
    },
  };
  const lost = keepPrivate({ ...inner, db }, { files, folder: 'cash-in', sent: await picture(20) }, () => Promise.resolve(true));
  await expect(lost).rejects.toThrow('the answer was lost');
  const [orphan = ''] = kept().filter((it) => !before.includes(it));
  expect(orphan).not.toBe('');
  await send(player, id, await picture(21));
  const [named = ''] = kept().filter((it) => it !== orphan && !before.includes(it));
  await sweepImages(inner, files);
  expect(kept()).toContain(orphan);
  const place = (name: string) => join(settings.DATA_DIR, 'files', 'cash-in', name);
  const long_ago = new Date(Date.now() - DAY_MS - 60_000);
  for (const name of [orphan, named]) utimesSync(place(name), long_ago, long_ago);
  await sweepImages(inner, files);
  expect(kept().toSorted()).toEqual([...before, named].toSorted());
  rmSync(place(named));
  expect((await images(id)).map((it) => it.image)).toEqual([null]);
});

test('above the amount of the terms it is what came that takes two', async () => {
  const { id } = await pendingOf({ amount: 900_000 });
  const down = await must(approve(id, { amount: 300_000, correction: 'The payment was of this amount.' }));
  expect(down.deed_id).toBe(null);
});

test('a reason that operators choose from is read in the player’s language, their own words as they are, and as the house’s where they are added', async () => {
  for (const [reason, read] of [
    ['The payment was not found.', 'ငွေလွှဲမှုကို ရှာမတွေ့ပါ။'],
    ['Please call us.', 'Please call us.'],
    ['The payment was not found. Please call us.', 'ငွေလွှဲမှုကို ရှာမတွေ့ပါ။ ဒိုင်က ဖြည့်စွက်သည် - “Please call us.”'],
  ] as const) {
    const { player, id } = await pendingOf();
    await must(room.reject(id, reason));
    const headers = { 'Accept-Language': 'my' };
    const { data } = await must(world.call('GET /api/user/cash_in_history', { token: player.token, headers }));
    const notified = await must(world.call('GET /api/user/notifications', { token: player.token, headers }));
    expect([data[0]?.message, notified.data[0]?.body]).toEqual([read, read]);
    expect(await rowOf(id)).toMatchObject({ reason });
  }
});

test('who comes late is told who decided; a name that is not the player’s is marked', async () => {
  const { player, id } = await pendingOf();
  expect(await rowOf(id)).toMatchObject({ is_name_same: false });
  const own = await pendingOf();
  await world.sql('update player set name = $2 where id = $1', [own.player.id, 'Ba Maung']);
  expect(await rowOf(own.id)).toMatchObject({ is_name_same: true });
  await must(approve(id, {}));
  const late = await approve(id, {}, await secondPerson(world));
  expect([late.status, late.body]).toMatchObject([409, { code: 'already_decided', decided_by: 'finance', state: 'approved' }]);
  expect(await room.balance(player)).toBe('5000.00');
});

test('a player is told the place in the queue, and the usual time once enough were approved', async () => {
  const { id } = await pendingOf();
  await must(approve(id, {}));
  for (const { id } of (await room.queue({ state: 'pending' })).data) await must(room.reject(id));
  await world.moveClock(2 * DAY_MS);
  await room.logInAgain();
  const waits = [];
  for (let n = 0; n < 11; n += 1) waits.push(await pendingOf());
  const last = waits.at(-1);
  if (last === undefined) throw new Error('nobody waits');
  expect(await waiting(last.player)).toMatchObject({ before_count: 10, usual_minutes: null });
  await world.moveClock(7 * 60_000 - 30_000);
  for (const { id } of waits.slice(0, 10)) await must(approve(id, {}));
  const then = await waiting(last.player);
  expect(then).toMatchObject({ before_count: 0, usual_minutes: 7 });
});

test('a picture is deleted after ninety days, not before', async () => {
  const { player, id } = await pendingOf();
  await send(player, id, await picture(30));
  await must(approve(id, {}));
  await world.moveClock(90 * DAY_MS - 3_600_000);
  await room.logInAgain();
  await forgetImages(world.server.world, await openFiles(world.server.world.config));
  expect((await images(id))[0]?.image).toMatch(/^data:image\/webp/);
  await world.moveClock(2 * 3_600_000);
  await forgetImages(world.server.world, await openFiles(world.server.world.config));
  expect((await images(id))[0]?.image).toBe(null);
  expect(kept()).toEqual([]);
});

test('after all of this the books are right', async () => {
  expect(await audit(world.database_url)).toMatchObject({ difference: null });
});
