import { setTimeout as wait } from 'node:timers/promises';
import type { Dialect, GameType } from '../products.ts';
import type { Settings } from '../settings.ts';
import type { Answer, Callback, Outgoing } from './callback.ts';
import { gscBalance, gscRequest, readGsc } from './gsc.ts';
import { plusBalance, plusRequest, readPlus } from './gsc-plus.ts';

const ANSWER_PATIENCE_MS = 5_000;
/** Pauses before the same id is sent again while a player waits. */
const PLAYER_PAUSES_MS = [300, 900];
/** Pauses between deliveries nobody waits for; the last one repeats. */
const DELIVERY_PAUSES_MS = [500, 1_000, 2_000, 5_000, 15_000, 60_000];
const KEPT = 500;

/** What goes wrong on purpose with the next callbacks. Counts go down as they are used. */
export interface Faults {
  delay_ms: number;
  /** Not sent at all. */
  drop_requests: number;
  /** Sent and done, but the answer is thrown away. */
  drop_answers: number;
}

/** The way to the operator's wallet. */
export interface Callbacks {
  faults: Faults;
  balance(whose: { dialect: Dialect; product: number; game_type: GameType; member: string }): Promise<Answer>;
  /** Sends once. */
  sendOnce(callback: Callback): Promise<Answer>;
  /** Sends, and while the answer is lost sends the same id again, as long as a player would wait. */
  send(callback: Callback): Promise<Answer>;
  /** The same, and goes on by itself until there is an answer. Callbacks of one wager keep their order. */
  deliver(callback: Callback): Promise<Answer>;
  /** The latest callbacks, newest first. */
  latest(): Callback[];
  find(id: string): Callback | undefined;
  /** Resolves when no delivery is on its way. */
  idle(): Promise<void>;
  stop(): void;
}

/** Opens the way; `keep` writes down a delivery that must survive a restart, and again when it is over. */
export function openCallbacks(settings: Settings, keep: (callback: Callback) => void): Callbacks {
  const latest: Callback[] = [];
  const tails = new Map<string, Promise<unknown>>();
  const stopped = new AbortController();
  const faults: Faults = { delay_ms: 0, drop_requests: 0, drop_answers: 0 };

  async function post(dialect: Dialect, { path, body }: Outgoing, faulty: boolean): Promise<Answer> {
    if (faulty && faults.delay_ms > 0) await wait(faults.delay_ms);
    if (faulty && faults.drop_requests > 0) {
      faults.drop_requests -= 1;
      return { outcome: 'unknown', code: null, message: 'dropped on the way there' };
    }
    const answer = await ask(settings, dialect, path, body);
    if (!faulty || faults.drop_answers === 0) return answer;
    faults.drop_answers -= 1;
    return { outcome: 'unknown', code: null, message: 'dropped on the way back' };
  }

  async function sendOnce(callback: Callback): Promise<Answer> {
    if (!latest.includes(callback)) latest.unshift(callback);
    latest.length = Math.min(latest.length, KEPT);
    callback.attempts += 1;
    const outgoing = callback.dialect === 'gsc' ? gscRequest(settings, callback, new Date()) : plusRequest(settings, callback, new Date());
    const answer = await post(callback.dialect, outgoing, true);
    callback.state = answer.outcome;
    callback.code = answer.code;
    callback.message = answer.message;
    if (answer.outcome !== 'unknown') callback.balance_pya = answer.balance_pya;
    return answer;
  }

  async function send(callback: Callback): Promise<Answer> {
    let answer = await sendOnce(callback);
    for (const pause of PLAYER_PAUSES_MS) {
      if (answer.outcome !== 'unknown') return answer;
      await wait(pause);
      answer = await sendOnce(callback);
    }
    return answer;
  }

  async function untilAnswered(callback: Callback): Promise<void> {
    for (let tries = 0; callback.state === 'unknown' && !stopped.signal.aborted; tries += 1) {
      const pause = DELIVERY_PAUSES_MS[Math.min(tries, DELIVERY_PAUSES_MS.length - 1)] ?? 0;
      await wait(pause, null, { signal: stopped.signal, ref: false }).catch(() => undefined);
      if (!stopped.signal.aborted) await sendOnce(callback);
    }
    if (callback.state !== 'unknown') keep(callback);
  }

  return {
    faults,
    sendOnce,
    send,
    async balance({ dialect, ...whose }) {
      const outgoing = dialect === 'gsc' ? gscBalance(settings, whose, new Date()) : plusBalance(settings, whose, new Date());
      return await post(dialect, outgoing, false);
    },
    async deliver(callback) {
      keep(callback);
      const wager = callback.moves[0]?.wager.code ?? callback.id;
      const before = tails.get(wager) ?? Promise.resolve();
      const first = before.then(() => send(callback));
      const over: Promise<void> = first.then(() => untilAnswered(callback));
      tails.set(wager, over);
      void over.finally(() => tails.get(wager) === over && tails.delete(wager));
      return await first;
    },
    latest: () => latest,
    find: (id) => latest.find((it) => it.id === id),
    idle: async () => {
      while (tails.size > 0) await Promise.all(tails.values());
    },
    stop: () => stopped.abort(),
  };
}

async function ask(settings: Settings, dialect: Dialect, path: string, body: unknown): Promise<Answer> {
  try {
    const reply = await fetch(settings.wallet_url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_PATIENCE_MS),
    });
    if (!reply.ok) return { outcome: 'unknown', code: null, message: `HTTP ${reply.status}` };
    const said: unknown = await reply.json();
    if (typeof said !== 'object' || said === null) return { outcome: 'unknown', code: null, message: 'not an answer' };
    const fields = Object.fromEntries(Object.entries(said));
    return dialect === 'gsc' ? readGsc(fields) : readPlus(fields);
  } catch (error) {
    return { outcome: 'unknown', code: null, message: error instanceof Error ? error.message : String(error) };
  }
}
