import type { cashIn } from '@shwekan/contract';
import { reasonIn } from '@shwekan/phrases/reasons';
import {
  accountMeant,
  CASH_IN_EXPIRES_HOURS,
  kyatWire,
  latinDigits,
  refuseCashIn,
  voucherCode,
  yangonDay,
  yangonTime,
} from '@shwekan/rules';
import {
  findCashInFacts,
  insertCashIn,
  type ListCashInsOfResult,
  listCashInsOf,
  queueForLimits,
  readCashInLeft,
} from '#queries/cash/cash-in.ts';
import { isUniqueViolation } from '../platform/database-error.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import { tell } from '../platform/facts.ts';
import { once } from '../platform/idempotency.ts';
import { historyDays, readPage } from '../platform/lists.ts';
import { notificationText } from '../platform/notification-text.ts';
import { Refusal, refuseIf } from '../platform/refusal.ts';
import type { PageLanguage } from '../platform/refusal-answer.ts';
import type { Call } from '../platform/serve.ts';
import { refuseStopped } from '../platform/stop/stop.ts';
import type { World } from '../platform/world.ts';
import { endOverdue } from './expiry.ts';
import { promisedTo } from './promotions.ts';

/**
 * Takes down that a player says they paid in. No money moves until an operator approves it. One request at a time; the same
 * Idempotency-Key is one request however often it is sent.
 */
export async function askCashIn(world: World, call: Call<typeof cashIn.ask>) {
  const { player_id } = call.who;
  const given = await world.db.transaction((tx) =>
    once(tx, call.once, async () => {
      const cash_in_id = await writeRequest(world, tx, player_id, call.body);
      await tell(tx, { kind: 'changed', player_id, data: { what: 'cash_in' } });
      return { data: await cashInWire(tx, player_id, cash_in_id, call) };
    }),
  );
  if (given.replayed) call.markReplayed();
  return given.reply;
}

async function writeRequest(world: World, tx: Tx, player_id: number, body: Call<typeof cashIn.ask>['body']): Promise<number> {
  // Before anything is read: of a request and of who stops play at once, one sees the other.
  await queueForLimits.run({ player_id }, tx);
  // One whose time is over waits for nobody and counts against no limit, also before the job has come by.
  await endOverdue(tx, { player_id, row_count: 1 });
  await refuseStopped(tx);
  const is_card = body.is_mobile_topup === true;
  const [facts] = await findCashInFacts.run({ player_id, method_id: body.payment_id, is_card }, tx);
  if (!facts) throw new Error(`player ${player_id} is gone`);
  const { method_id, is_open, minimum_pya, maximum_pya, fee_percent, account_numbers, closed_numbers, today, ...player } = facts;
  const method =
    method_id === null || is_open === null || minimum_pya === null || maximum_pya === null
      ? null
      : { is_open, minimum_pya, maximum_pya, account_numbers, closed_numbers };
  const is_paid = body.is_paid === true;
  const proof = proofOf(body, is_paid ? [...account_numbers, ...closed_numbers] : []);
  const asked = { amount_pya: body.amount, ...askedBy(proof, is_paid) };
  const refused = refuseCashIn(asked, { player, today, minimum_age_years: world.config.MINIMUM_AGE, method });
  refuseIf(refused, refused === 'account_not_found' ? { errors: { holder_phone: refused } } : {});
  await refuseOverLimit(tx, player_id, body.amount);
  const promised = await promisedTo(tx, body, player);
  const request = {
    player_id,
    method_id: body.payment_id,
    amount_pya: body.amount,
    ...proof,
    fee_percent: is_card ? (fee_percent ?? 0) : 0,
  };
  const [inserted] = await insertCashIn
    .run({ ...request, ...(promised ?? NO_PROMOTION), expires_hours: CASH_IN_EXPIRES_HOURS }, tx)
    .catch(refuseUsed);
  if (!inserted) throw new Refusal('request_pending');
  return inserted.id;
}

/** Refuses with `limit_reached` what is more than the player's own limits leave. */
async function refuseOverLimit(tx: Tx, player_id: number, amount_pya: number): Promise<void> {
  const [allowed] = await readCashInLeft.run({ player_id }, tx);
  if (allowed?.left_pya != null && amount_pya > allowed.left_pya) throw new Refusal('limit_reached');
}

