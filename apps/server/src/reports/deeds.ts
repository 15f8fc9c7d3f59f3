import type { AnyDeedKind } from '../platform/deeds/kind.ts';
import { signingDeed } from './signing-deed.ts';

/** What needs a second person in the reports. */
export const reportsDeeds: readonly AnyDeedKind[] = [signingDeed];
