import { readFileSync } from 'node:fs';
import { DIALECTS } from '@shwekan/rules';

/** The settings that are secret, of the server and of the tools. Each may come as a file: its name with `_FILE` says where it is. */
export const SECRET_SETTINGS: readonly string[] = [
  'DATABASE_URL',
  'APP_DATABASE_URL',
  'JOBS_DATABASE_URL',
  'READER_DATABASE_URL',
  'SECRETS_KEY',
  'SMS_TOKEN',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'VAPID_PRIVATE_KEY',
  'ALERT_SMTP_URL',
  'ALERT_WEBHOOK_URL',
  'PROBE_PASSWORD',
  ...Object.values(DIALECTS).map((it) => `${it.setting}_SECRET`),
];

/**
 * The environment with each secret that is given as a file read from it, and without the files' names. The last end of line is no part of a secret.
 * Throws a list of what is wrong; no secret is in it.
 */
export function readSecretFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read: NodeJS.ProcessEnv = { ...env };
  const wrong: string[] = [];
  for (const name of SECRET_SETTINGS) {
    const file = env[`${name}_FILE`];
    delete read[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) wrong.push(`${name}: given twice, as a setting and as a file (${name}_FILE)`);
    else read[name] = textOf(file) ?? refuse(wrong, `${name}_FILE: ${file} cannot be read, or is empty`);
  }
  if (wrong.length > 0) throw new Error(`The settings do not allow a start:\n${wrong.map((it) => `  - ${it}`).join('\n')}`);
  return read;
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '') || null;
  } catch {
    return null;
  }
}

function refuse(wrong: string[], why: string): undefined {
  wrong.push(why);
  return undefined;
}
