import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { loginsOf } from '../../apps/server/src/platform/logins.ts';
import { diceOf } from '../../apps/server/test/dice.ts';
import { archiveCommand } from '../../tools/backup/archive.ts';
import type { Moment } from '../../tools/backup/restore.ts';
import { runNode } from '../../tools/processes.ts';
import { takeBaseBackup } from './house/base-backup.ts';
import { findFaults } from './house/check.ts';
import { DRAWS, drawOf, type HeldDraw, payModel } from './house/draws.ts';
import { DAY, type House, inHouse, postmasterOf } from './house/house.ts';
import { addTo, copyOf, emptyPlay, modelOf, type Play } from './house/model.ts';
import { mustBeNothing, print, printFigures } from './house/page.ts';
import { askAgain, giveNumber, playOn } from './house/play.ts';
import { inRestored, makeBackupFolders, type RecordedMoment, restoreHouse, settingsOf, untilSo } from './house/restored-house.ts';
import { findSpoilt } from './house/spoilt-backups.ts';
import { differences, readState } from './house/state.ts';
import { halfDone, keysThere } from './house/survivors.ts';

// A house plays while its database is backed up and its log archived; then all of it is lost, and restored to each of the moments that were recorded: it is exactly
// as it was then. `npm run proof -- backup [seed] [operations]`.
const SEED = Number(process.argv[2] ?? 20261128);
const COUNT = Number(process.argv[3] ?? 6000);
const PLAYERS = 24;
const PATIENCE_MS = 120_000;
const ARCHIVE_EVERY_S = 5;
const [FIRST, SECOND, ...AFTER] = DRAWS;
const LATER = AFTER.map((it) => it.section);

const dice = diceOf(SEED);
let seeds = SEED;
const nextSeed = () => ++seeds;
const figures: string[] = [];
const folders = makeBackupFolders();
try {
  await prove();
} finally {
  folders.remove();
}
printFigures(
  'backup',
  'A base backup is taken while the house plays, and its log archived; the database is lost, and a restore to a moment gives exactly what was recorded then.',
  SEED,
  figures,
);

async function prove(): Promise<void> {
  const settings = { archive_mode: 'on', archive_command: archiveCommand(folders.archive), archive_timeout: String(ARCHIVE_EVERY_S) };
  await inHouse({ players: PLAYERS, servers: 2, settings: settingsOf(folders.keys), database: { settings } }, async (house) => {
    const play = emptyPlay();
    const recorded = await playUntilLost(house, play);
    for (const it of recorded) await proveMoment(house, it);
    await proveNewest(house, play);
    await findSpoilt({ folders, seed: SEED, figures, nextSeed }, house, recorded);
  });
}

/** Plays a day with a backup, moments and a rehearsal in it, and loses the database. Answers the moments. */
async function playUntilLost(house: House, play: Play): Promise<RecordedMoment[]> {
  const recorded: RecordedMoment[] = [];
  const record = async (name: string) => {
    recorded.push(await recordMoment(house, play, name, recorded.length));
    print(`… ${play.acknowledged.length} acknowledged, recorded: ${name}`);
  };
  const part = () => Math.ceil((COUNT / 6) * (0.5 + dice.below(1000) / 1000));
  const sections = [SECOND.section, ...LATER];
  await playBeside(house, play, part(), [FIRST.section, ...sections], () => takeBaseBackup(house.database, join(folders.backups, 'first')));
  await record('bets alone');
  await playBeside(house, play, part(), sections, () => closeDraw(house, FIRST));
  await record('a draw closed and sealed, without a result');
  await playBeside(house, play, part(), sections, () => payDraw(house, play, FIRST));
  const paid_pya = await payModel(house, play, [FIRST]);
  await record('the draw settled');
  await playBeside(house, play, part(), LATER, () => Promise.all([closeDraw(house, SECOND), rehearseBeside(house)]));
  await record('another draw sealed');
  await playOn(house, { count: 1, seed: nextSeed(), play, sections: () => LATER });
  await record('some operations later');
  await playBeside(house, play, part(), LATER, () => untilArchived(house));
  figures.push(
    `${play.acknowledged.length} operations acknowledged, a base backup taken while they went on; ${recorded.length} moments recorded; a draw closed, sealed and settled between them (${paid_pya / 100} kyat paid), another sealed`,
  );
  mustBeNothing('backup, before the loss', await findFaults(house, play), SEED);
  await playBeside(house, play, dice.below(200) + 50, LATER, async () => undefined);
  await loseAll(house);
  return recorded;
}

