/* @name figures_of_player
  All that a player staked, won, paid in, was paid and was given: sums over the player's own rows, by an index of theirs. */
select d.staked_pya + g.staked_pya as "staked_pya!", d.won_pya + g.staked_pya - g.lost_pya as "won_pya!", i.cash_in_pya as "cash_in_pya!", o.cash_out_pya as "cash_out_pya!",
  i.bonus_pya + b.bonus_pya as "bonus_pya!", i.first_at as "first_cash_in_at?"
from (select coalesce(sum(stake_pya), 0)::bigint as staked_pya, coalesce(sum(payout_pya), 0)::bigint as won_pya from public_draw_stake where player_id = :player_id!) d
cross join game_play_since(:player_id!, '-infinity') g
cross join (
  select coalesce(sum(counted_pya), 0)::bigint as cash_in_pya, coalesce(sum(bonus_pya), 0)::bigint as bonus_pya, min(decided_at) as first_at
  from public_cash_in where player_id = :player_id! and state = 'approved'
) i
cross join (select coalesce(sum(amount_pya), 0)::bigint as cash_out_pya from public_cash_out where player_id = :player_id! and state = 'paid') o
cross join (select coalesce(sum(amount_pya), 0)::bigint as bonus_pya from public_bonus where player_id = :player_id!) b;

/* @name harm_marks
  Of the last 30 days: cash-ins that wait or were approved within an hour after a loss, nights with a bet between midnight and five; of 90 days, limits that were raised or ended. */
with days as (select product_now() - interval '30 days' as since)
select (
  select count(*)::int from public_cash_in c, days where c.player_id = :player_id! and c.created_at > days.since and c.state in ('pending', 'approved') and (
    exists (
      select from public_draw_stake s where s.player_id = :player_id! and s.settled_at between c.created_at - interval '1 hour' and c.created_at and s.payout_pya < s.stake_pya)
    or exists (
      select from public_game_reward g where g.player_id = :player_id! and g.settled_at between c.created_at - interval '1 hour' and c.created_at and g.loss_pya > 0))
) as "chasing!", (
  select count(distinct yangon_day(n.at))::int from (
    select s.accepted_at as at from public_slip s, days where s.player_id = :player_id! and s.accepted_at > days.since
    union all
    select w.created_at from public_wager w, days where w.player_id = :player_id! and w.created_at > days.since
  ) n where extract(hour from n.at at time zone interval '+06:30') < 5
) as "night_play!", (
  select count(*)::int from public_play_limit_raise r where r.player_id = :player_id! and r.at > product_now() - interval '90 days'
) as "raised_limits!";

/* @name tags_of */
select tag from player_tag where player_id = :player_id! order by tag;

/* @name drop_tags */
delete from player_tag where player_id = :player_id!;

/* @name insert_tags */
insert into player_tag (player_id, tag) select :player_id!, tag from unnest(:tags!::text[]) tag;

/* @name lock_for_tags  -- of two who change them, one after the other; no row where there is no such player */
select 1 as "held!" from lock_player(:player_id!);

/* @name is_player */
select exists (select from public_player where id = :player_id!) as "is_player!";
