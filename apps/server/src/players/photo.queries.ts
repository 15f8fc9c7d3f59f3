/** Types generated for queries found in "src/players/photo.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'ReplaceImage' parameters type */
export interface ReplaceImageParams {
  image: string;
  player_id: number;
}

/** 'ReplaceImage' return type */
export interface ReplaceImageResult {
  old_image: string | null;
}

/** 'ReplaceImage' query type */
export interface ReplaceImageQuery {
  params: ReplaceImageParams;
  result: ReplaceImageResult;
}

const replaceImageIR: any = {"usedParamSet":{"image":true,"player_id":true},"params":[{"name":"image","required":true,"transform":{"type":"scalar"},"locs":[{"a":28,"b":34}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":82,"b":92}]}],"statement":"update player p set image = :image! from (select id, image from player where id = :player_id! for no key update) before\nwhere p.id = before.id returning before.image as old_image"};

/**
 * Query generated from SQL:
 * ```
 * update player p set image = :image! from (select id, image from player where id = :player_id! for no key update) before
 * where p.id = before.id returning before.image as old_image
 * ```
 */
export const replaceImage = new PreparedQuery<ReplaceImageParams,ReplaceImageResult>(replaceImageIR);


