import { refuseSettings } from './config-rules.ts';
import { type Config, Settings } from './settings.ts';

/** The machine's settings, or null when they cannot be read, and all that is wrong with them: a line for each, with the setting's name. */
export function examineSettings(env: NodeJS.ProcessEnv): { config: Config | null; wrong: string[] } {
  const read: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const [name, field] of Object.entries(Settings.shape)) {
    const value = env[name] || undefined;
    const parsed = field.safeParse(value);
    if (parsed.success) read[name] = parsed.data;
    else wrong.push(`${name}: ${value === undefined ? 'not set' : parsed.error.issues.map((it) => it.message).join(', ')}`);
  }
  // Money of others is there without a demo, whatever else was forgotten.
  if (read['DEMO'] === false && read['NODE_ENV'] === 'development') read['NODE_ENV'] = 'production';
  // The very fields that the type is made of have parsed it.
  const config = read as Config;
  const refused = refuseSettings(config);
  return { config: wrong.length === 0 ? config : null, wrong: [...wrong, ...refused] };
}

/** The machine's settings, parsed once at the start. Throws a list of everything that is wrong with them. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const { config, wrong } = examineSettings(env);
  if (config !== null && wrong.length === 0) return config;
  throw new Error(`The settings do not allow a start:\n${wrong.map((it) => `  - ${it}`).join('\n')}`);
}
