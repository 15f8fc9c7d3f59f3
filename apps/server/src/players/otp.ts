import { createHash, randomInt } from 'node:crypto';
import type { OtpPurpose } from '@shwekan/contract';
import { fill, phrases } from '@shwekan/phrases';
import { normalisePhone } from '@shwekan/rules';
import { raiseAlert } from '../platform/alerts.ts';
import type { Tx } from '../platform/db.ts';
import { countAgainst } from '../platform/limits.ts';
import { Refusal } from '../platform/refusal.ts';
import type { PageLanguage } from '../platform/refused.ts';
import { newToken, tokenHash } from '../platform/tokens.ts';
import type { World } from '../platform/world.ts';
import { findOtpToken, hasAccount, insertOtp, lockOtpPhone, otpWait, today, tryCode, useOtpToken } from './otp.queries.ts';
import { sendSms } from './sms/sms.ts';

const CODE_DIGITS = 6;
const DAY_S = 86_400;

/** What a caller shows to prove that a phone is theirs: the token of verify_otp, or the code itself. */
export type OtpProof = { otp_token?: string | undefined; code?: string | undefined };

/** The phone as stored; refuses with `phone_not_valid`. */
export function phoneOf(typed: string): string {
  const phone = normalisePhone(typed);
  if (phone === null) throw new Refusal('phone_not_valid', { errors: { phone: 'phone_not_valid' } });
  return phone;
}

/**
 * Sends a six-digit code, valid for 3 minutes and 5 tries; the code before it is worth nothing any more. The answer is the
 * same whether the phone has an account or not: a reset for an unknown phone is counted and kept, but no text is sent.
 */
export async function requestOtp(world: World, asked: { phone: string; purpose: OtpPurpose }, language: PageLanguage) {
  const phone = phoneOf(asked.phone);
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const work = world.db.transaction(async (tx) => {
    await lockOtpPhone.run({ phone }, tx);
    const [limit] = await otpWait.run({ phone }, tx);
    const wait_s = limit?.wait_s ?? 0;
    if (wait_s > 0) throw new Refusal('too_many_requests', { retry_after_s: wait_s });
    await countSms(world, tx);
    const [otp] = await insertOtp.run({ phone, purpose: asked.purpose, code_hash: codeHash(phone, asked.purpose, code) }, tx);
    const [known] = await hasAccount.run({ phone }, tx);
    if (asked.purpose !== 'reset' || known?.is_registered) await sendSms(world, tx, phone, fill(phrases[language].sms.otp, { code }));
    return otp;
  });
  const made = await work.catch((error) => tellOfBudget(world, error));
  if (!made) throw new Error('the code was not kept');
  return { expires_at: made.expires_at.toISOString(), resend_at: made.resend_at.toISOString() };
}

/** Trades the right code for a token of ten minutes and one use. Every wrong try counts, also of tries made at once. */
export async function verifyOtpCode(world: World, asked: { phone: string; purpose: OtpPurpose; code: string }): Promise<string> {
  const phone = phoneOf(asked.phone);
  const { token, hash } = newToken();
  const code_hash = codeHash(phone, asked.purpose, asked.code);
  const [tried] = await tryCode.run({ phone, purpose: asked.purpose, code_hash, token_hash: hash }, world.db);
  // No row: none was sent, it is too old, was used, or five tries are spent. A new one helps in each case.
  if (!tried) throw new Refusal('otp_expired', { details: { isVerified: 0 } });
  if (!tried.is_right) throw new Refusal('otp_wrong', { details: { isVerified: 0 } });
  return token;
}

/**
 * The token that proves the phone, before slow work is done for it. A code is verified, and so spent, here. What is done
 * with the proof then takes it by `spendOtpToken` in its own transaction.
 */
export async function proveOtp(world: World, phone: string, purpose: OtpPurpose, proof: OtpProof): Promise<string> {
  if (proof.otp_token === undefined) {
    if (proof.code === undefined) throw new Refusal('otp_wrong', { errors: { code: 'otp_wrong' } });
    return verifyOtpCode(world, { phone, purpose, code: proof.code });
  }
  const [found] = await findOtpToken.run({ token_hash: tokenHash(proof.otp_token), phone, purpose }, world.db);
  if (!found) throw new Refusal('otp_expired');
  return proof.otp_token;
}

/** Uses the token up, together with what it was asked for; of two at once, one is refused with `otp_expired`. */
export async function spendOtpToken(tx: Tx, phone: string, purpose: OtpPurpose, token: string): Promise<void> {
  const used = await useOtpToken.run({ token_hash: tokenHash(token), phone, purpose }, tx);
  if (used.length === 0) throw new Refusal('otp_expired');
}

/** The day's budget of texts is spent. */
class BudgetSpent extends Refusal {}

/** Counts a text against the day's budget, after the limits of its phone: one phone cannot spend it for all. */
async function countSms(world: World, tx: Tx): Promise<void> {
  await countAgainst(tx, { bucket: 'sms:all', most: world.config.SMS_DAILY_BUDGET, window_s: DAY_S }).catch((error) => {
    throw error instanceof Refusal ? new BudgetSpent(error.code, error.more) : error;
  });
}

/** Raises an alert, once a day, for the first text refused. Outside the transaction, which is rolled back. */
async function tellOfBudget(world: World, error: unknown): Promise<never> {
  if (error instanceof BudgetSpent) {
    const [clock] = await today.run(undefined, world.db);
    await raiseAlert(world.db, `sms_budget:${clock?.today}`, 'sms_budget', { budget_count: world.config.SMS_DAILY_BUDGET });
  }
  throw error;
}

function codeHash(phone: string, purpose: OtpPurpose, code: string): Buffer {
  return createHash('sha256').update(`${purpose}:${phone}:${code}`).digest();
}
