import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installDemoClock } from '../../../apps/server/src/demo/clock.ts';
import { keepDraws } from '../../../apps/server/src/lottery/calendar.ts';
import { addOperator } from '../../../apps/server/src/operators/add-operator.ts';
import { hashPassword } from '../../../apps/server/src/platform/passwords.ts';
import { newToken } from '../../../apps/server/src/platform/tokens.ts';
import { startServerProcess } from '../../../apps/server/test/server-process.ts';
import { boundToStarter } from '../../../tools/bound-process.ts';
import { type BenchDatabase, makePlayers, onDurableDatabase, type PlaceOfDatabase } from '../../database.ts';
import { openSessions } from '../../sessions.ts';

/** The Monday at which the clock of a proof's house begins, at ten in the morning in Yangon. */
export const DAY = '2026-11-23';
export const PASSWORD = 'a-password-of-a-proof';
const MONEY_PYA = 10 ** 12;
/** Numbers of few stakes, so that they sell out; the others take whatever comes. */
const SMALL_CAP_PYA = 50_000_000;
const CAP_PYA = 10 ** 15;
const SCARCE_NUMBERS = [13, 31];

export type HousePlayer = { id: number; token: string; member: string };
export type HouseOperator = { name: string; token: string };

/** A house that a proof plays: its database, players with money, operators, and server processes that may be killed. */
export type House = {
  database: BenchDatabase;
  players: HousePlayer[];
  operators: { cash: HouseOperator; cash_b: HouseOperator; draws_a: HouseOperator; draws_b: HouseOperator };
  /** The players' and the console's address of each server; the same place may have another address after a kill. */
  servers: HouseServer[];
  /** Moves the product clock to an instant of the day. */
  moveClock(to: string): Promise<void>;
};

export type HouseServer = { url: string; console_url: string; kill(): Promise<void>; start(): Promise<void> };

type HouseSize = {
  players: number;
  /** What each of them has on the main purse, when it is not more than anybody can play. */
  money_pya?: number;
  servers: number;
  database?: PlaceOfDatabase;
  /** What the servers are told beside what every server of a test is. */
  settings?: Record<string, string>;
  /** The address at which a server finds the database, when it is not its own; asked of one after the other, once the house is furnished. */
  reach?(url: string, nth: number): Promise<string>;
};

/** Plays in such a house on a fresh PostgreSQL whose commits are on disk; nothing of it is left afterwards. */
export async function inHouse(size: HouseSize, play: (house: House) => Promise<void>): Promise<void> {
  await onDurableDatabase(async (database) => {
    await installDemoClock(database.url);
    const moveClock = async (to: string) => {
      await database.owner.query('update demo_clock set shift = $1::timestamptz - clock_timestamp()', [to]);
    };
    await moveClock(`${DAY}T10:00:00+06:30`);
    const players = await playersOf(database, size.players, size.money_pya ?? MONEY_PYA);
    await keepDraws(database.worldOf(2));
    await database.owner.query('update draw set cap_pya = $1', [CAP_PYA]);
    await database.owner.query('update draw_number set own_cap_pya = $1 where number = any ($2)', [SMALL_CAP_PYA, SCARCE_NUMBERS]);
    await openProducts(database);
    // One operator credits here in minutes what a house's do in days: what is more than one may credit alone waits for a second.
    await database.owner.query(`insert into setting (key, value) values ('credited_alone_a_day_pya', '1000000000000')`);
    const operators = await operatorsOf(database);
    const servers: HouseServer[] = [];
    for (let nth = 0; nth < size.servers; nth += 1)
      servers.push(
        houseServer((await size.reach?.(database.url, nth)) ?? database.url, {
          LOG_KEY_DIR: join(database.folder, '..', 'log-key'),
          ...size.settings,
        }),
      );
    try {
      // A few at once: a server that finds its machine too busy to connect within its time does not start.
      for (let n = 0; n < servers.length; n += 2) await Promise.all(servers.slice(n, n + 2).map((it) => it.start()));
      await play({ database, players, operators, servers, moveClock });
    } finally {
      await Promise.all(servers.map((it) => it.kill()));
    }
  }, size.database);
}

/** A server process that can be killed and started again, at an address that the start gives it. */
export function houseServer(database_url: string, settings: Record<string, string> = {}): HouseServer {
  let child: ChildProcess | null = null;
  let starting: ReturnType<typeof startServerProcess> | null = null;
  const server: HouseServer = {
    url: '',
    console_url: '',
    async kill() {
      // One that is still starting when another could not start is killed as well.
      await starting?.catch(() => undefined);
      if (child === null || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    async start() {
      starting = startServerProcess(database_url, settings, undefined, { bind: boundToStarter });
      const started = await starting;
      child = started.child;
      server.url = started.url;
      server.console_url = started.console_url;
    },
  };
  return server;
}

async function playersOf(database: BenchDatabase, count: number, money_pya: number): Promise<HousePlayer[]> {
  const ids = await makePlayers(database, count, money_pya);
  await database.owner.query(
    `update player set lvl_2_state = 'approved', lvl_2_name = 'Aung Aung', password_hash = $1, created_at = created_at - interval '1 month'`,
    [await hashPassword(PASSWORD)],
  );
  // Who has a new password waits a day before a cash-out: these have had theirs for long.
  await database.owner.query(`update player set credentials_changed_at = null`);
  const tokens = await openSessions(database, ids);
  await database.owner.query(`update player_session set expires_at = '2100-01-01'`);
  const { rows } = await database.owner.query('select user_code from player order by id');
  return ids.map((id, n) => ({ id, token: String(tokens[n]), member: String(rows[n].user_code) }));
}

/** The operators of cash and draws, logged in for as long as the proof lasts. */
async function operatorsOf(database: BenchDatabase): Promise<House['operators']> {
  const logIn = async (name: string, role: string): Promise<HouseOperator> => {
    const id = await addOperator(database.url, { username: name, password: PASSWORD, roles: [role] });
    const { token, hash } = newToken();
    await database.owner.query(
      `insert into operator_session (token_hash, operator_id, expires_at, seen_at, proved_at) values ($1, $2, '2100-01-01', '2100-01-01', '2100-01-01')`,
      [hash, id],
    );
    return { name, token };
  };
  return {
    cash: await logIn('cash-a', 'cash'),
    cash_b: await logIn('cash-b', 'cash'),
    draws_a: await logIn('draws-a', 'draws'),
    draws_b: await logIn('draws-b', 'draws'),
  };
}

async function openProducts(database: BenchDatabase): Promise<void> {
  await database.owner.query(
    `insert into provider (id, p_code, name, dialect) values (91006, '1006', 'Shwe Studio', 'gsc'), (91020, '1020', 'Royal Live', 'gsc_plus') on conflict do nothing`,
  );
}

/** The process that stands above all others of the house's PostgreSQL. */
export function postmasterOf(database: BenchDatabase): number {
  return Number.parseInt(readFileSync(join(database.folder, 'postmaster.pid'), 'utf8'), 10);
}
