import { linePayoutPya, numberText } from '@shwekan/rules';
import { describe, expect, test } from 'vitest';
import { settleDraw } from '../src/lottery/settlement.ts';
import { decide } from './deeds.ts';
import { balanceOf, bet, drawsWorld, giveResult, MONDAY, settled, TUESDAY } from './draws-world.ts';
import { listen } from './listen.ts';
import { must, type TestPlayer } from './people.ts';
import { until } from './until.ts';

const world = await drawsWorld();

const THURSDAY = '2026-11-26';
const slips = async (who: TestPlayer) =>
  (await must(world.call('GET /api/user/bet_slip_history_2d', { token: who.token, query: { start_date: MONDAY, end_date: TUESDAY } })))
    .data;
const slipsToday = (who: TestPlayer) => world.call('GET /api/user/bet_slip_history_today', { token: who.token });
const told = async (who: TestPlayer, kind: string) =>
  world.sql('select data from notification where player_id = $1 and kind = $2 order by id', [who.id, kind]);

describe('a settled draw', () => {
  test('pays winners stake times odds once, and losers nothing', async () => {
    const [winner, loser, both] = [await world.player(10_000), await world.player(10_000), await world.player(10_000)];
    await must(
      bet(world, winner, [
        ['15', 1300],
        ['51', 500],
      ]),
    );
    await must(bet(world, loser, [['51', 2000]]));
    await must(bet(world, both, [['15', 100]]));
    await must(bet(world, both, [['15', 200]]));
    // More slips than are listed: the two that win are the oldest.
    const many = await world.player(10_000);
    for (const number of ['15', '15']) await must(bet(world, many, [[number, 100]]));
    await Promise.all(Array.from({ length: 31 }, () => must(bet(world, many, [['51', 100]]))));
    const of_1d = { section: '04:30 PM', date: MONDAY, bet_obj: [{ bet_number: '7', amount: 100 }] };
    await must(world.call('POST /api/user/betting_1d', { token: loser.token, body: of_1d }));
    expect((await must(slipsToday(loser))).data.map((it) => [it.lottery, it.section, it.win])).toEqual([
      ['1D', '04:30 PM', 0],
      ['2D', '11:00 AM', 0],
    ]);
    const draw = await world.drawOf('11:00 AM');
    const heard = await listen(world.server, { token: winner.token });
    await world.moveClock(`${MONDAY}T11:00:00+06:30`);
    expect(await must(world.call('GET /api/luckynumber_daily'))).toContainEqual({
      '2d': 'Coming Soon',
      section: '11:00 AM',
      date: MONDAY,
      set: null,
      value: null,
    });
    await giveResult(world, draw.id, '1,338.91', '32,345.64');
    await settled(world, draw.id);

    expect(await balanceOf(world, winner)).toBe('118700.00'); // 10,000 - 1,800 + 1,300 x 85
    expect(await balanceOf(world, loser)).toBe('7900.00');
    expect(await balanceOf(world, both)).toBe('35200.00'); // 10,000 - 300 + 300 x 85
    expect((await slips(winner))[0]).toMatchObject({
      win: 1,
      reward: 1,
      reward_amount: '110500.00',
      lucky_number: '15',
      bettings: [{ win: 1 }, { win: 2 }],
    });
    expect((await slips(loser))[0]).toMatchObject({ win: 2, reward: 0, reward_amount: '0.00', lucky_number: '15', bettings: [{ win: 2 }] });
    expect((await must(slipsToday(winner))).data[0]).toMatchObject({ win: 1, reward_amount: '110500.00', lucky_number: '15' });
    expect((await must(slipsToday(loser))).data.map((it) => it.win)).toEqual([0, 2]);
    const all = await must(slipsToday(many));
    expect(all).toMatchObject({
      total_count: 33,
      draws: [{ lottery: '2D', section: '11:00 AM', date: MONDAY, slip_count: 33, open_count: 0 }],
    });
    expect(all.draws[0]).toMatchObject({ won_count: 2, refunded_count: 0, won_amount: '17000.00' });
    expect(all.data.map((it) => it.win)).toEqual([1, 1, ...Array.from({ length: 28 }, () => 2)]);
    expect(await must(slipsToday(await world.player(0)))).toMatchObject({ data: [], draws: [], last: null });
    expect(await told(winner, 'won')).toMatchObject([
      { data: { amount_pya: 11_050_000, lottery: '2D', section: '11:00 AM', number: '15' } },
    ]);
    expect(await told(both, 'won')).toHaveLength(2);
    expect(await told(loser, 'won')).toHaveLength(0);

    // 1D follows from the same values and is told as well, before or after.
    const source = { set: '1,338.91', value: '32,345.64' };
    const result = { lottery: '2D', section: '11:00 AM', date: MONDAY, number: '15', ...source };
    const isTold = () => heard.named('result').some((it) => it.data['lottery'] === '2D');
    await heard.until(() => ['won', 'notification'].every((name) => heard.named(name).length > 0) && isTold());
    expect(heard.named('won')[0]?.data).toMatchObject({ amount: '110500.00', stake: '1800.00' });
    expect(heard.named('result').map((it) => it.data)).toContainEqual(result);
    expect(heard.named('balance').at(-1)?.data).toMatchObject({ balance: '118700.00' });
    heard.close();

    expect(await must(world.call('GET /api/luckynumber_daily'))).toContainEqual({
      '2d': '15',
      section: '11:00 AM',
      date: MONDAY,
      ...source,
    });
    const winners = await must(world.call('GET /api/winner_users/:lottery', { params: { lottery: '2D' } }));
    expect(winners).toMatchObject({ section: '11:00 AM', open_date: MONDAY, lucky_number: '15' });
    expect(winners.data.map((it) => [it.win_amount, it.bet_amount, it.phone])).toEqual([
      ['110500.00', '1300.00', `09******${winner.phone.slice(-3)}`],
      ['25500.00', '300.00', `09******${both.phone.slice(-3)}`],
      ['17000.00', '200.00', `09******${many.phone.slice(-3)}`],
    ]);
    expect(JSON.stringify(winners)).not.toContain(winner.phone);
    expect(winners.data.every((it) => it.name.endsWith('***'))).toBe(true);
  });

  test('settled again by many pays nobody twice', async () => {
    const draw = await world.drawOf('11:00 AM');
    const before = await totals();
    await world.sql('update draw set settled_at = null, paid_to = 0 where id = $1', [draw.id]);
    // Even if the mark of how far it got were lost, the slips' own payouts stop a second payment.
    await expect(settleDraw(world.server.world, draw.id)).rejects.toThrow('payout_pkey');
    expect(await totals()).toEqual(before);
    await world.sql('update draw set settled_at = product_now() where id = $1', [draw.id]);
    await Promise.all(Array.from({ length: 5 }, () => settleDraw(world.server.world, draw.id)));
    expect(await totals()).toEqual(before);
  });
});

