/** Whether a request's own time is within so many seconds of now; without a window its time is not looked at. */
export function isFresh(sent_at: Date | null, freshness_s: number | null): boolean {
  if (freshness_s === null) return true;
  return sent_at !== null && Math.abs(Date.now() - sent_at.getTime()) <= freshness_s * 1000;
}
