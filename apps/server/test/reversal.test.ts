import { dayShown, kyatWire } from '@shwekan/rules';
import pg from 'pg';
import { expect, test } from 'vitest';
import { announce } from '../src/lottery/announce.ts';
import { settleDraw } from '../src/lottery/settlement.ts';
import { audit } from '../src/proof/audit.ts';
import { cashIn } from './cash-in.ts';
import { confirmDeed, decide, secondPerson, waiting } from './deeds.ts';
import { balanceOf, bet, drawsWorld, giveResult, MONDAY, settled, TUESDAY } from './draws-world.ts';
import { holdRows } from './hold-rows.ts';
import { listen } from './listen.ts';
import { must, registerPlayer, type TestPlayer } from './people.ts';
import { until } from './until.ts';

const world = await drawsWorld();
const WRONG = ['1,338.91', '32,345.64'] as const; // 15 and 5
const RIGHT = ['1,316.80', '33,617.38'] as const; // 07 and 7

const ask = (id: number, token = world.draws_a) =>
  world.call('POST /api/console/draws/:id/reverse', { token, params: { id }, body: { reason: 'The exchange corrected itself' } });
const reverse = (id: number) => must(decide(world, ask(id)));
const takenBack = (draw_id: number) =>
  until(async () => (await world.sql('select from draw where id = $1 and reversing_at is null', [draw_id])).length === 1);
const rewarded = (draw_id: number, round: number) =>
  until(
    async () =>
      (await world.sql('select from referral_run where draw_id = $1 and round = $2 and done_at is not null', [draw_id, round])).length ===
      1,
  );
const bet1d = (player: TestPlayer, bet_number: string, amount: number, section = '11:00 AM') =>
  must(
    world.call('POST /api/user/betting_1d', { token: player.token, body: { section, date: MONDAY, bet_obj: [{ bet_number, amount }] } }),
  );
const oneD = async (section: string) =>
  (
    await must(world.call('GET /api/console/draws', { token: world.draws_a, query: { lottery: '1D', from: MONDAY, to: MONDAY } }))
  ).data.find((it) => it.section === section);

/** What home shows of 2D as drawn last. */
const lastDrawn = async () => (await must(world.call('GET /api/lottery/list'))).find((it) => it.code === '2D')?.last_draw;

