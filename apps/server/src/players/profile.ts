import type { accounts, User } from '@shwekan/contract';
import { reasonIn } from '@shwekan/phrases/reasons';
import { kyatWire, playerName, refuseBirthday, yangonStamp } from '@shwekan/rules';
import { z } from 'zod';
import { today } from '#queries/players/otp.ts';
import { findReferrer, lockPlayer, readUser, updatePlayer } from '#queries/players/profile.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import { tell } from '../platform/facts.ts';
import { countAgainst } from '../platform/limits.ts';
import { Refusal } from '../platform/refusal.ts';
import type { PageLanguage } from '../platform/refusal-answer.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { inUnicode } from '../platform/zawgyi.ts';

const REFERRAL_CODE = /^[0-9A-Z]{6,12}$/;
const Email = z.email();
/** Nobody is called otherwise more often; each name that an account had is kept (`player_name`). */
const NAMES_A_DAY = 5;
const DAY_S = 86_400;

/** The player as the apps know it, with balances; what operators said, in a language. */
export async function userOf(db: Queryable, player_id: number, language: PageLanguage): Promise<User> {
  const [row] = await readUser.run({ player_id }, db);
  if (!row) throw new Error(`player ${player_id} is missing`);
  return {
    id: row.id,
    user_code: row.user_code,
    name: row.name,
    phone: row.phone,
    email: row.email,
    birthday: row.birthday,
    image: row.image,
    balance: kyatWire(row.main_pya),
    game_balance: kyatWire(row.game_pya),
    p_balance: kyatWire(row.promotion_pya),
    point: row.points,
    turnover: kyatWire(row.turnover_pya),
    game_refer_amt: kyatWire(row.referral_pya),
    refer_count: row.refer_count,
    referral: row.referral_code,
    has_referrer: row.has_referrer ? 1 : 0,
    lvl_2: row.lvl_2_state === 'approved' ? 1 : 0,
    lvl_2_state: row.lvl_2_state,
    lvl_2_reason: row.lvl_2_reason && reasonIn(language, row.lvl_2_reason),
    block: row.is_blocked ? 1 : 0,
    stopped_until: row.excluded_until && yangonStamp(row.excluded_until),
    version: row.version,
  };
}

/** Changes what was sent of name, email and language; birth date and referrer only where there is none yet. All or nothing. */
export async function updateProfile(world: World, { who, language, body: sent }: Call<typeof accounts.changeProfile>) {
  const { player_id } = who;
  const name = sent.name === undefined ? null : nameOf(sent.name);
  const email = sent.email === undefined ? null : emailOf(sent.email);
  await world.db.transaction(async (tx) => {
    const [player] = await lockPlayer.run({ player_id }, tx);
    if (!player) throw new Error(`player ${player_id} is missing`);
    if (name !== null && name !== player.name) await countAgainst(tx, { bucket: `name:${player_id}`, most: NAMES_A_DAY, window_s: DAY_S });
    const birthday = sent.birthday ? await newBirthday(world, tx, sent.birthday, player.birthday) : null;
    const referred_by = sent.referral ? await newReferrer(tx, sent.referral, player_id, player.referred_by) : null;
    await updatePlayer.run({ player_id, name, email, birthday, referred_by, language: sent.language ?? null }, tx);
    await tell(tx, { kind: 'changed', player_id, data: { what: 'profile' } });
  });
  return { data: await userOf(world.db, player_id, language) };
}

/** The name as stored, in Unicode however it was typed; refuses with `name_not_valid`. */
export function nameOf(typed: string): string {
  const name = playerName(inUnicode(typed));
  if (name === null) throw new Refusal('name_not_valid', { errors: { name: 'name_not_valid' } });
  return name;
}

/** Refuses a birth date that is none, or of somebody too young on the product's day. */
export async function refuseYoung(world: World, db: Queryable, birthday: string): Promise<void> {
  const [clock] = await today.run(undefined, db);
  const code = refuseBirthday(birthday, clock?.today ?? '', world.config.MINIMUM_AGE);
  if (code !== null) throw new Refusal(code, { errors: { birthday: code } });
}

/** The player whose referral code was typed, in any case; refuses with `referral_not_found`. */
export async function referrerOf(db: Queryable, typed: string, younger_id: number | null): Promise<number> {
  const code = typed.toUpperCase();
  const [found] = REFERRAL_CODE.test(code) ? await findReferrer.run({ code, younger_id }, db) : [];
  if (!found) throw new Refusal('referral_not_found', { errors: { referral: 'referral_not_found' } });
  return found.id;
}

async function newBirthday(world: World, tx: Tx, typed: string, known: string | null): Promise<string | null> {
  if (known === typed) return null;
  if (known !== null) throw new Refusal('birthday_set', { errors: { birthday: 'birthday_set' } });
  await refuseYoung(world, tx, typed);
  return typed;
}

async function newReferrer(tx: Tx, typed: string, player_id: number, known: number | null): Promise<number | null> {
  const referrer = await referrerOf(tx, typed, player_id);
  if (known !== null && known !== referrer) throw new Refusal('referral_set', { errors: { referral: 'referral_set' } });
  return referrer;
}

function emailOf(typed: string): string {
  const email = typed.trim();
  if (email !== '' && !Email.safeParse(email).success) throw new Refusal('email_not_valid', { errors: { email: 'email_not_valid' } });
  return email;
}
