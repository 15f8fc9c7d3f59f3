import type { forgetPassword, Parsed } from '@shwekan/contract';
import { countAgainst } from '../platform/limits.ts';
import { hashPassword, isPassword } from '../platform/passwords.ts';
import { Refusal } from '../platform/refusal.ts';
import type { PlayerCaller } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { changePassword, findLogin, holdPassword, passwordOf, replacePassword } from './login.queries.ts';
import { phoneOf, proveOtp, spendOtpToken } from './otp.ts';
import { userOf } from './profile.ts';
import { refuseWeak } from './register.ts';
import { endOtherSessions, endOwnSession, type Opener, openSession } from './sessions.ts';

const TRIES_A_MINUTE = 10;
const MINUTE_S = 60;

/** Opens a session. An unknown phone and a wrong password get the same answer in the same time; ten tries a minute. */
export async function logIn(world: World, sent: { phone: string; password: string }, from: Opener) {
  const phone = phoneOf(sent.phone);
  await countAgainst(
    world.db,
    { bucket: `login:address:${from.address}`, most: TRIES_A_MINUTE, window_s: MINUTE_S },
    { bucket: `login:phone:${phone}`, most: TRIES_A_MINUTE, window_s: MINUTE_S },
  );
  const [player] = await findLogin.run({ phone }, world.db);
  const matches = await isPassword(sent.password, player?.password_hash ?? null);
  if (!player || !matches) throw new Refusal('login_wrong');
  if (player.is_blocked) throw new Refusal('blocked');
  const token = await world.db.transaction(async (tx) => {
    const held = await holdPassword.run({ player_id: player.id, password_hash: player.password_hash }, tx);
    if (held.length === 0) throw new Refusal('login_wrong');
    return openSession(tx, player.id, from);
  });
  return { data: await userOf(world.db, player.id), token };
}

/** Ends the session of this call. */
export async function logOut(world: World, who: PlayerCaller) {
  return endOwnSession(world, who, who.session_id);
}

/** Sets a new password for who holds the phone, and ends all sessions. */
export async function resetPassword(world: World, sent: Parsed<typeof forgetPassword>['body']) {
  const phone = phoneOf(sent.phone);
  refuseWeak(sent.password, phone);
  const otp_token = await proveOtp(world, phone, 'reset', sent);
  const password_hash = await hashPassword(sent.password);
  await world.db.transaction(async (tx) => {
    await spendOtpToken(tx, phone, 'reset', otp_token);
    const [player] = await changePassword.run({ phone, password_hash }, tx);
    // A code is never sent to a phone without an account: who gets here guessed it.
    if (!player) throw new Refusal('otp_wrong');
    await endOtherSessions(tx, player.id, null);
  });
  return {};
}

/** Changes the password of who knows the old one, and ends the other sessions. */
export async function changeOwnPassword(world: World, who: PlayerCaller, sent: { old_password: string; password: string }) {
  const { player_id, session_id } = who;
  await countAgainst(world.db, { bucket: `password:${player_id}`, most: TRIES_A_MINUTE, window_s: MINUTE_S });
  const [player] = await passwordOf.run({ player_id }, world.db);
  if (!player) throw new Error(`player ${player_id} is missing`);
  refuseWeak(sent.password, player.phone);
  const wrong = new Refusal('password_wrong', { errors: { old_password: 'password_wrong' } });
  if (!(await isPassword(sent.old_password, player.password_hash))) throw wrong;
  const password_hash = await hashPassword(sent.password);
  await world.db.transaction(async (tx) => {
    const changed = await replacePassword.run({ player_id, password_hash, old_hash: player.password_hash }, tx);
    if (changed.length === 0) throw wrong;
    await endOtherSessions(tx, player_id, session_id);
  });
  return {};
}
