/** Types and statements of src/games/catalogue/shelf.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type OpenCategoriesParams = void;

export interface OpenCategoriesResult {
  code: string;
  id: number;
  image: string | null;
  name: string;
}

export const openCategories = new PreparedQuery<OpenCategoriesParams, OpenCategoriesResult>({"usedParamSet":{},"params":[],"statement":"select id, code, name, image from game_category where is_active order by position, id"} as never);

export interface OpenProvidersParams {
  category_id: number;
  hot_only: boolean;
}

export interface OpenProvidersResult {
  id: number;
  image: string | null;
  is_hot: boolean;
  is_in_maintenance: boolean;
  is_lobby_only: boolean;
  name: string;
  p_code: string;
  sec_image: string | null;
}

export const openProviders = new PreparedQuery<OpenProvidersParams, OpenProvidersResult>({"usedParamSet":{"category_id":true,"hot_only":true},"params":[{"name":"category_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":399,"b":411}]},{"name":"hot_only","required":true,"transform":{"type":"scalar"},"locs":[{"a":454,"b":463}]}],"statement":"select p.id, p.name, p.image, p.sec_image, p.p_code, p.is_hot, pc.is_lobby_only,\n  (p.is_in_maintenance or coalesce((select value = 'true'::jsonb from public_setting where key = 'game_maintenance'), false) or house_stop() is not null)\n    as \"is_in_maintenance!\"\nfrom provider p join provider_category pc on pc.provider_id = p.id join game_category c on c.id = pc.category_id\nwhere pc.category_id = :category_id! and p.is_active and c.is_active and (not :hot_only!::boolean or p.is_hot)\norder by p.position, p.name, p.id"} as never);

export interface PageOfGamesParams {
  category_id?: number | null | void;
  is_hot?: boolean | null | void;
  is_new?: boolean | null | void;
  pattern?: string | null | void;
  provider_id?: number | null | void;
  row_count: number;
  skipped: number;
}

export interface PageOfGamesResult {
  cate_code: string;
  category_id: number;
  g_code: string;
  html_type: string;
  id: number;
  image: string | null;
  is_hot: boolean;
  is_new: boolean;
  name: string;
  p_code: string;
  provider_id: number;
}

export const pageOfGames = new PreparedQuery<PageOfGamesParams, PageOfGamesResult>({"usedParamSet":{"category_id":true,"provider_id":true,"pattern":true,"is_hot":true,"is_new":true,"row_count":true,"skipped":true},"params":[{"name":"category_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":320,"b":331},{"a":365,"b":376}]},{"name":"provider_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":384,"b":395},{"a":429,"b":440}]},{"name":"pattern","required":false,"transform":{"type":"scalar"},"locs":[{"a":450,"b":457},{"a":489,"b":496}]},{"name":"is_hot","required":false,"transform":{"type":"scalar"},"locs":[{"a":504,"b":510},{"a":543,"b":549}]},{"name":"is_new","required":false,"transform":{"type":"scalar"},"locs":[{"a":559,"b":565},{"a":598,"b":604}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":677,"b":687}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":696,"b":704}]}],"statement":"select g.id, g.name, g.g_code, g.html_type, g.is_hot, g.is_new, game_image(g) as image, c.code as cate_code, p.p_code,\n  g.category_id, g.provider_id\nfrom game g join provider p on p.id = g.provider_id join game_category c on c.id = g.category_id\nwhere g.is_active and g.is_listed and p.is_active and c.is_active\n  and (:category_id::int is null or g.category_id = :category_id) and (:provider_id::int is null or g.provider_id = :provider_id)\n  and (:pattern::text is null or g.name ilike :pattern) and (:is_hot::boolean is null or g.is_hot = :is_hot)\n  and (:is_new::boolean is null or g.is_new = :is_new)\norder by c.position, p.position, p.id, g.position, g.name, g.id limit :row_count! offset :skipped!"} as never);

export interface CountGamesParams {
  category_id?: number | null | void;
  is_hot?: boolean | null | void;
  is_new?: boolean | null | void;
  pattern?: string | null | void;
  provider_id?: number | null | void;
}

export interface CountGamesResult {
  count: number;
}

export const countGames = new PreparedQuery<CountGamesParams, CountGamesResult>({"usedParamSet":{"category_id":true,"provider_id":true,"pattern":true,"is_hot":true,"is_new":true},"params":[{"name":"category_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":198,"b":209},{"a":243,"b":254}]},{"name":"provider_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":262,"b":273},{"a":307,"b":318}]},{"name":"pattern","required":false,"transform":{"type":"scalar"},"locs":[{"a":328,"b":335},{"a":367,"b":374}]},{"name":"is_hot","required":false,"transform":{"type":"scalar"},"locs":[{"a":382,"b":388},{"a":421,"b":427}]},{"name":"is_new","required":false,"transform":{"type":"scalar"},"locs":[{"a":437,"b":443},{"a":476,"b":482}]}],"statement":"select count(*) as \"count!\"\nfrom game g join provider p on p.id = g.provider_id join game_category c on c.id = g.category_id\nwhere g.is_active and g.is_listed and p.is_active and c.is_active\n  and (:category_id::int is null or g.category_id = :category_id) and (:provider_id::int is null or g.provider_id = :provider_id)\n  and (:pattern::text is null or g.name ilike :pattern) and (:is_hot::boolean is null or g.is_hot = :is_hot)\n  and (:is_new::boolean is null or g.is_new = :is_new)"} as never);

export interface RecentOfParams {
  player_id: number;
}

export interface RecentOfResult {
  cate_code: string;
  category_id: number;
  g_code: string;
  html_type: string;
  id: number;
  image: string | null;
  is_hot: boolean;
  is_new: boolean;
  name: string;
  p_code: string;
  provider_id: number;
}

export const recentOf = new PreparedQuery<RecentOfParams, RecentOfResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":306,"b":316}]}],"statement":"select g.id, g.name, g.g_code, g.html_type, g.is_hot, g.is_new, game_image(g) as image, c.code as cate_code, p.p_code,\n  g.category_id, g.provider_id\nfrom game_played o join game g on g.id = o.game_id join provider p on p.id = g.provider_id join game_category c on c.id = g.category_id\nwhere o.player_id = :player_id! and g.is_active and g.is_listed and p.is_active and c.is_active\norder by o.at desc limit 30"} as never);

export interface FavouritesOfParams {
  player_id: number;
}

export interface FavouritesOfResult {
  cate_code: string;
  category_id: number;
  g_code: string;
  html_type: string;
  id: number;
  image: string | null;
  is_hot: boolean;
  is_new: boolean;
  name: string;
  p_code: string;
  provider_id: number;
}

export const favouritesOf = new PreparedQuery<FavouritesOfParams, FavouritesOfResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":309,"b":319}]}],"statement":"select g.id, g.name, g.g_code, g.html_type, g.is_hot, g.is_new, game_image(g) as image, c.code as cate_code, p.p_code,\n  g.category_id, g.provider_id\nfrom game_favourite o join game g on g.id = o.game_id join provider p on p.id = g.provider_id join game_category c on c.id = g.category_id\nwhere o.player_id = :player_id! and g.is_active and g.is_listed and p.is_active and c.is_active\norder by o.at desc, g.id"} as never);

export interface QueueForFavouritesParams {
  player_id: number;
}

export interface QueueForFavouritesResult {
  held: number;
}

export const queueForFavourites = new PreparedQuery<QueueForFavouritesParams, QueueForFavouritesResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":37,"b":47}]}],"statement":"select 1 as \"held!\" from lock_player(:player_id!)"} as never);

export interface CountFavouritesParams {
  game_id: number;
  player_id: number;
}

export interface CountFavouritesResult {
  count: number;
  has: boolean;
}

export const countFavourites = new PreparedQuery<CountFavouritesParams, CountFavouritesResult>({"usedParamSet":{"game_id":true,"player_id":true},"params":[{"name":"game_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":56,"b":64}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":123,"b":133}]}],"statement":"select count(*) as \"count!\", coalesce(bool_or(game_id = :game_id!), false) as \"has!\" from game_favourite where player_id = :player_id!"} as never);

export interface AddFavouriteParams {
  game_id: number;
  player_id: number;
}

export interface AddFavouriteResult {
  game_id: number;
}

export const addFavourite = new PreparedQuery<AddFavouriteParams, AddFavouriteResult>({"usedParamSet":{"player_id":true,"game_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":55,"b":65}]},{"name":"game_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":92,"b":100}]}],"statement":"insert into game_favourite (player_id, game_id) select :player_id!, id from game where id = :game_id!\non conflict (player_id, game_id) do update set game_id = excluded.game_id returning game_id"} as never);

export interface DropFavouriteParams {
  game_id: number;
  player_id: number;
}

export type DropFavouriteResult = void;

export const dropFavourite = new PreparedQuery<DropFavouriteParams, DropFavouriteResult>({"usedParamSet":{"player_id":true,"game_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":45,"b":55}]},{"name":"game_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":71,"b":79}]}],"statement":"delete from game_favourite where player_id = :player_id! and game_id = :game_id!"} as never);

