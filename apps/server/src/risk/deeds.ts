import type { AnyDeedKind } from '../platform/deeds/kind.ts';
import { caseClosingDeed } from './case-closing-deed.ts';
import { caseLimitsDeed } from './case-limits-deed.ts';

/** What needs a second person in the risk room. */
export const riskDeeds: readonly AnyDeedKind[] = [caseLimitsDeed, caseClosingDeed];
