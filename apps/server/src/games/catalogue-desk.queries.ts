/** Types generated for queries found in "src/games/catalogue-desk.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type numberArray = (number)[];

/** 'DeskCategories' parameters type */
export interface DeskCategoriesParams {
  category_id?: number | null | void;
}

/** 'DeskCategories' return type */
export interface DeskCategoriesResult {
  code: string;
  game_count: number;
  id: number;
  image: string | null;
  is_active: boolean;
  name: string;
  position: number;
  provider_count: number;
}

/** 'DeskCategories' query type */
export interface DeskCategoriesQuery {
  params: DeskCategoriesParams;
  result: DeskCategoriesResult;
}

const deskCategoriesIR: any = {"usedParamSet":{"category_id":true},"params":[{"name":"category_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":276,"b":287},{"a":312,"b":323}]}],"statement":"select c.id, c.code, c.name, c.image, c.position, c.is_active,\n  (select count(*) from provider_category p where p.category_id = c.id) as \"provider_count!\",\n  (select count(*) from game g where g.category_id = c.id and g.is_listed) as \"game_count!\"\nfrom game_category c where :category_id::int is null or c.id = :category_id order by c.position, c.id"};

/**
 * Query generated from SQL:
 * ```
 * select c.id, c.code, c.name, c.image, c.position, c.is_active,
 *   (select count(*) from provider_category p where p.category_id = c.id) as "provider_count!",
 *   (select count(*) from game g where g.category_id = c.id and g.is_listed) as "game_count!"
 * from game_category c where :category_id::int is null or c.id = :category_id order by c.position, c.id
 * ```
 */
export const deskCategories = new PreparedQuery<DeskCategoriesParams,DeskCategoriesResult>(deskCategoriesIR);


/** 'UpdateCategory' parameters type */
export interface UpdateCategoryParams {
  category_id: number;
  is_active?: boolean | null | void;
  name?: string | null | void;
  position?: number | null | void;
}

/** 'UpdateCategory' return type */
export type UpdateCategoryResult = void;

/** 'UpdateCategory' query type */
export interface UpdateCategoryQuery {
  params: UpdateCategoryParams;
  result: UpdateCategoryResult;
}

const updateCategoryIR: any = {"usedParamSet":{"name":true,"is_active":true,"position":true,"category_id":true},"params":[{"name":"name","required":false,"transform":{"type":"scalar"},"locs":[{"a":41,"b":45}]},{"name":"is_active","required":false,"transform":{"type":"scalar"},"locs":[{"a":76,"b":85}]},{"name":"position","required":false,"transform":{"type":"scalar"},"locs":[{"a":120,"b":128}]},{"name":"category_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":152,"b":164}]}],"statement":"update game_category set name = coalesce(:name, name), is_active = coalesce(:is_active, is_active), position = coalesce(:position, position)\nwhere id = :category_id!"};

/**
 * Query generated from SQL:
 * ```
 * update game_category set name = coalesce(:name, name), is_active = coalesce(:is_active, is_active), position = coalesce(:position, position)
 * where id = :category_id!
 * ```
 */
export const updateCategory = new PreparedQuery<UpdateCategoryParams,UpdateCategoryResult>(updateCategoryIR);


/** 'ReadGameMaintenance' parameters type */
export type ReadGameMaintenanceParams = void;

/** 'ReadGameMaintenance' return type */
export interface ReadGameMaintenanceResult {
  is_on: boolean;
}

/** 'ReadGameMaintenance' query type */
export interface ReadGameMaintenanceQuery {
  params: ReadGameMaintenanceParams;
  result: ReadGameMaintenanceResult;
}

const readGameMaintenanceIR: any = {"usedParamSet":{},"params":[],"statement":"select coalesce((select value = 'true'::jsonb from setting where key = 'game_maintenance'), false) as \"is_on!\""};

/**
 * Query generated from SQL:
 * ```
 * select coalesce((select value = 'true'::jsonb from setting where key = 'game_maintenance'), false) as "is_on!"
 * ```
 */
export const readGameMaintenance = new PreparedQuery<ReadGameMaintenanceParams,ReadGameMaintenanceResult>(readGameMaintenanceIR);


