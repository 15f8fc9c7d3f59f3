import { z } from 'zod';
import { DeedAsked } from './deeds.ts';
import { endpoint } from './endpoint.ts';
import { ById, Id, Instant, Kyat, LineInFour, WholeKyatIn } from './fields.ts';

/** A text with lines: a paragraph a line. */
const Paragraphs = z
  .string()
  .trim()
  .max(4000)
  .regex(/^(\n|[^\p{Cc}\p{Cs}])*$/u);
const ParagraphsInFour = z.object({ en: Paragraphs, zh: Paragraphs, my: Paragraphs, th: Paragraphs });

const Name = LineInFour(80);
const Points = z.number().int().min(1).max(1_000_000_000);
const OfferForOperator = z.object({
  id: z.number(),
  name: Name,
  point: z.number(),
  amount: Kyat,
  image: z.string().nullable(),
  position: z.number(),
  is_open: z.boolean(),
  /** Players see it from then on, and until then; null: no bound. */
  shown_from: Instant.nullable(),
  shown_until: Instant.nullable(),
  claimed_count: z.number(),
});
const OfferTimes = { shown_from: Instant.nullable().default(null), shown_until: Instant.nullable().default(null) };
const OfferReply = z.object({ data: OfferForOperator });
const Offers = z.object({ data: z.array(OfferForOperator) });
export const pointOffers = endpoint({
  method: 'GET',
  path: '/api/console/point-offers',
  auth: 'operator',
  may: 'content',
  summary: 'What points can be exchanged for, in the order shown',
  reply: Offers,
  refuses: [],
});
export const addPointOffer = endpoint({
  method: 'POST',
  path: '/api/console/point-offers',
  auth: 'operator',
  may: 'content',
  summary: 'Adds an offer, at the end and closed: that it opens takes a second person',
  body: z.object({ name: Name, point: Points, amount: WholeKyatIn, ...OfferTimes }),
  reply: OfferReply,
  refuses: ['amount_not_set', 'name_not_valid', 'time_not_valid'],
});
export const changePointOffer = endpoint({
  method: 'POST',
  path: '/api/console/point-offers/:id',
  auth: 'operator',
  may: 'content',
  summary:
    'Changes an offer or closes it; that it opens, or changes its price while it is open, waits for a second person. Claims keep what they were given',
  params: ById,
  body: z.object({
    name: Name.optional(),
    point: Points.optional(),
    amount: WholeKyatIn.optional(),
    is_open: z.boolean().optional(),
    shown_from: Instant.nullable().optional(),
    shown_until: Instant.nullable().optional(),
  }),
  reply: OfferReply.extend({ deed_id: DeedAsked }),
  refuses: ['amount_not_set', 'name_not_valid', 'time_not_valid', 'deed_waits'],
});
export const setPointOfferImage = endpoint({
  method: 'POST',
  path: '/api/console/point-offers/:id/image',
  auth: 'operator',
  may: 'content',
  summary: "Sets an offer's picture",
  params: ById,
  image: 'field',
  reply: OfferReply,
  refuses: ['image_not_valid'],
});
export const orderPointOffers = endpoint({
  method: 'POST',
  path: '/api/console/point-offers-order',
  auth: 'operator',
  may: 'content',
  summary: 'Puts offers in an order; those left out come after',
  body: z.object({ ids: z.array(Id).min(1).max(200) }),
  reply: Offers,
  refuses: [],
});

const PointsText = z.object({ header: LineInFour(120), body: ParagraphsInFour });
export const pointsText = endpoint({
  method: 'GET',
  path: '/api/console/points-text',
  auth: 'operator',
  may: 'content',
  summary: 'The points dialog in four languages',
  reply: z.object({ data: PointsText }),
  refuses: [],
});
export const changePointsText = endpoint({
  method: 'POST',
  path: '/api/console/points-text',
  auth: 'operator',
  may: 'content',
  summary: 'Changes the points dialog',
  body: PointsText,
  reply: z.object({ data: PointsText }),
  refuses: [],
});

export const pointOfferDeskCalls = [
  pointOffers,
  addPointOffer,
  changePointOffer,
  setPointOfferImage,
  orderPointOffers,
  pointsText,
  changePointsText,
] as const;
