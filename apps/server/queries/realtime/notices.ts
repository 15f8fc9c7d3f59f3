/** Types and statements of src/realtime/notices.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { NoticeAudience, NoticeKind, NoticeState } from '#queries/unions.ts';

export type IsAnySendingParams = void;

export interface IsAnySendingResult {
  is_any: boolean;
}

export const isAnySending = new PreparedQuery<IsAnySendingParams, IsAnySendingResult>({"usedParamSet":{},"params":[],"statement":"select exists (select from notice where state = 'sending') as \"is_any!\""} as never);

export type FindSendingParams = void;

export interface FindSendingResult {
  id: number;
}

export const findSending = new PreparedQuery<FindSendingParams, FindSendingResult>({"usedParamSet":{},"params":[],"statement":"select id from notice where state = 'sending' order by id for update skip locked limit 1"} as never);

export interface NextToTellParams {
  most: number;
  notice_id: number;
}

export interface NextToTellResult {
  id: number;
  kind: NoticeKind;
}

export const nextToTell = new PreparedQuery<NextToTellParams, NextToTellResult>({"usedParamSet":{"notice_id":true,"most":true},"params":[{"name":"notice_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":113,"b":123}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":529,"b":534}]}],"statement":"select p.id, m.kind\nfrom notice m join public_player p on p.id > m.told_to and p.id <= m.told_until\nwhere m.id = :notice_id! and p.blocked_at is null and case\n  when m.audience = 'player' then p.id = m.player_id\n  when m.kind = 'result' then exists (select from notification_choice c where c.player_id = p.id and c.topic = 'result' and (c.in_app or c.push))\n  else (m.audience = 'all' or (m.audience = 'level_2') = (p.lvl_2_state = 'approved'))\n    and coalesce(p.excluded_until <= product_now(), true)\n  end\norder by p.id limit :most!"} as never);

export interface MarkToldParams {
  is_last: boolean;
  notice_id: number;
  told: number;
  told_to?: number | null | void;
}

export type MarkToldResult = void;

export const markTold = new PreparedQuery<MarkToldParams, MarkToldResult>({"usedParamSet":{"told_to":true,"told":true,"is_last":true,"notice_id":true},"params":[{"name":"told_to","required":false,"transform":{"type":"scalar"},"locs":[{"a":39,"b":46}]},{"name":"told","required":true,"transform":{"type":"scalar"},"locs":[{"a":98,"b":103}]},{"name":"is_last","required":true,"transform":{"type":"scalar"},"locs":[{"a":131,"b":139},{"a":191,"b":199}]},{"name":"notice_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":235,"b":245}]}],"statement":"update notice set\n  told_to = coalesce(:told_to::bigint, told_until),\n  told_count = told_count + :told!::int,\n  state = case when :is_last! then 'sent' else state end,\n  sent_at = case when :is_last! then product_now() end\nwhere id = :notice_id!"} as never);

export interface PageOfNoticesParams {
  after_id?: number | null | void;
  row_count: number;
  skipped: number;
  sort?: string | null | void;
}

export interface PageOfNoticesResult {
  audience: NoticeAudience;
  data: unknown;
  decided_at: Date;
  decided_by: string;
  failed_count: number;
  id: number;
  player_count: number;
  player_id: number | null;
  player_name: string | null;
  player_phone: string | null;
  pushed_count: number;
  read_count: number;
  sent_at: Date | null;
  state: NoticeState;
  told_count: number;
  total_count: number;
  waiting_count: number;
  written_at: Date;
  written_by: string;
}

export const pageOfNotices = new PreparedQuery<PageOfNoticesParams, PageOfNoticesResult>({"usedParamSet":{"after_id":true,"sort":true,"row_count":true,"skipped":true},"params":[{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":103,"b":111},{"a":139,"b":147}]},{"name":"sort","required":false,"transform":{"type":"scalar"},"locs":[{"a":243,"b":247},{"a":450,"b":454},{"a":568,"b":572}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1725,"b":1735}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":1744,"b":1752}]}],"statement":"with found as materialized (\n  select array(\n    select m.id from notice m where m.kind = 'house' and (:after_id::bigint is null or m.id < :after_id)\n    order by m.id desc limit 10000\n  ) as ids\n), sorted as materialized (\n  select case when :sort::text is null then found.ids else array(\n    select x.id from unnest(found.ids) with ordinality x(id, place) join notice m on m.id = x.id join public_deed d on d.id = m.deed_id\n    order by case ltrim(:sort, '-') when 'written_at' then extract(epoch from d.asked_at) when 'told_count' then m.told_count end * case when :sort like '-%' then -1 else 1 end nulls last, x.place\n  ) end as ids from found\n)\nselect m.id, m.data, m.audience as \"audience!\", m.state, m.told_count, m.pushed_count, m.failed_count, m.sent_at, d.asked_at as written_at,\n  d.decided_at as \"decided_at!\", w.username as written_by, c.username as decided_by, p.id as \"player_id?\", p.name as \"player_name?\", p.phone as \"player_phone?\",\n  (select count(*)::int from public_notification n where n.notice_id = m.id and n.read_at is not null) as \"read_count!\",\n  (select count(*)::int from public_notification n join push_outbox o on o.notification_id = n.id where n.notice_id = m.id) as \"waiting_count!\",\n  case when m.state = 'sent' then m.told_count when m.audience = 'player' then 1\n    else (select count(*)::int from public_player x where x.blocked_at is null and (m.audience = 'all' or (m.audience = 'level_2') = (x.lvl_2_state = 'approved'))\n        and coalesce(x.excluded_until <= product_now(), true))\n  end as \"player_count!\",\n  cardinality(found.ids) as \"total_count!\"\nfrom sorted found cross join lateral (\n  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!\n) shown\njoin notice m on m.id = shown.id\njoin public_deed d on d.id = m.deed_id\njoin public_operator w on w.id = d.asked_by\njoin public_operator c on c.id = d.decided_by\nleft join public_player p on p.id = m.player_id\norder by shown.place"} as never);

export interface SearchPlayersParams {
  search: string;
}

export interface SearchPlayersResult {
  id: number;
  name: string;
  phone: string;
}

export const searchPlayers = new PreparedQuery<SearchPlayersParams, SearchPlayersResult>({"usedParamSet":{"search":true},"params":[{"name":"search","required":true,"transform":{"type":"scalar"},"locs":[{"a":66,"b":73},{"a":92,"b":99},{"a":117,"b":124},{"a":137,"b":144},{"a":170,"b":177},{"a":222,"b":229},{"a":248,"b":255},{"a":273,"b":280}]}],"statement":"select p.id, p.name, p.phone\nfrom public_player p\nwhere p.phone = :search! or p.user_code = :search! or p.id::text = :search! or (length(:search!) > 1 and position(lower(:search!) in lower(p.name)) > 0)\norder by p.phone = :search! or p.user_code = :search! or p.id::text = :search! desc, p.id desc\nlimit 10"} as never);

export interface FindPlayerParams {
  player_id: number;
}

export interface FindPlayerResult {
  name: string;
  phone: string;
}

export const findPlayer = new PreparedQuery<FindPlayerParams, FindPlayerResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":49,"b":59}]}],"statement":"select name, phone from public_player where id = :player_id!"} as never);

export interface InsertNoticeParams {
  audience: NoticeAudience;
  data: unknown;
  deed_id: number;
  player_id?: number | null | void;
}

export type InsertNoticeResult = void;

export const insertNotice = new PreparedQuery<InsertNoticeParams, InsertNoticeResult>({"usedParamSet":{"data":true,"audience":true,"player_id":true,"deed_id":true},"params":[{"name":"data","required":true,"transform":{"type":"scalar"},"locs":[{"a":91,"b":96}]},{"name":"audience","required":true,"transform":{"type":"scalar"},"locs":[{"a":106,"b":115}]},{"name":"player_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":118,"b":127}]},{"name":"deed_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":130,"b":138}]}],"statement":"insert into notice (kind, data, audience, player_id, deed_id, told_until)\nvalues ('house', :data!::jsonb, :audience!, :player_id, :deed_id!, (select coalesce(max(id), 0) from public_player))"} as never);

