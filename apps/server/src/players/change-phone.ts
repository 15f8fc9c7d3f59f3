import type { changePhone, Parsed } from '@shwekan/contract';
import { isUniqueViolation } from '../platform/db.ts';
import { tell } from '../platform/facts.ts';
import { countAgainst } from '../platform/limits.ts';
import { isPassword } from '../platform/passwords.ts';
import { Refusal } from '../platform/refusal.ts';
import type { PlayerCaller } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { credentialsOf, setPhone } from './change-phone.queries.ts';
import { phoneOf, proveOtp, spendOtpToken } from './otp.ts';
import { endOtherSessions } from './sessions.ts';

const TRIES_A_MINUTE = 10;
const MINUTE_S = 60;

/**
 * Moves the account to a phone that its owner holds and that no account has; the password is asked again. Other sessions end,
 * and the database notes the change: cash-out rests for a day. Of two accounts that move to one phone at once, one does.
 */
export async function moveToPhone(world: World, who: PlayerCaller, sent: Parsed<typeof changePhone>['body']) {
  const { player_id, session_id } = who;
  const phone = phoneOf(sent.phone);
  await countAgainst(world.db, { bucket: `password:${player_id}`, most: TRIES_A_MINUTE, window_s: MINUTE_S });
  const [player] = await credentialsOf.run({ player_id }, world.db);
  if (!player) throw new Error(`player ${player_id} is missing`);
  const wrong = new Refusal('password_wrong', { errors: { password: 'password_wrong' } });
  if (!(await isPassword(sent.password, player.password_hash))) throw wrong;
  const otp_token = await proveOtp(world, phone, 'change_phone', sent);
  const taken = new Refusal('phone_taken', { errors: { phone: 'phone_taken' } });
  if (phone === player.phone) throw taken;
  const work = world.db.transaction(async (tx) => {
    const changed = await setPhone.run({ player_id, phone, password_hash: player.password_hash }, tx);
    if (changed.length === 0) throw wrong;
    await spendOtpToken(tx, phone, 'change_phone', otp_token);
    await endOtherSessions(tx, player_id, session_id);
    await tell(tx, { kind: 'changed', player_id, data: { what: 'profile' } });
  });
  await work.catch((error) => {
    throw isUniqueViolation(error, 'player_phone_key') ? taken : error;
  });
  return { phone };
}
