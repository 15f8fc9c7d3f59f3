import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { audit, type CheckName, checks, findWrong } from '../src/proof/audit.ts';
import { writeBooks } from './ledger-books.ts';
import { runProgram } from './run-program.ts';
import { sumUpAll } from './sum-up.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const books = await writeBooks(world);
// What is tampered with below must not be what the days are summed up from.
await sumUpAll(world);
// From here on rows are taken out and put back: what the house's own jobs would write between is neither.
await world.server.stop();
const AUDIT = fileURLToPath(new URL('../src/proof/audit.ts', import.meta.url));
const TABLES = [
  ...['purse', 'entry', 'move', 'draw', 'draw_number', 'slip', 'payout', 'cash_in'],
  ...['draw_seal', 'seal_block', 'payout_reversed', 'lottery_referral_reversed'],
];

const owner = new pg.Client({ connectionString: world.database_url });
await owner.connect();
afterAll(() => owner.end());
for (const name of TABLES) await owner.query(`create table kept_${name} as select * from ${name}`);

/** Changes rows as nobody could by mistake: as the owner, with every trigger off. */
async function tamper(sql: string): Promise<void> {
  await owner.query('begin; set local session_replication_role = replica');
  await owner.query(sql);
  await owner.query('commit');
}

async function putBack(): Promise<void> {
  for (const name of TABLES) {
    const { rows } = await owner.query(
      `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
       where table_name = $1 and is_generated = 'NEVER'`,
      [name],
    );
    const { columns } = rows[0];
    await tamper(`delete from ${name}; insert into ${name} (${columns}) overriding system value select ${columns} from kept_${name}`);
  }
}

/** The audit as a person runs it; what it complains of when it cannot run is part of what it said. */
async function run(): Promise<{ status: number | null; said: string }> {
  const { status, stdout, stderr } = await runProgram(AUDIT, [], { ...process.env, DATABASE_URL: world.database_url });
  return { status, said: stdout + stderr };
}

test('the checks of every room are among those that the audit runs', async () => {
  const queries = new URL('../queries/', import.meta.url);
  const rooms = await Promise.all(globSync('*/audit.ts', { cwd: queries.pathname }).map((file) => import(new URL(file, queries).href)));
  expect(rooms.length).toBeGreaterThan(5);
  expect(Object.keys(checks).sort()).toEqual(
    rooms
      .flatMap((room) => Object.keys(room))
      .filter((name) => name !== 'countBooks')
      .sort(),
  );
});

test('books that are right: one line of counts, exit code 0', async () => {
  const { status, said } = await run();
  expect(said).toMatch(
    /^The books are right: \d+ checks over 6 entries, 6 moves, \d+ purses, 3 slips, 2 payouts, 1 cash-ins.*\.\nThe trail ends with \d+:[0-9a-f]{64}\n$/,
  );
  expect(status).toBe(0);
});

test('books that are wrong: the first difference is named, exit code 1', async () => {
  await tamper('update cash_in set amount_pya = amount_pya + 100');
  const { status, said } = await run();
  expect(said).toMatch(
    /^The books are wrong. Not true: every approved cash in has its entry.\ncash-in \d+ of player \d+ \(1000100 pya\): entry \d+ differs\n$/,
  );
  expect(status).toBe(1);
  await putBack();
  expect(await run()).toEqual({ status: 0, said: expect.stringMatching(/^The books are right/) });
});

