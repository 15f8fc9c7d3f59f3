import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { ownFiles, photo, sendImage } from './images.ts';
import { must, operatorToken, registerPlayer, type TestPlayer } from './people.ts';
import { testWorld } from './world.ts';

const settings = ownFiles();
const world = await testWorld(settings);
for (const [username, role] of [
  ['helper-a', 'support'],
  ['helper-b', 'support'],
  ['teller', 'cash'],
] as const)
  await addOperator(world.database_url, { username, password: 'an-operator-password', roles: [role] });
const [helper_a = '', helper_b = '', teller = ''] = await Promise.all(
  ['helper-a', 'helper-b', 'teller'].map((it) => operatorToken(world, it, 'an-operator-password')),
);

const kept = (folder: string) => readdirSync(join(settings.DATA_DIR, 'files', folder));
const profileOf = async (player: TestPlayer) => (await must(world.call('GET /api/user/profile', { token: player.token }))).data;
const ask = async (player: TestPlayer, image?: Buffer) =>
  sendImage(world, '/api/user/lvl_2', image ?? (await photo()), { token: player.token, field: 'image' });
const requestOf = async (player: TestPlayer) => {
  const { data } = await must(world.call('GET /api/console/level-two', { token: helper_a }));
  const found = data.find((it) => it.player.id === player.id);
  if (!found) throw new Error('the request is not in the queue');
  return found;
};

test('a player sends a photo, an operator reads the name on it, and the player is level 2 and told so', async () => {
  const player = await registerPlayer(world);
  expect(await ask(player)).toMatchObject({
    status: 200,
    body: { state: 'pending', message: 'Your photo was sent. We will look at it soon.' },
  });
  expect(await profileOf(player)).toMatchObject({ lvl_2: 0, lvl_2_state: 'pending' });
  expect(await ask(player)).toMatchObject({ status: 400, body: { code: 'already_pending' } });

  const request = await requestOf(player);
  expect(request).toMatchObject({ state: 'pending', name: null, player: { phone: player.phone } });
  const { data } = await must(world.call('GET /api/console/level-two/:id/image', { token: helper_a, params: { id: request.id } }));
  const shown = await sharp(Buffer.from(data.image.split(',')[1] ?? '', 'base64')).metadata();
  expect(shown).toMatchObject({ format: 'webp', width: 300, height: 300 });

  const params = { id: request.id };
  const approved = await must(
    world.call('POST /api/console/level-two/:id/approve', { token: helper_a, params, body: { name: 'U Aung Aung' } }),
  );
  expect(approved.data).toMatchObject({ state: 'approved', name: 'U Aung Aung', decided_by: 'helper-a' });
  expect(await profileOf(player)).toMatchObject({ lvl_2: 1, lvl_2_state: 'approved' });
  expect(await ask(player)).toMatchObject({ status: 400, body: { code: 'already_level_two' } });
  const [row] = await world.sql('select lvl_2_name from player where id = $1', [player.id]);
  expect(row).toEqual({ lvl_2_name: 'U Aung Aung' });
  const told = await must(world.call('GET /api/user/notifications', { token: player.token }));
  expect(told.data[0]).toMatchObject({ title: 'Your account is now level 2' });
  expect(await world.sql(`select action, after from audit_row where subject = 'level_two:' || $1`, [request.id])).toEqual([
    { action: 'approve_level_two', after: { state: 'approved', player_id: player.id, name: 'U Aung Aung' } },
  ]);
});

test('a photo that is rejected says why, and the player may send another', async () => {
  const player = await registerPlayer(world);
  await ask(player);
  const { id } = await requestOf(player);
  const reason = 'The name cannot be read.';
  await must(world.call('POST /api/console/level-two/:id/reject', { token: helper_b, params: { id }, body: { reason } }));
  expect(await profileOf(player)).toMatchObject({ lvl_2: 0, lvl_2_state: 'rejected' });
  const told = await must(world.call('GET /api/user/notifications', { token: player.token }));
  expect(told.data[0]).toMatchObject({ title: 'Your photo for level 2 was not accepted', body: reason });
  const late = await world.call('POST /api/console/level-two/:id/approve', {
    token: helper_a,
    params: { id },
    body: { name: 'Aung Aung' },
  });
  expect([late.status, late.body.code]).toEqual([409, 'already_decided']);
  expect(await profileOf(player)).toMatchObject({ lvl_2_state: 'rejected' });
  expect((await ask(player)).status).toBe(200);
});

test('twenty operators who decide at once decide once', async () => {
  const player = await registerPlayer(world);
  await ask(player);
  const { id } = await requestOf(player);
  const decided = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      n % 2 === 0
        ? world.call('POST /api/console/level-two/:id/approve', { token: helper_a, params: { id }, body: { name: 'Aung Aung' } })
        : world.call('POST /api/console/level-two/:id/reject', { token: helper_b, params: { id }, body: { reason: 'Not clear' } }),
    ),
  );
  expect(decided.map((it) => it.body.code ?? it.status).sort()).toEqual([200, ...Array(19).fill('already_decided')]);
  expect(await world.sql(`select count(*)::int as n from audit_row where subject = 'level_two:' || $1`, [id])).toEqual([{ n: 1 }]);
  expect(await world.sql(`select count(*)::int as n from notification where player_id = $1`, [player.id])).toEqual([{ n: 1 }]);
});

