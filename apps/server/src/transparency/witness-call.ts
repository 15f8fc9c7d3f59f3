import {
  openCheckpoint,
  proveGrowthInTiles,
  readSignature,
  signaturesOf,
  toCount,
  writeAddCheckpoint,
  writeSignature,
} from '@shwekan/proof';
import type { CheckpointToCosignResult } from '#queries/transparency/witness.ts';
import type { OutsideWitness } from '../platform/config-log.ts';
import { type Fetched, fetchOutside, reachOf } from '../platform/outside.ts';
import type { World } from '../platform/world.ts';
import { keysOf, sha256, verifyEd25519 } from './key.ts';
import { logTiles } from './tiles.ts';

/** What asking a witness came to. `forked`: it knows `more` than the house's log has, or `other` leaves than those that it has. */
export type WitnessAnswer = { line: string } | { trouble: string; forked?: 'more' | 'other' };

const TIMEOUT_MS = 5_000;
const ANSWER_BYTES_MAX = 16 * 1024;
/** A witness' clock may differ from this machine's so much. It is no time of the product's, whose clock a demo moves. */
const CLOCK_APART_S = 600;
const MS_PER_S = 1000;

/**
 * Asks a witness for its signature under a checkpoint (c2sp.org/tlog-witness, add-checkpoint), with the proof from the last one that it signed. It may know
 * another size than we think: then it says so, and is asked once more from there.
 */
export async function askCosignature(world: World, witness: OutsideWitness, head: CheckpointToCosignResult): Promise<WitnessAnswer> {
  let old_size = Math.min(head.cosigned_size ?? 0, head.size);
  for (let is_told = false; ; is_told = true) {
    const answer = await send(world, witness, head, old_size);
    if ('trouble' in answer) return answer;
    const { status, bytes } = answer;
    if (status === 200) return lineOf(witness, head, bytes.toString('utf8'));
    if (status === 422)
      return { trouble: `what it knows of ${old_size} leaves is not how this log of ${head.size} began`, forked: 'other' };
    if (status !== 409) return { trouble: `it answers ${status}` };
    const known = toCount(bytes.toString('utf8').trim());
    if (known === null) return { trouble: 'it answers 409 without the size that it knows' };
    if (known > head.size) return { trouble: `it knows a head of ${known} leaves, and this log has ${head.size}`, forked: 'more' };
    if (known === old_size && known === head.size) return { trouble: `it knows another head of ${known} leaves`, forked: 'other' };
    if (is_told || known === old_size) return { trouble: `it says ${known} and takes no proof from there` };
    old_size = known;
  }
}

async function send(
  { config, db }: World,
  { url }: OutsideWitness,
  { size, note }: CheckpointToCosignResult,
  old_size: number,
): Promise<Fetched | { trouble: string }> {
  const proof = await proveGrowthInTiles(sha256, logTiles(db), old_size, size);
  const request = {
    method: 'POST',
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: writeAddCheckpoint({ old_size, proof, checkpoint: note }),
  } as const;
  const limits = { timeout_ms: TIMEOUT_MS, most_bytes: ANSWER_BYTES_MAX, reach: reachOf(config) };
  const answer = await fetchOutside(new URL('add-checkpoint', url), request, limits);
  return answer.outcome === 'done' ? answer.value : { trouble: answer.error };
}

/** The line of the witness' own key, when it is what it says. */
async function lineOf(
  { verifier }: OutsideWitness,
  { origin, public_key, note }: CheckpointToCosignResult,
  lines: string,
): Promise<WitnessAnswer> {
  const own = lines
    .split('\n')
    .map(readSignature)
    .filter((it) => it !== null);
  const [signature] = signaturesOf({ text: '', signatures: own }, verifier);
  if (signature === undefined) return { trouble: 'its answer has no signature of its key' };
  const line = writeSignature(signature);
  const opened = await openCheckpoint(verifyEd25519, `${note}${line}\n`, keysOf(origin, public_key).log, [verifier]);
  const [signed] = opened?.witnesses ?? [];
  if (signed === undefined) return { trouble: 'its signature is false' };
  const apart_s = Math.abs(signed.time_s - Date.now() / MS_PER_S);
  return apart_s > CLOCK_APART_S ? { trouble: `its clock is ${Math.round(apart_s)} s from this machine's` } : { line };
}
