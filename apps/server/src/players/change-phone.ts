import type { accounts, Parsed } from '@shwekan/contract';
import { credentialsOf, setPhone } from '#queries/players/change-phone.ts';
import { isUniqueViolation } from '../platform/database-error.ts';
import { tell } from '../platform/facts.ts';
import { tryOwnPassword } from '../platform/password-tries.ts';
import { passwordDoor } from '../platform/passwords.ts';
import { Refusal } from '../platform/refusal.ts';
import type { PlayerCaller } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { type OtpProof, phoneOf, proveOtp, spendOtpToken } from './otp.ts';
import { endOtherSessions } from './sessions.ts';

type NewPhone = Parsed<typeof accounts.changePhone>['body'] & Pick<OtpProof, 'device'>;

/**
 * Moves the account to a phone that its owner holds and that no account has; the password is asked again. Other sessions end,
 * and the database notes the change: cash-out rests for a day. Of two accounts that move to one phone at once, one does.
 */
export function moveToPhone(world: World, who: PlayerCaller, sent: NewPhone) {
  return passwordDoor(() => moveTo(world, who, { ...sent, phone: phoneOf(sent.phone) }));
}

async function moveTo(world: World, who: PlayerCaller, sent: NewPhone) {
  const { player_id, session_id } = who;
  const { phone } = sent;
  const [player] = await credentialsOf.run({ player_id }, world.db);
  if (!player) throw new Error(`player ${player_id} is missing`);
  const wrong = new Refusal('password_wrong', { errors: { password: 'password_wrong' } });
  const typed = { password: sent.password, stored: player.password_hash };
  if (!(await tryOwnPassword(world.db, { player_id, phone: player.phone, by: `${session_id}`, ...typed }))) throw wrong;
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
