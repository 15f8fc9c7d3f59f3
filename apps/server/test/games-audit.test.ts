import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { gamesJobs } from '../src/games/jobs.ts';
import { loginsOf } from '../src/platform/logins.ts';
import { audit, type checks, findWrong } from '../src/proof/audit.ts';
import { keepLoggedIn } from './people.ts';
import { fresh, seamlessPeople, speaker } from './seamless.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const people = await seamlessPeople(world);
const owner = new pg.Client({ connectionString: world.database_url });
await owner.connect();
afterAll(() => owner.end());

/** One of everything providers do: a wager that won, one that was rolled back, one rolled back before it came, a bonus, a correction. */
async function writeGames() {
  const gsc = speaker(world.server, 'gsc');
  const plus = speaker(world.server, 'gsc_plus');
  const player = await people.gamePlayer(1000);
  const [won, back, never, corrected] = [fresh(), fresh(), fresh(), fresh()];
  await gsc.send('bet', player, { wager: won, amount: -100 });
  await gsc.send('result', player, { wager: won, amount: 150 });
  await gsc.send('bet', player, { wager: back, amount: -200 });
  await gsc.send('rollback', player, { wager: back, amount: 200 });
  await gsc.send('rollback', player, { wager: never, amount: 300 });
  await gsc.send('bet', player, { wager: never, amount: -300 });
  await gsc.send('bonus', player, { amount: 5 });
  await plus.send('bet', player, { wager: corrected, amount: -10 });
  await plus.send('result', player, { wager: corrected, amount: 20 });
  await plus.send('result', player, { wager: corrected, amount: 3, more: { action: 'RESETTLED' } });
}
await writeGames();

test('right books of games are found right', async () => {
  const { difference, counts } = await audit(world.database_url);
  expect(difference).toBeNull();
  expect(counts).toMatchObject({ wagers: 5, game_transactions: 9 });
});

const TAMPERED: [what: string, sql: string, check: keyof typeof checks][] = [
  [
    'a win is raised',
    `update game_transaction set moved_pya = moved_pya + 1, after_pya = after_pya + 1 where reason = 'game_win'`,
    'everyGameTransactionHasItsEntry',
  ],
  [
    'an answer said another balance',
    `update game_transaction set before_pya = before_pya + 1, after_pya = after_pya + 1 where reason = 'game_bet'`,
    'everyGameTransactionHasItsEntry',
  ],
  [
    'a transaction is of another product',
    `update game_transaction set product = '1012' where reason = 'game_win'`,
    'everyGameTransactionHasItsEntry',
  ],
  ['a transaction is of another player', `update game_transaction set player_id = player_id + 1`, 'everyGameTransactionHasItsEntry'],
  ['a bet is gone', `delete from game_transaction where reason = 'game_bet'`, 'everyGameEntryHasItsTransaction'],
  ['a rollback is gone', `delete from game_transaction where reason = 'game_rollback'`, 'everyGameEntryHasItsTransaction'],
  ['a wager staked less', `update wager set staked_pya = staked_pya - 1 where staked_pya > 0`, 'everyWagerIsTheSumOfItsTransactions'],
  ['a wager was paid more', `update wager set paid_pya = paid_pya + 1`, 'everyWagerIsTheSumOfItsTransactions'],
  ['a wager gave more back', `update wager set returned_pya = returned_pya + 1`, 'everyWagerIsTheSumOfItsTransactions'],
  ['a wager is gone', `delete from wager where paid_pya > 0`, 'everyWagerIsTheSumOfItsTransactions'],
  ['a wager is of another player', `update wager set player_id = player_id + 1`, 'everyWagerIsTheSumOfItsTransactions'],
  [
    'a settled wager is called void',
    `update wager set status = 'void', settled_at = null where status = 'settled' and staked_pya > 0`,
    'everyVoidWagerGaveItsStakeBack',
  ],
  ['a void wager takes turnover', `update wager set turnover_pya = 1 where status = 'void'`, 'everyVoidWagerGaveItsStakeBack'],
  [
    'a wager that was rolled back before it came is settled',
    `update wager set status = 'settled', settled_at = now() where staked_pya = 0 and kind = 'bet'`,
    'everyVoidWagerGaveItsStakeBack',
  ],
  ['a turnover is larger than its sources', 'update player set turnover_pya = turnover_pya + 1', 'everyTurnoverIsWhatIsLeftOfItsSources'],
  ['what a provider said is gone', `delete from game_callback`, 'everyGameTransactionHasItsCallback'],
];

describe('the audit names what was tampered with in games', () => {
  test.each(TAMPERED)('%s', async (_what, sql, check) => {
    // As the owner, with every trigger off, as nobody could by mistake; the transaction takes it back.
    await owner.query('begin');
    try {
      await owner.query('set local session_replication_role = replica');
      expect((await owner.query(sql)).rowCount).toBeGreaterThan(0);
      expect(await findWrong(check, { query: async (text, values) => owner.query(text, values) as never })).not.toBeNull();
    } finally {
      await owner.query('rollback');
    }
  });
});

test('nobody but the owner changes what was said and booked', async () => {
  const app = new pg.Client({ connectionString: loginsOf(world.database_url).APP_DATABASE_URL });
  await app.connect();
  try {
    for (const sql of [
      'update game_transaction set moved_pya = 0',
      'delete from game_transaction',
      `update game_callback set answer = ''`,
      'delete from wager_tombstone',
      'delete from wager',
    ]) {
      await expect(app.query(sql)).rejects.toMatchObject({ code: '42501' });
    }
  } finally {
    await app.end();
  }
});

test('what was said is forgotten after the days of the settings, never before four months, and the books stay right', async () => {
  const kept = async () => Number((await world.sql('select count(*) as n from game_callback'))[0]?.['n']);
  const forget = async () => {
    const loop = gamesJobs(world.server.world).loops?.find((it) => it.name === 'games-callbacks');
    await loop?.run(() => false);
  };
  const before = await kept();
  await forget();
  expect(await kept()).toBe(before);
  await expect(world.sql('delete from game_callback')).rejects.toMatchObject({ code: 'SK009' });
  await keepLoggedIn(world);
  await world.moveClock(new Date((await world.now()).getTime() + 401 * 86_400_000).toISOString());
  const player = await people.gamePlayer(100);
  await speaker(world.server, 'gsc').send('bet', player, { wager: fresh(), amount: -100 });
  await forget();
  expect(await kept()).toBe(1);
  expect((await audit(world.database_url)).difference).toBeNull();
});