/** 'WriteGameMaintenance' parameters type */
export interface WriteGameMaintenanceParams {
  is_on: boolean;
}

/** 'WriteGameMaintenance' return type */
export type WriteGameMaintenanceResult = void;

/** 'WriteGameMaintenance' query type */
export interface WriteGameMaintenanceQuery {
  params: WriteGameMaintenanceParams;
  result: WriteGameMaintenanceResult;
}

const writeGameMaintenanceIR: any = {"usedParamSet":{"is_on":true},"params":[{"name":"is_on","required":true,"transform":{"type":"scalar"},"locs":[{"a":70,"b":76}]}],"statement":"insert into setting (key, value) values ('game_maintenance', to_jsonb(:is_on!::boolean))\non conflict (key) do update set value = excluded.value, changed_at = product_now()"};

/**
 * Query generated from SQL:
 * ```
 * insert into setting (key, value) values ('game_maintenance', to_jsonb(:is_on!::boolean))
 * on conflict (key) do update set value = excluded.value, changed_at = product_now()
 * ```
 */
export const writeGameMaintenance = new PreparedQuery<WriteGameMaintenanceParams,WriteGameMaintenanceResult>(writeGameMaintenanceIR);


/** 'DeskProviders' parameters type */
export interface DeskProvidersParams {
  provider_id?: number | null | void;
}

/** 'DeskProviders' return type */
export interface DeskProvidersResult {
  categories: unknown;
  currency: string;
  dialect: string;
  game_count: number;
  hidden_count: number;
  id: number;
  image: string | null;
  imported: unknown | null;
  is_active: boolean;
  is_hot: boolean;
  is_in_maintenance: boolean;
  name: string;
  p_code: string;
  position: number;
  reverses_settled: boolean;
  takes_unknown_result: boolean | null;
}

/** 'DeskProviders' query type */
export interface DeskProvidersQuery {
  params: DeskProvidersParams;
  result: DeskProvidersResult;
}

const deskProvidersIR: any = {"usedParamSet":{"provider_id":true},"params":[{"name":"provider_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":743,"b":754},{"a":779,"b":790}]}],"statement":"select p.id, p.p_code, p.name, p.dialect, p.currency, p.image, p.position, p.is_active, p.is_hot, p.is_in_maintenance,\n  p.takes_unknown_result, p.reverses_settled,\n  coalesce((\n    select json_agg(json_build_object('id', c.category_id, 'is_lobby_only', c.is_lobby_only) order by c.category_id)\n    from provider_category c where c.provider_id = p.id\n  ), '[]') as \"categories!\",\n  (select count(*) from game g where g.provider_id = p.id and g.is_listed) as \"game_count!\",\n  (select count(*) from game g where g.provider_id = p.id and not g.is_listed) as \"hidden_count!\",\n  (select json_build_object('state', i.state, 'at', i.at) from catalogue_import i where i.provider_id = p.id order by i.id desc limit 1) as imported\nfrom provider p where :provider_id::int is null or p.id = :provider_id order by p.position, p.name, p.id"};

/**
 * Query generated from SQL:
 * ```
 * select p.id, p.p_code, p.name, p.dialect, p.currency, p.image, p.position, p.is_active, p.is_hot, p.is_in_maintenance,
 *   p.takes_unknown_result, p.reverses_settled,
 *   coalesce((
 *     select json_agg(json_build_object('id', c.category_id, 'is_lobby_only', c.is_lobby_only) order by c.category_id)
 *     from provider_category c where c.provider_id = p.id
 *   ), '[]') as "categories!",
 *   (select count(*) from game g where g.provider_id = p.id and g.is_listed) as "game_count!",
 *   (select count(*) from game g where g.provider_id = p.id and not g.is_listed) as "hidden_count!",
 *   (select json_build_object('state', i.state, 'at', i.at) from catalogue_import i where i.provider_id = p.id order by i.id desc limit 1) as imported
 * from provider p where :provider_id::int is null or p.id = :provider_id order by p.position, p.name, p.id
 * ```
 */