const NO_PROMOTION = { promotion_id: null, bonus_basis_points: null, turnover_hundredths: null };

type Proof = { account_name: string | null; transaction_id: string | null; holder_phone: string | null; voucher_code: string | null };

/**
 * What proves that the player paid: a transfer's names and numbers, or the code of a top-up card. The contract saw that they are there. Of an
 * account that the player wrote by hand the one of `account_numbers` is taken that they mean.
 */
function proofOf(body: Call<typeof cashIn.ask>['body'], account_numbers: readonly string[]): Proof {
  if (body.is_mobile_topup) {
    return { account_name: null, transaction_id: null, holder_phone: null, voucher_code: voucherCode(body.voucher_code ?? '') };
  }
  const holder_phone = body.holder_phone ?? '';
  return {
    account_name: body.account_name ?? '',
    transaction_id: latinDigits(body.transaction_id ?? '').trim(),
    holder_phone: accountMeant(holder_phone, account_numbers) ?? holder_phone,
    voucher_code: null,
  };
}

function askedBy({ voucher_code, holder_phone, transaction_id }: Proof, is_paid: boolean) {
  if (voucher_code !== null) return { voucher_code };
  return { account_number: holder_phone ?? '', transaction_id: transaction_id ?? '', is_paid };
}

/** Unique indexes know codes that wait or paid, and promotions used today; a rejected request uses neither up. */
function refuseUsed(error: unknown): never {
  if (isUniqueViolation(error, 'cash_in_card_once')) throw new Refusal('voucher_used', { errors: { voucher_code: 'voucher_used' } });
  if (isUniqueViolation(error, 'cash_in_promotion_once_a_day'))
    throw new Refusal('promotion_used', { errors: { promo_code: 'promotion_used' } });
  throw error;
}

/** Own cash-ins between two Yangon days, newest first. */
export async function listCashIns(world: World, call: Call<typeof cashIn.history>) {
  const { instants } = await historyDays(world.db, call.query);
  const filter = { player_id: call.who.player_id, cash_in_id: null, ...instants };
  const { rows, next } = await readPage(world.db, listCashInsOf, filter, call.query);
  return { next, data: rows.map((row) => rowWire(row, call)) };
}

async function cashInWire(db: Queryable, player_id: number, cash_in_id: number, call: Pick<Call<typeof cashIn.ask>, 'language'>) {
  const [row] = await listCashInsOf.run({ player_id, cash_in_id, from_at: null, until_at: null, after_id: null, row_count: 1 }, db);
  if (!row) throw new Error(`cash-in ${cash_in_id} is gone`);
  return rowWire(row, call);
}

const SHOWN_STATES = { pending: 'Pending', approved: 'Approve', rejected: 'Reject', expired: 'Reject' } as const;

/** What an operator, or the end of its time, says of a request, in the player's language. */
function messageOf({ state, reason, correction, amount_pya, counted_pya }: ListCashInsOfResult, language: PageLanguage): string {
  if (state === 'expired') return notificationText(language, 'cash_in_expired', { amount_pya }).body;
  if (correction === null) return reasonIn(language, reason ?? '');
  return notificationText(language, 'cash_in_corrected', { asked_pya: amount_pya, came_pya: counted_pya, reason: correction }).title;
}

function rowWire(row: ListCashInsOfResult, { language }: Pick<Call<typeof cashIn.ask>, 'language'>) {
  return {
    id: row.id,
    amount: kyatWire(row.counted_pya),
    old_amount: row.old_balance_pya === null ? null : kyatWire(row.old_balance_pya),
    new_amount: row.new_balance_pya === null ? null : kyatWire(row.new_balance_pya),
    status: SHOWN_STATES[row.state],
    message: messageOf(row, language),
    account_name: row.account_name ?? '',
    transaction_id: row.transaction_id,
    voucher_code: row.voucher_code,
    user_phone: null,
    holder_phone: row.holder_phone,
    promo_percent: row.bonus_basis_points === null ? null : row.bonus_basis_points / 100,
    date: yangonDay(row.created_at),
    time: yangonTime(row.created_at),
    payment_method: { id: row.method_id, name: row.method_name, logo: row.logo },
  };
}
