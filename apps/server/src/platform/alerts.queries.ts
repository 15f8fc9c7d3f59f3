/** Types generated for queries found in "src/platform/alerts.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

export type unknownArray = (unknown)[];

/** 'InsertAlerts' parameters type */
export interface InsertAlertsParams {
  datas: unknownArray;
  kinds: stringArray;
  refs: stringArray;
}

/** 'InsertAlerts' return type */
export type InsertAlertsResult = void;

/** 'InsertAlerts' query type */
export interface InsertAlertsQuery {
  params: InsertAlertsParams;
  result: InsertAlertsResult;
}

const insertAlertsIR: any = {"usedParamSet":{"refs":true,"kinds":true,"datas":true},"params":[{"name":"refs","required":true,"transform":{"type":"scalar"},"locs":[{"a":77,"b":82}]},{"name":"kinds","required":true,"transform":{"type":"scalar"},"locs":[{"a":93,"b":99}]},{"name":"datas","required":true,"transform":{"type":"scalar"},"locs":[{"a":110,"b":116}]}],"statement":"insert into alert (ref, kind, data)\nselect a.ref, a.kind, a.data from unnest(:refs!::text[], :kinds!::text[], :datas!::jsonb[]) with ordinality as a(ref, kind, data, n) order by a.n\non conflict (ref) do nothing"};

/**
 * Query generated from SQL:
 * ```
 * insert into alert (ref, kind, data)
 * select a.ref, a.kind, a.data from unnest(:refs!::text[], :kinds!::text[], :datas!::jsonb[]) with ordinality as a(ref, kind, data, n) order by a.n
 * on conflict (ref) do nothing
 * ```
 */
export const insertAlerts = new PreparedQuery<InsertAlertsParams,InsertAlertsResult>(insertAlertsIR);


/** 'CloseOpenAlert' parameters type */
export interface CloseOpenAlertParams {
  id: number;
  kinds?: stringArray | null | void;
  operator_id: number;
}

/** 'CloseOpenAlert' return type */
export interface CloseOpenAlertResult {
  kind: string;
  ref: string;
}

/** 'CloseOpenAlert' query type */
export interface CloseOpenAlertQuery {
  params: CloseOpenAlertParams;
  result: CloseOpenAlertResult;
}

const closeOpenAlertIR: any = {"usedParamSet":{"operator_id":true,"id":true,"kinds":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":56,"b":68}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":81,"b":84}]},{"name":"kinds","required":false,"transform":{"type":"scalar"},"locs":[{"a":113,"b":118},{"a":151,"b":156}]}],"statement":"update alert set closed_at = product_now(), closed_by = :operator_id!\nwhere id = :id! and closed_at is null and (:kinds::text[] is null or kind = any (:kinds)) returning kind, ref"};

/**
 * Query generated from SQL:
 * ```
 * update alert set closed_at = product_now(), closed_by = :operator_id!
 * where id = :id! and closed_at is null and (:kinds::text[] is null or kind = any (:kinds)) returning kind, ref
 * ```
 */
export const closeOpenAlert = new PreparedQuery<CloseOpenAlertParams,CloseOpenAlertResult>(closeOpenAlertIR);