const totals = async () =>
  world.sql(`select (select count(*) from payout) as payouts, (select count(*) from entry where reason in ('win', 'refund')) as entries,
  (select sum(balance) from purse where kind = 'main') as money`);

describe('a voided draw', () => {
  test('gives every stake back once, and says so', async () => {
    const [one, two] = [await world.player(5000), await world.player(5000)];
    await must(
      bet(
        world,
        one,
        [
          ['01', 700],
          ['02', 300],
        ],
        { section: '03:00 PM' },
      ),
    );
    await must(bet(world, two, [['03', 5000]], { section: '03:00 PM' }));
    const draw = await world.drawOf('03:00 PM');
    await must(
      decide(
        world,
        world.call('POST /api/console/draws/:id/void', {
          token: world.draws_a,
          params: { id: draw.id },
          body: { reason: 'The exchange was closed' },
        }),
      ),
    );
    await settled(world, draw.id);
    expect([await balanceOf(world, one), await balanceOf(world, two)]).toEqual(['5000.00', '5000.00']);
    expect((await slips(one))[0]).toMatchObject({ win: 3, reward: 0, reward_amount: '0.00', bettings: [{ win: 3 }, { win: 3 }] });
    expect(await told(one, 'refunded')).toMatchObject([{ data: { amount_pya: 100_000, lottery: '2D', section: '03:00 PM' } }]);
    expect((await bet(world, one, [['01', 100]], { section: '03:00 PM' })).body.code).toBe('betting_closed');
    await Promise.all([settleDraw(world.server.world, draw.id), settleDraw(world.server.world, draw.id)]);
    expect(await balanceOf(world, one)).toBe('5000.00');
  });
});