export const deskProviders = new PreparedQuery<DeskProvidersParams,DeskProvidersResult>(deskProvidersIR);


/** 'LockProvider' parameters type */
export interface LockProviderParams {
  provider_id: number;
}

/** 'LockProvider' return type */
export interface LockProviderResult {
  id: number;
}

/** 'LockProvider' query type */
export interface LockProviderQuery {
  params: LockProviderParams;
  result: LockProviderResult;
}

const lockProviderIR: any = {"usedParamSet":{"provider_id":true},"params":[{"name":"provider_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":35,"b":47}]}],"statement":"select id from provider where id = :provider_id! for update"};

/**
 * Query generated from SQL:
 * ```
 * select id from provider where id = :provider_id! for update
 * ```
 */
export const lockProvider = new PreparedQuery<LockProviderParams,LockProviderResult>(lockProviderIR);


/** 'AddProvider' parameters type */
export interface AddProviderParams {
  currency: string;
  dialect: string;
  id: number;
  name: string;
  p_code: string;
}

/** 'AddProvider' return type */
export interface AddProviderResult {
  id: number;
}

/** 'AddProvider' query type */
export interface AddProviderQuery {
  params: AddProviderParams;
  result: AddProviderResult;
}

const addProviderIR: any = {"usedParamSet":{"id":true,"p_code":true,"name":true,"dialect":true,"currency":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":88,"b":91}]},{"name":"p_code","required":true,"transform":{"type":"scalar"},"locs":[{"a":94,"b":101}]},{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":104,"b":109}]},{"name":"dialect","required":true,"transform":{"type":"scalar"},"locs":[{"a":112,"b":120}]},{"name":"currency","required":true,"transform":{"type":"scalar"},"locs":[{"a":123,"b":132}]}],"statement":"insert into provider (id, p_code, name, dialect, currency, is_active, position)\nvalues (:id!, :p_code!, :name!, :dialect!, :currency!, false, 1000) on conflict do nothing returning id"};

/**
 * Query generated from SQL:
 * ```
 * insert into provider (id, p_code, name, dialect, currency, is_active, position)
 * values (:id!, :p_code!, :name!, :dialect!, :currency!, false, 1000) on conflict do nothing returning id
 * ```
 */
export const addProvider = new PreparedQuery<AddProviderParams,AddProviderResult>(addProviderIR);


