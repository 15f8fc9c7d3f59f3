import { PYA_PER_KYAT } from '@shwekan/rules';
import { type BenchDatabase, makePlayers, onDurableDatabase } from './database.ts';
import { printLayers } from './layers.ts';
import { type Figures, measure, measureAtRate, openSection, placeAny, print, say } from './load.ts';
import { type ServerProcess, startServerProcess } from './server.ts';
import { openSessions } from './sessions.ts';
import { prepareTpcB } from './tpc-b.ts';

// Slips of 10 numbers a second through HTTP, each with its player's session, 256 and 64 in flight, every commit on disk, with what a slip costs of
// processor time in the server, the database and the load itself, which has the same cores; then how long one takes at 80 % of the peak. The
// baseline is PostgreSQL's own TPC-B on the same server, before and after. `npm run bench -- bets-http [seconds]`.
const PLAYERS = 1_000;
const MANY = 256;
const FEW = 64;

await onDurableDatabase(async (database) => {
  const players = await makePlayers(database, PLAYERS, 10 ** 9 * PYA_PER_KYAT);
  const at = await openSection(database);
  const tpc_b = await prepareTpcB(database);
  const before = await tpc_b.measure();
  const tokens = await openSessions(database, players);
  const server = await startServerProcess(database, MANY);
  try {
    const place = () => placeAny(server, at, tokens);
    const few = await measured(database, server, `${FEW} in flight`, () => measure(FEW, place));
    const many = await measured(database, server, `${MANY} in flight`, () => measure(MANY, place));
    const after = await tpc_b.measure();
    const most = Math.max(few.per_second, many.per_second);
    say('at 80 % of the peak', await measureAtRate(most * 0.8, place));
    const baseline = (before + after) / 2;
    print(`TPC-B: ${before.toFixed(0)} transactions a second before, ${after.toFixed(0)} after`);
    print(`${FEW} in flight: ratio ${(few.per_second / baseline).toFixed(2)}`);
    print(
      `bets-http: ${many.per_second.toFixed(0)} slips/s, baseline ${baseline.toFixed(0)} tps, ratio ${(many.per_second / baseline).toFixed(2)}`,
    );
  } finally {
    server.stop();
  }
});

/** Measures, and prints what a slip cost of processor time in each layer. */
function measured(database: BenchDatabase, { pid }: ServerProcess, name: string, work: () => Promise<Figures>): Promise<Figures> {
  const count = async () => Number((await database.owner.query('select count(*) as n from slip')).rows[0].n);
  return printLayers(database, { pid, one: 'a slip', count }, name, async () => say(name, await work()));
}
