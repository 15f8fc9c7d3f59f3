import type { numberHints } from '@shwekan/contract';
import { type Digits, type LotteryCode, lotteryOf, numberText, numberValue } from '@shwekan/rules';
import {
  closingOfHint,
  deleteHint,
  hintBefore,
  hintsForConsole,
  hintsShown,
  lockHint,
  nextDrawOfHints,
  writeHint,
} from '#queries/lottery/hints.ts';
import { auditCall } from '../platform/audit-row.ts';
import type { Tx } from '../platform/db.ts';
import { readWithCount } from '../platform/lists.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import { watchWords } from '../platform/words-to-player.ts';
import type { World } from '../platform/world.ts';
import { labelOf, sectionIn } from './reads.ts';

/** What was said of the last days stays in sight: who was wrong is seen to have been. */
const DAYS_BACK = 7;
const DAYS_AHEAD = 31;

/** What others said of a lottery's draws of the last days and of those to come, with who said it. */
export async function listHints(world: World, code: LotteryCode) {
  const rows = await hintsShown.run({ code, days_back: DAYS_BACK }, world.db);
  return { data: rows.map(hintOf) };
}

/** All hints for those who write them, the newest day first, and of one lottery the draw that a hint can be said for next. */
export async function listHintsForConsole(world: World, { query }: Call<typeof numberHints.listForConsole>) {
  const { rows, total_count } = await readWithCount(world.db, hintsForConsole, { code: query.lottery ?? null }, query);
  const [next] = query.lottery === undefined ? [] : await nextDrawOfHints.run({ code: query.lottery }, world.db);
  const data = rows.map((it) => ({ id: it.id, lottery: it.code as LotteryCode, is_closed: it.is_closed, ...hintOf(it) }));
  return { total_count, next_draw: next ? { date: next.day, section: labelOf(next.section) } : null, data };
}

/**
 * Says what a source calls likely for a draw, in place of what was said of it before. Refuses `number_not_valid`, `no_digit_data` for a time or a day
 * on which the lottery is not drawn, `betting_closed` once its betting has closed, when the number may be known, and `time_not_valid` for a day too far ahead.
 */
export async function sayHint(world: World, call: Call<typeof numberHints.say>) {
  const { lottery, date, kind, source } = call.body;
  const { id: lottery_id, digits } = lotteryOf(lottery);
  const number = numberValue(call.body.number, digits);
  if (number < 0) throw new Refusal('number_not_valid', { errors: { number: 'number_not_valid' } });
  const section = sectionIn(call.body.section);
  await world.db.transaction(async (tx) => {
    const draw = await refuseClosed(tx, { lottery_id, day: date, section });
    if (!draw.is_section || draw.is_left_out) throw new Refusal('no_digit_data', { errors: { section: 'no_digit_data' } });
    if (draw.closes_at.getTime() > draw.now.getTime() + DAYS_AHEAD * 86_400_000)
      throw new Refusal('time_not_valid', { errors: { date: 'time_not_valid' } });
    const place = { lottery_id, day: date, section, kind };
    const [before] = await hintBefore.run(place, tx);
    const [written] = await writeHint.run({ ...place, number, source }, tx);
    const after = { lottery, date, section, kind, number: call.body.number, source };
    await auditCall(tx, call, { action: 'say_hint', subject: `number_hint:${written?.id}`, before, after });
    await watchWords(tx, { who: call.who, player_id: null, about: `number_hint:${written?.id}`, text: source });
  });
  return {};
}

/** Takes a hint away. Refuses `betting_closed` once betting on its draw has closed: what was said stays, whether it was right or not. */
export async function removeHint(world: World, call: Call<typeof numberHints.remove>) {
  const { id } = call.params;
  await world.db.transaction(async (tx) => {
    const [found] = await lockHint.run({ id }, tx);
    if (found === undefined) throw new Refusal('not_found');
    const { lottery_id, ...before } = found;
    await refuseClosed(tx, { lottery_id, day: before.day, section: before.section });
    await deleteHint.run({ id }, tx);
    await auditCall(tx, call, { action: 'remove_hint', subject: `number_hint:${id}`, before });
  });
  return {};
}

/** When betting on the draw of a hint closes. Refuses `betting_closed` when it has. */
async function refuseClosed(tx: Tx, place: { lottery_id: number; day: string; section: string }) {
  const [draw] = await closingOfHint.run(place, tx);
  if (draw === undefined) throw new Error('no lottery was found');
  if (draw.is_decided || draw.now >= draw.closes_at) throw new Refusal('betting_closed', { errors: { date: 'betting_closed' } });
  return draw;
}

type HintRow = { day: string; section: string; kind: 'modern' | 'internet'; number: number; digits: number; source: string };

function hintOf({ day, section, kind, number, digits, source }: HintRow) {
  return { date: day, section: labelOf(section), kind, number: numberText(number, digits as Digits), source };
}
