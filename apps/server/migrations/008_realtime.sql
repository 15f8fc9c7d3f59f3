-- Single-use tickets for clients that cannot send a header when they open the stream.
create table stream_ticket (
  token_hash bytea primary key,
  player_id bigint not null references player,
  session_id bigint not null references player_session on delete cascade,
  expires_at timestamptz not null
);
grant select, insert, delete on stream_ticket to shwekan_app;
