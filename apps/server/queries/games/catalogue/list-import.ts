/** Types and statements of src/games/catalogue/list-import.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { DialectName, ImportSource, ImportState, ProviderCurrency } from '#queries/unions.ts';

export type DueImportsParams = void;

export interface DueImportsResult {
  id: number;
}

export const dueImports = new PreparedQuery<DueImportsParams, DueImportsResult>({"usedParamSet":{},"params":[],"statement":"select p.id from provider p\nwhere p.is_active and exists (select from provider_category c where c.provider_id = p.id and not c.is_lobby_only)\n  and not exists (\n    select from catalogue_import i\n    where i.provider_id = p.id and i.source = 'aggregator'\n      and i.at > product_now() - case i.state when 'done' then interval '1 day' else interval '1 hour' end\n  )"} as never);

export interface FindProductParams {
  provider_id: number;
}

export interface FindProductResult {
  categories: number[] | null;
  currency: ProviderCurrency;
  dialect: DialectName;
  id: number;
  name: string;
  p_code: string;
}

export const findProduct = new PreparedQuery<FindProductParams, FindProductResult>({"usedParamSet":{"provider_id":true},"params":[{"name":"provider_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":234,"b":246}]}],"statement":"select p.id, p.p_code, p.name, p.dialect, p.currency, array_agg(c.category_id order by c.category_id) filter (where not c.is_lobby_only) as categories\nfrom provider p left join provider_category c on c.provider_id = p.id where p.id = :provider_id! group by p.id"} as never);

export interface QueueForImportParams {
  provider_id: number;
}

export interface QueueForImportResult {
  id: number;
}

export const queueForImport = new PreparedQuery<QueueForImportParams, QueueForImportResult>({"usedParamSet":{"provider_id":true},"params":[{"name":"provider_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":35,"b":47}]}],"statement":"select id from provider where id = :provider_id! for no key update"} as never);

export interface InsertImportParams {
  added_count: number;
  changed_count: number;
  error?: string | null | void;
  guessed_count: number;
  hidden_count: number;
  operator_id?: number | null | void;
  provider_id: number;
  same_count: number;
  skipped_count: number;
  source: ImportSource;
  state: ImportState;
}

export interface InsertImportResult {
  id: number;
}

export const insertImport = new PreparedQuery<InsertImportParams, InsertImportResult>({"usedParamSet":{"provider_id":true,"source":true,"operator_id":true,"state":true,"error":true,"added_count":true,"changed_count":true,"same_count":true,"skipped_count":true,"hidden_count":true,"guessed_count":true},"params":[{"name":"provider_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":172,"b":184}]},{"name":"source","required":true,"transform":{"type":"scalar"},"locs":[{"a":187,"b":194}]},{"name":"operator_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":197,"b":208}]},{"name":"state","required":true,"transform":{"type":"scalar"},"locs":[{"a":211,"b":217}]},{"name":"error","required":false,"transform":{"type":"scalar"},"locs":[{"a":220,"b":225}]},{"name":"added_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":228,"b":240}]},{"name":"changed_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":243,"b":257}]},{"name":"same_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":260,"b":271}]},{"name":"skipped_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":274,"b":288}]},{"name":"hidden_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":293,"b":306}]},{"name":"guessed_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":309,"b":323}]}],"statement":"insert into catalogue_import (provider_id, source, operator_id, state, error, added_count, changed_count, same_count, skipped_count,\n  hidden_count, guessed_count)\nvalues (:provider_id!, :source!, :operator_id, :state!, :error, :added_count!, :changed_count!, :same_count!, :skipped_count!,\n  :hidden_count!, :guessed_count!) returning id"} as never);

export interface InsertImportRowsParams {
  import_id: number;
  rows: unknown;
}

export type InsertImportRowsResult = void;

export const insertImportRows = new PreparedQuery<InsertImportRowsParams, InsertImportRowsResult>({"usedParamSet":{"import_id":true,"rows":true},"params":[{"name":"import_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":101,"b":111}]},{"name":"rows","required":true,"transform":{"type":"scalar"},"locs":[{"a":197,"b":202}]}],"statement":"insert into catalogue_import_row (import_id, row_number, outcome, reason, g_code, name, said)\nselect :import_id!, r.row_number, r.outcome, r.reason, r.g_code, r.name, r.said\nfrom json_to_recordset(:rows!::json) as r(row_number integer, outcome import_outcome, reason text, g_code text, name text, said jsonb)"} as never);

export interface OpenCategoriesOfParams {
  categories: number[];
  provider_id: number;
}

export type OpenCategoriesOfResult = void;

export const openCategoriesOf = new PreparedQuery<OpenCategoriesOfParams, OpenCategoriesOfResult>({"usedParamSet":{"provider_id":true,"categories":true},"params":[{"name":"provider_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":64,"b":76}]},{"name":"categories","required":true,"transform":{"type":"scalar"},"locs":[{"a":123,"b":134}]}],"statement":"insert into provider_category (provider_id, category_id)\nselect :provider_id!, c.id from game_category c where c.id = any (:categories!::int[]) on conflict do nothing"} as never);

export interface PutGamesParams {
  games: unknown;
  provider_id: number;
}

export interface PutGamesResult {
  is_added: boolean;
  name: string;
}

export const putGames = new PreparedQuery<PutGamesParams, PutGamesResult>({"usedParamSet":{"provider_id":true,"games":true},"params":[{"name":"provider_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":106,"b":118}]},{"name":"games","required":true,"transform":{"type":"scalar"},"locs":[{"a":218,"b":224}]}],"statement":"insert into game as g (provider_id, category_id, g_code, name, html_type, game_type, image_source)\nselect :provider_id!, r.category_id, r.g_code, r.name, r.html_type, r.game_type, r.image_source\nfrom json_to_recordset(:games!::json) as r(category_id integer, g_code text, name text, html_type text, game_type text, image_source text)\non conflict (provider_id, category_id, g_code) do update set name = excluded.name, html_type = excluded.html_type, game_type = excluded.game_type,\n  image_source = excluded.image_source, is_listed = true, listed_at = product_now()\nwhere (g.name, g.html_type, g.game_type, g.image_source, g.is_listed)\n  is distinct from (excluded.name, excluded.html_type, excluded.game_type, excluded.image_source, true)\nreturning (xmax = 0) as \"is_added!\", g.name"} as never);

export interface HideMissingParams {
  but: number[];
  games: unknown;
  provider_id: number;
}

export interface HideMissingResult {
  category_id: number;
  g_code: string;
  name: string;
}

export const hideMissing = new PreparedQuery<HideMissingParams, HideMissingResult>({"usedParamSet":{"provider_id":true,"but":true,"games":true},"params":[{"name":"provider_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":70}]},{"name":"but","required":true,"transform":{"type":"scalar"},"locs":[{"a":114,"b":118}]},{"name":"games","required":true,"transform":{"type":"scalar"},"locs":[{"a":177,"b":183}]}],"statement":"update game g set is_listed = false\nwhere g.provider_id = :provider_id! and g.is_listed and g.category_id <> all (:but!::int[]) and not exists (\n  select from json_to_recordset(:games!::json) as r(category_id integer, g_code text) where r.category_id = g.category_id and r.g_code = g.g_code\n) returning g_code, name, category_id"} as never);

export interface CountMissingParams {
  categories: number[];
  games: unknown;
  provider_id: number;
}

export interface CountMissingResult {
  count: number;
  name: string;
}

export const countMissing = new PreparedQuery<CountMissingParams, CountMissingResult>({"usedParamSet":{"provider_id":true,"categories":true,"games":true},"params":[{"name":"provider_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":115,"b":127}]},{"name":"categories","required":true,"transform":{"type":"scalar"},"locs":[{"a":170,"b":181}]},{"name":"games","required":true,"transform":{"type":"scalar"},"locs":[{"a":240,"b":246}]}],"statement":"select c.name, count(*) as \"count!\" from game g join game_category c on c.id = g.category_id\nwhere g.provider_id = :provider_id! and g.is_listed and g.category_id = any (:categories!::int[]) and not exists (\n  select from json_to_recordset(:games!::json) as r(category_id integer, g_code text) where r.category_id = g.category_id and r.g_code = g.g_code\n) group by c.id order by c.position"} as never);

export interface ForgetOldImportsParams {
  provider_id: number;
}

export type ForgetOldImportsResult = void;

export const forgetOldImports = new PreparedQuery<ForgetOldImportsParams, ForgetOldImportsResult>({"usedParamSet":{"provider_id":true},"params":[{"name":"provider_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":49,"b":61},{"a":128,"b":140}]}],"statement":"delete from catalogue_import where provider_id = :provider_id! and id < (\n  select id from catalogue_import where provider_id = :provider_id! order by id desc offset 29 limit 1\n)"} as never);

