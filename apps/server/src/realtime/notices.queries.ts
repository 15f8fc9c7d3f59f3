/** Types generated for queries found in "src/realtime/notices.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'FindSending' parameters type */
export type FindSendingParams = void;

/** 'FindSending' return type */
export interface FindSendingResult {
  id: number;
}

/** 'FindSending' query type */
export interface FindSendingQuery {
  params: FindSendingParams;
  result: FindSendingResult;
}

const findSendingIR: any = {"usedParamSet":{},"params":[],"statement":"select id from notice where state = 'sending' order by id for update skip locked limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select id from notice where state = 'sending' order by id for update skip locked limit 1
 * ```
 */
export const findSending = new PreparedQuery<FindSendingParams,FindSendingResult>(findSendingIR);


/** 'TellSome' parameters type */
export interface TellSomeParams {
  most: number;
  notice_id: number;
}

/** 'TellSome' return type */
export interface TellSomeResult {
  state: string;
}

/** 'TellSome' query type */
export interface TellSomeQuery {
  params: TellSomeParams;
  result: TellSomeResult;
}

const tellSomeIR: any = {"usedParamSet":{"notice_id":true,"most":true},"params":[{"name":"notice_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":46,"b":56},{"a":1251,"b":1261}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":562,"b":567},{"a":1123,"b":1128},{"a":1210,"b":1215}]}],"statement":"with m as (\n  select * from notice where id = :notice_id!\n), next as (\n  select p.id from m join player p on p.id > m.told_to and p.id <= m.told_until\n  where p.blocked_at is null and case m.audience\n    when 'player' then p.id = m.player_id\n    when 'choosers' then exists (select from notification_choice c where c.player_id = p.id and c.topic = 'result' and (c.in_app or c.push))\n    else (m.audience = 'all' or (m.audience = 'level_2') = (p.lvl_2_state = 'approved'))\n      and coalesce(p.excluded_until <= product_now(), true)\n    end\n  order by p.id limit :most!\n), notes as (\n  insert into notification (player_id, kind, notice_id)\n  select next.id, m.kind, m.id from next, m\n  on conflict (notice_id, player_id) where notice_id is not null do nothing\n  returning id, player_id, at\n), facts as (\n  insert into fact (kind, player_id, data, at) select 'notification', player_id, jsonb_build_object('id', id), at from notes\n)\nupdate notice set\n  told_to = coalesce((select max(id) from next), told_until),\n  told_count = told_count + (select count(*)::int from notes),\n  state = case when (select count(*) from next) < :most! then 'sent' else state end,\n  sent_at = case when (select count(*) from next) < :most! then product_now() end\nwhere id = :notice_id!\nreturning state"};

/**
 * Query generated from SQL:
 * ```
 * with m as (
 *   select * from notice where id = :notice_id!
 * ), next as (
 *   select p.id from m join player p on p.id > m.told_to and p.id <= m.told_until
 *   where p.blocked_at is null and case m.audience
 *     when 'player' then p.id = m.player_id
 *     when 'choosers' then exists (select from notification_choice c where c.player_id = p.id and c.topic = 'result' and (c.in_app or c.push))
 *     else (m.audience = 'all' or (m.audience = 'level_2') = (p.lvl_2_state = 'approved'))
 *       and coalesce(p.excluded_until <= product_now(), true)
 *     end
 *   order by p.id limit :most!
 * ), notes as (
 *   insert into notification (player_id, kind, notice_id)
 *   select next.id, m.kind, m.id from next, m
 *   on conflict (notice_id, player_id) where notice_id is not null do nothing
 *   returning id, player_id, at
 * ), facts as (
 *   insert into fact (kind, player_id, data, at) select 'notification', player_id, jsonb_build_object('id', id), at from notes
 * )
 * update notice set
 *   told_to = coalesce((select max(id) from next), told_until),
 *   told_count = told_count + (select count(*)::int from notes),
 *   state = case when (select count(*) from next) < :most! then 'sent' else state end,
 *   sent_at = case when (select count(*) from next) < :most! then product_now() end
 * where id = :notice_id!
 * returning state
 * ```
 */
export const tellSome = new PreparedQuery<TellSomeParams,TellSomeResult>(tellSomeIR);


/** 'PageOfNotices' parameters type */
export interface PageOfNoticesParams {
  notice_id?: number | null | void;
  row_count: number;
  skipped: number;
}

/** 'PageOfNotices' return type */
export interface PageOfNoticesResult {
  audience: string;
  data: unknown;
  decided_at: Date | null;
  decided_by: string | null;
  failed_count: number;
  id: number;
  player_count: number;
  player_id: number | null;
  player_name: string | null;
  player_phone: string | null;
  pushed_count: number;
  read_count: number;
  sent_at: Date | null;
  state: string;
  told_count: number;
  total_count: number;
  waiting_count: number;
  written_at: Date;
  written_by: string;
}

/** 'PageOfNotices' query type */
export interface PageOfNoticesQuery {
  params: PageOfNoticesParams;
  result: PageOfNoticesResult;
}

const pageOfNoticesIR: any = {"usedParamSet":{"notice_id":true,"row_count":true,"skipped":true},"params":[{"name":"notice_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":1062,"b":1071},{"a":1099,"b":1108}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1144,"b":1154}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":1163,"b":1171}]}],"statement":"select m.id, m.data, m.audience, m.state, m.told_count, m.pushed_count, m.failed_count, m.written_at, m.decided_at, m.sent_at,\n  w.username as written_by, d.username as \"decided_by?\", p.id as \"player_id?\", p.name as \"player_name?\", p.phone as \"player_phone?\",\n  (select count(*)::int from notification n where n.notice_id = m.id and n.read_at is not null) as \"read_count!\",\n  (select count(*)::int from notification n join push_outbox o on o.notification_id = n.id where n.notice_id = m.id) as \"waiting_count!\",\n  case when m.state in ('sent', 'withdrawn') then m.told_count when m.audience = 'player' then 1\n    else (select count(*)::int from player x where x.blocked_at is null and (m.audience = 'all' or (m.audience = 'level_2') = (x.lvl_2_state = 'approved'))\n        and coalesce(x.excluded_until <= product_now(), true))\n  end as \"player_count!\",\n  count(*) over ()::int as \"total_count!\"\nfrom notice m\njoin operator w on w.id = m.written_by\nleft join operator d on d.id = m.decided_by\nleft join player p on p.id = m.player_id\nwhere m.kind = 'house' and (:notice_id::bigint is null or m.id = :notice_id::bigint)\norder by m.id desc limit :row_count! offset :skipped!"};

/**
 * Query generated from SQL:
 * ```
 * select m.id, m.data, m.audience, m.state, m.told_count, m.pushed_count, m.failed_count, m.written_at, m.decided_at, m.sent_at,
 *   w.username as written_by, d.username as "decided_by?", p.id as "player_id?", p.name as "player_name?", p.phone as "player_phone?",
 *   (select count(*)::int from notification n where n.notice_id = m.id and n.read_at is not null) as "read_count!",
 *   (select count(*)::int from notification n join push_outbox o on o.notification_id = n.id where n.notice_id = m.id) as "waiting_count!",
 *   case when m.state in ('sent', 'withdrawn') then m.told_count when m.audience = 'player' then 1
 *     else (select count(*)::int from player x where x.blocked_at is null and (m.audience = 'all' or (m.audience = 'level_2') = (x.lvl_2_state = 'approved'))
 *         and coalesce(x.excluded_until <= product_now(), true))
 *   end as "player_count!",
 *   count(*) over ()::int as "total_count!"
 * from notice m
 * join operator w on w.id = m.written_by
 * left join operator d on d.id = m.decided_by
 * left join player p on p.id = m.player_id
 * where m.kind = 'house' and (:notice_id::bigint is null or m.id = :notice_id::bigint)
 * order by m.id desc limit :row_count! offset :skipped!
 * ```
 */
export const pageOfNotices = new PreparedQuery<PageOfNoticesParams,PageOfNoticesResult>(pageOfNoticesIR);


/** 'SearchPlayers' parameters type */
export interface SearchPlayersParams {
  search: string;
}

/** 'SearchPlayers' return type */
export interface SearchPlayersResult {
  id: number;
  name: string;
  phone: string;
}

/** 'SearchPlayers' query type */
export interface SearchPlayersQuery {
  params: SearchPlayersParams;
  result: SearchPlayersResult;
}

const searchPlayersIR: any = {"usedParamSet":{"search":true},"params":[{"name":"search","required":true,"transform":{"type":"scalar"},"locs":[{"a":59,"b":66},{"a":85,"b":92},{"a":110,"b":117},{"a":130,"b":137},{"a":163,"b":170},{"a":215,"b":222},{"a":241,"b":248},{"a":266,"b":273}]}],"statement":"select p.id, p.name, p.phone\nfrom player p\nwhere p.phone = :search! or p.user_code = :search! or p.id::text = :search! or (length(:search!) > 1 and position(lower(:search!) in lower(p.name)) > 0)\norder by p.phone = :search! or p.user_code = :search! or p.id::text = :search! desc, p.id desc\nlimit 10"};

/**
 * Query generated from SQL:
 * ```
 * select p.id, p.name, p.phone
 * from player p
 * where p.phone = :search! or p.user_code = :search! or p.id::text = :search! or (length(:search!) > 1 and position(lower(:search!) in lower(p.name)) > 0)
 * order by p.phone = :search! or p.user_code = :search! or p.id::text = :search! desc, p.id desc
 * limit 10
 * ```
 */
export const searchPlayers = new PreparedQuery<SearchPlayersParams,SearchPlayersResult>(searchPlayersIR);


/** 'FindPlayer' parameters type */
export interface FindPlayerParams {
  player_id: number;
}

/** 'FindPlayer' return type */
export interface FindPlayerResult {
  id: number;
}

/** 'FindPlayer' query type */
export interface FindPlayerQuery {
  params: FindPlayerParams;
  result: FindPlayerResult;
}

const findPlayerIR: any = {"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":33,"b":43}]}],"statement":"select id from player where id = :player_id!"};

/**
 * Query generated from SQL:
 * ```
 * select id from player where id = :player_id!
 * ```
 */
export const findPlayer = new PreparedQuery<FindPlayerParams,FindPlayerResult>(findPlayerIR);


/** 'InsertNotice' parameters type */
export interface InsertNoticeParams {
  audience: string;
  data: unknown;
  operator_id: number;
  player_id?: number | null | void;
}

/** 'InsertNotice' return type */
export interface InsertNoticeResult {
  id: number;
}

/** 'InsertNotice' query type */
export interface InsertNoticeQuery {
  params: InsertNoticeParams;
  result: InsertNoticeResult;
}

const insertNoticeIR: any = {"usedParamSet":{"data":true,"audience":true,"player_id":true,"operator_id":true},"params":[{"name":"data","required":true,"transform":{"type":"scalar"},"locs":[{"a":82,"b":87}]},{"name":"audience","required":true,"transform":{"type":"scalar"},"locs":[{"a":97,"b":106}]},{"name":"player_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":109,"b":118}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":121,"b":133}]}],"statement":"insert into notice (kind, data, audience, player_id, written_by) values ('house', :data!::jsonb, :audience!, :player_id, :operator_id!) returning id"};

/**
 * Query generated from SQL:
 * ```
 * insert into notice (kind, data, audience, player_id, written_by) values ('house', :data!::jsonb, :audience!, :player_id, :operator_id!) returning id
 * ```
 */
export const insertNotice = new PreparedQuery<InsertNoticeParams,InsertNoticeResult>(insertNoticeIR);


/** 'LockNotice' parameters type */
export interface LockNoticeParams {
  notice_id: number;
}

/** 'LockNotice' return type */
export interface LockNoticeResult {
  audience: string;
  id: number;
  state: string;
  written_by: number | null;
}

/** 'LockNotice' query type */
export interface LockNoticeQuery {
  params: LockNoticeParams;
  result: LockNoticeResult;
}

const lockNoticeIR: any = {"usedParamSet":{"notice_id":true},"params":[{"name":"notice_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":62,"b":72}]}],"statement":"select id, state, written_by, audience from notice where id = :notice_id! and kind = 'house' for no key update"};

/**
 * Query generated from SQL:
 * ```
 * select id, state, written_by, audience from notice where id = :notice_id! and kind = 'house' for no key update
 * ```
 */
export const lockNotice = new PreparedQuery<LockNoticeParams,LockNoticeResult>(lockNoticeIR);


/** 'SendNotice' parameters type */
export interface SendNoticeParams {
  notice_id: number;
  operator_id: number;
}

/** 'SendNotice' return type */
export type SendNoticeResult = void;

/** 'SendNotice' query type */
export interface SendNoticeQuery {
  params: SendNoticeParams;
  result: SendNoticeResult;
}

const sendNoticeIR: any = {"usedParamSet":{"operator_id":true,"notice_id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":50,"b":62}]},{"name":"notice_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":159,"b":169}]}],"statement":"update notice set state = 'sending', decided_by = :operator_id!, decided_at = product_now(), told_until = (select coalesce(max(id), 0) from player)\nwhere id = :notice_id!"};

/**
 * Query generated from SQL:
 * ```
 * update notice set state = 'sending', decided_by = :operator_id!, decided_at = product_now(), told_until = (select coalesce(max(id), 0) from player)
 * where id = :notice_id!
 * ```
 */
export const sendNotice = new PreparedQuery<SendNoticeParams,SendNoticeResult>(sendNoticeIR);


/** 'DropNotice' parameters type */
export interface DropNoticeParams {
  notice_id: number;
  operator_id: number;
}

/** 'DropNotice' return type */
export type DropNoticeResult = void;

/** 'DropNotice' query type */
export interface DropNoticeQuery {
  params: DropNoticeParams;
  result: DropNoticeResult;
}

const dropNoticeIR: any = {"usedParamSet":{"operator_id":true,"notice_id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":52,"b":64}]},{"name":"notice_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":105,"b":115}]}],"statement":"update notice set state = 'withdrawn', decided_by = :operator_id!, decided_at = product_now() where id = :notice_id!"};

/**
 * Query generated from SQL:
 * ```
 * update notice set state = 'withdrawn', decided_by = :operator_id!, decided_at = product_now() where id = :notice_id!
 * ```
 */
export const dropNotice = new PreparedQuery<DropNoticeParams,DropNoticeResult>(dropNoticeIR);


