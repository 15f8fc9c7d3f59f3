import { PROMOTION_PERCENT_MAX, PROMOTION_PERCENT_MIN, PROMOTION_TURNOVER_MAX, PROMOTION_TURNOVER_MIN } from '@shwekan/rules';
import { z } from 'zod';
import { DeedAsked } from './deeds.ts';
import { callsOf } from './endpoint.ts';
import { ById, Flag, LineInFour, LinesInFour, Picture } from './fields.ts';

const Percent = z.number().min(PROMOTION_PERCENT_MIN).max(PROMOTION_PERCENT_MAX).multipleOf(0.01);
const Times = z.number().min(PROMOTION_TURNOVER_MIN).max(PROMOTION_TURNOVER_MAX).multipleOf(0.01);
const Title = LineInFour(80);
const Rule = LinesInFour(2000);
const PromotionForOperator = z.object({
  id: z.number(),
  title: Title,
  code: z.string(),
  percent: z.number(),
  turnover: z.number(),
  level: z.number(),
  rule: Rule,
  image: z.string().nullable(),
  position: z.number(),
  is_open: z.boolean(),
  used_count: z.number(),
});
const Level = z.union([z.literal(1), z.literal(2)]);
const PromotionCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{3,20}$/);

/** Promotions of cash-in. */
export const promotions = callsOf({
  forPlayer: {
    method: 'GET',
    path: '/api/user/get_promo_cash_in',
    auth: 'player',
    summary: 'Promotions a cash-in may use, in the language of the call; `used_today` until the next Yangon day',
    aliases: ['/api/get_promo_cash_in'],
    reply: z.object({
      data: z.array(
        z.object({
          id: z.number(),
          title: z.string(),
          percent: z.number(),
          promo_code: z.string(),
          turnover: z.number(),
          lvl: z.number(),
          rule: z.string(),
          image: z.string().nullable(),
          used_today: Flag,
        }),
      ),
    }),
    refuses: [],
  },
  list: {
    method: 'GET',
    path: '/api/console/promotions',
    auth: 'operator',
    may: 'content',
    summary: 'Promotions of cash-in',
    reply: z.object({ data: z.array(PromotionForOperator) }),
    refuses: [],
  },
  add: {
    method: 'POST',
    path: '/api/console/promotions',
    auth: 'operator',
    may: 'content',
    summary: 'Adds a promotion, closed: that it opens takes a second person',
    body: z.object({
      title: Title,
      code: PromotionCode,
      percent: Percent,
      turnover: Times,
      level: Level.default(1),
      rule: Rule.default({ en: '', zh: '', my: '', th: '' }),
      image: Picture.nullable().default(null),
      position: z.number().int().min(0).max(1000).default(0),
    }),
    reply: z.object({ data: PromotionForOperator }),
    refuses: ['promotion_taken', 'text_missing'],
  },
  change: {
    method: 'POST',
    path: '/api/console/promotions/:id',
    auth: 'operator',
    may: 'content',
    summary:
      'Changes a promotion or closes it; that it opens, or while it is open has other terms, texts or another picture, waits for a second person. Requests that wait keep what they were promised',
    params: ById,
    body: z.object({
      title: Title.optional(),
      percent: Percent.optional(),
      turnover: Times.optional(),
      level: Level.optional(),
      rule: Rule.optional(),
      image: Picture.nullable().optional(),
      position: z.number().int().min(0).max(1000).optional(),
      is_open: z.boolean().optional(),
    }),
    reply: z.object({ data: PromotionForOperator, deed_id: DeedAsked }),
    refuses: ['deed_waits', 'not_allowed', 'text_missing'],
  },
  setImage: {
    method: 'POST',
    path: '/api/console/promotions/:id/image',
    auth: 'operator',
    may: 'content',
    summary: 'Sets the picture of a promotion, sent raw; of one that is open it is asked for',
    params: ById,
    image: 'raw',
    reply: z.object({ data: PromotionForOperator, deed_id: DeedAsked }),
    refuses: ['image_not_valid', 'deed_waits', 'not_allowed'],
  },
});
