import * as calls from '@shwekan/contract';
import { on, type Route } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { checkHealth, headerText, listBanners, listSocialLinks, readAppSetting } from './home.ts';
import { broadcastText, readHeaderTexts, writeHeaderTexts } from './marquee.ts';

export function contentRoutes(world: World): Route[] {
  return [
    on(calls.banner, () => listBanners(world)),
    on(calls.headerPlayText, (call) => headerText(world, call.language)),
    on(calls.socialLink, () => listSocialLinks(world)),
    on(calls.appSetting, () => readAppSetting(world)),
    on(calls.health, () => checkHealth(world)),
    on(calls.broadcast, (call) => broadcastText(world, call, call.body.text)),
    on(calls.headerTexts, () => readHeaderTexts(world)),
    on(calls.changeHeaderText, (call) => writeHeaderTexts(world, call, call.body)),
  ];
}
