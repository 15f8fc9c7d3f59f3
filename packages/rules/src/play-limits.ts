/** A player may set each limit for each period; periods are Yangon days, weeks from Monday and months. */
export const PLAY_LIMIT_KINDS = ['cash_in', 'stake', 'loss'] as const;
export const PLAY_LIMIT_PERIODS = ['day', 'week', 'month'] as const;
/** A raised limit counts only after this wait and a second yes. */
export const RAISE_WAIT_HOURS = 24;
export const TIME_OUT_DAYS = [1, 7, 30] as const;
/** A self-exclusion lasts at least half a year, and at most five. */
export const SELF_EXCLUSION_MONTHS = { min: 6, max: 60 } as const;

/** Whether a limit may count at once: a first one, a lower one, or the one there is. Null is without a limit. */
export function isLimitAtOnce(asked_pya: number | null, now_pya: number | null): boolean {
  if (now_pya === null) return asked_pya !== null;
  return asked_pya !== null && asked_pya <= now_pya;
}
