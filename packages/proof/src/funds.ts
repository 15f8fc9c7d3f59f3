import { fromBase64, fromHex, utf8 } from './bytes.ts';
import { readCanonical } from './canonical.ts';
import { openCheckpoint } from './checkpoint.ts';
import { fundsTotals } from './day-findings.ts';
import { OWED_PARTS } from './day-leaf.ts';
import type { CheckState } from './draw-leaves.ts';
import { isAmount, isObject, isText, objectOf } from './json-shape.ts';
import { hashLeaf, isIncluded } from './merkle.ts';
import { readVerifierKey } from './note.ts';
import { readProof } from './proof-file.ts';
import type { ProofTools, ProofTrust } from './proof-trust.ts';
import { type LogEntry, readEntry } from './receipt-file.ts';
import { isInSum } from './sum-tree.ts';

/** What a player holds of a day: their own leaves in the tree over what the house owed, and where the log tells of it. Nothing of it is verified. */
export type FundsProof = {
  readonly origin: string;
  readonly log_key: string;
  readonly day: string;
  /** The player's code, as the app shows it. */
  readonly player: string;
  readonly leaf: { readonly entry: string; readonly proof: string };
  readonly parts: readonly FundsPart[];
};
type FundsPart = {
  readonly leaf: string;
  readonly index: number;
  readonly path: readonly { readonly hash: string; readonly sum: number }[];
};

/**
 * What is asked of it. `unsure`: this file does not show it. Nobody signs a player's leaves, so a file that was damaged speaks against nobody; the house signed
 * what it told in all, so `in_total` is `false` when that contradicts itself. `whole` is of the purses that are here: one that is left out altogether is
 * seen by nobody but the player, who knows what they had.
 */
export const FUNDS_CHECKS = ['log_signed', 'in_total', 'whole'] as const;
export type FundsCheck = (typeof FUNDS_CHECKS)[number];
export type FundsVerdict = {
  readonly checks: Readonly<Record<FundsCheck, CheckState>>;
  readonly day: string | null;
  /** What the player had by kind of purse; what all had, and with open stakes what the house owed. Null while nothing is shown, or a contradiction. */
  readonly own_pya: Readonly<Record<string, number>>;
  readonly balance_pya: number;
  readonly purses_pya: number | null;
  readonly owed_pya: number | null;
};

type OwedPart = { kind: string; part: number; amount_pya: number };

/** Reads such a file, or answers null for anything that is not one of a version that is known. */
export function readFundsProof(text: string): FundsProof | null {
  const it = objectOf(text);
  if (it?.['v'] !== 1 || it['type'] !== 'funds_proof') return null;
  const { origin, log_key, day, player, leaf, parts } = it;
  if (!isText(origin) || !isText(log_key) || !isText(day) || !isText(player) || !Array.isArray(parts)) return null;
  if (!isObject(leaf) || !isText(leaf['entry']) || !isText(leaf['proof']) || !parts.every(isPart)) return null;
  return { origin, log_key, day, player, leaf: { entry: leaf['entry'], proof: leaf['proof'] }, parts };
}

/**
 * Verifies without asking anybody that the log tells of the day, that what it tells adds up, that each leaf is this player's and of this day, stands in the
 * tree with its amount, and that of each purse there are both parts. Without a leaf nothing is shown of the player.
 */
export async function verifyFunds(tools: ProofTools, proof: FundsProof, trust: ProofTrust): Promise<FundsVerdict> {
  const funds = await openFunds(tools, proof, trust);
  if (funds === null) return verdictOf(null, [], { log_signed: 'unsure', in_total: 'unsure', whole: 'unsure' });
  const totals = fundsTotals(funds);
  if (totals === null) return verdictOf(funds, [], { log_signed: 'true', in_total: 'false', whole: 'unsure' });
  if (proof.parts.length === 0) return verdictOf(funds, [], { log_signed: 'true', in_total: 'unsure', whole: 'unsure' });
  const { sha256 } = tools;
  const tree = { hash: fromHex(totals.root), sum: totals.purses_pya, size: totals.size };
  const own: OwedPart[] = [];
  const places = new Set<number>();
  for (const { leaf, index, path } of proof.parts) {
    const part = readOwed(leaf, proof);
    const nodes = path.map(({ hash, sum }) => ({ hash: fromBase64(hash) ?? new Uint8Array(), sum }));
    const node = { hash: hashLeaf(sha256, utf8(leaf)), sum: part?.amount_pya ?? -1, index };
    if (part === null || places.has(index) || !isInSum(sha256, node, nodes, tree))
      return verdictOf(funds, [], { log_signed: 'true', in_total: 'unsure', whole: 'unsure' });
    places.add(index);
    own.push(part);
  }
  const named = new Set(own.map(({ kind, part }) => `${kind}:${part}`));
  const kinds = new Set(own.map(({ kind }) => kind));
  const isWhole = named.size === own.length && own.length === kinds.size * OWED_PARTS;
  return verdictOf(funds, own, { log_signed: 'true', in_total: 'true', whole: isWhole ? 'true' : 'unsure' });
}

/** What the log tells of the funds of the day, or null when this is not shown to be in it. */
async function openFunds({ sha256, verify }: ProofTools, { day, leaf }: FundsProof, trust: ProofTrust): Promise<LogEntry | null> {
  const key = readVerifierKey(sha256, trust.log_key);
  const place = readProof(leaf.proof);
  const head = key === null || place === null ? null : await openCheckpoint(verify, place.checkpoint, key);
  const entry = readEntry(leaf.entry);
  if (place === null || head === null || entry?.type !== 'funds' || entry['day'] !== day) return null;
  const node = { hash: hashLeaf(sha256, utf8(leaf.entry)), index: place.index };
  return isIncluded(sha256, node, head.checkpoint, place.hashes) ? entry : null;
}

function readOwed(text: string, { day, player }: FundsProof): OwedPart | null {
  const it = readCanonical(text);
  if (it?.['v'] !== 1 || it['type'] !== 'owed' || it['day'] !== day || it['player'] !== player || it['parts'] !== OWED_PARTS) return null;
  const { kind, part, amount_pya } = it;
  const fits = isText(kind) && isAmount(part) && part < OWED_PARTS && isAmount(amount_pya);
  return fits ? { kind, part, amount_pya } : null;
}

function verdictOf(funds: LogEntry | null, own: readonly OwedPart[], checks: FundsVerdict['checks']): FundsVerdict {
  const own_pya: Record<string, number> = {};
  for (const { kind, amount_pya } of own) own_pya[kind] = (own_pya[kind] ?? 0) + amount_pya;
  const totals = funds === null ? null : fundsTotals(funds);
  return {
    checks,
    day: funds === null ? null : String(funds['day']),
    own_pya,
    balance_pya: own.reduce((sum, it) => sum + it.amount_pya, 0),
    purses_pya: totals?.purses_pya ?? null,
    owed_pya: totals?.owed_pya ?? null,
  };
}

function isPart(value: unknown): value is FundsPart {
  if (!isObject(value) || !isText(value['leaf']) || !isAmount(value['index'])) return false;
  const path = value['path'];
  return Array.isArray(path) && path.every((it) => isObject(it) && isText(it['hash']) && isAmount(it['sum']));
}