/** 'UpdateProvider' parameters type */
export interface UpdateProviderParams {
  currency: string;
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

/** 'UpdateProvider' return type */
export type UpdateProviderResult = void;

/** 'UpdateProvider' query type */
export interface UpdateProviderQuery {
  params: UpdateProviderParams;
  result: UpdateProviderResult;
}

const updateProviderIR: any = {"usedParamSet":{"name":true,"currency":true,"image":true,"position":true,"is_active":true,"is_hot":true,"is_in_maintenance":true,"takes_unknown_result":true,"reverses_settled":true,"provider_id":true},"params":[{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":27,"b":32}]},{"name":"currency","required":true,"transform":{"type":"scalar"},"locs":[{"a":46,"b":55}]},{"name":"image","required":false,"transform":{"type":"scalar"},"locs":[{"a":66,"b":71}]},{"name":"position","required":true,"transform":{"type":"scalar"},"locs":[{"a":85,"b":94}]},{"name":"is_active","required":true,"transform":{"type":"scalar"},"locs":[{"a":109,"b":119}]},{"name":"is_hot","required":true,"transform":{"type":"scalar"},"locs":[{"a":131,"b":138}]},{"name":"is_in_maintenance","required":true,"transform":{"type":"scalar"},"locs":[{"a":163,"b":181}]},{"name":"takes_unknown_result","required":false,"transform":{"type":"scalar"},"locs":[{"a":207,"b":227}]},{"name":"reverses_settled","required":true,"transform":{"type":"scalar"},"locs":[{"a":249,"b":266}]},{"name":"provider_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":279,"b":291}]}],"statement":"update provider set name = :name!, currency = :currency!, image = :image, position = :position!, is_active = :is_active!, is_hot = :is_hot!,\n  is_in_maintenance = :is_in_maintenance!, takes_unknown_result = :takes_unknown_result, reverses_settled = :reverses_settled!\nwhere id = :provider_id!"};

/**
 * Query generated from SQL:
 * ```
 * update provider set name = :name!, currency = :currency!, image = :image, position = :position!, is_active = :is_active!, is_hot = :is_hot!,
 *   is_in_maintenance = :is_in_maintenance!, takes_unknown_result = :takes_unknown_result, reverses_settled = :reverses_settled!
 * where id = :provider_id!
 * ```
 */
export const updateProvider = new PreparedQuery<UpdateProviderParams,UpdateProviderResult>(updateProviderIR);


/** 'PutProviderCategories' parameters type */
export interface PutProviderCategoriesParams {
  categories: unknown;
  provider_id: number;
}

/** 'PutProviderCategories' return type */
export type PutProviderCategoriesResult = void;

/** 'PutProviderCategories' query type */
export interface PutProviderCategoriesQuery {
  params: PutProviderCategoriesParams;
  result: PutProviderCategoriesResult;
}

const putProviderCategoriesIR: any = {"usedParamSet":{"provider_id":true,"categories":true},"params":[{"name":"provider_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":79,"b":91}]},{"name":"categories","required":true,"transform":{"type":"scalar"},"locs":[{"a":139,"b":150}]}],"statement":"insert into provider_category (provider_id, category_id, is_lobby_only)\nselect :provider_id!, r.id, r.is_lobby_only from json_to_recordset(:categories!::json) as r(id int, is_lobby_only boolean)\njoin game_category c on c.id = r.id\non conflict (provider_id, category_id) do update set is_lobby_only = excluded.is_lobby_only"};

/**
 * Query generated from SQL:
 * ```
 * insert into provider_category (provider_id, category_id, is_lobby_only)
 * select :provider_id!, r.id, r.is_lobby_only from json_to_recordset(:categories!::json) as r(id int, is_lobby_only boolean)
 * join game_category c on c.id = r.id
 * on conflict (provider_id, category_id) do update set is_lobby_only = excluded.is_lobby_only
 * ```
 */
export const putProviderCategories = new PreparedQuery<PutProviderCategoriesParams,PutProviderCategoriesResult>(putProviderCategoriesIR);


/** 'DropProviderCategories' parameters type */
export interface DropProviderCategoriesParams {
  kept: numberArray;
  provider_id: number;
}

/** 'DropProviderCategories' return type */
export type DropProviderCategoriesResult = void;

/** 'DropProviderCategories' query type */
export interface DropProviderCategoriesQuery {
  params: DropProviderCategoriesParams;
  result: DropProviderCategoriesResult;
}

const dropProviderCategoriesIR: any = {"usedParamSet":{"provider_id":true,"kept":true},"params":[{"name":"provider_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":54,"b":66}]},{"name":"kept","required":true,"transform":{"type":"scalar"},"locs":[{"a":94,"b":99}]}],"statement":"delete from provider_category p where p.provider_id = :provider_id! and p.category_id <> all (:kept!::int[])\n  and not exists (select from game g where g.provider_id = p.provider_id and g.category_id = p.category_id)"};

/**
 * Query generated from SQL:
 * ```
 * delete from provider_category p where p.provider_id = :provider_id! and p.category_id <> all (:kept!::int[])
 *   and not exists (select from game g where g.provider_id = p.provider_id and g.category_id = p.category_id)
 * ```
 */
export const dropProviderCategories = new PreparedQuery<DropProviderCategoriesParams,DropProviderCategoriesResult>(dropProviderCategoriesIR);


/** 'DeskGames' parameters type */
export interface DeskGamesParams {
  category_id?: number | null | void;
  game_id?: number | null | void;
  only?: string | null | void;
  pattern?: string | null | void;
  provider_id?: number | null | void;
  row_count: number;
  skipped: number;
}

/** 'DeskGames' return type */
export interface DeskGamesResult {
  category_id: number;
  g_code: string;
  has_own_image: boolean;
  id: number;
  image: string | null;
  is_active: boolean;
  is_hot: boolean;
  is_listed: boolean;
  is_new: boolean;
  name: string;
  position: number;
  provider_id: number;
  provider_name: string;
}

