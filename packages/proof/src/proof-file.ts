import { fromBase64, toBase64, toCount } from './bytes.ts';

const HEAD = 'c2sp.org/tlog-proof@v1';
const HASH_BYTES = 32;

/** A proof that stands on its own (c2sp.org/tlog-proof): where an entry is, the hashes up to the root, the signed checkpoint. */
export type ProofFile = {
  readonly extra: Uint8Array | null;
  readonly index: number;
  readonly hashes: readonly Uint8Array[];
  readonly checkpoint: string;
};

/** The proof as a file. */
export function writeProof({ extra, index, hashes, checkpoint }: ProofFile): string {
  const lines = [HEAD, ...(extra === null ? [] : [`extra ${toBase64(extra)}`]), `index ${index}`, ...hashes.map(toBase64)];
  return `${lines.join('\n')}\n\n${checkpoint}`;
}

/** Reads such a file, or answers null when it is not exactly one. Verifies nothing, and `extra` is never to be trusted. */
export function readProof(text: string): ProofFile | null {
  const split = text.indexOf('\n\n');
  if (split < 0) return null;
  const [head, ...lines] = text.slice(0, split).split('\n');
  const extra_text = lines[0]?.startsWith('extra ') ? lines.shift()?.slice('extra '.length) : undefined;
  const index_line = lines.shift() ?? '';
  const index = index_line.startsWith('index ') ? toCount(index_line.slice('index '.length)) : null;
  const extra = extra_text === undefined ? null : fromBase64(extra_text);
  const hashes = lines.map(fromBase64);
  if (head !== HEAD || index === null || (extra_text !== undefined && extra === null)) return null;
  if (hashes.some((hash) => hash?.length !== HASH_BYTES)) return null;
  return { extra, index, hashes: hashes.filter((hash) => hash !== null), checkpoint: text.slice(split + 2) };
}
