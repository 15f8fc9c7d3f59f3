/** Types and statements of src/games/catalogue/games.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface ConsoleGamesParams {
  category_id?: number | null | void;
  game_id?: number | null | void;
  only?: string | null | void;
  pattern?: string | null | void;
  provider_id?: number | null | void;
  row_count: number;
  skipped: number;
}

export interface ConsoleGamesResult {
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

export const consoleGames = new PreparedQuery<ConsoleGamesParams, ConsoleGamesResult>({"usedParamSet":{"game_id":true,"category_id":true,"provider_id":true,"pattern":true,"only":true,"row_count":true,"skipped":true},"params":[{"name":"game_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":269,"b":276},{"a":304,"b":311}]},{"name":"category_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":319,"b":330},{"a":364,"b":375}]},{"name":"provider_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":385,"b":396},{"a":430,"b":441}]},{"name":"pattern","required":false,"transform":{"type":"scalar"},"locs":[{"a":451,"b":458},{"a":490,"b":497},{"a":517,"b":524}]},{"name":"only","required":false,"transform":{"type":"scalar"},"locs":[{"a":547,"b":551}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":747,"b":757}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":766,"b":774}]}],"statement":"select g.id, g.provider_id, p.name as provider_name, g.category_id, g.g_code, g.name, game_image(g) as image, g.position, g.is_active,\n  g.is_listed, g.is_hot, g.is_new, g.image is not null as \"has_own_image!\"\nfrom game g join provider p on p.id = g.provider_id\nwhere (:game_id::bigint is null or g.id = :game_id) and (:category_id::int is null or g.category_id = :category_id)\n  and (:provider_id::int is null or g.provider_id = :provider_id)\n  and (:pattern::text is null or g.name ilike :pattern or g.g_code ilike :pattern)\n  and case coalesce(:only, '') when 'off' then not g.is_active when 'hidden' then not g.is_listed when 'hot' then g.is_hot when 'new' then g.is_new else true end\norder by p.position, p.id, g.position, g.name, g.id limit :row_count! offset :skipped!"} as never);

export interface CountConsoleGamesParams {
  category_id?: number | null | void;
  only?: string | null | void;
  pattern?: string | null | void;
  provider_id?: number | null | void;
}

export interface CountConsoleGamesResult {
  count: number;
}

export const countConsoleGames = new PreparedQuery<CountConsoleGamesParams, CountConsoleGamesResult>({"usedParamSet":{"category_id":true,"provider_id":true,"pattern":true,"only":true},"params":[{"name":"category_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":47,"b":58},{"a":92,"b":103}]},{"name":"provider_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":111,"b":122},{"a":156,"b":167}]},{"name":"pattern","required":false,"transform":{"type":"scalar"},"locs":[{"a":177,"b":184},{"a":216,"b":223},{"a":243,"b":250}]},{"name":"only","required":false,"transform":{"type":"scalar"},"locs":[{"a":273,"b":277}]}],"statement":"select count(*) as \"count!\" from game g\nwhere (:category_id::int is null or g.category_id = :category_id) and (:provider_id::int is null or g.provider_id = :provider_id)\n  and (:pattern::text is null or g.name ilike :pattern or g.g_code ilike :pattern)\n  and case coalesce(:only, '') when 'off' then not g.is_active when 'hidden' then not g.is_listed when 'hot' then g.is_hot when 'new' then g.is_new else true end"} as never);

export interface UpdateGameParams {
  game_id: number;
  is_active?: boolean | null | void;
  is_hot?: boolean | null | void;
  is_new?: boolean | null | void;
  position?: number | null | void;
}

export type UpdateGameResult = void;

export const updateGame = new PreparedQuery<UpdateGameParams, UpdateGameResult>({"usedParamSet":{"is_active":true,"is_hot":true,"is_new":true,"position":true,"game_id":true},"params":[{"name":"is_active","required":false,"transform":{"type":"scalar"},"locs":[{"a":37,"b":46}]},{"name":"is_hot","required":false,"transform":{"type":"scalar"},"locs":[{"a":79,"b":85}]},{"name":"is_new","required":false,"transform":{"type":"scalar"},"locs":[{"a":115,"b":121}]},{"name":"position","required":false,"transform":{"type":"scalar"},"locs":[{"a":155,"b":163}]},{"name":"game_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":187,"b":195}]}],"statement":"update game set is_active = coalesce(:is_active, is_active), is_hot = coalesce(:is_hot, is_hot), is_new = coalesce(:is_new, is_new),\n  position = coalesce(:position, position)\nwhere id = :game_id!"} as never);

export interface PutGameImageParams {
  game_id: number;
  image?: string | null | void;
}

export type PutGameImageResult = void;

export const putGameImage = new PreparedQuery<PutGameImageParams, PutGameImageResult>({"usedParamSet":{"image":true,"game_id":true},"params":[{"name":"image","required":false,"transform":{"type":"scalar"},"locs":[{"a":24,"b":29}]},{"name":"game_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":42,"b":50}]}],"statement":"update game set image = :image where id = :game_id!"} as never);

export interface LockGameParams {
  game_id: number;
}

export interface LockGameResult {
  image: string | null;
  is_active: boolean;
  is_hot: boolean;
  is_new: boolean;
  position: number;
}

export const lockGame = new PreparedQuery<LockGameParams, LockGameResult>({"usedParamSet":{"game_id":true},"params":[{"name":"game_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":71,"b":79}]}],"statement":"select is_active, is_hot, is_new, position, image from game where id = :game_id! for update"} as never);

