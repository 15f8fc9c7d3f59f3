import { points as calls } from '@shwekan/contract';
import { type Texts, textIn, textsOf } from '@shwekan/phrases/per-language';
import { countShown } from '@shwekan/rules';
import { z } from 'zod';
import { findOffer, lockOffer, openOffer } from '#queries/rewards/offers-console.ts';
import type { DeedKind, DeedLine } from '../platform/deeds/kind.ts';
import { NAMES, pictureLines, textLines } from '../platform/deeds/player-lines.ts';
import { lockSetting } from '../platform/house-settings.ts';
import { kyat, moment } from './deed-words.ts';
import { rewardTermsOf, TERMS } from './terms.ts';
import { COST_WORDS, costShown } from './terms-deed.ts';

const Time = z.string().nullable().optional();
/**
 * The price at which the offer is to be open, what players read and see of it, and when it is to be there where that is longer than it was agreed on. Name
 * and picture are not in deeds from before those took two.
 */
const Opening = z.object({
  offer_id: z.number(),
  points: z.number(),
  amount_pya: z.number(),
  name: calls.changeOffer.body.shape.name,
  image: z.string().nullable().optional(),
  shown_from: Time,
  shown_until: Time,
});
type Opening = z.output<typeof Opening>;
/** `cost` is what players get back of their play by the price that is asked for, `cost_now` by that of an open offer, as the terms are. */
type OfferState = {
  name: Texts;
  points: number;
  amount_pya: number;
  image: string | null;
  is_open: boolean;
  shown_from: string | null;
  shown_until: string | null;
  cost_now: string | null;
  cost: string;
};

/** An offer of points opens, or while it is open changes its price, its name or its picture or is there longer: what a point is worth is money, and players read it there. */
export const offerDeed: DeedKind<Opening, OfferState> = {
  kind: 'point_offer',
  asks: ['content'],
  decides: ['content'],
  data: Opening,
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
  title: (data, now) => `The offer of points “${textIn('en', data.name ?? now.name)}” ${whatOf(data, now)}`,
  lines: ({ points, amount_pya, ...asked }, { is_open, shown_from, shown_until, cost_now, cost, ...now }) => [
    { field: 'Costs', before: is_open ? pointsShown(now.points) : null, after: pointsShown(points) },
    { field: 'Gives', before: is_open ? kyat(now.amount_pya) : null, after: kyat(amount_pya) },
    ...timeLines('From', shown_from, asked.shown_from),
    ...untilLines(is_open, shown_until, asked.shown_until),
    { field: COST_WORDS, before: cost_now, after: cost },
    ...textLines(NAMES, is_open ? now.name : null, asked.name),
    ...pictureLines(is_open ? now.image : null, asked.image),
  ],
  async perform(tx, { id: deed_id, data, basis }) {
    const { name = basis.name, image = basis.image, shown_from = basis.shown_from, shown_until = basis.shown_until } = data;
    const times = { shown_from: timeOf(shown_from), shown_until: timeOf(shown_until) };
    await openOffer.run({ ...data, ...times, name: JSON.stringify(name), image, deed_id }, tx);
  },
};

type Times = { shown_from: Date | null; shown_until: Date | null };

/** Whether players would have an offer sooner or longer than they had. */
export function isLonger(after: Times, before: Times): boolean {
  const isSooner = before.shown_from !== null && (after.shown_from === null || after.shown_from < before.shown_from);
  return isSooner || (before.shown_until !== null && (after.shown_until === null || after.shown_until > before.shown_until));
}

function whatOf({ points, amount_pya, shown_from, shown_until }: Opening, now: OfferState): string {
  if (!now.is_open) return 'opens';
  if (points !== now.points || amount_pya !== now.amount_pya) return 'changes its price';
  return shown_from === undefined && shown_until === undefined ? 'changes what players see of it' : 'is there longer';
}

function timeOf(stamp: string | null): Date | null {
  return stamp === null ? null : new Date(stamp);
}

function pointsShown(points: number): string {
  return `${countShown(points)} points`;
}

function timeLines(field: string, stamp: string | null, asked: string | null | undefined): DeedLine[] {
  if (asked === undefined || asked === stamp) return stamp === null ? [] : [{ field, before: null, after: moment(stamp) }];
  return [{ field, before: stamp && moment(stamp), after: asked === null ? 'always' : moment(asked) }];
}

/** Until when it is there; what opens without an end says so: one that was left out by mistake is seen. */
function untilLines(is_open: boolean, stamp: string | null, asked: string | null | undefined): DeedLine[] {
  const lines = timeLines('Until', stamp, asked);
  return lines.length === 0 && !is_open ? [{ field: 'Until', before: null, after: 'always' }] : lines;
}
