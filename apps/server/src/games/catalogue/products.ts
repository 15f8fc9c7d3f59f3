import type { gameProviders } from '@shwekan/contract';
import { DIALECT_NAMES, type DialectName } from '@shwekan/rules';
import { addProvider, consoleProviders, putProviderCategories } from '#queries/games/catalogue/providers.ts';
import { auditRow } from '../../platform/audit-row.ts';
import type { OutsideResult } from '../../platform/outside.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Call } from '../../platform/serve.ts';
import type { World } from '../../platform/world.ts';
import { aggregatorOf } from '../dialects/list.ts';
import { type ListedProduct, readProducts } from './product-rows.ts';

/** What the aggregators have for us now. One that is switched off is not asked; one that gives no list is named with the reason. */
export async function listProducts(world: World) {
  const shelf = new Set((await consoleProviders.run({ provider_id: null }, world.db)).map((it) => it.p_code));
  const lists = await Promise.all(DIALECT_NAMES.map(async (dialect) => ({ dialect, asked: await askProducts(world, dialect) })));
  const rows = lists.flatMap(({ dialect, asked }) =>
    asked?.outcome === 'done' ? asked.value.products.map((it) => ({ ...it, dialect, is_here: shelf.has(it.p_code) })) : [],
  );
  const silent = lists.flatMap(({ dialect, asked }) =>
    asked === null || asked.outcome === 'done' ? [] : [{ dialect, error: asked.error.slice(0, 300) }],
  );
  const skipped_count = lists.reduce((sum, { asked }) => sum + (asked?.outcome === 'done' ? asked.value.skipped_count : 0), 0);
  return { data: rows, skipped_count, silent };
}

/**
 * Adds products by what the aggregator says of them now, never by what was sent, switched off. Safe to run twice: one that is here
 * stays as it is. Refuses `list_not_valid` when no list comes.
 */
export async function bringInProducts(world: World, call: Call<typeof gameProviders.addProducts>) {
  const { dialect, p_codes } = call.body;
  const asked = await askProducts(world, dialect);
  if (asked?.outcome !== 'done') throw new Refusal('list_not_valid');
  const wanted = asked.value.products.filter((it) => p_codes.includes(it.p_code));
  const { operator_id } = call.who;
  const added = await world.db.transaction(async (tx) => {
    const codes: string[] = [];
    for (const { p_code, name, currency, categories } of wanted) {
      const [made] = await addProvider.run({ id: Number(p_code), p_code, name, dialect, currency }, tx);
      if (!made) continue;
      const rows = categories.map((id) => ({ id, is_lobby_only: false }));
      await putProviderCategories.run({ provider_id: made.id, categories: JSON.stringify(rows) }, tx);
      const after = { p_code, name, dialect, currency, categories };
      await auditRow(tx, { operator_id, action: 'add_game_provider', subject: `provider:${made.id}`, after, address: call.address });
      codes.push(p_code);
    }
    return codes;
  });
  return { added };
}

type Listed = { products: ListedProduct[]; skipped_count: number };

async function askProducts(world: World, name: DialectName): Promise<OutsideResult<Listed> | null> {
  const aggregator = await aggregatorOf(world, world.db, name);
  if (aggregator === null) return null;
  const asked = await aggregator.products();
  return asked.outcome === 'done' ? { outcome: 'done', value: readProducts(asked.value, name) } : asked;
}
