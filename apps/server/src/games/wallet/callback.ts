import type { Unit, UnitOutcome } from '../dialects/operation.ts';
import type { DialectName } from '../dialects/settings.ts';

/** A signed callback that asks for more than a balance. */
export type Callback = {
  dialect: DialectName;
  method: string;
  address: string;
  /** The body as it came. */
  request: string;
  units: Unit[];
  /** The body of the answer in the dialect. */
  answer(outcomes: UnitOutcome[]): string;
};
