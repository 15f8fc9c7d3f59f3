/** Types and statements of src/platform/fact-reader.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface LockReaderParams {
  name: string;
}

export interface LockReaderResult {
  id: number;
  xid: string;
}

export const lockReader = new PreparedQuery<LockReaderParams, LockReaderResult>({"usedParamSet":{"name":true},"params":[{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":61,"b":66}]}],"statement":"select xid::text as \"xid!\", id from fact_reader where name = :name! for no key update"} as never);

export interface HasNewsParams {
  changes: string[];
  kinds: string[];
  name: string;
}

export interface HasNewsResult {
  has_news: boolean | null;
}

export const hasNews = new PreparedQuery<HasNewsParams, HasNewsResult>({"usedParamSet":{"name":true,"kinds":true,"changes":true},"params":[{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":16,"b":21}]},{"name":"kinds","required":true,"transform":{"type":"scalar"},"locs":[{"a":24,"b":30}]},{"name":"changes","required":true,"transform":{"type":"scalar"},"locs":[{"a":41,"b":49}]}],"statement":"select has_news(:name!, :kinds!::text[], :changes!::text[]) as has_news"} as never);

export interface NextFactsParams {
  changes: string[];
  id: number;
  kinds: string[];
  most: number;
  to_id: number;
  to_xid: string;
  xid: string;
}

export interface NextFactsResult {
  age_s: number;
  data: unknown;
  id: number;
  kind: string;
  player_id: number | null;
  xid: string;
}

export const nextFacts = new PreparedQuery<NextFactsParams, NextFactsResult>({"usedParamSet":{"xid":true,"id":true,"to_xid":true,"to_id":true,"kinds":true,"changes":true,"most":true},"params":[{"name":"xid","required":true,"transform":{"type":"scalar"},"locs":[{"a":204,"b":208}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":223,"b":226}]},{"name":"to_xid","required":true,"transform":{"type":"scalar"},"locs":[{"a":259,"b":266}]},{"name":"to_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":281,"b":287}]},{"name":"kinds","required":true,"transform":{"type":"scalar"},"locs":[{"a":319,"b":325}]},{"name":"changes","required":true,"transform":{"type":"scalar"},"locs":[{"a":387,"b":395}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":434,"b":439}]}],"statement":"select f.xid::text as \"xid!\", f.id as \"id!\", f.kind as \"kind!\", f.player_id, f.data as \"data!\",\n  extract(epoch from product_now() - f.at)::double precision as \"age_s!\"\nfrom fact f\nwhere (f.xid, f.id) > (:xid!::text::xid8, :id!::bigint) and (f.xid, f.id) <= (:to_xid!::text::xid8, :to_id!::bigint)\n  and (f.kind = any (:kinds!::text[]) or f.kind = 'changed' and f.data ->> 'what' = any (:changes!::text[]))\norder by f.xid, f.id limit :most!"} as never);

export interface MarkReadParams {
  id: number;
  name: string;
  xid: string;
}

export type MarkReadResult = void;

export const markRead = new PreparedQuery<MarkReadParams, MarkReadResult>({"usedParamSet":{"xid":true,"id":true,"name":true},"params":[{"name":"xid","required":true,"transform":{"type":"scalar"},"locs":[{"a":29,"b":33}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":53,"b":56}]},{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":71,"b":76}]}],"statement":"update fact_reader set xid = :xid!::text::xid8, id = :id! where name = :name!"} as never);

export interface PruneFactsParams {
  short_lived: string[];
}

export type PruneFactsResult = void;

export const pruneFacts = new PreparedQuery<PruneFactsParams, PruneFactsResult>({"usedParamSet":{"short_lived":true},"params":[{"name":"short_lived","required":true,"transform":{"type":"scalar"},"locs":[{"a":66,"b":78},{"a":199,"b":211}]}],"statement":"delete from fact\nwhere at < product_now() - case when kind = any (:short_lived!::text[]) then interval '2 minutes' else interval '7 days' end\n  and id < (select max(id) from fact)\n  and (kind = any (:short_lived!::text[]) or (xid, id) <= (select r.xid, r.id from fact_reader r order by r.xid, r.id limit 1))"} as never);

