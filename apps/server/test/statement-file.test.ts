import { expect, test } from 'vitest';
import { stake } from '../src/ledger/entries.ts';
import { lockPurses, post } from '../src/ledger/ledger.ts';
import { cashRoom } from './cash-room.ts';
import { must, registerPlayer } from './people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const room = await cashRoom(world);

test('the file of a statement that is too long for it has the newest lines, and says so', async () => {
  const busy = await registerPlayer(world);
  const asked = await must(room.ask(busy, { amount: 1000, transaction_id: '500001' }));
  await must(room.approve(asked.data.id, 'S500001'));
  const file = async () => {
    const headers = { Authorization: `Bearer ${busy.token}` };
    return (await (await fetch(new URL('/api/user/statement.csv', world.server.player_url), { headers })).text()).trimEnd().split('\r\n');
  };
  const stakeMany = (first: number, count: number) =>
    world.server.world.db.transaction(async (tx) => {
      const [purse] = await lockPurses(tx, [busy.id], 'main');
      const slips = Array.from({ length: count }, (_, n) => first + n);
      await post(
        tx,
        slips.map((slip_id) => stake({ slip_id, lottery: '2D', main_purse: purse?.purse_id ?? 0, total_pya: 1 })),
      );
    });
  for (let first = 1_000_000; first < 1_019_000; first += 1000) await stakeMany(first, 1000);
  await stakeMany(1_019_000, 999);
  const whole = await file();
  expect([whole.length, whole[1]?.includes('cash_in')]).toEqual([20_001, true]);
  await stakeMany(1_019_999, 1);
  const cut = await file();
  expect([cut.length, cut[1]]).toEqual([20_002, ',,,,only the newest 20000 lines of these days,,']);
  expect(cut[2]).toContain('stake:1000000');
}, 120_000);
