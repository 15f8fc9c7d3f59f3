import type { cashTerms, changeCashTerms, Reply } from '@shwekan/contract';
import { CASH_OUT_TERMS, type CashOutTerms, GAME_CREDIT_ALERT_PYA, kyatWire } from '@shwekan/rules';
import { z } from 'zod';
import { auditRow } from '../platform/audit-row.ts';
import type { Queryable } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { readTerms, writeTerm } from './terms.queries.ts';

const Stored = z
  .object({ needs_level_2: z.boolean(), second_operator_above_pya: z.number(), day_maximum_pya: z.number() })
  .partial()
  .catch({});

export type Terms = { cash_out: CashOutTerms; is_game_maintained: boolean; game_credit_alert_above_pya: number };

/** What holds for cash-outs and transfers at this moment: the house's settings over the defaults of the rules. */
export async function termsOf(db: Queryable): Promise<Terms> {
  const rows = new Map((await readTerms.run(undefined, db)).map((it) => [it.key, it.value]));
  const stored = Stored.parse(rows.get('cash_out_terms') ?? {});
  return {
    cash_out: {
      needs_level_2: stored.needs_level_2 ?? CASH_OUT_TERMS.needs_level_2,
      second_operator_above_pya: stored.second_operator_above_pya ?? CASH_OUT_TERMS.second_operator_above_pya,
      day_maximum_pya: stored.day_maximum_pya ?? CASH_OUT_TERMS.day_maximum_pya,
    },
    is_game_maintained: rows.get('game_maintenance') === true,
    game_credit_alert_above_pya: z.number().catch(GAME_CREDIT_ALERT_PYA).parse(rows.get('game_credit_alert_above_pya')),
  };
}

/** The terms for an operator to read. */
export async function showTerms(world: World): Promise<Reply<typeof cashTerms>> {
  return { data: termsWire(await termsOf(world.db)) };
}

/** Changes the terms that were sent; they hold from the next cash-out or transfer on. A day's most of 0 would keep money in: refused. */
export async function changeTerms(world: World, call: Call<typeof changeCashTerms>): Promise<Reply<typeof changeCashTerms>> {
  const { needs_level_2, second_operator_above, day_maximum, game_maintenance, game_credit_alert_above } = call.body;
  if (day_maximum === 0) throw new Refusal('amount_not_valid', { errors: { day_maximum: 'amount_not_valid' } });
  return world.db.transaction(async (tx) => {
    const before = await termsOf(tx);
    const cash_out = {
      needs_level_2: needs_level_2 ?? before.cash_out.needs_level_2,
      second_operator_above_pya: second_operator_above ?? before.cash_out.second_operator_above_pya,
      day_maximum_pya: day_maximum ?? before.cash_out.day_maximum_pya,
    };
    const after = {
      cash_out,
      is_game_maintained: game_maintenance ?? before.is_game_maintained,
      game_credit_alert_above_pya: game_credit_alert_above ?? before.game_credit_alert_above_pya,
    };
    await writeTerm.run({ key: 'cash_out_terms', value: JSON.stringify(cash_out) }, tx);
    await writeTerm.run({ key: 'game_maintenance', value: JSON.stringify(after.is_game_maintained) }, tx);
    const { game_credit_alert_above_pya } = after;
    await writeTerm.run({ key: 'game_credit_alert_above_pya', value: JSON.stringify(game_credit_alert_above_pya) }, tx);
    const { operator_id } = call.who;
    await auditRow(tx, { operator_id, action: 'change_cash_terms', subject: 'cash_terms', before, after, address: call.address });
    return { data: termsWire(after) };
  });
}

function termsWire({ cash_out, is_game_maintained, game_credit_alert_above_pya }: Terms) {
  return {
    needs_level_2: cash_out.needs_level_2,
    second_operator_above: kyatWire(cash_out.second_operator_above_pya),
    day_maximum: kyatWire(cash_out.day_maximum_pya),
    game_maintenance: is_game_maintained,
    game_credit_alert_above: kyatWire(game_credit_alert_above_pya),
  };
}
