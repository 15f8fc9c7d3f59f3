import type { Db } from './db.ts';
import type { Log } from './log.ts';
import type { Config } from './settings.ts';

/** What every use case stands on. Handed down, never imported as a global. */
export type World = { config: Config; db: Db; log: Log };
