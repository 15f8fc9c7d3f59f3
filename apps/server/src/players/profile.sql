/* @name read_user  -- the player and the six purses; version rises with every change of any of them */
select p.id, p.user_code, p.name, p.phone, p.email, p.birthday, p.image, p.turnover_pya, p.referral_code, p.referred_by is not null as "has_referrer!", p.lvl_2_state,
  case when p.lvl_2_state = 'rejected' then (
    select r.reason from level_two_request r where r.player_id = p.id order by r.id desc limit 1
  ) end as "lvl_2_reason?",
  p.blocked_at is not null as "is_blocked!", case when p.excluded_until > product_now() then p.excluded_until end as "excluded_until?",
  (select count(*)::int from player friend where friend.referred_by = p.id) as "refer_count!",
  w.main_pya as "main_pya!", w.game_pya as "game_pya!", w.promotion_pya as "promotion_pya!", w.referral_pya as "referral_pya!",
  w.points as "points!", w.version as "version!"
from player p
cross join lateral (
  select
    coalesce(max(balance) filter (where kind = 'main'), 0) as main_pya,
    coalesce(max(balance) filter (where kind = 'game'), 0) as game_pya,
    coalesce(max(balance) filter (where kind = 'promotion'), 0) as promotion_pya,
    coalesce(max(balance) filter (where kind = 'referral'), 0) as referral_pya,
    coalesce(max(balance) filter (where kind = 'points'), 0) as points,
    coalesce(sum(version), 0)::bigint as version
  from public_purse where player_id = p.id
) w
where p.id = :player_id!;

/* @name lock_player */
select name, birthday, referred_by from player where id = :player_id! for no key update;

/* @name find_referrer  -- the account must be the older one: nobody refers themself, and two cannot refer each other */
select id from player where referral_code = :code! and (:younger_id::bigint is null or id < :younger_id::bigint);

/* @name update_player  -- null leaves a field as it is; an empty email takes it away */
update player set
  name = coalesce(:name, name),
  email = case when :email::text is null then email else nullif(:email::text, '') end,
  birthday = coalesce(birthday, :birthday::date),
  referred_by = coalesce(referred_by, :referred_by::bigint),
  language = coalesce(:language, language)
where id = :player_id!;
