import type { changeGameDialect } from '@shwekan/contract';
import { auditRow } from '../platform/audit-row.ts';
import { Refusal } from '../platform/refusal.ts';
import { seal } from '../platform/sealed.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { type LockDialectsResult, lockDialects, updateDialect } from './dialects.queries.ts';
import { type DialectName, settingsOf } from './dialects.ts';

/** Both dialects for an owner. Of a secret it is told whether there is one, never what it is. */
export async function listDialects(world: World) {
  return { data: (await world.db.transaction((tx) => lockDialects.run({ dialect: null }, tx))).map((row) => dialectWire(world, row)) };
}

/**
 * Changes what was sent of a dialect, from the next call on. Refuses `secrets_key_missing` when there is no key to seal a secret
 * with, `address_not_safe` for an address that is not encrypted, in production.
 */
export async function editDialect(world: World, call: Call<typeof changeGameDialect>) {
  const { dialect } = call.params;
  const { secret, ...sent } = call.body;
  if (world.config.NODE_ENV === 'production' && sent.base_url?.startsWith('http:'))
    throw new Refusal('address_not_safe', { errors: { base_url: 'address_not_safe' } });
  return world.db.transaction(async (tx) => {
    const [before] = await lockDialects.run({ dialect }, tx);
    if (!before) throw new Refusal('not_found');
    const sealed = secret === undefined ? before.secret_sealed : secret === '' ? null : seal(world.config, `dialect:${dialect}`, secret);
    const after = { ...before, ...sent, secret_sealed: sealed };
    await updateDialect.run(after, tx);
    await auditRow(tx, {
      operator_id: call.who.operator_id,
      action: 'change_game_dialect',
      subject: `game_dialect:${dialect}`,
      before: { ...before, secret_sealed: undefined },
      // That the secret changed is told; what it is stays out of the trail.
      after: { ...sent, ...(secret === undefined ? {} : { secret: secret === '' ? 'removed' : 'changed' }) },
      address: call.address,
    });
    return { data: dialectWire(world, after) };
  });
}

function dialectWire(world: World, row: LockDialectsResult) {
  // A check of the table allows these dialects and no other.
  const dialect = row.dialect as DialectName;
  const machine = settingsOf(world.config, dialect);
  const secret = row.secret_sealed !== null ? ('console' as const) : machine.secret === '' ? ('none' as const) : ('machine' as const);
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
