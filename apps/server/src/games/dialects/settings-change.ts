import { isDeepStrictEqual } from 'node:util';
import type { gameDialects } from '@shwekan/contract';
import { type LockDialectsResult, lockDialects, updateDialect } from '#queries/games/dialects/settings.ts';
import { auditCall } from '../../platform/audit-row.ts';
import { askDeed } from '../../platform/deeds/ask.ts';
import { encrypt } from '../../platform/encryption.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Call } from '../../platform/serve.ts';
import type { World } from '../../platform/world.ts';
import { machineSettings } from './settings.ts';
import { DialectChange, dialectDeed } from './settings-deed.ts';

/** All dialects for an owner. Of a secret it is told whether there is one, never what it is. */
export async function listDialects(world: World) {
  return { data: (await world.db.transaction((tx) => lockDialects.run({ dialect: null }, tx))).map((row) => dialectWire(world, row)) };
}

/**
 * Asks for what was sent of a dialect to be changed. Switching it off takes nobody else and holds from the next call on. Refuses
 * `secrets_key_missing` when there is no key to seal a secret with, `address_not_safe` for an address that is not encrypted, in production.
 */
export async function editDialect(world: World, call: Call<typeof gameDialects.change>) {
  const { dialect } = call.params;
  if (world.config.NODE_ENV === 'production' && call.body.base_url?.startsWith('http:'))
    throw new Refusal('address_not_safe', { errors: { base_url: 'address_not_safe' } });
  return world.db.transaction(async (tx) => {
    const [before] = await lockDialects.run({ dialect }, tx);
    if (!before) throw new Refusal('not_found');
    const is_off = call.body.is_on === false;
    const now = is_off ? { ...before, is_on: false } : before;
    const data = changeOf(world, now, call);
    if (is_off || data === null) {
      await updateDialect.run(now, tx);
      await auditCall(tx, call, {
        action: 'change_game_dialect',
        subject: `game_dialect:${call.params.dialect}`,
        before: { is_on: before.is_on },
        after: { is_on: now.is_on },
      });
    }
    const deed_id = data && (await askDeed(tx, dialectDeed, { data, who: call.who, address: call.address }));
    return { data: dialectWire(world, now), deed_id };
  });
}

/** What is sent otherwise than it stands, a secret encrypted; null for nothing. */
function changeOf(world: World, now: LockDialectsResult, { params, body }: Call<typeof gameDialects.change>) {
  const { secret, is_on, ...sent } = body;
  const known = new Map<string, unknown>(Object.entries(now));
  const changes = Object.entries(sent).filter(([key, value]) => value !== undefined && !isDeepStrictEqual(value, known.get(key)));
  const change = {
    ...Object.fromEntries(changes),
    ...(is_on && !now.is_on ? { is_on } : {}),
    ...(secret === undefined || (secret === '' && now.secret_encrypted === null)
      ? {}
      : { secret_encrypted: kept(world, params.dialect, secret) }),
  };
  return Object.keys(change).length === 0 ? null : DialectChange.parse({ dialect: params.dialect, ...change });
}

function kept(world: World, dialect: string, secret: string): string | null {
  return secret === '' ? null : encrypt(world.config, `dialect:${dialect}`, secret).toString('base64');
}

function dialectWire(world: World, row: LockDialectsResult) {
  const { dialect } = row;
  const machine = machineSettings(world.config, dialect);
  const secret = row.secret_encrypted !== null ? ('console' as const) : machine.secret === '' ? ('none' as const) : ('machine' as const);
  const operator_code = row.operator_code || machine.operator_code;
  return {
    dialect,
    is_on: row.is_on,
    operator_code,
    secret,
    base_url: row.base_url || machine.base_url,
    allow_list: row.allow_list.length > 0 ? row.allow_list : machine.allow_list,
    freshness_s: row.freshness_s,
    is_speaking: row.is_on && operator_code !== '' && secret !== 'none',
  };
}
