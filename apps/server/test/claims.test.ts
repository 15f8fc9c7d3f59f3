import type { ClaimQueue } from '@shwekan/contract';
import { describe, expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { forgetOld } from '../src/platform/forget.ts';
import { claimsOn } from './claims.ts';
import { ownFiles, photo, sendImage } from './images.ts';
import { must, operatorToken } from './people.ts';
import { times, walletPeople } from './wallet-people.ts';
import { testWorld } from './world.ts';

const world = await testWorld(ownFiles());
const other = await world.another();
const people = await walletPeople(world);
const MINUTE_MS = 60_000;
const PASSWORD = 'an-operator-password';
for (const username of ['helper-a', 'helper-b', 'gone']) {
  await addOperator(world.database_url, { username, password: PASSWORD, roles: username === 'gone' ? ['cash', 'support'] : ['support'] });
}
await world.sql(`update operator set disabled_at = product_now() where username = 'gone'`);
const [helper_a, helper_b] = await Promise.all(['helper-a', 'helper-b'].map((it) => operatorToken(world, it, PASSWORD)));
const operatorIds = new Map((await world.sql('select username, id::int from operator')).map((it) => [it['username'], Number(it['id'])]));
const idOf = (username: string) => operatorIds.get(username) ?? expect.fail(`no operator ${username}`);

type Case = {
  queue: ClaimQueue;
  /** Two who may work on the queue, one who may not. */
  one: { name: string; token: string };
  two: { name: string; token: string };
  stranger: { name: string; token: string };
  /** Whom one may hand over to. */
  colleagues: string[];
  /** A request that waits. */
  ask: () => Promise<number>;
  list: () => Promise<{ id: number; claimed_by: string | null; claimed_until: string | null }[]>;
  reject: (id: number, token: string) => Promise<{ status: number; body: { code?: string } }>;
};

const teller_a = { name: 'teller-a', token: people.teller_a };
const teller_b = { name: 'teller-b', token: people.teller_b };
const help_a = { name: 'helper-a', token: helper_a ?? '' };
const help_b = { name: 'helper-b', token: helper_b ?? '' };
const reason = 'Nothing came in.';

const cases: Case[] = [
  {
    queue: 'cash_in',
    one: teller_a,
    two: teller_b,
    stranger: help_a,
    colleagues: ['banker', 'boss', 'teller-b'],
    ask: async () => {
      const { pay } = await must(world.call('GET /api/payment-method/show-cashin'));
      const method = pay[0];
      const body = {
        payment_id: method?.id,
        account_name: 'U Ba',
        transaction_id: '123456',
        amount: 10_000,
        holder_phone: method?.payment_account_numbers[0]?.account_number,
      };
      return (await must(world.call('POST /api/cash-in', { token: (await people.player()).token, body }))).data.id;
    },
    list: async () => (await must(world.call('GET /api/console/cash-in', { token: people.boss, query: { limit: 200 } }))).data,
    reject: (id, token) => world.call('POST /api/console/cash-in/:id/reject', { token, params: { id }, body: { reason } }),
  },
  {
    queue: 'cash_out',
    one: teller_a,
    two: teller_b,
    stranger: help_a,
    colleagues: ['banker', 'boss', 'teller-b'],
    ask: async () => (await must(people.cashOut(await people.player(10_000)))).data.id,
    list: async () => (await must(world.call('GET /api/console/cash-out', { token: people.boss, query: { limit: 200 } }))).data,
    reject: (id, token) => world.call('POST /api/console/cash-out/:id/reject', { token, params: { id }, body: { reason } }),
  },
  {
    queue: 'level_two',
    one: help_a,
    two: help_b,
    stranger: teller_a,
    colleagues: ['boss', 'helpdesk', 'helper-b'],
    ask: async () => {
      const player = await people.player();
      await world.sql(`update player set lvl_2_state = 'none', lvl_2_name = null where id = $1`, [player.id]);
      expect((await sendImage(world, '/api/user/lvl_2', await photo(), { token: player.token, field: 'image' })).status).toBe(200);
      const [row] = await world.sql('select id::int from level_two_request where player_id = $1', [player.id]);
      return Number(row?.['id']);
    },
    list: async () => (await must(world.call('GET /api/console/level-two', { token: people.boss, query: { limit: 200 } }))).data,
    reject: (id, token) => world.call('POST /api/console/level-two/:id/reject', { token, params: { id }, body: { reason } }),
  },
];

describe.each(cases)('a request of the queue $queue', ({ queue, one, two, stranger, colleagues, ask, list, reject }) => {
  const { claim, claimMany, release, handOver, claimants } = claimsOn(world, queue);
  const claimOf = async (id: number) => {
    const { claimed_by, claimed_until } = (await list()).find((it) => it.id === id) ?? expect.fail(`no request ${id}`);
    return { claimed_by, claimed_until };
  };
  const trail = async (id: number) => {
    const rows = await world.sql(
      `select o.username, a.action, a.after from audit_row a join operator o on o.id = a.operator_id
       where subject = $1 order by a.id`,
      [`${queue}:${id}`],
    );
    return rows.map((it) => [it['username'], it['action'], ...(it['after'] ? [it['after']] : [])]);
  };

  test('is claimed for 15 minutes, as everyone sees, and kept from others until it is let go', async () => {
    const id = await ask();
    const claimed = await must(claim(id, one.token));
    expect(claimed).toMatchObject({ is_new: true, data: { claimed_by: one.name } });
    expect(await claimOf(id)).toEqual(claimed.data);
    const [now] = await world.sql('select product_now() as now');
    const left_ms = Date.parse(claimed.data.claimed_until ?? '') - Number(now?.['now']);
    expect(left_ms).toBeGreaterThan(14 * MINUTE_MS);
    expect(left_ms).toBeLessThanOrEqual(15 * MINUTE_MS);
    for (const call of [claim, release, reject]) expect((await call(id, two.token)).body.code).toBe('claimed');
    expect((await handOver(id, two.token, idOf('boss'))).body.code).toBe('claimed');
    expect((await must(release(id, one.token))).data).toEqual({ claimed_by: null, claimed_until: null });
    expect((await must(release(id, two.token))).data.claimed_by).toBeNull();
    expect((await must(claim(id, two.token))).data.claimed_by).toBe(two.name);
    expect(await trail(id)).toEqual([
      [one.name, `claim_${queue}`],
      [one.name, `release_${queue}`],
      [two.name, `claim_${queue}`],
    ]);
  });

  test('is free again when the time of its claim is over, and an own claim can be made to last', async () => {
    const id = await ask();
    await must(claim(id, one.token));
    await world.moveClock(14 * MINUTE_MS);
    expect((await must(claim(id, one.token))).is_new).toBe(false);
    await world.moveClock(14 * MINUTE_MS);
    expect((await claim(id, two.token)).body.code).toBe('claimed');
    await world.moveClock(MINUTE_MS + 1_000);
    expect((await claimOf(id)).claimed_by).toBeNull();
    expect(await must(claim(id, two.token))).toMatchObject({ is_new: true, data: { claimed_by: two.name } });
  });

  test('is taken with others in one call, which answers those that are got, none that a colleague has or that is decided, and of these whose and by whom', async () => {
    const [free, own, others, decided] = [await ask(), await ask(), await ask(), await ask()];
    await must(claim(own, one.token));
    await must(claim(others, two.token));
    await must(reject(decided, one.token));
    const got = await must(claimMany([decided, others, free, own, free, 999_999], one.token));
    expect(got.data).toEqual([free, own]);
    expect(got.left_out).toEqual([
      { id: others, claimed_by: two.name, state: null, decided_by: null },
      { id: decided, claimed_by: null, state: 'rejected', decided_by: one.name },
      { id: 999_999, claimed_by: null, state: null, decided_by: null },
    ]);
    expect(await claimOf(free)).toMatchObject({ claimed_by: one.name });
    expect(await claimOf(others)).toMatchObject({ claimed_by: two.name });
    expect((await must(claimMany([free, own, others], two.token))).data).toEqual([others]);
    expect(await trail(free)).toEqual([[one.name, `claim_${queue}`]]);
    expect((await claimMany([free], stranger.token)).body.code).toBe('not_allowed');
    for (const ids of [[], Array.from({ length: 51 }, (_, nth) => nth + 1)]) expect((await claimMany(ids, one.token)).status).toBe(422);
  });

  test('and others are each got by one of two operators who take them at once, on two servers', async () => {
    const ids = [await ask(), await ask(), await ask()];
    const [ours, theirs] = await Promise.all([
      must(claimMany(ids, one.token)),
      must(claimsOn(world, queue, other).claimMany([...ids].reverse(), two.token)),
    ]);
    expect([...ours.data, ...theirs.data].sort((a, b) => a - b)).toEqual(ids);
  });

  test('is handed over to another operator of the queue, who then has it', async () => {
    const id = await ask();
    await must(claim(id, one.token));
    await world.moveClock(10 * MINUTE_MS);
    for (const _ of ['once', 'twice']) expect((await must(handOver(id, one.token, idOf(two.name)))).data.claimed_by).toBe(two.name);
    expect((await claimOf(id)).claimed_by).toBe(two.name);
    for (const call of [claim, release, reject]) expect((await call(id, one.token)).body.code).toBe('claimed');
    await world.moveClock(10 * MINUTE_MS);
    expect((await reject(id, two.token)).status).toBe(200);
    expect(await trail(id)).toMatchObject([
      [one.name, `claim_${queue}`],
      [one.name, `hand_over_${queue}`, { operator: two.name }],
      [two.name, expect.stringMatching(/^reject_/), {}],
    ]);
  });

  test('is handed over to nobody who may not work on the queue, is shut out, or is not there', async () => {
    const id = await ask();
    await must(claim(id, one.token));
    expect((await must(claimants(one.token))).data.map((it) => it.username)).toEqual(colleagues);
    for (const operator_id of [idOf(stranger.name), idOf('editor'), idOf('gone'), 999_999]) {
      expect((await handOver(id, one.token, operator_id)).body.code, String(operator_id)).toBe('operator_not_allowed');
    }
    expect((await claimOf(id)).claimed_by).toBe(one.name);
  });

  test('is neither claimed, let go nor handed over by who may not work on the queue', async () => {
    const id = await ask();
    const asked = [claim(id, stranger.token), release(id, stranger.token), handOver(id, stranger.token, idOf(one.name))];
    for (const answer of [...(await Promise.all(asked)), await claimants(stranger.token)]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'not_allowed']);
    }
    expect((await claim(999_999, one.token)).status).toBe(404);
    expect(await trail(id)).toEqual([]);
  });

  test('is not claimed any more once it is decided, which takes no claim and ends one', async () => {
    const id = await ask();
    await must(claim(id, one.token));
    expect((await reject(id, one.token)).status).toBe(200);
    const unclaimed = await ask();
    expect((await reject(unclaimed, one.token)).status).toBe(200);
    for (const decided of [id, unclaimed]) {
      for (const call of [claim, release, reject]) expect((await call(decided, two.token)).body.code).toBe('already_decided');
      expect((await handOver(decided, one.token, idOf(two.name))).body.code).toBe('already_decided');
      expect(await claimOf(decided)).toEqual({ claimed_by: null, claimed_until: null });
    }
  });

  test('tapped twice is one claim with one row of the trail', async () => {
    const id = await ask();
    const answers = await times(2, () => claim(id, one.token));
    expect(answers.map((it) => it.status)).toEqual([200, 200]);
    expect(answers.filter((it) => it.body.is_new)).toHaveLength(1);
    expect(await trail(id)).toEqual([[one.name, `claim_${queue}`]]);
  });

  test('is claimed by one of two operators at once, on two servers', async () => {
    const id = await ask();
    const elsewhere = claimsOn(world, queue, other);
    const answers = await times(20, (n) => (n % 2 ? claim : elsewhere.claim)(id, n % 3 ? one.token : two.token));
    const won = answers.filter((it) => it.status === 200);
    const [holder, ...others] = new Set(won.map((it) => it.body.data.claimed_by));
    expect(others).toEqual([]);
    // A server whose lock time-out ran out says busy, and has done nothing.
    for (const it of answers.filter((answer) => answer.status !== 200)) expect(['claimed', 'busy']).toContain(it.body.code);
    expect((await claimOf(id)).claimed_by).toBe(holder);
    expect(await trail(id)).toEqual([[holder, `claim_${queue}`]]);
  });
});

test('claims that ended are forgotten after a day', async () => {
  const stored = async () => (await world.sql('select subject from claim')).length;
  expect(await stored()).toBeGreaterThan(0);
  await forgetOld(world.server.world);
  expect(await stored()).toBeGreaterThan(0);
  await world.moveClock(2 * 24 * 60 * MINUTE_MS);
  await forgetOld(world.server.world);
  expect(await stored()).toBe(0);
});
