import { fill } from '@shwekan/phrases/fill';
import { useNow } from '../../app/clock.ts';
import { useT } from '../../app/language.ts';
import { leftShown } from '../../app/time-left.ts';

/** Minutes before closing at which people who listen instead of look are told. */
const TOLD_MINUTES = [10, 5, 1];
const MINUTE_MS = 60_000;

/** The time left until a section closes, by the server's clock. Read out at a few moments only, not every second. */
export function Countdown({ section, closes_at, className = '' }: { section: string; closes_at: string; className?: string }) {
  const t = useT('lottery');
  const now_ms = useNow();
  const left_minutes = Math.ceil((Date.parse(closes_at) - now_ms) / MINUTE_MS);
  const told = TOLD_MINUTES.includes(left_minutes) ? fill(t.closes_in_minutes, { section, minutes: left_minutes }) : '';
  return (
    <>
      <span role="timer" className={`amount ${className}`}>
        {leftShown(closes_at, now_ms) ?? '00:00'}
      </span>
      <span className="sr-only" aria-live="polite">
        {told}
      </span>
    </>
  );
}
