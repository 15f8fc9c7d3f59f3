import { expect, test } from 'vitest';
import { whileBusy } from '../src/demo/patience.ts';
import { drawsWorld, MONDAY } from './draws-world.ts';
import { must, type TestPlayer } from './people.ts';
import { until } from './until.ts';
import { callServer, isBusy } from './world.ts';

const world = await drawsWorld();
const other = await world.another();
const players: TestPlayer[] = [];
for (let n = 0; n < 4; n += 1) players.push(await world.player(1_000_000));

/** A server that has too much to do takes nothing and says so: the bet is sent again, as the app does. */
const send = (n: number, body: object) =>
  whileBusy(
    () => callServer([world.server, other][n % 2]!, 'POST /api/user/betting', { token: players[n % players.length]!.token, body }),
    isBusy,
  );
const line = (bet_number: string, amount: number) => ({ bet_number, amount });

test('200 bets at once in two processes never exceed the cap of a number, and leave nothing that would have fitted', async () => {
  const draw = await world.drawOf('03:00 PM');
  const cap = 50_000;
  await must(
    world.call('POST /api/console/draws/:id/numbers', {
      token: world.draws_a,
      params: { id: draw.id },
      body: { numbers: [{ bet_number: '07', cap }] },
    }),
  );
  const stakes = Array.from({ length: 200 }, (_, n) => [300, 700, 1100][n % 3]!);
  const got = await Promise.all(
    stakes.map((stake, n) =>
      send(n, { section: '03:00 PM', date: MONDAY, bet_obj: [line('07', stake), line(String(10 + (n % 90)), 100)] }),
    ),
  );
  expect([...new Set(got.map((it) => it.body.code ?? 'taken'))].sort()).toEqual(['number_sold_out', 'taken']);
  const taken = got.reduce((sum, it, n) => (it.status === 200 ? sum + stakes[n]! : sum), 0);
  const [row] = await world.sql('select taken_pya::int from draw_number where draw_id = $1 and number = 7', [draw.id]);
  expect(row?.['taken_pya']).toBe(taken * 100);
  expect(taken).toBeLessThanOrEqual(cap);
  // All or nothing: what is left is less than the smallest stake that was refused.
  const refused = stakes.filter((_, n) => got[n]?.status !== 200);
  expect(cap - taken).toBeLessThan(Math.min(...refused));
  const [all] = await world.sql(
    `select sum(n.taken_pya)::bigint::text as counted, (select sum(total_pya)::bigint::text from slip where draw_id = $1) as staked from draw_number n where draw_id = $1`,
    [draw.id],
  );
  expect(all?.['counted']).toBe(all?.['staked']);
});

test('in the closing second, from many clients in two processes, none is taken at or after the closing', async () => {
  const closes_at = Date.parse(`${MONDAY}T10:50:00+06:30`);
  await world.moveClock(new Date(closes_at - 1200).toISOString());
  let sent = 0;
  const got: { status: number; code: string }[] = [];
  const client = async () => {
    while (got.filter((it) => it.code === 'betting_closed').length < 40) {
      sent += 1;
      const it = await send(sent, { section: '11:00 AM', date: MONDAY, bet_obj: [line(String(10 + (sent % 90)), 100)] });
      got.push({ status: it.status, code: it.body.code ?? 'taken' });
    }
  };
  await Promise.all(Array.from({ length: 24 }, client));
  expect([...new Set(got.map((it) => it.code))].sort()).toEqual(['betting_closed', 'taken']);
  const [draw] = await world.sql(
    `select count(*)::int as slips, max(s.accepted_at) < min(d.closes_at) as in_time from slip s join draw d on d.id = s.draw_id where d.day = $1 and d.section = '11:00'`,
    [MONDAY],
  );
  expect(draw).toEqual({ slips: got.filter((it) => it.code === 'taken').length, in_time: true });
});

test('a draw closed by an operator under load takes nothing after its new closing', async () => {
  const draw = await world.drawOf('12:01 PM');
  let is_closed = false;
  let n = 0;
  const client = async () => {
    while (!is_closed) {
      n += 1;
      const it = await send(n, { section: '12:01 PM', date: MONDAY, bet_obj: [line(String(10 + (n % 90)), 100)] });
      is_closed ||= it.body.code === 'betting_closed';
    }
  };
  const clients = Array.from({ length: 16 }, client);
  await until(async () => n > 100);
  const now = (await world.now()).toISOString();
  // Bets that keep coming do not keep the operator waiting.
  const closed = await world.call('POST /api/console/draws/:id', {
    token: world.draws_a,
    params: { id: draw.id },
    body: { closes_at: now },
  });
  expect(closed.status).toBe(200);
  await Promise.all(clients);
  const [late] = await world.sql(
    'select count(*)::int as slips from slip s join draw d on d.id = s.draw_id where d.id = $1 and s.accepted_at >= d.closes_at',
    [draw.id],
  );
  expect(late).toEqual({ slips: 0 });
});
