import * as calls from '@shwekan/contract';
import { on, type Route } from '../serve.ts';
import type { World } from '../world.ts';
import { confirm, refuse, withdraw } from './decide.ts';
import { listDeeds } from './deeds.ts';
import type { AnyDeedKind } from './kind.ts';

/** The calls about deeds of every kind; asking for one is the room's own call. */
export function deedRoutes(world: World, kinds: readonly AnyDeedKind[]): Route[] {
  return [
    ...on(calls.deeds, {
      list: (call) => listDeeds(world, kinds, call),
      confirm: (call) => confirm(world, kinds, call),
      refuse: (call) => refuse(world, kinds, call),
      withdraw: (call) => withdraw(world, kinds, call),
    }),
  ];
}
