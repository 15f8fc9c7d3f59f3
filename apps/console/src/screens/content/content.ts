import type { AnswerRow } from '@shwekan/contract';
import { NO_TEXTS } from '@shwekan/phrases/per-language';
import { z } from 'zod';
import { ask } from '../../app/queries.ts';
import { oneOf } from '../../app/search.ts';

export type Item = AnswerRow<'GET /api/console/content'>;
export type Kind = Item['kind'];
export type ContentDraft = Omit<Item, 'id' | 'kind'>;

/** What an item of each kind is made of. */
export const KINDS: Record<
  Kind,
  { name: string; one: string; title: string | null; body: string | null; has_picture: boolean; hint: string }
> = {
  banner: {
    name: 'Banners',
    one: 'banner',
    title: 'Description',
    body: null,
    has_picture: true,
    hint: 'Pictures that players swipe through on the home screen, five wide and two high. The description is read to those who cannot see it.',
  },
  header_text: {
    name: 'Running texts',
    one: 'running text',
    title: null,
    body: 'Text',
    has_picture: false,
    hint: 'Run over the home screen, one after the other.',
  },
  help: {
    name: 'Help',
    one: 'question',
    title: 'Question',
    body: 'Answer',
    has_picture: false,
    hint: 'Common questions, shown under Service.',
  },
  privacy: {
    name: 'Privacy policy',
    one: 'chapter',
    title: 'Chapter',
    body: 'Text',
    has_picture: false,
    hint: 'The chapters below its date and the sentences about age, which are fixed.',
  },
};

export const KIND_NAMES = Object.keys(KINDS) as Kind[];
export const NEW: ContentDraft = {
  title: NO_TEXTS,
  body: NO_TEXTS,
  images: { en: null, zh: null, my: null, th: null },
  link: null,
  position: 0,
  is_open: true,
  shown_from: null,
  shown_until: null,
};

/** Banners without a kind. */
export const contentSearch = z.object({ kind: oneOf(['banner', 'header_text', 'help', 'privacy']) });

/** All of a kind. */
export const contentItems = (kind: Kind = 'banner') => ask('GET /api/console/content', { query: { kind } });

/** Whether players see an item at a moment; one that is a picture is not seen without one. */
export function stateOf(item: ContentDraft & { kind: Kind }, now_ms: number): 'shown' | 'closed' | 'later' | 'ended' | 'unpictured' {
  if (!item.is_open) return 'closed';
  if (isUnpictured(item)) return 'unpictured';
  if (item.shown_from !== null && Date.parse(item.shown_from) > now_ms) return 'later';
  return item.shown_until !== null && Date.parse(item.shown_until) <= now_ms ? 'ended' : 'shown';
}

/** Whether an item that is a picture has none in any language. */
export function isUnpictured({ kind, images }: Pick<Item, 'kind' | 'images'>): boolean {
  return KINDS[kind].has_picture && Object.values(images).every((it) => it === null);
}
