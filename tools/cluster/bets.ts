import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_PLAYERS, PLAYER_PASSWORD } from '../../apps/server/src/demo/people.ts';
import { askDoor, type DoorAnswer } from '../probe/door.ts';

/** How bets fare: players of the demo bet one small line after the other at the public door, and each bet that got no answer is sent again by its key. */
export type BetWatch = {
  /** How many were answered so far; a refusal by a rule is an answer. */
  answered(): number;
  /** Since when none was, in milliseconds; null before the first. */
  silent_ms(): number | null;
  /** How the last two minutes went, a word for each second: `answered`, `unanswered` or `quiet` (nobody waited). */
  seconds(): BetSecond[];
  /** The longest time without an answer since a moment of `performance.now()`. */
  longestSince(from: number): number;
  /** What the last answer was. */
  last(): string;
  stop(): Promise<void>;
};
export type BetSecond = 'answered' | 'unanswered' | 'quiet';

const SHOWN_S = 120;
const REST_MS = 700;
const AGAIN_MS = 250;
const KEPT_MS = 15 * 60_000;

/** Begins to bet at a door. */
export function watchBets(url: string): BetWatch {
  const begun = performance.now();
  const answers: number[] = [];
  const stop = new AbortController();
  let last = 'not asked yet';
  const hear = (turn: DoorAnswer<'POST /api/user/betting'>): boolean => {
    const isAnswer = turn.status > 0 && turn.status < 500 && ![401, 429].includes(turn.status);
    last = turn.status === 200 ? 'taken' : turn.status === 0 ? 'no answer' : (turn.body.code ?? String(turn.status));
    if (isAnswer) answers.push(performance.now());
    while ((answers[0] ?? Number.POSITIVE_INFINITY) < performance.now() - KEPT_MS) answers.shift();
    return isAnswer;
  };
  let count = 0;
  const players = DEMO_PLAYERS.slice(0, 3).map(async ({ phone }) => {
    let token: string | undefined;
    while (!stop.signal.aborted) {
      token ??= (await askDoor(url, 'POST /api/user/login', { body: { phone, password: PLAYER_PASSWORD } })).body.token;
      const next = token === undefined ? null : await nextDraw(url);
      if (next === null || token === undefined) {
        await rest(AGAIN_MS, stop.signal);
        continue;
      }
      const number = String(count++ % 100).padStart(2, '0');
      const sent = { key: randomUUID(), token, body: { ...next, bet_obj: [{ bet_number: number, amount: 100 }] } };
      for (let isOver = false; !isOver && !stop.signal.aborted; ) {
        const turn = await askDoor(url, 'POST /api/user/betting', sent);
        isOver = hear(turn) || turn.status === 401;
        if (turn.status === 401) token = undefined;
        await rest(isOver ? REST_MS : AGAIN_MS, stop.signal);
      }
    }
  });
  const gapsSince = (from: number) => [from, ...answers.filter((it) => it > from), performance.now()];
  return {
    answered: () => answers.length,
    silent_ms: () => (answers.length === 0 ? null : performance.now() - (answers.at(-1) ?? 0)),
    last: () => last,
    seconds() {
      const now = performance.now();
      return Array.from({ length: SHOWN_S }, (_, n) => {
        const from = now - (SHOWN_S - n) * 1000;
        if (from < begun) return 'quiet';
        return answers.some((it) => it >= from && it < from + 1000) ? 'answered' : 'unanswered';
      });
    },
    longestSince: (from) => gapsSince(from).reduce((most, it, n, all) => Math.max(most, it - (all[n - 1] ?? it)), 0),
    async stop() {
      stop.abort();
      await Promise.all(players);
    },
  };
}

/** The 2D draw that closes next; null when none takes bets, or nobody says so. */
async function nextDraw(url: string): Promise<{ section: string; date: string } | null> {
  const { status, body } = await askDoor(url, 'GET /api/section');
  const next = status === 200 ? body.data?.find((it) => it.is_open) : undefined;
  return next === undefined ? null : { section: next.time_section, date: next.date };
}

async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => undefined);
}
