import { installDemoClock } from '../../apps/server/src/demo/clock.ts';
import { compare } from '../../apps/server/test/model/compare.ts';
import { Difference } from '../../apps/server/test/model/scene.ts';
import { addDays } from '../../packages/rules/src/index.ts';
import { onDurableDatabase } from '../database.ts';
import { commitPlayed, mustBeFound, mustBeNothing, print, printFigures } from './house/page.ts';
import { liveDay } from './years/house-day.ts';
import { type Life, openLife } from './years/life.ts';
import { firstWatch, type Watch, wrongBooks, wrongLog } from './years/watch.ts';

// A whole house that lives for years: players, five lotteries whose feeds have faults, operators of the day, a provider, kills, and a clock that goes day by day.
// `npm run proof -- years [seed] [days] [players] [first day]`.
const SEED = Number(process.argv[2] ?? 1);
const DAYS = Number(process.argv[3] ?? 366);
const PLAYERS = Number(process.argv[4] ?? 1000);
/** Its first year has the end of a year, a leap day and all of Thailand's holidays. */
const FIRST_DAY = process.argv[5] ?? '2027-11-15';
const COMPARED_EVERY_DAYS = 7;
const TOLD_EVERY_DAYS = 10;
/** Beyond the first of a month. */
const CONTROL_DAYS = 18;
const CONTROL_PLAYERS = 24;
const DAY_MS = 86_400_000;

type Lived = { found: string[]; life: Life; day: string; took_ms: number[] };
type LifeOptions = { days: number; players: number; idle?: string; on?(life: Life, nth: number): Promise<unknown> };

/** Lives a house from its first day until it has lived for some days, or something is found. Nothing of it is left afterwards but what it counted. */
async function liveOn({ days, players, idle, on }: LifeOptions): Promise<Lived> {
  const lived: Lived[] = [];
  // Nobody cuts the power here: a commit need not be on disk.
  await onDurableDatabase(
    async (database) => {
      await installDemoClock(database.url);
      await database.owner.query('update demo_clock set shift = $1::timestamptz - clock_timestamp()', [`${FIRST_DAY}T00:01:00+06:30`]);
      const life = await openLife(database, { seed: SEED, player_count: players, idle });
      const watch = firstWatch();
      const it: Lived = { found: watch.found, life, day: FIRST_DAY, took_ms: [] };
      lived.push(it);
      try {
        for (let nth = 0; nth < days && watch.found.length === 0; nth += 1) {
          it.day = addDays(FIRST_DAY, nth);
          const began_ms = performance.now();
          await on?.(life, nth);
          await findIn(watch, async () => {
            await liveDay(life, watch, it.day);
            if (nth % COMPARED_EVERY_DAYS === 0 || nth === days - 1)
              watch.found.push(...(await compare(life.scene.house, life.scene.model)));
          });
          it.took_ms.push(performance.now() - began_ms);
          if (nth % TOLD_EVERY_DAYS === 0) print(`… ${it.day}, ${meanOf(it.took_ms.slice(-TOLD_EVERY_DAYS)).toFixed(0)} ms a day`);
        }
        if (watch.found.length === 0) watch.found.push(...(await wrongBooks(life, watch, true)), ...(await wrongLog(life)));
      } finally {
        await Promise.all([life.server.kill(), life.worker.kill()]);
      }
    },
    { durable: false },
  );
  const [only] = lived;
  if (only === undefined) throw new Error('nobody lived');
  return only;
}

/** A difference from the model is a finding; all else ends the proof. */
async function findIn(watch: Watch, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Difference)) throw error;
    watch.found.push(error.message);
  }
}

/** A line of each life that was lived to its end stays on the page. */
const LIVED = 'lived without a finding:';

const meanOf = (some: readonly number[]) => some.reduce((sum, it) => sum + it, 0) / some.length;

async function control(what: string, word: RegExp, options: Pick<LifeOptions, 'idle' | 'on'>): Promise<string> {
  const { found, day } = await liveOn({ days: CONTROL_DAYS, players: CONTROL_PLAYERS, ...options });
  mustBeFound(what, word, found);
  return `control, ${what}: found on ${day}`;
}

const { life, found, day, took_ms } = await liveOn({ days: DAYS, players: PLAYERS });
mustBeNothing(`years, ${day}`, found, SEED);
const all_ms = took_ms.reduce((sum, it) => sum + it, 0);
const [first, last] = [took_ms.slice(1, TOLD_EVERY_DAYS), took_ms.slice(-TOLD_EVERY_DAYS)].map((it) => meanOf(it).toFixed(0));
const listed = (some: [string, number][]) => some.sort(([, a], [, b]) => b - a).map(([what, times]) => `${times} ${what}`);
const { model, done, refused } = life.scene;
const controls = [
  await control('nobody makes the draws of the days to come', /^the draws of/, { idle: 'lottery.draws' }),
  await control('somebody wrote into a day that was closed', /^audit|^\d{4}-\d\d-\d\d/, {
    on: async ({ scene: { house } }, nth) =>
      nth === 10 &&
      house.sql(
        'set session_replication_role = replica; update closing set main_pya = main_pya + 1 where day = (select min(day) from closing); reset session_replication_role',
      ),
  }),
];
printFigures(
  'years',
  'A whole house lives on, with feeds that fail, operators, kills and a clock that goes day by day: every draw of the calendar ends, every purse is as the model has it, every audit and the public log say so.',
  SEED,
  [
    `${PLAYERS} players, ${DAYS} days from ${FIRST_DAY} to ${day}, in ${(all_ms / 1000).toFixed(0)} s: ${((DAYS * DAY_MS) / all_ms).toFixed(0)} times as fast as they pass, in memory and not on disk; a day of the first month took ${first} ms, one of the last ${last} ms`,
    `${model.slips.length} slips; done: ${listed([...done]).join(', ')}`,
    `refused: ${listed([...refused]).join(', ')}`,
    `what the house went through: ${listed(Object.entries(life.counts)).join(', ')}`,
    'every draw of the calendar was there and settled or called off, no job was late or failed, no alert came that nobody caused; purses, audits and the public log without a finding',
    ...controls,
    `${LIVED} seed ${SEED}, ${PLAYERS} players, ${DAYS} days from ${FIRST_DAY}, ${commitPlayed()}`,
  ],
  LIVED,
);
