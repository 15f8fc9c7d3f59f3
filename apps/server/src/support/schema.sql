-- What players write to the house and what it answers: conversations, each about one thing, with the slip or the request that it is about.

create type conversation_subject as enum ('bet', 'cash_in', 'cash_out', 'transfer', 'game', 'account', 'other');
create type conversation_state as enum ('waiting', 'answered', 'closed');
create type attachment_kind as enum ('slip', 'cash_in', 'cash_out', 'transfer');

create table conversation (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  subject conversation_subject not null,
  attachment_kind attachment_kind,
  attachment_id bigint,                     -- the player's own: it is looked up by both
  state conversation_state not null default 'waiting',
  owner_id bigint references operator,      -- who took it, or was the first to answer
  waiting_since timestamptz default product_now(),   -- the first message that nobody has answered
  opened_at timestamptz not null default product_now(),
  first_answered_at timestamptz,
  last_at timestamptz not null default product_now(),
  last_message_id bigint not null default 0,
  is_unread boolean not null default false, -- the house wrote and the player has not looked
  closed_by bigint references operator,     -- who of the house closed it last; null of one that its player closed
  check ((attachment_kind is null) = (attachment_id is null)),
  check ((state = 'waiting') = (waiting_since is not null))
);
create trigger conversation_news after insert or update or delete on conversation for each row execute function tell_console('conversations');
-- A player's list is read by the last message, which is one conversation's alone.
create index conversation_of_player on conversation (player_id, last_message_id);
-- Operators' list in its order: all of it, in one state, taken by one of them or by nobody.
create index conversation_in_order on conversation (waiting_since, last_message_id desc);
create index conversation_by_state on conversation (state, waiting_since, last_message_id desc);
create index conversation_of_owner on conversation (owner_id, waiting_since, last_message_id desc);
create index conversation_by_opening on conversation (opened_at);

-- A message of the player (without an operator) or of the house. It stays as it was written; a picture goes by its age.
create table conversation_message (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversation,
  operator_id bigint references operator,
  text text not null default '',
  image_key text,                           -- null once it is deleted
  sha256 text,                              -- of the picture as drawn: the same one again is done already, while it is kept
  at timestamptz not null default product_now(),
  check ((text = '') = (sha256 is not null)),
  check (image_key is null or sha256 is not null),
  check (operator_id is null or sha256 is null)
);
create trigger conversation_message_news after insert or update or delete on conversation_message for each row execute function tell_console('conversations');
create index conversation_message_of on conversation_message (conversation_id, id);
create unique index conversation_image_once on conversation_message (conversation_id, sha256) where image_key is not null;
create index conversation_image_by_age on conversation_message (at) where image_key is not null;
create index conversation_image_by_key on conversation_message (image_key) where image_key is not null;

-- What may be attached, of every player: as it stands in its own room.
create view attachment as
  select 'slip'::attachment_kind as kind, id, player_id, voucher as ref, total_pya as amount_pya, accepted_at as at from public_slip
  union all select 'cash_in', id, player_id, id::text, counted_pya, created_at from public_cash_in
  union all select 'cash_out', id, player_id, id::text, amount_pya, created_at from public_cash_out
  union all select 'transfer', id, player_id, id::text, amount_pya, created_at from public_transfer;
grant select on attachment to shwekan_app;

-- What the room publishes: another room reads these and none of its tables.
create view public_conversation as select id, state, waiting_since from conversation;
create view public_players_message as select id from conversation_message where operator_id is null;
grant select on public_conversation, public_players_message to shwekan_app;

-- Rights: for each table the columns that the server's queries write, and no more. A query that writes a column more fails with "permission
-- denied" in the first test that runs it: add the column here.
grant select, insert (player_id, subject, attachment_kind, attachment_id), update (state, owner_id, waiting_since, first_answered_at, last_at,
  last_message_id, is_unread, closed_by) on conversation to shwekan_app;
grant select on conversation to shwekan_reader;
grant select, insert (conversation_id, operator_id, text, image_key, sha256), update (image_key) on conversation_message to shwekan_app;
grant select on conversation_message to shwekan_reader;
