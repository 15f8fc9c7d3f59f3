/** Types and statements of src/support/console.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { AttachmentKind, ConversationState, ConversationSubject } from '#queries/unions.ts';

export interface PageOfConversationsParams {
  after_id?: number | null | void;
  id?: number | null | void;
  is_nobodys: boolean;
  owner_id?: number | null | void;
  player_id?: number | null | void;
  row_count: number;
  skipped: number;
  sort?: string | null | void;
  state?: ConversationState | null | void;
}

export interface PageOfConversationsResult {
  amount_pya: number | null;
  attached_at: Date | null;
  first_answered_at: Date | null;
  id: number;
  kind: AttachmentKind | null;
  last_at: Date;
  last_message_id: number;
  last_text: string | null;
  opened_at: Date;
  owner: string | null;
  player_id: number;
  player_name: string;
  player_phone: string;
  ref: string | null;
  request_state: string | null;
  state: ConversationState;
  subject: ConversationSubject;
  total_count: number;
  waiting_since: Date | null;
}

export const pageOfConversations = new PreparedQuery<PageOfConversationsParams, PageOfConversationsResult>({"usedParamSet":{"id":true,"state":true,"player_id":true,"owner_id":true,"is_nobodys":true,"after_id":true,"sort":true,"row_count":true,"skipped":true},"params":[{"name":"id","required":false,"transform":{"type":"scalar"},"locs":[{"a":92,"b":94},{"a":122,"b":124}]},{"name":"state","required":false,"transform":{"type":"scalar"},"locs":[{"a":132,"b":137},{"a":180,"b":185}]},{"name":"player_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":199,"b":208},{"a":243,"b":252}]},{"name":"owner_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":266,"b":274},{"a":308,"b":316}]},{"name":"is_nobodys","required":true,"transform":{"type":"scalar"},"locs":[{"a":328,"b":339}]},{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":375,"b":383},{"a":461,"b":469}]},{"name":"sort","required":false,"transform":{"type":"scalar"},"locs":[{"a":829,"b":833},{"a":1003,"b":1007},{"a":1143,"b":1147}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1947,"b":1957}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":1966,"b":1974}]}],"statement":"with found as materialized (\n  select array(\n    select v.id from conversation v\n    where (:id::bigint is null or v.id = :id) and (:state::conversation_state is null or v.state = :state)\n      and (:player_id::bigint is null or v.player_id = :player_id)\n      and (:owner_id::bigint is null or v.owner_id = :owner_id) and (not :is_nobodys! or v.owner_id is null)\n      and (:after_id::bigint is null or exists (\n        select from conversation k where k.id = :after_id and case when k.waiting_since is null then v.waiting_since is null and v.last_message_id < k.last_message_id\n          else v.waiting_since is null or (v.waiting_since, -v.last_message_id) > (k.waiting_since, -k.last_message_id) end))\n    order by v.waiting_since, v.last_message_id desc limit 10000\n  ) as ids\n), sorted as materialized (\n  select case when :sort::text is null then found.ids else array(\n    select x.id from unnest(found.ids) with ordinality x(id, place) join conversation v on v.id = x.id\n    order by case ltrim(:sort, '-') when 'waiting_since' then extract(epoch from v.waiting_since) when 'last_at' then extract(epoch from v.last_at) end * case when :sort like '-%' then -1 else 1 end nulls last, x.place\n  ) end as ids from found\n)\nselect v.id, v.subject, v.state, v.waiting_since, v.opened_at, v.first_answered_at, v.last_at, v.last_message_id, left(m.text, 160) as \"last_text?\",\n  p.id as player_id, p.name as player_name, p.phone as player_phone, o.username as \"owner?\",\n  a.kind as \"kind?\", a.ref as \"ref?\", a.amount_pya as \"amount_pya?\", a.at as \"attached_at?\",\n  coalesce((select c.state::text from public_cash_in c where a.kind = 'cash_in' and c.id = a.id),\n    (select c.state::text from public_cash_out c where a.kind = 'cash_out' and c.id = a.id)) as \"request_state?\",\n  cardinality(found.ids) as \"total_count!\"\nfrom sorted found cross join lateral (\n  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!\n) shown\njoin conversation v on v.id = shown.id\njoin public_player p on p.id = v.player_id\nleft join public_operator o on o.id = v.owner_id\nleft join conversation_message m on m.id = v.last_message_id\nleft join attachment a on a.kind = v.attachment_kind and a.id = v.attachment_id\norder by shown.place"} as never);

export interface LockConversationParams {
  id: number;
}

export interface LockConversationResult {
  id: number;
}

export const lockConversation = new PreparedQuery<LockConversationParams, LockConversationResult>({"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":39,"b":42}]}],"statement":"select id from conversation where id = :id! for no key update"} as never);

export interface ConversationAsLockedParams {
  id: number;
}

export interface ConversationAsLockedResult {
  id: number;
  last_message_id: number;
  message_count: number;
  owner: string | null;
  owner_id: number | null;
  player_id: number;
  state: ConversationState;
}

export const conversationAsLocked = new PreparedQuery<ConversationAsLockedParams, ConversationAsLockedResult>({"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":285,"b":288}]}],"statement":"select v.id, v.player_id, v.state, v.owner_id, v.last_message_id,\n  (select o.username from public_operator o where o.id = v.owner_id) as \"owner?\",\n  (select count(*)::int from conversation_message m where m.conversation_id = v.id) as \"message_count!\"\nfrom conversation v where v.id = :id!"} as never);

export interface NoteAnsweredParams {
  at: Date;
  id: number;
  message_id: number;
  operator_id: number;
}

export type NoteAnsweredResult = void;

export const noteAnswered = new PreparedQuery<NoteAnsweredParams, NoteAnsweredResult>({"usedParamSet":{"operator_id":true,"at":true,"message_id":true,"id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":96,"b":108}]},{"name":"at","required":true,"transform":{"type":"scalar"},"locs":[{"a":160,"b":163},{"a":179,"b":182}]},{"name":"message_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":203,"b":214}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":245,"b":248}]}],"statement":"update conversation set state = 'answered', waiting_since = null, owner_id = coalesce(owner_id, :operator_id!), first_answered_at = coalesce(first_answered_at, :at!),\n  last_at = :at!, last_message_id = :message_id!, is_unread = true\nwhere id = :id!"} as never);

export interface SetOwnerParams {
  id: number;
  operator_id: number;
}

export type SetOwnerResult = void;

export const setOwner = new PreparedQuery<SetOwnerParams, SetOwnerResult>({"usedParamSet":{"operator_id":true,"id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":35,"b":47}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":60,"b":63}]}],"statement":"update conversation set owner_id = :operator_id! where id = :id!"} as never);

export interface CloseConversationParams {
  id: number;
  operator_id: number;
}

export type CloseConversationResult = void;

export const closeConversation = new PreparedQuery<CloseConversationParams, CloseConversationResult>({"usedParamSet":{"operator_id":true,"id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":76,"b":88}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":101,"b":104}]}],"statement":"update conversation set state = 'closed', waiting_since = null, closed_by = :operator_id! where id = :id!"} as never);

export interface ReopenConversationParams {
  id: number;
}

export type ReopenConversationResult = void;

export const reopenConversation = new PreparedQuery<ReopenConversationParams, ReopenConversationResult>({"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":84,"b":87}]}],"statement":"update conversation set state = 'waiting', waiting_since = product_now() where id = :id!"} as never);

export interface FirstAnswersParams {
  days: number;
}

export interface FirstAnswersResult {
  median_s: number | null;
  opened_count: number;
  p90_s: number | null;
  unanswered_count: number;
}

export const firstAnswers = new PreparedQuery<FirstAnswersParams, FirstAnswersResult>({"usedParamSet":{"days":true},"params":[{"name":"days","required":true,"transform":{"type":"scalar"},"locs":[{"a":483,"b":488}]}],"statement":"select count(*)::int as \"opened_count!\",\n  count(*) filter (where first_answered_at is null and (state <> 'closed' or closed_by is not null))::int as \"unanswered_count!\",\n  percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - opened_at)::float8) as \"median_s?\",\n  percentile_cont(0.9) within group (order by extract(epoch from first_answered_at - opened_at)::float8) as \"p90_s?\"\nfrom conversation where opened_at > product_now() - make_interval(days => :days!)"} as never);