/** 'DeskGames' query type */
export interface DeskGamesQuery {
  params: DeskGamesParams;
  result: DeskGamesResult;
}

const deskGamesIR: any = {"usedParamSet":{"game_id":true,"category_id":true,"provider_id":true,"pattern":true,"only":true,"row_count":true,"skipped":true},"params":[{"name":"game_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":269,"b":276},{"a":304,"b":311}]},{"name":"category_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":319,"b":330},{"a":364,"b":375}]},{"name":"provider_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":385,"b":396},{"a":430,"b":441}]},{"name":"pattern","required":false,"transform":{"type":"scalar"},"locs":[{"a":451,"b":458},{"a":490,"b":497},{"a":517,"b":524}]},{"name":"only","required":false,"transform":{"type":"scalar"},"locs":[{"a":547,"b":551}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":747,"b":757}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":766,"b":774}]}],"statement":"select g.id, g.provider_id, p.name as provider_name, g.category_id, g.g_code, g.name, game_image(g) as image, g.position, g.is_active,\n  g.is_listed, g.is_hot, g.is_new, g.image is not null as \"has_own_image!\"\nfrom game g join provider p on p.id = g.provider_id\nwhere (:game_id::bigint is null or g.id = :game_id) and (:category_id::int is null or g.category_id = :category_id)\n  and (:provider_id::int is null or g.provider_id = :provider_id)\n  and (:pattern::text is null or g.name ilike :pattern or g.g_code ilike :pattern)\n  and case coalesce(:only, '') when 'off' then not g.is_active when 'hidden' then not g.is_listed when 'hot' then g.is_hot when 'new' then g.is_new else true end\norder by p.position, p.id, g.position, g.name, g.id limit :row_count! offset :skipped!"};

/**
 * Query generated from SQL:
 * ```
 * select g.id, g.provider_id, p.name as provider_name, g.category_id, g.g_code, g.name, game_image(g) as image, g.position, g.is_active,
 *   g.is_listed, g.is_hot, g.is_new, g.image is not null as "has_own_image!"
 * from game g join provider p on p.id = g.provider_id
 * where (:game_id::bigint is null or g.id = :game_id) and (:category_id::int is null or g.category_id = :category_id)
 *   and (:provider_id::int is null or g.provider_id = :provider_id)
 *   and (:pattern::text is null or g.name ilike :pattern or g.g_code ilike :pattern)
 *   and case coalesce(:only, '') when 'off' then not g.is_active when 'hidden' then not g.is_listed when 'hot' then g.is_hot when 'new' then g.is_new else true end
 * order by p.position, p.id, g.position, g.name, g.id limit :row_count! offset :skipped!
 * ```
 */
export const deskGames = new PreparedQuery<DeskGamesParams,DeskGamesResult>(deskGamesIR);


/** 'CountDeskGames' parameters type */
export interface CountDeskGamesParams {
  category_id?: number | null | void;
  only?: string | null | void;
  pattern?: string | null | void;
  provider_id?: number | null | void;
}

/** 'CountDeskGames' return type */
export interface CountDeskGamesResult {
  count: number;
}

/** 'CountDeskGames' query type */
export interface CountDeskGamesQuery {
  params: CountDeskGamesParams;
  result: CountDeskGamesResult;
}

const countDeskGamesIR: any = {"usedParamSet":{"category_id":true,"provider_id":true,"pattern":true,"only":true},"params":[{"name":"category_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":47,"b":58},{"a":92,"b":103}]},{"name":"provider_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":111,"b":122},{"a":156,"b":167}]},{"name":"pattern","required":false,"transform":{"type":"scalar"},"locs":[{"a":177,"b":184},{"a":216,"b":223},{"a":243,"b":250}]},{"name":"only","required":false,"transform":{"type":"scalar"},"locs":[{"a":273,"b":277}]}],"statement":"select count(*) as \"count!\" from game g\nwhere (:category_id::int is null or g.category_id = :category_id) and (:provider_id::int is null or g.provider_id = :provider_id)\n  and (:pattern::text is null or g.name ilike :pattern or g.g_code ilike :pattern)\n  and case coalesce(:only, '') when 'off' then not g.is_active when 'hidden' then not g.is_listed when 'hot' then g.is_hot when 'new' then g.is_new else true end"};