test('a wrong settlement is taken back by two operators, with its 1D, and settled again: everyone has what the right number says', async () => {
  const referrer = await world.player(0);
  const { data } = await must(world.call('GET /api/user/profile', { token: referrer.token }));
  const friend = await registerPlayer(world, { referral: data.referral });
  await cashIn(world, friend, 10_000, world.finance);
  const [wrong, right] = [await world.player(10_000), await world.player(10_000)];
  await must(bet(world, wrong, [['15', 1000]]));
  await must(bet(world, right, [['07', 500]]));
  await must(bet(world, friend, [['51', 2000]]));
  await bet1d(wrong, '5', 100);
  await bet1d(right, '7', 100);
  await world.moveClock(`${MONDAY}T11:00:00+06:30`);
  const draw = await world.drawOf('11:00 AM');
  const one = (await oneD('11:00 AM'))?.id ?? 0;
  expect((await ask(draw.id)).body.code).toBe('draw_not_settled');
  await giveResult(world, draw.id, ...WRONG);
  await settled(world, draw.id);
  await settled(world, one);
  await rewarded(draw.id, 1);
  expect(await balanceOf(world, wrong)).toBe('94700.00'); // 10,000 - 1,100 + 1,000 x 85 + 100 x 8
  expect(await balanceOf(world, referrer)).toBe('20.00');
  // The referrer has spent it by the time that it is taken back.
  await cashIn(world, referrer, 5000, world.finance);
  await must(bet(world, referrer, [['01', 5000]], { section: '12:01 PM' }));

  expect((await ask(one)).body.code).toBe('draw_follows');
  const { data: asked, deed_id } = await must(ask(draw.id));
  expect(asked.reversal).toMatchObject({ asked_by: 'draws-a', reason: 'The exchange corrected itself' });
  expect((await ask(draw.id, world.draws_b)).body.code).toBe('deed_waits');
  const deed = (await waiting(world, world.draws_b)).find((it) => it.id === deed_id);
  expect(deed?.title).toBe(`The settlement of the 2D draw of ${dayShown(MONDAY)}, 11:00 AM, is reversed`);
  expect(deed?.lines.map(({ field, before, after }) => [field, before, after])).toEqual([
    ['2D number', '15', null],
    ['1D number', '5', null],
    ['Wins', '85,800 kyat, 2 slips', 'taken back; balances may go below zero'],
    ['Reason', null, 'The exchange corrected itself'],
  ]);
  expect((await confirmDeed(world, deed_id, world.draws_a)).body.code).toBe('same_operator');
  expect(await balanceOf(world, wrong)).toBe('94700.00');
  const heard = await listen(world.server, { token: wrong.token });
  await must(confirmDeed(world, deed_id, world.draws_b));
  await takenBack(draw.id);
  await takenBack(one);

  expect(await world.drawOf('11:00 AM')).toMatchObject({ state: 'closed', result: null, round: 2, reversal: null, paid: '0.00' });
  expect(await oneD('11:00 AM')).toMatchObject({ state: 'closed', result: null, round: 2 });
  expect((await world.drawOf('11:00 AM')).proposals.map((it) => [it.number, it.state, it.reason])).toEqual([
    ['15', 'reversed', 'The exchange corrected itself'],
    // What the second one entered stood as well.
    ['15', 'withdrawn', 'The exchange corrected itself'],
  ]);
  expect(await balanceOf(world, wrong)).toBe('8900.00');
  await heard.until(() => heard.named('notification').length >= 2 && heard.named('result').length > 0);
  expect(heard.named('result').map((it) => it.data)).toContainEqual({ lottery: '2D', section: '11:00 AM', date: MONDAY, number: '' });
  heard.close();
  const [slip] = (await must(world.call('GET /api/user/bet_slip_history_2d', { token: wrong.token }))).data;
  expect(slip).toMatchObject({ win: 0, reward: 0, lucky_number: null });
  expect(await must(world.call('GET /api/luckynumber_daily'))).toContainEqual(
    expect.objectContaining({ '2d': 'Coming Soon', section: '11:00 AM', set: null, value: null }),
  );
  expect(await lastDrawn()).toBeNull();
  expect((await must(world.call('GET /api/winner_users/:lottery', { params: { lottery: '2D' } }))).data).toEqual([]);
  expect((await audit(world.database_url)).difference).toBeNull();

  await giveResult(world, draw.id, ...RIGHT);
  await settled(world, draw.id);
  await settled(world, one);
  await rewarded(draw.id, 2);
  expect(await balanceOf(world, wrong)).toBe('8900.00');
  expect(await balanceOf(world, right)).toBe('52700.00'); // 10,000 - 600 + 500 x 85 + 100 x 8
  expect(await balanceOf(world, referrer)).toBe('20.00');
  expect(await world.drawOf('11:00 AM')).toMatchObject({ state: 'settled', result: '07', round: 2 });
  expect(await oneD('11:00 AM')).toMatchObject({ state: 'settled', result: '7', round: 2 });
  expect(await must(world.call('GET /api/luckynumber_daily'))).toContainEqual(expect.objectContaining({ '2d': '07', section: '11:00 AM' }));
  expect(await lastDrawn()).toEqual({ lucky_number: '07', date: MONDAY, section: '11:00 AM' });
  const winners = await must(world.call('GET /api/winner_users/:lottery', { params: { lottery: '2D' } }));
  expect(winners.data.map((it) => [it.win_amount, it.bet_amount])).toEqual([['42500.00', '500.00']]);
  const refs = await world.sql(
    `select reason, count(*)::int as n from entry where reason like '%reversed' group by reason order by reason`,
  );
  expect(refs).toEqual([
    { reason: 'lottery_referral_reversed', n: 1 },
    { reason: 'win_reversed', n: 2 },
  ]);
  const trail = await world.sql(
    `select o.username, a.action, a.subject, a.reason from audit_row a join operator o on o.id = a.operator_id
     where a.action like '%reversal' or a.action = 'reverse_settlement' order by a.id`,
  );
  expect(trail.map((it) => [it['username'], it['action'], it['subject'], it['reason']])).toEqual([
    ['draws-a', 'ask_reversal', `draw:${draw.id}`, 'The exchange corrected itself'],
    ['draws-b', 'reverse_settlement', `draw:${draw.id}`, 'The exchange corrected itself'],
    ['draws-b', 'reverse_settlement', `draw:${one}`, 'The exchange corrected itself'],
    ['draws-b', 'confirm_reversal', `draw:${draw.id}`, null],
  ]);
  expect((await audit(world.database_url)).difference).toBeNull();
});

