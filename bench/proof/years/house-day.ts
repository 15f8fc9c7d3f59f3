import { COMMANDS, doOne } from '../../../apps/server/test/model/play.ts';
import { addDays, yangonInstant } from '../../../packages/rules/src/index.ts';
import { keptTooLong, sendEvidence } from './evidence.ts';
import { count, goTo, type Life, takeTurn } from './life.ts';
import { confirmYear, renewLicence, seeToDraws, sign } from './operators-day.ts';
import { deadJobs, strangeAlerts, type Watch, wrongBooks, wrongDraws, wrongLog, wrongStatements } from './watch.ts';

/** A day of many bets looks at every closing and draw, any other at some hours. */
const BUSY = ['09:40', '10:01', '11:01', '12:02', '14:01', '15:01', '15:35', '16:35', '18:01', '20:30', '21:01', '23:50'];
const QUIET = ['09:40', '17:50'];
const MORNING = '09:40';
const COMMANDS_AT_ONCE = { busy: 12, quiet: 4 };
/** In December operators confirm the holidays and the 3D dates of the year that comes. */
const YEAR_CONFIRMED = '12-10';
/** A licence is renewed so many days before its end: by then its end was told. */
const RENEWED_BEFORE_DAYS = 5;
const LICENCE_DAYS = 370;
/** A feed may be late by 30 hours. */
const SIGNED_WITHIN_DAYS = 4;
/** One day of so many is busy, and in one of so many something is killed, is paid, or is claimed. */
const ONE_OF = { busy: 10, worker: 40, server: 40, picture: 6, week: 4, points: 10 };
/** What feeds, operators of the day and the calendar do here is no random command. */
const LEFT_OUT = ['clock', 'result', 'reversed', 'week paid', 'week started', 'points claimed'];
const DAILY = COMMANDS.filter((it) => !LEFT_OUT.includes(it.name));
const WEEKLY = COMMANDS.filter((it) => it.name === 'week paid');
const POINTS = COMMANDS.filter((it) => it.name === 'points claimed');

/** One day of the house: what is due at its hours, what people do meanwhile, what operators see to; and, now and then, a kill. */
export async function liveDay(life: Life, watch: Watch, day: string): Promise<void> {
  const { scene, dice } = life;
  await goTo(life, yangonInstant(day, '00:20').getTime(), 'whole');
  if (day.slice(5) === YEAR_CONFIRMED || watch.licence === null) {
    const year = Number(day.slice(0, 4)) + (watch.licence === null ? 0 : 1);
    for (const it of await confirmYear(life, year)) watch.off_days.add(it);
  }
  if (watch.licence === null || watch.licence === addDays(day, RENEWED_BEFORE_DAYS)) {
    watch.licence = addDays(day, LICENCE_DAYS);
    await renewLicence(life, watch.licence);
  }
  const is_busy = dice.below(ONE_OF.busy) === 0;
  const [hours, at_once] = is_busy ? [BUSY, COMMANDS_AT_ONCE.busy] : [QUIET, COMMANDS_AT_ONCE.quiet];
  const killed_at = dice.below(ONE_OF.worker) === 0 ? dice.of(hours) : null;
  const rests_at = dice.below(ONE_OF.server) === 0 ? dice.of(hours) : null;
  for (const hour of hours) {
    await goTo(life, yangonInstant(day, hour).getTime(), 'short', hour === killed_at ? dice.below(120) : undefined);
    await seeToDraws(life);
    await workOff(life);
    if (hour === MORNING) await doMorning(life, watch, day);
    if (hour === rests_at) await killServer(life);
    for (let n = 0; n < at_once; n += 1) {
      await doOne(scene, DAILY);
      await workOff(life);
    }
    count(life, 'commands', at_once);
  }
  if (dice.below(ONE_OF.picture) === 0) await sendEvidence(life);
  if (dice.below(ONE_OF.week) === 0) await doOne(scene, WEEKLY);
  if (dice.below(ONE_OF.points) === 0) await doOne(scene, POINTS);
  await workOff(life);
  watch.found.push(...(await strangeAlerts(life, watch)));
}

/** What somebody started, and the house ends by itself, is waited for. */
async function workOff(life: Life): Promise<void> {
  if (!life.scene.is_waiting) return;
  life.scene.is_waiting = false;
  await takeTurn(life, 'short');
}

async function killServer(life: Life): Promise<void> {
  await life.server.kill();
  await life.server.start();
  count(life, 'servers killed');
}

/** Yesterday is over: its closing is signed, its draws are looked at, and on the first of a month the month. */
async function doMorning(life: Life, watch: Watch, day: string): Promise<void> {
  const yesterday = addDays(day, -1);
  if (life.scene.model.began > yangonInstant(yesterday, '00:00').getTime()) return;
  watch.unsigned.push({ period: yesterday, since: day });
  if (day.endsWith('-01')) watch.unsigned.push({ period: yesterday.slice(0, 7), since: day });
  await signAll(life, watch, addDays(day, -SIGNED_WITHIN_DAYS));
  watch.found.push(...(await wrongDraws(life, watch, yesterday)));
  if (day.endsWith('-01')) await endMonth(life, watch, yesterday);
}

/** What is over is signed once its draws are settled, and that is so within days. */
async function signAll(life: Life, watch: Watch, late: string): Promise<void> {
  const waiting: Watch['unsigned'] = [];
  for (const it of watch.unsigned) {
    if (await sign(life, it.period)) continue;
    waiting.push(it);
    if (it.since < late) watch.found.push(`${it.period} is not signed since ${it.since}: a draw of it is not settled`);
  }
  watch.unsigned = waiting;
}

/** A month is over: its books, its log, and statements of it are as they must be. */
async function endMonth(life: Life, watch: Watch, last: string): Promise<void> {
  const first = `${last.slice(0, 7)}-01`;
  watch.found.push(
    ...(await wrongBooks(life, watch, false)),
    ...(await wrongLog(life)),
    ...(await deadJobs(life)),
    ...(await keptTooLong(life)),
  );
  if (life.scene.model.began > yangonInstant(first, '00:00').getTime()) return;
  // A month that nobody has looked at for long reads as it read then.
  if (watch.months.length > 0) {
    const old = life.dice.of(watch.months);
    watch.found.push(...(await wrongStatements(life, old.first, old.last)));
  }
  watch.months.push({ first, last });
  watch.found.push(...(await wrongStatements(life, first, last)));
}
