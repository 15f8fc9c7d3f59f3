import { connect, type Socket } from 'node:net';
import { accounts } from '@shwekan/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AT_ONCE, openCrowd } from '../src/platform/crowd.ts';
import { passwordDoor } from '../src/platform/passwords.ts';
import { on, openDoor } from '../src/platform/serve.ts';
import { openSharedAnswers } from '../src/platform/shared-answers.ts';
import { bet, drawsWorld } from './draws-world.ts';
import { holdRows } from './hold-rows.ts';
import { must, type TestPlayer } from './people.ts';
import { until } from './until.ts';
import { unwatched } from './unwatched.ts';
import { askedOnce } from './world.ts';

// Many calls at once: their sender is refused, and everybody else is served.
const world = askedOnce(await drawsWorld());
let noisy: TestPlayer;
let other: TestPlayer;
beforeAll(async () => {
  noisy = await world.player(100_000);
  other = await world.player(100_000);
});

type Answer = { status: number; headers: Headers };
const waits = (it: Answer) => Number(it.headers.get('retry-after')) > 0;
/** What another player asks meanwhile, which must all be answered. */
async function othersAreServed(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await must(bet(world, other, [['07', 100]]));
    await must(world.call('GET /api/user/profile', { token: other.token }));
    await must(world.call('POST /api/user/transfer_in', { token: other.token, body: { transfer_balance: 1000 } }));
  }
}

describe('one player who sends many calls at once', () => {
  const transfers = (count: number) =>
    Array.from({ length: count }, () => world.call('POST /api/user/transfer_in', { token: noisy.token, body: { transfer_balance: 1000 } }));
  const holdPurses = () => holdRows(world.database_url, 'select 1 from purse where player_id = $1 for update', [noisy.id]);

  test.each([64, 160])('keeps nobody else waiting: %i transfers that cannot go on', async (count) => {
    const lock = await holdPurses();
    const sent = transfers(count);
    await othersAreServed();
    const got = await Promise.all(sent);
    expect(got.filter((it) => it.status !== 503 && it.status !== 429)).toEqual([]);
    expect(got.every(waits)).toBe(true);
    await lock.release();
    expect((await Promise.all(transfers(4))).map((it) => it.status)).toEqual([200, 200, 200, 200]);
  });

  test('is told so beyond a hundred, whose turns come', async () => {
    const crowd = openCrowd();
    let let_go = () => {};
    const held = new Promise<void>((resolve) => {
      let_go = resolve;
    });
    let begun = 0;
    const call = () =>
      crowd.inTurn(noisy.id, async () => {
        begun += 1;
        await held;
      });
    const within = Array.from({ length: 100 }, call);
    await expect(call()).rejects.toMatchObject({ code: 'too_many_requests', more: { retry_after_s: 1 } });
    expect(begun).toBe(4);
    await crowd.inTurn(other.id, async () => undefined);
    let_go();
    await Promise.all(within);
    expect(begun).toBe(100);
    await call();
  });

  test('has each of them done once, or is told that it was not', async () => {
    const got = await Promise.all(transfers(160));
    const beyond = got.filter((it) => it.status === 429);
    expect(beyond.every((it) => it.body.code === 'too_many_requests' && waits(it))).toBe(true);
    const done = got.filter((it) => it.status === 200).length;
    const written = await world.sql('select 1 from transfer where player_id = $1', [noisy.id]);
    // Four after each of the two floods before this one.
    expect(written).toHaveLength(done + 8);
  });
});

