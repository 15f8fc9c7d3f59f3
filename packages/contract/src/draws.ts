import { z } from 'zod';
import { DeedAsked } from './deeds.ts';
import { callsOf } from './endpoint.ts';
import { Day, DayIn, Id, Instant, Kyat, Line, LotteryCode, SectionLabel, WholeKyatIn } from './fields.ts';

const DrawState = z.enum(['scheduled', 'open', 'closed', 'resulted', 'settled', 'voided']);
const Proposal = z.object({
  id: z.number(),
  // Null with its values: another operator entered it, and the draw has no result yet.
  number: z.string().nullable(),
  source: z.string(),
  set: z.string().nullable(),
  value: z.string().nullable(),
  source_at: Instant.nullable(),
  received_at: Instant,
  // Reversed: confirmed once, and taken back with its settlement. Withdrawn: gone with a draw that was reversed, called off or moved.
  state: z.enum(['proposed', 'confirmed', 'rejected', 'reversed', 'withdrawn']),
  proposed_by: z.string().nullable(),
  decided_by: z.string().nullable(),
  reason: z.string().nullable(),
});
const DrawForOperator = z.object({
  id: z.number(),
  lottery: LotteryCode,
  date: Day,
  section: SectionLabel,
  state: DrawState,
  is_open: z.boolean(),
  opens_at: Instant,
  closes_at: Instant,
  draws_at: Instant,
  odd: z.number(),
  tot_odd: z.number().nullable(),
  cap: Kyat,
  result: z.string().nullable(),
  settled_at: Instant.nullable(),
  void_reason: z.string().nullable(),
  slip_count: z.number(),
  staked: Kyat,
  paid: Kyat,
  // What was sold to other houses: its stakes, the commission that came back, and what they owe for it. Null while nothing was.
  laid_off: z.object({ stakes: Kyat, commission: Kyat, paid: Kyat }).nullable(),
  // One more after each reversal.
  round: z.number(),
  // The book as it was when the draw closed; null until it is sealed.
  seal: z.object({ sealed_at: Instant, slip_count: z.number(), staked: Kyat, sha256: z.string() }).nullable(),
  // Why nobody is paid: the book is not as it was sealed, or the two settlements differ. Null when nothing is wrong.
  stop_reason: z.string().nullable(),
  // A reversal that waits for a second person.
  reversal: z.object({ reason: z.string(), asked_by: z.string(), asked_at: Instant }).nullable(),
  // Wins are being taken back.
  is_reversing: z.boolean(),
  // What the lottery's feed has made public: when the date is not the draw's own, it is moved there. `late_slips` were taken after that day's draw.
  published: z
    .object({
      date: Day,
      number: z.string().nullable(),
      value: z.string().nullable(),
      feed: z.string(),
      at: Instant,
      late_slips: z.number(),
    })
    .nullable(),
  proposals: z.array(Proposal),
});
const NumberForOperator = z.object({
  bet_number: z.string(),
  taken: Kyat,
  // What of it was sold to other houses.
  laid_off: Kyat,
  cap: Kyat,
  has_own_cap: z.boolean(),
  is_blocked: z.boolean(),
  // What was set in this draw; the rest is said by standing rules.
  own_cap: Kyat.nullable(),
  own_block: z.boolean(),
  // As it was sealed at closing; null until then.
  sealed: Kyat.nullable(),
  would_pay: Kyat,
  // The same less what other houses pay for what of the draw is sold to them.
  net_pay: Kyat,
});

