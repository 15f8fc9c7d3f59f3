import type { numberRules } from '@shwekan/contract';
import {
  type Digits,
  kyatWire,
  type LotteryCode,
  lotteryOf,
  numberText,
  numberValue,
  readNumbers,
  sectionLabel,
  yangonStamp,
} from '@shwekan/rules';
import { waitForCalendar } from '#queries/lottery/dates.ts';
import {
  addRule,
  endRule,
  followRules,
  lockRule,
  lockRuled,
  numbersOver,
  queueForRuled,
  type RulesForConsoleResult,
  rulesForConsole,
  sameRule,
  sectionAt,
} from '#queries/lottery/number-rules.ts';
import { auditCall } from '../platform/audit-row.ts';
import { readToday } from '../platform/clock.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import { readWithCount } from '../platform/lists.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { tellBoards, tellDraws } from './board.ts';
import { sectionIn } from './reads.ts';

/** The standing rules of a lottery or of all, those that stand first. */
export async function listRules(world: World, { query }: Call<typeof numberRules.list>) {
  const { rows, total_count } = await readWithCount(world.db, rulesForConsole, { code: query.lottery ?? null, rule_id: null }, query);
  return { total_count, data: rows.map(ruleWire) };
}

/**
 * Adds a standing rule: its numbers are capped or blocked in every draw of its section between its days, those that are made already at once. Bets
 * that were taken stay, and are named where they are more than it lets be. The same rule twice is one. Refuses `number_not_valid` for a text
 * that is not understood word by word, and `time_not_valid` for days that have passed or are turned around, or a time that is no section.
 */
export async function addNumberRule(world: World, call: Call<typeof numberRules.add>) {
  const { lottery, cap: cap_pya, from: from_day, until: until_day, reason } = call.body;
  const { id: lottery_id, digits } = lotteryOf(lottery);
  const text = call.body.text.replace(/[\s,]+/g, ' ').trim();
  const { numbers, words } = readNumbers(text, lottery);
  if (numbers.length === 0 || words.some((it) => it.state !== 'read'))
    throw new Refusal('number_not_valid', { errors: { text: 'number_not_valid' } });
  const today = await readToday(world.db);
  if (until_day !== null && (until_day < from_day || until_day < today))
    throw new Refusal('time_not_valid', { errors: { until: 'time_not_valid' } });
  const section_id = call.body.section === null ? null : await mustFindSection(world.db, lottery_id, call.body.section);
  const rule = { lottery_id, section_id, text, cap_pya, from_day, until_day };
  const rule_id = await world.db.transaction(async (tx) => {
    await lockFollowing(tx, rule);
    const values = numbers.map((it) => numberValue(it, digits));
    const [added] = await addRule.run({ ...rule, numbers: values, reason, added_by: call.who.operator_id }, tx);
    if (added === undefined) return (await sameRule.run(rule, tx))[0]?.id;
    await followAll(tx, lottery, rule);
    const after = { rule: added.id, section_id, text, numbers, cap_pya, from_day, until_day };
    await auditCall(tx, call, { action: 'add_number_rule', subject: `number_rule:${added.id}`, after, reason });
    return added.id;
  });
  if (rule_id === undefined) throw new Error('a rule that stands was not found');
  const over = await numbersOver.run({ rule_id }, world.db);
  return {
    ...(await showRule(world, rule_id)),
    over: over.map((it) => ({
      draw_id: it.draw_id,
      date: it.day,
      section: sectionLabel(it.section.slice(0, 5)),
      bet_number: numberText(it.number, it.digits as Digits),
      taken: kyatWire(it.taken_pya),
    })),
  };
}

/** Ends a standing rule, also in draws that are open: what operators set there, and what other rules say, stays. One that has ended stays as it is. */
export async function endNumberRule(world: World, call: Call<typeof numberRules.end>) {
  const rule_id = call.params.id;
  await world.db.transaction(async (tx) => {
    await waitForCalendar.run(undefined, tx);
    const [rule] = await lockRule.run({ rule_id }, tx);
    if (rule === undefined) throw new Refusal('not_found');
    if (rule.ended_at != null) return;
    const place = { lottery_id: rule.lottery_id, section_id: rule.section_id ?? null };
    await lockFollowing(tx, place);
    await endRule.run({ rule_id, ended_by: call.who.operator_id }, tx);
    await followAll(tx, rule.code as LotteryCode, place);
    const { text, cap_pya = null, from_day, until_day = null } = rule;
    const before = { rule: rule_id, text, cap_pya, from_day, until_day };
    await auditCall(tx, call, { action: 'end_number_rule', subject: `number_rule:${rule_id}`, before, reason: call.body.reason });
  });
  return showRule(world, rule_id);
}

async function mustFindSection(db: Queryable, lottery_id: number, asked: string): Promise<number> {
  const [found] = await sectionAt.run({ lottery_id, section: sectionIn(asked) }, db);
  if (found === undefined) throw new Refusal('time_not_valid', { errors: { section: 'time_not_valid' } });
  return found.id;
}

type Place = { lottery_id: number; section_id: number | null };

/** Waits until no draw is made and no bet is in flight: what follows a rule is there, and is locked. */
async function lockFollowing(tx: Tx, { lottery_id, section_id }: Place): Promise<void> {
  await waitForCalendar.run(undefined, tx);
  await queueForRuled.run({ lottery_id, section_id }, tx);
}

/** Gives every draw that takes bets, or will, what the rules say now, and tells who has one open. */
async function followAll(tx: Tx, lottery: LotteryCode, { lottery_id, section_id }: Place): Promise<void> {
  const draws = await lockRuled.run({ lottery_id, section_id }, tx);
  await followDraws(
    tx,
    draws.map((it) => it.id),
  );
  await tellDraws(tx, lottery);
}

/** Gives locked draws what the rules say of their numbers; those that closed keep what they had. */
export async function followDraws(tx: Tx, draw_ids: number[]): Promise<void> {
  const changed = await followRules.run({ draw_ids }, tx);
  const told = Map.groupBy(changed, (it) => it.draw_id);
  await tellBoards(tx, new Map([...told].map(([id, rows]) => [id, rows.map(({ number, is_blocked }) => ({ number, is_blocked }))])));
}

async function showRule(world: World, rule_id: number) {
  const [row] = await rulesForConsole.run({ code: null, rule_id, row_count: 1, skipped: 0 }, world.db);
  if (row === undefined) throw new Refusal('not_found');
  return { data: ruleWire(row) };
}

function ruleWire(row: RulesForConsoleResult) {
  return {
    id: row.id,
    lottery: row.code as LotteryCode, // the codes of the table are the rules'
    section: row.section == null ? null : sectionLabel(row.section.slice(0, 5)),
    text: row.text,
    numbers: row.numbers.map((it) => numberText(it, row.digits as Digits)),
    cap: row.cap_pya == null ? null : kyatWire(row.cap_pya),
    from: row.from_day,
    until: row.until_day ?? null,
    reason: row.reason,
    added_by: row.added_by,
    added_at: yangonStamp(row.added_at),
    ended_by: row.ended_by ?? null,
    ended_at: row.ended_at == null ? null : yangonStamp(row.ended_at),
    is_standing: row.is_standing,
    draws: row.draw_count,
  };
}
