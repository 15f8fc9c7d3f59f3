import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// `pg_controldata FOLDER`, which npm's PostgreSQL comes without: what Patroni asks of it, in the words of the original.

const FORMAT = 1800;
/** Everything before its own sum. */
const SUMMED_BYTES = 292;
const STATES = [
  'starting up',
  'shut down',
  'shut down in recovery',
  'shutting down',
  'in crash recovery',
  'in archive recovery',
  'in production',
];
const WAL_LEVELS = ['minimal', 'replica', 'logical'];

/** What PostgreSQL 18 keeps in the control file of a cluster, by the names that `pg_controldata` has for it. Throws a sentence when the file is another version's or damaged. */
export function readControlData(folder: string): Record<string, string> {
  const file = readFileSync(join(folder, 'global/pg_control'));
  const format = file.readUInt32LE(8);
  if (format !== FORMAT) throw new Error(`The control file in ${folder} has the format ${format}; this program reads ${FORMAT}.`);
  if (crc32c(file.subarray(0, SUMMED_BYTES)) !== file.readUInt32LE(SUMMED_BYTES))
    throw new Error(`The control file in ${folder} is damaged.`);
  const whole = (at: number) => String(file.readUInt32LE(at));
  const place = (at: number) => `${file.readUInt32LE(at + 4).toString(16)}/${file.readUInt32LE(at).toString(16)}`.toUpperCase();
  const onOff = (at: number) => (file[at] === 1 ? 'on' : 'off');
  return {
    'pg_control version number': whole(8),
    'Catalog version number': whole(12),
    'Database system identifier': String(file.readBigUInt64LE(0)),
    'Database cluster state': STATES[file.readUInt32LE(16)] ?? 'unrecognized status code',
    'Latest checkpoint location': place(32),
    "Latest checkpoint's REDO location": place(40),
    "Latest checkpoint's TimeLineID": whole(48),
    "Latest checkpoint's PrevTimeLineID": whole(52),
    "Latest checkpoint's full_page_writes": onOff(56),
    'Minimum recovery ending location': place(136),
    "Min recovery ending loc's timeline": whole(144),
    'Backup start location': place(152),
    'Backup end location': place(160),
    'wal_level setting': WAL_LEVELS[file.readUInt32LE(172)] ?? 'unrecognized wal_level',
    'wal_log_hints setting': onOff(176),
    'max_connections setting': whole(180),
    'max_worker_processes setting': whole(184),
    'max_wal_senders setting': whole(188),
    'max_prepared_xacts setting': whole(192),
    'max_locks_per_xact setting': whole(196),
    'track_commit_timestamp setting': onOff(200),
    'Database block size': whole(216),
    'Bytes per WAL segment': whole(228),
    'Data page checksum version': whole(252),
  };
}

/** The sum by which PostgreSQL knows its own files (Castagnoli's polynomial). */
function crc32c(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0x82f63b78 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const read = Object.entries(readControlData(process.argv.slice(2).find((it) => !it.startsWith('-')) ?? '.'));
    process.stdout.write(read.map(([name, value]) => `${`${name}:`.padEnd(38)}${value}\n`).join(''));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
