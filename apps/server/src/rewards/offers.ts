import type { points } from '@shwekan/contract';
import { fill } from '@shwekan/phrases/fill';
import { type Texts, textIn } from '@shwekan/phrases/per-language';
import { reasonIn } from '@shwekan/phrases/reasons';
import { kyatShown, kyatWire, yangonDay, yangonStamp } from '@shwekan/rules';
import { holdOffer, insertPointClaim, openOffers, type PointsOfResult, pointsOf } from '#queries/rewards/offers.ts';
import { pointsClaimed } from '../ledger/entries.ts';
import { lockPurses, post } from '../ledger/ledger.ts';
import type { Tx } from '../platform/db.ts';
import { readSettings } from '../platform/house-settings.ts';
import { once } from '../platform/idempotency.ts';
import { historyDays, readPage } from '../platform/lists.ts';
import { Refusal } from '../platform/refusal.ts';
import type { PageLanguage } from '../platform/refusal-answer.ts';
import type { Call } from '../platform/serve.ts';
import { refuseMaintained } from '../platform/stop/stop.ts';
import type { World } from '../platform/world.ts';
import { POINTS_TEXT } from './points-text.ts';
import { TERMS } from './terms.ts';

/** What points can be exchanged for, in the order the house gave it. */
export async function listOffers(world: World, call: Call<typeof points.offers>) {
  const rows = await openOffers.run(undefined, world.db);
  const data = rows.map((it) => ({
    id: it.id,
    name: textIn(call.language, it.name),
    point: it.points,
    amount: kyatWire(it.amount_pya),
    image: it.image,
  }));
  return { data };
}

/** The header and the body of the points dialog, with what a point takes by the terms that hold. */
export async function showPointsText(world: World, call: Call<typeof points.warning>) {
  const { text, terms } = await readSettings(world.db, { text: POINTS_TEXT, terms: TERMS });
  const said = (it: Texts) => fill(textIn(call.language, it), { kyat: kyatShown(terms.pya_per_point) });
  return { data: { point_header: said(text.header), point_body: said(text.body) } };
}

/**
 * Exchanges points for an offer: points, money and claim are written together or not at all. Refuses `offer_changed` when the player saw
 * it for another price: what holds is the offer's own, never the call's.
 */
export async function claimPoints(world: World, call: Call<typeof points.claim>) {
  const { point_id, point, amount } = call.body;
  const asked = { player_id: call.who.player_id, offer_id: point_id, seen: { points: point, amount_pya: amount } };
  const given = await world.db.transaction((tx) => once(tx, call.once, () => claim(tx, asked)));
  if (given.replayed) call.markReplayed();
  return given.reply;
}

type ClaimRequest = { player_id: number; offer_id: number; seen: { points: number | undefined; amount_pya: number | undefined } };

async function claim(tx: Tx, { player_id, offer_id, seen }: ClaimRequest) {
  await refuseMaintained(tx);
  const [offer] = await holdOffer.run({ offer_id }, tx);
  if (!offer) throw new Refusal('offer_not_found');
  if ((seen.points ?? offer.points) !== offer.points || (seen.amount_pya ?? offer.amount_pya) !== offer.amount_pya)
    throw new Refusal('offer_changed');
  // By id ascending, as post() locks them: main was opened before points.
  const [main] = await lockPurses(tx, [player_id], 'main');
  const [held] = await lockPurses(tx, [player_id], 'points');
  if (!main || !held) throw new Error(`player ${player_id} has no purses`);
  if (held.balance < offer.points) throw new Refusal('not_enough_points');
  const points_after = held.balance - offer.points;
  const main_after_pya = main.balance + offer.amount_pya;
  const { points, amount_pya } = offer;
  const [written] = await insertPointClaim.run({ player_id, offer_id, points, amount_pya, points_after, main_after_pya }, tx);
  if (!written) throw new Error('a claim was not written');
  await post(tx, pointsClaimed({ claim_id: written.id, points_purse: held.purse_id, main_purse: main.purse_id, points, amount_pya }));
  return { point: points_after, balance: kyatWire(main_after_pya), claimed: kyatWire(amount_pya) };
}

/** What points were exchanged for, or why they were corrected; null for what was earned. */
function nameOf({ name, reason }: PointsOfResult, language: PageLanguage): string | null {
  if (reason !== null) return reasonIn(language, reason);
  return name === null ? null : textIn(language, name);
}

/** Own points, newest first. */
export async function listPoints(world: World, call: Call<typeof points.history>) {
  const { instants } = await historyDays(world.db, call.query);
  const { rows, next } = await readPage(world.db, pointsOf, { player_id: call.who.player_id, ...instants }, call.query);
  const data = rows.map((it) => ({
    id: it.key,
    kind: it.source ?? (it.reason === null ? ('claimed' as const) : ('corrected' as const)),
    point: it.points,
    amount: it.amount_pya === null ? null : kyatWire(it.amount_pya),
    name: nameOf(it, call.language),
    date: yangonDay(it.at),
    created_at: yangonStamp(it.at),
  }));
  return { next, data };
}
