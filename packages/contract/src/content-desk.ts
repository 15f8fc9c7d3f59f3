import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ById, Id, Instant, Line, Picture } from './fields.ts';

const Kind = z.enum(['banner', 'header_text', 'help', 'privacy']);
const PageLanguage = z.enum(['en', 'zh', 'my', 'th']);
/** A text of several lines: line breaks are its only control characters. */
const Text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cs}]*$/u)
    .refine((text) => !/\p{Cc}/u.test(text.replaceAll('\n', '')), 'no control characters');
const LineOrNone = (max: number) => z.union([z.literal(''), Line(max)]);
const Titles = z.object({ en: LineOrNone(200), zh: LineOrNone(200), my: LineOrNone(200), th: LineOrNone(200) });
const Bodies = z.object({ en: Text(4000), zh: Text(4000), my: Text(4000), th: Text(4000) });
const Image = Picture.nullable();
const Images = z.object({ en: Image, zh: Image, my: Image, th: Image });

const ContentFields = z.object({
  title: Titles,
  body: Bodies,
  images: Images,
  link: z.string().max(300).nullable(),
  position: z.number().int().min(0).max(1000),
  is_open: z.boolean(),
  shown_from: Instant.nullable(),
  shown_until: Instant.nullable(),
});
const Item = ContentFields.extend({ id: z.number(), kind: Kind });
const refuses = ['link_not_allowed', 'time_not_valid', 'text_missing'] as const;

export const contentItems = endpoint({
  method: 'GET',
  path: '/api/console/content',
  auth: 'operator',
  may: 'content',
  summary: 'What the house says and shows, of one kind, in its order',
  query: z.object({ kind: Kind }),
  reply: z.object({ data: z.array(Item) }),
  refuses: [],
});

export const addContent = endpoint({
  method: 'POST',
  path: '/api/console/content',
  auth: 'operator',
  may: 'content',
  summary: 'Adds a banner, a running text, a question of help or a chapter of the privacy policy',
  body: ContentFields.extend({ kind: Kind }),
  reply: z.object({ data: Item }),
  refuses,
});

export const changeContent = endpoint({
  method: 'POST',
  path: '/api/console/content/:id',
  auth: 'operator',
  may: 'content',
  summary: 'Changes it as a whole',
  params: ById,
  body: ContentFields,
  reply: z.object({ data: Item }),
  refuses,
});

export const removeContent = endpoint({
  method: 'POST',
  path: '/api/console/content/:id/remove',
  auth: 'operator',
  may: 'content',
  summary: 'Removes it; the audit trail keeps what it was',
  params: ById,
  reply: z.object({}),
  refuses: [],
});

export const setContentImage = endpoint({
  method: 'POST',
  path: '/api/console/content/:id/image/:language',
  auth: 'operator',
  may: 'content',
  summary: 'Sets its picture for a language, sent raw',
  params: z.object({ id: Id, language: PageLanguage }),
  image: 'raw',
  reply: z.object({ data: Item }),
  refuses: ['image_not_valid'],
});

const Links = z.object({
  facebook: z.string().max(300),
  viber: z.string().max(300),
  messenger: z.string().max(300),
  instagram: z.string().max(300),
  play_store: z.string().max(300),
  qr: z.string().max(300),
});
export const contactLinks = endpoint({
  method: 'GET',
  path: '/api/console/social-links',
  auth: 'operator',
  may: 'content',
  summary: 'Where players reach the house',
  reply: z.object({ data: Links }),
  refuses: [],
});

export const changeContactLinks = endpoint({
  method: 'POST',
  path: '/api/console/social-links',
  auth: 'operator',
  may: 'content',
  summary: 'Changes where players reach the house; an empty text takes a way out',
  body: Links,
  reply: z.object({ data: Links }),
  refuses: ['link_not_allowed'],
});

const AppSettings = z.object({
  is_maintain: z.boolean(),
  version_code: z.number().int().min(1).max(1_000_000),
  version_name: Line(20),
  force_update: z.boolean(),
});
export const appSettings = endpoint({
  method: 'GET',
  path: '/api/console/app-setting',
  auth: 'operator',
  may: 'owner',
  summary: 'Maintenance, and the version that the installed app compares its own with',
  reply: z.object({ data: AppSettings }),
  refuses: [],
});

export const changeAppSettings = endpoint({
  method: 'POST',
  path: '/api/console/app-setting',
  auth: 'operator',
  may: 'owner',
  summary: 'Changes them',
  body: AppSettings,
  reply: z.object({ data: AppSettings }),
  refuses: [],
});

export const contentDeskCalls = [
  contentItems,
  addContent,
  changeContent,
  removeContent,
  setContentImage,
  contactLinks,
  changeContactLinks,
  appSettings,
  changeAppSettings,
] as const;
