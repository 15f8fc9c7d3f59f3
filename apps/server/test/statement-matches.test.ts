import { expect, test } from 'vitest';
import { type Booking, explainDifference, type StatementLine } from '../src/cash/statements/explain.ts';
import { type CameLine, matchLines, type WaitingRequest } from '../src/cash/statements/match-lines.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 25, 4, minutes));
const came = (more: Partial<CameLine> = {}): CameLine => ({
  id: 1,
  transaction_id: '0100400099123456',
  amount_pya: 3_000_000,
  occurred_at: at(0),
  is_used_twice: false,
  is_closed: false,
  ...more,
});
const asked = (more: Partial<WaitingRequest> = {}): WaitingRequest => ({
  id: 10,
  transaction_id: '123456',
  amount_pya: 3_000_000,
  is_here: true,
  exact_since: null,
  created_at: at(10),
  ...more,
});
const DAY = 24 * 60;

test.each<[string, CameLine[], WaitingRequest[], string[]]>([
  ['digits and amount', [came()], [asked()], ['1-10 certain digits']],
  ['an id with hyphens', [came({ transaction_id: 'KBZ-00991-23456' })], [asked()], ['1-10 certain digits']],
  ['another amount', [came({ amount_pya: 2_500_000 })], [asked()], ['1-10 likely amount_differs']],
  ['another account of ours', [came()], [asked({ is_here: false })], ['1-10 likely other_account']],
  ['four days apart', [came()], [asked({ created_at: at(4 * DAY) })], ['1-10 likely far_apart']],
  ['other digits', [came()], [asked({ transaction_id: '654321' })], ['1-10 likely digits_differ']],
  ['other digits and a day apart', [came()], [asked({ transaction_id: '654321', created_at: at(DAY) })], []],
  [
    'other digits, and the amount was given to this player alone',
    [came()],
    [asked({ transaction_id: '654321', exact_since: at(-5) })],
    ['1-10 certain exact'],
  ],
  [
    'an amount given alone after it came',
    [came()],
    [asked({ transaction_id: '654321', exact_since: at(2) })],
    ['1-10 likely digits_differ'],
  ],
  [
    'one given in the minute in which it came',
    [came()],
    [asked({ transaction_id: '654321', exact_since: at(0.9) })],
    ['1-10 certain exact'],
  ],
  [
    'an amount given alone, and somebody else’s digits to another account',
    [came()],
    [asked({ transaction_id: '654321', exact_since: at(-5) }), asked({ id: 11, is_here: false })],
    ['1-11 likely other_account'],
  ],
  [
    'an amount given alone, and somebody else’s digits of another amount long before',
    [came()],
    [asked({ transaction_id: '654321', exact_since: at(-5) }), asked({ id: 11, amount_pya: 100, created_at: at(-4 * DAY) })],
    ['1-10 likely digits_differ'],
  ],
  ['no id', [came({ transaction_id: null })], [asked()], ['1-10 likely no_id']],
  ['no more than the digits', [came({ transaction_id: '123456' })], [asked()], ['1-10 likely digits_differ']],
  ['one line for two requests', [came()], [asked(), asked({ id: 11 })], ['1-10 likely several']],
  ['two lines for one request', [came(), came({ id: 2, transaction_id: '0100400088123456' })], [asked()], ['1-10 likely several']],
  ['an id that stands twice', [came({ is_used_twice: true })], [asked()], ['1-10 likely used_twice']],
  ['a line that somebody closed', [came({ is_closed: true })], [asked()], ['1-10 likely closed']],
  ['nothing alike', [came()], [asked({ transaction_id: '654321', amount_pya: 100 })], []],
  [
    'a certain pair takes its line from a likely one',
    [came()],
    [asked({ id: 9, transaction_id: '654321' }), asked()],
    ['1-10 certain digits'],
  ],
])('what came beside what was asked for: %s', (_, lines, requests, matches) => {
  expect(
    matchLines(lines, requests).map((it) => `${it.line_id}-${it.cash_in_id} ${it.state} ${it.state === 'certain' ? it.by : it.reason}`),
  ).toEqual(matches);
});

const said = (id: number, amount_pya: number, balance_pya: number | null, minute = id): StatementLine => ({
  id,
  amount_pya,
  balance_pya,
  at: at(minute),
  text: '',
});
const booked = (amount_pya: number, line: StatementLine | null, minute = line ? 0 : 1): Booking => ({
  cash_in_id: 1,
  cash_out_id: null,
  amount_pya,
  at: line?.at ?? at(minute),
  line: line && { id: line.id, amount_pya: line.amount_pya },
  text: '',
});
const [first, second, third] = [said(1, 500, 10_500), said(2, -200, 10_300), said(3, 300, 10_600)] as const;

test.each<[string, readonly StatementLine[], Booking[], { booked_pya: number; signed?: number }, string[]]>([
  ['nothing differs', [first, second], [booked(500, first), booked(-200, second)], { booked_pya: 10_300 }, []],
  ['not booked', [first, second], [booked(500, first)], { booked_pya: 10_500 }, ['not_booked -200']],
  ['not in the statement', [first], [booked(500, first), booked(70, null)], { booked_pya: 10_570 }, ['not_in_statement -70']],
  ['another amount', [first], [booked(450, first)], { booked_pya: 10_450 }, ['amount_differs 50']],
  ['the books began lower', [first], [booked(500, first)], { booked_pya: 10_100 }, ['at_start 400']],
  ['a line is missing between two', [first, third], [booked(500, first), booked(300, third)], { booked_pya: 10_800 }, ['jump -200']],
  ['two people signed a difference', [first], [booked(500, first)], { booked_pya: 10_530, signed: 30 }, ['signed -30']],
  ['booked after the end', [first], [booked(500, first), booked(90, null, 40)], { booked_pya: 10_590 }, ['booked_later -90']],
  [
    'newest first, at one minute',
    [said(2, -200, 10_300, 1), said(5, 500, 10_500, 1)].map((it, nth) => ({ ...it, id: 2 - nth })),
    [],
    { booked_pya: 10_000 },
    ['not_booked 500', 'not_booked -200'],
  ],
])('the difference is explained, and its lines come to it: %s', (_, lines, bookings, { booked_pya, signed = 0 }, explained) => {
  const books = { booked_pya, bookings, signed: signed === 0 ? [] : [{ at: at(2), amount_pya: signed, text: '' }] };
  const told = explainDifference(lines, books, { from: at(0), until: at(30) }, false);
  expect(told.lines.map((it) => `${it.kind} ${it.amount_pya}`).sort()).toEqual([...explained].sort());
  expect(told.lines.reduce((sum, it) => sum + it.amount_pya, 0)).toBe((told.app_pya ?? 0) - booked_pya);
});
