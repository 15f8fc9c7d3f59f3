import { cashDeeds } from './cash/deeds.ts';
import type { AnyDeedKind } from './platform/deeds/kind.ts';

/** What needs a second person, of every room. */
export const deedKinds: readonly AnyDeedKind[] = [...cashDeeds];
