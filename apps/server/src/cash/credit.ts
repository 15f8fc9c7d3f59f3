import { bonusOf, lessFee, turnoverOf } from '@shwekan/rules';
import { type LockCashInResult, markApproved, readMoneyOf } from '#queries/cash/approval.ts';
import { queueForLimits, readLeftOfRequest } from '#queries/cash/cash-in.ts';
import { addTurnover } from '#queries/cash/player.ts';
import { cashIn, cashInPromoted } from '../ledger/entries.ts';
import { post } from '../ledger/ledger.ts';
import { auditRow } from '../platform/audit-row.ts';
import { isUniqueViolation } from '../platform/database-error.ts';
import type { Tx } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import { refuseIdUsed } from './payment-id.ts';
import { holdPlayer } from './player.ts';
import { tellOfRequest } from './tell-player.ts';

/** What came, where it is not what the player wrote, and why, as the player reads it. */
export type Correction = { amount_pya: number; reason: string };
/** A line of a statement of our account that says what came, with the statement that brought it. */
export type ApprovingLine = { id: number; transaction_id: string; amount_pya: number; statement_id: number; file_sha256: string };
/** What proves a payment: its whole id, and the line that says so, where one does. */
export type Proof = { full_transaction_id: string; correction: Correction | null; line: ApprovingLine | null };
type Approval = Proof & { operator_id: number; address: string; deed_id: number | null };

/**
 * Credits a request that is locked. What a top-up card brings is the amount less its fee; with a promotion the money and the bonus go to the
 * game purse and the player's turnover grows. Refuses `transaction_id_used`, also where a paid cash-out has the id.
 */
export async function credit(tx: Tx, request: LockCashInResult, approval: Approval): Promise<void> {
  const { operator_id, address, deed_id, full_transaction_id, correction, line } = approval;
  const amounts = creditOf(request, correction?.amount_pya ?? request.amount_pya);
  if (amounts.turnover_pya > 0) await holdPlayer(tx, request.player_id);
  // A card's code is no id of a payment: the index knows it.
  const { method_id, voucher_code } = request;
  if (voucher_code === null) await refuseIdUsed(tx, { method_id, transaction_id: full_transaction_id });
  const [money] = await readMoneyOf.run({ player_id: request.player_id }, tx);
  const balances = await credited(tx, request, amounts, operator_id);
  const corrected = { corrected_pya: correction?.amount_pya ?? null, correction: correction?.reason ?? null };
  const decision = {
    cash_in_id: request.id,
    operator_id,
    full_transaction_id,
    deed_id,
    had_pya: money?.had_pya ?? 0,
    ...amounts,
    ...balances,
    ...corrected,
    account_line_id: line?.id ?? null,
  };
  await markApproved.run(decision, tx).catch(refuseUsed);
  if (amounts.turnover_pya > 0) await addTurnover.run({ player_id: request.player_id, added_pya: amounts.turnover_pya }, tx);
  await auditRow(tx, {
    operator_id,
    action: 'approve_cash_in',
    subject: `cash_in:${request.id}`,
    before: { state: 'pending', ...(correction && { amount_pya: request.amount_pya }) },
    after: {
      state: 'approved',
      full_transaction_id,
      ...(correction && { amount_pya: correction.amount_pya }),
      ...amounts,
      ...statementOf(line),
    },
    reason: correction?.reason ?? null,
    address,
  });
  // Without the balance: a lock screen and the list of messages are read by who stands beside a player that has hidden it.
  const told = { amount_pya: amounts.credited_pya + amounts.bonus_pya };
  await tellOfRequest(tx, {
    player_id: request.player_id,
    what: 'cash_in',
    ...(correction === null
      ? { kind: request.promotion === null ? 'cash_in_approved' : 'cash_in_promoted', data: told }
      : {
          kind: request.promotion === null ? 'cash_in_corrected' : 'cash_in_corrected_promoted',
          data: { ...told, asked_pya: request.amount_pya, came_pya: correction.amount_pya, reason: correction.reason },
        }),
  });
}

/** What the trail says of a line: whoever reads it finds the file again by its hash. */
function statementOf(line: ApprovingLine | null) {
  if (line === null) return {};
  return { account_line_id: line.id, account_statement_id: line.statement_id, file_sha256: line.file_sha256 };
}

/** More than the player wrote counts against the limit they set, in the day, week or month of their request: refuses `limit_reached`. */
export async function refuseOverLimit(
  tx: Tx,
  { id, player_id, amount_pya }: LockCashInResult,
  correction: Correction | null,
): Promise<void> {
  if (correction === null || correction.amount_pya <= amount_pya) return;
  await queueForLimits.run({ player_id }, tx);
  const [allowed] = await readLeftOfRequest.run({ cash_in_id: id }, tx);
  // What the player wrote is counted there already.
  if (allowed?.left_pya != null && correction.amount_pya - amount_pya > allowed.left_pya) throw new Refusal('limit_reached');
}

type Credit = { credited_pya: number; bonus_pya: number; turnover_pya: number };

function creditOf(request: LockCashInResult, amount_pya: number): Credit {
  const credited_pya = lessFee(amount_pya, request.fee_percent);
  const bonus_pya = request.promotion === null ? 0 : bonusOf(credited_pya, request.bonus_basis_points ?? 0);
  const turnover_pya = request.promotion === null ? 0 : turnoverOf(credited_pya + bonus_pya, request.turnover_hundredths ?? 0);
  return { credited_pya, bonus_pya, turnover_pya };
}

/** Posts the money and the bonus; answers the balance of the purse before and after both. */
async function credited(tx: Tx, request: LockCashInResult, { credited_pya, bonus_pya }: Credit, operator_id: number) {
  const { id: cash_in_id, method, promotion, main_purse, game_purse } = request;
  const paid = { cash_in_id, method, amount_pya: credited_pya };
  const entries = promotion === null ? [cashIn({ ...paid, main_purse })] : cashInPromoted({ ...paid, promotion, game_purse, bonus_pya });
  const posted = await post(tx, entries, operator_id);
  const new_balance_pya = posted.at(-1)?.moves[0]?.to_balance_after;
  if (new_balance_pya == null) throw new Error(`cash-in ${cash_in_id} was credited to no purse`);
  return { old_balance_pya: new_balance_pya - credited_pya - bonus_pya, new_balance_pya };
}

function refuseUsed(error: unknown): never {
  if (isUniqueViolation(error, 'cash_in_paid_once') || isUniqueViolation(error, 'cash_in_account_line_id_key'))
    throw new Refusal('transaction_id_used');
  throw error;
}
