/** Types and statements of src/games/catalogue/providers.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { DialectName, ImportState, ProviderCurrency } from '#queries/unions.ts';

export interface ConsoleProvidersParams {
  provider_id?: number | null | void;
}

export interface ConsoleProvidersResult {
  categories: unknown;
  currency: ProviderCurrency;
  dialect: DialectName;
  game_count: number;
  hidden_count: number;
  id: number;
  image: string | null;
  imported_at: Date | null;
  imported_state: ImportState | null;
  is_active: boolean;
  is_hot: boolean;
  is_in_maintenance: boolean;
  name: string;
  p_code: string;
  position: number;
  reverses_settled: boolean;
  takes_unknown_result: boolean | null;
}

export const consoleProviders = new PreparedQuery<ConsoleProvidersParams, ConsoleProvidersResult>({"usedParamSet":{"provider_id":true},"params":[{"name":"provider_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":778,"b":789},{"a":814,"b":825}]}],"statement":"select p.id, p.p_code, p.name, p.dialect, p.currency, p.image, p.position, p.is_active, p.is_hot, p.is_in_maintenance,\n  p.takes_unknown_result, p.reverses_settled,\n  coalesce((\n    select json_agg(json_build_object('id', c.category_id, 'is_lobby_only', c.is_lobby_only) order by c.category_id)\n    from provider_category c where c.provider_id = p.id\n  ), '[]') as \"categories!\",\n  (select count(*) from game g where g.provider_id = p.id and g.is_listed) as \"game_count!\",\n  (select count(*) from game g where g.provider_id = p.id and not g.is_listed) as \"hidden_count!\",\n  l.state as \"imported_state?\", l.at as \"imported_at?\"\nfrom provider p\nleft join lateral (select i.state, i.at from catalogue_import i where i.provider_id = p.id order by i.id desc limit 1) l on true\nwhere :provider_id::int is null or p.id = :provider_id order by p.position, p.name, p.id"} as never);

export interface LockProviderParams {
  provider_id: number;
}

export interface LockProviderResult {
  id: number;
}

export const lockProvider = new PreparedQuery<LockProviderParams, LockProviderResult>({"usedParamSet":{"provider_id":true},"params":[{"name":"provider_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":35,"b":47}]}],"statement":"select id from provider where id = :provider_id! for update"} as never);

export interface FindProviderCurrencyParams {
  provider_id: number;
}

export interface FindProviderCurrencyResult {
  currency: ProviderCurrency;
  name: string;
  p_code: string;
}

export const findProviderCurrency = new PreparedQuery<FindProviderCurrencyParams, FindProviderCurrencyResult>({"usedParamSet":{"provider_id":true},"params":[{"name":"provider_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":55,"b":67}]}],"statement":"select p_code, name, currency from provider where id = :provider_id!"} as never);

export interface PutProviderCurrencyParams {
  currency: ProviderCurrency;
  provider_id: number;
}

export type PutProviderCurrencyResult = void;

export const putProviderCurrency = new PreparedQuery<PutProviderCurrencyParams, PutProviderCurrencyResult>({"usedParamSet":{"currency":true,"provider_id":true},"params":[{"name":"currency","required":true,"transform":{"type":"scalar"},"locs":[{"a":31,"b":40}]},{"name":"provider_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":53,"b":65}]}],"statement":"update provider set currency = :currency! where id = :provider_id!"} as never);

export interface AddProviderParams {
  currency: ProviderCurrency;
  dialect: DialectName;
  id: number;
  name: string;
  p_code: string;
}

export interface AddProviderResult {
  id: number;
}

export const addProvider = new PreparedQuery<AddProviderParams, AddProviderResult>({"usedParamSet":{"id":true,"p_code":true,"name":true,"dialect":true,"currency":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":88,"b":91}]},{"name":"p_code","required":true,"transform":{"type":"scalar"},"locs":[{"a":94,"b":101}]},{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":104,"b":109}]},{"name":"dialect","required":true,"transform":{"type":"scalar"},"locs":[{"a":112,"b":120}]},{"name":"currency","required":true,"transform":{"type":"scalar"},"locs":[{"a":123,"b":132}]}],"statement":"insert into provider (id, p_code, name, dialect, currency, is_active, position)\nvalues (:id!, :p_code!, :name!, :dialect!, :currency!, false, 1000) on conflict do nothing returning id"} as never);

export interface UpdateProviderParams {
  image?: string | null | void;
  is_active: boolean;
  is_hot: boolean;
  is_in_maintenance: boolean;
  name: string;
  position: number;
  provider_id: number;
  reverses_settled: boolean;
  takes_unknown_result?: boolean | null | void;
}

export type UpdateProviderResult = void;

export const updateProvider = new PreparedQuery<UpdateProviderParams, UpdateProviderResult>({"usedParamSet":{"name":true,"image":true,"position":true,"is_active":true,"is_hot":true,"is_in_maintenance":true,"takes_unknown_result":true,"reverses_settled":true,"provider_id":true},"params":[{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":27,"b":32}]},{"name":"image","required":false,"transform":{"type":"scalar"},"locs":[{"a":43,"b":48}]},{"name":"position","required":true,"transform":{"type":"scalar"},"locs":[{"a":62,"b":71}]},{"name":"is_active","required":true,"transform":{"type":"scalar"},"locs":[{"a":86,"b":96}]},{"name":"is_hot","required":true,"transform":{"type":"scalar"},"locs":[{"a":108,"b":115}]},{"name":"is_in_maintenance","required":true,"transform":{"type":"scalar"},"locs":[{"a":140,"b":158}]},{"name":"takes_unknown_result","required":false,"transform":{"type":"scalar"},"locs":[{"a":184,"b":204}]},{"name":"reverses_settled","required":true,"transform":{"type":"scalar"},"locs":[{"a":226,"b":243}]},{"name":"provider_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":256,"b":268}]}],"statement":"update provider set name = :name!, image = :image, position = :position!, is_active = :is_active!, is_hot = :is_hot!,\n  is_in_maintenance = :is_in_maintenance!, takes_unknown_result = :takes_unknown_result, reverses_settled = :reverses_settled!\nwhere id = :provider_id!"} as never);

export interface PutProviderCategoriesParams {
  categories: unknown;
  provider_id: number;
}

export type PutProviderCategoriesResult = void;

export const putProviderCategories = new PreparedQuery<PutProviderCategoriesParams, PutProviderCategoriesResult>({"usedParamSet":{"provider_id":true,"categories":true},"params":[{"name":"provider_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":79,"b":91}]},{"name":"categories","required":true,"transform":{"type":"scalar"},"locs":[{"a":139,"b":150}]}],"statement":"insert into provider_category (provider_id, category_id, is_lobby_only)\nselect :provider_id!, r.id, r.is_lobby_only from json_to_recordset(:categories!::json) as r(id int, is_lobby_only boolean)\njoin game_category c on c.id = r.id\non conflict (provider_id, category_id) do update set is_lobby_only = excluded.is_lobby_only"} as never);

export interface DropProviderCategoriesParams {
  kept: number[];
  provider_id: number;
}

export type DropProviderCategoriesResult = void;

export const dropProviderCategories = new PreparedQuery<DropProviderCategoriesParams, DropProviderCategoriesResult>({"usedParamSet":{"provider_id":true,"kept":true},"params":[{"name":"provider_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":54,"b":66}]},{"name":"kept","required":true,"transform":{"type":"scalar"},"locs":[{"a":94,"b":99}]}],"statement":"delete from provider_category p where p.provider_id = :provider_id! and p.category_id <> all (:kept!::int[])\n  and not exists (select from game g where g.provider_id = p.provider_id and g.category_id = p.category_id)"} as never);

