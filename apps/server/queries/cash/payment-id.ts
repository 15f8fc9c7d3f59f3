/** Types and statements of src/cash/payment-id.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface QueueForPaymentIdParams {
  method_id: number;
  transaction_id: string;
}

export interface QueueForPaymentIdResult {
  held: string;
}

export const queueForPaymentId = new PreparedQuery<QueueForPaymentIdParams, QueueForPaymentIdResult>({"usedParamSet":{"method_id":true,"transaction_id":true},"params":[{"name":"method_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":47,"b":57}]},{"name":"transaction_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":86,"b":101}]}],"statement":"select pg_advisory_xact_lock(7203167, hashtext(:method_id!::bigint || ':' || plain_id(:transaction_id!)))::text as \"held!\""} as never);

export interface IsPaymentIdUsedParams {
  method_id: number;
  transaction_id: string;
}

export interface IsPaymentIdUsedResult {
  is_used: boolean;
}

export const isPaymentIdUsed = new PreparedQuery<IsPaymentIdUsedParams, IsPaymentIdUsedResult>({"usedParamSet":{"method_id":true,"transaction_id":true},"params":[{"name":"method_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":67},{"a":170,"b":180}]},{"name":"transaction_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":95,"b":110},{"a":208,"b":223}]}],"statement":"select exists (select from cash_in c where c.method_id = :method_id! and c.id_plain = plain_id(:transaction_id!))\n  or exists (select from cash_out c where c.method_id = :method_id! and c.id_plain = plain_id(:transaction_id!)) as \"is_used!\""} as never);

