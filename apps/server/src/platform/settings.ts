import { z } from 'zod';
import { alertSettings } from './config-alerts.ts';
import { gameSettings, Words } from './config-games.ts';
import { logSettings } from './config-log.ts';
import { PROCESS_ROLES, type ProcessRole } from './process-roles.ts';

const Port = z.coerce.number().int().min(0).max(65535);
const Flag = z.stringbool();
const DatabaseUrl = z.url({ protocol: /^postgres(ql)?$/ });
/** Each role once, in the order of the list, however they were written. */
const Roles = Words.transform((words, context): readonly ProcessRole[] => {
  const unknown = words.filter((it) => !(PROCESS_ROLES as readonly string[]).includes(it));
  const roles = PROCESS_ROLES.filter((it) => words.includes(it));
  const said = `of ${PROCESS_ROLES.join(', ')}`;
  if (unknown.length > 0) context.addIssue({ code: 'custom', message: `${unknown.join(', ')}: none ${said}` });
  else if (roles.length === 0) context.addIssue({ code: 'custom', message: `a process needs one at least ${said}` });
  return roles;
});
/** How many proxies stand before us; a yes is one. */
const Hops = z.union([z.stringbool().transform((it) => (it ? 1 : 0)), z.coerce.number().int().min(0).max(9)]);

/**
 * Every setting of the machine by itself, read at the start. What must be true of several together stands in config-rules.ts; what
 * operators change while the product runs is a setting of the house (house-settings.ts).
 */
export const Settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /** The server's own logins (platform/logins.ts). The owner's address, DATABASE_URL, is for tools alone. */
  APP_DATABASE_URL: DatabaseUrl,
  /** Needed with the role `worker`. */
  JOBS_DATABASE_URL: DatabaseUrl.optional(),
  /** Where standbys answer, a host and a port: reports read there and nowhere else (platform/standbys.ts). At the one who leads when not said. */
  STANDBYS_HOST: z
    .string()
    .regex(/^([a-z0-9.-]+|\[[0-9a-f:]+\]):\d{1,5}$/i)
    .optional(),
  /** What this process does; all of it when not said. */
  ROLES: Roles.default(PROCESS_ROLES),
  HOST: z.string().default('127.0.0.1'),
  PORT: Port.default(3000),
  CONSOLE_PORT: Port.default(3001),
  PUBLIC_URL: z.url().optional(),
  DEMO: Flag.default(false),
  /** After so long without a hand on it an operator's session ends: 15 minutes, in a demo, whose clock is moved by hand, 12 hours. */
  CONSOLE_IDLE_MINUTES: z.coerce.number().int().min(1).max(720).optional(),
  /** A demo that others may reach. */
  DEMO_PUBLIC: Flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  // One player's calls may take four (`crowd.ts`): with few more nobody else would be served meanwhile.
  POOL_SIZE: z.coerce.number().int().min(6).max(100).default(10),
  /** Where this process tells its figures, `GET /metrics`, without a login; nowhere when not said. */
  METRICS_PORT: Port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** METRICS_HOST may be reached from other machines. */
  METRICS_PUBLIC: Flag.default(false),
  /** So many entries of X-Forwarded-For, from its end, are believed: whatever a caller writes in front of them is not. */
  TRUST_PROXY: Hops.default(0),
  /** A process that is asked to end goes on serving for so long, and says at its health that it will stop: 3000 behind a proxy, which must notice, 0 without one. */
  STOP_NOTICE_MS: z.coerce.number().int().min(0).max(60_000).optional(),
  SMS: z.enum(['outbox', 'http']).default('outbox'),
  SMS_URL: z.url().optional(),
  SMS_TOKEN: z.string().optional(),
  SMS_DAILY_BUDGET: z.coerce.number().int().positive().default(5000),
  /** Texts a day to persons we do not know, for one network (the /24 of an address, the /48 of IPv6). */
  SMS_NETWORK_BUDGET: z.coerce.number().int().positive().default(250),
  FEED_2D: z.enum(['replay', 'thaistock2d', 'off']).default('replay'),
  THAISTOCK2D_URL: z.url().default('https://api.thaistock2d.com'),
  SET_URL: z.url().optional(),
  FEED_CRYPTO: z.enum(['replay', 'binance', 'off']).default('replay'),
  BINANCE_URL: z.url().default('https://api.binance.com'),
  FEED_3D: z.enum(['replay', 'glo', 'off']).default('replay'),
  GLO_URL: z.url().default('https://www.glo.or.th'),
  DATA_DIR: z.string().default('./data'),
  ...logSettings,
  /** An alert is raised when the disk of DATA_DIR, or of these further folders, has less room than both of these ask for. */
  DISK_FOLDERS: Words.default([]),
  DISK_FREE_MB: z.coerce.number().int().min(0).default(2048),
  DISK_FREE_PERCENT: z.coerce.number().int().min(0).max(100).default(5),
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
  ...alertSettings,
  ...gameSettings,
  MINIMUM_AGE: z.coerce.number().int().min(18).default(18),
});

export type Config = z.output<typeof Settings>;
