import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { archiveCommand, missingSegments, newestSegment, readArchive, readPlace, readSegmentName, segmentName } from '../backup/archive.ts';
import { newestBackup, readBackup } from '../backup/base.ts';

const home = mkdtempSync(join(tmpdir(), 'shwekan-test-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const MB = 2 ** 20;

function backupOf(name: string, began: string): string {
  const folder = join(home, 'backups', name);
  mkdirSync(join(folder, 'base'), { recursive: true });
  writeFileSync(join(folder, 'PG_VERSION'), '18\n');
  writeFileSync(join(folder, 'base/1'), 'x'.repeat(100));
  writeFileSync(join(folder, 'backup_label'), `START WAL LOCATION: 1/FE000028 (file 0000000200000001000000FE)\nSTART TIME: ${began}\n`);
  return folder;
}

test('segments are counted over the end of a log file and over timelines, and a gap is named', () => {
  expect(readSegmentName('0000000200000001000000FF', 16 * MB)).toEqual({ n: 511, timeline: 2 });
  expect(segmentName(512, 2, 16 * MB)).toBe('000000020000000200000000');
  expect(segmentName(64, 1, 64 * MB)).toBe('000000010000000100000000');
  expect(readPlace('2/10')).toBe(2n ** 33n + 16n);
  const folder = join(home, 'archive');
  mkdirSync(folder);
  expect(newestSegment(readArchive(folder))).toBeNull();
  const write = (n: number, timeline: number) => writeFileSync(join(folder, segmentName(n, timeline, MB)), Buffer.alloc(MB));
  for (const n of [7, 8, 9, 12]) write(n, 1);
  for (const n of [9, 11]) write(n, 2);
  for (const name of ['00000002.history', '000000010000000000000009.part', '000000010000000000000007.00000028.backup'])
    writeFileSync(join(folder, name), '');
  const archive = readArchive(folder);
  expect(archive.segment_bytes).toBe(MB);
  expect(newestSegment(archive)).toBe(11);
  expect(missingSegments(archive, { n: 7, timeline: 1 })).toEqual([segmentName(10, 1, MB)]);
  expect(missingSegments(archive, { n: 6, timeline: 1 })).toEqual([segmentName(6, 1, MB), segmentName(10, 1, MB)]);
});

test('a segment is archived once, again when the server was killed before it heard of that, and never over another', () => {
  const folder = join(home, 'archived');
  mkdirSync(folder);
  const archive = (text: string) => {
    writeFileSync(join(home, 'segment'), text);
    const command = archiveCommand(folder).replaceAll('%p', join(home, 'segment')).replaceAll('%f', 'one');
    return spawnSync('/bin/sh', ['-c', command]).status;
  };
  expect(archive('first')).toBe(0);
  expect(archive('first')).toBe(0);
  expect(archive('other')).not.toBe(0);
});

test('the newest backup is the one that began last, one that is not whole or has no label is none, and nothing that leads out of it is restored', () => {
  const newest = backupOf('a', '2026-11-27 02:15:01 UTC');
  backupOf('b', '2026-11-26 02:15:01 UTC');
  backupOf('c.part', '2026-11-28 02:15:01 UTC');
  mkdirSync(join(home, 'backups/d'));
  expect(newestBackup(join(home, 'backups'))).toMatchObject({ folder: newest, version: '18', first_segment: '0000000200000001000000FE' });
  expect(newestBackup(join(home, 'backups')).began_at.toISOString()).toBe('2026-11-27T02:15:01.000Z');
  symlinkSync('/', join(newest, 'base/tablespace'));
  expect(() => readBackup(newest)).toThrow(/leads out of the backup/);
  mkdirSync(join(home, 'empty'));
  expect(() => newestBackup(join(home, 'empty'))).toThrow(/There is no backup/);
});