/**
 * Query generated from SQL:
 * ```
 * select count(*) as "count!" from game g
 * where (:category_id::int is null or g.category_id = :category_id) and (:provider_id::int is null or g.provider_id = :provider_id)
 *   and (:pattern::text is null or g.name ilike :pattern or g.g_code ilike :pattern)
 *   and case coalesce(:only, '') when 'off' then not g.is_active when 'hidden' then not g.is_listed when 'hot' then g.is_hot when 'new' then g.is_new else true end
 * ```
 */
export const countDeskGames = new PreparedQuery<CountDeskGamesParams,CountDeskGamesResult>(countDeskGamesIR);


/** 'UpdateGame' parameters type */
export interface UpdateGameParams {
  game_id: number;
  is_active?: boolean | null | void;
  is_hot?: boolean | null | void;
  is_new?: boolean | null | void;
  position?: number | null | void;
}

/** 'UpdateGame' return type */
export type UpdateGameResult = void;

/** 'UpdateGame' query type */
export interface UpdateGameQuery {
  params: UpdateGameParams;
  result: UpdateGameResult;
}

const updateGameIR: any = {"usedParamSet":{"is_active":true,"is_hot":true,"is_new":true,"position":true,"game_id":true},"params":[{"name":"is_active","required":false,"transform":{"type":"scalar"},"locs":[{"a":37,"b":46}]},{"name":"is_hot","required":false,"transform":{"type":"scalar"},"locs":[{"a":79,"b":85}]},{"name":"is_new","required":false,"transform":{"type":"scalar"},"locs":[{"a":115,"b":121}]},{"name":"position","required":false,"transform":{"type":"scalar"},"locs":[{"a":155,"b":163}]},{"name":"game_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":187,"b":195}]}],"statement":"update game set is_active = coalesce(:is_active, is_active), is_hot = coalesce(:is_hot, is_hot), is_new = coalesce(:is_new, is_new),\n  position = coalesce(:position, position)\nwhere id = :game_id!"};

/**
 * Query generated from SQL:
 * ```
 * update game set is_active = coalesce(:is_active, is_active), is_hot = coalesce(:is_hot, is_hot), is_new = coalesce(:is_new, is_new),
 *   position = coalesce(:position, position)
 * where id = :game_id!
 * ```
 */
export const updateGame = new PreparedQuery<UpdateGameParams,UpdateGameResult>(updateGameIR);


/** 'PutGameImage' parameters type */
export interface PutGameImageParams {
  game_id: number;
  image?: string | null | void;
}

/** 'PutGameImage' return type */
export type PutGameImageResult = void;

/** 'PutGameImage' query type */
export interface PutGameImageQuery {
  params: PutGameImageParams;
  result: PutGameImageResult;
}

const putGameImageIR: any = {"usedParamSet":{"image":true,"game_id":true},"params":[{"name":"image","required":false,"transform":{"type":"scalar"},"locs":[{"a":24,"b":29}]},{"name":"game_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":42,"b":50}]}],"statement":"update game set image = :image where id = :game_id!"};

/**
 * Query generated from SQL:
 * ```
 * update game set image = :image where id = :game_id!
 * ```
 */
export const putGameImage = new PreparedQuery<PutGameImageParams,PutGameImageResult>(putGameImageIR);


/** 'LockGame' parameters type */
export interface LockGameParams {
  game_id: number;
}

/** 'LockGame' return type */
export interface LockGameResult {
  image: string | null;
  is_active: boolean;
  is_hot: boolean;
  is_new: boolean;
  position: number;
}

/** 'LockGame' query type */
export interface LockGameQuery {
  params: LockGameParams;
  result: LockGameResult;
}

