import type { z } from 'zod';
import type * as sets from './calls.ts';
import type { Field } from './endpoint.ts';

// Clients know a call by its method and path, and import these types alone: no schema reaches a phone.

type Sets = typeof sets;
type AnyCall = { [S in keyof Sets]: Sets[S][keyof Sets[S]] }[keyof Sets];
type CallsByName = { [E in AnyCall as `${E['method']} ${E['path']}`]: E };

/** A call as clients name it: `POST /api/user/login`. */
export type CallName = keyof CallsByName;

/** The call of a name. */
export type CallNamed<N extends CallName> = CallsByName[N];

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a client sends. */
export type CallInput<N extends CallName> = { [P in 'params' | 'query' | 'body']: Input<Field<CallNamed<N>, P>> };

/** What a client gets, the envelope aside. */
export type Answer<N extends CallName> = z.output<CallNamed<N>['reply']>;

/** A row of what a client gets, where that is a list. */
export type AnswerRow<N extends CallName> = Answer<N> extends { data: (infer Row)[] } ? Row : never;
