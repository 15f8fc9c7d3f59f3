/** What to say when a call asked for something that waits for a second person. */
export const DEED_ASKED = 'Asked. A second person has to confirm it.';

/** What to say when a call either did it or asked for it: whatever needs a second person waits for one. */
export function doneOrAsked(done: string) {
  return ({ deed_id }: { deed_id: number | null }) => (deed_id === null ? done : DEED_ASKED);
}
