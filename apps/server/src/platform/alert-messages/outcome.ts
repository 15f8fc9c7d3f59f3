/** What sending a message came to. An error tells neither an address nor a secret; one beside `done` says who did not get it. */
export type MessageOutcome = { outcome: 'done'; error: string | null } | { outcome: 'later'; error: string; wait_s: number };

/** It is tried again, after so long when the other side asks for it. */
export function later(error: string, wait_s = 0): MessageOutcome {
  return { outcome: 'later', error, wait_s };
}
