import { z } from 'zod';
import { DeedAsked } from './deeds.ts';
import { callsOf } from './endpoint.ts';
import { ById, Day, Id, Instant, Line, LineInFour, Lines, Picture } from './fields.ts';

const Kind = z.enum(['banner', 'header_text', 'help', 'privacy']);
const PageLanguage = z.enum(['en', 'zh', 'my', 'th']);

const LineOrNone = (max: number) => z.union([z.literal(''), Line(max)]);
const Titles = z.object({ en: LineOrNone(200), zh: LineOrNone(200), my: LineOrNone(200), th: LineOrNone(200) });
const Bodies = z.object({ en: Lines(4000), zh: Lines(4000), my: Lines(4000), th: Lines(4000) });
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
const Links = z.object({
  facebook: z.string().max(300),
  viber: z.string().max(300),
  messenger: z.string().max(300),
  instagram: z.string().max(300),
  play_store: z.string().max(300),
  qr: z.string().max(300),
});
/** A text over the screen of everyone who is looking. */
export const BroadcastText = z.object({ text: LineInFour(200) });
const TextItems = z.object({ data: z.array(z.object({ id: z.number(), title: z.string(), body: z.string() })) });

/** What the house says and shows. */
export const content = callsOf({
  banners: {
    method: 'GET',
    path: '/api/banner',
    auth: 'none',
    summary: 'Banners of the home screen',
    reply: z.object({ data: z.array(z.object({ id: z.number(), image: z.string(), link: z.string().nullable(), title: z.string() })) }),
    shared: true,
    refuses: [],
  },
  headerText: {
    method: 'GET',
    path: '/api/header_play_text',
    auth: 'none',
    summary: 'The running text of the home screen',
    reply: z.object({ data: z.array(z.object({ id: z.number(), text: z.string() })) }),
    shared: true,
    refuses: [],
  },
  help: {
    method: 'GET',
    path: '/api/help',
    auth: 'none',
    summary: 'Common questions and their answers',
    reply: TextItems,
    shared: true,
    refuses: [],
  },
  privacyPolicy: {
    method: 'GET',
    path: '/api/privacy_policy',
    auth: 'none',
    summary: 'The chapters of the privacy policy',
    reply: TextItems,
    shared: true,
    refuses: [],
  },
  socialLinks: {
    method: 'GET',
    path: '/api/social_link',
    auth: 'none',
    summary: 'Where the house can be reached',
    reply: z.object({
      data: z.object({
        facebook: z.string(),
        viber: z.string(),
        messenger: z.string(),
        instagram: z.string(),
        play_store: z.string(),
        qr: z.string(),
      }),
    }),
    shared: true,
    refuses: [],
  },
  appSetting: {
    method: 'GET',
    path: '/api/app-setting',
    auth: 'none',
    summary: 'What the app must know before anything else',
    reply: z.object({
      data: z.object({
        /** The version of the product. */
        version_name: z.string(),
        playstore: z.string(),
        /** "1" while an owner has put the house in maintenance. */
        is_maintain: z.enum(['0', '1']),
        minimum_age: z.number(),
        /** The reference of the house's licence; empty where it has none. */
        licence: z.string(),
        /** Its last day; null where it has none. */
        licence_expires_on: Day.nullable(),
        /** Why no bet, cash-in or game is taken from anybody now, as players read it; empty while they are. */
        no_play_reason: z.string(),
        currency: z.string(),
        languages: z.array(z.string()),
        /** What browsers need to take this house's pushes; empty where it sends none. */
        vapid_public_key: z.string(),
        is_demo: z.boolean(),
        now: Instant,
      }),
    }),
    shared: true,
    refuses: [],
  },
  health: {
    method: 'GET',
    path: '/api/health',
    auth: 'none',
    summary: 'Whether the server can take calls',
    reply: z.object({ data: z.object({ database: z.boolean() }) }),
    refuses: [],
  },
  items: {
    method: 'GET',
    path: '/api/console/content',
    auth: 'operator',
    may: 'content',
    summary: 'What the house says and shows, of one kind, in its order',
    query: z.object({ kind: Kind }),
    reply: z.object({ data: z.array(Item) }),
    refuses: [],
  },
  add: {
    method: 'POST',
    path: '/api/console/content',
    auth: 'operator',
    may: 'content',
    summary:
      'Adds a banner, a running text, a question of help or a chapter of the privacy policy, closed; that players see it is asked for',
    body: ContentFields.omit({ images: true }).extend({ kind: Kind }),
    reply: z.object({ data: Item, deed_id: DeedAsked }),
    refuses: [...refuses, 'not_allowed'],
  },
  change: {
    method: 'POST',
    path: '/api/console/content/:id',
    auth: 'operator',
    may: 'content',
    summary:
      'Changes it as a whole, or closes it; that it opens, or while it is open says or shows something else, waits for a second person',
    params: ById,
    body: ContentFields.extend({ before: ContentFields }),
    reply: z.object({ data: Item, deed_id: DeedAsked }),
    refuses: ['record_changed', 'image_not_valid', ...refuses, 'deed_waits', 'not_allowed'],
  },
  remove: {
    method: 'POST',
    path: '/api/console/content/:id/remove',
    auth: 'operator',
    may: 'content',
    summary: 'Removes it; the audit trail keeps what it was',
    params: ById,
    reply: z.object({}),
    refuses: [],
  },
  setImage: {
    method: 'POST',
    path: '/api/console/content/:id/image/:language',
    auth: 'operator',
    may: 'content',
    summary: 'Sets its picture for a language, sent raw; of one that is open it is asked for',
    params: z.object({ id: Id, language: PageLanguage }),
    image: 'raw',
    reply: z.object({ data: Item, deed_id: DeedAsked }),
    refuses: ['image_not_valid', 'deed_waits', 'not_allowed'],
  },
  contactLinks: {
    method: 'GET',
    path: '/api/console/social-links',
    auth: 'operator',
    may: 'content',
    summary: 'Where players reach the house',
    reply: z.object({ data: Links }),
    refuses: [],
  },
  changeContactLinks: {
    method: 'POST',
    path: '/api/console/social-links',
    auth: 'operator',
    may: 'content',
    summary: 'Changes where players reach the house; an empty text takes a way out, another address is asked for',
    body: Links.extend({ before: Links }),
    reply: z.object({ data: Links, deed_id: DeedAsked }),
    refuses: ['record_changed', 'link_not_allowed', 'deed_waits', 'not_allowed'],
  },
  houseMaintenance: {
    method: 'GET',
    path: '/api/console/house-maintenance',
    auth: 'operator',
    may: 'owner',
    summary: 'Whether the house is in maintenance',
    reply: z.object({ data: z.object({ is_on: z.boolean() }) }),
    refuses: [],
  },
  changeHouseMaintenance: {
    method: 'POST',
    path: '/api/console/house-maintenance',
    auth: 'operator',
    may: 'owner',
    summary: 'Puts the house in maintenance or back: no bets, cash-ins, games or claims; cash-outs, results and wins go on',
    body: z.object({ is_on: z.boolean(), reason: Line(200) }),
    reply: z.object({ data: z.object({ is_on: z.boolean() }) }),
    refuses: [],
  },
  broadcast: {
    method: 'POST',
    path: '/api/console/marquee',
    auth: 'operator',
    may: 'content',
    summary: 'Asks for a text to be shown to everyone who looks when it is confirmed, each in their language, for 20 s',
    body: BroadcastText,
    reply: z.object({ deed_id: z.number() }),
    refuses: ['text_missing', 'deed_waits', 'not_allowed'],
  },
});
