import {
  CASH_IN_SECOND_ABOVE_PYA,
  CASH_OUT_TERMS,
  type CashOutTerms,
  CREDITED_ALONE_A_DAY_PYA,
  GAME_CREDIT_ALERT_PYA,
  VOUCHED_ABOVE_PYA,
} from '@shwekan/rules';
import { z } from 'zod';
import type { Queryable, Tx } from '../platform/db.ts';
import { type HouseSetting, readSettings, writeSetting } from '../platform/house-settings.ts';
import { GAME_MAINTENANCE } from '../platform/play.ts';

export type Terms = {
  cash_out: CashOutTerms;
  is_game_maintained: boolean;
  game_credit_alert_above_pya: number;
  cash_in_second_above_pya: number;
  credited_alone_a_day_pya: number;
  vouched_above_pya: number;
};
/** Those that two people change. */
export type GuardedTerms = CashOutTerms & Omit<Terms, 'cash_out' | 'is_game_maintained'>;

const CASH_OUT: HouseSetting<CashOutTerms> = {
  key: 'cash_out_terms',
  shape: z.object({ needs_level_2: z.boolean(), second_operator_above_pya: z.number(), day_maximum_pya: z.number() }),
  initial: CASH_OUT_TERMS,
};
const GAME_CREDIT_ALERT = { key: 'game_credit_alert_above_pya', shape: z.number(), initial: GAME_CREDIT_ALERT_PYA };
const CASH_IN_SECOND = { key: 'cash_in_second_above_pya', shape: z.number(), initial: CASH_IN_SECOND_ABOVE_PYA };
const CREDITED_ALONE = { key: 'credited_alone_a_day_pya', shape: z.number(), initial: CREDITED_ALONE_A_DAY_PYA };
const VOUCHED = { key: 'vouched_above_pya', shape: z.number(), initial: VOUCHED_ABOVE_PYA };

/** What holds for cash-outs and transfers at this moment: the house's settings over the defaults of the rules. */
export async function termsOf(db: Queryable): Promise<Terms> {
  return readSettings<Terms>(db, {
    cash_out: CASH_OUT,
    is_game_maintained: GAME_MAINTENANCE,
    game_credit_alert_above_pya: GAME_CREDIT_ALERT,
    cash_in_second_above_pya: CASH_IN_SECOND,
    credited_alone_a_day_pya: CREDITED_ALONE,
    vouched_above_pya: VOUCHED,
  });
}

/** Those of the terms that two people change. */
export function guardedOf({ cash_out, is_game_maintained: _, ...others }: Terms): GuardedTerms {
  return { ...cash_out, ...others };
}

/** Writes the terms that two people decided. One deed at a time does. */
export async function writeGuarded(tx: Tx, terms: GuardedTerms): Promise<void> {
  const { game_credit_alert_above_pya, cash_in_second_above_pya, credited_alone_a_day_pya, vouched_above_pya, ...cash_out } = terms;
  await writeSetting(tx, CASH_OUT, cash_out);
  await writeSetting(tx, GAME_CREDIT_ALERT, game_credit_alert_above_pya);
  await writeSetting(tx, CASH_IN_SECOND, cash_in_second_above_pya);
  await writeSetting(tx, CREDITED_ALONE, credited_alone_a_day_pya);
  await writeSetting(tx, VOUCHED, vouched_above_pya);
}
