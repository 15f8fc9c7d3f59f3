import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What an archive of the write-ahead log holds: whole segments by their number, each of one or more timelines, and how long one is. */
export type Archive = { folder: string; segments: Map<number, number[]>; segment_bytes: number };

const SEGMENT = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/;
const BYTES_PER_LOG = 2 ** 32;
const USUAL_SEGMENT_BYTES = 16 * 2 ** 20;

/**
 * The command by which PostgreSQL archives a segment into a folder: whole or not at all, on disk before it is said to be there, and done already when the same
 * was archived before (a server that is killed between the two asks again). Another segment of that name is refused.
 */
export function archiveCommand(folder: string): string {
  const at = join(folder, '%f');
  return `if test -f ${at}; then cmp -s %p ${at}; else cp %p ${at}.part && sync ${at}.part && mv ${at}.part ${at} && sync ${folder}; fi`;
}

/** The command by which PostgreSQL reads a segment back. */
export function restoreCommand(folder: string): string {
  return `cp "${join(folder, '%f')}" "%p"`;
}

/** Reads which segments an archive has. */
export function readArchive(folder: string): Archive {
  const names = readdirSync(folder).filter((it) => SEGMENT.test(it));
  const segment_bytes = names[0] === undefined ? USUAL_SEGMENT_BYTES : statSync(join(folder, names[0])).size;
  const segments = new Map<number, number[]>();
  for (const name of names) {
    const { n, timeline } = readSegmentName(name, segment_bytes);
    segments.set(n, [...(segments.get(n) ?? []), timeline]);
  }
  return { folder, segments, segment_bytes };
}

/** The number and the timeline of a segment by its name. Throws a sentence. */
export function readSegmentName(name: string, segment_bytes: number): { n: number; timeline: number } {
  const parts = SEGMENT.exec(name);
  if (parts === null) throw new Error(`"${name}" is no segment of a write-ahead log`);
  const [timeline, log, part] = parts.slice(1).map((it) => Number.parseInt(it, 16)) as [number, number, number];
  return { n: log * (BYTES_PER_LOG / segment_bytes) + part, timeline };
}

/** How a segment is called on a timeline. */
export function segmentName(n: number, timeline: number, segment_bytes: number): string {
  const per_log = BYTES_PER_LOG / segment_bytes;
  return [timeline, Math.floor(n / per_log), n % per_log].map((it) => it.toString(16).toUpperCase().padStart(8, '0')).join('');
}

/** The newest segment, of the newest timeline: what an older one had beyond was left behind by a restore. Null of an archive that has none. */
export function newestSegment({ segments }: Archive): number | null {
  const timeline = Math.max(...[...segments.values()].flat());
  const own = [...segments].filter(([, timelines]) => timelines.includes(timeline));
  return own.length === 0 ? null : Math.max(...own.map(([n]) => n));
}

/** What is missing between a backup's first segment and the newest one: a restore would end there, and say nothing. */
export function missingSegments(archive: Archive, first: { n: number; timeline: number }): string[] {
  const missing: string[] = [];
  for (let n = first.n; n < (newestSegment(archive) ?? 0); n += 1)
    if (!archive.segments.has(n)) missing.push(segmentName(n, first.timeline, archive.segment_bytes));
  return missing;
}

/** A place in the log as a number: `0/16B3740`. */
export function readPlace(text: string): bigint {
  const [high, low] = text.split('/').map((it) => BigInt(`0x${it}`)) as [bigint, bigint];
  return (high << 32n) + low;
}
