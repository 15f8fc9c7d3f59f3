/** Types and statements of src/lottery/lay-off/takers.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface TakersParams {
  taker_id?: number | null | void;
}

export interface TakersResult {
  id: number;
  is_open: boolean;
  name: string;
  open_stakes_pya: number;
  owed_pya: number;
  second_above_pya: number;
  terms: unknown;
}

export const takers = new PreparedQuery<TakersParams, TakersResult>({"usedParamSet":{"taker_id":true},"params":[{"name":"taker_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":710,"b":718},{"a":746,"b":754}]}],"statement":"select t.id, t.name, t.is_open, t.second_above_pya,\n  coalesce((\n    select jsonb_agg(jsonb_build_object('code', l.code, 'odds_hundredths', m.odds_hundredths, 'tot_odds_hundredths', m.tot_odds_hundredths,\n      'commission_basis_points', m.commission_basis_points) order by l.id)\n    from taker_terms m join lottery l on l.id = m.lottery_id where m.taker_id = t.id), '[]') as \"terms!\",\n  coalesce((select sum(x.amount_pya) from taker_move x where x.taker_id = t.id), 0)::bigint as \"owed_pya!\",\n  coalesce((\n    select sum(o.total_pya) from lay_off o join draw d on d.id = o.draw_id\n    where o.taker_id = t.id and d.result is null and d.voided_at is null), 0)::bigint as \"open_stakes_pya!\"\nfrom taker t where (:taker_id::bigint is null or t.id = :taker_id) order by lower(t.name), t.id"} as never);

export interface LockTakerParams {
  taker_id: number;
}

export interface LockTakerResult {
  id: number;
  is_open: boolean;
  name: string;
}

export const lockTaker = new PreparedQuery<LockTakerParams, LockTakerResult>({"usedParamSet":{"taker_id":true},"params":[{"name":"taker_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":47,"b":56}]}],"statement":"select id, name, is_open from taker where id = :taker_id! for no key update"} as never);

export interface TakerNamedParams {
  name: string;
}

export interface TakerNamedResult {
  id: number;
}

export const takerNamed = new PreparedQuery<TakerNamedParams, TakerNamedResult>({"usedParamSet":{"name":true},"params":[{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":47,"b":52}]}],"statement":"select id from taker where lower(name) = lower(:name!)"} as never);

export interface AddTakerParams {
  name: string;
  second_above_pya: number;
}

export interface AddTakerResult {
  id: number;
}

export const addTaker = new PreparedQuery<AddTakerParams, AddTakerResult>({"usedParamSet":{"name":true,"second_above_pya":true},"params":[{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":51,"b":56}]},{"name":"second_above_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":59,"b":76}]}],"statement":"insert into taker (name, second_above_pya) values (:name!, :second_above_pya!) returning id"} as never);

export interface WriteTakerParams {
  is_open: boolean;
  name: string;
  second_above_pya: number;
  taker_id: number;
}

export type WriteTakerResult = void;

export const writeTaker = new PreparedQuery<WriteTakerParams, WriteTakerResult>({"usedParamSet":{"name":true,"is_open":true,"second_above_pya":true,"taker_id":true},"params":[{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":24,"b":29}]},{"name":"is_open","required":true,"transform":{"type":"scalar"},"locs":[{"a":42,"b":50}]},{"name":"second_above_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":72,"b":89}]},{"name":"taker_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":102,"b":111}]}],"statement":"update taker set name = :name!, is_open = :is_open!, second_above_pya = :second_above_pya! where id = :taker_id!"} as never);

export interface DropTermsParams {
  taker_id: number;
}

export type DropTermsResult = void;

export const dropTerms = new PreparedQuery<DropTermsParams, DropTermsResult>({"usedParamSet":{"taker_id":true},"params":[{"name":"taker_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":41,"b":50}]}],"statement":"delete from taker_terms where taker_id = :taker_id!"} as never);

export interface WriteTermsParams {
  codes: string[];
  commissions: number[];
  odds_hundredths: number[];
  taker_id: number;
  tot_odds_hundredths: number[];
}

export type WriteTermsResult = void;

export const writeTerms = new PreparedQuery<WriteTermsParams, WriteTermsResult>({"usedParamSet":{"taker_id":true,"codes":true,"odds_hundredths":true,"tot_odds_hundredths":true,"commissions":true},"params":[{"name":"taker_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":117,"b":126}]},{"name":"codes","required":true,"transform":{"type":"scalar"},"locs":[{"a":226,"b":232}]},{"name":"odds_hundredths","required":true,"transform":{"type":"scalar"},"locs":[{"a":243,"b":259}]},{"name":"tot_odds_hundredths","required":true,"transform":{"type":"scalar"},"locs":[{"a":273,"b":293}]},{"name":"commissions","required":true,"transform":{"type":"scalar"},"locs":[{"a":307,"b":319}]}],"statement":"insert into taker_terms (taker_id, lottery_id, odds_hundredths, tot_odds_hundredths, commission_basis_points)\nselect :taker_id!, l.id, x.odds_hundredths, nullif(x.tot_odds_hundredths, 0), x.commission_basis_points\nfrom unnest(:codes!::text[], :odds_hundredths!::integer[], :tot_odds_hundredths!::integer[], :commissions!::integer[])\n  as x(code, odds_hundredths, tot_odds_hundredths, commission_basis_points)\njoin lottery l on l.code = x.code"} as never);

