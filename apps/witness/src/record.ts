import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Checkpoint, openCheckpoint, readNote, signaturesOf, type VerifierKey, writeNote } from '@shwekan/proof';
import { sha256, verifyEd25519 } from './crypto.ts';
import { makeFile, syncFolder } from './files.ts';

/** The last checkpoint of a log that was cosigned: the head, the whole note, and the how many-th it was. */
export type Seen = { turn: number; head: Checkpoint; note: string };

/** What a witness keeps of the logs that it watches: a folder for each, in it a file for each of the last checkpoints. */
export type WitnessRecord = {
  last(log: VerifierKey): Promise<Seen | null>;
  /** Keeps the next one before anybody hears of it. False: another was kept meanwhile. */
  keep(log: VerifierKey, turn: number, note: string): Promise<boolean>;
  /** Keeps what shows that a log told two things: its head with its own signature, once, whatever else somebody wrote under it. */
  accuse(log: VerifierKey, note: string): Promise<void>;
};

/** The record is not what this witness wrote: nothing may be cosigned by it. */
export class DamagedRecord extends Error {}

const TURN = /^\d{16}$/;
const TURNS_KEPT = 3;
/** Of each log: only who has its key can make more. */
const ACCUSATIONS_MAX = 100;

/** Opens the record of a witness. Each turn is a file of its own, which only one can make: nobody goes back, and no two go on from one place. */
export function openRecord(folder: string, witness: VerifierKey): WitnessRecord {
  const folderOf = (log: VerifierKey) => join(folder, 'seen', hexOf(log.name));
  return {
    async last(log) {
      const turn = (await turnsIn(folderOf(log))).at(-1);
      if (turn === undefined) return null;
      const path = join(folderOf(log), turn);
      const note = await readFile(path, 'utf8');
      const opened = await openCheckpoint(verifyEd25519, note, log, [witness]).catch(() => null);
      if (opened === null || opened.witnesses.length === 0)
        throw new DamagedRecord(`${path} is not what this witness wrote: put it back from a backup that is not older, or take a new key`);
      return { turn: Number(turn), head: opened.checkpoint, note };
    },
    async keep(log, turn, note) {
      const own = folderOf(log);
      if (turn === 1) await makeFolder(folder, own);
      const name = String(turn).padStart(16, '0');
      if (!(await makeFile(join(own, name), note))) return false;
      const turns = await turnsIn(own);
      // One who slept over several turns of another has made a file that was cleared away: it counts for nothing.
      if (turns.at(-1) !== name) return false;
      for (const old of turns.slice(0, -TURNS_KEPT)) await rm(join(own, old), { force: true });
      return true;
    },
    async accuse(log, note) {
      const own = join(folder, 'contradictions', hexOf(log.name));
      const reduced = ownNote(log, note);
      await mkdir(own, { recursive: true, mode: 0o700 });
      if ((await readdir(own)).length >= ACCUSATIONS_MAX) return;
      await makeFile(join(own, hexOf(reduced)), reduced);
    },
  };
}

/** A signed head with its log's signature alone, once: what others signed under it is not vouched for. The log's has been verified. */
export function ownNote(log: VerifierKey, note: string): string {
  const read = readNote(note);
  if (read === null) throw new Error('this is no note');
  return writeNote({ text: read.text, signatures: signaturesOf(read, log).slice(0, 1) });
}

function hexOf(text: string): string {
  return Buffer.from(sha256(Buffer.from(text))).toString('hex');
}

async function turnsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((it) => TURN.test(it)).sort();
}

async function makeFolder(root: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await syncFolder(join(root, 'seen'));
  await syncFolder(root);
}
