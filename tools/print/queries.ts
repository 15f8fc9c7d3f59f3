import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { isQueryFile } from '../../apps/server/src/schema-files.ts';
import { root } from '../processes.ts';
import type { PrintedFile } from './printed-file.ts';

const SERVER = 'apps/server';

/** How PostgreSQL's types read in TypeScript. Money fits a safe integer, days and exact decimals stay text. */
const TYPES = {
  int8: 'number',
  numeric: 'string',
  date: 'string',
  time: 'string',
  interval: 'string',
  timestamptz: 'Date',
  timestamp: 'Date',
  json: 'unknown',
  jsonb: 'unknown',
  xid8: 'string',
  regclass: 'string',
  oid: 'number',
};

/**
 * Writes `queries/x.ts` for every `src/x.sql` of queries of the server: its types and statements, as PgTyped reads them against `databaseUrl`.
 * Throws with PgTyped's words when a query does not fit the database. */
export async function printQueries(databaseUrl: string): Promise<PrintedFile> {
  await tellViews(databaseUrl);
  const bench = mkdtempSync(join(tmpdir(), 'shwekan-queries-'));
  try {
    for (const source of globSync('src/**/*.sql', { cwd: join(root, SERVER) })) {
      const text = readFileSync(join(root, SERVER, source), 'utf8');
      if (!isQueryFile(text)) continue;
      mkdirSync(dirname(join(bench, source)), { recursive: true });
      writeFileSync(join(bench, source), withoutProse(text));
    }
    runPgTyped(bench, databaseUrl);
    const unions = new Map<string, string>();
    const made = globSync('**/*.ts', { cwd: join(bench, 'src') }).sort();
    const twins = made.map(
      (file) => [`${SERVER}/queries/${file}`, twinOf(readFileSync(join(bench, 'src', file), 'utf8'), unions)] as const,
    );
    return {
      files: new Map([[`${SERVER}/queries/unions.ts`, unionsFile(unions)], ...twins]),
      belongs: `${SERVER}/queries/**/*.ts`,
    };
  } finally {
    rmSync(bench, { recursive: true, force: true });
  }
}

/**
 * PostgreSQL says of no view's column that it is never null. PgTyped then believes that each may be, so in this database, which is thrown
 * away, what a room publishes says of a column what the table says of it.
 */
async function tellViews(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('set allow_system_table_mods = on');
    await client.query(`update pg_attribute v set attnotnull = true
      from pg_class view, pg_class t, pg_attribute a
      where view.oid = v.attrelid and view.relkind = 'v' and t.relkind = 'r' and t.relnamespace = view.relnamespace and view.relname = 'public_' || t.relname
        and a.attrelid = t.oid and a.attname = v.attname and a.attnotnull`);
  } finally {
    await client.end();
  }
}

/** PgTyped reads nothing but tags in a query's head and no comment above it; people may write sentences in both. */
function withoutProse(sql: string): string {
  const heads = sql.replace(/\/\*(?:(?!\*\/)[\s\S])*@name(?:(?!\*\/)[\s\S])*\*\//g, (head) => {
    const name = /@name\s+(\w+)/.exec(head)?.[1];
    const params = head.match(/@param\s+\w+\s*->\s*\([^@*]*?\)(?:\.\.\.\))?/g) ?? [];
    return `/* @name ${name}\n${params.join('\n')} */`;
  });
  return heads.replace(/^--.*$/gm, '');
}

/** PgTyped writes each statement twice, its types once more as a pair, and a sentence above each: types and one statement are enough. */
function withoutRepeats(twin: string): string {
  return twin
    .replace(/^\/\*\* Types generated for queries found in "(.*)" \*\//, '/** Types and statements of $1, by `npm run print`. */')
    .replace(/\/\*\* '\w+' (?:parameters|return|query) type \*\/\n/g, '')
    .replace(/export interface \w+Query \{\n {2}params: .*\n {2}result: .*\n\}\n\n/g, '')
    .replace(/\/\*\*\n \* Query generated from SQL:\n(?: \*.*\n)*? \*\/\n/g, '')
    .replace(/const (\w+): any = (.*);\n\n(export const \w+ = new PreparedQuery<\w+,)(\w+>)\(\1\);\n+/g, '$3 $4($2 as never);\n\n');
}

/**
 * What PgTyped says of a file, less what it repeats: arrays stand where they are used, and an enum type of the database goes to `unions`, by its
 * name in TypeScript, and is imported. Throws when a query answers an array of an enum, which the driver reads as
 * text, and when two types of different words have one name.
 */
function twinOf(twin: string, unions: Map<string, string>): string {
  const names = new Map<string, string>();
  const text = withoutRepeats(twin)
    .replace(/^export type \w+Array = .*\n\n/gm, '')
    .replace(/^export type (\w+) = ('.*');\n\n/gm, (_, name: string, words: string) => {
      const union = name.replace(/(?:^|_)([a-z0-9])/g, (__, first: string) => first.toUpperCase());
      if ((unions.get(union) ?? words) !== words)
        throw new Error(`two enum types are ${union} in TypeScript: ${unions.get(union)}; ${words}`);
      names.set(name, union);
      unions.set(union, words);
      return '';
    })
    .replace(/^( {2}\w+\??: )(\w+?)(Array)?\b/gm, (_, field: string, name: string, isArray?: string) => {
      return `${field}${names.get(name) ?? name}${isArray ? '[]' : ''}`;
    });
  const imports = [...names.values()].sort();
  const unread = imports.find((union) => new RegExp(`interface \\w+Result \\{[^}]*: ${union}\\[\\]`).test(text));
  if (unread) throw new Error(`a query answers an array of ${unread}, which the driver reads as text: cast it to text[]\n${text}`);
  if (imports.length === 0) return text;
  return text.replace(/(import \{ PreparedQuery \}.*\n)/, `$1import type { ${imports.join(', ')} } from '#queries/unions.ts';\n`);
}

/** The enum types of the database as TypeScript reads them: each once, whatever queries name it. */
function unionsFile(unions: ReadonlyMap<string, string>): string {
  const lines = [...unions].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, words]) => `export type ${name} = ${words};\n`);
  return `/** The enum types of the database, by \`npm run print\`. */\n${lines.join('')}`;
}

function runPgTyped(bench: string, databaseUrl: string): void {
  const config = join(bench, 'pgtyped.json');
  const settings = {
    transforms: [{ mode: 'sql', include: '**/*.sql', emitTemplate: '{{dir}}/{{name}}.ts' }],
    srcDir: './src',
    dbUrl: databaseUrl,
    failOnError: true,
    camelCaseColumnNames: false,
    hungarianNotation: false,
    maxWorkerThreads: 2,
    typesOverrides: TYPES,
  };
  writeFileSync(config, JSON.stringify(settings));
  // PgTyped takes every environment variable for one of its options, so it gets none but the path.
  const env = { PATH: process.env['PATH'] };
  const cli = join(root, 'node_modules/@pgtyped/cli/lib/index.js');
  // A busy machine is slow, not wrong: two minutes have not been enough.
  const run = spawnSync(process.execPath, [cli, '-c', config], { cwd: bench, env, encoding: 'utf8', timeout: 600_000 });
  // It answers 0 even when a query is wrong; its complaints are on the error output.
  if (run.status !== 0 || run.stderr.trim() !== '' || /supported by mapping|Error/.test(run.stdout)) {
    throw new Error(`PgTyped could not read the queries:\n${run.stdout}\n${run.stderr}`);
  }
}
