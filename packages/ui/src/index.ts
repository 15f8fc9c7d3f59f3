export { type Caller, type CallerOptions, type CallOptions, createCaller, type Fetch, type Got } from './call.ts';
export { createServerClock } from './clock.ts';
export { amountTyped, kyatOf, momentShown, pyaOf } from './format.ts';
export { Lost, Refused, type RefusedAnswer } from './refusal-error.ts';