test('who has spent a win that is taken back is below zero, and cannot bet or cash out until that is covered', async () => {
  const lucky = await world.player(1000);
  await must(bet(world, lucky, [['15', 1000]], { section: '12:01 PM' }));
  await world.moveClock(`${MONDAY}T12:01:00+06:30`);
  const draw = await world.drawOf('12:01 PM');
  await giveResult(world, draw.id, ...WRONG);
  await settled(world, draw.id);
  await settled(world, (await oneD('12:01 PM'))?.id ?? 0);
  await must(bet(world, lucky, [['22', 80_000]], { section: '03:00 PM' }));
  await reverse(draw.id);
  await takenBack(draw.id);
  expect(await balanceOf(world, lucky)).toBe('-80000.00');
  const [purse] = await world.sql(`select overdrawn_at is not null as flagged from purse where player_id = $1 and kind = 'main'`, [
    lucky.id,
  ]);
  expect(purse).toEqual({ flagged: true });
  // What one player owes makes what is owed to the others no smaller.
  const [held] = await world.sql(
    `select sum(balance) filter (where balance > 0)::bigint as above, sum(balance) filter (where balance < 0)::bigint as below
     from purse where player_id is not null and unit = 'pya'`,
  );
  const { funds } = await must(world.call('GET /api/console/today', { token: world.finance }));
  expect([funds.total, funds.below_zero]).toEqual([kyatWire(Number(held?.['above'])), kyatWire(Number(held?.['below']))]);
  // The report of player funds says both as Today does, at any time; the statement tells what is owed beneath the sum that its chain comes to.
  const fundsAt = (at?: string) =>
    must(world.call('GET /api/console/reports/funds', { token: world.finance, query: at === undefined ? {} : { at } }));
  const report = await fundsAt();
  expect([report.total, report.below_zero]).toEqual([funds.total, funds.below_zero]);
  expect(report.data.filter((it) => it.unit === 'kyat').map((it) => it.owed)).toEqual(funds.purses.map((it) => it.amount));
  const [took] = await world.sql(`select at from entry where reason = 'win_reversed' order by id desc limit 1`);
  expect((await fundsAt((took?.['at'] as Date | undefined)?.toISOString())).below_zero).toBe('0.00');
  const told = await must(world.call('GET /api/console/reports/statement', { token: world.finance, query: { month: MONDAY.slice(0, 7) } }));
  const closing = told.data.filter((it) => it.part === 'Player funds' && it.what === 'Closing').slice(-2);
  expect(closing.map((it) => it.amount)).toEqual([kyatWire(Number(held?.['above']) + Number(held?.['below'])), funds.below_zero]);
  expect(told.difference).toBe('0.00');
  const { data: month } = await must(world.call('GET /api/console/today/month', { token: world.finance }));
  expect(month.at(-1)?.funds).toBe(funds.total);
  expect((await bet(world, lucky, [['22', 100]], { section: '03:00 PM' })).body.code).toBe('overdrawn');
  // While the wins are away the draw may be called off as well: every stake comes back, and the win stays taken back.
  await cashIn(world, lucky, 80_100, world.finance);
  expect((await bet(world, lucky, [['22', 100]], { section: '03:00 PM' })).status).toBe(200);
  await must(
    decide(
      world,
      world.call('POST /api/console/draws/:id/void', {
        token: world.draws_a,
        params: { id: draw.id },
        body: { reason: 'No number at all' },
      }),
    ),
  );
  await settled(world, draw.id);
  expect(await balanceOf(world, lucky)).toBe('1000.00');
  expect((await ask(draw.id)).body.code).toBe('draw_not_settled');
  expect((await audit(world.database_url)).difference).toBeNull();
});

test('a reversal that is refused changes nothing, and one that is running lets no result in', async () => {
  const player = await world.player(1000);
  await must(bet(world, player, [['15', 1000]], { section: '03:00 PM' }));
  await world.moveClock(`${MONDAY}T15:00:00+06:30`);
  const draw = await world.drawOf('03:00 PM');
  await giveResult(world, draw.id, ...WRONG);
  await settled(world, draw.id);
  await settled(world, (await oneD('03:00 PM'))?.id ?? 0);
  const refused = { token: world.draws_b, params: { id: Number((await must(ask(draw.id))).deed_id) }, body: { reason: 'It was right' } };
  await must(world.call('POST /api/console/deeds/:id/refuse', refused));
  expect(await world.drawOf('03:00 PM')).toMatchObject({ state: 'settled', reversal: null, round: 1 });
  expect(await balanceOf(world, player)).toBe('85000.00');

  // The job that takes the win back is kept from the purse, and so from its end.
  const holder = new pg.Client({ connectionString: world.database_url });
  await holder.connect();
  await holder.query('begin');
  await holder.query(`select from purse where player_id = $1 and kind = 'main' for update`, [player.id]);
  await reverse(draw.id);
  const enter = () =>
    world.call('POST /api/console/draws/:id/results', { token: world.draws_a, params: { id: draw.id }, body: { number: '07' } });
  // Asked again while it is busy: a worker holds the draw, and waits for the purse.
  const { code } = (await enter()).body;
  await holder.query('rollback');
  await holder.end();
  expect(code).toBe('reversal_running');
  // Taken back again and again, by many at once, it is taken back once.
  await Promise.allSettled(Array.from({ length: 5 }, () => settleDraw(world.server.world, draw.id)));
  await takenBack(draw.id);
  expect(await balanceOf(world, player)).toBe('0.00');
  await expect(world.sql('delete from payout where draw_id in (select draw_id from payout limit 1)')).rejects.toThrow('append only');
  expect((await audit(world.database_url)).difference).toBeNull();
}, 30_000);

