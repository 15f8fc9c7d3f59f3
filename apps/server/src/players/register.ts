import { randomInt } from 'node:crypto';
import type { accounts, Parsed } from '@shwekan/contract';
import { refusePassword } from '@shwekan/rules';
import { hasAccount } from '#queries/players/otp.ts';
import { insertPlayer, openPurses } from '#queries/players/register.ts';
import { isCommonPassword } from '../platform/common-passwords.ts';
import { hashPassword, passwordDoor } from '../platform/passwords.ts';
import { Refusal } from '../platform/refusal.ts';
import type { PageLanguage } from '../platform/refusal-answer.ts';
import type { World } from '../platform/world.ts';
import { barIfExcluded } from './barred.ts';
import { type OtpProof, phoneOf, proveOtp, spendOtpToken } from './otp.ts';
import { nameOf, referrerOf, refuseYoung, userOf } from './profile.ts';
import { type Opener, openSession } from './sessions.ts';

// Without 0, O, 1, I and L: codes are read aloud and typed from paper.
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const REFERRAL_LETTERS = 8;
const USER_CODE_LETTERS = 10;

type Registration = Parsed<typeof accounts.register>['body'] & Pick<OtpProof, 'device'>;

/**
 * Opens an account with its purses and logs in. What can be refused is refused before the code is spent, but for the phone:
 * only its holder learns whether it has an account. Of two registrations of one phone at once, one wins. A new player who may be a
 * person that is blocked or has stopped play has an account that is blocked until an operator decides: refused with `blocked`, which says no more.
 */
export function registerPlayer(world: World, sent: Registration, from: Opener & { language: PageLanguage }) {
  return passwordDoor(() => register(world, sent, from));
}

async function register(world: World, sent: Registration, from: Opener & { language: PageLanguage }) {
  const phone = phoneOf(sent.phone);
  const name = nameOf(sent.name);
  refuseWeak(sent.password, phone);
  await refuseYoung(world, world.db, sent.birthday);
  const otp_token = await proveOtp(world, phone, 'register', sent);
  const referred_by = sent.referral ? await referrerOf(world.db, sent.referral, null) : null;
  const taken = new Refusal('phone_taken', { errors: { phone: 'phone_taken' } });
  // A proof that opens no account is not spent: nothing is hashed for it, or one text would buy any number of hashes.
  const [known] = await hasAccount.run({ phone }, world.db);
  if (known?.is_registered) throw taken;
  const password_hash = await hashPassword(sent.password);
  const opened = await world.db.transaction(async (tx) => {
    const [player] = await insertPlayer.run(
      {
        user_code: `SK${randomCode(USER_CODE_LETTERS)}`,
        name,
        phone,
        password_hash,
        birthday: sent.birthday,
        referral_code: randomCode(REFERRAL_LETTERS),
        referred_by,
        language: from.language,
      },
      tx,
    );
    if (!player) throw taken;
    await spendOtpToken(tx, phone, 'register', otp_token);
    await openPurses.run({ player_id: player.id }, tx);
    if (await barIfExcluded(tx, { player_id: player.id, name, birthday: sent.birthday })) return null;
    return { player_id: player.id, token: await openSession(tx, player.id, from) };
  });
  if (opened === null) throw new Refusal('blocked');
  return { user_info: await userOf(world.db, opened.player_id, from.language), token: opened.token };
}

/** Refuses a password that the rules do not allow for this phone, or that others guess first. */
export function refuseWeak(password: string, phone: string): void {
  const code = refusePassword(password, phone) ?? (isCommonPassword(password) ? 'password_too_simple' : null);
  if (code !== null) throw new Refusal(code, { errors: { password: code } });
}

/** Whether a password may be chosen for a phone. What is chosen is asked once more when it is set. */
export async function checkPassword(typed: { phone: string; password: string }) {
  refuseWeak(typed.password, phoneOf(typed.phone));
  return {};
}

function randomCode(length: number): string {
  return Array.from({ length }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}
