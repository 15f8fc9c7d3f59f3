/** What is left until an instant, as `1:02:03` or `02:03` (over a day as whole hours); null once it is past. */
export function leftShown(until: string, now_ms: number): string | null {
  const left_s = Math.ceil((Date.parse(until) - now_ms) / 1_000);
  if (!(left_s > 0)) return null;
  const hours = Math.floor(left_s / 3_600);
  const minutes = String(Math.floor((left_s % 3_600) / 60)).padStart(2, '0');
  const seconds = String(left_s % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${minutes}:${seconds}` : `${minutes}:${seconds}`;
}
