import { beforeAll, describe, expect, test } from 'vitest';
import { bet, drawsWorld, MONDAY } from './draws-world.ts';
import { holdRows } from './hold-rows.ts';
import type { TestPlayer } from './people.ts';
import { until } from './until.ts';
import { askedOnce } from './world.ts';

// Another connection holds what bets need, as a process does that stands still in the middle of its work.
const world = askedOnce(await drawsWorld());
let held: TestPlayer;
let others: TestPlayer[];
beforeAll(async () => {
  held = await world.player(100_000);
  others = [await world.player(100_000), await world.player(100_000), await world.player(100_000)];
});

const slipsOf = async (player: TestPlayer) => (await world.sql('select id from slip where player_id = $1', [player.id])).length;
const holdPurse = (player: TestPlayer) =>
  holdRows(world.database_url, `select 1 from purse where player_id = $1 and kind = 'main' for update`, [player.id]);
/** Bets of every other player, one after another, that must all be taken. */
async function othersBet(number: string): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    const got = await Promise.all(others.map((it) => bet(world, it, [[number, 100]])));
    expect(got.map((it) => it.status)).toEqual(others.map(() => 200));
  }
}

describe('a purse that somebody else holds', () => {
  test('keeps only its own player waiting, who is told that it is busy', async () => {
    const lock = await holdPurse(held);
    const waiting = bet(world, held, [['11', 100]]);
    await othersBet('11');
    const refused = await waiting;
    expect([refused.status, refused.body.code]).toEqual([503, 'busy']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await lock.release();
    expect(await slipsOf(held)).toBe(0);
  });

  test('takes the bet of its player once it is free', async () => {
    const before = await slipsOf(held);
    const lock = await holdPurse(held);
    const waiting = bet(world, held, [['12', 100]]);
    await othersBet('12');
    await lock.release();
    // A busy core may have used up its patience: then it is asked again, as the app does.
    await until(async () => (await waiting).status === 200 || (await bet(world, held, [['12', 100]])).status === 200);
    expect(await slipsOf(held)).toBe(before + 1);
  });
});

test('a number that somebody else holds keeps only bets on it waiting', async () => {
  const draw = await world.drawOf('11:00 AM', MONDAY);
  const lock = await holdRows(world.database_url, 'select 1 from draw_number where draw_id = $1 and number = 33 for update', [draw.id]);
  const waiting = bet(world, held, [
    ['33', 100],
    ['34', 100],
  ]);
  await othersBet('34');
  const refused = await waiting;
  expect([refused.status, refused.body.code]).toEqual([503, 'busy']);
  await lock.release();
  expect((await bet(world, held, [['33', 100]])).status).toBe(200);
});

test('a draw that somebody else holds keeps only bets on it waiting', async () => {
  const draw = await world.drawOf('12:01 PM', MONDAY);
  const lock = await holdRows(world.database_url, 'select 1 from draw where id = $1 for update', [draw.id]);
  const waiting = bet(world, held, [['35', 100]], { section: '12:01 PM', date: MONDAY });
  await othersBet('35');
  const refused = await waiting;
  expect([refused.status, refused.body.code]).toEqual([503, 'busy']);
  await lock.release();
});
