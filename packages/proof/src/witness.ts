import { fromBase64, toBase64, toCount } from './bytes.ts';

const PROOF_LINES_MAX = 63;
const HASH_BYTES = 32;

/** What a log sends to a witness (c2sp.org/tlog-witness, add-checkpoint): the size it knows of, the proof from there, the signed checkpoint. */
export type AddCheckpoint = { readonly old_size: number; readonly proof: readonly Uint8Array[]; readonly checkpoint: string };

/** The body of the request. */
export function writeAddCheckpoint({ old_size, proof, checkpoint }: AddCheckpoint): string {
  return `${[`old ${old_size}`, ...proof.map(toBase64)].join('\n')}\n\n${checkpoint}`;
}

/** Reads the body, or answers null when it is not exactly one. Verifies nothing. */
export function readAddCheckpoint(body: string): AddCheckpoint | null {
  const split = body.indexOf('\n\n');
  if (split < 0) return null;
  const [first = '', ...lines] = body.slice(0, split).split('\n');
  const old_size = first.startsWith('old ') ? toCount(first.slice('old '.length)) : null;
  const proof = lines.map(fromBase64);
  if (old_size === null || lines.length > PROOF_LINES_MAX || proof.some((hash) => hash?.length !== HASH_BYTES)) return null;
  return { old_size, proof: proof.filter((hash) => hash !== null), checkpoint: body.slice(split + 2) };
}
