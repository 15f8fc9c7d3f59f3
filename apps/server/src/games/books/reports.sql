/* @name history_of  -- a row per provider, totals over all of them on each; void wagers and what was never played count nothing */
with played as (
  select w.product, sum(w.bet_pya) as bet, sum(w.payout_pya) as payout, sum(w.valid_bet_pya) as valid, sum(w.commission_pya) as commission
  from wager w
  where w.player_id = :player_id! and w.created_at >= :from_at! and w.created_at < :until_at! and w.status <> 'void'
  group by w.product
)
select h.product, coalesce(p.name, h.product) as "name!", h.bet::bigint as "bet_pya!", h.payout::bigint as "payout_pya!",
  h.valid::bigint as "valid_pya!", h.commission::bigint as "commission_pya!", count(*) over () as "total_count!",
  (sum(h.bet) over ())::bigint as "bet_total_pya!", (sum(h.payout) over ())::bigint as "payout_total_pya!"
from played h left join provider p on p.p_code = h.product
order by coalesce(p.position, 0), h.product limit :row_count! offset :skipped!;

/* @name wagers_of  -- newest first, after one of them where it is named */
select w.id, w.product, coalesce(p.name, w.product) as "name!", w.wager_code, coalesce(g.name, w.game_code, '') as "game!",
  w.bet_pya, w.payout_pya, w.valid_bet_pya, w.commission_pya, w.status, w.before_pya, w.after_pya, w.created_at
from wager w left join provider p on p.p_code = w.product
left join lateral (select name from game g where g.provider_id = p.id and g.g_code = w.game_code limit 1) g on true
where w.player_id = :player_id! and w.created_at >= :from_at! and w.created_at < :until_at!
  and (:p_code::text is null or w.product = :p_code)
  and (:after_id::bigint is null or (w.created_at, w.id) < (select b.created_at, b.id from wager b where b.id = :after_id and b.player_id = :player_id!))
order by w.created_at desc, w.id desc limit :row_count!;
