import { addDays, dayShown, isDay } from '@shwekan/rules';
import { clock } from '../../app/call.ts';
import { askList, live } from '../../app/queries.ts';
import { type Draw, today } from '../../parts/draws.ts';

const DAYS_BACK = 20;
/** The last date known may move so far. */
const DAYS_BEYOND = 30;
const DAYS_AHEAD = 150;

/** The dates of 3D: the last ones and all that are planned. */
export function dates3d() {
  const query = { lottery: '3D' as const, from: addDays(today(), -DAYS_BACK), to: addDays(today(), DAYS_AHEAD) };
  return live(askList('GET /api/console/draws', { query }), 'draws', 'trail');
}

/** Between which days a draw may be moved: after the draw before it and before the next one; one that takes bets not to a day that has passed. */
export function roomOf(draw: Draw, all: readonly Draw[]): { from: string; to: string } {
  const before = all.findLast((it) => it.date < draw.date)?.date;
  const after = all.find((it) => it.date > draw.date)?.date;
  const after_before = before === undefined ? addDays(draw.date, -DAYS_BEYOND) : addDays(before, 1);
  const earliest = isClosed(draw) || after_before > today() ? after_before : today();
  return { from: earliest, to: after === undefined ? addDays(draw.date, DAYS_BEYOND) : addDays(after, -1) };
}

/** When betting closes once a draw stands on another day; null for no day. What has closed stays closed. */
export function closesOn(draw: Draw, day: string): Date | null {
  if (isClosed(draw)) return isDay(day) ? new Date(draw.closes_at) : null;
  const moved_ms = Date.parse(day) - Date.parse(draw.date);
  return Number.isNaN(moved_ms) ? null : new Date(Date.parse(draw.closes_at) + moved_ms);
}

/** Why a draw cannot be moved to a day, or null. */
export function refuseMove(draw: Draw, day: string, room: { from: string; to: string }): string | null {
  const closes_at = closesOn(draw, day);
  if (closes_at === null || day === draw.date) return 'Choose another day.';
  if (day < room.from || day > room.to) return 'Choose a day after the draw before and before the next one.';
  if (draw.published !== null && day !== draw.published.date) return `Its number is public for ${dayShown(draw.published.date)}.`;
  return !isClosed(draw) && closes_at.getTime() <= clock.now() ? 'Betting would have closed already.' : null;
}

/** True while a draw may still be moved: before it has a number, unless that is public for another day. */
export function isMovable(draw: Draw): boolean {
  if (draw.state === 'open' || draw.state === 'scheduled') return true;
  const isTold = draw.proposals.some((it) => it.state === 'proposed' && it.proposed_by === null);
  return isClosed(draw) && !isTold && draw.published?.date !== draw.date;
}

function isClosed(draw: Draw): boolean {
  return draw.state === 'closed';
}
