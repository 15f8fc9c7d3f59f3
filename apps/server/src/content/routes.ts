import * as calls from '@shwekan/contract';
import { on, type Route } from '../platform/serve.ts';
import type { Files } from '../platform/storage.ts';
import type { World } from '../platform/world.ts';
import { broadcastText } from './broadcast.ts';
import { addItem, editContactLinks, editItem, listItems, removeItem, setItemImage } from './console.ts';
import { addEntry, editEntry, listEntries, removeEntry, setEntryImage, showDreamBook } from './dream-book.ts';
import { checkHealth, headerText, listBanners, listSocialLinks, listTexts, readAppSetting } from './home.ts';
import { showHouseMaintenance, switchHouseMaintenance } from './house-maintenance.ts';

export function contentRoutes(world: World, files: Files): Route[] {
  return [
    ...on(calls.content, {
      banners: (call) => listBanners(world, call.language),
      headerText: (call) => headerText(world, call.language),
      help: (call) => listTexts(world, 'help', call.language),
      privacyPolicy: (call) => listTexts(world, 'privacy', call.language),
      socialLinks: () => listSocialLinks(world.db),
      appSetting: (call) => readAppSetting(world, call.language),
      health: () => checkHealth(world),
      broadcast: (call) => broadcastText(world, call),
      items: (call) => listItems(world, call),
      add: (call) => addItem(world, call),
      change: (call) => editItem(world, files, call),
      remove: (call) => removeItem(world, files, call),
      setImage: (call) => setItemImage(world, files, call),
      contactLinks: () => listSocialLinks(world.db),
      changeContactLinks: (call) => editContactLinks(world, call),
      houseMaintenance: () => showHouseMaintenance(world),
      changeHouseMaintenance: (call) => switchHouseMaintenance(world, call),
    }),
    ...on(calls.dreamBook, {
      show: (call) => showDreamBook(world, call.language),
      entries: () => listEntries(world),
      add: (call) => addEntry(world, call),
      change: (call) => editEntry(world, call),
      setImage: (call) => setEntryImage(world, files, call),
      remove: (call) => removeEntry(world, files, call),
    }),
  ];
}
