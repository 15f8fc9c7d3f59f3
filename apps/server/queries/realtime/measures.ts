/** Types and statements of src/realtime/measures.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type PushesDueParams = void;

export interface PushesDueResult {
  age_s: number;
}

export const pushesDue = new PreparedQuery<PushesDueParams, PushesDueResult>({"usedParamSet":{},"params":[],"statement":"select coalesce(extract(epoch from product_now() - min(next_at)), 0)::double precision as \"age_s!\" from push_outbox where next_at <= product_now()"} as never);

