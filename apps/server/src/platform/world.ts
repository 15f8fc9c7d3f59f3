import type { Db } from './db.ts';
import type { Log } from './log.ts';
import type { Config } from './settings.ts';

/** What every use case stands on. Handed down, never imported as a global. */
export type World = {
  config: Config;
  db: Db;
  log: Log;
  /** All that is read in it is of one state of the database (snapshot.ts). */
  is_frozen?: true;
};
