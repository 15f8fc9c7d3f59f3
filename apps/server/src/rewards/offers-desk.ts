import type { addPointOffer, changePointOffer, changePointsText, orderPointOffers, setPointOfferImage } from '@shwekan/contract';
import { kyatWire, yangonStamp } from '@shwekan/rules';
import { auditRow } from '../platform/audit-row.ts';
import type { Queryable } from '../platform/db.ts';
import { redrawn } from '../platform/images.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call, OperatorCaller } from '../platform/serve.ts';
import type { Files } from '../platform/storage.ts';
import type { World } from '../platform/world.ts';
import { type InFour, inFour, isSilent } from './in-four.ts';
import {
  type AllOffersResult,
  allOffers,
  insertOffer,
  lockOffer,
  lockOffers,
  orderOffers,
  setOfferImage,
  updateOffer,
} from './offers-desk.queries.ts';
import { readRewardSetting, writeRewardSetting } from './terms.queries.ts';

const SIDE_MAX = 640;
const SHOWN_AT = '/files/';

/** Every offer, in the order players see. */
export async function listOffersForDesk(world: World) {
  return { data: (await allOffers.run({ offer_id: null }, world.db)).map(forOperator) };
}

/** Adds an offer at the end, closed: its price is money, so another operator opens it. Refuses `name_not_valid` without a name in any language. */
export async function addOffer(world: World, call: Call<typeof addPointOffer>) {
  const { name, point: points, amount: amount_pya } = call.body;
  const times = timesOf(call.body.shown_from, call.body.shown_until);
  refuseEmpty({ name, amount_pya });
  refuseTimes(times);
  return world.db.transaction(async (tx) => {
    const { operator_id } = call.who;
    const [added] = await insertOffer.run({ name: JSON.stringify(name), points, amount_pya, ...times, operator_id }, tx);
    if (!added) throw new Error('an offer was not written');
    const data = await oneOffer(tx, added.id);
    await auditRow(tx, { ...by(call, 'add_point_offer', added.id), after: data });
    return { data };
  });
}

/**
 * Changes what was sent of an offer. Claims keep what they were given. Who set what it costs or gives does not open it, and one that
 * is open keeps both: it is closed, changed, and opened by another. Refuses `same_operator`.
 */
export async function changeOffer(world: World, call: Call<typeof changePointOffer>) {
  const offer_id = call.params.id;
  const { operator_id } = call.who;
  return world.db.transaction(async (tx) => {
    const [known] = await lockOffer.run({ offer_id }, tx);
    if (!known) throw new Refusal('not_found');
    const before = await oneOffer(tx, offer_id);
    const name = call.body.name ?? inFour(known.name);
    const { point: points = known.points, amount: amount_pya = known.amount_pya, is_open = known.is_open } = call.body;
    const times = timesOf(call.body.shown_from, call.body.shown_until, known);
    refuseEmpty({ name, amount_pya });
    refuseTimes(times);
    const is_priced_anew = points !== known.points || amount_pya !== known.amount_pya;
    const changed_by = is_priced_anew ? operator_id : known.changed_by;
    const is_opened = is_open && (!known.is_open || is_priced_anew);
    if (is_opened && changed_by === operator_id) throw new Refusal('same_operator');
    const opened_by = is_opened ? operator_id : is_priced_anew ? null : known.opened_by;
    await updateOffer.run({ offer_id, name: JSON.stringify(name), points, amount_pya, is_open, ...times, changed_by, opened_by }, tx);
    const data = await oneOffer(tx, offer_id);
    await auditRow(tx, { ...by(call, 'change_point_offer', offer_id), before, after: data });
    return { data };
  });
}

/** Sets an offer's picture, drawn anew, under a name nobody can guess; the one before is gone. Refuses `image_not_valid`. */
export async function changeOfferImage(world: World, files: Files, call: Call<typeof setPointOfferImage>) {
  const offer_id = call.params.id;
  if (call.image === null) throw new Refusal('image_not_valid', { errors: { image: 'image_not_valid' } });
  const key = await files.keep('offers', await redrawn(call.image, SIDE_MAX));
  const image = `${SHOWN_AT}${key}`;
  const changed = await world.db.transaction(async (tx) => {
    const [known] = await lockOffer.run({ offer_id }, tx);
    if (!known) throw new Refusal('not_found');
    await setOfferImage.run({ offer_id, image }, tx);
    await auditRow(tx, { ...by(call, 'change_point_offer_image', offer_id), before: { image: known.image }, after: { image } });
    return { old_image: known.image, data: await oneOffer(tx, offer_id) };
  });
  if (changed.old_image !== null) {
    await files
      .drop(changed.old_image.slice(SHOWN_AT.length))
      .catch((err) => world.log.warn({ err, offer_id }, 'an old picture stays in the storage'));
  }
  return { data: changed.data };
}

/** Puts the offers in an order. Ids of no offer are passed by. */
export async function sortOffers(world: World, call: Call<typeof orderPointOffers>) {
  const { ids } = call.body;
  return world.db.transaction(async (tx) => {
    await lockOffers.run(undefined, tx);
    await orderOffers.run({ ids }, tx);
    const { operator_id } = call.who;
    await auditRow(tx, { operator_id, action: 'order_point_offers', subject: 'point_offers', after: ids, address: call.address });
    return { data: (await allOffers.run({ offer_id: null }, tx)).map(forOperator) };
  });
}

/** The points dialog as it is kept. */
export async function showPointsTexts(world: World) {
  return { data: await pointsTexts(world.db) };
}

/** Changes the points dialog. */
export async function changePointsTexts(world: World, call: Call<typeof changePointsText>) {
  return world.db.transaction(async (tx) => {
    const before = await pointsTexts(tx);
    await writeRewardSetting.run({ key: 'points_text', value: JSON.stringify(call.body) }, tx);
    const { operator_id } = call.who;
    await auditRow(tx, {
      operator_id,
      action: 'change_points_text',
      subject: 'points_text',
      before,
      after: call.body,
      address: call.address,
    });
    return { data: await pointsTexts(tx) };
  });
}

async function pointsTexts(db: Queryable) {
  const [row] = await readRewardSetting.run({ key: 'points_text' }, db);
  const kept = (row?.value ?? {}) as { header?: unknown; body?: unknown };
  return { header: inFour(kept.header), body: inFour(kept.body) };
}

function refuseEmpty(it: { name: InFour; amount_pya: number }): void {
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
  return { ...row, ...times, name: inFour(name), point: points, amount: kyatWire(amount_pya) };
}

function by(call: { who: OperatorCaller; address: string }, action: string, id: number) {
  return { operator_id: call.who.operator_id, action, subject: `point_offer:${id}`, address: call.address };
}
