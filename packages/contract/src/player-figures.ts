import { HARM_KINDS, TAG_MAX, TAGS_MAX } from '@shwekan/rules';
import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { ById, Instant, Kyat, Line } from './fields.ts';
import { SEES_PLAYERS } from './players.ts';

const Tags = z.array(Line(TAG_MAX)).max(TAGS_MAX);
const FiguresReply = z.object({
  data: z.object({
    /** All that was staked and won, on settled draws and on games; `result` is what the player won or, below zero, lost. */
    staked: Kyat,
    won: Kyat,
    result: Kyat,
    /** Approved cash-ins, paid cash-outs, and what the house gave on top. */
    cash_in: Kyat,
    cash_out: Kyat,
    bonuses: Kyat,
    first_cash_in_at: Instant.nullable(),
    /** What may be a sign of harm, how often within how many days; shown where it is often. */
    marks: z.array(z.object({ kind: z.enum(HARM_KINDS), count: z.number(), days: z.number(), is_shown: z.boolean() })),
    tags: z.array(z.string()),
  }),
});

/** What a player did in all. */
export const playerFigures = callsOf({
  show: {
    method: 'GET',
    path: '/api/console/players/:id/figures',
    auth: 'operator',
    may: SEES_PLAYERS,
    summary: 'What a player staked, won, paid in, was paid and was given in all, signs of harm, and tags',
    params: ById,
    reply: FiguresReply,
    refuses: [],
  },
  changeTags: {
    method: 'POST',
    path: '/api/console/players/:id/tags',
    auth: 'operator',
    may: ['support', 'risk'],
    summary: 'Says anew what operators call a player: five tags at most; players never read them',
    params: ById,
    body: z.object({ tags: Tags, before: Tags }),
    reply: FiguresReply,
    refuses: ['record_changed'],
  },
});
