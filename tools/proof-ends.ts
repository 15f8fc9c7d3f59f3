/** How a proof ends that could not be played on this machine, or not all of it: it neither holds nor fails. */
export const NOT_PLAYED = 77;

/** What all of them came to: one that was not played is none that holds. */
export function sumUp(ends: Map<string, number>): { words: string; code: number } {
  const of = (isIt: (code: number) => boolean) => [...ends].filter(([, code]) => isIt(code)).map(([it]) => it);
  const [failed, unplayed] = [of((code) => code !== 0 && code !== NOT_PLAYED), of((code) => code === NOT_PLAYED)];
  const hold = `${ends.size - failed.length - unplayed.length} of ${ends.size} proofs hold`;
  const more = [
    failed.length > 0 ? `; not: ${failed.join(', ')}` : '',
    unplayed.length > 0 ? `; not played, or not all of it: ${unplayed.join(', ')}` : '',
  ];
  return { words: `${hold}${more.join('')}.`, code: failed.length > 0 ? 1 : unplayed.length > 0 ? NOT_PLAYED : 0 };
}
