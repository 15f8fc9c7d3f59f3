/* @name lock_player  -- of conversations opened at once, each sees those before */
select 1 as "held!" from lock_player(:player_id!);

/* @name count_open */
select count(*)::int as "open_count!" from conversation where player_id = :player_id! and state <> 'closed';

/* @name find_slip  -- a player's own, by its voucher */
select id as "id!" from attachment where kind = 'slip' and id = slip_of_voucher(:ref!) and ref = :ref! and player_id = :player_id!;

/* @name find_request  -- a player's own, by its number */
select id as "id!" from attachment where kind = :kind! and id = :id! and player_id = :player_id!;

/* @name insert_conversation */
insert into conversation (player_id, subject, attachment_kind, attachment_id)
values (:player_id!, :subject!, :attachment_kind, :attachment_id) returning id;

/* @name lock_own */
select id, state from conversation where id = :id! and player_id = :player_id! for no key update;

/* @name count_written  -- a picture that was deleted by its age is none */
select count(*)::int as "message_count!", count(image_key)::int as "image_count!",
  coalesce(bool_or(sha256 = :sha256 and image_key is not null), false) as "is_there!"
from conversation_message where conversation_id = :id!;

/* @name insert_message */
insert into conversation_message (conversation_id, operator_id, text, image_key, sha256)
values (:id!, :operator_id, :text!, :image_key, :sha256) returning id, at;

/* @name note_written  -- by the player: it waits, since the first message that nobody answered */
update conversation set state = 'waiting', waiting_since = coalesce(waiting_since, :at!), last_at = :at!, last_message_id = :message_id!
where id = :id!;

/* @name close_own  -- what the house closed stays closed by the house */
update conversation set state = 'closed', waiting_since = null, is_unread = false, closed_by = case when state = 'closed' then closed_by end where id = :id!;

/* @name mark_read  -- what came after what was seen stays unread */
update conversation set is_unread = is_unread and last_message_id > :seen_id! where id = :id! and player_id = :player_id! returning id;

/* @name list_own  -- what was written in last on top; one conversation, or a page after a place */
select v.id, v.subject, v.state, v.is_unread, v.opened_at, v.last_at, v.last_message_id, left(m.text, 160) as "last_text?",
  a.kind as "kind?", a.ref as "ref?", a.amount_pya as "amount_pya?", a.at as "attached_at?"
from conversation v
left join conversation_message m on m.id = v.last_message_id
left join attachment a on a.kind = v.attachment_kind and a.id = v.attachment_id
where v.player_id = :player_id! and (:id::bigint is null or v.id = :id) and (:after::bigint is null or v.last_message_id < :after)
order by v.last_message_id desc limit :row_count!;

/* @name count_unread */
select count(*)::int as "unread_count!" from conversation where player_id = :player_id! and is_unread;

/* @name messages_of */
select m.id, m.operator_id is not null as "is_from_house!", m.text, m.image_key is not null as "has_image!", m.at, o.username as "operator?"
from conversation_message m left join public_operator o on o.id = m.operator_id
where m.conversation_id = :id! order by m.id;

/* @name image_key_of  -- of anybody's conversation, or of one player's */
select m.image_key from conversation_message m join conversation v on v.id = m.conversation_id
where m.id = :message_id! and v.id = :id! and (:player_id::bigint is null or v.player_id = :player_id) and m.sha256 is not null;