test('a win that waits to be paid out when it is taken back is not paid out: rejecting the cash-out covers it', async () => {
  const lucky = await world.player(1000);
  await world.sql(`update player set lvl_2_state = 'approved', lvl_2_name = 'Aung Aung' where id = $1`, [lucky.id]);
  await must(bet(world, lucky, [['15', 1000]], { section: '04:30 PM' }));
  await world.moveClock(`${MONDAY}T16:30:00+06:30`);
  const draw = await world.drawOf('04:30 PM');
  await giveResult(world, draw.id, ...WRONG);
  await settled(world, draw.id);
  await settled(world, (await oneD('04:30 PM'))?.id ?? 0);
  const methods = await must(world.call('GET /api/payment-method/show-cashout'));
  const { data: asked } = await must(
    world.call('POST /api/cash-out', {
      token: lucky.token,
      body: {
        payment_id: methods.pay[0]?.id ?? 0,
        account_name: 'Aung Aung',
        user_phone: '09777000111',
        amount: 80_000,
        password: lucky.password,
      },
    }),
  );
  await reverse(draw.id);
  await takenBack(draw.id);
  expect(await balanceOf(world, lucky)).toBe('-80000.00');
  const request = { token: world.finance, params: { id: asked.id } };
  // By another operator than who credited the player.
  const other = { ...request, token: await secondPerson(world) };
  const noted = await must(world.call('POST /api/console/cash-out/:id/pay', { ...other, body: { payout_reference: 'GONE-1' } }));
  expect(noted.data).toMatchObject({ state: 'pending', is_overdrawn: true, is_sent: true });
  await must(world.call('POST /api/console/deeds/:id/withdraw', { token: other.token, params: { id: noted.deed_id ?? 0 } }));
  await must(world.call('POST /api/console/cash-out/:id/reject', { ...request, body: { reason: 'The draw was settled wrongly' } }));
  expect(await balanceOf(world, lucky)).toBe('0.00');
  expect((await bet(world, lucky, [['22', 100]], { date: TUESDAY })).body.code).toBe('not_enough_money');
  expect((await audit(world.database_url)).difference).toBeNull();
});

test('while only wins of 1D are still taken back, neither an operator nor a feed gives its 2D draw a number', async () => {
  await world.moveClock(`${TUESDAY}T10:00:00+06:30`);
  const player = await world.player(1000);
  const body = { section: '11:00 AM', date: TUESDAY, bet_obj: [{ bet_number: '5', amount: 1000 }] };
  await must(world.call('POST /api/user/betting_1d', { token: player.token, body }));
  await world.moveClock(`${TUESDAY}T11:00:01+06:30`);
  const { id } = await world.drawOf('11:00 AM', TUESDAY);
  const [row] = await world.sql(`select id::int from draw where lottery_id = 4 and day = $1 and section = '11:00'`, [TUESDAY]);
  const one = Number(row?.['id']);
  await giveResult(world, id, ...WRONG);
  for (const it of [id, one]) await settled(world, it);

  const held = await holdRows(world.database_url, `select from purse where player_id = ${player.id} and kind = 'main' for update`);
  await reverse(id);
  await takenBack(id);
  const entry = { token: world.draws_a, params: { id }, body: { number: '07' } };
  const told = { day: TUESDAY, section: '11:00', set: RIGHT[0], value: RIGHT[1], source_at: null };
  const tell = () => Promise.all(['thaistock2d', 'set'].map((name) => announce(world.server.world, { name, lottery: '2D' }, told)));
  // The worker that takes 1D's win back gives up waiting for the purse, again and again: who asks has a turn in between.
  await until(async () => (await world.call('POST /api/console/draws/:id/results', entry)).body.code === 'reversal_running');
  await until(async () => (await Promise.allSettled([tell()]))[0].status === 'fulfilled');
  expect(await world.drawOf('11:00 AM', TUESDAY)).toMatchObject({ result: null });
  await held.release();
  await takenBack(one);
  expect(await balanceOf(world, player)).toBe('0.00');
  await tell();
  for (const it of [id, one]) await settled(world, it);
  expect(await world.drawOf('11:00 AM', TUESDAY)).toMatchObject({ result: '07', round: 2 });
}, 60_000);

test('the audit sees a reversal that no second person confirmed', async () => {
  const [deed] = await world.sql(`select id::int, state from deed where kind = 'reversal' and state = 'done' order by id limit 1`);
  await world.sql(`update deed set state = 'withdrawn', decided_by = asked_by where id = $1`, [deed?.['id']]);
  expect((await audit(world.database_url)).difference?.check).toBe('every reversal was confirmed by another');
});
