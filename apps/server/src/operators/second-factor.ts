import { randomInt } from 'node:crypto';
import type { secondFactor } from '@shwekan/contract';
import { generateSecret, generateURI, verifySync } from 'otplib';
import {
  endOtherSessions,
  findFactor,
  forgetRecoveryCodes,
  noteProof,
  takeRecoveryCode,
  takeStep,
  turnFactorOn,
  writeNextSecret,
  writeRecoveryCodes,
} from '#queries/operators/second-factor.ts';
import { auditCall, auditRow } from '../platform/audit-row.ts';
import type { Tx } from '../platform/db.ts';
import { askDeed } from '../platform/deeds/ask.ts';
import { decrypt, encrypt, keyedHash } from '../platform/encryption.ts';
import { countAgainst } from '../platform/limits.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { Config } from '../platform/settings.ts';
import type { World } from '../platform/world.ts';
import { operatorFactorDeed } from './deeds.ts';

const STEP_S = 30;
/** A phone's clock may be so far off, either way. */
const OFF_S = 30;
const RECOVERY_CODES = 10;
/** Without those that look alike. 32 letters, ten of them: 50 bits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LETTERS_OF_A_CODE = 10;

/** Begins a second factor for the operator, or another in place of theirs, which counts until a code of the new one was typed. */
export async function beginFactor(world: World, call: Call<typeof secondFactor.begin>) {
  const { operator_id, username } = call.who;
  const secret = generateSecret();
  const next_secret = encrypt(world.config, placeOf(operator_id), secret);
  await world.db.transaction(async (tx) => {
    await writeNextSecret.run({ operator_id, next_secret }, tx);
    await auditCall(tx, call, { action: 'begin_second_factor', subject: `operator:${operator_id}` });
  });
  return { secret, uri: generateURI({ issuer: 'Shwekan', label: username, secret }) };
}

/** Sets up the second factor that was begun. Refuses `code_wrong`; `not_found` when none was begun. */
export async function confirmFactor(world: World, call: Call<typeof secondFactor.confirm>) {
  const { operator_id, session_id } = call.who;
  const counted = await countAgainst(world.db, ...codeLimits(operator_id));
  const [factor] = await findFactor.run({ operator_id }, world.db);
  const next_secret = factor?.next_secret;
  if (!next_secret) {
    await counted.giveBack();
    throw new Refusal('not_found');
  }
  const step = stepOf(decrypt(world.config, placeOf(operator_id), next_secret), call.body.code);
  if (step === null) throw new Refusal('code_wrong', { errors: { code: 'code_wrong' } });
  await counted.giveBack();
  return world.db.transaction(async (tx) => {
    const [on] = await turnFactorOn.run({ operator_id, next_secret, step }, tx);
    if (!on) throw new Refusal('not_found');
    const recovery_codes = await newRecoveryCodes(tx, world.config, operator_id);
    await endOtherSessions.run({ operator_id, session_id }, tx);
    await noteProof.run({ session_id }, tx);
    await auditCall(tx, call, { action: 'set_up_second_factor', subject: `operator:${operator_id}` });
    return { recovery_codes };
  });
}

/** Makes ten new recovery codes. Refuses `second_factor_off` to who has no second factor. */
export async function renewRecoveryCodes(world: World, call: Call<typeof secondFactor.renewCodes>) {
  const { operator_id } = call.who;
  if (!call.who.has_second_factor) throw new Refusal('second_factor_off');
  return world.db.transaction(async (tx) => {
    const recovery_codes = await newRecoveryCodes(tx, world.config, operator_id);
    await auditCall(tx, call, { action: 'renew_recovery_codes', subject: `operator:${operator_id}` });
    return { recovery_codes };
  });
}

/** Asks that an operator sets up another second factor. Refuses `deed_waits`; one who has none is not found. */
export async function askForFactorReset(world: World, { params, who, address }: Call<typeof secondFactor.reset>) {
  return world.db.transaction(async (tx) => ({
    deed_id: await askDeed(tx, operatorFactorDeed, { data: { operator_id: params.id }, who, address }),
  }));
}

/**
 * Whether what was typed is a code that counts: of six digits, newer than the last that was taken, or a recovery code, which is used up.
 * Only wrong ones are limited. Refuses `too_many_requests`.
 */
export async function takeCode(world: World, { operator_id, address }: { operator_id: number; address: string }, typed: string) {
  const counted = await countAgainst(world.db, ...codeLimits(operator_id));
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  const isTaken = /^\d{6}$/.test(code)
    ? await takeDigits(world, operator_id, code)
    : await world.db.transaction(async (tx) => {
        const [taken] = await takeRecoveryCode.run({ operator_id, hash: hashOf(world.config, operator_id, code) }, tx);
        if (taken) await auditRow(tx, { operator_id, action: 'use_recovery_code', subject: `operator:${operator_id}`, address });
        return taken !== undefined;
      });
  if (isTaken) await counted.giveBack();
  return isTaken;
}

async function takeDigits(world: World, operator_id: number, code: string): Promise<boolean> {
  const [factor] = await findFactor.run({ operator_id }, world.db);
  if (!factor?.secret) return false;
  const step = stepOf(decrypt(world.config, placeOf(operator_id), factor.secret), code);
  if (step === null) return false;
  const taken = await takeStep.run({ operator_id, step }, world.db);
  return taken.length > 0;
}

/** The half-minute whose code this is, of those that may still be typed. Phones tell the real time, whatever a demo's clock says. */
function stepOf(secret: string, typed: string): number | null {
  const token = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const found = verifySync({ secret, token, epochTolerance: OFF_S });
  return found.valid && 'epoch' in found ? Math.floor(found.epoch / STEP_S) : null;
}

async function newRecoveryCodes(tx: Tx, config: Config, operator_id: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: LETTERS_OF_A_CODE }, () => LETTERS.charAt(randomInt(LETTERS.length))).join(''),
  );
  await forgetRecoveryCodes.run({ operator_id }, tx);
  await writeRecoveryCodes.run({ operator_id, hashes: codes.map((code) => hashOf(config, operator_id, code)) }, tx);
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** Wrong codes of one operator: who knows the password has few tries, from wherever. */
function codeLimits(operator_id: number) {
  return [
    { bucket: `console:code:ten:${operator_id}`, most: 10, window_s: 600 },
    { bucket: `console:code:hour:${operator_id}`, most: 20, window_s: 3600 },
  ];
}

function hashOf(config: Config, operator_id: number, code: string): Buffer {
  return keyedHash(config, 'recovery code', `${operator_id}:${code}`);
}

function placeOf(operator_id: number): string {
  return `operator_factor:${operator_id}`;
}
