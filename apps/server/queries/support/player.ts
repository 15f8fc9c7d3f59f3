/** Types and statements of src/support/player.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { AttachmentKind, ConversationState, ConversationSubject } from '#queries/unions.ts';

export interface LockPlayerParams {
  player_id: number;
}

export interface LockPlayerResult {
  held: number;
}

export const lockPlayer = new PreparedQuery<LockPlayerParams, LockPlayerResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":37,"b":47}]}],"statement":"select 1 as \"held!\" from lock_player(:player_id!)"} as never);

export interface CountOpenParams {
  player_id: number;
}

export interface CountOpenResult {
  open_count: number;
}

export const countOpen = new PreparedQuery<CountOpenParams, CountOpenResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":74,"b":84}]}],"statement":"select count(*)::int as \"open_count!\" from conversation where player_id = :player_id! and state <> 'closed'"} as never);

export interface FindSlipParams {
  player_id: number;
  ref: string;
}

export interface FindSlipResult {
  id: number;
}

export const findSlip = new PreparedQuery<FindSlipParams, FindSlipResult>({"usedParamSet":{"ref":true,"player_id":true},"params":[{"name":"ref","required":true,"transform":{"type":"scalar"},"locs":[{"a":80,"b":84},{"a":97,"b":101}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":119,"b":129}]}],"statement":"select id as \"id!\" from attachment where kind = 'slip' and id = slip_of_voucher(:ref!) and ref = :ref! and player_id = :player_id!"} as never);

export interface FindRequestParams {
  id: number;
  kind: AttachmentKind;
  player_id: number;
}

export interface FindRequestResult {
  id: number;
}

export const findRequest = new PreparedQuery<FindRequestParams, FindRequestResult>({"usedParamSet":{"kind":true,"id":true,"player_id":true},"params":[{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":48,"b":53}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":64,"b":67}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":85,"b":95}]}],"statement":"select id as \"id!\" from attachment where kind = :kind! and id = :id! and player_id = :player_id!"} as never);

export interface InsertConversationParams {
  attachment_id?: number | null | void;
  attachment_kind?: AttachmentKind | null | void;
  player_id: number;
  subject: ConversationSubject;
}

export interface InsertConversationResult {
  id: number;
}

export const insertConversation = new PreparedQuery<InsertConversationParams, InsertConversationResult>({"usedParamSet":{"player_id":true,"subject":true,"attachment_kind":true,"attachment_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":86,"b":96}]},{"name":"subject","required":true,"transform":{"type":"scalar"},"locs":[{"a":99,"b":107}]},{"name":"attachment_kind","required":false,"transform":{"type":"scalar"},"locs":[{"a":110,"b":125}]},{"name":"attachment_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":128,"b":141}]}],"statement":"insert into conversation (player_id, subject, attachment_kind, attachment_id)\nvalues (:player_id!, :subject!, :attachment_kind, :attachment_id) returning id"} as never);

export interface LockOwnParams {
  id: number;
  player_id: number;
}

export interface LockOwnResult {
  id: number;
  state: ConversationState;
}

export const lockOwn = new PreparedQuery<LockOwnParams, LockOwnResult>({"usedParamSet":{"id":true,"player_id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":46,"b":49}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":67,"b":77}]}],"statement":"select id, state from conversation where id = :id! and player_id = :player_id! for no key update"} as never);

export interface CountWrittenParams {
  id: number;
  sha256?: string | null | void;
}

export interface CountWrittenResult {
  image_count: number;
  is_there: boolean;
  message_count: number;
}

export const countWritten = new PreparedQuery<CountWrittenParams, CountWrittenResult>({"usedParamSet":{"sha256":true,"id":true},"params":[{"name":"sha256","required":false,"transform":{"type":"scalar"},"locs":[{"a":111,"b":117}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":219,"b":222}]}],"statement":"select count(*)::int as \"message_count!\", count(image_key)::int as \"image_count!\",\n  coalesce(bool_or(sha256 = :sha256 and image_key is not null), false) as \"is_there!\"\nfrom conversation_message where conversation_id = :id!"} as never);

export interface InsertMessageParams {
  id: number;
  image_key?: string | null | void;
  operator_id?: number | null | void;
  sha256?: string | null | void;
  text: string;
}

export interface InsertMessageResult {
  at: Date;
  id: number;
}

export const insertMessage = new PreparedQuery<InsertMessageParams, InsertMessageResult>({"usedParamSet":{"id":true,"operator_id":true,"text":true,"image_key":true,"sha256":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":97,"b":100}]},{"name":"operator_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":103,"b":114}]},{"name":"text","required":true,"transform":{"type":"scalar"},"locs":[{"a":117,"b":122}]},{"name":"image_key","required":false,"transform":{"type":"scalar"},"locs":[{"a":125,"b":134}]},{"name":"sha256","required":false,"transform":{"type":"scalar"},"locs":[{"a":137,"b":143}]}],"statement":"insert into conversation_message (conversation_id, operator_id, text, image_key, sha256)\nvalues (:id!, :operator_id, :text!, :image_key, :sha256) returning id, at"} as never);

export interface NoteWrittenParams {
  at: Date;
  id: number;
  message_id: number;
}

export type NoteWrittenResult = void;

export const noteWritten = new PreparedQuery<NoteWrittenParams, NoteWrittenResult>({"usedParamSet":{"at":true,"message_id":true,"id":true},"params":[{"name":"at","required":true,"transform":{"type":"scalar"},"locs":[{"a":83,"b":86},{"a":100,"b":103}]},{"name":"message_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":124,"b":135}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":148,"b":151}]}],"statement":"update conversation set state = 'waiting', waiting_since = coalesce(waiting_since, :at!), last_at = :at!, last_message_id = :message_id!\nwhere id = :id!"} as never);

export interface CloseOwnParams {
  id: number;
}

export type CloseOwnResult = void;

export const closeOwn = new PreparedQuery<CloseOwnParams, CloseOwnResult>({"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":152,"b":155}]}],"statement":"update conversation set state = 'closed', waiting_since = null, is_unread = false, closed_by = case when state = 'closed' then closed_by end where id = :id!"} as never);

export interface MarkReadParams {
  id: number;
  player_id: number;
  seen_id: number;
}

export interface MarkReadResult {
  id: number;
}

export const markRead = new PreparedQuery<MarkReadParams, MarkReadResult>({"usedParamSet":{"seen_id":true,"id":true,"player_id":true},"params":[{"name":"seen_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":68,"b":76}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":89,"b":92}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":110,"b":120}]}],"statement":"update conversation set is_unread = is_unread and last_message_id > :seen_id! where id = :id! and player_id = :player_id! returning id"} as never);

export interface ListOwnParams {
  after?: number | null | void;
  id?: number | null | void;
  player_id: number;
  row_count: number;
}

export interface ListOwnResult {
  amount_pya: number | null;
  attached_at: Date | null;
  id: number;
  is_unread: boolean;
  kind: AttachmentKind | null;
  last_at: Date;
  last_message_id: number;
  last_text: string | null;
  opened_at: Date;
  ref: string | null;
  state: ConversationState;
  subject: ConversationSubject;
}

export const listOwn = new PreparedQuery<ListOwnParams, ListOwnResult>({"usedParamSet":{"player_id":true,"id":true,"after":true,"row_count":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":397,"b":407}]},{"name":"id","required":false,"transform":{"type":"scalar"},"locs":[{"a":414,"b":416},{"a":444,"b":446}]},{"name":"after","required":false,"transform":{"type":"scalar"},"locs":[{"a":454,"b":459},{"a":500,"b":505}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":546,"b":556}]}],"statement":"select v.id, v.subject, v.state, v.is_unread, v.opened_at, v.last_at, v.last_message_id, left(m.text, 160) as \"last_text?\",\n  a.kind as \"kind?\", a.ref as \"ref?\", a.amount_pya as \"amount_pya?\", a.at as \"attached_at?\"\nfrom conversation v\nleft join conversation_message m on m.id = v.last_message_id\nleft join attachment a on a.kind = v.attachment_kind and a.id = v.attachment_id\nwhere v.player_id = :player_id! and (:id::bigint is null or v.id = :id) and (:after::bigint is null or v.last_message_id < :after)\norder by v.last_message_id desc limit :row_count!"} as never);

export interface CountUnreadParams {
  player_id: number;
}

export interface CountUnreadResult {
  unread_count: number;
}

export const countUnread = new PreparedQuery<CountUnreadParams, CountUnreadResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":76,"b":86}]}],"statement":"select count(*)::int as \"unread_count!\" from conversation where player_id = :player_id! and is_unread"} as never);

export interface MessagesOfParams {
  id: number;
}

export interface MessagesOfResult {
  at: Date;
  has_image: boolean;
  id: number;
  is_from_house: boolean;
  operator: string | null;
  text: string;
}

export const messagesOf = new PreparedQuery<MessagesOfParams, MessagesOfResult>({"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":247,"b":250}]}],"statement":"select m.id, m.operator_id is not null as \"is_from_house!\", m.text, m.image_key is not null as \"has_image!\", m.at, o.username as \"operator?\"\nfrom conversation_message m left join public_operator o on o.id = m.operator_id\nwhere m.conversation_id = :id! order by m.id"} as never);

export interface ImageKeyOfParams {
  id: number;
  message_id: number;
  player_id?: number | null | void;
}

export interface ImageKeyOfResult {
  image_key: string | null;
}

export const imageKeyOf = new PreparedQuery<ImageKeyOfParams, ImageKeyOfResult>({"usedParamSet":{"message_id":true,"id":true,"player_id":true},"params":[{"name":"message_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":108,"b":119}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":132,"b":135}]},{"name":"player_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":142,"b":151},{"a":186,"b":195}]}],"statement":"select m.image_key from conversation_message m join conversation v on v.id = m.conversation_id\nwhere m.id = :message_id! and v.id = :id! and (:player_id::bigint is null or v.player_id = :player_id) and m.sha256 is not null"} as never);

