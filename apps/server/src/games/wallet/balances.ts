import { isProviderCurrency } from '@shwekan/rules';
import { balancesOfMembers, currenciesOf } from '#queries/games/wallet/callbacks.ts';
import type { World } from '../../platform/world.ts';
import type { Unit, UnitOutcome } from '../dialects/operation.ts';

/** The balances of units' members, each in the currency that the unit names, or else its product's. */
export async function balancesOf({ db }: World, units: readonly Unit[]): Promise<UnitOutcome[]> {
  const is_untold = units.some((it) => it.currency === null);
  const products = is_untold ? await currenciesOf.run({ products: units.map((it) => it.product) }, db) : [];
  const currencies = new Map(products.map((it) => [it.p_code, it.currency]));
  const members = await balancesOfMembers.run({ members: units.map((it) => it.member) }, db);
  const found = new Map(members.map((it) => [it.user_code, it.balance_pya]));
  return units.map(({ member, product, is_malformed, ...it }) => {
    const balance_pya = found.get(member);
    const own = currencies.get(product) ?? '';
    const currency = it.currency ?? (isProviderCurrency(own) ? own : 'MMK');
    if (is_malformed) return { code: 'malformed', before_pya: 0, after_pya: 0, currency };
    if (balance_pya === undefined) return { code: 'no_member', before_pya: 0, after_pya: 0, currency };
    return { code: 'done', before_pya: balance_pya, after_pya: balance_pya, currency };
  });
}
