/* @name start_due_run
  The run of a week that is over, where anybody was here to play in it. One that there is takes no id: this is asked every two seconds. */
insert into weekly_run (week_start, basis_points, needs_confirmation, started_by)
select :week_start!, :basis_points!::integer, :needs_confirmation!, :operator_id
where not exists (select from weekly_run where week_start = :week_start!) and (
  :operator_id::bigint is not null
  or (select min(created_at) from public_player) < yangon_instant(:week_start!::date + 7, '00:00'))
on conflict (week_start) do nothing returning id;

/* @name runs_at_work */
select id, state from weekly_run where state in ('counting', 'paying') order by id;

/* @name lock_run_at_work */
select id, week_start, state, basis_points, needs_confirmation, counted_to, waits,
  yangon_instant(week_start, '00:00') as "from_at!", yangon_instant(week_start + 7, '00:00') as "until_at!"
from weekly_run where id = :run_id! for no key update;

/* @name has_unsummed
  Transactions that were under way when the run started, for they may settle what they looked at before Monday; draws first settled in the week
  whose stakes are not all summed up, also when the settlement was taken back since: the next one counts for the week of the first, and there is none of
  a draw that was called off; wagers told of in time that nobody has read. */
select
  exists (
    select from weekly_run where id = :run_id! and xid >= pg_snapshot_xmin(pg_current_snapshot())
  ) or exists (
    select from public_draw d left join draw_stake_run r on r.draw_id = d.id
    where d.settled_at >= :from_at! and d.settled_at < :until_at! and r.draw_id is null
  ) or exists (
    select from draw_stake_run r join public_draw d on d.id = r.draw_id
    where r.settled_at >= :from_at! and r.settled_at < :until_at! and (r.round < d.round or r.done_at is null and d.voided_at is null)
  ) or has_unread_fact('rewards', 'wager_changed', :until_at!) as "is_unsummed!";

/* @name mark_waits */
update weekly_run set waits = :waits! where id = :run_id!;

/* @name drop_unpaid_items  -- what a count before this one found */
delete from weekly_item where run_id = :run_id! and paid_at is null;

/* @name end_of_players  -- the id of the last of the next so many players; null when all are done */
select max(id) as player_id from (select id from public_player where id > :after! order by id limit :player_count!) p;

/* @name count_players  -- what each player of a range lost in the week, and what of it they are to get: of games no more than their share of what the games keep; who was paid stays as they are */
insert into weekly_item (run_id, player_id, lottery_loss_pya, game_loss_pya, game_most_pya, basis_points, amount_pya)
select :run_id!, x.player_id, x.lottery_pya, x.game_pya, x.game_most_pya, :basis_points!::integer, div(due.pya, 1000000)::bigint * 100
from (
  select player_id, sum(lottery_pya)::bigint as lottery_pya, sum(game_pya)::bigint as game_pya,
    div(sum(edge_pya) * :game_share!::integer, 10000)::bigint as game_most_pya
  from (
    select player_id, stake_pya - payout_pya as lottery_pya, 0 as game_pya, 0 as edge_pya from draw_stake
    where player_id > :after! and player_id <= :up_to! and settled_at >= :from_at! and settled_at < :until_at!
    union all
    select player_id, 0, loss_pya, edge_pya from game_reward
    where player_id > :after! and player_id <= :up_to! and settled_at >= :from_at! and settled_at < :until_at!
  ) part group by player_id
) x
cross join lateral (
  select least((x.lottery_pya + x.game_pya)::numeric * :basis_points!::integer,
    greatest(x.lottery_pya, 0)::numeric * :basis_points!::integer + x.game_most_pya::numeric * 10000) as pya
) due
where due.pya >= 1000000
on conflict (run_id, player_id) do nothing;

/* @name mark_counted_to */
update weekly_run set counted_to = :counted_to!, waits = false where id = :run_id!;

/* @name end_counting  -- with nothing to pay there is nothing to confirm */
update weekly_run r set
  needs_confirmation = r.needs_confirmation and u.is_any,
  state = case when not u.is_any then 'paid'::weekly_run_state when r.needs_confirmation then 'counted' else 'paying' end,
  paid_at = case when not u.is_any then product_now() end,
  counted_at = product_now()
from (select exists (select from weekly_item where run_id = :run_id! and paid_at is null) as is_any) u
where r.id = :run_id!;

/* @name next_items */
select i.id, i.player_id, i.amount_pya, p.id as promotion_purse
from weekly_item i join public_purse p on p.player_id = i.player_id and p.kind = 'promotion'
where i.run_id = :run_id! and i.paid_at is null order by i.id limit :item_count!;

/* @name mark_items_paid */
update weekly_item set paid_at = product_now() where id = any (:item_ids!::bigint[]);

/* @name end_paying */
update weekly_run set state = 'paid', paid_at = product_now() where id = :run_id!;

/* @name count_weeks_again
  The weeks of what is summed up otherwise now that are counted, or being counted: what was asked to be paid of them is stale. One of which nobody is
  counted yet is written as well: its first chunk may be under way beside, without these sums, and waits for them or is waited for. Those that pay, or
  have paid, stay as they are. */
update weekly_run w set state = 'counting', counted_to = 0, counted_at = null
where w.state in ('counted', 'counting') and exists (
  select from unnest(:settled_at!::timestamptz[]) s(at)
  where s.at >= yangon_instant(w.week_start, '00:00') and s.at < yangon_instant(w.week_start + 7, '00:00')
);

/* @name is_promotion_maintained  -- while one holds purses to pay, or is about to; one that waits for a draw may wait for days */
select exists (select from weekly_run where state = 'paying' or state = 'counting' and not waits) as "is_maintained!";

/* @name insert_promotion_claim */
insert into promotion_claim (player_id, amount_pya, main_after_pya) values (:player_id!, :amount_pya!, :main_after_pya!) returning id;

/* @name promotion_claims_of  -- newest first, after one of them where it is named */
select id, amount_pya, at from promotion_claim
where player_id = :player_id! and at >= :from_at! and at < :until_at!
  and (:after_id::bigint is null or (at, id) < (select b.at, b.id from promotion_claim b where b.id = :after_id and b.player_id = :player_id!))
order by at desc, id desc limit :row_count!;
