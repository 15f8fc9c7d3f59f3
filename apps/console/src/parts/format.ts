import { countShown, PYA_PER_KYAT, yangonStamp } from '@shwekan/rules';
import { pyaOf } from '@shwekan/ui';
import { say } from '../app/say.tsx';

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

/** An instant of the wire in Yangon to the second: "20/11/2026 12:01:07". Empty for a text that is no instant. */
export function instantShown(instant: string): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return '';
  const stamp = yangonStamp(at);
  return `${stamp.slice(8, 10)}/${stamp.slice(5, 7)}/${stamp.slice(0, 4)} ${stamp.slice(11, 19)}`;
}

/** The time of day of an instant of the wire in Yangon, to the minute: "12:01". */
export function timeShown(instant: string): string {
  return instantShown(instant).slice(11, 16);
}

/** How long something takes or has taken, in its two largest units: "45 s", "3 min 20 s", "2 h 05 min", "4 d 3 h". Never below zero. */
export function spanShown(span_ms: number): string {
  const span_s = Math.max(0, Math.floor(span_ms / 1_000));
  if (span_s < MINUTE_S) return say('{s} s', { s: span_s });
  if (span_s < HOUR_S) return say('{min} min {s} s', { min: Math.floor(span_s / MINUTE_S), s: twoDigits(span_s % MINUTE_S) });
  if (span_s < DAY_S) {
    return say('{h} h {min} min', { h: Math.floor(span_s / HOUR_S), min: twoDigits(Math.floor((span_s % HOUR_S) / MINUTE_S)) });
  }
  return say('{d} d {h} h', { d: Math.floor(span_s / DAY_S), h: Math.floor((span_s % DAY_S) / HOUR_S) });
}

/** An amount in pya so short that it fits a small cell: "950", "12.5k", "3.2M". Rounded down. */
export function shortKyat(pya: number): string {
  const kyat = Math.floor(pya / 100);
  if (kyat < 1_000) return String(kyat);
  const [unit, letter] = kyat < 1_000_000 ? [1_000, 'k'] : [1_000_000, 'M'];
  const tenths = Math.floor((kyat * 10) / unit);
  return `${tenths >= 1_000 || tenths % 10 === 0 ? Math.floor(tenths / 10) : (tenths / 10).toFixed(1)}${letter}`;
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}

/** Points of the wire, which stand there as kyat do: "12.00" is "12". */
export function pointsOf(wire: string): string {
  return countShown(Math.trunc(Number(wire)));
}

/** How many of something whose plural takes an s: "1 slip", "1,200 slips". */
export function counted(count: number, one: string): string {
  return say(`{count} ${one}s`, { count: countShown(count) }, `{count} ${one}${count === 1 ? '' : 's'}`);
}

/** Kyat of the wire as a field takes them. */
export function kyatNumber(wire: string): number {
  return pyaOf(wire) / PYA_PER_KYAT;
}
