import { bettingPlayers, floodOfLogins, recovery_ms } from '../crowd.ts';
import { type BenchDatabase, makePlayers, onDurableDatabase } from '../database.ts';
import { type Figures, measure, openSection, quantile } from '../load.ts';
import { logIn, startServerProcess } from '../server.ts';
import { PROVIDER_SETTINGS, sayFared, urgentCalls } from '../urgent-calls.ts';
import { auditFaults, SUM } from './house/check.ts';
import { isFull, mustBeFound, mustBeNothing, print, printFigures } from './house/page.ts';

// Eight times as many players as a server's best number of them, and more than it works on at once: what it takes stays what it can, within a time,
// and the others are told when to come again; what may not wait does not. Then a flood of wrong passwords. `npm run proof -- overload [seconds of each]`.
const LASTS_MS = Number(process.argv[2] ?? 10) * 1000;
const BEST = 64;
const TIMES = 8;
/** More than a process works on at once (`platform/crowd.ts`). */
const TOO_MANY = 1536;
const PLAYERS = 512;
const SENDERS = 64;
const MONEY_PYA = 10 ** 12;

/** What must hold. The senders of passwords have the same processors, and a password's work may have half of them. */
const LIMITS = { goodput: 0.9, p99_ms: 1000, urgent_p99_ms: 1000, recovery_ms: 5000, beside_flood: 0.4 };
const INSIDE = new URL('./overload/passwords-inside.ts', import.meta.url).href;

if (isFull()) throw new Error('this machine has other work: no time would say anything');
const figures: string[] = [];
mustBeNothing('overload', await play(), 0);
const spoilt = await floodOnly();
mustBeFound('passwords worked out where calls are answered', /beside a flood of logins/, spoilt);
figures.push(`control, passwords worked out where calls are answered, without a limit: found (${spoilt.join('; ')})`);
printFigures(
  'overload',
  'Eight times the players that a server does best with, and floods: what it takes stays what it can, in time, the others are told when to come again, and what may not wait does not.',
  0,
  figures,
);

type Rush = {
  calm: Figures;
  wrong: string[];
  bet: ReturnType<typeof bettingPlayers>;
  server: Awaited<ReturnType<typeof startServerProcess>>;
  tokens: string[];
};

/** Plays on a server that has begun, whose calm rate is known. Answers what was wrong, the books included. */
async function rush(settings: Record<string, string>, work: (rush: Rush, database: BenchDatabase) => Promise<void>): Promise<string[]> {
  const wrong: string[] = [];
  await onDurableDatabase(async (database) => {
    const players = await makePlayers(database, PLAYERS, MONEY_PYA);
    const at = await openSection(database);
    const server = await startServerProcess(database, TOO_MANY + SENDERS, settings);
    try {
      const tokens = await logIn(database, server, players);
      const bet = bettingPlayers(server, at, tokens);
      // A server that has just begun is slower than it will be.
      await measure(BEST, bet.place, LASTS_MS);
      const calm = await measure(BEST, bet.place, LASTS_MS);
      await work({ calm, wrong, bet, server, tokens }, database);
      wrong.push(...(await booksOf(database, bet.taken)));
    } finally {
      server.stop();
    }
  });
  return wrong;
}

async function play(): Promise<string[]> {
  return await rush(PROVIDER_SETTINGS, async (it, database) => {
    const { calm, wrong, bet, server, tokens } = it;
    const goOn = await urgentCalls(database, server, tokens);
    figures.push(`${BEST} players: ${said(calm)}`);
    for (const in_flight of [BEST * TIMES, TOO_MANY]) {
      bet.refused = 0;
      const urgent = goOn();
      const crowd = await measure(in_flight, bet.place, LASTS_MS);
      const goodput = crowd.per_second / calm.per_second;
      note(`${in_flight} players: ${said(crowd)}, ${goodput.toFixed(2)} of the calm rate, ${bet.refused} told when to come again`);
      if (in_flight === BEST * TIMES && goodput < LIMITS.goodput)
        wrong.push(`${in_flight} players: ${goodput.toFixed(2)} of the calm rate`);
      if (crowd.p99_ms > LIMITS.p99_ms) wrong.push(`${in_flight} players: a bet took ${crowd.p99_ms.toFixed(0)} ms, p99`);
      for (const fared of await urgent.end()) {
        note(`beside ${in_flight} players ${sayFared(fared)}`);
        if (fared.refused > 0) wrong.push(`${fared.refused} ${fared.name} were asked to come again`);
        const p99_ms = quantile(
          fared.took_ms.toSorted((a, b) => a - b),
          0.99,
        );
        if (p99_ms > LIMITS.urgent_p99_ms) wrong.push(`${fared.name} beside ${in_flight} players took ${p99_ms.toFixed(0)} ms, p99`);
      }
      const back_ms = await recovery_ms(BEST, bet.place, calm.per_second);
      note(`once they are gone: as in calm after ${(back_ms / 1000).toFixed(1)} s`);
      if (back_ms > LIMITS.recovery_ms) wrong.push(`${in_flight} players: as in calm only after ${back_ms.toFixed(0)} ms`);
    }
    if (bet.refused === 0) wrong.push(`${TOO_MANY} players at once, and nobody was told to come again`);
    await beside(it, figures);
  });
}

/** The control: the flood alone. */
async function floodOnly(): Promise<string[]> {
  return await rush({ NODE_OPTIONS: `--import=${INSIDE}` }, (it) => beside(it, []));
}

async function beside({ calm, wrong, bet, server }: Rush, said_in: string[]): Promise<void> {
  const flood = floodOfLogins(server, SENDERS);
  const kept = await measure(BEST, bet.place, LASTS_MS);
  const part = kept.per_second / calm.per_second;
  const tried = await flood.end();
  said_in.push(
    `${BEST} players beside ${SENDERS} senders of wrong passwords (${tried} answered): ${said(kept)}, ${part.toFixed(2)} of the calm rate`,
  );
  if (part < LIMITS.beside_flood || kept.p99_ms > LIMITS.p99_ms)
    wrong.push(`bets beside a flood of logins: ${part.toFixed(2)} of the calm rate, p99 ${kept.p99_ms.toFixed(0)} ms`);
}

/** Every bet that was taken is there, once, and the books add up. */
async function booksOf(database: BenchDatabase, taken: number): Promise<string[]> {
  const { rows } = await database.owner.query('select count(*)::int as slips from slip');
  const sums = (await database.owner.query(SUM)).rows.map((row) => `a sum is not zero: ${JSON.stringify(row)}`);
  const lost = rows[0].slips === taken ? [] : [`${taken} bets were taken, and ${rows[0].slips} slips are there`];
  return [...lost, ...sums, ...(await auditFaults(database))];
}

function said({ per_second, p50_ms, p99_ms }: Figures): string {
  return `${per_second.toFixed(0)} slips a second, p50 ${p50_ms.toFixed(0)} ms, p99 ${p99_ms.toFixed(0)} ms`;
}

function note(line: string): void {
  figures.push(line);
  print(line);
}
