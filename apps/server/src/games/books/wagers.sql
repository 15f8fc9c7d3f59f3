/* @name console_wagers  -- newest first, counted up to ten thousand; a search finds a phone, a user code, a wager code or the id of one of its transactions, each by an index */
with found as materialized (
  select array(
    select w.id from wager w
    where (:wager_id::bigint is null or w.id = :wager_id) and (:after_id::bigint is null or w.id < :after_id)
      and (:search::text is null or w.wager_code = :search or w.player_id = any (array(select id from public_player where phone = :search or user_code = :search))
        or w.id = any (array(select t.wager_id from game_transaction t where t.key = 'id:' || :search)))
      and (:p_code::text is null or w.product = :p_code) and (:status::wager_status is null or w.status = :status)
      and (:from_at::timestamptz is null or w.created_at >= :from_at) and (:until_at::timestamptz is null or w.created_at < :until_at)
    order by w.id desc
    limit 10000
  ) as ids
), sorted as materialized (
  select case when :sort::text is null then found.ids else array(
    select x.id from unnest(found.ids) with ordinality x(id, place) join wager w on w.id = x.id
    order by case ltrim(:sort, '-') when 'created_at' then extract(epoch from w.created_at) when 'bet' then w.bet_pya when 'payout' then w.payout_pya when 'moved' then w.paid_pya + w.returned_pya - w.staked_pya - w.taken_back_pya end * case when :sort like '-%' then -1 else 1 end nulls last, x.place
  ) end as ids from found
)
select w.id, w.player_id, p.name as player_name, p.phone as player_phone, coalesce(v.name, w.product) as "provider_name!", w.product as p_code,
  w.wager_code, coalesce(g.name, w.game_code, '') as "game!", w.kind, w.status, w.is_flagged, w.bet_pya, w.valid_bet_pya, w.payout_pya,
  w.paid_pya + w.returned_pya - w.staked_pya - w.taken_back_pya as "moved_pya!", w.created_at, w.settled_at, cardinality(found.ids) as "total_count!"
from sorted found cross join lateral (
  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!
) shown
join wager w on w.id = shown.id
join public_player p on p.id = w.player_id left join provider v on v.p_code = w.product
left join lateral (select name from game g where g.provider_id = v.id and g.g_code = w.game_code limit 1) g on true
order by shown.place;

/* @name transactions_of_wager */
select t.id, t.operation, t.key, t.moved_pya, t.before_pya, t.after_pya, t.is_void, t.callback_id, e.ref as "entry?", t.at
from game_transaction t left join public_entry e on e.ref = t.reason || ':' || t.id
where t.wager_id = :wager_id! order by t.id;

/* @name callbacks_of_wager */
select c.id, c.method, c.address, c.request, c.answer, c.at from game_callback c
where c.id in (select callback_id from game_transaction where wager_id = :wager_id!) order by c.id limit 100;

/* @name repairs_of_wager */
select d.id, d.repair_pya as "repair_pya!", a.username as asked_by, b.username as confirmed_by, e.decided_at as "at!"
from wager_difference d join public_deed e on e.id = d.deed_id join public_operator a on a.id = e.asked_by join public_operator b on b.id = e.decided_by
where d.wager_id = :wager_id! order by d.id;
