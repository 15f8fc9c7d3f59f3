import { fill } from '@shwekan/phrases/fill';
import { useNow } from '../../house/clock.ts';
import { useT } from '../../house/language.ts';
import { leftShown } from '../../house/time-left.ts';

/** Minutes before closing at which people who listen instead of look are told. */
const TOLD_MINUTES = [10, 5, 1];
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const HOURS_A_DAY = 24;
/** From so many hours on, days and hours say more than a clock. */
const LONG_HOURS = 48;

/** The time left until a section closes, by the server's clock. Read out at a few moments only, not every second. */
export function Countdown({ section, closes_at, className = '' }: { section: string; closes_at: string; className?: string }) {
  const t = useT('lottery');
  const shell = useT();
  const now_ms = useNow();
  const left_minutes = Math.ceil((Date.parse(closes_at) - now_ms) / MINUTE_MS);
  const left_hours = Math.floor((Date.parse(closes_at) - now_ms) / HOUR_MS);
  const days = { days: Math.floor(left_hours / HOURS_A_DAY), hours: left_hours % HOURS_A_DAY };
  const told = TOLD_MINUTES.includes(left_minutes) ? fill(t.closes_in_minutes, { section, minutes: left_minutes }) : '';
  return (
    <>
      <span role="timer" className={`amount ${className}`}>
        {left_hours >= LONG_HOURS ? fill(shell.home.days_left, days) : (leftShown(closes_at, now_ms) ?? '00:00')}
      </span>
      <span className="sr-only" aria-live="polite">
        {told}
      </span>
    </>
  );
}
