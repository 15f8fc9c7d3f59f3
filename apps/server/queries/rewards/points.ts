/** Types and statements of src/rewards/points.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { PointSource } from '#queries/unions.ts';

export interface OpenTalliesParams {
  player_ids: number[];
}

export type OpenTalliesResult = void;

export const openTallies = new PreparedQuery<OpenTalliesParams, OpenTalliesResult>({"usedParamSet":{"player_ids":true},"params":[{"name":"player_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":50,"b":61}]}],"statement":"insert into point_tally (player_id) select unnest(:player_ids!::bigint[]) order by 1 on conflict do nothing"} as never);

export interface LockTalliesParams {
  player_ids: number[];
}

export interface LockTalliesResult {
  player_id: number;
}

export const lockTallies = new PreparedQuery<LockTalliesParams, LockTalliesResult>({"usedParamSet":{"player_ids":true},"params":[{"name":"player_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":68}]}],"statement":"select player_id from point_tally where player_id = any (:player_ids!::bigint[]) order by player_id for no key update"} as never);

export interface AddToTalliesParams {
  micros: number[];
  player_ids: number[];
  source: string;
}

export interface AddToTalliesResult {
  due_points: number;
  player_id: number;
}

export const addToTallies = new PreparedQuery<AddToTalliesParams, AddToTalliesResult>({"usedParamSet":{"source":true,"player_ids":true,"micros":true},"params":[{"name":"source","required":true,"transform":{"type":"scalar"},"locs":[{"a":88,"b":95},{"a":174,"b":181}]},{"name":"player_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":285,"b":296}]},{"name":"micros","required":true,"transform":{"type":"scalar"},"locs":[{"a":309,"b":316}]}],"statement":"with counted as (\n  update point_tally t set\n    lottery_micro = t.lottery_micro + case :source! when 'lottery' then x.micro else 0 end,\n    game_micro = t.game_micro + case :source! when 'game' then x.micro else 0 end\n  from (select player_id, sum(micro)::bigint as micro from unnest(:player_ids!::bigint[], :micros!::bigint[]) as u(player_id, micro) group by player_id) x\n  where t.player_id = x.player_id\n  returning t.player_id, (div(t.lottery_micro::numeric + t.game_micro, 1000000) - t.granted_points)::bigint as due_points\n)\nselect player_id, due_points as \"due_points!\" from counted where due_points <> 0 order by player_id"} as never);

export interface WriteChangesParams {
  player_ids: number[];
  points: number[];
  source: PointSource;
}

export interface WriteChangesResult {
  id: number;
  player_id: number;
  points: number;
}

export const writeChanges = new PreparedQuery<WriteChangesParams, WriteChangesResult>({"usedParamSet":{"source":true,"player_ids":true,"points":true},"params":[{"name":"source","required":true,"transform":{"type":"scalar"},"locs":[{"a":93,"b":100}]},{"name":"player_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":124,"b":135}]},{"name":"points","required":true,"transform":{"type":"scalar"},"locs":[{"a":148,"b":155}]}],"statement":"with given as (\n  insert into point_change (player_id, source, points)\n  select x.player_id, :source!, x.points from unnest(:player_ids!::bigint[], :points!::bigint[]) as x(player_id, points)\n  returning id, player_id, points\n), granted as (\n  update point_tally t set granted_points = t.granted_points + g.points from given g where t.player_id = g.player_id\n)\nselect id, player_id, points from given order by id"} as never);

