import * as calls from '@shwekan/contract';
import { yangonStamp } from '@shwekan/rules';
import type { FastifyInstance } from 'fastify';
import { dropExport, exportFile, someOldExports } from '#queries/platform/exports/exports.ts';
import { auditCall } from '../audit-row.ts';
import { callersAt, operatorAt, type WhoIs } from '../callers.ts';
import type { Jobs } from '../jobs.ts';
import { Refusal } from '../refusal.ts';
import { on, type Route } from '../serve.ts';
import type { Files } from '../storage.ts';
import type { World } from '../world.ts';
import { askExport, type ExportParts, listOwnExports, MAKE_EXPORT, makeExport, type RoutesOver } from './exports.ts';

const KEPT_HOURS = 24;
const LOOK_EVERY_MS = 600_000;
const AT_ONCE = 100;
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

/** The calls about exports of lists. Every list of the contract can be exported: `routesOver` names them. */
export function exportRoutes(world: World, routesOver: RoutesOver): Route[] {
  return on(calls.listExports, {
    list: (call) => listOwnExports(world, call.who),
    ask: (call) => askExport(world, routesOver, call),
  });
}

/** Makes what was asked for, and deletes it a day later. */
export function exportJobs(world: World, parts: ExportParts): Jobs {
  return {
    tasks: { files: { [MAKE_EXPORT]: ({ id }) => makeExport(world, parts, Number(id)) } },
    loops: [{ name: 'exports-forgotten', every_ms: LOOK_EVERY_MS, run: () => forgetExports(world, parts.files) }],
  };
}

/** Deletes files of exports that are older than a day, with their rows. Safe to run twice, by many processes, and to stop half way. */
export async function forgetExports(world: World, files: Files): Promise<void> {
  for (;;) {
    const old = await someOldExports.run({ hours: KEPT_HOURS, row_count: AT_ONCE }, world.db);
    for (const { id, file_key } of old) {
      if (file_key !== null) await files.drop(file_key);
      await dropExport.run({ id }, world.db);
    }
    if (old.length < AT_ONCE) return;
  }
}

/** Gives a file to who asked for it, as long as they may still read the list. The trail says when it left the house. */
export function serveExports(door: FastifyInstance, world: World, files: Files, whoIs: WhoIs): void {
  const callerOf = callersAt(world, whoIs);
  door.get(`${calls.listExports.list.path}/:id/file`, async (request, reply) => {
    const who = await operatorAt(world, whoIs, request);
    const { id } = request.params as { id: string };
    const [file] = /^\d{1,15}$/.test(id) ? await exportFile.run({ id: Number(id), operator_id: who.operator_id }, world.db) : [];
    const list = calls.calls.find((it) => it.path === file?.list && it.method === 'GET');
    if (!file || !list) throw new Refusal('not_found');
    await callerOf(list, request);
    const bytes = await files.read(file.file_key);
    await world.db.transaction((tx) => auditCall(tx, { who, address: request.ip }, { action: 'download_export', subject: `export:${id}` }));
    const name = `${list.path.replace('/api/console/', '').replace(/[^a-z]+/g, '-')}-${yangonStamp(file.asked_at).slice(0, 10)}.${file.format}`;
    return reply
      .header('Cache-Control', 'no-store')
      .header('Content-Disposition', `attachment; filename="${name}"`)
      .type(TYPES[file.format])
      .send(bytes);
  });
}
