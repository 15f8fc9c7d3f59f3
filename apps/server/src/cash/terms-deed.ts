import { kyatShown } from '@shwekan/rules';
import { z } from 'zod';
import { changedLines, type DeedKind } from '../platform/deeds/kind.ts';
import { type GuardedTerms, guardedOf, termsOf, writeGuarded } from './terms.ts';

export const TermsChange = z
  .object({
    needs_level_2: z.boolean(),
    second_operator_above_pya: z.number(),
    day_maximum_pya: z.number(),
    game_credit_alert_above_pya: z.number(),
    cash_in_second_above_pya: z.number(),
    credited_alone_a_day_pya: z.number(),
    vouched_above_pya: z.number(),
  })
  .partial();
export type TermsChange = z.output<typeof TermsChange>;

const WORDS = {
  needs_level_2: 'Cash-out needs level 2',
  second_operator_above_pya: 'A cash-out above it needs a second person',
  day_maximum_pya: 'Most that a player is paid out a day',
  cash_in_second_above_pya: 'A cash-in above it needs a second person',
  credited_alone_a_day_pya: 'Most that one operator credits alone a day',
  vouched_above_pya: 'Who credited a player more alone does not pay them alone',
  game_credit_alert_above_pya: "A provider's credit above it raises an alert",
};

/** The terms of cash, the amount from which two people are needed among them. */
export const termsDeed: DeedKind<TermsChange, GuardedTerms> = {
  kind: 'cash_terms',
  asks: [],
  decides: ['cash'],
  data: TermsChange,
  subject: () => 'cash_terms',
  // Nothing else changes them, and one deed waits at a time.
  lock: async () => undefined,
  basis: async (db) => guardedOf(await termsOf(db)),
  title: () => 'The terms of cash are changed',
  lines: (data, basis) => changedLines(WORDS, shown(basis), shown({ ...basis, ...data })),
  perform: (tx, { data, basis }) => writeGuarded(tx, { ...basis, ...data }),
};

function shown(terms: GuardedTerms) {
  return {
    needs_level_2: terms.needs_level_2 ? 'yes' : 'no',
    second_operator_above_pya: `${kyatShown(terms.second_operator_above_pya)} kyat`,
    day_maximum_pya: `${kyatShown(terms.day_maximum_pya)} kyat`,
    cash_in_second_above_pya: `${kyatShown(terms.cash_in_second_above_pya)} kyat`,
    credited_alone_a_day_pya: `${kyatShown(terms.credited_alone_a_day_pya)} kyat`,
    vouched_above_pya: `${kyatShown(terms.vouched_above_pya)} kyat`,
    game_credit_alert_above_pya: `${kyatShown(terms.game_credit_alert_above_pya)} kyat`,
  };
}
