import { Text } from '@mantine/core';
import { dayShown, yangonDay } from '@shwekan/rules';
import { useNow } from '../app/operator.ts';
import { instantShown, spanShown } from './time.ts';

/** An instant in Yangon, to the second. */
export function Moment({ at }: { at: string }) {
  return (
    <Text span inherit component="time" dateTime={at} style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {instantShown(at)}
    </Text>
  );
}

/** The day of an instant in Yangon, where the time of day says nothing. */
export function MomentDay({ at }: { at: string }) {
  return (
    <Text span inherit component="time" dateTime={at} style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {dayShown(yangonDay(new Date(at)))}
    </Text>
  );
}

/** How long ago an instant was, counting on. From `old_after_ms` on it is marked as late. */
export function Age({ since, old_after_ms = Number.POSITIVE_INFINITY }: { since: string; old_after_ms?: number }) {
  const age_ms = useNow() - Date.parse(since);
  const isOld = age_ms >= old_after_ms;
  return (
    <Text span inherit c={isOld ? 'red' : undefined} fw={isOld ? 600 : undefined} style={{ whiteSpace: 'nowrap' }}>
      {spanShown(age_ms)}
    </Text>
  );
}

/** The time left until an instant, counting down; `over` once it has passed. */
export function Countdown({ until, over }: { until: string; over: string }) {
  const left_ms = Date.parse(until) - useNow();
  return (
    <Text span inherit style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {left_ms > 0 ? spanShown(left_ms) : over}
    </Text>
  );
}
