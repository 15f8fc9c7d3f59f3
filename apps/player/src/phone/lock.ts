import { local } from './storage.ts';

/** What is kept of the app lock; it goes with the session. */
export const LOCK_KEY = 'lock';

/** Whether an app lock is set on this phone: then the app begins locked, wherever it is opened. */
export const hasLock = () => local.getItem(LOCK_KEY) !== null;
