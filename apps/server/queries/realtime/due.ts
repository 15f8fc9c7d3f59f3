/** Types and statements of src/realtime/due.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface RealtimeDueParams {
  kinds: string[];
}

export interface RealtimeDueResult {
  is_news: boolean | null;
  is_notice: boolean;
  is_push: boolean;
}

export const realtimeDue = new PreparedQuery<RealtimeDueParams, RealtimeDueResult>({"usedParamSet":{"kinds":true},"params":[{"name":"kinds","required":true,"transform":{"type":"scalar"},"locs":[{"a":93,"b":99}]}],"statement":"select exists (select from notice where state = 'sending') as \"is_notice!\", has_news('push', :kinds!::text[], '{}') as is_news,\n  exists (select from push_outbox where next_at <= product_now()) as \"is_push!\""} as never);

