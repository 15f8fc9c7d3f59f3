import { isDeepStrictEqual } from 'node:util';
import type { promotions } from '@shwekan/contract';
import { isSilent, type Texts, textIn, textsOf } from '@shwekan/phrases/per-language';
import {
  findPromotion,
  insertPromotion,
  type ListPromotionsResult,
  listOpenPromotions,
  listPromotions,
  lockPromotion,
  setImage,
  updatePromotion,
} from '#queries/cash/promotions.ts';
import { auditCall } from '../platform/audit-row.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import { askDeed } from '../platform/deeds/ask.ts';
import { replacePicture } from '../platform/pictures.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { Files } from '../platform/storage.ts';
import type { World } from '../platform/world.ts';
import { promotionDeed } from './promotion-deed.ts';

/** What a promotion promises a request; kept on the request, whatever becomes of the promotion. */
export type BonusPromise = { promotion_id: number; bonus_basis_points: number; turnover_hundredths: number };
/** What of a promotion is money: what it gives, what it asks for, and to whom. */
const TERMS = ['bonus_basis_points', 'turnover_hundredths', 'level'] as const;
type PromotionChoice = { promo_code?: string | null | undefined; promo_id?: number | null | undefined };

/**
 * What the promotion a player asked for promises, by code in any case or by id; null when none was asked for. Refuses
 * `promotion_not_found` and, below its level, `level_two_needed`.
 */
export async function promisedTo(tx: Tx, asked: PromotionChoice, player: { is_level_2: boolean }): Promise<BonusPromise | null> {
  const code = asked.promo_code?.trim().toUpperCase() || null;
  const promotion_id = asked.promo_id ?? null;
  if (code === null && promotion_id === null) return null;
  const [found] = await findPromotion.run(code === null ? { code, promotion_id } : { code, promotion_id: null }, tx);
  if (!found) throw new Refusal('promotion_not_found', { errors: { promo_code: 'promotion_not_found' } });
  if (found.level > 1 && !player.is_level_2) throw new Refusal('level_two_needed');
  const { bonus_basis_points, turnover_hundredths } = found;
  return { promotion_id: found.id, bonus_basis_points, turnover_hundredths };
}

/** The open promotions in the language of the call, and whether the player used each today. */
export async function listPromotionsFor(world: World, call: Call<typeof promotions.forPlayer>) {
  const rows = await listOpenPromotions.run({ player_id: call.who.player_id }, world.db);
  const data = rows.map((it) => ({
    id: it.id,
    title: textIn(call.language, it.title),
    percent: it.bonus_basis_points / 100,
    promo_code: it.code,
    turnover: it.turnover_hundredths / 100,
    lvl: it.level,
    rule: textIn(call.language, it.rule),
    image: it.image,
    used_today: it.is_used_today ? (1 as const) : (0 as const),
  }));
  return { data };
}

/** All promotions for an operator. */
export async function listAllPromotions(world: World) {
  return { data: (await listPromotions.run({ promotion_id: null }, world.db)).map(forOperator) };
}

/** Adds a promotion, closed: its terms are money, so that it opens takes a second person. Refuses `promotion_taken` for a code that is there. */
export async function createPromotion(world: World, call: Call<typeof promotions.add>) {
  return world.db.transaction(async (tx) => {
    const { percent, turnover, ...rest } = call.body;
    const [added] = await insertPromotion.run({ ...rest, ...saidIn(rest), ...termsOf({ percent, turnover }) }, tx);
    if (!added) throw new Refusal('promotion_taken', { errors: { code: 'promotion_taken' } });
    const data = await onePromotion(tx, added.id);
    await auditCall(tx, call, { action: 'add_promotion', subject: `promotion:${added.id}`, after: data });
    return { data };
  });
}

/**
 * Changes what was sent of a promotion. Requests that wait keep what they were promised. That it opens, or while it is open gives, asks
 * for or goes to something else, waits for a second person; the rest is done.
 */
export async function editPromotion(world: World, call: Call<typeof promotions.change>) {
  const promotion_id = call.params.id;
  const { who, address } = call;
  return world.db.transaction(async (tx) => {
    const [known] = await lockPromotion.run({ promotion_id }, tx);
    if (!known) throw new Refusal('not_found');
    const before = await onePromotion(tx, promotion_id);
    const { percent, turnover, ...rest } = { ...before, ...sentOnly(call.body) };
    const terms = { ...termsOf({ percent, turnover }), level: rest.level };
    const has_new_terms = TERMS.some((key) => terms[key] !== known[key]);
    const takes_two = rest.is_open && (!known.is_open || has_new_terms);
    const { bonus_basis_points, turnover_hundredths, level, is_open } = takes_two ? known : { ...terms, is_open: rest.is_open };
    await updatePromotion.run({ ...rest, ...saidIn(rest), bonus_basis_points, turnover_hundredths, level, is_open, promotion_id }, tx);
    const data = await onePromotion(tx, promotion_id);
    if (!takes_two || !isDeepStrictEqual(before, data))
      await auditCall(tx, call, { action: 'change_promotion', subject: `promotion:${promotion_id}`, before, after: data });
    const deed_id = takes_two ? await askDeed(tx, promotionDeed, { data: { promotion_id, ...terms }, who, address }) : null;
    return { data, deed_id };
  });
}

/** Sets the picture of a promotion; the one before is gone. Refuses `image_not_valid`. */
export async function setPromotionPicture(world: World, files: Files, call: Call<typeof promotions.setImage>) {
  const promotion_id = call.params.id;
  return replacePicture(world, { files, sent: call.image }, async (tx, image) => {
    const [known] = await lockPromotion.run({ promotion_id }, tx);
    if (!known) throw new Refusal('not_found');
    const before = known.image;
    await setImage.run({ promotion_id, image }, tx);
    await auditCall(tx, call, {
      action: 'set_promotion_image',
      subject: `promotion:${promotion_id}`,
      before: { image: before },
      after: { image },
    });
    return { before, data: await onePromotion(tx, promotion_id) };
  });
}

async function onePromotion(db: Queryable, promotion_id: number) {
  const [row] = await listPromotions.run({ promotion_id }, db);
  if (!row) throw new Error(`promotion ${promotion_id} is gone`);
  return forOperator(row);
}

/** Its texts as they are kept. Refuses `text_missing` for a title that says nothing. */
function saidIn({ title, rule }: { title: Texts; rule: Texts }) {
  if (isSilent(title)) throw new Refusal('text_missing', { errors: { title: 'text_missing' } });
  return { title: JSON.stringify(title), rule: JSON.stringify(rule) };
}

function forOperator({ bonus_basis_points, turnover_hundredths, title, rule, ...row }: ListPromotionsResult) {
  return { ...row, title: textsOf(title), rule: textsOf(rule), percent: bonus_basis_points / 100, turnover: turnover_hundredths / 100 };
}

function termsOf(it: { percent: number; turnover: number }) {
  return { bonus_basis_points: Math.round(it.percent * 100), turnover_hundredths: Math.round(it.turnover * 100) };
}

/** What a client sent of an optional body: fields that were left out do not overwrite. */
export function sentOnly<T extends object>(body: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const sent = Object.entries(body).filter(([, value]) => value !== undefined);
  // Safe: only fields with a value are left, and an absent one is read from what it is spread over.
  return Object.fromEntries(sent) as { [K in keyof T]: Exclude<T[K], undefined> };
}
