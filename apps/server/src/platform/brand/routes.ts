import * as calls from '@shwekan/contract';
import { on, type Route } from '../serve.ts';
import type { Files } from '../storage.ts';
import type { World } from '../world.ts';
import { changeBrand, sendLogo, showBrand } from './change.ts';

/** The calls about the brand of the house. */
export function brandRoutes(world: World, files: Files): Route[] {
  return on(calls.brand, {
    show: () => showBrand(world),
    sendLogo: (call) => sendLogo(world, files, call),
    change: (call) => changeBrand(world, call),
  });
}
