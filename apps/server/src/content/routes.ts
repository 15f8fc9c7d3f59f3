import * as calls from '@shwekan/contract';
import { on, type Route } from '../platform/serve.ts';
import type { Files } from '../platform/storage.ts';
import type { World } from '../platform/world.ts';
import { editAppSettings, listAppSettings } from './app-settings.ts';
import { broadcastText } from './broadcast.ts';
import { addItem, editContactLinks, editItem, listItems, removeItem, setItemImage } from './desk.ts';
import { checkHealth, headerText, listBanners, listSocialLinks, listTexts, readAppSetting } from './home.ts';

export function contentRoutes(world: World, files: Files): Route[] {
  return [
    on(calls.banner, (call) => listBanners(world, call.language)),
    on(calls.headerPlayText, (call) => headerText(world, call.language)),
    on(calls.help, (call) => listTexts(world, 'help', call.language)),
    on(calls.privacyPolicy, (call) => listTexts(world, 'privacy', call.language)),
    on(calls.socialLink, () => listSocialLinks(world)),
    on(calls.appSetting, () => readAppSetting(world)),
    on(calls.health, () => checkHealth(world)),
    on(calls.broadcast, (call) => broadcastText(world, call)),
    on(calls.contentItems, (call) => listItems(world, call)),
    on(calls.addContent, (call) => addItem(world, call)),
    on(calls.changeContent, (call) => editItem(world, files, call)),
    on(calls.removeContent, (call) => removeItem(world, files, call)),
    on(calls.setContentImage, (call) => setItemImage(world, files, call)),
    on(calls.contactLinks, () => listSocialLinks(world)),
    on(calls.changeContactLinks, (call) => editContactLinks(world, call)),
    on(calls.appSettings, () => listAppSettings(world)),
    on(calls.changeAppSettings, (call) => editAppSettings(world, call)),
  ];
}
