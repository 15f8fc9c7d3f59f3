import { createHash, randomInt } from 'node:crypto';
import { PYA_PER_KYAT } from '@shwekan/rules';
import { type BenchDatabase, makePlayers, onDurableDatabase } from './database.ts';
import { printLayers } from './layers.ts';
import { type Figures, measure, measureAtRate, print, say } from './load.ts';
import { type Server, type ServerProcess, startServerProcess } from './server.ts';

// Callbacks a second through HTTP: 70 % bets, 25 % wins, 5 % rollbacks over 1,000 members, every commit on disk. The baseline is
// the same server with one transaction per call, on ten connections. Then what a callback costs of processor time in each layer, and the latency at 80 % of the peak.
// `npm run bench -- wallet [seconds]`.
const MEMBERS = 1000;
const IN_FLIGHT = 128;
const CALLBACKS = 'callbacks';
const OPERATOR = 'BENCH';
const SECRET = 'bench-secret';
/** This minute: a signature that is too old is refused. */
const requestTime = () => `${new Date().toISOString().replace(/\D/g, '').slice(0, 12)}00`;
const SETTINGS = { AGGREGATOR_GSC_OPERATOR: OPERATOR, AGGREGATOR_GSC_SECRET: SECRET, AGGREGATOR_GSC_ALLOW: '127.0.0.0/8,::1' };
const signs = new Map<string, string>();
const PLAIN = { WALLET_BATCH: '1', WALLET_LANES: '10' };

/** What the provider knows: wagers that wait for a result or a rollback. */
type Table = { next: number; open: { member: string; wager: number }[] };

await onDurableDatabase(async (database) => {
  await makePlayers(database, MEMBERS, 10 ** 7 * PYA_PER_KYAT, 'game');
  await database.owner.query(
    `insert into provider (id, p_code, name, dialect) values (1006, '1006', 'Bench', 'gsc') on conflict do nothing`,
  );
  const table: Table = { next: 1, open: [] };
  const plain = await onServer(database, PLAIN, (server) => peak(server, table));
  say('one transaction per callback', plain, CALLBACKS);
  const [desk, paced] = await onServer(database, {}, async (server) => {
    const most = await measured(database, server, 'wallet desk', () => peak(server, table));
    return [most, await measureAtRate(most.per_second * 0.8, () => callOnce(server, table))];
  });
  say('wallet desk at 80 % of that', paced, CALLBACKS);
  await mustAddUp(database);
  const ratio = desk.per_second / plain.per_second;
  print(`wallet: ${desk.per_second.toFixed(0)} callbacks/s, baseline ${plain.per_second.toFixed(0)}, ratio ${ratio.toFixed(1)}`);
});

/** Measures, and prints what a callback cost of processor time in each layer. */
function measured(database: BenchDatabase, { pid }: ServerProcess, name: string, work: () => Promise<Figures>): Promise<Figures> {
  const count = async () => Number((await database.owner.query('select count(*) as n from game_callback')).rows[0].n);
  return printLayers(database, { pid, one: 'a callback', count }, name, async () => say(name, await work(), CALLBACKS));
}

async function onServer<T>(database: BenchDatabase, more: Record<string, string>, work: (server: ServerProcess) => Promise<T>): Promise<T> {
  const server = await startServerProcess(database, IN_FLIGHT * 4, { ...SETTINGS, ...more });
  try {
    return await work(server);
  } finally {
    server.stop();
  }
}

/** As many as fit, so many in flight. */
function peak(server: Server, table: Table): Promise<Figures> {
  return measure(IN_FLIGHT, async () => {
    await callOnce(server, table);
    return true;
  });
}

async function callOnce(server: Server, table: Table): Promise<void> {
  const dice = randomInt(100);
  const settled = dice < 30 ? takeOpen(table) : undefined;
  if (settled) {
    const { member, wager } = settled;
    return dice < 25 ? call(server, 'GameResult', member, wager, 150) : call(server, 'Rollback', member, wager, 100);
  }
  const bet = { member: `u${1 + randomInt(MEMBERS)}`, wager: table.next };
  table.next += 1;
  await call(server, 'PlaceBet', bet.member, bet.wager, -100);
  table.open.push(bet);
}

/** One of the open wagers, any. */
function takeOpen({ open }: Table) {
  if (open.length === 0) return undefined;
  const place = randomInt(open.length);
  const last = open.pop();
  const taken = open[place] ?? last;
  if (last && place < open.length) open[place] = last;
  return taken;
}

async function call(server: Server, method: string, member: string, wager: number, amount: number): Promise<void> {
  const word = method.toLowerCase();
  const RequestTime = requestTime();
  const signed = `${OPERATOR}${RequestTime}${word}${SECRET}`;
  const sign = signs.get(signed) ?? createHash('md5').update(signed).digest('hex');
  signs.set(signed, sign);
  const money = { TransactionAmount: amount, BetAmount: 100, ValidBetAmount: 100, PayoutAmount: Math.max(amount, 0) };
  const codes = {
    WagerID: wager,
    TransactionID: `${word}-${wager}`,
    GameRoundID: wager,
    GameID: 'golden_pagoda',
    GameType: 1,
    CurrencyID: 'MMK',
  };
  const { body } = await server.post(`/Seamless/${method}`, {
    MemberName: member,
    OperatorCode: OPERATOR,
    ProductID: 1006,
    MessageID: `${word}-${wager}`,
    RequestTime,
    Sign: sign,
    Transactions: [{ ...codes, ...money, Status: amount < 0 ? 100 : 101 }],
  });
  if (body['ErrorCode'] !== 0) throw new Error(`a ${method} was refused: ${JSON.stringify(body)}`);
}

/** Every purse is what its transactions say, and every transaction moved what its wager says. */
async function mustAddUp({ owner }: BenchDatabase): Promise<void> {
  const { rows } = await owner.query(
    `select (select count(*) from purse p where kind = 'game' and balance <>
         (select 1000000000 + coalesce(sum(moved_pya), 0) from game_transaction t where t.player_id = p.player_id))::int as purses,
       (select count(*) from (select wager_id, sum(moved_pya) as moved from game_transaction group by wager_id) t join wager w on w.id = t.wager_id
         where t.moved <> w.paid_pya + w.returned_pya - w.staked_pya - w.taken_back_pya)::int as wagers`,
  );
  if (rows[0].purses !== 0 || rows[0].wagers !== 0) throw new Error(`wrongly booked: ${JSON.stringify(rows[0])}`);
}