/** Plays on while something is done, and longer when that takes longer; ends when everybody was answered. */
async function playBeside<T>(house: House, play: Play, count: number, sections: string[], work: () => Promise<T>): Promise<T> {
  let done = false;
  const working = work().finally(() => {
    done = true;
  });
  working.catch((error: unknown) => play.faults.push(String(error)));
  const playing = playOn(house, { count, seed: nextSeed(), play, sections: () => sections, goesOn: () => !done });
  const [result] = await Promise.all([working, playing]);
  mustBeNothing('backup, the play', play.faults, SEED);
  return result;
}

/** Notes a moment at which nothing moves: everybody was answered, and all of the database reads the same before it and after it. */
async function recordMoment(house: House, play: Play, name: string, n: number): Promise<RecordedMoment> {
  const { owner, url } = house.database;
  for (const began = performance.now(); performance.now() - began < PATIENCE_MS; ) {
    const before = await readState(url, play);
    const kept = readFileSync(join(folders.keys, 'checkpoint'), 'utf8');
    const point = `moment-${n}-${Math.round(began)}-${Math.round(performance.now())}`;
    // Some are found by a name in the log, others by the time.
    const moment: Moment =
      n % 2 === 0
        ? { name: (await owner.query('select pg_create_restore_point($1)', [point])) && point }
        : { at: (await owner.query('select clock_timestamp()::text as at')).rows[0].at };
    const after = await readState(url, play);
    const segment = (await owner.query('select pg_walfile_name(pg_current_wal_lsn()) as name')).rows[0].name;
    const isStill = differences(before, after).length === 0 && readFileSync(join(folders.keys, 'checkpoint'), 'utf8') === kept;
    if (isStill) return { name, moment, state: after, kept, segment };
    await wait(50);
  }
  throw new Error(
    `the house does not stand still for "${name}": ${differences(await readState(url, play), await readState(url, play)).join('; ')}`,
  );
}

async function closeDraw(house: House, draw: HeldDraw): Promise<void> {
  await wait(500 + dice.below(1000));
  await house.moveClock(`${DAY}T${draw.at}:30+06:30`);
  await untilSo('a draw was not sealed', async () => (await drawOf(house, draw.section)).isClosed);
}

async function payDraw(house: House, play: Play, draw: HeldDraw): Promise<void> {
  const { id } = await drawOf(house, draw.section);
  await giveNumber(house, play, { draw_id: id, number: String(draw.number).padStart(2, '0'), seed: nextSeed() });
  await untilSo('a draw was not settled', async () => (await drawOf(house, draw.section)).isSettled);
}

/** Waits until the archive has all that was written by now. */
async function untilArchived({ database: { owner } }: House): Promise<void> {
  const { rows } = await owner.query('select pg_walfile_name(pg_current_wal_lsn()) as name');
  await untilSo('the archive does not go on', async () => {
    const found = await owner.query('select last_archived_wal, failed_count::int from pg_stat_archiver');
    if (found.rows[0].failed_count > 0) throw new Error('the archive refused a segment');
    return found.rows[0].last_archived_wal >= rows[0].name;
  });
}

/** The command of the deployment, on the house while it plays. */
async function rehearseBeside(house: House): Promise<void> {
  await untilArchived(house);
  const said = await askRehearsal(house, {});
  if (said.code !== 0) throw new Error(`the rehearsal failed:\n${said.output}`);
  const { rows } = await house.database.owner.query('select * from platform.rehearsal_run');
  if (rows.length !== 1 || rows[0].trouble !== null) throw new Error(`the rehearsal was written down as ${JSON.stringify(rows)}`);
  const [newest] = /Its newest transaction.*/.exec(said.output) ?? [''];
  figures.push(
    `rehearsed by \`npm run rehearse\` beside the play, and written down. ${newest} ${/The house had.*/.exec(said.output)?.[0] ?? ''}`,
  );
}

function askRehearsal(house: House, more: Record<string, string>) {
  return runNode('tools/rehearse.ts', [], {
    env: {
      PATH: process.env['PATH'] ?? '',
      ...{ DATABASE_URL: house.database.url, READER_DATABASE_URL: loginsOf(house.database.url).READER_DATABASE_URL },
      ...{ BACKUPS_DIR: folders.backups, ARCHIVE_DIR: folders.archive, LOG_KEY_DIR: folders.keys },
      ...more,
    },
  });
}

