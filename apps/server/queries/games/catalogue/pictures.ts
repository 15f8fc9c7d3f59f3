/** Types and statements of src/games/catalogue/pictures.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface PictureSourceParams {
  game_id: number;
  version: string;
}

export interface PictureSourceResult {
  image_source: string;
}

export const pictureSource = new PreparedQuery<PictureSourceParams, PictureSourceResult>({"usedParamSet":{"game_id":true,"version":true},"params":[{"name":"game_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":60,"b":68}]},{"name":"version","required":true,"transform":{"type":"scalar"},"locs":[{"a":133,"b":141}]}],"statement":"select image_source as \"image_source!\" from game where id = :game_id! and image_source is not null and left(md5(image_source), 16) = :version!"} as never);

