export { type Caller, type CallOptions, createCaller, type Fetch, type Got } from './call.ts';
export { createServerClock } from './clock.ts';
export { newKey, type Outcome, sendOnce } from './once.ts';
export { Lost, Refused } from './refused.ts';
export { amountTyped, dayShown, kyatOf, momentShown, pyaOf } from './shown.ts';