/** Kills every process of the house and its database at once, and takes the database's folder away. */
async function loseAll(house: House): Promise<void> {
  const postmaster = postmasterOf(house.database);
  renameSync(house.database.folder, `${house.database.folder}.lost`);
  process.kill(postmaster, 'SIGKILL');
  await Promise.all(house.servers.map((it) => it.kill()));
}

/** Restores to a moment: everything is as it was recorded, the product runs on it, and what was acknowledged by then is answered again as it was. */
async function proveMoment(house: House, { name, moment, state, kept }: RecordedMoment): Promise<void> {
  const began = performance.now();
  const restored = await restoreHouse(house, folders, moment);
  try {
    const found = differences(state, await readState(restored.url, state.play));
    await inRestored(house, folders, restored, kept, async (again) => {
      found.push(...(await findFaults(again, state.play)));
      mustBeNothing(`restored to "${name}"`, found, SEED);
      const took_s = ((performance.now() - began) / 1000).toFixed(1);
      await again.servers[0]?.start();
      const play = copyOf(state.play);
      const asked = play.acknowledged.filter((_, n) => n % Math.ceil(play.acknowledged.length / 100) === 0);
      for (const it of asked) {
        const said = await askAgain(again, play, it);
        if (said?.id !== it.id) play.faults.push(`${it.key} was answered as ${it.id} and is ${said?.id} after the restore`);
      }
      await playOn(again, { count: 100, seed: nextSeed(), play, sections: () => LATER });
      await untilSo(
        'the log is not signed',
        async () => (await again.database.owner.query(`select from log_checkpoint where note <> $1`, [kept])).rowCount !== 0,
      );
      mustBeNothing(`played on from "${name}"`, await findFaults(again, play), SEED);
      const by = 'name' in (moment as object) ? 'by its name' : 'by its time';
      figures.push(
        `"${name}", found ${by}, restored and proven in ${took_s} s: all ${state.tables.size} tables row by row, ${state.play.acknowledged.length} acknowledged operations, ${state.books.length} sealed books and the checkpoint as recorded; ${asked.length} asked again by their key and 100 more played on it`,
      );
      print(figures.at(-1) ?? '');
    });
  } finally {
    await restored.end();
  }
}

/** Restores all that the archive has: what is lost is newer than its newest transaction. Players who ask again by their keys have it all, once. */
async function proveNewest(house: House, whole: Play): Promise<void> {
  const restored = await restoreHouse(house, folders, 'newest');
  try {
    mustBeNothing('restored to the newest', restored.trouble === null ? [] : [restored.trouble], SEED);
    const newest_ms = restored.newest_at?.getTime() ?? 0;
    const kept = (await readState(restored.url, whole)).checkpoint ?? '';
    await inRestored(house, folders, restored, kept, async (again) => {
      const there = await keysThere(again);
      const lost = whole.acknowledged.filter((it) => !there.has(it.key));
      const early = lost.filter((it) => it.at_ms < newest_ms);
      mustBeNothing(
        'lost though the archive had it',
        early.map((it) => `${it.key}, ${newest_ms - it.at_ms} ms before`),
        SEED,
      );
      const play = modelOf(whole.acknowledged.filter((it) => there.has(it.key)));
      await payModel(again, play, [FIRST]);
      const half = await halfDone(again);
      const then = copyOf(play);
      for (const [id, held_pya] of half) then.main.set(id, (then.main.get(id) ?? 0) - held_pya);
      mustBeNothing('restored to the newest', await findFaults(again, then), SEED);
      await again.servers[0]?.start();
      for (const it of lost) {
        const said = await askAgain(again, play, it, true);
        if (said !== null) addTo(play, { ...it, ...said });
      }
      await playOn(again, { count: 300, seed: nextSeed(), play, sections: () => LATER });
      mustBeNothing('played on from the newest', await findFaults(again, play), SEED);
      const last_ms = whole.acknowledged.at(-1)?.at_ms ?? 0;
      figures.push(
        `all that the archive had: ${lost.length} of ${whole.acknowledged.length} acknowledged operations were not in it, all of the last ${((last_ms - newest_ms) / 1000).toFixed(1)} s (a segment is archived after ${ARCHIVE_EVERY_S} s); asked again by their keys all are there once, 300 more played, the audit without a finding`,
      );
      print(figures.at(-1) ?? '');
    });
  } finally {
    await restored.end();
  }
}
