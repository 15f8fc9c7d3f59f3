/** Types and statements of src/proof/rehearsal.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type BooksFixedParams = void;

export interface BooksFixedResult {
  book: string;
  draw_id: number;
}

export const booksFixed = new PreparedQuery<BooksFixedParams, BooksFixedResult>({"usedParamSet":{},"params":[],"statement":"select draw_id as \"draw_id!\", encode(sha256, 'hex') || ' ' || coalesce(encode(root, 'hex'), '') as \"book!\" from draw_seal order by draw_id"} as never);

export type NewestEntryParams = void;

export interface NewestEntryResult {
  id: number;
}

export const newestEntry = new PreparedQuery<NewestEntryParams, NewestEntryResult>({"usedParamSet":{},"params":[],"statement":"select coalesce(max(id), 0)::bigint as \"id!\" from entry"} as never);

export interface EntriesAfterParams {
  ago_s: number;
  id: number;
}

export interface EntriesAfterResult {
  entry_count: number;
  oldest_s: number;
}

export const entriesAfter = new PreparedQuery<EntriesAfterParams, EntriesAfterResult>({"usedParamSet":{"ago_s":true,"id":true},"params":[{"name":"ago_s","required":true,"transform":{"type":"scalar"},"locs":[{"a":95,"b":101},{"a":222,"b":228}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":170,"b":173}]}],"statement":"select count(*)::int as \"entry_count!\", coalesce(extract(epoch from product_now() - min(at)) - :ago_s!::float8, 0)::double precision as \"oldest_s!\"\nfrom entry where id > :id! and at < product_now() - make_interval(secs => :ago_s!::float8)"} as never);

