-- The house's log: what it is bound to, leaf by leaf, in a tree that only grows (docs/log-format.md).

-- Its end. Who writes locks this row. Origin and key are those of its first checkpoint and stay, until who owns the database begins it anew: from then on it has others, and the checkpoints of
-- up to `begun_size` leaves are of the name before.
create table log_head (
  id boolean primary key default true check (id),
  size bigint not null default 0 check (size >= 0),
  read_to bigint not null default 0,        -- every draw_record up to this id has its leaf
  trail_n bigint not null default 0,        -- the last link of the audit trail that has a leaf, and when it was written
  trail_at timestamptz,
  told_day date,                            -- the last closing that has its leaves
  origin text,
  public_key bytea check (length(public_key) = 32),
  begun_size bigint not null default 0 check (begun_size between 0 and size),
  check ((origin is null) = (public_key is null))
);
insert into log_head default values;

-- The names that the log had before it was begun anew, and why it was.
create table log_name_before (
  origin text primary key,
  public_key bytea not null unique check (length(public_key) = 32),
  size bigint not null,                     -- how many leaves it had then
  reason text not null check (reason <> ''),
  ended_at timestamptz not null default clock_timestamp()
);
create trigger log_name_before_append_only before update or delete or truncate on log_name_before execute function refuse_change();

create function refuse_shrinking_log() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or new.size < old.size then
    raise exception 'the log only grows' using errcode = 'SK009';
  end if;
  if old.origin is null and new.begun_size = old.begun_size then return new; end if;
  if (old.origin, old.public_key, old.begun_size) is distinct from (new.origin, new.public_key, new.begun_size)
    and not (new.begun_size = old.size and new.size > old.size and new.origin <> old.origin and new.public_key <> old.public_key
      and exists (select from transparency.log_name_before b where b.origin = old.origin and b.public_key = old.public_key and b.size = old.size)) then
    raise exception 'the log keeps its name and its key' using errcode = 'SK009';
  end if;
  return new;
end $$;
create trigger log_head_grows before update or delete on log_head for each row execute function refuse_shrinking_log();

create table log_leaf (
  n bigint primary key check (n >= 0),
  subject text not null unique,             -- what it tells of: a leaf is written once
  draw_id bigint,
  entry text not null check (octet_length(entry) <= 65535),
  hash bytea not null check (length(hash) = 32),
  written_at timestamptz not null default product_now()
);
create index log_leaf_of_draw on log_leaf (draw_id, n) where draw_id is not null;
create trigger log_leaf_append_only before update or delete or truncate on log_leaf execute function refuse_change();

-- The root over each 256 leaves (level 1), over each 256 of those (2), and so on: neither signing nor serving reads the whole log.
create table log_node (
  level smallint not null check (level > 0),
  n bigint not null check (n >= 0),
  hash bytea not null check (length(hash) = 32),
  primary key (level, n)
);
create trigger log_node_append_only before update or delete or truncate on log_node execute function refuse_change();

-- The tree over what a round of a draw paid, by slip id: hashes of 256 in a row.
create table payout_tile (
  draw_id bigint not null,
  round smallint not null,
  level smallint not null check (level >= 0),
  tile integer not null check (tile >= 0),
  hashes bytea not null check (length(hashes) between 32 and 8192 and length(hashes) % 32 = 0),
  primary key (draw_id, round, level, tile)
);
create trigger payout_tile_append_only before update or delete or truncate on payout_tile execute function refuse_change();

-- Every checkpoint that was signed, as a note.
create table log_checkpoint (
  size bigint primary key check (size > 0),
  note text not null,
  signed_at timestamptz not null default clock_timestamp()
);
create trigger log_checkpoint_append_only before update or delete or truncate on log_checkpoint execute function refuse_change();

-- What witnesses outside the house signed under a checkpoint: a line of the note, verified before it came here.
create table log_cosignature (
  size bigint not null references log_checkpoint,
  witness text not null,                    -- its verifier key
  line text not null,
  seen_at timestamptz not null default clock_timestamp(),
  primary key (size, witness)
);
create index log_cosignature_of_witness on log_cosignature (witness, size);
create trigger log_cosignature_append_only before update or delete or truncate on log_cosignature execute function refuse_change();

-- The checkpoints that enough of them signed.
create table log_witnessed (
  size bigint primary key references log_checkpoint,
  seen_at timestamptz not null default clock_timestamp()
);
create trigger log_witnessed_append_only before update or delete or truncate on log_witnessed execute function refuse_change();

grant select, update (size, read_to, trail_n, trail_at, told_day, origin, public_key) on log_head to shwekan_app;
grant select on log_head to shwekan_reader;
grant select on log_name_before to shwekan_app;
grant select on log_name_before to shwekan_reader;
grant select, insert (n, subject, draw_id, entry, hash) on log_leaf to shwekan_app;
grant select on log_leaf to shwekan_reader;
grant select, insert (level, n, hash) on log_node to shwekan_app;
grant select on log_node to shwekan_reader;
grant select, insert (draw_id, round, level, tile, hashes) on payout_tile to shwekan_app;
grant select on payout_tile to shwekan_reader;
grant select, insert (size, note) on log_checkpoint to shwekan_app;
grant select on log_checkpoint to shwekan_reader;
grant select, insert (size, witness, line) on log_cosignature to shwekan_app;
grant select on log_cosignature to shwekan_reader;
grant select, insert (size) on log_witnessed to shwekan_app;
grant select on log_witnessed to shwekan_reader;
