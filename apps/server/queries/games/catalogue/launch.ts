/** Types and statements of src/games/catalogue/launch.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { DialectName, GameSessionState, ProviderCurrency } from '#queries/unions.ts';

export interface LaunchingPlayerParams {
  player_id: number;
}

export interface LaunchingPlayerResult {
  has_moved_to_game: boolean;
  name: string;
  turnover_pya: number;
  user_code: string;
}

export const launchingPlayer = new PreparedQuery<LaunchingPlayerParams, LaunchingPlayerResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":317,"b":327}]}],"statement":"select p.user_code, p.name, p.turnover_pya,\n  exists (select from public_transfer t where t.player_id = p.id and t.direction = 'in')\n    or exists (select from public_cash_in c where c.player_id = p.id and c.state = 'approved' and c.promotion_id is not null) as \"has_moved_to_game!\"\nfrom public_player p where p.id = :player_id!"} as never);

export interface LaunchedGameParams {
  category_id: number;
  g_code?: string | null | void;
  p_code: string;
}

export interface LaunchedGameResult {
  currency: ProviderCurrency;
  dialect: DialectName;
  game_id: number | null;
  game_name: string | null;
  game_type: string | null;
  is_in_maintenance: boolean;
  is_open: boolean;
  provider_id: number;
}

export const launchedGame = new PreparedQuery<LaunchedGameParams, LaunchedGameResult>({"usedParamSet":{"g_code":true,"category_id":true,"p_code":true},"params":[{"name":"g_code","required":false,"transform":{"type":"scalar"},"locs":[{"a":180,"b":186},{"a":487,"b":493},{"a":526,"b":532}]},{"name":"category_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":336,"b":348}]},{"name":"p_code","required":true,"transform":{"type":"scalar"},"locs":[{"a":512,"b":519}]}],"statement":"select p.id as provider_id, p.dialect, p.currency, p.is_in_maintenance, g.id as \"game_id?\", g.name as \"game_name?\", g.game_type as \"game_type?\",\n  p.is_active and c.is_active and (:g_code::text is null or g.is_active and g.is_listed) as \"is_open!\"\nfrom provider p join provider_category pc on pc.provider_id = p.id and pc.category_id = :category_id!\njoin game_category c on c.id = pc.category_id\nleft join game g on g.provider_id = p.id and g.category_id = pc.category_id and g.g_code = :g_code\nwhere p.p_code = :p_code! and (:g_code is null or g.id is not null)"} as never);

export interface ReuseSessionParams {
  category_id: number;
  game_id?: number | null | void;
  player_id: number;
  provider_id: number;
}

export interface ReuseSessionResult {
  id: number;
}

export const reuseSession = new PreparedQuery<ReuseSessionParams, ReuseSessionResult>({"usedParamSet":{"player_id":true,"provider_id":true,"category_id":true,"game_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":179,"b":189}]},{"name":"provider_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":209,"b":221}]},{"name":"category_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":241,"b":253}]},{"name":"game_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":288,"b":295}]}],"statement":"update game_session set state = 'asked', error = null, launch_count = launch_count + 1, launched_at = product_now()\nwhere id = (\n  select id from game_session\n  where player_id = :player_id! and provider_id = :provider_id! and category_id = :category_id! and game_id is not distinct from :game_id\n    and launched_at > product_now() - interval '30 minutes' and state <> 'refused'\n  order by launched_at desc limit 1\n) returning id"} as never);

export interface InsertSessionParams {
  category_id: number;
  game_id?: number | null | void;
  player_id: number;
  provider_id: number;
}

export interface InsertSessionResult {
  id: number;
}

export const insertSession = new PreparedQuery<InsertSessionParams, InsertSessionResult>({"usedParamSet":{"player_id":true,"provider_id":true,"category_id":true,"game_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":80,"b":90}]},{"name":"provider_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":93,"b":105}]},{"name":"category_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":108,"b":120}]},{"name":"game_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":123,"b":130}]}],"statement":"insert into game_session (player_id, provider_id, category_id, game_id)\nvalues (:player_id!, :provider_id!, :category_id!, :game_id) returning id"} as never);

export interface EndLaunchParams {
  error?: string | null | void;
  session_id: number;
  state: GameSessionState;
}

export type EndLaunchResult = void;

export const endLaunch = new PreparedQuery<EndLaunchParams, EndLaunchResult>({"usedParamSet":{"state":true,"error":true,"session_id":true},"params":[{"name":"state","required":true,"transform":{"type":"scalar"},"locs":[{"a":32,"b":38}]},{"name":"error","required":false,"transform":{"type":"scalar"},"locs":[{"a":49,"b":54}]},{"name":"session_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":67,"b":78}]}],"statement":"update game_session set state = :state!, error = :error where id = :session_id!"} as never);

export interface NotePlayedParams {
  game_id: number;
  player_id: number;
}

export type NotePlayedResult = void;

export const notePlayed = new PreparedQuery<NotePlayedParams, NotePlayedResult>({"usedParamSet":{"player_id":true,"game_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":67}]},{"name":"game_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":70,"b":78}]}],"statement":"insert into game_played (player_id, game_id, at) values (:player_id!, :game_id!, product_now())\non conflict (player_id, game_id) do update set at = excluded.at"} as never);

