/** Types and statements of src/lottery/measures.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type FeedsAnsweredParams = void;

export interface FeedsAnsweredResult {
  age_s: number | null;
  in_vain_s: number;
  market: string;
}

export const feedsAnswered = new PreparedQuery<FeedsAnsweredParams, FeedsAnsweredResult>({"usedParamSet":{},"params":[],"statement":"select market, extract(epoch from product_now() - answered_at)::double precision as age_s,\n  case when failed_at > product_now() - interval '5 minutes' then coalesce(extract(epoch from product_now() - failing_since), 0) else 0 end::double precision as \"in_vain_s!\"\nfrom public_live_number"} as never);

export type DrawsUnsettledParams = void;

export interface DrawsUnsettledResult {
  age_s: number;
  count: number;
}

export const drawsUnsettled = new PreparedQuery<DrawsUnsettledParams, DrawsUnsettledResult>({"usedParamSet":{},"params":[],"statement":"select count(*)::int as \"count!\", coalesce(extract(epoch from product_now() - min(draws_at)), 0)::double precision as \"age_s!\"\nfrom draw where draws_at < product_now() and draws_at > product_now() - interval '7 days' and settled_at is null and refunded_at is null and voided_at is null\n  and exists (select from draw_number n where n.draw_id = draw.id and n.taken_pya > 0)"} as never);

