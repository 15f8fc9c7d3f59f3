import type { Answer } from './call.ts';
import { print } from './page.ts';

/** How long this has gone on, and what was done last: what a failure is told with. */
let doing = 'starting';
function at(): string {
  return `${(performance.now() / 1000).toFixed(1)} s, ${doing}:`;
}
/** Says what is done from now on. */
export function does(what: string): void {
  doing = what;
  print(`… ${at()}`);
}

/** What went through, and what of it failed. */
export type Failures = { asked: number; found: string[] };

/** Whether a failure is the product's own word that there is more to do than it can in time: a call that came to it, and did nothing. */
export function isBusy(failure: string): boolean {
  return /was answered 503 .*"code":"busy"|was told to come again$/.test(failure);
}

/** Counts what goes through the proxy and names what fails: no answer, any 5xx, a provider that is told to come again. */
export function failures(): Failures & {
  onTry(answer: Answer | null, took_ms: number, asker: string, path: string): void;
  onLost(path: string, error: Error): void;
} {
  const it: Failures = { asked: 0, found: [] };
  return Object.assign(it, {
    onTry(answer: Answer | null, took_ms: number, _asker: string, path: string) {
      it.asked += 1;
      if (answer !== null && answer.status >= 500)
        it.found.push(`${at()} ${path} was answered ${answer.status} after ${took_ms.toFixed(0)} ms: ${JSON.stringify(answer.body)}`);
      if (answer?.body['ErrorCode'] === 999) it.found.push(`${at()} ${path} was told to come again`);
    },
    onLost(path: string, error: Error) {
      it.found.push(`${at()} ${path} had no answer: ${String(error.cause ?? error)}`);
    },
  });
}
