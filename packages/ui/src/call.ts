import type { Answer, CallInput, CallName, CallNamed } from '@shwekan/contract';
import { type AddressParts, addressOf, callOf } from '@shwekan/contract/address';
import type { ServerClock } from './clock.ts';
import { Lost, Refused, type RefusedAnswer } from './refusal-error.ts';
import { sleep } from './sleep.ts';

// biome-ignore lint/complexity/noBannedTypes: `{}` is asked here whether nothing would do
type Spared<T> = undefined extends T ? true : {} extends T ? true : false;
type CallArguments<T> = { [K in keyof T as Spared<T[K]> extends true ? never : K]: T[K] } & {
  [K in keyof T as Spared<T[K]> extends true ? K : never]?: T[K];
};
/** What a call is sent: the parts its contract names, `params`, `query`, `body`; or a `form`, where it takes an image as a field, or the `image` itself. */
export type CallOptions<N extends CallName> = CallArguments<CallInput<N>> & {
  form?: FormData;
  image?: Blob;
  key?: string;
  signal?: AbortSignal;
};
/** What a call answers: the sentence of success beside its data, unless the answer is a bare list. */
export type Got<N extends CallName> = CallNamed<N> extends { bare: true } ? Answer<N> : Answer<N> & { message: string };

/** Asks the server by a call's name. Throws `Refused` when it says no, `Lost` when no answer tells what happened. */
export type Caller = <N extends CallName>(name: N, sent?: CallOptions<N>) => Promise<Got<N>>;

export type CallerOptions = {
  /** The session's token, or null; without it the session is the browser's own matter, a cookie. */
  token?: () => string | null;
  /** What else goes with every call. */
  headers?: () => Record<string, string>;
  /** The page's language, as `Accept-Language` takes it. */
  language: () => string;
  clock: ServerClock;
  /** Asks instead of the browser's `fetch`: the server asks itself when it draws a first screen. */
  fetch?: Fetch;
  /** Hears of the refusal of a call that was sent with a token: a session may have ended. */
  refused?: (refused: Refused, token: string) => void;
  /** How a busy server is waited for; null: it is not. */
  pause?: ((ms: number) => Promise<void>) | null;
};

type Answering = Pick<Response, 'ok' | 'status' | 'json'> & { headers?: Pick<Headers, 'get'> };
export type Fetch = (address: string, request: RequestInit) => Promise<Answering>;

type LooseInput = AddressParts & {
  body?: unknown;
  form?: FormData;
  image?: Blob;
  key?: string;
  signal?: AbortSignal;
};

const ANSWER_WITHIN_MS = 20_000;
/** A photo is on its way for longer on a slow line. The server waits as long (`WHOLE_REQUEST_MS`). */
const UPLOAD_WITHIN_MS = 120_000;
const BUSY_TRIES = 4;
/** These calls go without the session, as the specification says: what they answer is the same for all. */
const PUBLIC = /^\/api\/(g\b|banner|provider\/|social_link|header_play|app-set|point\/list|lottery\/|weekly\/)/;

/**
 * Makes an app's one way to call the server. Of the contract only types and addresses are used, so that no schema reaches a phone. A server that was
 * `busy` has done nothing: it is asked again, each time later, so that nobody has to. What moves money has a key, and `sendOnce` for that.
 */
export function createCaller(options: CallerOptions): Caller {
  const pause = options.pause === undefined ? sleep : options.pause;
  const call = async (name: CallName, sent: LooseInput, tries = 1): Promise<unknown> => {
    const { method, path } = callOf(name);
    const token = PUBLIC.test(path) ? null : (options.token?.() ?? null);
    const asked_at_ms = Date.now();
    const [response, answer] = await ask(options.fetch ?? fetch, addressOf({ path }, sent), {
      method,
      headers: { ...headersOf(sent, token, options.language()), ...options.headers?.() },
      body: sent.body === undefined ? (sent.form ?? sent.image) : JSON.stringify(sent.body),
      signal: sent.signal,
    });
    if (!response.ok) {
      const refused = refusalOf(response, answer);
      if (pause !== null && tries < BUSY_TRIES && sent.key === undefined && (refused as Partial<Refused>).code === 'busy') {
        // Not all who were refused together come back together.
        await pause((Number(response.headers?.get('retry-after')) || 1) * 1000 * tries * (0.5 + Math.random()));
        if (!sent.signal?.aborted) return call(name, sent, tries + 1);
      }
      if (token !== null && refused instanceof Refused) options.refused?.(refused, token);
      throw refused;
    }
    // An answer that was kept, by the server or the phone, says in a header what time it is now.
    const now = response.headers?.get('x-now') ?? nowOf(answer);
    if (now !== null) options.clock.note(now, asked_at_ms);
    // The server parsed this answer by the same contract before it was sent.
    return answer;
  };
  return (name, given) => call(name, (given ?? {}) as LooseInput) as never;
}

async function ask(by: Fetch, address: string, request: RequestInit): Promise<[Answering, unknown]> {
  const within = new AbortController();
  const within_ms = typeof (request.body ?? '') === 'string' ? ANSWER_WITHIN_MS : UPLOAD_WITHIN_MS;
  const late = setTimeout(() => within.abort(), within_ms);
  request.signal?.addEventListener('abort', () => within.abort());
  try {
    const response = await by(address, { ...request, signal: within.signal });
    return [response, await response.json()];
  } catch (error) {
    throw new Lost(error instanceof Error ? error.message : 'no answer');
  } finally {
    // A timer left behind would keep the server, which draws first screens with this, alive after its last work.
    clearTimeout(late);
  }
}

function headersOf(sent: LooseInput, token: string | null, language: string): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': language,
    // The time is read in the header: a phone may be told that it has the rest already.
    'X-Now': 'read',
    ...(sent.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(sent.key === undefined ? {} : { 'Idempotency-Key': sent.key }),
  };
}

function refusalOf(response: Answering, answer: unknown): Refused | Lost {
  const said = answer as Partial<RefusedAnswer> | null;
  if (typeof said?.code !== 'string' || typeof said.message !== 'string') return new Lost(`status ${response.status}`);
  return new Refused(response.status, said as RefusedAnswer);
}

/** The server's time, which answers about time carry as `now`. */
function nowOf(answer: unknown): string | null {
  const told = answer as { now?: unknown; data?: { now?: unknown } | null } | null;
  const now = told?.now ?? told?.data?.now;
  return typeof now === 'string' ? now : null;
}
