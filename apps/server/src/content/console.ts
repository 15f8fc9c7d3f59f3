import { isDeepStrictEqual } from 'node:util';
import { content } from '@shwekan/contract';
import { isLinkAllowed } from '@shwekan/rules';
import {
  deleteContent,
  insertContent,
  isPictureOfDeed,
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
import { type ItemText, itemDeed, keptSaid, NO_PICTURES, saidIn, saidOf } from './item-deed.ts';
import { linksDeed } from './links-deed.ts';

type Kind = Call<typeof content.add>['body']['kind'];

/** What the house says and shows of a kind, in its order, also what is closed or not of today. */
export async function listItems(world: World, call: Call<typeof content.items>) {
  return { data: (await listContent.run({ kind: call.query.kind }, world.db)).map(forOperator) };
}

/**
 * Adds an item at its place, closed and without a picture; that it is shown is asked for with it, and takes a second person. Refuses `text_missing`,
 * `link_not_allowed`, `time_not_valid`.
 */
export async function addItem(world: World, call: Call<typeof content.add>) {
  const { kind, position, is_open, ...body } = call.body;
  const said = saidOf({ ...body, images: NO_PICTURES });
  refuseSaid(kind, said);
  const { who, address } = call;
  return world.db.transaction(async (tx) => {
    const [added] = await insertContent.run({ kind, position, ...keptSaid(said) }, tx);
    if (!added) throw new Error('no content was added');
    const data = forOperator(await lockItem(tx, added.id));
    await auditCall(tx, call, { action: 'add_content', subject: `content:${added.id}`, after: data });
    const deed_id = is_open ? await askDeed(tx, itemDeed, { data: { item_id: added.id, ...said }, who, address }) : null;
    return { data, deed_id };
  });
}

/**
 * Changes an item as a whole. One that is closed is changed freely, and may lose pictures. That it opens, and while it is open all that players
 * read and see of it, waits for a second person; to close it takes nobody else. Refuses as adding does, `record_changed`, and `image_not_valid` for
 * a picture that was not sent for it.
 */
export async function editItem(world: World, files: Files, call: Call<typeof content.change>) {
  const { id } = call.params;
  const { who, address } = call;
  const { gone, ...answer } = await world.db.transaction(async (tx) => {
    const old = forOperator(await lockItem(tx, id));
    refuseChanged(content.change.body.shape.before, call.body.before, old);
    const { position, is_open } = call.body;
    const [said, now] = [saidOf(call.body), saidOf(old)];
    refuseSaid(old.kind, said);
    refusePictures(now, said);
    const takes_two = is_open && !(old.is_open && isDeepStrictEqual(said, now));
    const kept = takes_two ? { ...now, is_open: old.is_open } : { ...said, is_open };
    await updateContent.run({ id, position, is_open: kept.is_open, ...keptSaid(kept) }, tx);
    const data = forOperator(await lockItem(tx, id));
    if (!takes_two || !isDeepStrictEqual(old, data))
      await auditCall(tx, call, { action: 'change_content', subject: `content:${id}`, before: old, after: data });
    const deed_id = takes_two ? await askDeed(tx, itemDeed, { data: { item_id: id, ...said }, who, address }) : null;
    return { data, deed_id, gone: await unseen(tx, id, now.images, kept.images) };
  });
  for (const picture of gone) await dropShown(world, files, picture);
  return answer;
}

/** Removes an item and those of its pictures that no deed shows. */
export async function removeItem(world: World, files: Files, call: Call<typeof content.remove>) {
  const { id } = call.params;
  const gone = await world.db.transaction(async (tx) => {
    const old = forOperator(await lockItem(tx, id));
    await deleteContent.run({ id }, tx);
    await auditCall(tx, call, { action: 'remove_content', subject: `content:${id}`, before: old });
    return unseen(tx, id, old.images, NO_PICTURES);
  });
  for (const picture of gone) await dropShown(world, files, picture);
  return {};
}

/**
 * Sets the picture of an item for a language; of one that is open it is asked for. The one before is gone, but for one that people saw in a deed:
 * who looks later sees what they decided. Refuses `image_not_valid`.
 */
export async function setItemImage(world: World, files: Files, call: Call<typeof content.setImage>) {
  const { id, language } = call.params;
  const { who, address } = call;
  let deed_id: number | null = null;
  const { data } = await replacePicture(world, { files, sent: call.image }, async (tx, image) => {
    const old = forOperator(await lockItem(tx, id));
    const said = saidOf({ ...old, images: { ...old.images, [language]: image } });
    if (old.is_open) {
      deed_id = await askDeed(tx, itemDeed, { data: { item_id: id, ...said }, who, address });
      return { before: null, data: old };
    }
    await updateContent.run({ id, position: old.position, is_open: false, ...keptSaid(said) }, tx);
    const before = old.images[language];
    await auditCall(tx, call, {
      action: 'set_content_image',
      subject: `content:${id}`,
      before: { [language]: before },
      after: { [language]: image },
    });
    const [gone = null] = await unseen(tx, id, { ...NO_PICTURES, [language]: before }, said.images);
    return { before: gone, data: forOperator(await lockItem(tx, id)) };
  });
  return { data, deed_id };
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
function refuseSaid(kind: Kind, { title, body, link, shown_from, shown_until }: ItemText): void {
  const is_missing = kind === 'banner' ? false : body.en === '' || (kind !== 'header_text' && title.en === '');
  if (is_missing) throw new Refusal('text_missing');
  if (link !== null && !isLinkAllowed(link)) throw new Refusal('link_not_allowed', { errors: { link: 'link_not_allowed' } });
  if (shown_from !== null && shown_until !== null && Date.parse(shown_from) >= Date.parse(shown_until))
    throw new Refusal('time_not_valid', { errors: { shown_until: 'time_not_valid' } });
}

/** An item has the pictures that were sent for it: one that belongs elsewhere would be gone there, once it is gone here. */
function refusePictures(now: ItemText, said: ItemText): void {
  const own = new Set(Object.values(now.images));
  if (Object.values(said.images).some((it) => it !== null && !own.has(it)))
    throw new Refusal('image_not_valid', { errors: { images: 'image_not_valid' } });
}

/** The pictures of an item that stood there before and do not now, but for those that people saw in a deed. */
async function unseen(tx: Tx, id: number, before: ItemText['images'], after: ItemText['images']): Promise<string[]> {
  const still = Object.values(after);
  const gone = Object.values(before).filter((it) => it !== null && !still.includes(it)) as string[];
  const found = [];
  for (const image of new Set(gone)) {
    const [shown] = await isPictureOfDeed.run({ id, image }, tx);
    if (!shown?.is_of_deed) found.push(image);
  }
  return found;
}

async function lockItem(tx: Tx, id: number): Promise<LockContentResult> {
  const [row] = await lockContent.run({ id }, tx);
  if (!row) throw new Refusal('not_found');
  return row;
}

function forOperator(row: LockContentResult) {
  const { id, kind, position, is_open } = row;
  return { id, kind, ...saidIn(row), position, is_open };
}
