/** Types and statements of src/players/photo.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface ReplaceImageParams {
  image: string;
  player_id: number;
}

export interface ReplaceImageResult {
  old_image: string | null;
}

export const replaceImage = new PreparedQuery<ReplaceImageParams, ReplaceImageResult>({"usedParamSet":{"image":true,"player_id":true},"params":[{"name":"image","required":true,"transform":{"type":"scalar"},"locs":[{"a":28,"b":34}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":82,"b":92}]}],"statement":"update player p set image = :image! from (select id, image from player where id = :player_id! for no key update) before\nwhere p.id = before.id returning before.image as old_image"} as never);

