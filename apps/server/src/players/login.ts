import type { accounts, Parsed } from '@shwekan/contract';
import { changePassword, findLogin, holdPassword, passwordOf, replacePassword } from '#queries/players/login.ts';
import { logInLimits, noteWrongTry, tryOwnPassword, tryPassword } from '../platform/password-tries.ts';
import { hashPassword, passwordDoor } from '../platform/passwords.ts';
import { Refusal } from '../platform/refusal.ts';
import type { PageLanguage } from '../platform/refusal-answer.ts';
import type { PlayerCaller } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { type OtpProof, phoneOf, proveOtp, spendOtpToken } from './otp.ts';
import { userOf } from './profile.ts';
import { refuseWeak } from './register.ts';
import { endOtherSessions, endOwnSession, type Opener, openSession } from './sessions.ts';

/**
 * Opens a session. An unknown phone and a wrong password get the same answer in the same time. Wrong tries alone are limited, by place,
 * network and account, and by nothing that a stranger elsewhere can use up.
 */
export function logIn(world: World, sent: { phone: string; password: string }, from: Opener & { language: PageLanguage }) {
  return passwordDoor(() => openByPassword(world, { phone: phoneOf(sent.phone), password: sent.password }, from));
}

async function openByPassword(
  world: World,
  { phone, password }: { phone: string; password: string },
  from: Opener & { language: PageLanguage },
) {
  const [player] = await findLogin.run({ phone, device_hash: from.device_hash }, world.db);
  const device = player?.is_known_device ? from.device_hash.toString('hex') : null;
  const limits = await logInLimits(world.db, { door: 'login', account: phone, address: from.address, device });
  const matches = await tryPassword(world.db, { password, stored: player?.password_hash ?? null }, ...limits);
  if (!matches) await noteWrongTry(world.db, 'login', phone);
  if (!player || !matches) throw new Refusal('login_wrong');
  if (player.is_blocked) throw new Refusal('blocked');
  const token = await world.db.transaction(async (tx) => {
    const held = await holdPassword.run({ player_id: player.id, password_hash: player.password_hash }, tx);
    if (held.length === 0) throw new Refusal('login_wrong');
    return openSession(tx, player.id, from);
  });
  return { data: await userOf(world.db, player.id, from.language), token };
}

/** Ends the session of this call. */
export async function logOut(world: World, who: PlayerCaller) {
  return endOwnSession(world, who, who.session_id);
}

type NewPassword = Parsed<typeof accounts.resetPassword>['body'] & Pick<OtpProof, 'device'>;

/** Sets a new password for the holder of the phone, and ends all sessions. */
export function resetPassword(world: World, sent: NewPassword) {
  const phone = phoneOf(sent.phone);
  refuseWeak(sent.password, phone);
  return passwordDoor(() => setPasswordOf(world, phone, sent));
}

async function setPasswordOf(world: World, phone: string, sent: NewPassword) {
  const otp_token = await proveOtp(world, phone, 'reset', sent);
  const password_hash = await hashPassword(sent.password);
  await world.db.transaction(async (tx) => {
    await spendOtpToken(tx, phone, 'reset', otp_token);
    const [player] = await changePassword.run({ phone, password_hash }, tx);
    // A code is never sent to a phone without an account: a caller who gets here guessed it.
    if (!player) throw new Refusal('otp_wrong');
    await endOtherSessions(tx, player.id, null);
  });
  return {};
}

/** Changes the password of who knows the old one, and ends the other sessions. */
export function changeOwnPassword(world: World, who: PlayerCaller, sent: { old_password: string; password: string }) {
  return passwordDoor(() => replaceOwn(world, who, sent));
}

async function replaceOwn(world: World, who: PlayerCaller, sent: { old_password: string; password: string }) {
  const { player_id, session_id } = who;
  const [player] = await passwordOf.run({ player_id }, world.db);
  if (!player) throw new Error(`player ${player_id} is missing`);
  refuseWeak(sent.password, player.phone);
  const wrong = new Refusal('password_wrong', { errors: { old_password: 'password_wrong' } });
  const typed = { password: sent.old_password, stored: player.password_hash };
  if (!(await tryOwnPassword(world.db, { player_id, phone: player.phone, by: `${session_id}`, ...typed }))) throw wrong;
  const password_hash = await hashPassword(sent.password);
  await world.db.transaction(async (tx) => {
    const changed = await replacePassword.run({ player_id, password_hash, old_hash: player.password_hash }, tx);
    if (changed.length === 0) throw wrong;
    await endOtherSessions(tx, player_id, session_id);
  });
  return {};
}
