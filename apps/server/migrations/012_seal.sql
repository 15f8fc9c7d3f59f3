-- Sealed books, the second settlement that must agree before anyone is paid, and reversals.

alter table draw
  add column sealed_at timestamptz,          -- its book is sealed: see draw_seal
  add column round smallint not null default 1 check (round > 0),   -- one more after each reversal
  add column checked_at timestamptz,         -- both settlements of this round agree on every slip: it may be paid
  add column stopped_at timestamptz,         -- they do not, or the book is not as it was sealed: an operator has to look
  add column stop_reason text,
  add column reversing_at timestamptz,       -- wins of the round before are being taken back
  add constraint draw_closed_in_time check (closed_at >= closes_at or voided_at is not null),
  add constraint draw_sealed_once_closed check (sealed_at is null or closed_at is not null),
  add constraint draw_sealed_before_result check (result is null or sealed_at is not null),
  add constraint draw_checked_before_paid check (checked_at is not null or (paid_to = 0 and settled_at is null and refunded_at is null)),
  add constraint draw_reversed_before_more check (reversing_at is null or (result is null and voided_at is null and checked_at is null)),
  add constraint draw_stopped_for_a_reason check ((stopped_at is null) = (stop_reason is null));
create index draw_unsealed on draw (closes_at) where sealed_at is null;

/* The book takes no bet of a draw that is closed, and none that says it was accepted at or after the closing. The desk holds the
   draw already; who else inserts waits for whoever closes it. */
create function refuse_late_slips() returns trigger language plpgsql as $$
declare v_draw bigint;
begin
  perform from draw where id = any (array(select distinct draw_id from arrived)) order by id for share;
  select d.id into v_draw from arrived a join draw d on d.id = a.draw_id
  where d.closed_at is not null or d.voided_at is not null or a.accepted_at >= d.closes_at limit 1;
  if found then raise exception 'the book of draw % is closed', v_draw using errcode = 'SK010'; end if;
  return null;
end $$;
create trigger slip_in_time after insert on slip referencing new table as arrived for each statement execute function refuse_late_slips();

/* A bet as it stands in a sealed book, one line. Whole numbers, so that it says the same on every machine; accepted_at in microseconds. */
create function slip_line(s slip) returns text language sql stable as $$
  select concat_ws(' ', s.id, s.voucher, s.player_id, s.draw_id, s.numbers, s.stakes_pya, s.total_pya, s.odds_hundredths,
    coalesce(s.tot_odds_hundredths, 0), (extract(epoch from s.accepted_at) * 1000000)::bigint)
$$;

-- A thousand bets of a sealed book, by slip id. `sha256` is over their lines joined by line feeds; the first 8 bytes of each line's
-- own SHA-256 tell which of them is not as it was.
create table seal_block (
  draw_id bigint not null references draw,
  block integer not null check (block >= 0),
  after bigint not null,                     -- the last slip's id of the block before
  up_to bigint not null check (up_to > after),   -- its own last slip's id
  slip_ids bigint[] not null check (cardinality(slip_ids) between 1 and 1000),
  slip_hashes bytea not null check (length(slip_hashes) = 8 * cardinality(slip_ids)),
  sha256 bytea not null check (length(sha256) = 32),
  primary key (draw_id, block)
);
-- The book of a draw as it was when it closed. `sha256` is over the SHA-256s of its blocks in order; stakes_pya[1] is of number 0.
create table draw_seal (
  draw_id bigint primary key references draw,
  slip_count bigint not null check (slip_count >= 0),
  total_pya bigint not null check (total_pya >= 0),
  stakes_pya bigint[] not null,
  sha256 bytea not null check (length(sha256) = 32),
  sealed_at timestamptz not null default product_now()
);
create trigger seal_block_append_only before update or delete or truncate on seal_block execute function refuse_change();
create trigger draw_seal_append_only before update or delete or truncate on draw_seal execute function refuse_change();

-- No result, of whatever source, can be written before the seal.
alter table result_proposal
  drop constraint result_proposal_draw_id_fkey,
  add constraint result_proposal_sealed foreign key (draw_id) references draw_seal (draw_id),
  drop constraint result_proposal_state_check,
  add constraint result_proposal_state_check check (state in ('proposed', 'confirmed', 'rejected', 'reversed'));
drop index result_proposal_once;
create unique index result_proposal_once on result_proposal (draw_id, source, number) where state in ('proposed', 'confirmed');

