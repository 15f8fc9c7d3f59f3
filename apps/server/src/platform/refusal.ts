import type { RefusalCode } from '@shwekan/contract';

export type RefusalMore = {
  /** A sentence code per field, for the form that was sent. */
  errors?: Record<string, RefusalCode>;
  /** Facts the client needs beside the code: the failing numbers, what is left, when to try again. */
  details?: Record<string, unknown>;
  retry_after_s?: number;
};

/** A "no" that the contract of a call promises. Thrown by use cases, caught by the front door alone. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly more: RefusalMore;
  constructor(code: RefusalCode, more: RefusalMore = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.more = more;
  }
}

/** Throws when a rule answered a reason; does nothing for null. */
export function refuseIf(code: RefusalCode | null, more?: RefusalMore): void {
  if (code !== null) throw new Refusal(code, more);
}
