import { z } from 'zod';
import { DeedAsked } from './deeds.ts';
import { callsOf } from './endpoint.ts';
import { ById, CursorQuery, Day, Id, Instant, Kyat, LineInFour, WholeKyatIn } from './fields.ts';

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
const OfferIds = z.array(Id).max(200);
const OfferReply = z.object({ data: OfferForOperator });
const Offers = z.object({ data: z.array(OfferForOperator) });
const PointsText = z.object({ header: LineInFour(120), body: ParagraphsInFour });

/** Points: what they are exchanged for, and how operators set the offers. */
export const points = callsOf({
  offers: {
    method: 'GET',
    path: '/api/point/list',
    auth: 'none',
    summary: 'What points can be exchanged for',
    reply: z.object({
      /** `amount` is what the main balance gets for `point` points. */
      data: z.array(z.object({ id: z.number(), name: z.string(), point: z.number(), amount: Kyat, image: z.string().nullable() })),
    }),
    refuses: [],
  },
  warning: {
    method: 'GET',
    path: '/api/point/warning',
    auth: 'none',
    summary: 'The points dialog: its header and its body',
    reply: z.object({ data: z.object({ point_header: z.string(), point_body: z.string() }) }),
    refuses: [],
  },
  claim: {
    method: 'POST',
    says: 'points_claimed',
    path: '/api/point/claim',
    auth: 'player',
    summary: 'Exchanges points for an offer, to the main balance',
    /** With what the player saw it for, an offer that costs or gives something else by now is refused. */
    body: z.object({ point_id: Id, point: z.number().int().optional(), amount: WholeKyatIn.optional() }),
    reply: z.object({ point: z.number(), balance: Kyat, claimed: Kyat }),
    refuses: ['house_maintenance', 'offer_not_found', 'offer_changed', 'not_enough_points'],
    idempotent: true,
  },
  history: {
    method: 'GET',
    path: '/api/point/history',
    auth: 'player',
    summary: 'Own points, newest first: earned, taken back, exchanged, corrected',
    query: CursorQuery,
    reply: z.object({
      next: z.string().nullable(),
      /** `point` is below 0 when points went; `amount` and `name` are of what they were exchanged for; of a correction `name` is its reason. */
      data: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(['lottery', 'game', 'claimed', 'corrected']),
          point: z.number(),
          amount: Kyat.nullable(),
          name: z.string().nullable(),
          date: Day,
          created_at: Instant,
        }),
      ),
    }),
    refuses: [],
  },
  allOffers: {
    method: 'GET',
    path: '/api/console/point-offers',
    auth: 'operator',
    may: 'content',
    summary: 'What points can be exchanged for, in the order shown',
    reply: Offers,
    refuses: [],
  },
  addOffer: {
    method: 'POST',
    path: '/api/console/point-offers',
    auth: 'operator',
    may: 'content',
    summary: 'Adds an offer, at the end and closed: that it opens takes a second person',
    body: z.object({ name: Name, point: Points, amount: WholeKyatIn, ...OfferTimes }),
    reply: OfferReply,
    refuses: ['amount_not_set', 'name_not_valid', 'time_not_valid'],
  },
  changeOffer: {
    method: 'POST',
    path: '/api/console/point-offers/:id',
    auth: 'operator',
    may: 'content',
    summary:
      'Changes an offer or closes it; that it opens, or while it is open changes its price or its name or is there longer, waits for a second person. Claims keep what they were given',
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
  },
  setOfferImage: {
    method: 'POST',
    path: '/api/console/point-offers/:id/image',
    auth: 'operator',
    may: 'content',
    summary: "Sets an offer's picture; one that is open has another once a second person has confirmed it",
    params: ById,
    image: 'field',
    reply: OfferReply.extend({ deed_id: DeedAsked }),
    refuses: ['image_not_valid', 'deed_waits'],
  },
  orderOffers: {
    method: 'POST',
    path: '/api/console/point-offers-order',
    auth: 'operator',
    may: 'content',
    summary: 'Puts offers in an order; those left out come after. `before` is the order that was read',
    body: z.object({ ids: OfferIds.min(1), before: OfferIds }),
    reply: Offers,
    refuses: ['record_changed'],
  },
  texts: {
    method: 'GET',
    path: '/api/console/points-text',
    auth: 'operator',
    may: 'content',
    summary: 'The points dialog in four languages',
    reply: z.object({ data: PointsText }),
    refuses: [],
  },
  changeTexts: {
    method: 'POST',
    path: '/api/console/points-text',
    auth: 'operator',
    may: 'content',
    summary: 'Asks for the points dialog to say something else, which a second person confirms',
    body: PointsText.extend({ before: PointsText }),
    reply: z.object({ data: PointsText, deed_id: DeedAsked }),
    refuses: ['record_changed', 'deed_waits', 'not_allowed'],
  },
});
