import { isDeepStrictEqual } from 'node:util';
import { points } from '@shwekan/contract';
import { isSilent, type Texts, textsOf } from '@shwekan/phrases/per-language';
import { kyatWire, yangonStamp } from '@shwekan/rules';
import {
  type AllOffersResult,
  allOffers,
  insertOffer,
  isOfferShownByDeed,
  lockOffer,
  lockOffers,
  orderOffers,
  setOfferImage,
  updateOffer,
} from '#queries/rewards/offers-console.ts';
import { auditCall, auditRow } from '../platform/audit-row.ts';
import type { Queryable } from '../platform/db.ts';
import { askDeed } from '../platform/deeds/ask.ts';
import { lockSetting, readSetting } from '../platform/house-settings.ts';
import { replacePicture } from '../platform/pictures.ts';
import { Refusal } from '../platform/refusal.ts';
import { refuseChanged } from '../platform/seen-record.ts';
import type { Call } from '../platform/serve.ts';
import type { Files } from '../platform/storage.ts';
import type { World } from '../platform/world.ts';
import { isLonger, offerDeed } from './offer-deed.ts';
import { POINTS_TEXT } from './points-text.ts';
import { pointsTextDeed } from './points-text-deed.ts';
import { TERMS } from './terms.ts';

/** An offer stands in a list of the player app, never across the screen. */
const SIDE_MAX = 640;

/** Every offer, in the order players see. */
export async function listOffersForConsole(world: World) {
  return { data: (await allOffers.run({ offer_id: null }, world.db)).map(forOperator) };
}

/** Adds an offer at the end, closed: its price is money, so that it opens takes a second person. Refuses `name_not_valid` without a name in any language. */
export async function addOffer(world: World, call: Call<typeof points.addOffer>) {
  const { name, point: points, amount: amount_pya } = call.body;
  const times = timesOf(call.body.shown_from, call.body.shown_until);
  refuseEmpty({ name, amount_pya });
  refuseTimes(times);
  return world.db.transaction(async (tx) => {
    const [added] = await insertOffer.run({ name: JSON.stringify(name), points, amount_pya, ...times }, tx);
    if (!added) throw new Error('an offer was not written');
    const data = await oneOffer(tx, added.id);
    await auditCall(tx, call, { action: 'add_point_offer', subject: `point_offer:${added.id}`, after: data });
    return { data };
  });
}

/**
 * Changes what was sent of an offer. Claims keep what they were given. That it opens, or while it is open costs or gives something else, has another
 * name or is there longer, waits for a second person, who reads all of it; the rest is done.
 */
export async function changeOffer(world: World, call: Call<typeof points.changeOffer>) {
  const offer_id = call.params.id;
  const { who, address } = call;
  return world.db.transaction(async (tx) => {
    // Before the offer, as its deed locks them.
    await lockSetting(tx, TERMS);
    const [known] = await lockOffer.run({ offer_id }, tx);
    if (!known) throw new Refusal('not_found');
    const before = await oneOffer(tx, offer_id);
    const name = call.body.name ?? textsOf(known.name);
    const { point: points = known.points, amount: amount_pya = known.amount_pya, is_open = known.is_open } = call.body;
    const times = timesOf(call.body.shown_from, call.body.shown_until, known);
    refuseEmpty({ name, amount_pya });
    refuseTimes(times);
    const is_another = points !== known.points || amount_pya !== known.amount_pya || !isDeepStrictEqual(name, textsOf(known.name));
    const is_longer = known.is_open && isLonger(times, known);
    const takes_two = is_open && (!known.is_open || is_another || is_longer);
    const promised = takes_two
      ? { name: known.name, points: known.points, amount_pya: known.amount_pya, is_open: known.is_open }
      : { name, points, amount_pya, is_open };
    const { shown_from, shown_until } = takes_two && is_longer ? known : times;
    await updateOffer.run({ offer_id, ...promised, name: JSON.stringify(promised.name), shown_from, shown_until }, tx);
    const data = await oneOffer(tx, offer_id);
    if (!takes_two || !isDeepStrictEqual(before, data))
      await auditCall(tx, call, { action: 'change_point_offer', subject: `point_offer:${offer_id}`, before, after: data });
    const asked = { offer_id, name, image: known.image, points, amount_pya, ...(is_longer ? stampsOf(times) : {}) };
    const deed_id = takes_two ? await askDeed(tx, offerDeed, { data: asked, who, address }) : null;
    return { data, deed_id };
  });
}

/**
 * Sets the picture of an offer that is closed; of one that is open it is asked for. The one before is gone, but for one that people saw in a deed: who
 * looks later sees what they decided. Refuses `image_not_valid`.
 */
