import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { type AlertSink, openAlertSink } from './alerts/sink.ts';
import { type Callbacks, openCallbacks } from './callbacks/callbacks.ts';
import { TABLES } from './games/tables.ts';
import { openJournal } from './journal.ts';
import { type Instant, openInstant } from './play/instant.ts';
import { type Matches, openMatches } from './play/matches.ts';
import { openSessions, type Session, type Sessions } from './play/sessions.ts';
import { openStreams, type Streams } from './play/streams.ts';
import { openTable, type Table } from './play/table.ts';
import { findGame, type Game, PRODUCTS, type Product } from './products.ts';
import { openRounds, type Rounds } from './rounds.ts';
import type { Settings } from './settings.ts';
import { openWagers, type WagerBook } from './wagers.ts';

/** All the sandbox provider has: its settings, who plays, what was bet, and the games. */
export interface Sandbox {
  settings: Settings;
  sessions: Sessions;
  wagers: WagerBook;
  callbacks: Callbacks;
  rounds: Rounds;
  streams: Streams;
  instant: Instant;
  matches: Matches;
  alerts: AlertSink;
  tableOf(product: Product, game: Game): Table | undefined;
  /** Where a session is played. */
  gameUrl(session: Session): string;
  pictureUrl(game: Game): string;
  /** Where a player goes back to: the address a launch gave when it is a web address, else the setting. */
  wayBack(asked: string | null | undefined): string;
  stop(): Promise<void>;
}

/** Makes the sandbox; `publicUrl` is asked late because a port may be chosen at listening. Bets that a restart left open are rolled back. */
export function makeSandbox(settings: Settings, publicUrl: () => string): Sandbox {
  const { speed } = settings;
  const roll = (n: number): number => randomInt(n);
  const journal = openJournal(join(settings.data_dir, 'sandbox'));
  const sessions = openSessions();
  const wagers = openWagers(journal.wagers, journal.writeWager);
  const callbacks = openCallbacks(settings, journal.writeCallback);
  const rounds = openRounds(wagers, callbacks);
  const streams = openStreams();
  for (const callback of journal.undelivered) void callbacks.deliver(callback);
  for (const wager of journal.wagers)
    if (wager.status === 'open') void rounds.callOff(wager, 'rollback', `${wager.detail}: called off at a restart`);

  const tables = new Map<string, Table>();
  for (const product of PRODUCTS) {
    for (const rules of TABLES.filter((it) => product.games.includes(it.code))) {
      const parts = { rules, product, game: must(findGame(rules.code)), rounds, streams, roll, speed };
      tables.set(`${product.code} ${rules.code}`, openTable(parts));
    }
  }
  const football = must(PRODUCTS.find((it) => it.lobby_game === 'football'));
  const alerts = openAlertSink(settings);
  const matches = openMatches({ product: football, game: must(findGame('football')), rounds, streams, roll, speed });
  return {
    ...{ settings, sessions, wagers, callbacks, rounds, streams, matches },
    instant: openInstant(rounds, roll),
    alerts,
    tableOf: (product, game) => tables.get(`${product.code} ${game.code}`),
    gameUrl: (session) => `${publicUrl()}/play/${session.token}`,
    pictureUrl: (game) => `${publicUrl()}/art/${game.code}.png`,
    wayBack: (asked) => (asked && /^https?:\/\//i.test(asked) && URL.canParse(asked) ? asked : settings.return_url),
    async stop() {
      for (const table of tables.values()) table.stop();
      matches.stop();
      streams.stop();
      callbacks.stop();
      await alerts.stop();
    },
  };
}

function must<T>(it: T | undefined): T {
  if (it === undefined) throw new Error('the list of products names a game that is not there');
  return it;
}