const lockGameIR: any = {"usedParamSet":{"game_id":true},"params":[{"name":"game_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":71,"b":79}]}],"statement":"select is_active, is_hot, is_new, position, image from game where id = :game_id! for update"};

/**
 * Query generated from SQL:
 * ```
 * select is_active, is_hot, is_new, position, image from game where id = :game_id! for update
 * ```
 */
export const lockGame = new PreparedQuery<LockGameParams,LockGameResult>(lockGameIR);


/** 'DeskImports' parameters type */
export interface DeskImportsParams {
  import_id?: number | null | void;
  provider_id?: number | null | void;
  row_count: number;
  skipped: number;
}

/** 'DeskImports' return type */
export interface DeskImportsResult {
  added_count: number;
  at: Date;
  changed_count: number;
  error: string | null;
  guessed_count: number;
  hidden_count: number;
  id: number;
  operator: string | null;
  provider_id: number;
  provider_name: string;
  same_count: number;
  skipped_count: number;
  source: string;
  state: string;
  total_count: number;
}

/** 'DeskImports' query type */
export interface DeskImportsQuery {
  params: DeskImportsParams;
  result: DeskImportsResult;
}

const deskImportsIR: any = {"usedParamSet":{"import_id":true,"provider_id":true,"row_count":true,"skipped":true},"params":[{"name":"import_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":363,"b":372},{"a":400,"b":409}]},{"name":"provider_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":417,"b":428},{"a":462,"b":473}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":501,"b":511}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":520,"b":528}]}],"statement":"select i.id, i.provider_id, p.name as provider_name, i.source, o.username as \"operator?\", i.state, i.error, i.added_count, i.changed_count,\n  i.same_count, i.skipped_count, i.hidden_count, i.guessed_count, i.at, count(*) over () as \"total_count!\"\nfrom catalogue_import i join provider p on p.id = i.provider_id left join operator o on o.id = i.operator_id\nwhere (:import_id::bigint is null or i.id = :import_id) and (:provider_id::int is null or i.provider_id = :provider_id)\norder by i.id desc limit :row_count! offset :skipped!"};

/**
 * Query generated from SQL:
 * ```
 * select i.id, i.provider_id, p.name as provider_name, i.source, o.username as "operator?", i.state, i.error, i.added_count, i.changed_count,
 *   i.same_count, i.skipped_count, i.hidden_count, i.guessed_count, i.at, count(*) over () as "total_count!"
 * from catalogue_import i join provider p on p.id = i.provider_id left join operator o on o.id = i.operator_id
 * where (:import_id::bigint is null or i.id = :import_id) and (:provider_id::int is null or i.provider_id = :provider_id)
 * order by i.id desc limit :row_count! offset :skipped!
 * ```
 */
export const deskImports = new PreparedQuery<DeskImportsParams,DeskImportsResult>(deskImportsIR);


/** 'DeskImportRows' parameters type */
export interface DeskImportRowsParams {
  import_id: number;
  row_count: number;
  skipped: number;
}

/** 'DeskImportRows' return type */
export interface DeskImportRowsResult {
  g_code: string;
  name: string;
  outcome: string;
  reason: string;
  row_number: number;
  said: unknown;
  total_count: number;
}

/** 'DeskImportRows' query type */
export interface DeskImportRowsQuery {
  params: DeskImportRowsParams;
  result: DeskImportRowsResult;
}

const deskImportRowsIR: any = {"usedParamSet":{"import_id":true,"row_count":true,"skipped":true},"params":[{"name":"import_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":135,"b":145}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":173,"b":183}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":192,"b":200}]}],"statement":"select row_number, outcome, reason, g_code, name, said, count(*) over () as \"total_count!\"\nfrom catalogue_import_row where import_id = :import_id! order by row_number limit :row_count! offset :skipped!"};

/**
 * Query generated from SQL:
 * ```
 * select row_number, outcome, reason, g_code, name, said, count(*) over () as "total_count!"
 * from catalogue_import_row where import_id = :import_id! order by row_number limit :row_count! offset :skipped!
 * ```
 */
export const deskImportRows = new PreparedQuery<DeskImportRowsParams,DeskImportRowsResult>(deskImportRowsIR);


