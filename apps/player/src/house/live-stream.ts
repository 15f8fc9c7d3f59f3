import { createStore } from '../phone/store.ts';

/** Whether the stream tells what changes: what is shown need not be asked for again and again. */
export const streamHeard = createStore(false);
