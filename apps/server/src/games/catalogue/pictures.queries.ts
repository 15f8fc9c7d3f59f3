/** Types generated for queries found in "src/games/catalogue/pictures.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'PictureSource' parameters type */
export interface PictureSourceParams {
  game_id: number;
  version: string;
}

/** 'PictureSource' return type */
export interface PictureSourceResult {
  image_source: string;
}

/** 'PictureSource' query type */
export interface PictureSourceQuery {
  params: PictureSourceParams;
  result: PictureSourceResult;
}

const pictureSourceIR: any = {"usedParamSet":{"game_id":true,"version":true},"params":[{"name":"game_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":60,"b":68}]},{"name":"version","required":true,"transform":{"type":"scalar"},"locs":[{"a":133,"b":141}]}],"statement":"select image_source as \"image_source!\" from game where id = :game_id! and image_source is not null and left(md5(image_source), 16) = :version!"};

/**
 * Query generated from SQL:
 * ```
 * select image_source as "image_source!" from game where id = :game_id! and image_source is not null and left(md5(image_source), 16) = :version!
 * ```
 */
export const pictureSource = new PreparedQuery<PictureSourceParams,PictureSourceResult>(pictureSourceIR);


