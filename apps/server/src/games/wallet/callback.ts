import type { DialectName } from '@shwekan/rules';
import type { DialectRules } from '../dialects/dialect.ts';
import type { Unit, UnitOutcome } from '../dialects/operation.ts';

/** A signed callback that asks for more than a balance. */
export type Callback = {
  dialect: DialectName;
  rules: DialectRules;
  method: string;
  address: string;
  /** The body as it came. */
  request: string;
  units: Unit[];
  /** The body of the answer in the dialect. */
  answer(outcomes: UnitOutcome[]): string;
};
