import { languages } from '@shwekan/phrases';
import { Refusal } from '../platform/refusal.ts';
import type { PageLanguage } from '../platform/refused.ts';
import type { World } from '../platform/world.ts';
import { appSettings, openBanners, openHeaderTexts, socialLinks } from './home.queries.ts';

/** The version of the app that the stores may compare theirs with. */
const APP_VERSION = { version_code: 1, version_name: '0.1.0', force_update: 0 };

/** Banners of the home screen, in their order. */
export async function listBanners(world: World) {
  return { data: await openBanners.run(undefined, world.db) };
}

/** The running text in a language, English where it is not told in it. */
export async function headerText(world: World, language: PageLanguage) {
  const rows = await openHeaderTexts.run(undefined, world.db);
  const told = rows.map((it) => {
    const texts = it.text as Partial<Record<PageLanguage, string>>;
    return { id: it.id, text: texts[language] || texts.en || '' };
  });
  return { data: told.filter((it) => it.text !== '') };
}

/** Where the house can be reached; an empty text where it cannot. */
export async function listSocialLinks(world: World) {
  const links = { facebook: '', viber: '', messenger: '', instagram: '', play_store: '', qr: '' };
  for (const { name, url } of await socialLinks.run(undefined, world.db)) links[name as keyof typeof links] = url;
  return { data: links };
}

/** What the app must know before anything else. `is_maintain` is a setting: '1' while the house is under maintenance. */
export async function readAppSetting(world: World) {
  const [row] = await appSettings.run(undefined, world.db);
  if (!row) throw new Error('the settings were not read');
  return {
    data: {
      ...APP_VERSION,
      playstore: row.playstore ?? '',
      is_maintain: row.is_maintain === '1' ? ('1' as const) : ('0' as const),
      minimum_age: world.config.MINIMUM_AGE,
      currency: 'MMK',
      languages: [...languages],
      is_demo: world.config.DEMO,
      now: row.now.toISOString(),
    },
  };
}

/** Whether the server can take calls; `busy` (503) while the database does not answer. */
export async function checkHealth(world: World) {
  if (!(await world.db.ping())) throw new Refusal('busy');
  return { data: { database: true } };
}
