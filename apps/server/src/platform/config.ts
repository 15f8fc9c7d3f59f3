import { z } from 'zod';
import { gameSettings } from './config-games.ts';

const Port = z.coerce.number().int().min(0).max(65535);
const Flag = z.stringbool();
const DatabaseUrl = z.url({ protocol: /^postgres(ql)?$/ });
/** How many proxies stand before us; a yes is one. */
const Hops = z.union([z.stringbool().transform((it) => (it ? 1 : 0)), z.coerce.number().int().min(0).max(9)]);

const Settings = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    /** The server's own logins (platform/logins.ts). The owner's address, DATABASE_URL, is for tools alone. */
    APP_DATABASE_URL: DatabaseUrl,
    JOBS_DATABASE_URL: DatabaseUrl,
    HOST: z.string().default('127.0.0.1'),
    PORT: Port.default(3000),
    CONSOLE_PORT: Port.default(3001),
    PUBLIC_URL: z.url().optional(),
    DEMO: Flag.default(false),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    POOL_SIZE: z.coerce.number().int().min(2).max(100).default(10),
    /** So many entries of X-Forwarded-For, from its end, are believed: whatever a caller writes in front of them is not. */
    TRUST_PROXY: Hops.default(0),
    SMS: z.enum(['outbox', 'http']).default('outbox'),
    SMS_URL: z.url().optional(),
    SMS_TOKEN: z.string().optional(),
    SMS_DAILY_BUDGET: z.coerce.number().int().positive().default(5000),
    FEED_2D: z.enum(['replay', 'thaistock2d', 'off']).default('replay'),
    THAISTOCK2D_URL: z.url().default('https://api.thaistock2d.com'),
    SET_URL: z.url().optional(),
    FEED_CRYPTO: z.enum(['replay', 'binance', 'off']).default('replay'),
    BINANCE_URL: z.url().default('https://api.binance.com'),
    FEED_3D: z.enum(['replay', 'glo', 'off']).default('replay'),
    GLO_URL: z.url().default('https://www.glo.or.th'),
    DATA_DIR: z.string().default('./data'),
    FILES: z.enum(['disk', 's3']).default('disk'),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ENDPOINT: z.url().optional(),
    S3_ACCESS_KEY: z.string().optional(),
    S3_SECRET_KEY: z.string().optional(),
    /** The key pair that signs pushes; without one it is made at the first start and kept sealed with SECRETS_KEY. */
    VAPID_PUBLIC_KEY: z.string().length(87).optional(),
    VAPID_PRIVATE_KEY: z.string().length(43).optional(),
    /** Whom push services turn to. */
    VAPID_SUBJECT: z
      .string()
      .regex(/^(https:\/\/|mailto:)\S+$/)
      .optional(),
    ...gameSettings,
    MINIMUM_AGE: z.coerce.number().int().min(18).default(18),
  })
  .refine((it) => !(it.NODE_ENV === 'production' && it.DEMO), { path: ['DEMO'], message: 'demo mode is refused with NODE_ENV=production' })
  .refine((it) => it.SMS !== 'http' || it.SMS_URL, { path: ['SMS_URL'], message: 'needed when SMS=http' })
  .refine((it) => it.FILES !== 's3' || (it.S3_BUCKET && it.S3_ACCESS_KEY && it.S3_SECRET_KEY), {
    path: ['S3_BUCKET'],
    message: 'a bucket and its two keys are needed when FILES=s3',
  })
  .refine((it) => (it.VAPID_PUBLIC_KEY === undefined) === (it.VAPID_PRIVATE_KEY === undefined), {
    path: ['VAPID_PRIVATE_KEY'],
    message: 'both keys of the pair or none',
  })
  .refine((it) => it.NODE_ENV !== 'production' || it.FEED_2D !== 'replay', {
    path: ['FEED_2D'],
    message: 'the replay feed repeats old draws: production needs thaistock2d or off',
  })
  .refine((it) => it.NODE_ENV !== 'production' || !it.SET_URL || it.SET_URL.startsWith('https:'), {
    path: ['SET_URL'],
    message: 'https only outside development',
  })
  .refine((it) => it.NODE_ENV !== 'production' || it.FEED_CRYPTO !== 'replay', {
    path: ['FEED_CRYPTO'],
    message: 'the replay feed repeats old draws: production needs binance or off',
  })
  .refine((it) => it.NODE_ENV !== 'production' || it.BINANCE_URL.startsWith('https:'), {
    path: ['BINANCE_URL'],
    message: 'https only outside development',
  })
  .refine((it) => it.NODE_ENV !== 'production' || it.FEED_3D !== 'replay', {
    path: ['FEED_3D'],
    message: 'the replay feed repeats old draws: production needs glo or off',
  })
  .refine((it) => it.NODE_ENV !== 'production' || it.GLO_URL.startsWith('https:'), {
    path: ['GLO_URL'],
    message: 'https only outside development',
  })
  .refine((it) => it.NODE_ENV !== 'production' || it.THAISTOCK2D_URL.startsWith('https:'), {
    path: ['THAISTOCK2D_URL'],
    message: 'https only outside development',
  });

export type Config = z.output<typeof Settings>;

/** The machine's settings, parsed once at the start. Throws one sentence that names every wrong value. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Settings.safeParse(filled);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((it) => `${it.path.join('.')}: ${it.message}`).join('; ');
  throw new Error(`The settings do not allow a start: ${wrong}`);
}
