import type { listExports } from '@shwekan/contract';
import { documentWords } from '@shwekan/phrases/document-words';
import { fill } from '@shwekan/phrases/fill';
import { stampShown } from '@shwekan/rules';
import {
  endExport,
  exportsOf,
  exportToMake,
  exportWaits,
  insertExport,
  lockAsking,
  markProgress,
} from '#queries/platform/exports/exports.ts';
import { auditCall } from '../audit-row.ts';
import { enqueue } from '../jobs.ts';
import { type ListQuery, listAt } from '../list-calls.ts';
import { Refusal } from '../refusal.ts';
import type { PageLanguage } from '../refusal-answer.ts';
import type { Call, OperatorCaller, Route } from '../serve.ts';
import { inSnapshot } from '../snapshot.ts';
import type { Standbys } from '../standbys.ts';
import type { Files } from '../storage.ts';
import type { World } from '../world.ts';
import type { Table } from './cells.ts';
import { isDocument, partsOf } from './documents.ts';
import { inLanguage, sayerIn } from './language.ts';
import { readList } from './lists.ts';
import { writePdf } from './write-pdf.ts';
import { writeCsv, writeSheets, writeXlsx } from './write-table.ts';

/** The routes of all rooms over a world: those of a snapshot read as it was. */
export type RoutesOver = (world: World) => Route[];

/** After so long an export that was never made keeps its operator from no other. */
const STUCK_MINUTES = 15;
/** What a file is made of: the lists as they are read, where it is put, and where they are read in a house with standbys. */
export type ExportParts = { routesOver: RoutesOver; files: Files; standbys: Standbys | null };

const MONTH = /^(\d{4})-(\d\d)$/;
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

export const MAKE_EXPORT = 'make_export';

/** What is asked of a list, and the language of who asked; none in a row from before files had one. */
type AskedList = ListQuery & { language?: PageLanguage };

/** The own exports, newest first. */
export async function listOwnExports(world: World, { operator_id }: OperatorCaller) {
  const rows = await exportsOf.run({ operator_id }, world.db);
  return { data: rows.map(({ asked_at, ...row }) => ({ ...row, asked_at: asked_at.toISOString() })) };
}

/** Asks for a list as a file. The trail says who took what out of the house, before it is made. Refuses `not_found`, `not_allowed`, `export_running`. */
export async function askExport(world: World, routesOver: RoutesOver, call: Call<typeof listExports.ask>) {
  const { list, format, params, query } = call.body;
  const { operator_id, roles } = call.who;
  const { route } = listAt(routesOver(world), list, { params, query }, roles);
  if (format === 'pdf' && !isDocument(route.endpoint)) throw new Refusal('not_found');
  return world.db.transaction(async (tx) => {
    await lockAsking.run({ operator_id }, tx);
    const [other] = await exportWaits.run({ operator_id, minutes: STUCK_MINUTES }, tx);
    if (other?.waits) throw new Refusal('export_running');
    const asked: AskedList = { params, query, language: call.language };
    const [made] = await insertExport.run({ operator_id, list, format, asked: JSON.stringify(asked) }, tx);
    if (!made) throw new Error('an export was not written');
    await auditCall(tx, call, { action: 'export_list', subject: `export:${made.id}`, after: { list, format, ...params, ...query } });
    await enqueue(tx, MAKE_EXPORT, { id: made.id }, `${MAKE_EXPORT}:${made.id}`);
    return { id: made.id };
  });
}

/**
 * Makes the file of an export that was asked for, as its operator may read the list now. Safe to run twice: the second run makes it anew, and
 * whichever ends first counts.
 */
export async function makeExport(world: World, { routesOver, files, standbys }: ExportParts, id: number): Promise<void> {
  const [wanted] = await exportToMake.run({ id }, world.db);
  if (!wanted) return;
  const { operator_id, username, roles, format } = wanted;
  const readFrozen = <T>(read: (frozen: World) => Promise<T>) => standbys?.readLong(world, read) ?? inSnapshot(world, read);
  const who = { operator_id, username, roles, session_id: 0, has_second_factor: true, is_proved: false };
  try {
    const asked = wanted.asked as AskedList;
    const language = asked.language ?? 'en';
    const [table, endpoint] = await readFrozen(async (frozen) => {
      const list = listAt(routesOver(frozen), wanted.list, asked, roles);
      const read = await readList(list, who, async (row_count, total_count) => {
        await markProgress.run({ id, row_count, total_count }, world.db);
      });
      return [inLanguage(read, language), list.route.endpoint] as const;
    });
    const bytes = isDocument(endpoint)
      ? await writeDocument(table, { format, language, title: titleOf(wanted.list, asked), at: stampShown(wanted.asked_at), username })
      : format === 'csv'
        ? writeCsv(table)
        : await writeXlsx(table);
    const file_key = await files.keepFile('exports', bytes, format);
    const [ended] = await endExport.run({ id, file_key, is_cut: table.is_cut }, world.db);
    if (!ended) await files.drop(file_key);
  } catch (err) {
    // Its operator is told that it failed, and asks again: a second try by itself would find the same.
    world.log.error({ err, list: wanted.list }, 'a list was not exported');
    await endExport.run({ id, file_key: null, is_cut: false }, world.db);
  }
}

type Wanted = { format: 'csv' | 'xlsx' | 'pdf'; language: PageLanguage; title: readonly string[]; at: string; username: string };

/** A document as a sheet or a page for each part, as CSV its rows; the house's words in it are said in the language of who asked. */
function writeDocument(table: Table, { format, language, title, at, username }: Wanted): Buffer | Promise<Buffer> {
  const say = sayerIn(language);
  const [word = '', ...asked] = title;
  if (format === 'csv')
    return writeCsv({
      ...table,
      rows: table.rows.map(([part, name, what, ...rest]) => [...[part, name, what].map((it) => say(String(it))), ...rest]),
    });
  const parts = partsOf(table, say);
  if (format === 'xlsx') return writeSheets(parts);
  const words = documentWords[language === 'my' ? 'my' : 'en'];
  return writePdf({ title: [say(word), ...asked].join(' '), made: fill(words.made, { at, username }), words }, parts);
}

/** What a document is called: the last word of its address, and what was asked of it, days and months as pages say them. */
function titleOf(list: string, { query }: ListQuery): string[] {
  const word = list.split('/').at(-1) ?? '';
  const asked = Object.values(query ?? {}).map((it) => String(it).replace(MONTH, '$2/$1').replace(DAY, '$3/$2/$1'));
  return [word.charAt(0).toUpperCase() + word.slice(1), ...asked];
}
