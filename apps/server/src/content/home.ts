import { languages } from '@shwekan/phrases';
import { textIn } from '@shwekan/phrases/per-language';
import { appStart, shownContent, socialLinks } from '#queries/content/home.ts';
import type { Queryable } from '../platform/db.ts';
import { readSettings } from '../platform/house-settings.ts';
import { type KnownLicence, LICENCE } from '../platform/licence/licence.ts';
import { Refusal } from '../platform/refusal.ts';
import type { PageLanguage } from '../platform/refusal-answer.ts';
import { HOUSE_MAINTENANCE, noPlayReason } from '../platform/stop/stop.ts';
import { VERSION } from '../platform/version.ts';
import type { World } from '../platform/world.ts';

type AppStart = { is_maintained: boolean; licence: KnownLicence | null };

/** Banners of the home screen, in their order, with the picture of the language. One without a picture is not shown. */
export async function listBanners(world: World, language: PageLanguage) {
  const rows = await shownContent.run({ kind: 'banner' }, world.db);
  const shown = rows.map((it) => ({
    id: it.id,
    image: textIn(language, it.images),
    link: it.link,
    title: textIn(language, it.title),
  }));
  return { data: shown.filter((it) => it.image !== '') };
}

/** The running texts in a language, English where one is not told in it. Why nobody may play now comes before all of them. */
export async function headerText(world: World, language: PageLanguage) {
  const [rows, no_play] = await Promise.all([shownContent.run({ kind: 'header_text' }, world.db), noPlayReason(world.db, language)]);
  const told = rows.map((it) => ({ id: it.id, text: textIn(language, it.body) }));
  return { data: [{ id: 0, text: no_play }, ...told].filter((it) => it.text !== '') };
}

/** Common questions or the chapters of the privacy policy, in a language. */
export async function listTexts(world: World, kind: 'help' | 'privacy', language: PageLanguage) {
  const rows = await shownContent.run({ kind }, world.db);
  return { data: rows.map((it) => ({ id: it.id, title: textIn(language, it.title), body: textIn(language, it.body) })) };
}

/** Where the house can be reached; an empty text where it cannot. */
export async function listSocialLinks(db: Queryable) {
  const links = { facebook: '', viber: '', messenger: '', instagram: '', play_store: '', qr: '' };
  for (const { name, url } of await socialLinks.run(undefined, db)) links[name] = url;
  return { data: links };
}

/** What the app must know before anything else, in a language. */
export async function readAppSetting(world: World, language: PageLanguage) {
  const [{ is_maintained, licence }, [row], no_play_reason] = await Promise.all([
    readSettings<AppStart>(world.db, { is_maintained: HOUSE_MAINTENANCE, licence: LICENCE }),
    appStart.run(undefined, world.db),
    noPlayReason(world.db, language),
  ]);
  if (!row) throw new Error('the settings were not read');
  return {
    data: {
      version_name: VERSION,
      playstore: row.playstore ?? '',
      is_maintain: is_maintained ? ('1' as const) : ('0' as const),
      licence: licence?.reference ?? '',
      licence_expires_on: licence?.expires_on ?? null,
      no_play_reason,
      minimum_age: world.config.MINIMUM_AGE,
      currency: 'MMK',
      languages: [...languages],
      vapid_public_key: world.config.VAPID_PUBLIC_KEY ?? row.vapid_public_key ?? '',
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
