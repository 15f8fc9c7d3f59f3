import type { gameImports } from '@shwekan/contract';
import { yangonStamp } from '@shwekan/rules';
import { type ConsoleImportsResult, consoleImportRows, consoleImports } from '#queries/games/catalogue/imports.ts';
import { auditCall } from '../../platform/audit-row.ts';
import type { Queryable } from '../../platform/db.ts';
import { readWithCount } from '../../platform/lists.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Call } from '../../platform/serve.ts';
import type { World } from '../../platform/world.ts';
import { rowsOfFile } from './list-file.ts';
import { importByHand, importFromAggregator } from './list-import.ts';

/** Brings in a product's list from its aggregator because an operator asked, with an audit row. */
export async function importNow(world: World, call: Call<typeof gameImports.fromAggregator>) {
  const imported = await importFromAggregator(world, call.params.id, call.who.operator_id);
  return audited(world, call, imported.import_id);
}

/** Brings in a list that an operator sent as text. */
export async function importText(world: World, call: Call<typeof gameImports.fromText>) {
  const { source, rows } = rowsOfFile(call.body.text);
  const from = { source, operator_id: call.who.operator_id, hides_missing: call.body.hides_missing, writer: call.who };
  const imported = await importByHand(world, call.params.id, rows, from);
  return audited(world, call, imported.import_id);
}

async function audited(world: World, call: Call<typeof gameImports.fromAggregator> | Call<typeof gameImports.fromText>, import_id: number) {
  return world.db.transaction(async (tx) => {
    await auditCall(tx, call, { action: 'import_games', subject: `provider:${call.params.id}`, after: { import_id } });
    const [row] = await consoleImports.run({ import_id, provider_id: null, row_count: 1, skipped: 0 }, tx);
    if (!row) throw new Error(`import ${import_id} is gone`);
    return { data: importWire(row) };
  });
}

/** Lists that were brought in, newest first. */
export async function listImports(world: World, { query }: Call<typeof gameImports.list>) {
  const filter = { import_id: null, provider_id: query.provider ?? null };
  const { rows, total_count } = await readWithCount(world.db, consoleImports, filter, query);
  return { total_count, data: rows.map(importWire) };
}

/** The rows of a list that need an eye. */
export async function listImportRows(world: World, { params, query }: Call<typeof gameImports.rows>) {
  await mustExist(world.db, params.id);
  const { rows, total_count } = await readWithCount(world.db, consoleImportRows, { import_id: params.id }, query);
  return { total_count, data: rows.map(({ total_count: _, ...it }) => it) };
}

async function mustExist(db: Queryable, import_id: number): Promise<void> {
  const [row] = await consoleImports.run({ import_id, provider_id: null, row_count: 1, skipped: 0 }, db);
  if (!row) throw new Refusal('not_found');
}

function importWire({ total_count: _, ...row }: ConsoleImportsResult) {
  return { ...row, operator: row.operator ?? null, at: yangonStamp(row.at) };
}
