import type { AnyDeedKind } from '../platform/deeds/kind.ts';
import { noticeDeed } from './notice-deed.ts';

/** What needs a second person of what players are told. */
export const realtimeDeeds: readonly AnyDeedKind[] = [noticeDeed];
