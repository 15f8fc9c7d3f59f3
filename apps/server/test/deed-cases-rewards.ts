import { must, registerPlayer } from './people.ts';
import type { TestWorld } from './world.ts';

type People = Record<'cash_a' | 'cash_b' | 'draws_a' | 'content' | 'support' | 'owner', string>;

/** The deeds of the room of rewards. */
export function rewardCases(world: TestWorld, { owner, cash_a, cash_b, draws_a, content, support }: People) {
  const change = (weekly_percent: number) => world.call('POST /api/console/reward-terms', { token: owner, body: { weekly_percent } });
  const player = registerPlayer(world);
  let week_start = '2026-01-05';
  /** A week that is counted and gives a player 300 kyat. */
  const countedWeek = async () => {
    const { id } = await player;
    await world.sql(
      `with run as (
        insert into weekly_run (week_start, state, basis_points, needs_confirmation, counted_at) values ($1, 'counted', 300, true, now())
        on conflict (week_start) do nothing returning id
      )
      insert into weekly_item (run_id, player_id, lottery_loss_pya, game_loss_pya, game_most_pya, basis_points, amount_pya)
      select id, $2, 1000000, 0, 0, 300, 30000 from run`,
      [week_start, id],
    );
    return (await world.sql('select id from weekly_run where week_start = $1', [week_start]))[0]?.['id'] as number;
  };
  return [
    {
      kind: 'weekly_run',
      asker: cash_a,
      asker_name: 'cash-a',
      decider: cash_b,
      strangers: [draws_a, content, support],
      ask: async () => world.call('POST /api/console/weekly-runs/:id/pay', { token: cash_a, params: { id: await countedWeek() } }),
      state: async () => world.sql(`select id from weekly_run where id = $1 and state = 'counted'`, [await countedWeek()]),
      again: async () => {
        week_start = '2026-01-12';
      },
      change: async () => {
        const params = { id: await countedWeek() };
        await must(world.call('POST /api/console/weekly-runs/:id/stop', { token: cash_b, params, body: { reason: 'Looked wrong' } }));
      },
    },
    {
      kind: 'reward_terms',
      asker: owner,
      asker_name: 'owner',
      decider: cash_a,
      strangers: [draws_a, content, support],
      ask: () => change(10),
      state: () => must(world.call('GET /api/console/reward-terms', { token: owner })),
      again: () => world.sql(`delete from setting where key = 'reward_terms'`),
      change: () => change(2),
    },
  ];
}
