/** Types and statements of src/cash/cash-in-images.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface LockOwnCashInParams {
  cash_in_id: number;
  player_id: number;
}

export interface LockOwnCashInResult {
  is_open: boolean;
}

export const lockOwnCashIn = new PreparedQuery<LockOwnCashInParams, LockOwnCashInResult>({"usedParamSet":{"cash_in_id":true,"player_id":true},"params":[{"name":"cash_in_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":63,"b":74}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":92,"b":102}]}],"statement":"select state = 'pending' as \"is_open!\" from cash_in where id = :cash_in_id! and player_id = :player_id! for update"} as never);

export interface CountImagesParams {
  cash_in_id: number;
  sha256: string;
}

export interface CountImagesResult {
  image_count: number;
  is_there: boolean;
}

export const countImages = new PreparedQuery<CountImagesParams, CountImagesResult>({"usedParamSet":{"sha256":true,"cash_in_id":true},"params":[{"name":"sha256","required":true,"transform":{"type":"scalar"},"locs":[{"a":66,"b":73}]},{"name":"cash_in_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":137,"b":148}]}],"statement":"select count(*)::int as \"image_count!\", coalesce(bool_or(sha256 = :sha256!), false) as \"is_there!\" from cash_in_image where cash_in_id = :cash_in_id!"} as never);

export interface InsertImageParams {
  cash_in_id: number;
  image_key: string;
  sha256: string;
}

export type InsertImageResult = void;

export const insertImage = new PreparedQuery<InsertImageParams, InsertImageResult>({"usedParamSet":{"cash_in_id":true,"image_key":true,"sha256":true},"params":[{"name":"cash_in_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":66,"b":77}]},{"name":"image_key","required":true,"transform":{"type":"scalar"},"locs":[{"a":80,"b":90}]},{"name":"sha256","required":true,"transform":{"type":"scalar"},"locs":[{"a":93,"b":100}]}],"statement":"insert into cash_in_image (cash_in_id, image_key, sha256) values (:cash_in_id!, :image_key!, :sha256!)"} as never);

export interface ImagesOfCashInParams {
  cash_in_id: number;
}

export interface ImagesOfCashInResult {
  also_in: number[];
  at: Date;
  id: number;
  image_key: string | null;
}

export const imagesOfCashIn = new PreparedQuery<ImagesOfCashInParams, ImagesOfCashInResult>({"usedParamSet":{"cash_in_id":true},"params":[{"name":"cash_in_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":217,"b":228}]}],"statement":"select i.id, i.image_key, i.at,\n  array(select distinct a.cash_in_id from cash_in_image a where a.sha256 = i.sha256 and a.cash_in_id <> i.cash_in_id order by 1) as \"also_in!\"\nfrom cash_in_image i where i.cash_in_id = :cash_in_id! order by i.id"} as never);

export interface SomeOldImagesParams {
  days: number;
  row_count: number;
}

export interface SomeOldImagesResult {
  id: number;
  image_key: string;
}

export const someOldImages = new PreparedQuery<SomeOldImagesParams, SomeOldImagesResult>({"usedParamSet":{"days":true,"row_count":true},"params":[{"name":"days","required":true,"transform":{"type":"scalar"},"locs":[{"a":131,"b":136}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":157,"b":167}]}],"statement":"select id, image_key as \"image_key!\" from cash_in_image\nwhere image_key is not null and at < product_now() - make_interval(days => :days!) order by at limit :row_count!"} as never);

export interface ForgetImageParams {
  image_id: number;
}

export type ForgetImageResult = void;

export const forgetImage = new PreparedQuery<ForgetImageParams, ForgetImageResult>({"usedParamSet":{"image_id":true},"params":[{"name":"image_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":53,"b":62}]}],"statement":"update cash_in_image set image_key = null where id = :image_id!"} as never);

export interface UnnamedImagesParams {
  keys: string[];
}

export interface UnnamedImagesResult {
  key: string;
}

export const unnamedImages = new PreparedQuery<UnnamedImagesParams, UnnamedImagesResult>({"usedParamSet":{"keys":true},"params":[{"name":"keys","required":true,"transform":{"type":"scalar"},"locs":[{"a":33,"b":38}]}],"statement":"select key as \"key!\" from unnest(:keys!::text[]) key where not exists (select from cash_in_image i where i.image_key = key)"} as never);

export interface FindWaitingParams {
  player_id: number;
}

export interface FindWaitingResult {
  before_count: number;
  id: number;
  image_count: number;
  is_closed: boolean;
}

export const findWaiting = new PreparedQuery<FindWaitingParams, FindWaitingResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":511,"b":521}]}],"statement":"select c.id, (select count(*)::int from cash_in_image i where i.cash_in_id = c.id) as \"image_count!\",\n  (select count(*)::int from cash_in b where b.state = 'pending' and b.id < c.id and b.expires_at > product_now()) as \"before_count!\",\n  (c.voucher_code is null and (not m.cash_in_open\n    or exists (select from payment_account a where a.method_id = m.id and a.account_number = c.holder_phone and not a.is_open))) as \"is_closed!\"\nfrom cash_in c join payment_method m on m.id = c.method_id where c.player_id = :player_id! and c.state = 'pending' and c.expires_at > product_now()"} as never);

export interface ReadUsualWaitParams {
  enough: number;
}

export interface ReadUsualWaitResult {
  median_s: number | null;
}

export const readUsualWait = new PreparedQuery<ReadUsualWaitParams, ReadUsualWaitResult>({"usedParamSet":{"enough":true},"params":[{"name":"enough","required":true,"transform":{"type":"scalar"},"locs":[{"a":29,"b":36}]}],"statement":"select case when count(*) >= :enough! then percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at)::float8) end as \"median_s?\"\nfrom (select created_at, decided_at from cash_in where state = 'approved' order by id desc limit 100) last\nwhere decided_at > product_now() - interval '1 day'"} as never);

