/** Types and statements of src/players/sms/sms.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface InsertSmsParams {
  phone: string;
  sealed_text?: Buffer | null | void;
  state: string;
  text?: string | null | void;
}

export interface InsertSmsResult {
  id: number;
}

export const insertSms = new PreparedQuery<InsertSmsParams, InsertSmsResult>({"usedParamSet":{"phone":true,"text":true,"sealed_text":true,"state":true},"params":[{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":67,"b":73}]},{"name":"text","required":false,"transform":{"type":"scalar"},"locs":[{"a":76,"b":80}]},{"name":"sealed_text","required":false,"transform":{"type":"scalar"},"locs":[{"a":83,"b":94}]},{"name":"state","required":true,"transform":{"type":"scalar"},"locs":[{"a":97,"b":103},{"a":116,"b":122}]}],"statement":"insert into sms (phone, text, sealed_text, state, sent_at)\nvalues (:phone!, :text, :sealed_text, :state!, case when :state! = 'sent' then product_now() end)\nreturning id"} as never);

export interface WaitingSmsParams {
  id: number;
}

export interface WaitingSmsResult {
  id: number;
  is_too_late: boolean;
  phone: string;
  sealed_text: Buffer;
}

export const waitingSms = new PreparedQuery<WaitingSmsParams, WaitingSmsResult>({"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":129,"b":132}]}],"statement":"select id, phone, sealed_text as \"sealed_text!\", at < product_now() - interval '3 minutes' as \"is_too_late!\"\nfrom sms where id = :id! and state = 'waiting' and sealed_text is not null"} as never);

export interface EndSmsParams {
  error?: string | null | void;
  id: number;
  state: string;
}

export type EndSmsResult = void;

export const endSms = new PreparedQuery<EndSmsParams, EndSmsResult>({"usedParamSet":{"state":true,"error":true,"id":true},"params":[{"name":"state","required":true,"transform":{"type":"scalar"},"locs":[{"a":23,"b":29},{"a":109,"b":115}]},{"name":"error","required":false,"transform":{"type":"scalar"},"locs":[{"a":79,"b":84}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":160,"b":163}]}],"statement":"update sms set state = :state!, sealed_text = null, tries = tries + 1, error = :error,\n  sent_at = case when :state! = 'sent' then product_now() end\nwhere id = :id! and state = 'waiting'"} as never);

export interface CountSmsTryParams {
  error: string;
  id: number;
}

export type CountSmsTryResult = void;

export const countSmsTry = new PreparedQuery<CountSmsTryParams, CountSmsTryResult>({"usedParamSet":{"error":true,"id":true},"params":[{"name":"error","required":true,"transform":{"type":"scalar"},"locs":[{"a":42,"b":48}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":61,"b":64}]}],"statement":"update sms set tries = tries + 1, error = :error! where id = :id! and state = 'waiting'"} as never);

