import type { AnyDeedKind } from '../platform/deeds/kind.ts';
import { unblockDeed } from './unblock-deed.ts';

/** What needs a second person of who may play. */
export const playersDeeds: readonly AnyDeedKind[] = [unblockDeed];
