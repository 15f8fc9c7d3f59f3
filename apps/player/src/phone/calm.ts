/** Whether the phone saves data: what is not asked for is not fetched, and nothing moves for its own sake. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
