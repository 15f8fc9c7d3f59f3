/** Types generated for queries found in "src/players/sms/sms.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'InsertSms' parameters type */
export interface InsertSmsParams {
  phone: string;
  state: string;
  text: string;
}

/** 'InsertSms' return type */
export interface InsertSmsResult {
  id: number;
}

/** 'InsertSms' query type */
export interface InsertSmsQuery {
  params: InsertSmsParams;
  result: InsertSmsResult;
}

const insertSmsIR: any = {"usedParamSet":{"phone":true,"text":true,"state":true},"params":[{"name":"phone","required":true,"transform":{"type":"scalar"},"locs":[{"a":54,"b":60}]},{"name":"text","required":true,"transform":{"type":"scalar"},"locs":[{"a":63,"b":68}]},{"name":"state","required":true,"transform":{"type":"scalar"},"locs":[{"a":71,"b":77},{"a":90,"b":96}]}],"statement":"insert into sms (phone, text, state, sent_at)\nvalues (:phone!, :text!, :state!, case when :state! = 'sent' then product_now() end)\nreturning id"};

/**
 * Query generated from SQL:
 * ```
 * insert into sms (phone, text, state, sent_at)
 * values (:phone!, :text!, :state!, case when :state! = 'sent' then product_now() end)
 * returning id
 * ```
 */
export const insertSms = new PreparedQuery<InsertSmsParams,InsertSmsResult>(insertSmsIR);


/** 'WaitingSms' parameters type */
export interface WaitingSmsParams {
  id: number;
}

/** 'WaitingSms' return type */
export interface WaitingSmsResult {
  id: number;
  is_too_late: boolean;
  phone: string;
  text: string;
}

/** 'WaitingSms' query type */
export interface WaitingSmsQuery {
  params: WaitingSmsParams;
  result: WaitingSmsResult;
}

const waitingSmsIR: any = {"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":115,"b":118}]}],"statement":"select id, phone, text as \"text!\", at < product_now() - interval '3 minutes' as \"is_too_late!\"\nfrom sms where id = :id! and state = 'waiting' and text is not null"};

/**
 * Query generated from SQL:
 * ```
 * select id, phone, text as "text!", at < product_now() - interval '3 minutes' as "is_too_late!"
 * from sms where id = :id! and state = 'waiting' and text is not null
 * ```
 */
export const waitingSms = new PreparedQuery<WaitingSmsParams,WaitingSmsResult>(waitingSmsIR);


/** 'EndSms' parameters type */
export interface EndSmsParams {
  error?: string | null | void;
  id: number;
  state: string;
}

/** 'EndSms' return type */
export type EndSmsResult = void;

/** 'EndSms' query type */
export interface EndSmsQuery {
  params: EndSmsParams;
  result: EndSmsResult;
}

const endSmsIR: any = {"usedParamSet":{"state":true,"error":true,"id":true},"params":[{"name":"state","required":true,"transform":{"type":"scalar"},"locs":[{"a":23,"b":29},{"a":102,"b":108}]},{"name":"error","required":false,"transform":{"type":"scalar"},"locs":[{"a":72,"b":77}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":153,"b":156}]}],"statement":"update sms set state = :state!, text = null, tries = tries + 1, error = :error,\n  sent_at = case when :state! = 'sent' then product_now() end\nwhere id = :id! and state = 'waiting'"};

/**
 * Query generated from SQL:
 * ```
 * update sms set state = :state!, text = null, tries = tries + 1, error = :error,
 *   sent_at = case when :state! = 'sent' then product_now() end
 * where id = :id! and state = 'waiting'
 * ```
 */
export const endSms = new PreparedQuery<EndSmsParams,EndSmsResult>(endSmsIR);


/** 'CountSmsTry' parameters type */
export interface CountSmsTryParams {
  error: string;
  id: number;
}

/** 'CountSmsTry' return type */
export type CountSmsTryResult = void;

/** 'CountSmsTry' query type */
export interface CountSmsTryQuery {
  params: CountSmsTryParams;
  result: CountSmsTryResult;
}

const countSmsTryIR: any = {"usedParamSet":{"error":true,"id":true},"params":[{"name":"error","required":true,"transform":{"type":"scalar"},"locs":[{"a":42,"b":48}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":61,"b":64}]}],"statement":"update sms set tries = tries + 1, error = :error! where id = :id! and state = 'waiting'"};

/**
 * Query generated from SQL:
 * ```
 * update sms set tries = tries + 1, error = :error! where id = :id! and state = 'waiting'
 * ```
 */
export const countSmsTry = new PreparedQuery<CountSmsTryParams,CountSmsTryResult>(countSmsTryIR);


