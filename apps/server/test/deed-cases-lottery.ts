import { addDays } from '@shwekan/rules';
import { announce } from '../src/lottery/announce.ts';
import { cashIn } from './cash-in.ts';
import { confirm } from './deeds.ts';
import { bet } from './draws-world.ts';
import { keepLoggedIn, must, registerPlayer } from './people.ts';
import { until } from './until.ts';
import type { TestWorld } from './world.ts';

type People = Record<'draws_a' | 'draws_b' | 'owner' | 'cash_a' | 'cash_b' | 'content' | 'support', string>;

/** The deeds of the lotteries. */
export function lotteryCases(world: TestWorld, people: People) {
  const { draws_a, draws_b, owner } = people;
  const byDrawers = { asker: draws_a, asker_name: 'draws-a', decider: draws_b, strangers: [people.cash_a, people.content, people.support] };
  const settings = () => must(world.call('GET /api/console/lotteries/:lottery', { token: draws_a, params: { lottery: '2D' } }));
  const draws = async () => {
    const day = (await world.now()).toISOString().slice(0, 10);
    const query = { lottery: '2D', from: day, to: '2100-01-01' };
    return (await must(world.call('GET /api/console/draws', { token: draws_a, query }))).data;
  };
  const setLottery = (body: Record<string, unknown>) =>
    world.call('POST /api/console/lotteries/:lottery', { token: draws_a, params: { lottery: '2D' }, body });
  const setSection = async (body: Record<string, unknown>) =>
    world.call('POST /api/console/sections/:id', { token: draws_a, params: { id: (await settings()).sections[0]?.id ?? 0 }, body });
  /** A draw for which an operator has proposed a number: nobody calls it off alone. */
  const proposedDraw = async () => (await draws()).find((it) => it.state === 'closed' && it.proposals.length > 0);
  /** A moment after this one; sessions go on. */
  const goTo = async (at: string) => {
    await keepLoggedIn(world);
    await world.moveClock(new Date(Date.parse(at) + 1000).toISOString());
  };
  const makeDraw = async () => {
    if (await proposedDraw()) return;
    const draw = (await draws()).find((it) => it.state === 'open');
    if (!draw) throw new Error('no draw is open');
    await goTo(draw.closes_at);
    await must(world.call('POST /api/console/draws/:id/results', { token: owner, params: { id: draw.id }, body: { number: '07' } }));
  };
  const idOf = async () => {
    await makeDraw();
    return (await proposedDraw())?.id ?? 0;
  };
  let settled: Promise<number> | null = null;
  /** A draw with the number 07, and its 1D, both settled. */
  const settleOne = async () => {
    const draw = (await draws()).find((it) => it.state === 'open');
    if (!draw) throw new Error('no draw is open');
    await goTo(draw.draws_at);
    const params = { id: draw.id };
    for (const token of [draws_a, draws_b])
      await must(world.call('POST /api/console/draws/:id/results', { token, params, body: { number: '07' } }));
    await until(async () => {
      const pair = `select from draw d where (d.day, d.section) = (select day, section from draw where id = $1) and settled_at is null and result is not null`;
      return (await world.sql(pair, [draw.id])).length === 0;
    });
    return draw.id;
  };
  const settledDraw = () => {
    settled ??= settleOne();
    return settled;
  };
  let told: Promise<{ draw_id: number; proposal_id: number }> | null = null;
  /** A held draw for which a feed says 07, which costs more than one operator may confirm. */
  const tellDear = async () => {
    const draw = (await draws()).find((it) => it.state === 'open');
    if (!draw) throw new Error('no draw is open');
    await world.sql(`update lottery set result_second_above_pya = 84990000 where code = '2D'`);
    const player = await registerPlayer(world);
    await cashIn(world, player, 10_000, people.cash_a);
    await must(bet(world, player, [['07', 10_000]], { section: draw.section, date: draw.date }));
    await goTo(draw.draws_at);
    const values = { set: '1,316.80', value: '33,617.38' };
    const section = new Date(Date.parse(draw.draws_at) + 6.5 * 3_600_000).toISOString().slice(11, 16);
    await announce(world.server.world, { name: 'set', lottery: '2D' }, { day: draw.date, section, source_at: null, ...values });
    const { data } = await must(world.call('GET /api/console/draws/:id', { token: draws_a, params: { id: draw.id } }));
    return { draw_id: draw.id, proposal_id: data.proposals.find((it) => it.source === 'set')?.id ?? 0 };
  };
  const toldDraw = () => {
    told ??= tellDear();
    return told;
  };
  /** A 3D draw of later. */
  const datedDraw = async () => {
    const query = `select d.id, d.day::text from draw d join lottery l on l.id = d.lottery_id where l.code = '3D' and d.opens_at > product_now() order by d.day limit 1`;
    const [row] = await world.sql(query);
    return { id: Number(row?.['id']), day: String(row?.['day']) };
  };
  /** A date of 3D in August of next year. */
  const lastDate = async () => {
    const year = (await world.now()).getUTCFullYear() + 1;
    const query = { year };
    const { data } = await must(
      world.call('GET /api/console/lotteries/:lottery/dates/proposal', { token: draws_a, params: { lottery: '3D' }, query }),
    );
    const { normal_day, day } = data.find((it) => it.normal_day === `${year}-08-16`) ?? { normal_day: '', day: '' };
    return { year, normal_day, day };
  };
  const moveBy = async (days: number, token: string) => {
    const { id, day } = await datedDraw();
    return world.call('POST /api/console/draws/:id/move', {
      token,
      params: { id },
      body: { date: addDays(day, days), reason: 'A holiday' },
    });
  };
  const terms = [{ lottery: '2D' as const, odd: 80, tot_odd: null, commission_percent: 10 }];
  let taker: Promise<{ taker_id: number; draw_id: number }> | null = null;
  /** Another house, and an open draw with 1,000 kyat on 07. */
  const addTaker = async () => {
    const [row] = await world.sql(`insert into taker (name, second_above_pya) values ('Silver house', 0) returning id`);
    const taker_id = Number(row?.['id']);
    await world.sql(`insert into taker_terms values ($1, 1, 8000, null, 1000)`, [taker_id]);
    const draw = (await draws()).find((it) => it.state === 'open');
    if (!draw) throw new Error('no draw is open');
    const player = await registerPlayer(world);
    await cashIn(world, player, 10_000, people.cash_a);
    await must(bet(world, player, [['07', 1000]], { section: draw.section, date: draw.date }));
    return { taker_id, draw_id: draw.id };
  };
  const sold = () => {
    taker ??= addTaker();
    return taker;
  };
  const byTellers = {
    asker: people.cash_a,
    asker_name: 'cash-a',
    decider: people.cash_b,
    strangers: [draws_a, people.content, people.support],
  };
  let payment_count = 0;
  const askPayment = async (taker_id: number) => {
    const day = (await world.now()).toISOString().slice(0, 10);
    const paid = { direction: 'out' as const, amount: 100, day, way: 'bank' as const, note: '', account_id: null, is_ahead: true };
    const body = { ...paid, reference: `BANK ${payment_count}` };
    return world.call('POST /api/console/takers/:id/payments', { token: people.cash_a, params: { id: taker_id }, body });
  };
  /** A payment that was not taken back, or null. */
  const standing = async () => {
    const [row] = await world.sql(
      'select max(id) as id from taker_payment where id not in (select payment_id from taker_payment_reversal)',
    );
    return row?.['id'] == null ? null : Number(row['id']);
  };
  const paid = async () => {
    payment_count += 1;
    const { deed_id } = await must(askPayment((await sold()).taker_id));
    await confirm(world, deed_id ?? 0, people.cash_b);
    return (await standing()) ?? Promise.reject(new Error('no payment stands'));
  };
  const allTakers = async () => (await must(world.call('GET /api/console/takers', { token: draws_a }))).data;
  return [
    {
      ...byDrawers,
      kind: 'new_taker',
      ask: () => world.call('POST /api/console/takers', { token: draws_a, body: { name: 'Golden house', second_above: 1_000_000, terms } }),
      state: allTakers,
      again: () => world.sql(`update taker set name = 'A house of before ' || id where name = 'Golden house'`),
      change: () => world.sql(`insert into taker (name, second_above_pya) values ('golden house', 0)`),
    },
    {
      ...byDrawers,
      kind: 'taker',
      ask: async () => {
        const params = { id: (await sold()).taker_id };
        const body = {
          second_above: 2_000_000,
          terms: [...terms, { lottery: '3D' as const, odd: 500, tot_odd: 10, commission_percent: 20 }],
        };
        return world.call('POST /api/console/takers/:id', { token: draws_a, params, body });
      },
      state: async () => {
        await sold();
        return allTakers();
      },
      again: async () => {
        const { taker_id } = await sold();
        await world.sql('delete from taker_terms where taker_id = $1 and lottery_id = 2', [taker_id]);
        await world.sql('update taker set second_above_pya = 0 where id = $1', [taker_id]);
      },
      change: async () =>
        world.sql(`update taker_terms set odds_hundredths = odds_hundredths + 100 where taker_id = $1 and lottery_id = 1`, [
          (await sold()).taker_id,
        ]),
    },
    {
      ...byDrawers,
      kind: 'lay_off',
      ask: async () => {
        const { taker_id, draw_id } = await sold();
        await world.sql('update taker set second_above_pya = 0 where id = $1', [taker_id]);
        const body = { taker_id, lines: [{ bet_number: '07', amount: 300 }] };
        return world.call('POST /api/console/draws/:id/lay-offs', { token: draws_a, params: { id: draw_id }, body });
      },
      state: () => world.sql('select id, total_pya from lay_off order by id'),
      change: async () => world.sql('update taker set second_above_pya = second_above_pya + 100 where id = $1', [(await sold()).taker_id]),
    },
    {
      ...byTellers,
      kind: 'taker_payment',
      ask: async () => askPayment((await sold()).taker_id),
      state: () => world.sql('select id, amount_pya from taker_payment order by id'),
      change: async () => world.sql(`update taker set name = name || '.' where id = $1`, [(await sold()).taker_id]),
      again: async () => {
        payment_count += 1;
      },
    },
    {
      ...byTellers,
      kind: 'taker_payment_reversal',
      ask: async () => {
        const params = { id: (await standing()) ?? (await paid()) };
        return world.call('POST /api/console/taker-payments/:id/take-back', {
          token: people.cash_a,
          params,
          body: { reason: 'Typed wrong' },
        });
      },
      state: () => world.sql('select payment_id, reason from taker_payment_reversal order by payment_id'),
      change: async () => world.sql(`update taker set name = name || '.' where id = $1`, [(await sold()).taker_id]),
    },
    {
      ...byDrawers,
      kind: 'lottery',
      ask: () => setLottery({ odd: 999, cap: 90_000_000, trusted_feed: 'thaistock2d', result_second_above: 90_000_000 }),
      state: settings,
      again: () => world.sql(`update lottery set odds_hundredths = 8500`),
      change: () => world.sql(`update lottery set cap_pya = cap_pya + 100`),
    },
    {
      ...byDrawers,
      kind: 'section',
      ask: () => setSection({ close_before_minutes: 0 }),
      state: settings,
      again: () => world.sql(`update section set close_before_minutes = 10`),
      change: () => world.sql(`update section set odds_hundredths = 9000`),
    },
    {
      ...byDrawers,
      kind: 'move_draw',
      ask: () => moveBy(1, draws_a),
      state: async () => (await datedDraw()).day,
      change: async () => must(moveBy(-1, draws_b)),
    },
    {
      ...byDrawers,
      kind: 'draw_dates',
      ask: async () => {
        const { year, normal_day, day } = await lastDate();
        const body = { year, dates: [{ normal_day, day: addDays(day, 1) }] };
        return world.call('POST /api/console/lotteries/:lottery/dates/year', { token: draws_a, params: { lottery: '3D' }, body });
      },
      state: async () => (await lastDate()).day,
      change: async () => {
        const { year, normal_day, day } = await lastDate();
        const body = { year, dates: [{ normal_day, day: addDays(day, -1) }] };
        await must(world.call('POST /api/console/lotteries/:lottery/dates/year', { token: draws_b, params: { lottery: '3D' }, body }));
      },
    },
    {
      ...byDrawers,
      kind: 'void_draw',
      ask: async () =>
        world.call('POST /api/console/draws/:id/void', {
          token: draws_a,
          params: { id: await idOf() },
          body: { reason: 'The market stopped' },
        }),
      state: async () => {
        await makeDraw();
        return (await world.sql('select id, voided_at, void_reason from draw order by id')).filter((it) => it['voided_at'] !== null);
      },
      change: async () => {
        const params = { id: (await proposedDraw())?.proposals.find((it) => it.state === 'proposed')?.id ?? 0 };
        await must(world.call('POST /api/console/results/:id/reject', { token: owner, params, body: { reason: 'Mistyped' } }));
      },
    },
    {
      ...byDrawers,
      kind: 'result',
      ask: async () =>
        world.call('POST /api/console/results/:id/confirm', { token: draws_a, params: { id: (await toldDraw()).proposal_id } }),
      state: async () => world.sql('select result from draw where id = $1', [(await toldDraw()).draw_id]),
      again: async () => {
        told = null;
      },
      change: async () => {
        const params = { id: (await toldDraw()).proposal_id };
        await must(world.call('POST /api/console/results/:id/reject', { token: owner, params, body: { reason: 'Late value' } }));
      },
    },
    {
      ...byDrawers,
      kind: 'reversal',
      ask: async () => {
        const params = { id: await settledDraw() };
        return world.call('POST /api/console/draws/:id/reverse', { token: draws_a, params, body: { reason: 'The exchange was wrong' } });
      },
      state: async () => world.sql('select round, result from draw where id = $1', [await settledDraw()]),
      again: async () => {
        settled = null;
      },
      // It is paid anew in another way: nothing but the settlement makes another of it.
      change: async () => world.sql(`update draw set settled_at = settled_at + interval '1 second' where id = $1`, [await settledDraw()]),
    },
  ];
}
