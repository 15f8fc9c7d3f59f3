import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The rooms in the order in which their tables are made: what a room's schema names, it or a room before it has made. */
export const ROOMS = [
  'platform',
  'ledger',
  'operators',
  'players',
  'lottery',
  'cash',
  'games',
  'rewards',
  'content',
  'support',
  'risk',
  'realtime',
  'reports',
  'transparency',
];

const SRC = new URL('./', import.meta.url);
/** Where the numbered changes of released versions are. */
export const CHANGES = new URL('../migrations/', import.meta.url);

/** Where a name without a schema is looked for. Every room has a PostgreSQL schema of its name, and no name is in two of them. */
export const SEARCH_PATH = ROOMS.join(', ');

/** A file that is run on the database, by the name under which the database remembers it. What a room's file makes is made in the room's schema. */
export type SchemaFile = { name: string; text: string; sha256: string };

/** The search path for a file: its room first, where it makes what it makes. */
export function searchPathFor({ name }: SchemaFile): string {
  const room = name.split('/')[0] ?? '';
  return ROOMS.includes(room) ? [room, ...ROOMS.filter((it) => it !== room)].join(', ') : SEARCH_PATH;
}

/** What makes tables, in its order: each room's schema, then the numbered changes. Each is run once. */
export async function readTableFiles(changes = CHANGES): Promise<SchemaFile[]> {
  const numbered = (await readdir(changes)).filter((name) => name.endsWith('.sql')).sort();
  return await Promise.all([
    ...ROOMS.map((room) => readSchemaFile(`${room}/schema.sql`, SRC)),
    ...numbered.map(async (name) => ({ ...(await readSchemaFile(name, changes)), name: `migrations/${name}` })),
  ]);
}

/** The functions that stand beside the code which calls them. A file is run again whenever it reads otherwise. */
export async function readFunctionFiles(): Promise<SchemaFile[]> {
  const names = globSync('**/*.sql', { cwd: fileURLToPath(SRC) }).map((name) => name.replaceAll('\\', '/'));
  const files = await Promise.all(names.sort().map((name) => readSchemaFile(name, SRC)));
  return files.filter(({ text }) => isFunctionFile(text));
}

/** Tells a file of functions from a room's schema and from the queries that PgTyped reads. */
function isFunctionFile(text: string): boolean {
  return /^create or replace function /m.test(text);
}

/** Tells a file of queries: each of them has a name for its caller. */
export function isQueryFile(text: string): boolean {
  return /@name\s/.test(text);
}

async function readSchemaFile(name: string, folder: URL): Promise<SchemaFile> {
  // A checkout on another system may end its lines otherwise.
  const text = (await readFile(new URL(name, folder), 'utf8')).replaceAll('\r\n', '\n');
  return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
}