describe('a flood of logins', () => {
  const logins = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) =>
      world.call('POST /api/user/login', {
        headers: { 'X-Forwarded-For': `100.${from + n}.7.7` },
        body: { phone: `09770${100_000 + from + n}`, password: 'nobody-has-this-one' },
      }),
    );

  const counted = () => world.sql(`select bucket from rate_count where bucket like 'login:pair:minute:%'`);

  test('that cannot go on leaves bets and reads served', async () => {
    const lock = await holdRows(world.database_url, 'lock table rate_count in access exclusive mode');
    const sent = logins(0, 96);
    await othersAreServed();
    const got = await Promise.all(sent);
    expect(got.filter((it) => it.status !== 503 || !waits(it))).toEqual([]);
    await lock.release();
  });

  test('beyond what the hashing takes is refused before anything is written for it, and leaves bets and reads served', async () => {
    let let_go = () => {};
    const held = new Promise<void>((resolve) => {
      let_go = resolve;
    });
    // Others' logins stand in every place that there is.
    let is_full = false;
    const inside: Promise<void>[] = [];
    while (!is_full) {
      inside.push(
        passwordDoor(() => held).catch(() => {
          is_full = true;
        }),
      );
      await new Promise(setImmediate);
    }
    const sent = logins(100, 50);
    await othersAreServed();
    const got = await Promise.all(sent);
    expect(got.filter((it) => it.status !== 503 || it.body.code !== 'busy' || !waits(it))).toEqual([]);
    expect(await counted()).toEqual([]);
    let_go();
    await Promise.all(inside);
    const [later] = await Promise.all(logins(100, 1));
    expect(later?.body.code).toBe('login_wrong');
    expect(await counted()).toHaveLength(1);
  });
});

describe('a process that has its hands full', () => {
  let asked = 0;
  let let_go = () => {};
  const held = new Promise<void>((resolve) => {
    let_go = resolve;
  });
  const sockets: Socket[] = [];
  let url = '';
  const ask = () => fetch(new URL('/api/user/profile', url), { headers: { Authorization: 'Bearer somebody' } });
  // Whose call it is, is the first thing that is asked of the database.
  const whoIs = {
    player: async () => {
      asked += 1;
      await held;
      return null;
    },
    operator: async () => null,
  };
  const doors: FastifyInstance[] = [];
  let console_url = '';
  beforeAll(async () => {
    const crowd = openCrowd();
    const routes = on({ profile: accounts.profile }, { profile: () => Promise.reject(new Error('nobody gets here')) });
    const more = async (door: FastifyInstance) => {
      door.post('/callback', { config: { is_for_machines: true } }, () => ({}));
    };
    const shared = openSharedAnswers();
    const open = async (pages: 'player' | 'console') => {
      const door = await openDoor(world.server.world, {
        ...unwatched,
        pages,
        routes: pages === 'player' ? routes : [],
        more,
        whoIs,
        crowd,
        shared,
      });
      doors.push(door);
      return await door.listen({ host: '127.0.0.1', port: 0 });
    };
    url = await open('player');
    console_url = await open('console');
  });
  afterAll(async () => {
    for (const it of sockets) it.destroy();
    await Promise.all(doors.map((it) => it.close()));
  });

  test('is not one that waits for bodies that do not come', async () => {
    const { port } = new URL(url);
    const head = `POST /api/nothing HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n`;
    const half = () =>
      new Promise<void>((resolve, reject) => {
        const socket = connect(Number(port), '127.0.0.1', () => socket.write(head));
        sockets.push(socket);
        // It is told to go on: the request is in, its body is not.
        socket.once('data', () => resolve()).once('error', reject);
      });
    await Promise.all(Array.from({ length: AT_ONCE + 1 }, half));
    const seen = fetch(new URL('/api/nothing', url));
    expect((await seen).status).toBe(404);
  });

  test('refuses the next ones before anything is asked for them, and takes them when there is room', async () => {
    const inside = Array.from({ length: AT_ONCE }, ask);
    await until(async () => asked === AT_ONCE);
    const beyond = await Promise.all(Array.from({ length: 20 }, ask));
    expect(beyond.map((it) => it.status)).toEqual(beyond.map(() => 503));
    expect(beyond.every(waits)).toBe(true);
    expect(await beyond[0]?.json()).toMatchObject({ code: 'busy' });
    expect(asked).toBe(AT_ONCE);
    // What may not wait has room beside them: a callback at the players' door, and all that operators ask.
    expect((await fetch(new URL('/callback', url), { method: 'POST' })).status).toBe(200);
    expect((await fetch(new URL('/api/console/me', console_url))).status).toBe(404);
    let_go();
    expect(new Set((await Promise.all(inside)).map((it) => it.status))).toEqual(new Set([401]));
    expect((await ask()).status).toBe(401);
  });
});
