/* @name page_of_players
  Newest first, counted up to ten thousand. `search` is a part of the name or phone, a user code or referral code, or the number an operator knows
  a player by. Purses are read only of those that are shown: a million players are looked through, not joined. */
with found as materialized (
  select array(
    select p.id from player p
    where (:after_id::bigint is null or p.id < :after_id)
      and (:search::text is null or p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%'
        or p.user_code = :search or p.referral_code = upper(:search) or p.id::text = :search)
      and (:referred_by::bigint is null or p.referred_by = :referred_by)
      and case :state::text
        when 'blocked' then p.blocked_at is not null
        when 'excluded' then p.excluded_until > product_now()
        when 'level_two' then p.lvl_2_state = 'approved'
        when 'overdrawn' then exists (select from public_purse u where u.player_id = p.id and u.kind in ('main', 'game') and u.overdrawn_at is not null)
        else true
      end
    order by p.id desc
    limit 10000
  ) as ids
), sorted as materialized (
  select case when :sort::text is null then found.ids else array(
    select x.id from unnest(found.ids) with ordinality x(id, place) join player p on p.id = x.id
    left join public_purse u on u.player_id = p.id and u.kind = case ltrim(:sort, '-') when 'balance' then 'main' when 'game_balance' then 'game' end
    left join player_seen s on s.player_id = p.id
    order by case ltrim(:sort, '-') when 'balance' then u.balance when 'game_balance' then u.balance when 'created_at' then extract(epoch from p.created_at)
      when 'seen_at' then extract(epoch from s.seen_at) end * case when :sort like '-%' then -1 else 1 end nulls last, x.place
  ) end as ids from found
)
select p.id, p.name, p.phone, p.user_code, p.lvl_2_state, p.blocked_at is not null as "is_blocked!",
  case when p.excluded_until > product_now() then p.excluded_until end as "excluded_until?", p.created_at, s.seen_at as "seen_at?",
  main.balance as "main_pya!", game.balance as "game_pya!", cardinality(found.ids) as "total_count!"
from sorted found cross join lateral (
  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!
) shown
join player p on p.id = shown.id
join public_purse main on main.player_id = p.id and main.kind = 'main'
join public_purse game on game.player_id = p.id and game.kind = 'game'
left join player_seen s on s.player_id = p.id
order by shown.place;

/* @name player_for_console */
select p.id, p.user_code, p.name, p.phone, p.email, p.birthday, p.image, p.language, p.created_at, p.credentials_changed_at,
  p.lvl_2_state, p.lvl_2_name,
  case when p.lvl_2_state = 'rejected' then (
    select r.reason from level_two_request r where r.player_id = p.id order by r.id desc limit 1
  ) end as "lvl_2_reason?",
  p.blocked_at, p.blocked_reason, p.turnover_pya, p.referral_code,
  f.id as "referrer_id?", f.name as "referrer_name?", f.phone as "referrer_phone?",
  (select count(*)::int from player friend where friend.referred_by = p.id) as "friend_count!",
  (select coalesce(sum(amount_pya), 0)::bigint from public_lottery_referral where referrer_id = p.id) as "earned_pya!",
  (select coalesce(sum(amount_pya), 0)::bigint from public_referral_claim where player_id = p.id) as "claimed_pya!",
  (select count(*)::int from player_session s where s.player_id = p.id and s.ended_at is null and s.expires_at > product_now()) as "session_count!",
  (select count(*)::int from player_note n where n.player_id = p.id) as "note_count!"
from player p left join player f on f.id = p.referred_by
where p.id = :player_id!;

/* @name purses_for_console  -- in the order in which they were opened */
select kind, unit, balance as "balance!", overdrawn_at is not null as "is_overdrawn!" from public_purse where player_id = :player_id! order by id;

/* @name lock_block */
select blocked_at is not null as "is_blocked!", blocked_reason from player where id = :player_id! for no key update;

/* @name set_block  -- a reason blocks, null lets in again */
update player set blocked_at = case when :reason::text is not null then product_now() end, blocked_reason = :reason where id = :player_id!;

/* @name player_exists */
select 1 as "exists!" from player where id = :player_id!;

/* @name notes_of  -- newest first */
select n.id, n.text, o.username as operator, n.at from player_note n join public_operator o on o.id = n.operator_id
where n.player_id = :player_id! order by n.id desc limit 500;

/* @name insert_note */
insert into player_note (player_id, operator_id, text) values (:player_id!, :operator_id!, :text!);
