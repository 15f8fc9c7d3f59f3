import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import {
  growTree,
  hashLeaf,
  isSame,
  type LoggedEntry,
  type OpenedCheckpoint,
  openCheckpoint,
  readEntries,
  readEntry,
  readVerifierKey,
  rootOf,
  TILE_WIDTH,
  tilePath,
  trustedWitnesses,
} from '@shwekan/proof';
import { nothing, say, saySeen, TOOLS } from './console.ts';
import { drawsIn, type Findings, logFindings } from './log-findings.ts';

/** How long a house may take for a file, and when it is asked again for one that it signed and says not to have. */
const PATIENCE_MS = 30_000;
const AGAIN_MS = 3_000;
/** As long a house that is busy may let its reader wait. */
const MOST_S = 60;
/** A full tile of the longest entries. */
const TILE_BYTES_MAX = 256 * 65_537;

/** What is asked of a whole log: where it is, whose, who else saw it, and the file of the head that was seen before. */
export type WholeLogRequest = { url: string; key: string | null; witnesses: readonly string[]; seen: string | null };

type ReadLog = { entries: LoggedEntry[]; hashes: Uint8Array[] };

/**
 * Reads every entry of a house's log, from its address, and checks all of it: that the entries are those whose head the house signed, that the log grew out of
 * the head in the `seen` file, each draw, and what was drawn by chance. A whole log leaves nothing out: what a draw lacks speaks against the house. Answers the exit code.
 */
export async function reportLog({ url, key, witnesses, seen }: WholeLogRequest): Promise<number> {
  const base = url.replace(/\/+$/, '');
  try {
    const text = key ?? (await textAt(`${base}/key`)).split('\n')[0] ?? '';
    const log = readVerifierKey(TOOLS.sha256, text);
    if (log?.type !== 'ed25519') return nothing(`This is no key: ${text}`);
    if (key === null) say(`The house's key is taken from the house itself: ${text}`);
    const note = await textAt(`${base}/checkpoint`);
    const trusted = trustedWitnesses(TOOLS.sha256, witnesses, log);
    const opened = await openCheckpoint(TOOLS.verify, note, log, trusted);
    if (opened === null) return nothing('The head of this log is not signed by this key.');
    const read = await readLog(base, opened.checkpoint.size, log.name);
    if (typeof read === 'string') return wrong([read]);
    const old = seen !== null && existsSync(seen) ? await openCheckpoint(TOOLS.verify, readFileSync(seen, 'utf8'), log) : undefined;
    if (old === null) return nothing(`The head in ${seen} is not signed by this key: it is of another log.`);
    const found = [...rootFindings(read, opened), ...(old === undefined ? [] : seenFindings(read, old, seen))];
    if (found.length > 0) return wrong(found);
    const draws = drawsIn(read.entries);
    const against = logFindings(read.entries, draws);
    say(`${read.entries.length} entries, as the house signed them, of ${draws.size} draws.`);
    for (const { entry } of read.entries)
      if (entry['type'] === 'begun')
        say(`The log was begun anew at ${entry['at']} as ${entry['name']}; until then its key was ${entry['before']}. Ask the house why.`);
    saySeen(opened.witnesses, trusted.length);
    if (seen !== null) keep(seen, note);
    return against.length === 0 ? 0 : wrong(against);
  } catch (error) {
    return nothing(`The log cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function wrong(findings: Findings): number {
  for (const it of findings) say(`NO         ${it}`);
  return 1;
}

/** All entries in their order, and their hashes, asked for under the name of the log: a cache may have those of another; a sentence when what is served is not so many entries of the format. */
async function readLog(base: string, size: number, origin: string): Promise<ReadLog | string> {
  const log: ReadLog = { entries: [], hashes: [] };
  for (let index = 0; index * TILE_WIDTH < size; index += 1) {
    const width = Math.min(TILE_WIDTH, size - index * TILE_WIDTH);
    const answer = await asked(`${base}/${tilePath({ level: 'entries', index, width })}?of=${encodeURIComponent(origin)}`);
    const bundle = answer && readEntries(new Uint8Array(await answer.arrayBuffer()));
    if (bundle?.length !== width) return `The house does not serve entries ${index * TILE_WIDTH} to ${size} as it signed them.`;
    for (const bytes of bundle) {
      const entry = readEntry(new TextDecoder().decode(bytes));
      if (entry === null) return `Entry ${log.hashes.length} is not of the format.`;
      log.entries.push({ entry, index: log.hashes.length });
      log.hashes.push(hashLeaf(TOOLS.sha256, bytes));
    }
  }
  return log;
}

function rootFindings({ hashes }: ReadLog, { checkpoint }: OpenedCheckpoint): Findings {
  const tree = growTree(TOOLS.sha256);
  for (const hash of hashes) tree.add(hash);
  return isSame(tree.end().root, checkpoint.root) ? [] : ['The entries that the house serves are not those that it signed.'];
}

/** Whether the log still holds what was seen of it. */
function seenFindings({ hashes }: ReadLog, { checkpoint }: OpenedCheckpoint, path: string | null): Findings {
  const { size, root } = checkpoint;
  if (size > hashes.length)
    return [`The log has ${hashes.length} entries, and ${path} has the house's signature over ${size}. Keep that file.`];
  return isSame(rootOf(TOOLS.sha256, hashes.slice(0, size)), root)
    ? []
    : [`The first ${size} entries are not those of ${path}. Keep that file.`];
}

/** Keeps the head for the next time, whole or not at all. */
function keep(path: string, note: string): void {
  writeFileSync(`${path}.new`, note);
  renameSync(`${path}.new`, path);
}

async function textAt(address: string): Promise<string> {
  const answer = await asked(address);
  if (answer === null) throw new Error(`${address} is not there`);
  return answer.text();
}

/** Asks for a file; null when the house says twice that it has none: a restart of its door says so once. */
async function asked(address: string, is_again = false): Promise<Response | null> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (answer.ok && Number(answer.headers.get('content-length') ?? 0) <= TILE_BYTES_MAX) return answer;
  if (answer.status === 429 && !is_again) await wait(1000 * Math.min(MOST_S, Number(answer.headers.get('retry-after') ?? 1)));
  else if (answer.status !== 404) throw new Error(`${address} answered ${answer.status}`);
  else if (is_again) return null;
  else await wait(AGAIN_MS);
  return asked(address, true);
}
