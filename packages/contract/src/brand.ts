import { z } from 'zod';
import { DeedAsked } from './deeds.ts';
import { callsOf } from './endpoint.ts';
import { NameLine, Picture } from './fields.ts';

/** What players know a house by. Without a logo it is the product's mark, without an accent its gold. */
export const Brand = z.object({
  name: NameLine(24),
  logo: Picture.nullable(),
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable()
    .meta({ example: '#4fc3f7' }),
});

/** The name, the logo and the colour under which players know the house. */
export const brand = callsOf({
  show: {
    method: 'GET',
    path: '/api/console/brand',
    auth: 'operator',
    may: 'owner',
    summary: 'The brand that players see, and the logo that was sent last, for a change of it',
    reply: z.object({ data: Brand, sent_logo: z.string().nullable() }),
    refuses: [],
  },
  sendLogo: {
    method: 'POST',
    path: '/api/console/brand/logo',
    auth: 'operator',
    may: 'owner',
    summary: 'Keeps a picture, sent raw, that a change of the brand may name as the logo; it takes the place of one that was sent before',
    image: 'raw',
    reply: z.object({ data: z.object({ sent_logo: z.string() }) }),
    refuses: ['image_not_valid', 'deed_waits'],
  },
  change: {
    method: 'POST',
    path: '/api/console/brand',
    auth: 'operator',
    may: 'owner',
    proof: true,
    summary: 'Asks for another brand; another owner confirms it. Its logo is the present one, the one sent last, or none',
    body: Brand.extend({ before: Brand }),
    reply: z.object({ deed_id: DeedAsked }),
    refuses: ['record_changed', 'deed_waits', 'not_allowed', 'image_not_valid', 'accent_not_readable'],
  },
});
