/** Types and statements of src/demo/outbox.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface LastCodeParams {
  phone: string;
}

export interface LastCodeResult {
  at: Date;
  text: string;
}

export const lastCode = new PreparedQuery<LastCodeParams, LastCodeResult>({"usedParamSet":{"phone":true},"params":[{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":50,"b":56}]}],"statement":"select text as \"text!\", at from sms where phone = :phone! and text ~ '[0-9]{6}' order by id desc limit 1"} as never);

