import { content } from '@shwekan/contract';
import { type PerLanguage, textsOf } from '@shwekan/phrases/per-language';
import { isLinkAllowed } from '@shwekan/rules';
import {
  deleteContent,
  insertContent,
  type LockContentResult,
  listContent,
  lockContent,
  lockLinks,
  updateContent,
  writeLinks,
} from '#queries/content/console.ts';
import { auditCall } from '../platform/audit-row.ts';
import type { Tx } from '../platform/db.ts';
import { askDeed } from '../platform/deeds/ask.ts';
import { replacePicture } from '../platform/pictures.ts';
import { Refusal } from '../platform/refusal.ts';
import { refuseChanged } from '../platform/seen-record.ts';
import type { Call } from '../platform/serve.ts';
import { dropShown, type Files } from '../platform/storage.ts';
import type { World } from '../platform/world.ts';
import { listSocialLinks } from './home.ts';
import { linksDeed } from './links-deed.ts';

type Kind = Call<typeof content.add>['body']['kind'];
type ContentDraft = Omit<Call<typeof content.change>['body'], 'before'>;

/** What the house says and shows of a kind, in its order, also what is closed or not of today. */
export async function listItems(world: World, call: Call<typeof content.items>) {
  return { data: (await listContent.run({ kind: call.query.kind }, world.db)).map(forOperator) };
}

/** Adds an item at its place; refuses `text_missing`, `link_not_allowed`, `time_not_valid`. */
export async function addItem(world: World, call: Call<typeof content.add>) {
  const { kind, ...said } = call.body;
  refuseSaid(kind, said);
  return world.db.transaction(async (tx) => {
    const [added] = await insertContent.run({ kind, ...kept(said) }, tx);
    if (!added) throw new Error('no content was added');
    const data = forOperator(await lockItem(tx, added.id));
    await auditCall(tx, call, { action: 'add_content', subject: `content:${added.id}`, after: data });
    return { data };
  });
}

/** Changes an item as a whole; pictures it no longer shows are gone. Refuses as adding does, and `record_changed`. */
export async function editItem(world: World, files: Files, call: Call<typeof content.change>) {
  const { id } = call.params;
  const { before, data } = await world.db.transaction(async (tx) => {
    const old = forOperator(await lockItem(tx, id));
    refuseChanged(content.change.body.shape.before, call.body.before, old);
    refuseSaid(old.kind, call.body);
    await updateContent.run({ id, ...kept(call.body) }, tx);
    const changed = forOperator(await lockItem(tx, id));
    await auditCall(tx, call, { action: 'change_content', subject: `content:${id}`, before: old, after: changed });
    return { before: old, data: changed };
  });
  const still = Object.values(data.images);
  for (const address of Object.values(before.images)) if (!still.includes(address)) await dropShown(world, files, address);
  return { data };
}

/** Removes an item and its pictures. */
export async function removeItem(world: World, files: Files, call: Call<typeof content.remove>) {
  const { id } = call.params;
  const before = await world.db.transaction(async (tx) => {
    const old = forOperator(await lockItem(tx, id));
    await deleteContent.run({ id }, tx);
    await auditCall(tx, call, { action: 'remove_content', subject: `content:${id}`, before: old });
    return old;
  });
  for (const address of Object.values(before.images)) await dropShown(world, files, address);
  return {};
}

/** Sets the picture of an item for a language; the one before is gone. Refuses `image_not_valid`. */
export async function setItemImage(world: World, files: Files, call: Call<typeof content.setImage>) {
  const { id, language } = call.params;
  return replacePicture(world, { files, sent: call.image }, async (tx, address) => {
    const old = forOperator(await lockItem(tx, id));
    await updateContent.run({ id, ...kept({ ...old, images: { ...old.images, [language]: address } }) }, tx);
    const before = old.images[language];
    await auditCall(tx, call, {
      action: 'set_content_image',
      subject: `content:${id}`,
      before: { [language]: before },
      after: { [language]: address },
    });
    return { before, data: forOperator(await lockItem(tx, id)) };
  });
}

/**
 * Changes where players reach the house: a way that is only taken out goes at once, another address is asked for, with all that was sent. Refuses
 * `link_not_allowed` for an address outside the list, and `record_changed`.
 */
export async function editContactLinks(world: World, call: Call<typeof content.changeContactLinks>) {
  const { before: seen, ...after } = call.body;
  const wrong = Object.entries(after).find(([, url]) => url !== '' && !isLinkAllowed(url, true));
  if (wrong) throw new Refusal('link_not_allowed', { errors: { [wrong[0]]: 'link_not_allowed' } });
  return world.db.transaction(async (tx) => {
    await lockLinks.run(undefined, tx);
    const { data: before } = await listSocialLinks(tx);
    refuseChanged(content.changeContactLinks.body.shape.before, seen, before);
    // The keys of the links are their names.
    const names = Object.keys(before) as (keyof typeof before)[];
    if (names.some((name) => after[name] !== '' && after[name] !== before[name])) {
      return { data: before, deed_id: await askDeed(tx, linksDeed, { data: after, who: call.who, address: call.address }) };
    }
    await writeLinks.run({ links: JSON.stringify(after) }, tx);
    await auditCall(tx, call, { action: 'change_social_links', subject: 'social_links', before, after });
    return { ...(await listSocialLinks(tx)), deed_id: null };
  });
}

/** An item says something in English, which every other language falls back to; a banner is a picture. */
function refuseSaid(kind: Kind, said: ContentDraft): void {
  const is_missing = kind === 'banner' ? false : said.body.en === '' || (kind !== 'header_text' && said.title.en === '');
  if (is_missing) throw new Refusal('text_missing');
  if (said.link !== null && !isLinkAllowed(said.link)) throw new Refusal('link_not_allowed', { errors: { link: 'link_not_allowed' } });
  const { shown_from, shown_until } = said;
  if (shown_from !== null && shown_until !== null && Date.parse(shown_from) >= Date.parse(shown_until))
    throw new Refusal('time_not_valid', { errors: { shown_until: 'time_not_valid' } });
}

async function lockItem(tx: Tx, id: number): Promise<LockContentResult> {
  const [row] = await lockContent.run({ id }, tx);
  if (!row) throw new Refusal('not_found');
  return row;
}

function forOperator(row: LockContentResult) {
  return {
    id: row.id,
    kind: row.kind,
    title: textsOf(row.title),
    body: textsOf(row.body),
    images: imagesOf(row.images),
    link: row.link,
    position: row.position,
    is_open: row.is_open,
    shown_from: row.shown_from?.toISOString() ?? null,
    shown_until: row.shown_until?.toISOString() ?? null,
  };
}

function kept({ title, body, images, shown_from, shown_until, link, position, is_open }: ContentDraft) {
  const texts = { title: JSON.stringify(title), body: JSON.stringify(body), images: JSON.stringify(images) };
  const times = { shown_from: timeOf(shown_from), shown_until: timeOf(shown_until) };
  return { ...texts, ...times, link, position, is_open };
}

function timeOf(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant);
}

/** Stored pictures with a place for every language. */
function imagesOf(stored: unknown): PerLanguage<string | null> {
  return { en: null, zh: null, my: null, th: null, ...(stored as Partial<PerLanguage<string | null>>) };
}
