import {
  type AddCheckpoint,
  type Checkpoint,
  isConsistent,
  isSame,
  openCheckpoint,
  readAddCheckpoint,
  readCheckpoint,
  readNote,
  type VerifierKey,
  writeSignature,
} from '@shwekan/proof';
import { sha256, verifyEd25519 } from './crypto.ts';
import type { WitnessKey } from './key.ts';
import { ownNote, type Seen, type WitnessRecord } from './record.ts';

export type Witness = { key: WitnessKey; logs: readonly VerifierKey[]; record: WitnessRecord };
export type Answer = { status: number; type: 'text/plain; charset=utf-8' | 'text/x.tlog.size'; body: string };

const MS_PER_S = 1000;

/**
 * Answers an add-checkpoint (c2sp.org/tlog-witness). A checkpoint is cosigned when a log that is known signed it and it grew out of the last one
 * that was: what was cosigned is on the disk before the answer.
 */
export async function addCheckpoint({ key, logs, record }: Witness, body: string): Promise<Answer> {
  const asked = readAddCheckpoint(body);
  const text = asked && readNote(asked.checkpoint)?.text;
  const head = text && readCheckpoint(text);
  if (!asked || !text || !head) return refusal(400, 'this is no request of add-checkpoint');
  const log = logs.find((it) => it.name === head.origin);
  if (log === undefined) return refusal(404, 'this log is not witnessed here');
  if ((await openCheckpoint(verifyEd25519, asked.checkpoint, log)) === null) return refusal(403, 'the log of this key did not sign it');
  if (asked.old_size > head.size) return refusal(400, 'a log does not shrink');
  const seen = await record.last(log);
  const no = refuseGrowth(asked, head, seen);
  if (no === 'contradicts') {
    await record.accuse(log, asked.checkpoint);
    process.stderr.write(`${JSON.stringify({ msg: 'a log signed two heads of one size', origin: log.name, size: head.size })}\n`);
  }
  if (no === 'contradicts' || no === 'elsewhere') return conflict(seen);
  if (no === 'unproven') return refusal(422, 'the proof does not lead from the last checkpoint to this one');
  const line = `${writeSignature(key.cosign(text, Math.floor(Date.now() / MS_PER_S)))}\n`;
  const is_new = head.size > (seen?.head.size ?? 0);
  if (is_new && !(await record.keep(log, (seen?.turn ?? 0) + 1, ownNote(log, asked.checkpoint) + line)))
    return conflict(await record.last(log));
  return { status: 200, type: 'text/plain; charset=utf-8', body: line };
}

/** Why a signed head is not cosigned after what was seen, or null. */
function refuseGrowth(asked: AddCheckpoint, head: Checkpoint, seen: Seen | null): 'elsewhere' | 'contradicts' | 'unproven' | null {
  const old = seen?.head ?? { size: 0, root: sha256(new Uint8Array()) };
  if (asked.old_size !== old.size) {
    // Who signs another root of the same size has told two things, whatever was asked.
    return head.size === old.size && !isSame(head.root, old.root) ? 'contradicts' : 'elsewhere';
  }
  if (head.size === old.size && !isSame(head.root, old.root)) return 'contradicts';
  return isConsistent(sha256, old, head, asked.proof) ? null : 'unproven';
}

function conflict(seen: Seen | null): Answer {
  return { status: 409, type: 'text/x.tlog.size', body: `${seen?.head.size ?? 0}\n` };
}

export function refusal(status: number, why: string): Answer {
  return { status, type: 'text/plain; charset=utf-8', body: `${why}\n` };
}
