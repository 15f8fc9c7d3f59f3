/* @name welcomes_of
  What became of the welcome of each of these players: what they got; whether it is promised to them, for their account was opened while it was open; and
  whether they asked for what it asks for while it was open, and did it. A closed one keeps its promise to who paid in, or sent the photo, before. */
with open_time as (
  select since, coalesce(until, 'infinity') as until from jsonb_to_recordset(:open_times!::jsonb) as x(since timestamptz, until timestamptz)
)
select p.id as player_id, w.amount_pya as "given_pya?",
  w.player_id is null and p.blocked_at is null and exists (select from open_time o where p.created_at >= o.since and p.created_at < o.until) as "is_promised!",
  a.has_asked as "has_asked!", a.has_done as "has_done!"
from public_player p
left join welcome_bonus w on w.player_id = p.id
cross join lateral (
  select count(*) > 0 as has_asked, coalesce(bool_or(asked.is_done), false) as has_done from (
    select c.created_at as at, c.state = 'approved' as is_done from public_cash_in c
    where :needs! = 'cash_in' and c.player_id = p.id and c.state in ('pending', 'approved')
    union all
    select r.created_at, r.state = 'approved' and p.lvl_2_state = 'approved' from public_level_two_request r
    where :needs = 'level_2' and r.player_id = p.id and r.state in ('pending', 'approved')
  ) asked
  where exists (select from open_time o where asked.at >= o.since and asked.at < o.until)
) a
where p.id = any (:player_ids!::bigint[])
order by p.id;

/* @name write_welcomes */
insert into welcome_bonus (player_id, amount_pya, main_after_pya)
select x.player_id, :amount_pya!, x.main_after_pya
from unnest(:player_ids!::bigint[], :mains_after_pya!::bigint[]) as x(player_id, main_after_pya);