export async function changeOfferImage(world: World, files: Files, call: Call<typeof points.setOfferImage>) {
  const offer_id = call.params.id;
  const { who, address } = call;
  let deed_id: number | null = null;
  const { data } = await replacePicture(world, { files, sent: call.image, side_max: SIDE_MAX }, async (tx, image) => {
    // Before the offer, as its deed locks them.
    await lockSetting(tx, TERMS);
    const [known] = await lockOffer.run({ offer_id }, tx);
    if (!known) throw new Refusal('not_found');
    if (known.is_open) {
      const { points, amount_pya } = known;
      const asked = { offer_id, points, amount_pya, name: textsOf(known.name), image };
      deed_id = await askDeed(tx, offerDeed, { data: asked, who, address });
      return { before: null, data: await oneOffer(tx, offer_id) };
    }
    await setOfferImage.run({ offer_id, image }, tx);
    const audited = { before: { image: known.image }, after: { image } };
    await auditCall(tx, call, { action: 'change_point_offer_image', subject: `point_offer:${offer_id}`, ...audited });
    const [shown] = known.image === null ? [] : await isOfferShownByDeed.run({ offer_id, image: known.image }, tx);
    return { before: shown?.is_shown ? null : known.image, data: await oneOffer(tx, offer_id) };
  });
  return { data, deed_id };
}

/** Puts the offers in an order. Ids of no offer are passed by. Refuses `record_changed`. */
export async function sortOffers(world: World, call: Call<typeof points.orderOffers>) {
  const { ids, before: seen } = call.body;
  return world.db.transaction(async (tx) => {
    await lockOffers.run(undefined, tx);
    const before = (await allOffers.run({ offer_id: null }, tx)).map((it) => it.id);
    refuseChanged(points.orderOffers.body.shape.before, seen, before);
    await orderOffers.run({ ids }, tx);
    const { operator_id } = call.who;
    await auditRow(tx, { operator_id, action: 'order_point_offers', subject: 'point_offers', before, after: ids, address: call.address });
    return { data: (await allOffers.run({ offer_id: null }, tx)).map(forOperator) };
  });
}

/** The points dialog as it is kept. */
export async function showPointsTexts(world: World) {
  return { data: await readSetting(world.db, POINTS_TEXT) };
}

/** Asks for the points dialog to say something else; what it says already takes nobody. Refuses `record_changed`. */
export async function changePointsTexts(world: World, call: Call<typeof points.changeTexts>) {
  return world.db.transaction(async (tx) => {
    await lockSetting(tx, POINTS_TEXT);
    const before = await readSetting(tx, POINTS_TEXT);
    const { before: seen, ...after } = call.body;
    refuseChanged(points.changeTexts.body.shape.before, seen, before);
    const { who, address } = call;
    const deed_id = isDeepStrictEqual(after, before) ? null : await askDeed(tx, pointsTextDeed, { data: after, who, address });
    return { data: before, deed_id };
  });
}
function refuseEmpty(it: { name: Texts; amount_pya: number }): void {
  if (isSilent(it.name)) throw new Refusal('name_not_valid', { errors: { name: 'name_not_valid' } });
  if (it.amount_pya === 0) throw new Refusal('amount_not_set', { errors: { amount: 'amount_not_set' } });
}

type Times = { shown_from: Date | null; shown_until: Date | null };

/** When players see an offer: as sent, else as it was. */
function timesOf(from: string | null | undefined, until: string | null | undefined, known?: Times): Times {
  const timeOf = (sent: string | null) => (sent === null ? null : new Date(sent));
  return {
    shown_from: from === undefined ? (known?.shown_from ?? null) : timeOf(from),
    shown_until: until === undefined ? (known?.shown_until ?? null) : timeOf(until),
  };
}

function stampsOf({ shown_from, shown_until }: Times) {
  return { shown_from: shown_from?.toISOString() ?? null, shown_until: shown_until?.toISOString() ?? null };
}

function refuseTimes({ shown_from, shown_until }: Times): void {
  if (shown_from !== null && shown_until !== null && shown_from >= shown_until)
    throw new Refusal('time_not_valid', { errors: { shown_until: 'time_not_valid' } });
}

async function oneOffer(db: Queryable, offer_id: number) {
  const [row] = await allOffers.run({ offer_id }, db);
  if (!row) throw new Error(`offer ${offer_id} is gone`);
  return forOperator(row);
}

function forOperator({ name, points, amount_pya, shown_from, shown_until, ...row }: AllOffersResult) {
  const times = { shown_from: shown_from && yangonStamp(shown_from), shown_until: shown_until && yangonStamp(shown_until) };
  return { ...row, ...times, name: textsOf(name), point: points, amount: kyatWire(amount_pya) };
}
