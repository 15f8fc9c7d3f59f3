import { createHmac } from 'node:crypto';
import { DIALECTS, type DialectName } from '@shwekan/rules';
import { findAgeless, readDialect } from '#queries/games/dialects/settings.ts';
import type { Queryable } from '../../platform/db.ts';
import { decrypt } from '../../platform/encryption.ts';
import { type Reach, reachOf } from '../../platform/outside.ts';
import type { Config } from '../../platform/settings.ts';
import type { World } from '../../platform/world.ts';

/** How a dialect is spoken now. `base_url` is where we call; who may call us is in `allow_list` (addresses and networks). */
export type DialectSettings = {
  name: DialectName;
  operator_code: string;
  secret: string;
  base_url: string;
  /** How far a call goes to find that address. */
  reach: Reach;
  allow_list: string[];
  /** How many seconds old a request may be; 0: its time is not looked at. */
  freshness_s: number;
  /** The password of a member at the aggregator: never stored, always the same, of no use elsewhere. */
  passwordOf(user_code: string): string;
};

const LOOPBACK = ['127.0.0.0/8', '::1/128'];

/**
 * A dialect's settings: what an operator set, else what the machine's settings say, else in demo mode the sandbox's. Null when
 * it is switched off or has no operator code or secret yet. Every call reads it: a switch holds from the next one on.
 */
export async function settingsOf(world: World, db: Queryable, name: DialectName): Promise<DialectSettings | null> {
  const [row] = await readDialect.run({ dialect: name }, db);
  if (!row) throw new Error(`no dialect ${name}`);
  const { is_on, operator_code, secret_encrypted, base_url, allow_list, freshness_s, member_key } = row;
  const machine = machineSettings(world.config, name);
  const secret = secret_encrypted === null ? machine.secret : decrypt(world.config, `dialect:${name}`, secret_encrypted);
  const code = operator_code || machine.operator_code;
  if (!is_on || code === '' || secret === '') return null;
  return {
    name,
    operator_code: code,
    secret,
    base_url: (base_url || machine.base_url).replace(/\/$/, ''),
    reach: reachOf(world.config),
    allow_list: allow_list.length > 0 ? allow_list : machine.allow_list,
    freshness_s,
    passwordOf: (user_code) => createHmac('sha256', member_key).update(user_code).digest('hex').slice(0, 20),
  };
}

/** Warns of the dialects whose callbacks never grow too old, by an owner's wish. */
export async function warnOfAgelessDialects(world: World): Promise<void> {
  for (const { dialect } of await findAgeless.run(undefined, world.db)) {
    world.log.warn({ dialect }, 'callbacks of this dialect never grow too old: whoever hears one can repeat its signature for ever');
  }
}

/** What the machine's settings say of a dialect; in demo mode what they leave out is the sandbox's. */
export function machineSettings(config: Config, name: DialectName) {
  const { setting } = DIALECTS[name];
  const [operator_code, secret] = [config[`${setting}_OPERATOR`], config[`${setting}_SECRET`]];
  const [base_url, allow_list] = [config[`${setting}_URL`], config[`${setting}_ALLOW`]];
  if (!config.DEMO) return { operator_code, secret, base_url: base_url ?? '', allow_list };
  return {
    operator_code: operator_code || 'SHWEDEMO',
    secret: secret || 'demo-secret',
    base_url: base_url ?? config.SANDBOX_URL,
    allow_list: allow_list.length > 0 ? allow_list : LOOPBACK,
  };
}
