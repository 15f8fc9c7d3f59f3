import type { cashOut } from '@shwekan/contract';
import { reasonIn } from '@shwekan/phrases/reasons';
import { isSameName, kyatWire, needsSecondOperator, refuseCashOut, yangonDay, yangonTime } from '@shwekan/rules';
import {
  findCashOutFacts,
  insertCashOut,
  type ListCashOutsOfResult,
  listCashOutsOf,
  lockDay,
  markForSecond,
} from '#queries/cash/cash-out.ts';
import { cashOutAsked } from '../ledger/entries.ts';
import { post } from '../ledger/ledger.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import { tell } from '../platform/facts.ts';
import { bodyHash, once } from '../platform/idempotency.ts';
import { historyDays, readPage } from '../platform/lists.ts';
import { Refusal, refuseIf } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { askPassword, holdPlayer, holdPurse } from './player.ts';
import { termsOf } from './terms.ts';

/**
 * Asks for money to be paid out: the password is asked again, and the money is held in the transaction that writes the request.
 * The same Idempotency-Key is one request however often it is sent; a phone that lost the answer with its page has no password any more: it is
 * answered what was answered, and nothing is made. Self-exclusion and play limits never stop it. All requests of a Yangon day count together: the
 * one that takes them above the terms' amount makes those that wait, and that nobody works on yet, need a second operator too. So does an account in another name than that of
 * level 2.
 */
export async function askCashOut(world: World, call: Call<typeof cashOut.ask>) {
  const { player_id } = call.who;
  const { password, ...asked } = call.body;
  if (password !== undefined) await askPassword(world, call.who, password);
  // The kept hash of a body must not be one of a password.
  const key = call.once && { ...call.once, body_hash: bodyHash(asked) };
  const given = await world.db.transaction((tx) =>
    once(tx, key, async () => {
      if (password === undefined) throw new Refusal('password_wrong', { errors: { password: 'password_wrong' } });
      const cash_out_id = await holdMoney(tx, player_id, asked);
      await tell(tx, { kind: 'changed', player_id, data: { what: 'cash_out' } });
      return { data: await cashOutWire(tx, player_id, cash_out_id, call) };
    }),
  );
  if (given.replayed) call.markReplayed();
  return given.reply;
}

async function holdMoney(tx: Tx, player_id: number, asked: Omit<Call<typeof cashOut.ask>['body'], 'password'>): Promise<number> {
  const amount_pya = asked.amount;
  const { lvl_2_name, ...player } = await holdPlayer(tx, player_id);
  const [facts] = await findCashOutFacts.run({ player_id, method_id: asked.payment_id }, tx);
  if (!facts) throw new Error('no facts were read');
  const { cash_out: terms } = await termsOf(tx);
  const is_name_same = isSameName(asked.account_name, lvl_2_name);
  const is_large = needsSecondOperator(amount_pya, terms, facts.asked_today_pya);
  // The day's requests are locked before any purse: a decision locks in the same order.
  if (is_large) {
    const waiting = await lockDay.run({ player_id }, tx);
    await markForSecond.run({ cash_out_ids: waiting.map((it) => it.id) }, tx);
  }
  const main = await holdPurse(tx, player_id, 'main');
  const game = await holdPurse(tx, player_id, 'game');
  const hold = await holdPurse(tx, player_id, 'hold');
  const method =
    facts.method_id === null ? null : { is_open: facts.cash_out_open, minimum_pya: facts.out_min_pya, maximum_pya: facts.out_max_pya };
  const is_overdrawn = main.is_overdrawn || game.is_overdrawn;
  refuseIf(refuseCashOut(amount_pya, { terms, method, player: { ...player, is_overdrawn, asked_today_pya: facts.asked_today_pya } }));
  // From here on only the player's balance can stop it.
  const [inserted] = await insertCashOut.run(
    {
      player_id,
      method_id: asked.payment_id,
      amount_pya,
      account_name: asked.account_name,
      account_number: asked.user_phone,
      lvl_2_name,
      is_name_same,
      needs_second: is_large || !is_name_same,
      old_balance_pya: main.balance,
      new_balance_pya: main.balance - amount_pya,
    },
    tx,
  );
  if (!inserted) throw new Error('a cash-out was not written');
  await post(tx, [cashOutAsked({ cash_out_id: inserted.id, main_purse: main.purse_id, hold_purse: hold.purse_id, amount_pya })]);
  return inserted.id;
}

/** Own cash-outs between two Yangon days, newest first. */
export async function listCashOuts(world: World, call: Call<typeof cashOut.history>) {
  const { instants } = await historyDays(world.db, call.query);
  const filter = { player_id: call.who.player_id, cash_out_id: null, ...instants };
  const { rows, next } = await readPage(world.db, listCashOutsOf, filter, call.query);
  return { next, data: rows.map((row) => rowWire(row, call)) };
}

type Speaking = Pick<Call<typeof cashOut.ask>, 'language'>;

async function cashOutWire(db: Queryable, player_id: number, cash_out_id: number, call: Speaking) {
  const [row] = await listCashOutsOf.run({ player_id, cash_out_id, from_at: null, until_at: null, after_id: null, row_count: 1 }, db);
  if (!row) throw new Error(`cash-out ${cash_out_id} is gone`);
  return rowWire(row, call);
}

const SHOWN_STATES = { pending: 'Pending', paid: 'Approve', rejected: 'Reject' } as const;

function rowWire(row: ListCashOutsOfResult, { language }: Speaking) {
  return {
    id: row.id,
    amount: kyatWire(row.amount_pya),
    // What was held came back: beside a refusal they would say that it is gone.
    old_amount: row.state === 'rejected' ? null : kyatWire(row.old_balance_pya),
    new_amount: row.state === 'rejected' ? null : kyatWire(row.new_balance_pya),
    status: SHOWN_STATES[row.state],
    message: reasonIn(language, row.reason ?? ''),
    account_name: row.account_name,
    transaction_id: row.payout_reference,
    voucher_code: null,
    user_phone: row.account_number,
    holder_phone: null,
    promo_percent: null,
    date: yangonDay(row.created_at),
    time: yangonTime(row.created_at),
    payment_method: { id: row.method_id, name: row.method_name, logo: row.logo },
  };
}
