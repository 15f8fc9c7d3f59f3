/** Types generated for queries found in "src/demo/outbox.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'LastCode' parameters type */
export interface LastCodeParams {
  phone: string;
}

/** 'LastCode' return type */
export interface LastCodeResult {
  at: Date;
  text: string;
}

/** 'LastCode' query type */
export interface LastCodeQuery {
  params: LastCodeParams;
  result: LastCodeResult;
}

const lastCodeIR: any = {"usedParamSet":{"phone":true},"params":[{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":50,"b":56}]}],"statement":"select text as \"text!\", at from sms where phone = :phone! and text ~ '[0-9]{6}' order by id desc limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select text as "text!", at from sms where phone = :phone! and text ~ '[0-9]{6}' order by id desc limit 1
 * ```
 */
export const lastCode = new PreparedQuery<LastCodeParams,LastCodeResult>(lastCodeIR);


