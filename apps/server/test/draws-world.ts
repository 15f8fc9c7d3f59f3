import { addOperator } from '../src/operators/add-operator.ts';
import { cashIn } from './cash-in.ts';
import { keepLoggedIn, must, operatorToken, registerPlayer, type TestPlayer } from './people.ts';
import { until } from './until.ts';
import { type TestWorld, testWorld } from './world.ts';

export const MONDAY = '2026-11-23';
export const TUESDAY = '2026-11-24';
const PASSWORD = 'a-long-operator-password';

/** A world on a Monday at 10:00 in Yangon, with its draws made, two operators for draws and one for cash. */
export type DrawsWorld = TestWorld & {
  draws_a: string;
  draws_b: string;
  finance: string;
  /** A player with so much on the main purse. */
  player(kyat?: number): Promise<TestPlayer>;
  drawOf(section: string, day?: string): Promise<OperatorDraw>;
};
type Draws = { data: { id: number }[] };
export type OperatorDraw = Awaited<ReturnType<typeof findDraw>>;

/** Starts such a world for a test file; on another Monday where one is given. */
export async function drawsWorld(more: Record<string, string> = {}, day = MONDAY): Promise<DrawsWorld> {
  const world = await testWorld(more, 'open', `${day}T10:00:00+06:30`);
  for (const [username, role] of [
    ['draws-a', 'draws'],
    ['draws-b', 'draws'],
    ['finance', 'cash'],
  ] as const)
    await addOperator(world.database_url, { username, password: PASSWORD, roles: [role] });
  const finance = await operatorToken(world, 'finance', PASSWORD);
  const draws_a = await operatorToken(world, 'draws-a', PASSWORD);
  await until(async () => (await listed(world, draws_a, day)).data.length === 4);
  return {
    ...world,
    async moveClock(to) {
      // Sessions go on, however far the clock goes.
      await keepLoggedIn(world);
      await world.sql(`update player_session set expires_at = '2100-01-01'`);
      await world.moveClock(to);
    },
    finance,
    draws_a,
    draws_b: await operatorToken(world, 'draws-b', PASSWORD),
    async player(kyat = 100_000) {
      const player = await registerPlayer(world);
      if (kyat > 0) await cashIn(world, player, kyat, finance);
      return player;
    },
    drawOf: (section, day = MONDAY) => findDraw(world, draws_a, section, day),
  };
}

function listed(world: TestWorld, token: string, day: string): Promise<Draws> {
  return must(world.call('GET /api/console/draws', { token, query: { lottery: '2D', from: day, to: day } }));
}

async function findDraw(world: TestWorld, token: string, section: string, day: string) {
  const { data } = await must(world.call('GET /api/console/draws', { token, query: { lottery: '2D', from: day, to: day } }));
  const draw = data.find((it) => it.section === section);
  if (!draw) throw new Error(`there is no draw at ${section} on ${day}`);
  return draw;
}

type Line = [bet_number: string, amount: number | string];

/** Sends a bet, by default on Monday's 11:00. */
export function bet(
  world: TestWorld,
  player: { token: string },
  lines: Line[],
  more: { section?: string; date?: string; key?: string } = {},
) {
  const { section = '11:00 AM', date = MONDAY, key } = more;
  return world.call('POST /api/user/betting', {
    token: player.token,
    ...(key ? { headers: { 'Idempotency-Key': key } } : {}),
    body: { section, date, bet_obj: lines.map(([bet_number, amount]) => ({ bet_number, amount })) },
  });
}

/** The main balance of a player in kyat, as their profile shows it. */
export async function balanceOf(world: TestWorld, player: { token: string }): Promise<string> {
  return (await must(world.call('GET /api/user/profile', { token: player.token }))).data.balance;
}

/** Both operators enter a result from source values: they say the same, and it is confirmed. */
export async function giveResult(world: DrawsWorld, draw_id: number, set: string, value: string): Promise<void> {
  for (const token of [world.draws_a, world.draws_b])
    await must(world.call('POST /api/console/draws/:id/results', { token, params: { id: draw_id }, body: { set, value } }));
}

/** Waits until a draw is settled, or its stakes are back. */
export async function settled(world: TestWorld, draw_id: number): Promise<void> {
  await until(async () => {
    const [draw] = await world.sql('select settled_at, refunded_at from draw where id = $1', [draw_id]);
    return draw?.['settled_at'] != null || draw?.['refunded_at'] != null;
  });
}
