/** Types and statements of src/cash/payment-id.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface QueueForPaymentIdParams {
  method_id: number;
  transaction_id: string;
}

export interface QueueForPaymentIdResult {
  held: string;
}

export const queueForPaymentId = new PreparedQuery<QueueForPaymentIdParams, QueueForPaymentIdResult>({"usedParamSet":{"method_id":true,"transaction_id":true},"params":[{"name":"method_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":47,"b":57}]},{"name":"transaction_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":91,"b":106}]}],"statement":"select pg_advisory_xact_lock(7203167, hashtext(:method_id!::bigint || ':' || ltrim(replace(:transaction_id!, '-', ''), '0')))::text as \"held!\""} as never);

export interface IsPaymentIdUsedParams {
  method_id: number;
  transaction_id: string;
}

export interface IsPaymentIdUsedResult {
  is_used: boolean;
}

export const isPaymentIdUsed = new PreparedQuery<IsPaymentIdUsedParams, IsPaymentIdUsedResult>({"usedParamSet":{"method_id":true,"transaction_id":true},"params":[{"name":"method_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":67},{"a":190,"b":200}]},{"name":"transaction_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":100,"b":115},{"a":233,"b":248}]}],"statement":"select exists (select from cash_in c where c.method_id = :method_id! and c.id_plain = ltrim(replace(:transaction_id!, '-', ''), '0'))\n  or exists (select from cash_out c where c.method_id = :method_id! and c.id_plain = ltrim(replace(:transaction_id!, '-', ''), '0')) as \"is_used!\""} as never);