test('stopped several times in the middle, settling pays every winner once and to the pya', async () => {
  const draw = await world.drawOf('04:30 PM');
  const players: TestPlayer[] = [];
  for (let n = 0; n < 4; n += 1) players.push(await world.player(10_000));
  await fillDraw(draw.id, players, 60_000);
  await world.moveClock(`${MONDAY}T16:30:00+06:30`);
  await giveResult(world, draw.id, '1,316.80', '33,617.38');
  // The connections that are settling are cut, again and again; the job and the loop take it up.
  let cuts = 0;
  await until(async () => {
    const cut = await world.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()
         and query like '%post(%'`,
    );
    cuts += Math.sign(cut.length);
    const [at] = await world.sql('select paid_to::int, settled_at from draw where id = $1', [draw.id]);
    return cuts >= 4 || at?.['settled_at'] != null;
  });
  expect(cuts).toBeGreaterThan(0);
  await settled(world, draw.id);

  const rows = await world.sql(
    `select s.id::int, s.numbers, s.stakes_pya::text[] as stakes, s.odds_hundredths, p.amount_pya::int as paid, e.n::int as entries
     from slip s left join payout p on p.slip_id = s.id left join (select ref, count(*) as n from entry group by ref) e on e.ref = 'win:' || s.id where s.draw_id = $1`,
    [draw.id],
  );
  const wrong = rows.filter((row) => {
    const stakes = row['stakes'] as string[];
    const owed = (row['numbers'] as number[])
      .map((number, line) => ({
        bet_number: numberText(number, 2),
        stake_pya: Number(stakes[line]),
        odds_hundredths: Number(row['odds_hundredths']),
        tot_odds_hundredths: null,
      }))
      .reduce((sum, line) => sum + linePayoutPya(line, '07'), 0);
    return owed !== (row['paid'] ?? 0) || (owed > 0 ? 1 : null) !== row['entries'];
  });
  expect(rows.length).toBe(60_000);
  expect(wrong).toEqual([]);
}, 60_000);

test('who has no slip today is given the last one before', async () => {
  const who = await world.player(1_000);
  await world.moveClock(`${THURSDAY}T09:00:00+06:30`);
  await must(bet(world, who, [['41', 100]], { date: THURSDAY }));
  await world.moveClock('2026-11-27T09:00:00+06:30');
  expect(await must(slipsToday(who))).toMatchObject({
    data: [],
    last: { lottery: '2D', date: THURSDAY, bettings: [{ bet_number: '41' }] },
  });
});

test('a slip of half a month ago is of the day of its draw, however many came after it', async () => {
  const who = await world.player(1_000);
  await world.moveClock('2026-11-27T09:00:00+06:30');
  await must(
    world.call('POST /api/user/betting_3d', {
      token: who.token,
      body: { opening_date: '2026-12-01', bet_obj: [{ bet_number: '123', amount: 100 }] },
    }),
  );
  await fillDraw((await world.drawOf('11:00 AM', '2026-11-27')).id, [who, who, who, who], 2_100, 'later');
  await world.moveClock('2026-12-01T09:00:00+06:30');
  expect(await must(slipsToday(who))).toMatchObject({ total_count: 1, data: [{ lottery: '3D', date: '2026-12-01' }] });
});

/** Slips as the desk writes them, but many: thousands of winners in a row, and odd stakes and odds that show rounding. */
async function fillDraw(draw_id: number, players: TestPlayer[], count: number, key = 'test'): Promise<void> {
  await world.sql(
    `insert into slip (voucher, player_id, draw_id, numbers, stakes_pya, total_pya, odds_hundredths, balance_after_pya, accepted_at, request_key, request_hash)
     select $4 || 'T-' || n, ($1::bigint[])[1 + n % 4], $2, case when n < 9000 then '{7,8}' else array[n % 100, (n + 3) % 100]::smallint[] end, array[10001 + n, 10007]::bigint[], 20008 + n, 8533, 0, product_now(), $4 || '-' || n, '-'
     from generate_series(1, $3::int) n`,
    [players.map((it) => it.id), draw_id, count, key],
  );
  await countStakes(draw_id);
}

/** What the desk counts on each number while it takes bets. */
async function countStakes(draw_id: number): Promise<void> {
  await world.sql(
    `update draw_number n set taken_pya = x.staked
     from (select number, sum(stake) as staked from slip, lateral unnest(numbers, stakes_pya) as line(number, stake) where draw_id = $1 group by 1) x
     where n.draw_id = $1 and n.number = x.number`,
    [draw_id],
  );
}