test('of ten photos sent at once one waits, and the files of the others are gone', async () => {
  const player = await registerPlayer(world);
  const before = kept('level-two').length;
  const sent = await Promise.all(Array.from({ length: 10 }, () => ask(player)));
  expect(sent.map((it) => it.body.code ?? it.status).sort()).toEqual([200, ...Array(9).fill('already_pending')]);
  expect(kept('level-two')).toHaveLength(before + 1);
});

test('nobody but its owner and an operator with the right sees a photo of level 2', async () => {
  const player = await registerPlayer(world);
  const own = (who: TestPlayer) => world.call('GET /api/user/lvl_2/image', { token: who.token });
  expect((await own(player)).body.code).toBe('not_found');
  await ask(player);
  expect((await must(own(player))).data.image).toMatch(/^data:image\/webp;base64,/);
  expect((await own(await registerPlayer(world))).body.code).toBe('not_found');
  const { id } = await requestOf(player);
  const answers = await Promise.all(
    [null, player.token, teller].map((token) => world.call('GET /api/console/level-two/:id/image', { token, params: { id } })),
  );
  expect(answers.map((it) => it.status)).toEqual([401, 401, 403]);
  const [row] = await world.sql('select image_key from level_two_request where id = $1', [id]);
  const name = String(row?.['image_key']);
  for (const path of [`/files/${name}`, `/files/photos/../${name}`, `/files/photos/..%2F${name}`, `/files/photos/${name.split('/')[1]}`]) {
    const answer = await fetch(new URL(path, world.server.player_url));
    expect([path, answer.headers.get('content-type')?.startsWith('image/')]).toEqual([path, false]);
  }
});

test('a profile photo is drawn anew without what the camera wrote, and the one before it is gone', async () => {
  const player = await registerPlayer(world);
  const sent = await photo('jpeg', 1200);
  expect(sent.includes('SECRET-CAMERA')).toBe(true);
  const set = await sendImage(world, '/api/user/profile_update', sent, { token: player.token });
  expect(set.status).toBe(200);
  const answer = await fetch(new URL(set.body.data.image, world.server.player_url));
  const shown = Buffer.from(await answer.arrayBuffer());
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(await sharp(shown).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
  expect(shown.includes('SECRET-CAMERA')).toBe(false);
  expect((await sharp(shown).metadata()).exif).toBeUndefined();

  for (const kind of ['png', 'webp'] as const) {
    const next = await sendImage(world, '/api/user/profile_update', await photo(kind), { token: player.token, type: `image/${kind}` });
    expect(next.status).toBe(200);
  }
  expect((await fetch(new URL(set.body.data.image, world.server.player_url))).status).toBe(404);
  expect(kept('photos')).toHaveLength(1);
});

test('a player sends ten profile photos a minute, whatever address they come from', async () => {
  const player = await registerPlayer(world);
  const image = await photo('png', 20);
  const send = () => sendImage(world, '/api/user/profile_update', image, { token: player.token, type: 'image/png' });
  for (let n = 0; n < 10; n += 1) expect((await send()).status).toBe(200);
  expect((await send()).body.code).toBe('too_many_requests');
});

test('what is no image, too much of one, or a small file with too many pixels is refused on both calls', async () => {
  const player = await registerPlayer(world);
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const half = (await photo('jpeg', 800)).subarray(0, 900);
  const cases = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image_not_valid'],
    [Buffer.from('GIF89a'), 'image_not_valid'],
    [Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(500, 7)]), 'image_not_valid'],
    [half, 'image_not_valid'],
    [bomb, 'image_not_valid'],
    [Buffer.alloc(6 * 1024 * 1024 + 1, 7), 'body_too_large'],
  ] as const;
  for (const [image, code] of cases) {
    const raw = await sendImage(world, '/api/user/profile_update', image, { token: player.token });
    const field = await ask(await registerPlayer(world), image);
    expect([raw.body.code, field.body.code]).toEqual([code, code]);
  }
  expect(await profileOf(player)).toMatchObject({ image: null, lvl_2_state: 'none' });
});

test('an image is taken only by the calls that say so, and in the form they say', async () => {
  const player = await registerPlayer(world);
  const image = await photo();
  const { token } = player;
  const asked = [
    sendImage(world, '/api/user/logout', image, { token }),
    sendImage(world, '/api/user/logout', image, { token, field: 'image' }),
    sendImage(world, '/api/user/profile_update', image, { token, field: 'image' }),
    sendImage(world, '/api/user/lvl_2', image, { token }),
    sendImage(world, '/api/user/profile_update', image, { token, type: 'image/gif' }),
  ];
  expect((await Promise.all(asked)).map((it) => it.body.code)).toEqual(Array(5).fill('media_type_not_supported'));
  expect((await sendImage(world, '/api/user/lvl_2', image, { token, field: 'other' })).body.code).toBe('malformed');
  expect((await sendImage(world, '/api/user/lvl_2', image, { field: 'image' })).body.code).toBe('login_needed');
});
