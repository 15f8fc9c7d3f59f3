import type { DeedCase } from './deed-case.ts';
import { must, registerPlayer } from './people.ts';
import type { TestWorld } from './world.ts';

/** Games of providers: how they speak to the house, and what their reports tell otherwise. */
export function gameCases(
  world: TestWorld,
  { owner, cash_a, cash_b, draws_a, content, support }: Record<'owner' | 'cash_a' | 'cash_b' | 'draws_a' | 'content' | 'support', string>,
): DeedCase[] {
  const player = registerPlayer(world);
  const product = world.sql(`insert into provider (id, p_code, name, dialect) values (91999, '91999', 'Thousands', 'gsc')`);
  /** A wager that the report tells and nobody here: it gives 50 kyat. */
  const difference = async () => {
    const { id } = await player;
    await world.sql(
      `with day as (
        insert into reconciliation (dialect, day, state) values ('gsc', '2026-01-05', 'done')
        on conflict (dialect, day) do update set state = 'done' returning id
      )
      insert into wager_difference (reconciliation_id, dialect, kind, p_code, member, player_id, wager_code, ours_pya, theirs_pya,
        theirs_status, theirs_bet_pya, theirs_valid_bet_pya, theirs_payout_pya)
      select id, 'gsc', 'missing_here', '1006', 'M1', $1, gen_random_uuid()::text, 0, 5000, 'settled', 1000, 1000, 6000 from day
      where not exists (select from wager_difference where state = 'open')`,
      [id],
    );
    return (await world.sql(`select id from wager_difference where state = 'open'`))[0]?.['id'] as number;
  };
  const reportOtherwise = () =>
    world.sql(
      `update wager_difference set theirs_pya = theirs_pya + 100, theirs_payout_pya = theirs_payout_pya + 100 where state = 'open'`,
    );
  const change = (body: Record<string, unknown>) =>
    world.call('POST /api/console/game-dialects/:dialect', { token: owner, params: { dialect: 'gsc' }, body });
  return [
    {
      kind: 'game_dialect',
      asker: owner,
      asker_name: 'owner',
      decider: cash_a,
      strangers: [draws_a, content, support],
      ask: () => change({ secret: 'another-secret', base_url: 'https://elsewhere.example.com', allow_list: ['203.0.113.7'] }),
      state: () => world.sql('select operator_code, secret_encrypted, base_url, allow_list, is_on from game_dialect order by dialect'),
      again: () => world.sql(`update game_dialect set base_url = ''`),
      change: () => change({ is_on: false }),
    },
    {
      kind: 'provider_currency',
      asker: content,
      asker_name: 'content',
      decider: cash_a,
      strangers: [draws_a, support],
      ask: () => world.call('POST /api/console/game-providers/:id', { token: content, params: { id: 91999 }, body: { currency: 'MMK2' } }),
      state: async () => {
        await product;
        return world.sql('select currency from provider where id = 91999');
      },
      again: () => world.sql(`update provider set currency = 'MMK' where id = 91999`),
      change: () => world.sql(`update provider set currency = 'MMK3' where id = 91999`),
    },
    {
      kind: 'wager_repair',
      asker: cash_a,
      asker_name: 'cash-a',
      decider: cash_b,
      strangers: [draws_a, content, support],
      ask: async () => {
        const params = { id: await difference() };
        return world.call('POST /api/console/wager-differences/:id/repair', { token: cash_a, params, body: { reason: 'It never came' } });
      },
      state: async () => (await must(world.call('GET /api/user/profile', { token: (await player).token }))).data.game_balance,
      change: reportOtherwise,
    },
    {
      kind: 'wager_dismissal',
      asker: cash_a,
      asker_name: 'cash-a',
      decider: cash_b,
      strangers: [draws_a, content, support],
      ask: async () => {
        const params = { id: await difference() };
        return world.call('POST /api/console/wager-differences/:id/dismiss', {
          token: cash_a,
          params,
          body: { reason: 'Paid by the provider' },
        });
      },
      state: () => world.sql(`select id from wager_difference where state = 'dismissed'`),
      change: reportOtherwise,
    },
  ];
}
