import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Instant } from './fields.ts';

export const banner = endpoint({
  method: 'GET',
  path: '/api/banner',
  auth: 'none',
  summary: 'Banners of the home screen',
  reply: z.object({ data: z.array(z.object({ id: z.number(), image: z.string(), link: z.string().nullable(), title: z.string() })) }),
  refuses: [],
});

export const headerPlayText = endpoint({
  method: 'GET',
  path: '/api/header_play_text',
  auth: 'none',
  summary: 'The running text of the home screen',
  reply: z.object({ data: z.array(z.object({ id: z.number(), text: z.string() })) }),
  refuses: [],
});

const TextItems = z.object({ data: z.array(z.object({ id: z.number(), title: z.string(), body: z.string() })) });
export const help = endpoint({
  method: 'GET',
  path: '/api/help',
  auth: 'none',
  summary: 'Common questions and their answers',
  reply: TextItems,
  refuses: [],
});

export const privacyPolicy = endpoint({
  method: 'GET',
  path: '/api/privacy_policy',
  auth: 'none',
  summary: 'The chapters of the privacy policy',
  reply: TextItems,
  refuses: [],
});

export const socialLink = endpoint({
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
  refuses: [],
});

export const appSetting = endpoint({
  method: 'GET',
  path: '/api/app-setting',
  auth: 'none',
  summary: 'What the app must know before anything else',
  reply: z.object({
    data: z.object({
      version_code: z.number(),
      version_name: z.string(),
      playstore: z.string(),
      force_update: z.number(),
      is_maintain: z.enum(['0', '1']),
      minimum_age: z.number(),
      currency: z.string(),
      languages: z.array(z.string()),
      /** What browsers need to take this house's pushes; empty where it sends none. */
      vapid_public_key: z.string(),
      is_demo: z.boolean(),
      now: Instant,
    }),
  }),
  refuses: [],
});

export const health = endpoint({
  method: 'GET',
  path: '/api/health',
  auth: 'none',
  summary: 'Whether the server can take calls',
  reply: z.object({ data: z.object({ database: z.boolean() }) }),
  refuses: [],
});

export const contentCalls = [banner, headerPlayText, help, privacyPolicy, socialLink, appSetting, health] as const;