-- What both settlements agree that the slips of a block are owed: wins, or refunds of a draw that was called off.
create table payout_due (
  draw_id bigint not null,
  round smallint not null,
  block integer not null,
  up_to bigint not null,
  due_count integer not null,
  slip_ids bigint[] not null check (cardinality(slip_ids) = due_count),
  player_ids bigint[] not null check (cardinality(player_ids) = due_count),
  amounts_pya bigint[] not null check (cardinality(amounts_pya) = due_count),
  stakes_pya bigint[] not null check (cardinality(stakes_pya) = due_count),
  primary key (draw_id, round, block),
  foreign key (draw_id, block) references seal_block (draw_id, block)
);
create index payout_due_to_pay on payout_due (draw_id, round, up_to) where due_count > 0;
create trigger payout_due_append_only before update or delete or truncate on payout_due execute function refuse_change();

-- `payout` holds what stands. A win that a reversal takes back moves to `payout_reversed`, and only so can a payout go.
alter table payout add column round smallint not null default 1 check (round > 0);
create table payout_reversed (
  slip_id bigint not null,
  round smallint not null,
  draw_id bigint not null,
  player_id bigint not null,
  amount_pya bigint not null check (amount_pya > 0),
  stake_pya bigint not null check (stake_pya > 0),
  paid_at timestamptz not null,
  reversed_at timestamptz not null default product_now(),
  primary key (slip_id, round)
);
create trigger payout_reversed_append_only before update or delete or truncate on payout_reversed execute function refuse_change();
drop trigger payout_append_only on payout;
create trigger payout_append_only before update or truncate on payout execute function refuse_change();
create function refuse_lost_payout() returns trigger language plpgsql as $$
begin
  if not exists (select from payout_reversed r where (r.slip_id, r.round, r.amount_pya, r.player_id) = (old.slip_id, old.round, old.amount_pya, old.player_id)) then
    raise exception 'payout is append only' using errcode = 'SK009';
  end if;
  return old;
end $$;
create trigger payout_goes_only_reversed before delete on payout for each row execute function refuse_lost_payout();

/* How the refs of a round's wins end: a slip's first win is win:<slip>, that of a later round win:<slip>:<round>. */
create function round_suffix(p_round smallint) returns text language sql immutable as
  $$ select case when p_round = 1 then '' else ':' || p_round end $$;

-- Reversals that operators asked for. Four eyes.
create table settlement_reversal (
  id bigint generated always as identity primary key,
  draw_id bigint not null references draw,
  reason text not null,
  asked_by bigint not null references operator,
  asked_at timestamptz not null default product_now(),
  state text not null default 'asked' check (state in ('asked', 'confirmed', 'rejected')),
  decided_by bigint references operator,
  decided_at timestamptz,
  check ((state = 'asked') = (decided_by is null)),
  constraint settlement_reversal_four_eyes check (state <> 'confirmed' or (decided_by <> asked_by) is true)
);
create unique index settlement_reversal_asked on settlement_reversal (draw_id) where state = 'asked';

-- What friends earned of a reversed round is taken back; the next settlement gives it anew.
alter table referral_run add column round smallint not null default 1;
alter table lottery_referral add column round smallint not null default 1 check (round > 0);
create table lottery_referral_reversed (
  slip_id bigint not null,
  round smallint not null,
  draw_id bigint not null,
  referrer_id bigint not null,
  amount_pya bigint not null check (amount_pya > 0),
  at timestamptz not null default product_now(),
  primary key (slip_id, round)
);
create trigger lottery_referral_reversed_append_only before update or delete or truncate on lottery_referral_reversed execute function refuse_change();
drop trigger lottery_referral_append_only on lottery_referral;
create trigger lottery_referral_append_only before update or truncate on lottery_referral execute function refuse_change();
create index lottery_referral_of_draw on lottery_referral (draw_id, slip_id);
create function refuse_lost_referral() returns trigger language plpgsql as $$
begin
  if not exists (select from lottery_referral_reversed r where (r.slip_id, r.round, r.amount_pya, r.referrer_id) = (old.slip_id, old.round, old.amount_pya, old.referrer_id)) then
    raise exception 'lottery_referral is append only' using errcode = 'SK009';
  end if;
  return old;
end $$;
create trigger lottery_referral_goes_only_reversed before delete on lottery_referral for each row execute function refuse_lost_referral();
insert into entry_route (reason, from_kind, to_kind, may_overdraw) values ('lottery_referral_reversed', 'main', 'house_referral', true);

grant select, insert on draw_seal, seal_block, payout_due, payout_reversed, lottery_referral_reversed to shwekan_app;
grant delete on payout, lottery_referral to shwekan_app;
grant select, insert, update (state, decided_by, decided_at) on settlement_reversal to shwekan_app;
grant select on draw_seal, seal_block, payout_due, payout_reversed, lottery_referral_reversed, settlement_reversal to shwekan_reader;
