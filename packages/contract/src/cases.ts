import { CASE_KINDS, CASE_NOTE_MAX, CASE_OUTCOMES, LARGE_STAKE_LEAST_PYA } from '@shwekan/rules';
import { z } from 'zod';
import { DeedAsked } from './deeds.ts';
import { callsOf } from './endpoint.ts';
import { ById, CountedPage, Id, Instant, Kyat, Lines, PlayerBrief, sortOf, WholeKyatIn } from './fields.ts';

const Kind = z.enum(CASE_KINDS);
const State = z.enum(['open', 'working', 'closed']);
const Outcome = z.enum(CASE_OUTCOMES);
const NoteText = Lines(CASE_NOTE_MAX).min(1);

const CaseRow = z.object({
  id: z.number(),
  kind: Kind,
  /** Nobody has taken it, somebody works on it, or it is closed. What is found again later with another player opens it again. */
  state: State,
  owner: z.string().nullable(),
  outcome: Outcome.nullable(),
  /** How many players it is about, and the first of them. */
  player_count: z.number(),
  player: PlayerBrief,
  finding_count: z.number(),
  opened_at: Instant,
  /** When something was found last. */
  found_at: Instant,
  closed_at: Instant.nullable(),
});
const Finding = z.object({
  id: z.number(),
  /** The request, session, slip or wager, as in the audit trail: "cash_in:12". */
  subject: z.string(),
  player: PlayerBrief,
  amount: Kyat.nullable(),
  /** What is shared, or how much: a payer's name, an address, a device, percent. */
  text: z.string(),
  happened_at: Instant,
});
const Note = z.object({ id: z.number(), operator: z.string().nullable(), text: z.string(), at: Instant });
const CaseReply = z.object({
  data: CaseRow.extend({
    players: z.array(PlayerBrief),
    findings: z.array(Finding),
    notes: z.array(Note),
    /** Whether what was found comes to so much that one operator does not close it alone. */
    is_closed_by_two: z.boolean(),
  }),
});

const Players = (least: number) => z.number().int().min(least).max(1000);
const Percent = z.number().int().min(1).max(100);
const counts = {
  payer_players: Players(2),
  payout_players: Players(2),
  device_players: Players(2),
  address_players: Players(2),
  ring_friends: Players(1),
  unplayed_percent: Percent,
  covered_percent: Percent,
  wrong_logins: z.number().int().min(5).max(30),
};
const Positive = WholeKyatIn.refine((pya) => pya > 0, 'amount_not_valid');
const LimitsIn = z.object({
  ...counts,
  unplayed_cash_out: Positive,
  large_stake: Positive.refine((pya) => pya >= LARGE_STAKE_LEAST_PYA, 'amount_not_valid'),
  large_win: Positive,
  closed_by_two: Positive,
});
const Limits = z.object({ ...counts, unplayed_cash_out: Kyat, large_stake: Kyat, large_win: Kyat, closed_by_two: Kyat });
const LimitsReply = z.object({ data: Limits });

/** What looks as if players played against the house, together or alone, and what operators made of it. */
export const cases = callsOf({
  list: {
    method: 'GET',
    path: '/api/console/cases',
    auth: 'operator',
    may: 'risk',
    summary: 'Cases, the one in which something was found last on top',
    query: CountedPage.extend({
      kind: Kind.optional(),
      state: State.optional(),
      owner: z.enum(['mine', 'nobody']).optional(),
      player_id: Id.optional(),
      sort: sortOf('opened_at', 'found_at'),
    }),
    reply: z.object({ total_count: z.number(), next: z.number().nullable(), data: z.array(CaseRow) }),
    refuses: [],
  },
  show: {
    method: 'GET',
    path: '/api/console/cases/:id',
    auth: 'operator',
    may: 'risk',
    summary: 'A case with its players, what was found and what operators wrote, oldest first',
    params: ById,
    reply: CaseReply,
    refuses: [],
  },
  take: {
    method: 'POST',
    path: '/api/console/cases/:id/take',
    auth: 'operator',
    may: 'risk',
    summary: 'Makes it the operator’s own; `from` is whose it was seen to be',
    params: ById,
    body: z.object({ from: z.string().max(60).nullable() }),
    reply: CaseReply,
    refuses: ['claimed', 'already_decided'],
  },
  addNote: {
    method: 'POST',
    path: '/api/console/cases/:id/notes',
    auth: 'operator',
    may: 'risk',
    summary: 'Writes a note in a case; it stays for ever',
    params: ById,
    body: z.object({ text: NoteText }),
    reply: CaseReply,
    refuses: [],
  },
  close: {
    method: 'POST',
    path: '/api/console/cases/:id/close',
    auth: 'operator',
    may: 'risk',
    summary:
      'Closes a case with what it came to and why; one about much money waits for a second person. `seen_count` is how many findings were read',
    params: ById,
    body: z.object({ outcome: Outcome, text: NoteText, seen_count: z.number().int().min(0) }),
    reply: CaseReply.extend({ deed_id: DeedAsked }),
    refuses: ['claimed', 'already_decided', 'conversation_changed', 'deed_waits', 'not_allowed'],
  },
  reopen: {
    method: 'POST',
    path: '/api/console/cases/:id/reopen',
    auth: 'operator',
    may: 'risk',
    summary: 'Opens a closed case again, as the operator’s own',
    params: ById,
    body: z.object({ text: NoteText }),
    reply: CaseReply,
    refuses: ['already_decided'],
  },
  limits: {
    method: 'GET',
    path: '/api/console/case-limits',
    auth: 'operator',
    may: 'risk',
    summary: 'From where on a case is opened',
    reply: LimitsReply,
    refuses: [],
  },
  changeLimits: {
    method: 'POST',
    path: '/api/console/case-limits',
    auth: 'operator',
    may: 'risk',
    summary: 'Changes from where on a case is opened; what would open fewer is asked for. What was looked at before is not looked at again',
    body: LimitsIn.extend({ before: Limits }),
    reply: LimitsReply.extend({ deed_id: DeedAsked }),
    refuses: ['record_changed', 'deed_waits', 'not_allowed'],
  },
});
