import { randomInt } from 'node:crypto';
import type { OtpPurpose } from '@shwekan/contract';
import { fill, phrases } from '@shwekan/phrases';
import { normalisePhone } from '@shwekan/rules';
import { findOtpToken, insertOtp, knownPhone, lockOtpPhone, otpWait, today, tryCode, useOtpToken } from '#queries/players/otp.ts';
import { raiseAlert } from '../platform/alerts.ts';
import { BRAND } from '../platform/brand/brand.ts';
import type { Tx } from '../platform/db.ts';
import { keyedHash } from '../platform/encryption.ts';
import { readSetting } from '../platform/house-settings.ts';
import { countAgainst, type Limit, LimitReached } from '../platform/limits.ts';
import { placeOf } from '../platform/places.ts';
import { Refusal } from '../platform/refusal.ts';
import type { PageLanguage } from '../platform/refusal-answer.ts';
import { newToken, tokenHash } from '../platform/tokens.ts';
import type { World } from '../platform/world.ts';
import { sendSms } from './sms/sms.ts';

const CODE_DIGITS = 6;
const DAY_S = 86_400;
/** The part of the day's texts that is kept for registered persons on devices of theirs. */
const RESERVE = 0.2;
/** Codes to new phones that a player may ask for in a day: as many as one phone gets. */
const PLAYER_A_DAY = 6;

/** Whose code it is: the device's, and the place's where the caller named no device. A browser names it from its first code on. */
export type OtpDevice = { device_hash: Buffer; place: string | null };

/** What a caller shows to prove that a phone is theirs: the token of verify_otp, or the code itself, on the device that asked for it. */
export type OtpProof = { otp_token?: string | undefined; code?: string | undefined; device: OtpDevice };

/** The asker of a code: from where, on which device, and as which player when logged in. */
export type OtpAsker = OtpDevice & { address: string; player_id: number | null };

/** The phone as stored; refuses with `phone_not_valid`. */
export function phoneOf(typed: string): string {
  const phone = normalisePhone(typed);
  if (phone === null) throw new Refusal('phone_not_valid', { errors: { phone: 'phone_not_valid' } });
  return phone;
}

/**
 * Sends a six-digit code, valid for 3 minutes and 5 tries on the device that asks; its code before is worth nothing any more. The answer is the
 * same whether the phone has an account or not: a reset for an unknown phone is counted and kept, but no text is sent.
 */
export async function requestOtp(world: World, asked: { phone: string; purpose: OtpPurpose; language: PageLanguage }, asker: OtpAsker) {
  const phone = phoneOf(asked.phone);
  const { purpose, language } = asked;
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const work = world.db.transaction(async (tx) => {
    await lockOtpPhone.run({ phone }, tx);
    const [known] = await knownPhone.run({ phone, device_hash: asker.device_hash }, tx);
    const is_known_device = known?.is_known_device === true;
    const [limit] = await otpWait.run({ phone, is_known_device }, tx);
    const wait_s = limit?.wait_s ?? 0;
    if (wait_s > 0) throw new Refusal('too_many_requests', { retry_after_s: wait_s });
    // After the limits of its phone: one phone cannot spend the budget for all.
    await countAgainst(tx, ...smsLimits(world, asker, is_known_device));
    const { device_hash, place } = asker;
    const code_hash = codeHash(world, phone, { purpose, code });
    const [otp] = await insertOtp.run({ phone, purpose, is_known_device, device_hash, place, code_hash }, tx);
    if (purpose !== 'reset' || known?.is_registered) {
      const { name: house } = await readSetting(tx, BRAND);
      await sendSms(world, tx, phone, fill(phrases[language].sms.otp, { house, code }));
    }
    return otp;
  });
  const made = await work.catch((error) => tellOfBudget(world, error, asker));
  if (!made) throw new Error('the code was not kept');
  return { expires_at: made.expires_at.toISOString(), resend_at: made.resend_at.toISOString() };
}

/** Trades the right code for a token of ten minutes and one use. Every wrong try counts, also of tries made at once. */
export async function verifyOtpCode(
  world: World,
  asked: { phone: string; purpose: OtpPurpose; code: string },
  device: OtpDevice,
): Promise<string> {
  const phone = phoneOf(asked.phone);
  const { token, hash } = newToken();
  const code_hash = codeHash(world, phone, asked);
  const [tried] = await tryCode.run({ phone, purpose: asked.purpose, code_hash, token_hash: hash, ...device }, world.db);
  // No row: none was asked for here, it is too old, was used, or five tries are spent. A new one helps in each case.
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
    return verifyOtpCode(world, { phone, purpose, code: proof.code }, proof.device);
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

/**
 * The budgets a text counts against, which begin anew at midnight in Yangon: the day's for all, of which a part is kept for whom we know, and the network's for whom we do not.
 * A player who is logged in is known, and may ask for few.
 */
function smsLimits(world: World, { address, player_id }: OtpAsker, isKnownDevice: boolean): Limit[] {
  const { SMS_DAILY_BUDGET: all, SMS_NETWORK_BUDGET } = world.config;
  const isKnown = isKnownDevice || player_id !== null;
  const whole = { bucket: ALL_TEXTS, most: isKnown ? all : all - Math.floor(all * RESERVE), window_s: 'day' } as const;
  const ofNetwork = { bucket: `${NETWORK_TEXTS}${placeOf(address).network}`, most: SMS_NETWORK_BUDGET, window_s: 'day' } as const;
  const ofPlayer = { bucket: `sms:player:${player_id}`, most: PLAYER_A_DAY, window_s: DAY_S };
  return [whole, ...(isKnown ? [] : [ofNetwork]), ...(player_id === null ? [] : [ofPlayer])];
}

const ALL_TEXTS = 'sms:all';
const NETWORK_TEXTS = 'sms:network:';

/** Raises an alert, once a day, for the first text refused for all and for a network. Outside the transaction, which is rolled back. */
async function tellOfBudget(world: World, error: unknown, { address }: OtpAsker): Promise<never> {
  if (error instanceof LimitReached) {
    const [clock] = await today.run(undefined, world.db);
    const { SMS_DAILY_BUDGET, SMS_NETWORK_BUDGET } = world.config;
    if (error.buckets.includes(ALL_TEXTS))
      await raiseAlert(world.db, `sms_budget:${clock?.today}`, 'sms_budget', { budget_count: SMS_DAILY_BUDGET });
    const { network } = placeOf(address);
    if (error.buckets.includes(`${NETWORK_TEXTS}${network}`))
      await raiseAlert(world.db, `sms_network:${network}:${clock?.today}`, 'sms_network_budget', {
        network,
        budget_count: SMS_NETWORK_BUDGET,
      });
  }
  throw error;
}

/** Anybody can try all of six digits: only a holder of the settings' key can compare what is stored. */
function codeHash(world: World, phone: string, { purpose, code }: { purpose: OtpPurpose; code: string }): Buffer {
  return keyedHash(world.config, 'one-time codes', `${purpose}:${phone}:${code}`);
}
