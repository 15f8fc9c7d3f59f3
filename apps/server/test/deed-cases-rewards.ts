import { must, registerPlayer } from './people.ts';
import type { TestWorld } from './world.ts';

type People = Record<'cash_a' | 'cash_b' | 'draws_a' | 'content' | 'support' | 'owner', string>;

/** The deeds of the room of rewards, and of promotions of cash-in. */
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
  const name = { en: 'Rain money', zh: '', my: 'မိုးငွေ', th: '' };
  const times = { from_at: '2026-01-01T00:00:00+06:30', until_at: '2100-01-01T00:00:00+06:30' };
  const terms = { name, ...times, budget: 1000, smallest: 10, largest: 20, period: 'day' };
  const campaign = world.call('POST /api/console/pocket-campaigns', { token: content, body: terms });
  const toCampaign = async () => ({ token: content, params: { id: (await must(campaign)).data.id } });
  const offer = world.call('POST /api/console/point-offers', { token: content, body: { name, point: 10, amount: 50 } });
  const changeOffer = async (body: object) =>
    world.call('POST /api/console/point-offers/:id', { token: content, params: { id: (await must(offer)).data.id }, body });
  const bonus = { title: { en: 'Rain bonus', zh: '', my: 'မိုးဆု', th: '' }, code: 'RAIN', percent: 10, turnover: 3 };
  const promotion = world.call('POST /api/console/promotions', { token: content, body: bonus });
  const changePromotion = async (body: object) =>
    world.call('POST /api/console/promotions/:id', { token: content, params: { id: (await must(promotion)).data.id }, body });
  let texts_asked = 0;
  const pointsText = async () => (await must(world.call('GET /api/console/points-text', { token: content }))).data;
  return [
    {
      kind: 'points_text',
      asker: content,
      asker_name: 'content',
      decider: owner,
      strangers: [cash_a, draws_a, support],
      ask: async () => {
        texts_asked += 1;
        const before = await pointsText();
        const body = { ...before, header: { ...before.header, en: `Your points ${texts_asked}`, my: `အမှတ် ${texts_asked}` }, before };
        return world.call('POST /api/console/points-text', { token: content, body });
      },
      state: pointsText,
      change: () =>
        world.sql(`update setting set value = '{"header": {"en": "Points"}, "body": {"en": "Another"}}' where key = 'points_text'`),
    },
    {
      kind: 'promotion',
      asker: content,
      asker_name: 'content',
      decider: owner,
      strangers: [cash_a, draws_a, support],
      ask: () => changePromotion({ is_open: true, percent: 20 }),
      state: () => world.sql('select bonus_basis_points, turnover_hundredths, level, is_open from promotion'),
      again: async () => must(changePromotion({ is_open: false })),
      change: async () => must(changePromotion({ turnover: 7 })),
    },
    {
      kind: 'point_offer',
      asker: content,
      asker_name: 'content',
      decider: owner,
      strangers: [cash_a, draws_a, support],
      ask: () => changeOffer({ is_open: true, amount: 60 }),
      state: () => world.sql('select points, amount_pya, is_open from point_offer'),
      again: async () => must(changeOffer({ is_open: false })),
      change: async () => must(changeOffer({ point: 77 })),
    },
    {
      kind: 'pocket_campaign',
      asker: content,
      asker_name: 'content',
      decider: owner,
      strangers: [cash_a, draws_a, support],
      ask: async () => world.call('POST /api/console/pocket-campaigns/:id/start', await toCampaign()),
      state: () => world.sql('select state from pocket_campaign'),
      again: async () => must(world.call('POST /api/console/pocket-campaigns/:id/stop', await toCampaign())),
      change: async () =>
        must(
          world.call('POST /api/console/pocket-campaigns/:id', {
            ...(await toCampaign()),
            body: { ...terms, budget: 2000, before: terms },
          }),
        ),
    },
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
