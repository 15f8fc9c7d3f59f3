/** Asia/Yangon is UTC+06:30 all year round, so its days and times are plain arithmetic on the instant. */
export const YANGON_OFFSET_MS = 390 * 60_000;

/** The day in Yangon, YYYY-MM-DD, at an instant. */
export function yangonDay(at: Date): string {
  return yangonIso(at).slice(0, 10);
}

/** The clock in Yangon, HH:MM:SS, at an instant. */
export function yangonTime(at: Date): string {
  return yangonIso(at).slice(11, 19);
}

/** The instant as ISO 8601 with Yangon's offset: "2026-11-20T12:01:00+06:30". Milliseconds are left out. */
export function yangonStamp(at: Date): string {
  return `${yangonIso(at).slice(0, 19)}+06:30`;
}

function yangonIso(at: Date): string {
  return new Date(at.getTime() + YANGON_OFFSET_MS).toISOString();
}
