/** Types and statements of src/players/sms/sms.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { SmsState } from '#queries/unions.ts';

export interface InsertSmsParams {
  encrypted_text?: Buffer | null | void;
  phone: string;
  state: SmsState;
  text?: string | null | void;
}

export interface InsertSmsResult {
  id: number;
}

export const insertSms = new PreparedQuery<InsertSmsParams, InsertSmsResult>({"usedParamSet":{"phone":true,"text":true,"encrypted_text":true,"state":true},"params":[{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":70,"b":76}]},{"name":"text","required":false,"transform":{"type":"scalar"},"locs":[{"a":79,"b":83}]},{"name":"encrypted_text","required":false,"transform":{"type":"scalar"},"locs":[{"a":86,"b":100}]},{"name":"state","required":true,"transform":{"type":"scalar"},"locs":[{"a":103,"b":109},{"a":122,"b":128}]}],"statement":"insert into sms (phone, text, encrypted_text, state, sent_at)\nvalues (:phone!, :text, :encrypted_text, :state!, case when :state!::sms_state = 'sent' then product_now() end)\nreturning id"} as never);

export interface WaitingSmsParams {
  id: number;
}

export interface WaitingSmsResult {
  encrypted_text: Buffer;
  id: number;
  is_too_late: boolean;
  phone: string;
}

export const waitingSms = new PreparedQuery<WaitingSmsParams, WaitingSmsResult>({"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":135,"b":138}]}],"statement":"select id, phone, encrypted_text as \"encrypted_text!\", at < product_now() - interval '3 minutes' as \"is_too_late!\"\nfrom sms where id = :id! and state = 'waiting' and encrypted_text is not null"} as never);

export interface EndSmsParams {
  error?: string | null | void;
  id: number;
  state: SmsState;
}

export type EndSmsResult = void;

export const endSms = new PreparedQuery<EndSmsParams, EndSmsResult>({"usedParamSet":{"state":true,"error":true,"id":true},"params":[{"name":"state","required":true,"transform":{"type":"scalar"},"locs":[{"a":23,"b":29},{"a":112,"b":118}]},{"name":"error","required":false,"transform":{"type":"scalar"},"locs":[{"a":82,"b":87}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":174,"b":177}]}],"statement":"update sms set state = :state!, encrypted_text = null, tries = tries + 1, error = :error,\n  sent_at = case when :state!::sms_state = 'sent' then product_now() end\nwhere id = :id! and state = 'waiting'"} as never);

export interface CountSmsTryParams {
  error: string;
  id: number;
}

export type CountSmsTryResult = void;

export const countSmsTry = new PreparedQuery<CountSmsTryParams, CountSmsTryResult>({"usedParamSet":{"error":true,"id":true},"params":[{"name":"error","required":true,"transform":{"type":"scalar"},"locs":[{"a":42,"b":48}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":61,"b":64}]}],"statement":"update sms set tries = tries + 1, error = :error! where id = :id! and state = 'waiting'"} as never);

export type FailedInRowParams = void;

export interface FailedInRowResult {
  count: number;
  is_long: boolean;
  sent_id: number;
}

export const failedInRow = new PreparedQuery<FailedInRowParams, FailedInRowResult>({"usedParamSet":{},"params":[],"statement":"select last.id as \"sent_id!\", count(f.at)::int as \"count!\", coalesce(min(f.at) < product_now() - interval '2 minutes', false) as \"is_long!\"\nfrom (select coalesce(max(id), 0) as id from sms where state = 'sent') last\nleft join lateral (select s.at from sms s where s.id > last.id and s.state = 'failed' order by s.id limit 500) f on true\ngroup by last.id"} as never);

