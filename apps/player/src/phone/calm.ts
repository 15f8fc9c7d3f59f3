/** Whether the phone saves data: what is not asked for is not fetched, and nothing moves for its own sake. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Whether nothing is to move for its own sake: its owner wants less motion, or saves data. */
export function isCalm(): boolean {
  return savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
