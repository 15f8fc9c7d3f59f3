import { z } from 'zod';

const Port = z.coerce.number().int().min(0).max(65535);

const Settings = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    HOST: z.string().default('127.0.0.1'),
    PORT: Port.default(3000),
    SANDBOX_PORT: Port.default(3002),
    /** Where a demo's mail server listens, which takes the alerts of the house; without it there is none. */
    SANDBOX_SMTP_PORT: Port.optional(),
    /** The sandbox's address as browsers see it; the product's server asks it there as well. */
    SANDBOX_URL: z.url().optional(),
    /** Where our callbacks go, and where a player goes back to: the product's own door. */
    SANDBOX_WALLET_URL: z.url().optional(),
    SANDBOX_RETURN_URL: z.url().optional(),
    SANDBOX_OPERATOR: z.string().default('SHWEDEMO'),
    SANDBOX_SECRET: z.string().min(1).default('demo-secret'),
    DATA_DIR: z.string().default('./data'),
    /** How many times faster than in life tables and matches run: tests do not wait. */
    SANDBOX_SPEED: z.coerce.number().min(1).max(100).default(1),
  })
  .refine((it) => it.NODE_ENV !== 'production', { path: ['NODE_ENV'], message: 'the sandbox is a test tool and stays off in production' })
  .transform((it) => ({
    host: it.HOST,
    port: it.SANDBOX_PORT,
    smtp_port: it.SANDBOX_SMTP_PORT ?? null,
    public_url: it.SANDBOX_URL?.replace(/\/$/, '') ?? null,
    wallet_url: (it.SANDBOX_WALLET_URL ?? `http://127.0.0.1:${it.PORT}`).replace(/\/$/, ''),
    return_url: it.SANDBOX_RETURN_URL ?? `http://localhost:${it.PORT}/`,
    operator: it.SANDBOX_OPERATOR,
    secret: it.SANDBOX_SECRET,
    data_dir: it.DATA_DIR,
    speed: it.SANDBOX_SPEED,
  }));

export type Settings = z.output<typeof Settings>;

/** The sandbox's settings, parsed once at the start. Throws one sentence that names every wrong value. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const parsed = Settings.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (parsed.success) return parsed.data;
  throw new Error(
    `The settings do not allow a start: ${parsed.error.issues.map((it) => `${it.path.join('.')}: ${it.message}`).join('; ')}`,
  );
}
