/** Types and statements of src/support/jobs.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface SomeOldImagesParams {
  days: number;
  row_count: number;
}

export interface SomeOldImagesResult {
  id: number;
  image_key: string;
}

export const someOldImages = new PreparedQuery<SomeOldImagesParams, SomeOldImagesResult>({"usedParamSet":{"days":true,"row_count":true},"params":[{"name":"days","required":true,"transform":{"type":"scalar"},"locs":[{"a":138,"b":143}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":164,"b":174}]}],"statement":"select id, image_key as \"image_key!\" from conversation_message\nwhere image_key is not null and at < product_now() - make_interval(days => :days!) order by at limit :row_count!"} as never);

export interface ForgetImageParams {
  message_id: number;
}

export type ForgetImageResult = void;

export const forgetImage = new PreparedQuery<ForgetImageParams, ForgetImageResult>({"usedParamSet":{"message_id":true},"params":[{"name":"message_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":60,"b":71}]}],"statement":"update conversation_message set image_key = null where id = :message_id!"} as never);

export interface UnnamedImagesParams {
  keys: string[];
}

export interface UnnamedImagesResult {
  key: string;
}

export const unnamedImages = new PreparedQuery<UnnamedImagesParams, UnnamedImagesResult>({"usedParamSet":{"keys":true},"params":[{"name":"keys","required":true,"transform":{"type":"scalar"},"locs":[{"a":33,"b":38}]}],"statement":"select key as \"key!\" from unnest(:keys!::text[]) key where not exists (select from conversation_message m where m.image_key = key)"} as never);

