import { hashes, verify } from '@noble/ed25519';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import {
  type Checkpoint,
  type DrawProof,
  type DrawVerdict,
  type FundsProof,
  type FundsVerdict,
  isConsistent,
  openCheckpoint,
  type ProofTools,
  proveGrowthInTiles,
  type ReadTile,
  type Receipt,
  type ReceiptVerdict,
  readDrawProof,
  readFundsProof,
  readProof,
  readReceipt,
  readVerifierKey,
  TILE_WIDTH,
  tilePath,
  verifyDraw,
  verifyFunds,
  verifyReceipt,
} from '@shwekan/proof';

// Old phones' own Ed25519 is missing or hidden from plain http: this needs nothing of the browser.
hashes.sha512 = sha512;

const AGAIN_MS = 3_000;

/** Says by which key a file is verified. */
type KeyOf = (file: { origin: string; log_key: string }) => string;

const TOOLS: ProofTools = {
  sha256,
  verify: (public_key, message, signature) => {
    try {
      return verify(signature, message, public_key, { zip215: false });
    } catch {
      return false;
    }
  },
};

/** Whether a text is the key of a witness. */
export function isWitnessKey(text: string): boolean {
  return readVerifierKey(sha256, text)?.type === 'cosignature';
}

/** Reads and verifies a receipt on this phone, without asking anybody; null when it is none. */
export async function verification(
  text: string,
  keyOf: KeyOf,
  witnesses: readonly string[],
): Promise<{ receipt: Receipt; verdict: ReceiptVerdict } | null> {
  const receipt = readReceipt(text);
  if (receipt === null) return null;
  return { receipt, verdict: await verifyReceipt(TOOLS, receipt, { log_key: keyOf(receipt), witnesses }) };
}

/** Reads and verifies in the same way what proves a player's money in what the house owes. */
export async function fundsVerification(text: string, keyOf: KeyOf): Promise<{ proof: FundsProof; verdict: FundsVerdict } | null> {
  const proof = readFundsProof(text);
  if (proof === null) return null;
  return { proof, verdict: await verifyFunds(TOOLS, proof, { log_key: keyOf(proof), witnesses: [] }) };
}

/** Reads and verifies the proof of a draw in the same way. */
export async function drawVerification(
  text: string,
  keyOf: KeyOf,
  witnesses: readonly string[],
): Promise<{ proof: DrawProof; verdict: DrawVerdict } | null> {
  const proof = readDrawProof(text);
  if (proof === null) return null;
  return { proof, verdict: await verifyDraw(TOOLS, proof, { log_key: keyOf(proof), witnesses }) };
}

/** The signed checkpoint under which a proof of the log stands; null when it has none. */
export function checkpointOf(leaves: DrawProof['leaves']): string | null {
  const [first] = leaves;
  return first === undefined ? null : (readProof(first.proof)?.checkpoint ?? null);
}

/** `forked`: of two checkpoints that the house signed, neither grew out of the other. `unknown`: the house could not be asked for its tiles. */
export type Growth = { state: 'grown' | 'forked' | 'unknown'; newer: string };

/** Whether the log under one checkpoint grew out of that under another, by the tiles that the house serves. Null when one of them is not signed by this key. */
export async function growthOf(notes: readonly [string, string], log_key: string): Promise<Growth | null> {
  const log = readVerifierKey(sha256, log_key);
  if (log === null) return null;
  const heads: { note: string; checkpoint: Checkpoint }[] = [];
  for (const note of notes) {
    const opened = await openCheckpoint(TOOLS.verify, note, log);
    if (opened === null) return null;
    heads.push({ note, checkpoint: opened.checkpoint });
  }
  const [old, tree] = heads.sort((one, other) => one.checkpoint.size - other.checkpoint.size);
  if (old === undefined || tree === undefined) return null;
  const tiles = servedTiles(tree.checkpoint.size, log.name);
  try {
    const proof = await proveGrowthInTiles(sha256, tiles.read, old.checkpoint.size, tree.checkpoint.size);
    const is_grown = isConsistent(sha256, old.checkpoint, tree.checkpoint, proof);
    return { state: is_grown ? 'grown' : 'forked', newer: tree.note };
  } catch {
    return { state: tiles.isRefused() ? 'forked' : 'unknown', newer: tree.note };
  }
}

/** The tiles of the log of this name as the house serves them: a cache may still have those of the name before. `isRefused`: it says twice that it does not have one that it signed. */
function servedTiles(size: number, origin: string): { read: ReadTile; isRefused: () => boolean } {
  let is_refused = false;
  const read: ReadTile = async (level, index) => {
    const count = Math.floor(size / TILE_WIDTH ** level) - index * TILE_WIDTH;
    const path = `/log/${tilePath({ level, index, width: Math.min(TILE_WIDTH, count) })}?of=${encodeURIComponent(origin)}`;
    let answer = await fetch(path);
    // A door that is being opened anew says so once.
    if (answer.status === 404) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      answer = await fetch(path);
    }
    if (answer.status === 404) is_refused = true;
    if (!answer.ok) throw new RangeError('a tile of the log did not come');
    return new Uint8Array(await answer.arrayBuffer());
  };
  return { read, isRefused: () => is_refused };
}
