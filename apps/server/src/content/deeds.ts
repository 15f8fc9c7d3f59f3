import type { AnyDeedKind } from '../platform/deeds/kind.ts';
import { broadcastDeed } from './broadcast-deed.ts';
import { itemDeed } from './item-deed.ts';
import { linksDeed } from './links-deed.ts';

/** What needs a second person of what the house says and shows. */
export const contentDeeds: readonly AnyDeedKind[] = [linksDeed, broadcastDeed, itemDeed];
