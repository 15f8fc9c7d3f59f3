import { content } from '@shwekan/contract';
import { type PerLanguage, textIn, textsOf } from '@shwekan/phrases/per-language';
import { stampShown } from '@shwekan/rules';
import { z } from 'zod';
import { findContent, type LockContentResult, lockContent, openContent } from '#queries/content/console.ts';
import type { Queryable } from '../platform/db.ts';
import type { DeedKind, DeedLine } from '../platform/deeds/kind.ts';
import { TEXTS, TITLES, textLines } from '../platform/deeds/player-lines.ts';

/** What players read and see of an item, and when. Its place in the list is not of it. */
const ItemText = content.change.body.shape.before.omit({ position: true, is_open: true });
export type ItemText = z.output<typeof ItemText>;
const Opening = ItemText.extend({ item_id: z.number() });
type ItemState = ItemText & { kind: LockContentResult['kind']; is_open: boolean };

const ONE: Record<ItemState['kind'], string> = { banner: 'banner', header_text: 'running text', help: 'question', privacy: 'chapter' };

/**
 * A banner, a running text, an answer or a chapter is shown to players, or is another while it is: an operator alone could tell them all whom to
 * pay, day and night.
 */
export const itemDeed: DeedKind<z.output<typeof Opening>, ItemState> = {
  kind: 'content',
  asks: ['content'],
  decides: ['content'],
  data: Opening,
  subject: ({ item_id }) => `content:${item_id}`,
  async lock(tx, { item_id }) {
    await lockContent.run({ id: item_id }, tx);
  },
  async basis(db, { item_id }) {
    return itemOf(db, item_id);
  },
  title(data, { kind, is_open }) {
    const [one, name] = [ONE[kind], nameOf(data)];
    return is_open ? `The ${one} “${name}” changes` : `The ${one} “${name}” opens`;
  },
  lines(data, { is_open, ...now }) {
    const before = is_open ? now : null;
    return [
      ...textLines(TITLES, before?.title ?? null, data.title),
      ...textLines(TEXTS, before?.body ?? null, data.body),
      ...pictureLines(before?.images ?? NO_PICTURES, data.images),
      ...linesOf('Leads to', before?.link ?? null, data.link),
      ...linesOf('From', moment(before?.shown_from), moment(data.shown_from)),
      // Also where it has no end: one that was left out by mistake is seen.
      ...linesOf('Until', before && until(before), until(data)),
    ];
  },
  async perform(tx, { data: { item_id, ...said } }) {
    await openContent.run({ id: item_id, ...keptSaid(said) }, tx);
  },
};

/** What an item says, of all that is known of it. */
export function saidOf({ title, body, images, link, shown_from, shown_until }: ItemText): ItemText {
  return { title, body, images, link, shown_from, shown_until };
}

/** What an item says, as it is stored. */
export function keptSaid({ title, body, images, link, shown_from, shown_until }: ItemText) {
  const texts = { title: JSON.stringify(title), body: JSON.stringify(body), images: JSON.stringify(images) };
  return { ...texts, link, shown_from: timeOf(shown_from), shown_until: timeOf(shown_until) };
}

/** What a stored item says. */
export function saidIn(row: LockContentResult): ItemText {
  return {
    title: textsOf(row.title),
    body: textsOf(row.body),
    images: { ...NO_PICTURES, ...(row.images as Partial<ItemText['images']>) },
    link: row.link,
    shown_from: row.shown_from?.toISOString() ?? null,
    shown_until: row.shown_until?.toISOString() ?? null,
  };
}

async function itemOf(db: Queryable, item_id: number): Promise<ItemState | null> {
  const [row] = await findContent.run({ id: item_id }, db);
  return row ? { ...saidIn(row), kind: row.kind, is_open: row.is_open } : null;
}

const PICTURES = { en: 'Picture, English', my: 'Picture, Burmese', th: 'Picture, Thai', zh: 'Picture, Chinese' } as const;
/** An item as it is added. */
export const NO_PICTURES: PerLanguage<string | null> = { en: null, zh: null, my: null, th: null };
const NAME_CHARS = 40;

function pictureLines(before: ItemText['images'], after: ItemText['images']): DeedLine[] {
  // The keys of the words are the languages.
  return (Object.keys(PICTURES) as (keyof typeof PICTURES)[]).flatMap((it) => linesOf(PICTURES[it], before[it], after[it]));
}

function linesOf(field: string, before: string | null, after: string | null): DeedLine[] {
  return before === after ? [] : [{ field, before, after }];
}

function nameOf({ title, body }: ItemText): string {
  return textIn('en', title) || textIn('en', body).slice(0, NAME_CHARS);
}

function moment(instant: string | null | undefined): string | null {
  return instant ? stampShown(new Date(instant)) : null;
}

function until({ shown_until }: Pick<ItemText, 'shown_until'>): string {
  return moment(shown_until) ?? 'always';
}

function timeOf(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant);
}
