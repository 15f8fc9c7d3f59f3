import { audit } from '../src/proof/audit.ts';
import { decide, waiting } from './deeds.ts';
import { bet, drawsWorld, MONDAY } from './draws-world.ts';
import { must, type TestPlayer } from './people.ts';
import { sumUpAll } from './sum-up.ts';
import { until } from './until.ts';

export type Lines = [bet_number: string, amount: number][];
type Sold = { token?: string; key?: string };
/** What other houses take, and at what odds. */
export const TERMS = {
  of1d: { lottery: '1D' as const, odd: 7.5, tot_odd: null, commission_percent: 0 },
  of2d: { lottery: '2D' as const, odd: 80, tot_odd: null, commission_percent: 12.5 },
  of3d: { lottery: '3D' as const, odd: 500, tot_odd: 10, commission_percent: 20 },
};

type Terms2d = (typeof TERMS)['of2d'];

/** A world on the morning of a Monday with a player who bets, a house that takes all that is sold to it, and what is asked of both. */
export async function layOffRoom() {
  const world = await drawsWorld();
  const player = await world.player(500_000);
  const sell = (draw_id: number, taker_id: number, lines: Lines, { token = world.draws_a, key }: Sold = {}) =>
    world.call('POST /api/console/draws/:id/lay-offs', {
      token,
      params: { id: draw_id },
      ...(key ? { headers: { 'Idempotency-Key': key } } : {}),
      body: { taker_id, lines: lines.map(([bet_number, amount]) => ({ bet_number, amount })) },
    });
  const codeOf = async (asked: ReturnType<typeof sell>) => (await asked).body.code;
  const takers = async () => (await must(world.call('GET /api/console/takers', { token: world.draws_a }))).data;
  const takerOf = async (name: string) => (await takers()).find((it) => it.name === name) ?? Promise.reject(new Error(`no house ${name}`));
  /** Another house, agreed on by two, which may be sold a lot. */
  const addTaker = async (name: string, second_above = 100_000_000, terms: object[] = Object.values(TERMS)) => {
    const body = { name, second_above, terms: terms as Terms2d[] };
    await must(decide(world, world.call('POST /api/console/takers', { token: world.draws_a, body })));
    return takerOf(name);
  };
  const changeTaker = (id: number, body: { is_open?: boolean; terms?: Terms2d[]; name?: string }) =>
    decide(world, world.call('POST /api/console/takers/:id', { token: world.draws_a, params: { id }, body }));
  const salesOf = async (draw_id: number) =>
    (await must(world.call('GET /api/console/lay-offs', { token: world.draws_a, query: { draw_id } }))).data;
  const drawOf = async (lottery: '1D' | '2D' | '3D', section: string, day = MONDAY) => {
    const query = { lottery, from: day, to: day };
    const { data } = await must(world.call('GET /api/console/draws', { token: world.draws_a, query }));
    return data.find((it) => it.section === section) ?? Promise.reject(new Error(`no ${lottery} at ${section}`));
  };
  const boardOf = async (draw_id: number) =>
    (await must(world.call('GET /api/console/board', { token: world.draws_a }))).data.find((it) => it.id === draw_id);
  const stake = (who: TestPlayer, lines: Lines, section: string, date = MONDAY) => must(bet(world, who, lines, { section, date }));
  const stake1d = (lines: Lines, section: string) => {
    const bet_obj = lines.map(([bet_number, amount]) => ({ bet_number, amount }));
    return must(world.call('POST /api/user/betting_1d', { token: player.token, body: { section, date: MONDAY, bet_obj } }));
  };
  /** What the ledger has of a house and of lotteries, by reason: above 0 it came to the other house. */
  const bookedOf = async (taker_id: number, draw_id: number) => {
    const rows = await world.sql(
      `select e.reason, sum(case when t.kind = 'house_lay_off' then m.amount else -m.amount end)::int as pya, count(*)::int as n
       from entry e join move m on m.entry_id = e.id join purse f on f.id = m.from_purse join purse t on t.id = m.to_purse
       join lay_off o on o.id = split_part(e.ref, ':', 2)::bigint
       where e.reason like 'lay\\_off%' and $1 in (case when f.kind = 'house_lay_off' then f.name end, case when t.kind = 'house_lay_off' then t.name end) and o.draw_id = $2
       group by e.reason order by e.reason`,
      [String(taker_id), draw_id],
    );
    return Object.fromEntries(rows.map((it) => [it['reason'], [Number(it['pya']) / 100, it['n']]]));
  };
  /** What is answered to who confirms a deed that may wait no longer. */
  const confirmAnyway = async (deed_id: number | null) => {
    const digest = (await waiting(world, world.draws_b)).find((it) => it.id === deed_id)?.digest ?? 'gone';
    const params = { id: deed_id ?? 0 };
    return (await world.call('POST /api/console/deeds/:id/confirm', { token: world.draws_b, params, body: { digest } })).body.code;
  };
  const difference = async () => {
    await sumUpAll(world);
    return (await audit(world.database_url)).difference;
  };
  const goTo = (time: string, day = MONDAY) => world.moveClock(`${day}T${time}:00+06:30`);
  const takenBack = (draw_id: number) =>
    until(async () => (await world.sql('select from draw where id = $1 and reversing_at is null', [draw_id])).length === 1);

  const golden = await addTaker('Golden house');
  return {
    world,
    player,
    golden,
    sell,
    codeOf,
    takers,
    takerOf,
    addTaker,
    changeTaker,
    salesOf,
    drawOf,
    boardOf,
    stake,
    stake1d,
    bookedOf,
    confirmAnyway,
    difference,
    goTo,
    takenBack,
  };
}
