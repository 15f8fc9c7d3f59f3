import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { audit, type checks, findWrong } from '../src/proof/audit.ts';
import { decide } from './deeds.ts';
import { must } from './people.ts';
import { walletPeople } from './wallet-people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const people = await walletPeople(world);
const owner = new pg.Client({ connectionString: world.database_url });
await owner.connect();
afterAll(() => owner.end());

/** One of everything the wallet writes: a card with a promotion, cash-outs in every state and one by two, a transfer each way, a correction each way. */
async function writeWallet() {
  const player = await people.player(100_000);
  const [paid, rejected] = [await must(people.cashOut(player)), await must(people.cashOut(player))];
  await must(people.cashOut(player));
  await must(
    world.call('POST /api/console/cash-out/:id/pay', {
      token: people.teller_a,
      params: { id: paid.data.id },
      body: { payout_reference: 'KBZ1' },
    }),
  );
  const params = { id: (await must(people.cashOut(player, { account_name: 'U Ba' }))).data.id };
  await must(decide(world, world.call('POST /api/console/cash-out/:id/ask', { token: people.teller_b, params })));
  await must(world.call('POST /api/console/cash-out/:id/pay', { token: people.teller_a, params, body: { payout_reference: 'KBZ2' } }));
  await must(
    world.call('POST /api/console/cash-out/:id/reject', {
      token: people.teller_a,
      params: { id: rejected.data.id },
      body: { reason: 'no' },
    }),
  );
  await must(people.transfer(player, 'in', 2000));
  await must(people.transfer(player, 'out', 500));
  await must(people.adjust(player, 'main', 'give', 3));
  await must(people.adjust(player, 'game', 'take', '0.01'));
  await must(people.adjust(player, 'points', 'give', 12));
  await must(people.adjust(player, 'promotion', 'give', 700));
  await people.promotion({ title: 'Ten', code: 'TEN', percent: 10, turnover: 2 });
  const { mobile_topup } = await must(world.call('GET /api/payment-method/show-cashin'));
  const body = {
    payment_id: mobile_topup[0]?.id ?? 0,
    voucher_code: '123456789012',
    amount: 10_000,
    is_mobile_topup: true,
    promo_code: 'TEN',
  };
  const asked = await must(world.call('POST /api/cash-in', { token: player.token, body }));
  await must(world.call('POST /api/console/cash-in/:id/approve', { token: people.teller_a, params: { id: asked.data.id }, body: {} }));
}
await writeWallet();

test('right books of a wallet are found right', async () => {
  const { difference, counts } = await audit(world.database_url);
  expect(difference).toBeNull();
  expect(counts).toMatchObject({ cash_outs: 4, transfers: 2, adjustments: 4, cash_ins: 2 });
});

const TAMPERED: [what: string, sql: string, check: keyof typeof checks][] = [
  ['a card brings more than its amount less the fee', `update cash_in set fee_percent = 0`, 'everyApprovedCashInHasItsEntry'],
  [
    'a cash-in of one operator is said to be of two',
    `update cash_in set deed_id = (select max(id) from deed) where id = (select min(id) from cash_in where state = 'approved')`,
    'everyCashInByTwoWasConfirmed',
  ],
  ['a bonus is raised', `update cash_in set bonus_pya = bonus_pya + 100 where promotion_id is not null`, 'everyPromisedBonusHasItsEntry'],
  ['a turnover is forgotten', `update cash_in set turnover_pya = 0`, 'everyPromisedBonusHasItsEntry'],
  ['a bonus has no request', `update cash_in set bonus_pya = 0 where promotion_id is not null`, 'everyBonusEntryHasItsApprovedRequest'],
  [
    'a cash-out is raised',
    `update cash_out set amount_pya = amount_pya + 100, new_balance_pya = new_balance_pya - 100`,
    'everyCashOutHasItsEntries',
  ],
  [
    'a cash-out is paid without money',
    `update cash_out set state = 'paid', reason = null, payout_reference = 'GONE-' || id where state = 'rejected'`,
    'everyCashOutHasItsEntries',
  ],
  [
    'a paid cash-out is asked anew',
    `update cash_out set state = 'pending', payout_reference = null, decided_by = null, decided_at = null where state = 'paid'`,
    'everyCashOutHasItsEntries',
  ],
  ['a cash-out is gone', `delete from cash_out where state = 'pending'`, 'everyCashOutEntryHasItsRequest'],
  ['a hold is of nothing', `delete from cash_out where state = 'pending'`, 'everyHoldIsOfPendingCashOuts'],
  ['a transfer is turned around', `update transfer set direction = 'out' where direction = 'in'`, 'everyTransferHasItsEntry'],
  ['a transfer is raised', `update transfer set amount_pya = amount_pya + 1`, 'everyTransferHasItsEntry'],
  ['a transfer is gone', `delete from transfer where direction = 'in'`, 'everyTransferEntryHasItsTransfer'],
  [
    'a correction is raised',
    `update adjustment set amount_pya = amount_pya + 1 where amount_pya > 0`,
    'everyConfirmedAdjustmentHasItsEntry',
  ],
  ['a correction takes instead of giving', `update adjustment set amount_pya = -amount_pya`, 'everyConfirmedAdjustmentHasItsEntry'],
  [
    'a correction of points is said to be of money',
    `update adjustment set purse = 'promotion' where purse = 'points'`,
    'everyConfirmedAdjustmentHasItsEntry',
  ],
  [
    'a correction is other than what was confirmed',
    `update deed set data = data || '{"amount_pya": 1}'`,
    'everyConfirmedAdjustmentHasItsEntry',
  ],
  [
    'a correction was never confirmed',
    `update deed set state = 'asked', decided_by = null, decided_at = null where id = (select max(deed_id) from adjustment)`,
    'everyConfirmedAdjustmentHasItsEntry',
  ],
  [
    'a large cash-out is of another amount than was confirmed',
    `update deed set basis = basis || '{"amount_pya": 1}' where kind = 'cash_out'`,
    'everyCashOutThatNeedsTwoWasConfirmed',
  ],
  ['a large cash-out was never confirmed', `delete from deed where kind = 'cash_out'`, 'everyCashOutThatNeedsTwoWasConfirmed'],
  ['a correction is gone', `delete from adjustment where purse = 'points'`, 'everyAdjustmentEntryIsConfirmed'],
];

describe('the audit names what was tampered with in a wallet', () => {
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

describe('four eyes hold in the database itself', () => {
  test.each([
    [
      'a large cash-out',
      `update cash_out set state = 'paid', needs_second = true, decided_by = 1, decided_at = product_now(), payout_reference = 'ABCD' where state = 'pending'`,
      'cash_out_by_two',
    ],
    ['a promotion that is open by no deed', `update promotion set deed_id = null where is_open`, 'promotion_by_deed'],
    ['a deed', `update deed set decided_by = asked_by`, 'deed_four_eyes'],
  ])('%s', async (_what, sql, constraint) => {
    await expect(owner.query(sql)).rejects.toMatchObject({ constraint });
  });
});
