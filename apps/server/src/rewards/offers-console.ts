import { isDeepStrictEqual } from 'node:util';
import { points } from '@shwekan/contract';
import { isSilent, type Texts, textsOf } from '@shwekan/phrases/per-language';
import { kyatWire, yangonStamp } from '@shwekan/rules';
import {
  type AllOffersResult,
  allOffers,
  insertOffer,
  lockOffer,
  lockOffers,
  orderOffers,
  setOfferImage,
  updateOffer,
} from '#queries/rewards/offers-console.ts';
import { auditCall, auditRow } from '../platform/audit-row.ts';
import type { Queryable } from '../platform/db.ts';
import { askDeed } from '../platform/deeds/ask.ts';
import { lockSetting, readSetting, writeSetting } from '../platform/house-settings.ts';
import { redrawn } from '../platform/images.ts';
import { Refusal } from '../platform/refusal.ts';
import { refuseChanged } from '../platform/seen-record.ts';
import type { Call } from '../platform/serve.ts';
import type { Files } from '../platform/storage.ts';
import type { World } from '../platform/world.ts';
import { isLonger, offerDeed } from './offer-deed.ts';
import { POINTS_TEXT } from './points-text.ts';
import { TERMS } from './terms.ts';

const SIDE_MAX = 640;
const SHOWN_AT = '/files/';

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
 * Changes what was sent of an offer. Claims keep what they were given. That it opens, or while it is open costs or gives something else or
 * is there longer, waits for a second person; the rest is done.
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
    const is_priced_anew = points !== known.points || amount_pya !== known.amount_pya;
    const is_longer = known.is_open && isLonger(times, known);
    const takes_two = is_open && (!known.is_open || is_priced_anew || is_longer);
    const price = takes_two
      ? { points: known.points, amount_pya: known.amount_pya, is_open: known.is_open }
      : { points, amount_pya, is_open };
    const { shown_from, shown_until } = takes_two && is_longer ? known : times;
    await updateOffer.run({ offer_id, name: JSON.stringify(name), ...price, shown_from, shown_until }, tx);
    const data = await oneOffer(tx, offer_id);
    if (!takes_two || !isDeepStrictEqual(before, data))
      await auditCall(tx, call, { action: 'change_point_offer', subject: `point_offer:${offer_id}`, before, after: data });
    const asked = { offer_id, points, amount_pya, ...(is_longer ? stampsOf(times) : {}) };
    const deed_id = takes_two ? await askDeed(tx, offerDeed, { data: asked, who, address }) : null;
    return { data, deed_id };
  });
}

/** Sets an offer's picture, drawn anew, under a name nobody can guess; the one before is gone. Refuses `image_not_valid`. */
export async function changeOfferImage(world: World, files: Files, call: Call<typeof points.setOfferImage>) {
  const offer_id = call.params.id;
  if (call.image === null) throw new Refusal('image_not_valid', { errors: { image: 'image_not_valid' } });
  const key = await files.keep('offers', await redrawn(call.image, SIDE_MAX));
  const image = `${SHOWN_AT}${key}`;
  const changed = await world.db.transaction(async (tx) => {
    const [known] = await lockOffer.run({ offer_id }, tx);
    if (!known) throw new Refusal('not_found');
    await setOfferImage.run({ offer_id, image }, tx);
    await auditCall(tx, call, {
      action: 'change_point_offer_image',
      subject: `point_offer:${offer_id}`,
      before: { image: known.image },
      after: { image },
    });
    return { old_image: known.image, data: await oneOffer(tx, offer_id) };
  });
  if (changed.old_image !== null) {
    await files
      .drop(changed.old_image.slice(SHOWN_AT.length))
      .catch((err) => world.log.warn({ err, offer_id }, 'an old picture stays in the storage'));
  }
  return { data: changed.data };
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

/** Changes the points dialog. Refuses `record_changed`. */
export async function changePointsTexts(world: World, call: Call<typeof points.changeTexts>) {
  return world.db.transaction(async (tx) => {
    await lockSetting(tx, POINTS_TEXT);
    const before = await readSetting(tx, POINTS_TEXT);
    const { before: seen, ...after } = call.body;
    refuseChanged(points.changeTexts.body.shape.before, seen, before);
    await writeSetting(tx, POINTS_TEXT, after);
    await auditCall(tx, call, { action: 'change_points_text', subject: 'points_text', before, after });
    return { data: await readSetting(tx, POINTS_TEXT) };
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
