import { createHash } from 'node:crypto';
import * as calls from '@shwekan/contract';
import { documentWords } from '@shwekan/phrases/document-words';
import { dayShown, yangonStamp } from '@shwekan/rules';
import type { FastifyInstance } from 'fastify';
import {
  insertSigningFile,
  type SigningToFileResult,
  signingFileAt,
  signingToFile,
  unnamedSigningFiles,
} from '#queries/reports/signing.ts';
import { auditCall } from '../platform/audit-row.ts';
import { callersAt, operatorAt, type WhoIs } from '../platform/callers.ts';
import { partsOf } from '../platform/exports/documents.ts';
import { writePdf } from '../platform/exports/write-pdf.ts';
import { writeSheets } from '../platform/exports/write-table.ts';
import { sweepPrivate } from '../platform/private-image.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Files } from '../platform/storage.ts';
import type { World } from '../platform/world.ts';
import { isMonth, type PeriodFigure } from './period-figures.ts';

const FORMATS = ['xlsx', 'pdf'] as const;
type Format = (typeof FORMATS)[number];
const TYPES: Readonly<Record<Format, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

/** Makes the files of what two operators signed, of the figures that they signed, and keeps them for ever. Safe to run twice: who is first counts. */
export async function keepSigning(world: World, files: Files, id: number): Promise<void> {
  const [signing] = await signingToFile.run({ id }, world.db);
  if (!signing) return;
  for (const format of FORMATS.filter((it) => !signing.formats.includes(it))) {
    const bytes = await write(format, signing);
    const file_key = await files.keepFile('closings', bytes, format);
    const row = { signing_id: id, format, file_key, sha256: sha256Of(bytes), byte_count: bytes.length };
    const [kept] = await insertSigningFile.run(row, world.db);
    if (!kept) await files.drop(file_key);
  }
}

/** Drops files that no row names: their process died before it wrote one. */
export function sweepSignings(world: World, files: Files): Promise<void> {
  return sweepPrivate(files, 'closings', async (keys) => (await unnamedSigningFiles.run({ keys }, world.db)).map((it) => it.key));
}

/** Gives a file of a signed period to who may read it. One that is not as it was kept leaves the house for nobody. The trail says who took it. */
export function serveSigningFiles(door: FastifyInstance, world: World, files: Files, whoIs: WhoIs): void {
  const callerOf = callersAt(world, whoIs);
  const { signing } = calls.closings;
  door.get(`${signing.path}/:id/:format`, async (request, reply) => {
    const who = await operatorAt(world, whoIs, request);
    await callerOf(signing, request);
    const { id, format } = request.params as { id: string; format: string };
    const kind = FORMATS.find((it) => it === format);
    const [file] = kind && /^\d{1,15}$/.test(id) ? await signingFileAt.run({ signing_id: Number(id), format: kind }, world.db) : [];
    if (!kind || !file) throw new Refusal('not_found');
    const bytes = await files.read(file.file_key);
    if (sha256Of(bytes) !== file.sha256) throw new Error(`the file ${file.file_key} is not the one that was kept`);
    const subject = `closing:${file.period}`;
    await world.db.transaction((tx) =>
      auditCall(tx, { who, address: request.ip }, { action: 'download_closing', subject, after: { format, sha256: file.sha256 } }),
    );
    return reply
      .header('Cache-Control', 'no-store')
      .header('Content-Disposition', `attachment; filename="${isMonth(file.period) ? 'statement' : 'closing'}-${file.period}.${kind}"`)
      .type(TYPES[kind])
      .send(bytes);
  });
}

function write(
  format: Format,
  { period, figures, sha256, asked_by, signed_by, asked_at, signed_at }: SigningToFileResult,
): Promise<Buffer> {
  // As the deed wrote them.
  const rows = (figures as PeriodFigure[]).map(({ part, name, what, amount }) => [part, name, what, Number(amount)]);
  const parts = partsOf({ columns: [], rows });
  const signatures = [
    { name: asked_by, at: momentOf(asked_at) },
    { name: signed_by, at: momentOf(signed_at) },
  ];
  if (format === 'pdf') {
    const made = `Signed by ${signatures.map(({ name, at }) => `${name}, ${at}`).join(', and by ')} (Myanmar).\nSHA-256 of the figures: ${sha256}`;
    return writePdf(
      {
        title: titleOf(period),
        made,
        signatures,
        // One file for ever, of what two signed: its words are those of the deed that they read, and its hash is written down.
        words: documentWords.en,
      },
      parts,
    );
  }
  const signed = [...signatures.map(({ name, at }) => ({ name, cells: [at] })), { name: 'SHA-256 of the figures', cells: [sha256] }];
  return writeSheets([
    ...parts,
    { title: 'Signatures', columns: ['Signed, in Myanmar'], rows: signed.map((it) => ({ ...it, isSum: false })) },
  ]);
}

function titleOf(period: string): string {
  return isMonth(period) ? `Statement of ${period.slice(5)}/${period.slice(0, 4)}` : `Closing of ${dayShown(period)}`;
}

function momentOf(at: Date): string {
  const stamp = yangonStamp(at);
  return `${dayShown(stamp.slice(0, 10))} ${stamp.slice(11, 16)}`;
}

function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
