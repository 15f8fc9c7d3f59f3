import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import {
  type DrawHistory,
  growTree,
  hashLeaf,
  historyOf,
  isSame,
  judgeDraw,
  type LoggedEntry,
  type OpenedCheckpoint,
  ofDraw,
  openCheckpoint,
  pocketFindings,
  readEntries,
  readEntry,
  readVerifierKey,
  rootOf,
  TILE_WIDTH,
  tilePath,
  trustedWitnesses,
  type VerifierKey,
} from '@shwekan/proof';
import { nothing, say, saySeen, TOOLS } from './console.ts';
import { DRAW_SENTENCES, nameOf } from './draw-report.ts';

/** What is asked of a whole log: where it is, whose, who else saw it, and the file of the head that was seen before. */
export type WholeLogRequest = { url: string; key: string | null; witnesses: readonly string[]; seen: string | null };

/** What was found to be wrong, a sentence each. */
type Findings = string[];
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
    const read = await readLog(base, opened.checkpoint.size);
    if (typeof read === 'string') return wrong([read]);
    const found = [...rootFindings(read, opened), ...(seen === null ? [] : await seenFindings(seen, read, log))];
    if (found.length > 0) return wrong(found);
    const draws = drawsOf(read.entries);
    const against = [
      ...draws.flat(),
      ...pocketFindings(
        TOOLS.sha256,
        read.entries.map((it) => it.entry),
      ).map((it) => `Pocket money: ${it}.`),
    ];
    say(`${read.entries.length} entries, as the house signed them, of ${draws.length} draws.`);
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

/** All entries in their order, and their hashes; a sentence when what is served is not so many entries of the format. */
async function readLog(base: string, size: number): Promise<ReadLog | string> {
  const log: ReadLog = { entries: [], hashes: [] };
  for (let index = 0; index * TILE_WIDTH < size; index += 1) {
    const width = Math.min(TILE_WIDTH, size - index * TILE_WIDTH);
    const answer = await asked(`${base}/${tilePath({ level: 'entries', index, width })}`);
    const bundle = readEntries(new Uint8Array(await answer.arrayBuffer()));
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

/** Whether the log still holds what was seen of it. No file yet is the first time. */
async function seenFindings(path: string, { hashes }: ReadLog, log: VerifierKey): Promise<Findings> {
  if (!existsSync(path)) return [];
  const old = await openCheckpoint(TOOLS.verify, readFileSync(path, 'utf8'), log);
  if (old === null) return [`The head in ${path} is not signed by this key.`];
  const { size, root } = old.checkpoint;
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

/** What is wrong with each draw that the log tells of. */
function drawsOf(entries: readonly LoggedEntry[]): Findings[] {
  const draws = new Map<string, LoggedEntry[]>();
  for (const it of entries) {
    const { draw } = it.entry;
    if (typeof draw === 'string') draws.set(draw, [...(draws.get(draw) ?? []), it]);
  }
  return [...draws].map(([id, leaves]) => {
    const draw = ofDraw(leaves, id);
    const history = historyOf(id, draw);
    return history === null ? [`Draw ${id} has no terms.`] : drawFindings(draw, history);
  });
}

function drawFindings(draw: ReturnType<typeof ofDraw>, history: DrawHistory): Findings {
  const checks = judgeDraw(draw, history);
  // A number that people entered follows from nothing that all can check, also in a whole log.
  const must = ['terms_told', 'sealed_first', 'paid'] as const;
  const failed = [...must.filter((it) => checks[it] === 'unsure' || checks[it] === 'false')] as (keyof typeof checks)[];
  if (checks.number_follows === 'false') failed.push('number_follows');
  return failed.map((it) => `Draw ${nameOf(history)}: this is not so: ${DRAW_SENTENCES[it]}`);
}

async function textAt(address: string): Promise<string> {
  return (await asked(address)).text();
}

async function asked(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}
