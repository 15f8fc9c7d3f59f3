import { isDeepStrictEqual } from 'node:util';
import type { promotions } from '@shwekan/contract';
import { isSilent, textIn, textsOf } from '@shwekan/phrases/per-language';
import {
  findPromotion,
  insertPromotion,
  isShownByDeed,
  type ListPromotionsResult,
  listOpenPromotions,
  listPromotions,
  lockPromotion,
  setImage,
  updatePromotion,
} from '#queries/cash/promotions.ts';
import { raiseAlert } from '../platform/alerts.ts';
import { auditCall } from '../platform/audit-row.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import { askDeed } from '../platform/deeds/ask.ts';
import { replacePicture } from '../platform/pictures.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { Files } from '../platform/storage.ts';
import type { World } from '../platform/world.ts';
import { type PromotionPromise, promiseOf, promotionDeed, promotionOf } from './promotion-deed.ts';

/** What a promotion promises a request; kept on the request, whatever becomes of the promotion. */
export type BonusPromise = { promotion_id: number; bonus_basis_points: number; turnover_hundredths: number };
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
    const [added] = await insertPromotion.run({ ...rest, ...rowIn({ ...rest, ...termsOf({ percent, turnover }) }) }, tx);
    if (!added) throw new Refusal('promotion_taken', { errors: { code: 'promotion_taken' } });
    const data = await onePromotion(tx, added.id);
    await auditCall(tx, call, { action: 'add_promotion', subject: `promotion:${added.id}`, after: data });
    return { data };
  });
}

/**
 * Changes what was sent of a promotion; requests that wait keep what they were promised. One that is closed is changed freely. That it opens, and
 * while it is open any other term, text or picture, waits for a second person, who reads all of it. To close it takes nobody else, and others are
 * told: it takes back what two had promised.
 */
export async function editPromotion(world: World, call: Call<typeof promotions.change>) {
  const promotion_id = call.params.id;
  const { who, address } = call;
  return world.db.transaction(async (tx) => {
    await lockPromotion.run({ promotion_id }, tx);
    const known = await promotionOf(tx, promotion_id);
    if (!known) throw new Refusal('not_found');
    const before = await onePromotion(tx, promotion_id);
    const { percent, turnover, ...rest } = { ...before, ...sentOnly(call.body) };
    const promised = promiseOf({ ...rest, ...termsOf({ percent, turnover }) });
    refuseSilent(promised);
    const takes_two = rest.is_open && !(known.is_open && isDeepStrictEqual(promised, promiseOf(known)));
    const now = takes_two ? known : { ...promised, is_open: rest.is_open };
    await updatePromotion.run({ ...rowIn(now), is_open: now.is_open, position: rest.position, promotion_id }, tx);
    const data = await onePromotion(tx, promotion_id);
    if (!takes_two || !isDeepStrictEqual(before, data))
      await auditCall(tx, call, { action: 'change_promotion', subject: `promotion:${promotion_id}`, before, after: data });
    if (known.is_open && !rest.is_open)
      await raiseAlert(tx, `promotion:${promotion_id}:closed:${known.deed_id}`, 'promotion_closed', { code: known.code, by: who.username });
    const deed_id = takes_two ? await askDeed(tx, promotionDeed, { data: { promotion_id, ...promised }, who, address }) : null;
    return { data, deed_id };
  });
}

/**
 * Sets the picture of a promotion that is closed; of one that is open it is asked for. The one before is gone, but for one that people saw in a
 * deed: who looks later sees what they decided. Refuses `image_not_valid`.
 */
export async function setPromotionPicture(world: World, files: Files, call: Call<typeof promotions.setImage>) {
  const promotion_id = call.params.id;
  const { who, address } = call;
  let deed_id: number | null = null;
  const { data } = await replacePicture(world, { files, sent: call.image }, async (tx, image) => {
    await lockPromotion.run({ promotion_id }, tx);
    const known = await promotionOf(tx, promotion_id);
    if (!known) throw new Refusal('not_found');
    if (known.is_open) {
      deed_id = await askDeed(tx, promotionDeed, { data: { promotion_id, ...promiseOf(known), image }, who, address });
      return { before: null, data: await onePromotion(tx, promotion_id) };
    }
    await setImage.run({ promotion_id, image }, tx);
    const audited = { before: { image: known.image }, after: { image } };
    await auditCall(tx, call, { action: 'set_promotion_image', subject: `promotion:${promotion_id}`, ...audited });
    const [shown] = known.image === null ? [] : await isShownByDeed.run({ promotion_id, image: known.image }, tx);
    return { before: shown?.is_shown ? null : known.image, data: await onePromotion(tx, promotion_id) };
  });
  return { data, deed_id };
}

async function onePromotion(db: Queryable, promotion_id: number) {
  const [row] = await listPromotions.run({ promotion_id }, db);
  if (!row) throw new Error(`promotion ${promotion_id} is gone`);
  return forOperator(row);
}

/** A promotion as it is kept. Refuses `text_missing` for a title that says nothing. */
function rowIn(promised: PromotionPromise) {
  refuseSilent(promised);
  return { ...promiseOf(promised), title: JSON.stringify(promised.title), rule: JSON.stringify(promised.rule) };
}

function refuseSilent({ title }: Pick<PromotionPromise, 'title'>): void {
  if (isSilent(title)) throw new Refusal('text_missing', { errors: { title: 'text_missing' } });
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
