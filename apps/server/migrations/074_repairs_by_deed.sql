-- A repair of a wager that an aggregator reports otherwise is a deed: asked by one operator, confirmed by another. This table holds what differs,
-- and the deed of what is booked.

alter table wager_difference add column deed_id bigint unique references deed;
do $$
declare
  v record;
  v_deed bigint;
begin
  for v in
    select d.*, p.name, p.phone from wager_difference d join player p on p.id = d.player_id where d.state = 'repaired' order by d.id
  loop
    insert into deed (kind, subject, data, basis, state, asked_by, asked_at, decided_by, decided_at)
    values ('wager_repair', 'wager_difference:' || v.id, jsonb_build_object('difference_id', v.id, 'reason', coalesce(v.reason, '')),
      jsonb_build_object('state', 'open', 'player_id', v.player_id, 'name', v.name, 'phone', v.phone, 'p_code', v.p_code, 'wager_code', v.wager_code,
        'ours_status', null, 'ours_bet_pya', null, 'ours_valid_bet_pya', null, 'ours_payout_pya', null, 'ours_pya', v.theirs_pya - v.repair_pya,
        'theirs_status', v.theirs_status, 'theirs_bet_pya', v.theirs_bet_pya, 'theirs_tip_pya', v.theirs_tip_pya,
        'theirs_valid_bet_pya', v.theirs_valid_bet_pya, 'theirs_payout_pya', v.theirs_payout_pya, 'theirs_pya', v.theirs_pya),
      'done', v.proposed_by, v.created_at, v.decided_by, v.decided_at) returning id into v_deed;
    update wager_difference set deed_id = v_deed where id = v.id;
  end loop;
  -- What waited is asked for again.
  update wager_difference set state = 'open', reason = null where state = 'proposed';
  update wager_difference set repair_pya = null where state <> 'repaired';
end $$;

drop index wager_difference_undecided;
alter table wager_difference drop column proposed_by, drop constraint wager_difference_state_check,
  add constraint wager_difference_state_check check (state in ('open', 'repaired', 'dismissed', 'gone')),
  add constraint repair_by_deed check ((state = 'repaired') = (deed_id is not null)),
  add check (repair_pya <> 0);
create unique index wager_difference_undecided on wager_difference (dialect, p_code, member, wager_code) where state = 'open';

revoke insert, update, delete on wager_difference from shwekan_app;
grant insert (dialect, kind, member, ours_pya, p_code, player_id, reconciliation_id, theirs_bet_pya, theirs_payout_pya, theirs_pya,
  theirs_status, theirs_tip_pya, theirs_valid_bet_pya, wager_code), update (decided_at, decided_by, deed_id, kind, ours_pya, reason,
  repair_paid_pya, repair_pya, repair_stake_pya, state, theirs_bet_pya, theirs_payout_pya, theirs_pya, theirs_status, theirs_tip_pya,
  theirs_valid_bet_pya, wager_id) on wager_difference to shwekan_app;
