import { type Texts, textIn, textsOf } from '@shwekan/phrases/per-language';
import { countShown } from '@shwekan/rules';
import { z } from 'zod';
import { findOffer, lockOffer, openOffer } from '#queries/rewards/offers-console.ts';
import type { DeedKind, DeedLine } from '../platform/deeds/kind.ts';
import { lockSetting } from '../platform/house-settings.ts';
import { kyat, moment } from './deed-words.ts';
import { rewardTermsOf, TERMS } from './terms.ts';
import { COST_WORDS, costShown } from './terms-deed.ts';

/** The price at which the offer is to be open. */
const Price = z.object({ offer_id: z.number(), points: z.number(), amount_pya: z.number() });
/** `cost` is what players get back of their play by the price that is asked for, `cost_now` by that of an open offer, as the terms are. */
type OfferState = {
  name: Texts;
  points: number;
  amount_pya: number;
  is_open: boolean;
  shown_from: string | null;
  shown_until: string | null;
  cost_now: string | null;
  cost: string;
};

/** An offer of points opens, or changes its price while it is open: what a point is worth is money. */
export const offerDeed: DeedKind<z.output<typeof Price>, OfferState> = {
  kind: 'point_offer',
  asks: ['content'],
  decides: ['content'],
  data: Price,
  subject: ({ offer_id }) => `point_offer:${offer_id}`,
  async lock(tx, { offer_id }) {
    await lockSetting(tx, TERMS);
    await lockOffer.run({ offer_id }, tx);
  },
  async basis(db, { offer_id, points, amount_pya }) {
    const [found] = await findOffer.run({ offer_id }, db);
    if (!found) return null;
    const { name, shown_from, shown_until, ...rest } = found;
    const terms = await rewardTermsOf(db);
    const costs = {
      cost_now: rest.is_open ? costShown(terms, rest.amount_pya / rest.points) : null,
      cost: costShown(terms, amount_pya / points),
    };
    const times = { shown_from: shown_from?.toISOString() ?? null, shown_until: shown_until?.toISOString() ?? null };
    return { ...rest, ...times, ...costs, name: textsOf(name) };
  },
  title: (_data, { name, is_open }) => `The offer of points “${textIn('en', name)}” ${is_open ? 'changes its price' : 'opens'}`,
  lines: ({ points, amount_pya }, { is_open, shown_from, shown_until, cost_now, cost, ...now }) => [
    { field: 'Costs', before: is_open ? pointsShown(now.points) : null, after: pointsShown(points) },
    { field: 'Gives', before: is_open ? kyat(now.amount_pya) : null, after: kyat(amount_pya) },
    ...timeLines('From', shown_from),
    ...timeLines('Until', shown_until),
    { field: COST_WORDS, before: cost_now, after: cost },
  ],
  async perform(tx, { id: deed_id, data }) {
    await openOffer.run({ ...data, deed_id }, tx);
  },
};

function pointsShown(points: number): string {
  return `${countShown(points)} points`;
}

function timeLines(field: string, stamp: string | null): DeedLine[] {
  return stamp === null ? [] : [{ field, before: null, after: moment(stamp) }];
}
