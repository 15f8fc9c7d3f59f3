import { expect, test } from 'vitest';
import { bet, drawsWorld } from './draws-world.ts';
import { must, type TestPlayer } from './people.ts';

const world = await drawsWorld();
await world.sql(`insert into entry_route (reason, from_kind, to_kind) values
  ('game_bet', 'game', 'house_provider'), ('game_win', 'house_provider', 'game'), ('game_rollback', 'house_provider', 'game')
  on conflict do nothing`);

let nextRef = 0;
/** Posts what a provider's bet, win or roll-back posts. */
async function game(player: TestPlayer, reason: 'game_bet' | 'game_win' | 'game_rollback', kyat: number) {
  nextRef += 1;
  const [purse] = await world.sql(`select id from purse where player_id = $1 and kind = 'game'`, [player.id]);
  const [from, to] = reason === 'game_bet' ? [purse?.['id'], -1] : [-1, purse?.['id']];
  await world.sql(
    `select * from post(array[$1], array[$2], array[$3::bigint], array[$4::bigint], array[$5::bigint], '{house_provider}', '{test}')`,
    [`test:${nextRef}`, reason, from, to, kyat * 100],
  );
}
const limit = (player: TestPlayer, kind: string, amount: number) =>
  must(world.call('POST /api/user/play_limits', { token: player.token, body: { kind, period: 'day', amount } }));
const used = async (player: TestPlayer) =>
  (await must(world.call('GET /api/user/play_limits', { token: player.token }))).data.limits.map((it) => [it.kind, it.used]);

test('stakes of games and of lotteries count in one limit; a roll-back gives back, a win counts only against losses', async () => {
  const player = await world.player(50_000);
  await must(world.call('POST /api/user/transfer_in', { token: player.token, body: { transfer_balance: 20_000 } }));
  await limit(player, 'stake', 5000);
  await limit(player, 'loss', 5000);
  await game(player, 'game_bet', 3000);
  await must(bet(world, player, [['07', 1000]]));
  expect(await used(player)).toEqual([
    ['stake', '4000.00'],
    ['loss', '4000.00'],
  ]);
  expect((await bet(world, player, [['07', 2000]])).body.code).toBe('limit_reached');
  await game(player, 'game_win', 500);
  await game(player, 'game_bet', 700);
  await game(player, 'game_rollback', 700);
  expect(await used(player)).toEqual([
    ['stake', '4000.00'],
    ['loss', '3500.00'],
  ]);
});
