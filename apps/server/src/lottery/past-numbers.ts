import { restIn } from '@shwekan/phrases/holidays';
import { addDays, figuresOf, type LotteryCode, lotteryOf, sectionLabel } from '@shwekan/rules';
import { calledOffBetween, datesBetween, drawnNumbers, restsBetween } from '#queries/lottery/past-numbers.ts';
import { readToday } from '../platform/clock.ts';
import type { PageLanguage } from '../platform/refusal-answer.ts';
import type { World } from '../platform/world.ts';

/** Whoever names no days is told what comes. */
const DAYS_AHEAD = 366;
/** What lies further back is not looked at: five years, some seven thousand draws at most. */
const LOOKED_BACK_DAYS = 1_826;
const ROWS_MAX = 1_000;

/** The days between two on which a lottery rests, the draws of them that were called off, and the dates of one that has its own. */
export async function listDaysOff(
  world: World,
  code: LotteryCode,
  asked: { start_date?: string | undefined; end_date?: string | undefined; language: PageLanguage },
) {
  const from_day = asked.start_date ?? (await readToday(world.db));
  const days = { from_day, until_day: asked.end_date ?? addDays(from_day, DAYS_AHEAD), row_count: ROWS_MAX };
  const { id, follows } = lotteryOf(code);
  const lottery_ids = follows === null ? [id] : [id, lotteryOf(follows).id];
  const [rests, off, dates] = await Promise.all([
    restsBetween.run({ lottery_ids, ...days }, world.db),
    calledOffBetween.run({ code, ...days }, world.db),
    datesBetween.run({ code, ...days }, world.db),
  ]);
  return {
    data: rests.map((it) => ({ date: it.day, reason: restIn(asked.language, it.reason) })),
    called_off: off.map((it) => ({ date: it.day, section: sectionLabel(it.section.slice(0, 5)) })),
    dates: dates.map((it) => ({ date: it.day, is_confirmed: it.is_confirmed })),
  };
}

/** How often numbers and their digits came out in the last days, by settled draws, and how long ago they last did. */
export async function showFigures(world: World, code: LotteryCode, days: number) {
  const rows = await drawnNumbers.run({ code, days, looked_back: LOOKED_BACK_DAYS }, world.db);
  const first_days = rows.flatMap((it) => it.first_day ?? []).sort();
  const draws = rows.reduce((sum, it) => sum + it.count, 0);
  return { data: { draws, since: first_days[0] ?? null, ...figuresOf(rows, lotteryOf(code).digits) } };
}