/** Draws, from opening to settlement, as operators see them. */
export const draws = callsOf({
  list: {
    method: 'GET',
    path: '/api/console/draws',
    auth: 'operator',
    may: ['draws', 'risk'],
    summary: 'Draws between two days',
    query: z.object({ lottery: LotteryCode, from: DayIn.optional(), to: DayIn.optional() }),
    reply: z.object({ data: z.array(DrawForOperator) }),
    refuses: [],
  },
  show: {
    method: 'GET',
    path: '/api/console/draws/:id',
    auth: 'operator',
    may: ['draws', 'risk'],
    summary: 'A draw with its numbers',
    params: z.object({ id: Id }),
    reply: z.object({ data: DrawForOperator, numbers: z.array(NumberForOperator) }),
    refuses: [],
  },
  change: {
    method: 'POST',
    path: '/api/console/draws/:id',
    auth: 'operator',
    may: 'draws',
    summary: 'Stops or resumes taking bets, or closes earlier',
    params: z.object({ id: Id }),
    body: z.object({ is_open: z.boolean().optional(), closes_at: Instant.optional() }),
    reply: z.object({ data: DrawForOperator }),
    refuses: ['time_not_valid', 'betting_closed'],
  },
  move: {
    method: 'POST',
    path: '/api/console/draws/:id/move',
    auth: 'operator',
    may: 'draws',
    proof: true,
    summary:
      'Moves a 3D draw to another date, with its bets; one that has closed to the date for which its number is public; asks for a later day before that',
    params: z.object({ id: Id }),
    body: z.object({ date: DayIn, reason: Line(200) }),
    reply: z.object({ data: DrawForOperator, deed_id: DeedAsked }),
    refuses: ['time_not_valid', 'betting_closed', 'deed_waits', 'not_allowed'],
  },
  changeNumbers: {
    method: 'POST',
    path: '/api/console/draws/:id/numbers',
    auth: 'operator',
    may: ['draws', 'risk'],
    summary: 'Sets hot and blocked numbers of a draw',
    params: z.object({ id: Id }),
    body: z.object({
      numbers: z
        .array(z.object({ bet_number: z.string().max(3), cap: WholeKyatIn.nullable().optional(), is_blocked: z.boolean().optional() }))
        .min(1)
        .max(1000),
    }),
    reply: z.object({ numbers: z.array(NumberForOperator) }),
    refuses: ['number_not_valid', 'betting_closed'],
  },
  enterResult: {
    method: 'POST',
    path: '/api/console/draws/:id/results',
    auth: 'operator',
    may: 'draws',
    proof: true,
    summary:
      'Enters a result, from source values or bare, unseen by other operators: when one of them or a feed says the same it is confirmed; a dear one in a dispute not by a feed alone',
    params: z.object({ id: Id }),
    body: z.object({
      set: z.string().trim().max(30).optional(),
      value: z.string().trim().max(30).optional(),
      number: z.string().trim().max(3).optional(),
    }),
    // `agreed`: confirmed at the draw's time. `differs`: somebody says another number, or said it until this operator rejected it.
    reply: z.object({ data: DrawForOperator, outcome: z.enum(['entered', 'agreed', 'confirmed', 'differs']) }),
    refuses: [
      'draw_not_closed',
      'draw_already_resulted',
      'draw_voided',
      'result_not_derived',
      'number_not_valid',
      'reversal_running',
      'entries_used',
    ],
  },
  confirmResult: {
    method: 'POST',
    path: '/api/console/results/:id/confirm',
    auth: 'operator',
    may: 'draws',
    proof: true,
    summary: 'Confirms what a feed proposed; one that pays out more than the lottery’s setting is asked for',
    params: z.object({ id: Id }),
    reply: z.object({ data: DrawForOperator, deed_id: DeedAsked }),
    refuses: [
      'deed_waits',
      'not_allowed',
      'entry_is_blind',
      'proposal_decided',
      'draw_not_closed',
      'draw_not_held',
      'draw_already_resulted',
      'draw_voided',
      'reversal_running',
    ],
  },
  rejectResult: {
    method: 'POST',
    path: '/api/console/results/:id/reject',
    auth: 'operator',
    may: 'draws',
    proof: true,
    summary: 'Rejects a proposed result',
    params: z.object({ id: Id }),
    body: z.object({ reason: Line(200) }),
    reply: z.object({ data: DrawForOperator }),
    refuses: ['proposal_decided'],
  },
  callOff: {
    method: 'POST',
    path: '/api/console/draws/:id/void',
    auth: 'operator',
    may: 'draws',
    proof: true,
    summary: 'Calls a draw off and refunds every stake, once; from its closing on, or while a number is proposed, asks for that',
    params: z.object({ id: Id }),
    body: z.object({ reason: Line(200) }),
    reply: z.object({ data: DrawForOperator, deed_id: DeedAsked }),
    refuses: ['draw_already_settled', 'draw_already_resulted', 'draw_voided', 'reversal_running', 'deed_waits', 'not_allowed'],
  },
  askReversal: {
    method: 'POST',
    path: '/api/console/draws/:id/reverse',
    auth: 'operator',
    may: 'draws',
    proof: true,
    summary: 'Asks for a settlement to be taken back, with those that follow from it; a second person confirms',
    params: z.object({ id: Id }),
    body: z.object({ reason: Line(200) }),
    reply: z.object({ data: DrawForOperator, deed_id: DeedAsked }),
    refuses: ['draw_not_settled', 'draw_follows', 'deed_waits'],
  },
  resumeSettlement: {
    method: 'POST',
    path: '/api/console/draws/:id/resume',
    auth: 'operator',
    may: 'draws',
    proof: true,
    summary: 'Checks a stopped draw again and pays it when its book is as it was sealed',
    params: z.object({ id: Id }),
    body: z.object({ reason: Line(200) }),
    reply: z.object({ data: DrawForOperator }),
    refuses: ['draw_not_stopped'],
  },
});
