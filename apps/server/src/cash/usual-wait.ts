/** Fewer answers of a day than these tell nobody how long it takes. */
export const ENOUGH_ANSWERS = 10;
const MINUTE_S = 60;

/** A median as players are told it, in whole minutes, or null where there is none. */
export function usualMinutes(usual: { median_s: number | null } | undefined): number | null {
  return usual?.median_s == null ? null : Math.max(1, Math.ceil(usual.median_s / MINUTE_S));
}
