import { twoDFrom } from '@shwekan/rules';
import { replay } from '../apps/server/src/lottery/feeds/replay.ts';
import { STORY_DAY } from './story-day.ts';

/** The 2D number that the replay feed will bring for a section (HH:MM) of the stories' day. */
export async function numberToCome(section: string): Promise<string> {
  const { results } = await replay().read({
    now: new Date(`${STORY_DAY}T23:00:00+06:30`),
    waiting: [{ draw_id: 0, day: STORY_DAY, section }] as never,
  });
  const row = results[0];
  return row?.set && row.value ? (twoDFrom(row.set, row.value) ?? '') : '';
}

/** Another number than that. */
export function otherNumber(number: string, by: number): string {
  return String((Number(number) + by) % 100).padStart(2, '0');
}
