import { concat, type Sha256, toHex, utf8 } from './bytes.ts';

/** An entry of the ledger as a day's root has it. A purse of the house is `kind:name`, a player's its id. */
export type EntryLeaf = {
  readonly id: string;
  readonly ref: string;
  readonly reason: string;
  readonly at: string;
  readonly operator: string | null;
  readonly moves: readonly { readonly amount: number; readonly from: string; readonly to: string }[];
};

/** What a part of a player's purse says in the tree over what the house owes. */
export type OwedLeaf = {
  readonly amount_pya: number;
  readonly day: string;
  readonly kind: string;
  readonly part: number;
  /** The player's code, which stands in the app: who is shown another's leaf sees it. */
  readonly player: string;
  readonly salt: string;
};

/** Of how many leaves each purse is. */
export const OWED_PARTS = 2;
const SALT_LETTERS = 32;
const TWO_TO_32 = 2 ** 32;

/** The leaf of an entry. Its members stand in the order of canonical JSON: the plain writer of JSON then writes them as RFC 8785 does. */
export function writeEntryLeaf({ at, id, moves, operator, reason, ref }: EntryLeaf): string {
  const ordered = moves.map(({ amount, from, to }) => ({ amount, from, to }));
  return JSON.stringify({ at, id, moves: ordered, operator, reason, ref, type: 'entry', v: 1 });
}

/** The leaf of a part of a purse, in the same way. */
export function writeOwedLeaf({ amount_pya, day, kind, part, player, salt }: OwedLeaf): string {
  return JSON.stringify({ amount_pya, day, kind, part, parts: OWED_PARTS, player, salt, type: 'owed', v: 1 });
}

/**
 * The leaves of a purse: its balance in two parts, which a secret of the house divides anew each day. The amount beside somebody's leaf
 * is nobody's balance then.
 */
export function owedLeaves(
  sha256: Sha256,
  secret: Uint8Array,
  purse: { readonly day: string; readonly kind: string; readonly player: string; readonly balance_pya: number },
): OwedLeaf[] {
  const { balance_pya, ...of } = purse;
  const secretly = (what: string) => sha256(concat(utf8(toHex(secret)), utf8(`owed:${of.day}:${of.player}:${of.kind}:${what}`)));
  const share = new DataView(secretly('split').slice().buffer).getUint32(0) / TWO_TO_32;
  const first = Math.floor(balance_pya * share);
  return [first, balance_pya - first].map((amount_pya, part) => ({
    ...of,
    ...{ amount_pya, part, salt: toHex(secretly(String(part))).slice(0, SALT_LETTERS) },
  }));
}

/** The hash of a leaf that owes nothing and fills a tree up: of which nobody can tell that it is one. */
export function fillingHash(sha256: Sha256, secret: Uint8Array, day: string, nth: number): Uint8Array {
  return sha256(sha256(concat(secret, utf8(`owed:${day}:filling:${nth}`))));
}
