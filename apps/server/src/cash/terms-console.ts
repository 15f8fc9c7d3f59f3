import type { cashTerms, Reply } from '@shwekan/contract';
import { kyatWire } from '@shwekan/rules';
import { auditRow } from '../platform/audit-row.ts';
import { askDeed } from '../platform/deeds/ask.ts';
import { writeSetting } from '../platform/house-settings.ts';
import { GAME_MAINTENANCE } from '../platform/play.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { type GuardedTerms, guardedOf, type Terms, termsOf } from './terms.ts';
import { TermsChange, termsDeed } from './terms-deed.ts';

/** The terms for an operator to read. */
export async function showTerms(world: World): Promise<Reply<typeof cashTerms.show>> {
  return { data: termsWire(await termsOf(world.db)) };
}

/**
 * Changes the terms that were sent, for the next cash-out or transfer. Maintenance of games counts at once; what keeps money in the house
 * waits for a second person. A day's most of 0 would keep money in: refused.
 */
export async function changeTerms(world: World, call: Call<typeof cashTerms.change>): Promise<Reply<typeof cashTerms.change>> {
  const { game_maintenance } = call.body;
  if (call.body.day_maximum === 0) throw new Refusal('amount_not_valid', { errors: { day_maximum: 'amount_not_valid' } });
  return world.db.transaction(async (tx) => {
    const before = await termsOf(tx);
    const data = changesOf(guardedOf(before), call.body);
    const deed_id = data === null ? null : await askDeed(tx, termsDeed, { data, who: call.who, address: call.address });
    if (game_maintenance === undefined) return { data: termsWire(before), deed_id };
    await writeSetting(tx, GAME_MAINTENANCE, game_maintenance);
    await auditRow(tx, {
      operator_id: call.who.operator_id,
      action: 'change_cash_terms',
      subject: 'cash_terms',
      before: { game_maintenance: before.is_game_maintained },
      after: { game_maintenance },
      address: call.address,
    });
    return { data: termsWire({ ...before, is_game_maintained: game_maintenance }), deed_id };
  });
}

/** What is sent otherwise than it stands, null for nothing. */
function changesOf(before: GuardedTerms, sent: Call<typeof cashTerms.change>['body']): TermsChange | null {
  const {
    needs_level_2,
    second_operator_above,
    day_maximum,
    game_credit_alert_above,
    cash_in_second_above,
    credited_alone_a_day,
    vouched_above,
  } = sent;
  const asked = {
    needs_level_2,
    second_operator_above_pya: second_operator_above,
    day_maximum_pya: day_maximum,
    game_credit_alert_above_pya: game_credit_alert_above,
    cash_in_second_above_pya: cash_in_second_above,
    credited_alone_a_day_pya: credited_alone_a_day,
    vouched_above_pya: vouched_above,
  };
  const changes = Object.entries(asked).filter(([key, value]) => value !== undefined && value !== before[key as keyof GuardedTerms]);
  return changes.length === 0 ? null : TermsChange.parse(Object.fromEntries(changes));
}

function termsWire({ cash_out, is_game_maintained, ...terms }: Terms) {
  return {
    needs_level_2: cash_out.needs_level_2,
    second_operator_above: kyatWire(cash_out.second_operator_above_pya),
    day_maximum: kyatWire(cash_out.day_maximum_pya),
    game_maintenance: is_game_maintained,
    game_credit_alert_above: kyatWire(terms.game_credit_alert_above_pya),
    cash_in_second_above: kyatWire(terms.cash_in_second_above_pya),
    credited_alone_a_day: kyatWire(terms.credited_alone_a_day_pya),
    vouched_above: kyatWire(terms.vouched_above_pya),
  };
}
