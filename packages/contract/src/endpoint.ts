import type { z } from 'zod';
import type { RefusalCode } from './refusals.ts';
import type { Permitted } from './rights.ts';
import type { Saying } from './sayings.ts';

/** The callers of a call: anyone, anyone but a session is used when sent, a player's session, an operator's session. */
export type Auth = 'none' | 'optional' | 'player' | 'operator';

/** A plain limit at the front door: so many calls a minute per session where the call needs one or was sent one that holds, else per caller's address. */
export type CallLimit = { per_minute: number };

/**
 * Of calls that anyone makes and whose dear work has bounds of its own: it keeps out who floods, and nobody else. Thousands of players share an address
 * of a mobile network, so a limit near what one of them needs would let each of them shut the others out.
 */
export const FLOOD: CallLimit = { per_minute: 600 };

/** The kinds of image that a player may send. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export type Endpoint = {
  method: 'GET' | 'POST';
  /** With `:name` for a path parameter. Player calls live on the player origin, `/api/console/` calls on the console's. */
  path: string;
  auth: Auth;
  summary: string;
  /** Operators only, and each call of theirs has it: who may make it (`mayCall`). */
  may?: Permitted;
  /** Operators only, money and rights: asks anew who it is when the last proof of it is old. */
  proof?: true;
  /** Operators only: also for one who has yet to set up the second factor that the house demands. */
  withoutFactor?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** An image of at most 6 MB: sent raw instead of a JSON body, or as the multipart field `image`. */
  image?: 'raw' | 'field';
  /** Takes a body of up to 8 MB: a list in a file. Others take 256 kB. */
  large?: true;
  /** The answer beside the envelope `{result, status, success, message}`; the whole answer when `bare`. */
  reply: z.ZodType;
  bare?: true;
  /** The sentence of success; `done` when not said. */
  says?: Saying;
  refuses: readonly RefusalCode[];
  /** Money calls: `Idempotency-Key` is taken, the first answer is given again. */
  idempotent?: true;
  limit?: CallLimit;
  /** Other paths that answer the same. */
  aliases?: readonly string[];
  /** A desk decides it: processes with that role answer it, and the proxy sends it to them. */
  desk?: true;
  /**
   * It tells of days, months or all that ever was, decides nothing and may take long: a house with standbys reads it there, never at the one who leads. What it tells
   * is as new as any other answer, or it is refused as `busy`.
   */
  report?: true;
  /** Only a server in demo mode answers it. */
  demo?: true;
  /**
   * The answer is the same for all who ask the same, and may be half a second old: it is worked out once for those who ask together. Who asks with
   * `Cache-Control: no-cache` is given none of before. A use case is not told who asks.
   */
  shared?: true;
};

/** Declares a call that is made by a function, such as the same call of several lotteries. The identity function with the exact type kept. */
export function endpoint<const E extends Endpoint>(spec: E): E {
  return spec;
}

/** The calls about one thing, each under its name. */
export type CallSet = Record<string, Endpoint>;

/** Declares the calls about one thing. The identity function with the exact types kept. */
export function callsOf<const S extends CallSet>(calls: S): S {
  return calls;
}

type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
/** A part of a call that not every call has. */
export type Field<E, K extends string> = E extends { [P in K]: infer S } ? S : undefined;

/** What a use case receives of a call, after the contract parsed it. */
export type Parsed<E extends Endpoint> = { params: Out<Field<E, 'params'>>; query: Out<Field<E, 'query'>>; body: Out<Field<E, 'body'>> };

/** What a use case returns. */
export type Reply<E extends Endpoint> = z.input<E['reply']>;
