import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rehearse } from '../../../tools/backup/rehearsal.ts';
import type { Moment } from '../../../tools/backup/restore.ts';
import { findBinaries } from '../../../tools/postgres/binaries.ts';
import { giveTo } from '../../../tools/postgres/cluster.ts';
import { openBenchDatabase } from '../../database.ts';
import { findFaults } from './check.ts';
import type { House } from './house.ts';
import { mustBeFound, mustBeNothing } from './page.ts';
import { type BackupProof, inRestored, type RecordedMoment, restoreHouse, untilSo } from './restored-house.ts';
import { differences, readState } from './state.ts';

/** Where bytes of a segment are changed: within its fourth page. */
const SPOILT_AT = 3 * 8192 + 100;

/** What must be found: a restore of a moment later, an archive that is not whole, a log that is older than what was signed, a house that says otherwise. */
export async function findSpoilt(proof: BackupProof, house: House, recorded: RecordedMoment[]): Promise<void> {
  const [earliest, settled, sealed, later] = [recorded[0], recorded.at(-3), recorded.at(-2), recorded.at(-1)];
  if (earliest === undefined || settled === undefined || sealed === undefined || later === undefined)
    throw new Error('no moment was recorded');
  await holdLater(proof, house, sealed, later);
  await spoilArchive(proof, house, settled, later);
  await signOlder(proof, house, earliest, later);
  await rehearseAgainst(proof, house);
}

/** A few operations later is another state, to the checker of rows and to the one of operations. */
async function holdLater(proof: BackupProof, house: House, sealed: RecordedMoment, later: RecordedMoment): Promise<void> {
  const restored = await restoreHouse(house, proof.folders, later.moment);
  try {
    mustBeFound(
      'restored to another moment',
      /^table lottery\.slip|^table ledger\.entry/,
      differences(sealed.state, await readState(restored.url, sealed.state.play)),
    );
    await inRestored(house, proof.folders, restored, later.kept, async (again) => {
      mustBeFound('operations of after the moment', /^doubled: /, await findFaults(again, sealed.state.play, false));
    });
    const more = later.state.play.acknowledged.length - sealed.state.play.acknowledged.length;
    proof.figures.push(`control, restored ${more} operations later than the moment: found, by the rows and by the operations`);
  } finally {
    await restored.end();
  }
}

/** A segment that is missing, and one with a few bytes changed: a restore to a moment after it ends with a sentence, and a rehearsal says what is wrong. */
async function spoilArchive(proof: BackupProof, house: House, spoilt: RecordedMoment, later: RecordedMoment): Promise<void> {
  const path = join(proof.folders.archive, spoilt.segment);
  const whole = readFileSync(path);
  const changed = Buffer.from(whole).fill(0x5a, SPOILT_AT, SPOILT_AT + 64);
  for (const [what, spoil, word] of [
    ['a segment of the archive is missing', () => rmSync(path), /lacks 1 segments/],
    ['64 bytes of a segment are changed', () => writeFileSync(path, changed), /damaged|was read to/],
  ] as const) {
    spoil();
    mustBeFound(`${what}: to a moment`, /^Error: The backup was not restored: FATAL/, [await restoredAsFar(proof, house, later.moment)]);
    mustBeFound(`${what}: to the newest`, word, [await restoredAsFar(proof, house, 'newest')]);
    writeFileSync(path, whole);
    giveTo(findBinaries().runAs, path);
    proof.figures.push(`control, ${what}: no restore to a later moment, and found where PostgreSQL itself takes it for the end`);
  }
}

/** What a restore came to, in words. */
async function restoredAsFar(proof: BackupProof, house: House, moment: Moment): Promise<string> {
  try {
    const restored = await restoreHouse(house, proof.folders, moment);
    await restored.end();
    return restored.trouble ?? 'nothing is wrong';
  } catch (error) {
    return String(error);
  }
}

/** A database of before, beside the checkpoint of after: the house signs nothing, and says why. */
async function signOlder(proof: BackupProof, house: House, earliest: RecordedMoment, later: RecordedMoment): Promise<void> {
  const restored = await restoreHouse(house, proof.folders, earliest.moment);
  try {
    await inRestored(house, proof.folders, restored, later.kept, async (again) => {
      await again.servers[0]?.start();
      const refused = `select data ->> 'reason' as reason from alert where kind = 'log_refused' and closed_at is null`;
      await untilSo('an older database was not refused', async () => (await again.database.owner.query(refused)).rows.length > 0);
      const { rows } = await again.database.owner.query(refused);
      mustBeFound('an older database beside what was signed', /^a checkpoint over \d+ leaves was signed/, [String(rows[0]?.reason)]);
      proof.figures.push(`control, an older moment beside the newest checkpoint: its log is not signed, an alert says why`);
    });
  } finally {
    await restored.end();
  }
}

/** A house in which somebody changed a sealed book, or a leaf of the log, or whose archive stands still: the rehearsal finds it. */
async function rehearseAgainst(proof: BackupProof, house: House): Promise<void> {
  const restored = await restoreHouse(house, proof.folders, 'newest');
  const other = openBenchDatabase({ url: restored.url, folder: restored.folder });
  const { username } = new URL(house.database.url);
  const against = (house_url: string | null, most_behind_s: number, kept: string | null = null) =>
    rehearse({
      backups: proof.folders.backups,
      archive: proof.folders.archive,
      house_url,
      kept,
      user: username,
      database: 'shwekan',
      most_behind_s,
    });
  const change = async (sql: string) => {
    await other.owner.query(`begin; set local session_replication_role = replica; ${sql}; commit`);
  };
  try {
    mustBeNothing(
      'a rehearsal against the same',
      [(await against(restored.url, 3600)).trouble].filter((it) => it !== null),
      proof.seed,
    );
    mustBeFound('an archive that stands still', /the archive does not go on/, [String((await against(null, 0)).trouble)]);
    await change(`insert into entry (ref, reason, at) values ('another:1', 'adjustment', product_now() - interval '2 hours')`);
    mustBeFound('an entry that the archive never got', /^1 entries of the house are missing, the first of them booked 120 minutes/, [
      String((await against(restored.url, 3600)).trouble),
    ]);
    await change(`update draw_seal set sha256 = sha256('another'), root = root where draw_id = (select min(draw_id) from draw_seal)`);
    mustBeFound('a sealed book that is another in the house', /^the sealed book of draw/, [
      String((await against(restored.url, 3600)).trouble),
    ]);
    await change(`update log_leaf set hash = sha256('another') where n = (select max(n) from log_leaf)`);
    mustBeFound('a leaf that is another in the house', /leaves of the log are not those/, [
      String((await against(restored.url, 3600)).trouble),
    ]);
    proof.figures.push(
      'controls of the rehearsal, an archive that stands still, an entry that it never got, a sealed book and a leaf of the log changed in the house: all four found',
    );
  } finally {
    await other.end();
    await restored.end();
  }
}
