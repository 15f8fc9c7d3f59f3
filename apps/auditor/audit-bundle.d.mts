/** What tests and proofs see of the auditor. */
export type AuditedDraw = {
  draw: string;
  lottery: string;
  day: string;
  section: string;
  state: string;
  slips: number;
  staked: bigint;
  paid: bigint;
  back: bigint;
  profit: bigint;
};
export type BundleAudit = {
  draws: AuditedDraw[];
  purse_count: number;
  /** Null of a month that is not over. */
  closing_digest: string | null;
  /** The digests of what lies in this month and is proven by another, or the other way. */
  beside: Record<'stakes_before' | 'stakes_after' | 'payments_before' | 'payments_after', string>;
  findings: { check: string; what: string }[];
  remarks: string[];
};
export type BundleLines = Iterable<[table: string, text: string]> | AsyncIterable<[table: string, text: string]>;
export declare const CHECKS: Record<string, string>;
export declare function audit(
  lines: BundleLines,
  options?: {
    key?: string;
    checkpoints?: string[];
    witnesses?: string[];
    opening?: string;
    stakes?: string;
    payments?: string;
    now?: string;
  },
  say?: (draw: AuditedDraw) => void,
): Promise<BundleAudit>;
export declare function readBundle(path: string): AsyncGenerator<[table: string, text: string]>;
