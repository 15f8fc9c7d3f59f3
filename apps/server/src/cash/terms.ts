import { CASH_IN_SECOND_ABOVE_PYA, CASH_OUT_TERMS, type CashOutTerms, GAME_CREDIT_ALERT_PYA } from '@shwekan/rules';
import { z } from 'zod';
import type { Queryable, Tx } from '../platform/db.ts';
import { readTerms, writeTerm } from './terms.queries.ts';

const TermsRecord = z
  .object({ needs_level_2: z.boolean(), second_operator_above_pya: z.number(), day_maximum_pya: z.number() })
  .partial()
  .catch({});

export type Terms = {
  cash_out: CashOutTerms;
  is_game_maintained: boolean;
  game_credit_alert_above_pya: number;
  cash_in_second_above_pya: number;
};
/** Those that two people change. */
export type GuardedTerms = CashOutTerms & Pick<Terms, 'game_credit_alert_above_pya' | 'cash_in_second_above_pya'>;

/** What holds for cash-outs and transfers at this moment: the house's settings over the defaults of the rules. */
export async function termsOf(db: Queryable): Promise<Terms> {
  const rows = new Map((await readTerms.run(undefined, db)).map((it) => [it.key, it.value]));
  const stored = TermsRecord.parse(rows.get('cash_out_terms') ?? {});
  return {
    cash_out: {
      needs_level_2: stored.needs_level_2 ?? CASH_OUT_TERMS.needs_level_2,
      second_operator_above_pya: stored.second_operator_above_pya ?? CASH_OUT_TERMS.second_operator_above_pya,
      day_maximum_pya: stored.day_maximum_pya ?? CASH_OUT_TERMS.day_maximum_pya,
    },
    is_game_maintained: rows.get('game_maintenance') === true,
    game_credit_alert_above_pya: z.number().catch(GAME_CREDIT_ALERT_PYA).parse(rows.get('game_credit_alert_above_pya')),
    cash_in_second_above_pya: z.number().catch(CASH_IN_SECOND_ABOVE_PYA).parse(rows.get('cash_in_second_above_pya')),
  };
}

/** Those of the terms that two people change. */
export function guardedOf({ cash_out, game_credit_alert_above_pya, cash_in_second_above_pya }: Terms): GuardedTerms {
  return { ...cash_out, game_credit_alert_above_pya, cash_in_second_above_pya };
}

/** Writes the terms that two people decided. One deed at a time does. */
export async function writeGuarded(tx: Tx, terms: GuardedTerms): Promise<void> {
  const { game_credit_alert_above_pya, cash_in_second_above_pya, ...cash_out } = terms;
  await writeTerm.run({ key: 'cash_out_terms', value: JSON.stringify(cash_out) }, tx);
  await writeTerm.run({ key: 'game_credit_alert_above_pya', value: JSON.stringify(game_credit_alert_above_pya) }, tx);
  await writeTerm.run({ key: 'cash_in_second_above_pya', value: JSON.stringify(cash_in_second_above_pya) }, tx);
}
