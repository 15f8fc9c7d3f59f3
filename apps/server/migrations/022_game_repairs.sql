-- A repair sets the wager right along with the purse.

-- What the report says of the wager, taken over when a repair is booked; then, which wager it is and what of the repair is stake and
-- what payout. Nothing is said of a wager that the report lacks: it never was.
alter table wager_difference
  add column theirs_status text not null default 'void' check (theirs_status in ('open', 'settled', 'void')),
  add column theirs_bet_pya bigint not null default 0,
  add column theirs_tip_pya bigint not null default 0,
  add column theirs_valid_bet_pya bigint not null default 0,
  add column theirs_payout_pya bigint not null default 0,
  add column wager_id bigint references wager,
  add column repair_stake_pya bigint,
  add column repair_paid_pya bigint,
  add constraint repair_of_wager check (
    (state = 'repaired') = (wager_id is not null)
    and (wager_id is null or coalesce(repair_paid_pya - repair_stake_pya = repair_pya, false))
  );

-- From then on the wager is what the report made of it: nobody else is asked whether its figures fit its callbacks.
alter table wager add column is_repaired boolean not null default false;

grant usage on sequence wager_ids to shwekan_app;

-- The aggregator's own word for a game's type, where it is one of those it launches by: a category of ours may be several of its types.
alter table game add column game_type text;
