/** Types and statements of src/platform/words-to-player.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface ForeignPlacesOfParams {
  places: string[];
  player_id?: number | null | void;
}

export interface ForeignPlacesOfResult {
  place: string;
}

export const foreignPlacesOf = new PreparedQuery<ForeignPlacesOfParams, ForeignPlacesOfResult>({"usedParamSet":{"places":true,"player_id":true},"params":[{"name":"places","required":true,"transform":{"type":"scalar"},"locs":[{"a":45,"b":52}]},{"name":"player_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":55,"b":64}]}],"statement":"select place as \"place!\" from foreign_places(:places!, :player_id::bigint) place"} as never);