const main = `(select id from purse where player_id = ${books.player.id} and kind = 'main')`;
const draw = books.settled_draw;
const TAMPERED: [what: string, sql: string, check: keyof typeof checks][] = [
  ['a balance is raised', `update purse set balance = balance + 1 where id = ${main}`, 'everyKeptBalanceIsTheSumOfItsMoves'],
  ['a purse counts in another unit', `update purse set unit = 'points' where kind = 'house_cash'`, 'everyUnitSumsToZero'],
  ['a purse is gone', `delete from purse where id = ${main}`, 'everyMoveFollowsTheEntryBook'],
  ['a move is enlarged', `update move set amount = amount + 1 where line = 0 and to_purse = ${main}`, 'everyKeptBalanceIsTheSumOfItsMoves'],
  [
    'a move is enlarged, and the balance with it',
    `update move set amount = amount + 1 where entry_id = (select id from entry where ref = 'win:1'); update purse set balance = balance + 1 where id = ${main}`,
    'everyBalanceAfterFollowsTheOneBefore',
  ],
  [
    'a balance after is changed',
    `update move set to_balance_after = to_balance_after + 1 where to_purse = ${main}`,
    'everyBalanceAfterFollowsTheOneBefore',
  ],
  ['a move is gone', `delete from move where entry_id = (select id from entry where ref = 'stake:2')`, 'everyEntryMovesSomething'],
  ['an entry is gone', `delete from entry where ref = 'stake:2'`, 'everyMoveBelongsToAnEntry'],
  [
    'a move goes another way',
    `update move set from_purse = to_purse, to_purse = from_purse where to_purse = ${main}`,
    'everyMoveFollowsTheEntryBook',
  ],
  ['a move forgets a balance', `update move set from_balance_after = null where from_purse = ${main}`, 'everyMoveFollowsTheEntryBook'],
  ['an entry has another reason', `update entry set reason = 'refund' where ref = 'win:1'`, 'everyPayoutHasItsEntry'],
  ['a slip is gone', 'delete from slip where id = 2', 'everyStakeHasItsSlip'],
  ['a slip has no stake', `update entry set ref = 'stake:999' where ref = 'stake:2'`, 'everySlipHasItsStake'],
  ['a slip costs less', 'update slip set total_pya = total_pya - 1 where id = 2', 'everySlipHasItsStake'],
  ['a slip is of another player', `update slip set player_id = player_id + 1 where id = 2`, 'everySlipHasItsStake'],
  ['a slip says another balance', 'update slip set balance_after_pya = 1 where id = 2', 'everySlipHasItsStake'],
  ['a stake grows inside a slip', 'update slip set stakes_pya[1] = stakes_pya[1] + 1 where id = 2', 'everySlipAddsUp'],
  ['a number stands twice on a slip', 'update slip set numbers[2] = numbers[1] where id = 3', 'everySlipAddsUp'],
  ['a number that no draw has', 'update slip set numbers[1] = 100 where id = 3', 'everySlipAddsUp'],
  ['a number is changed after the draw', 'update slip set numbers[1] = 387 where id = 2', 'everyNumberCountsItsStakes'],
  [
    'a number counts too little',
    `update draw_number set taken_pya = taken_pya - 1 where draw_id = ${draw} and number = 111`,
    'everyNumberCountsItsStakes',
  ],
  ['a staked number is gone', `delete from draw_number where draw_id = ${draw} and number = 111`, 'everyNumberCountsItsStakes'],
  ['a result is changed after the settlement', `update draw set result = 111 where id = ${draw}`, 'everyDrawPaysWhatItsResultSays'],
  ['odds are changed after the settlement', 'update slip set odds_hundredths = 56000 where id = 1', 'everyDrawPaysWhatItsResultSays'],
  ['near-win odds are changed', 'update slip set tot_odds_hundredths = 1100 where id = 1', 'everyDrawPaysWhatItsResultSays'],
  ['a winner is not paid', 'delete from payout where slip_id = 1', 'everyDrawPaysWhatItsResultSays'],
  ['a winner is paid more', 'update payout set amount_pya = amount_pya + 1 where slip_id = 1', 'everyDrawPaysWhatItsResultSays'],
  [
    'a loser is paid',
    `insert into payout (slip_id, draw_id, player_id, kind, amount_pya, stake_pya) values (2, ${draw}, ${books.player.id}, 'win', 5, 5)`,
    'everyDrawPaysWhatItsResultSays',
  ],
  ['a refund is missing', 'delete from payout where slip_id = 3', 'everyRefundIsOfAVoidedDraw'],
  ['a refund is too small', 'update payout set amount_pya = amount_pya - 1 where slip_id = 3', 'everyRefundIsOfAVoidedDraw'],
  [
    'a refund of a draw that took place',
    `update draw set voided_at = null, refunded_at = null where id = ${books.voided_draw}`,
    'everyRefundIsOfAVoidedDraw',
  ],
  ['a payout has no entry', `update entry set ref = 'win:77' where ref = 'win:1'`, 'everyPayoutHasItsEntry'],
  [
    'a win has no payout',
    `update payout set slip_id = 77 where slip_id = 1; update draw set settled_at = null where id = ${draw}`,
    'everyWinAndRefundHasItsPayout',
  ],
  [
    'a payout of no slip',
    `insert into payout (slip_id, draw_id, player_id, kind, amount_pya, stake_pya) values (77, ${draw}, ${books.player.id}, 'win', 5, 5)`,
    'everyPayoutIsOfASlip',
  ],
  ['a losing bet is changed', `update slip set voucher = 'V9' where id = 2`, 'everySealedBookIsAsItWas'],
  ['a block of a seal is changed', `update seal_block set sha256 = sha256('')`, 'everySealedBookIsAsItWas'],
  ['a block of a seal is gone', 'delete from seal_block', 'everySealedBookIsAsItWas'],
  ['a seal counts fewer slips', 'update draw_seal set slip_count = slip_count - 1 where slip_count > 0', 'everySealedBookIsAsItWas'],
  ['a seal holds other stakes', 'update draw_seal set stakes_pya[388] = 5 where slip_count > 0', 'everySealedStakeIsCounted'],
  ['a seal is gone', `delete from draw_seal where draw_id = ${draw}`, 'everyResultAndPayoutIsOfASealedBook'],
  ['a bet is late', `update slip set accepted_at = '2020-01-02' where id = 2`, 'everyBetCameInTime'],
  ['a draw is a round ahead', `update draw set round = 2 where id = ${draw}`, 'everyReversalWasConfirmedByAnother'],
  ['a payout is of a later round', 'update payout set round = 2 where slip_id = 1', 'everyPayoutIsOfItsDrawsRound'],
  [
    'a win is taken back without an entry',
    `insert into payout_reversed (slip_id, round, draw_id, player_id, amount_pya, stake_pya, paid_at) values (1, 1, ${draw}, ${books.player.id}, 5575000, 17500, '2020-01-03')`,
    'everyReversedPayoutWasPaidAndTakenBack',
  ],
  [
    'a reversal of no win',
    `update entry set reason = 'win_reversed', ref = 'win_reversed:1' where ref = 'win:1'`,
    'everyReversalEntryHasItsPayout',
  ],
  [
    'a referral is taken back without an entry',
    `insert into lottery_referral_reversed (slip_id, round, draw_id, referrer_id, amount_pya, earned_at) values (1, 1, ${draw}, ${books.player.id}, 5, '2020-01-03')`,
    'everyReversedReferralWasEarnedAndTakenBack',
  ],
  [
    'a referral of none is taken back',
    `update entry set reason = 'lottery_referral_reversed', ref = 'lottery_referral_reversed:1' where ref = 'win:1'`,
    'everyReferralTakenBackHasItsRow',
  ],
  ['a cash-in has no entry', `update entry set ref = 'cash_in:77' where reason = 'cash_in'`, 'everyApprovedCashInHasItsEntry'],
  ['a cash-in is raised', 'update cash_in set amount_pya = amount_pya + 100', 'everyApprovedCashInHasItsEntry'],
  ['a cash-in says another old balance', 'update cash_in set old_balance_pya = 1', 'everyApprovedCashInHasItsEntry'],
  [
    'an approved cash-in is rejected afterwards',
    `update cash_in set state = 'rejected', full_transaction_id = null, new_balance_pya = null, old_balance_pya = null,
       credited_pya = null`,
    'everyCashInEntryHasItsApprovedRequest',
  ],
  ['a cash-in is gone', 'delete from cash_in', 'everyCashInEntryHasItsApprovedRequest'],
];

describe('the audit names what was tampered with', () => {
  test.each(TAMPERED)('%s', async (_, sql, check) => {
    await tamper(sql);
    try {
      expect((await failing()).sort()).toContain(check);
      expect((await audit(world.database_url)).difference).not.toBeNull();
    } finally {
      await putBack();
    }
  });
});

/** Every check that finds something, not only the first. */
async function failing(): Promise<string[]> {
  const found: string[] = [];
  for (const name of Object.keys(checks) as CheckName[]) {
    if ((await findWrong(name, owner)) !== null) found.push(name);
  }
  return found;
}

test('after all of this the books are right again', async () => {
  expect((await audit(world.database_url)).difference).toBeNull();
});
