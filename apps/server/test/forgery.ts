import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { hashLeaf, rootOf, utf8, verifierKey, writeCanonical, writeCheckpoint, writeNote, writeVerifierKey } from '@shwekan/proof';
import { readBundle } from '../../auditor/audit-bundle.mjs';
import { sha256 } from '../src/transparency/key.ts';

export const WITNESS = 'witness.example';

// biome-ignore lint/suspicious/noExplicitAny: rows of all tables, as a forger sees them
export type Row = any;
/** A bundle taken apart, to be forged. */
export type Tables = Map<string, Row[]>;
export type Forgery = { tables: Tables; key: KeyObject };
/** What is forged, and the check that must find it. */
export type Manipulation = { what: string; found_by: string; forge(it: Forgery): void };
/** What an auditor has from elsewhere: the key of the log, a checkpoint, a witness's key, with what the month before ended, and what it and the month after have beside. */
export type Evidence = { key: string; checkpoints: string[]; witnesses: string[]; opening: string; stakes: string; payments: string };

/** A bundle taken apart, and what an auditor knows of it. */
export async function openTables(file: string, witness_key: string): Promise<{ tables: Tables; known: Evidence }> {
  const tables: Tables = new Map();
  for await (const [table, text] of readBundle(file)) tables.set(table, [...(tables.get(table) ?? []), JSON.parse(text)]);
  const began = tables.get('purses')!.filter((it) => it.opening !== '0').map((it) => `${it.purse} ${it.opening}\n`); // biome-ignore format: one line
  const opening = createHash('sha256').update(began.sort().join('')).digest('hex');
  const { note } = tables.get('checkpoints')!.at(-1);
  const lines = (tables.get('entries_beside') ?? []).map(
    ({ id, ref, moves: [[, from, to, amount]] }) => `${id} ${ref} ${from} ${to} ${amount}\n`,
  );
  const stakes = createHash('sha256').update(lines.sort().join('')).digest('hex');
  const payments = createHash('sha256').update('').digest('hex');
  return {
    tables,
    known: { key: tables.get('about')![0].log_key, checkpoints: [note], witnesses: [witness_key], opening, stakes, payments },
  };
}

/** A witness, which has signed a checkpoint: its key, and its line below that. */
export function witnessOf(note: string): { witness_key: string; line: string } {
  const key = generateKeyPairSync('ed25519').privateKey;
  const witness_key = writeVerifierKey(verifierKey(sha256, WITNESS, 'cosignature', publicOf(key)));
  return { witness_key, line: cosignature(note, key) };
}

/** What a witness writes below a checkpoint. */
export function cosignature(note: string, key: KeyObject): string {
  const text = note.slice(0, note.indexOf('\n\n') + 1);
  const at = Buffer.alloc(8);
  at.writeBigUInt64BE(1_796_000_000n);
  const signed = sign(null, utf8(`cosignature/v1\ntime 1796000000\n${text}`), key);
  const { id } = verifierKey(sha256, WITNESS, 'cosignature', publicOf(key));
  return `\u2014 ${WITNESS} ${Buffer.concat([id, at, signed]).toString('base64')}\n`;
}

/** The lines of a bundle, with its manifest made anew as whoever forges it would. */
export function* linesOf(tables: Tables, manifest: Record<string, object> | null = null): Generator<[string, string]> {
  const made = new Map<string, string[]>();
  const line = (table: string, row: Row): [string, string] => {
    const text = JSON.stringify(row);
    made.set(table, [...(made.get(table) ?? []), text]);
    return [table, text];
  };
  const of = (table: string): Row[] => tables.get(table) ?? [];
  for (const table of ['about', 'log', 'checkpoints', 'trail', 'draws']) for (const row of of(table)) yield line(table, row);
  for (const { draw } of of('draws'))
    for (const table of ['slips', 'results', 'payouts']) for (const row of of(table)) if (row.draw === draw) yield line(table, row);
  for (const table of ['feeds', 'purses', 'entries', 'slips_beside', 'entries_beside']) for (const row of of(table)) yield line(table, row);
  const counts = [...made].map(([table, rows]) => {
    const hash = createHash('sha256').update(rows.map((it) => `${it}\n`).join(''));
    return [table, { rows: rows.length, sha256: hash.digest('hex') }];
  });
  yield ['manifest', JSON.stringify(manifest ?? Object.fromEntries(counts))];
}

/** The log written anew by a house that has its key: one checkpoint over all of it, as if there had never been another. */
export function fork({ tables, key }: Forgery, change: (entries: Row[]) => Row[]): void {
  const entries = change(tables.get('log')!.map((it) => JSON.parse(it.entry)));
  tables.set('log', entries.map((it, n) => ({ n, entry: writeCanonical(it) }))); // biome-ignore format: one line
  signAnew(tables, key);
}

export function signAnew(tables: Tables, key: KeyObject, by = key): void {
  const origin = tables.get('about')![0].origin;
  const entries = tables.get('log')!.map((it) => utf8(it.entry));
  const root = rootOf(sha256, entries.map((it) => hashLeaf(sha256, it))); // biome-ignore format: one line
  const text = writeCheckpoint({ origin, size: entries.length, root, extensions: [] });
  const { name, id } = verifierKey(sha256, origin, 'ed25519', publicOf(key));
  tables.set('checkpoints', [
    { size: entries.length, note: writeNote({ text, signatures: [{ name, id, signature: sign(null, utf8(text), by) }] }) },
  ]);
}

export const readLogPem = (pem: string): KeyObject => createPrivateKey(pem);
function publicOf(key: KeyObject): Uint8Array {
  return Buffer.from(String(key.export({ format: 'jwk' }).x), 'base64url');
}

export const drawOf = (tables: Tables, lottery: string, section: string): Row =>
  tables.get('draws')!.find((it) => it.lottery === lottery && it.section === section);
export const slipsOf = ({ tables }: Forgery, lottery: string, section: string): Row[] => {
  const { draw } = drawOf(tables, lottery, section);
  return tables.get('slips')!.filter((it) => it.draw === draw);
};
export const entryOf = ({ tables }: Forgery, start: string): Row => tables.get('entries')!.find((it) => it.ref.startsWith(start));
export const without = ({ tables }: Forgery, table: string, isGone: (row: Row) => boolean): void => {
  tables.set(table, tables.get(table)!.filter((it) => !isGone(it))); // biome-ignore format: one line
};
export const leafOf = (entries: Row[], type: string, draw: number): Row =>
  entries.find((it) => it.type === type && it.draw === String(draw));
