import { setTimeout as wait } from 'node:timers/promises';
import { generateSync } from 'otplib';

const STEP_S = 30;
/** So late in its half-minute a code may be too old by the time the server reads it. */
const LATE_S = 20;

/** A phone with an authenticator app. Each code is the next one, as the server takes none twice; it waits where a person would. */
export function authenticator(secret: string): () => Promise<string> {
  let last = 0;
  return async () => {
    for (;;) {
      const now_s = Date.now() / 1000;
      const step = Math.floor(now_s / STEP_S);
      const next = Math.max(last + 1, now_s % STEP_S < LATE_S ? step - 1 : step);
      if (next <= step + 1) {
        last = next;
        return generateSync({ secret, epoch: next * STEP_S });
      }
      await wait(1000);
    }
  };
}
