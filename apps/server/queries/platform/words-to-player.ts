/** Types and statements of src/platform/words-to-player.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface UntoldPlacesOfParams {
  of_operator: string;
  places: string[];
  player_id?: number | null | void;
}

export interface UntoldPlacesOfResult {
  place: string;
}

export const untoldPlacesOf = new PreparedQuery<UntoldPlacesOfParams, UntoldPlacesOfResult>({"usedParamSet":{"places":true,"player_id":true,"of_operator":true},"params":[{"name":"places","required":true,"transform":{"type":"scalar"},"locs":[{"a":45,"b":52},{"a":246,"b":252}]},{"name":"player_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":55,"b":64}]},{"name":"of_operator","required":true,"transform":{"type":"scalar"},"locs":[{"a":147,"b":159}]}],"statement":"select place as \"place!\" from foreign_places(:places!, :player_id::bigint) place\nwhere not exists (\n  select from alert a where starts_with(a.ref, :of_operator!) and place = any (string_to_array(a.data->>'names', ', '))\n)\norder by array_position(:places, place)"} as never);

