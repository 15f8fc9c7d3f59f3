// Without a schema: the console's page imports it.

/** Where a console hears what changes (server-sent events). */
export const CONSOLE_STREAM_PATH = '/api/console/stream';

/** What the pages of the console follow. Whatever writes a table of a topic tells it: `tell_console` in the database. */
export const CONSOLE_TOPICS = [
  'alerts',
  'cash',
  'cases',
  'claims',
  'conversations',
  'deeds',
  'draws',
  'games',
  'level_two',
  /** Entries were summed up: what was staked, won, paid in and out. */
  'money',
  'notices',
  'operators',
  'outbox',
  'rewards',
  /** An operator did something. */
  'trail',
] as const;
export type ConsoleTopic = (typeof CONSOLE_TOPICS)[number];

/** The events of that stream and their data. */
export type ConsoleEvents = {
  /** Something of these changed: a page that shows it asks again. */
  changed: { of: ConsoleTopic[] };
  /** Every five seconds: the stream lives, and so does the session. */
  beat: Record<string, never>;
  /** The session has ended, and the stream with it. */
  ended: Record<string, never>;
};
