/* @name sale_state
  How a draw stands of which something is sold to a house: of a draw that follows another, what is known of that one is known of it. Whoever sells holds both. */
select d.id as draw_id, l.code, l.digits, d.day, d.section, t.name as taker, t.is_open as "is_open!", t.second_above_pya as "second_above_pya!",
  m.odds_hundredths as "odds_hundredths?", m.tot_odds_hundredths as "tot_odds_hundredths?", m.commission_basis_points as "commission_basis_points?",
  d.voided_at is not null as "is_void!", d.round,
  bool_or(x.result is not null) as "has_result!", bool_or(x.reversing_at is not null) as "is_reversing!", max(x.round)::int as "rounds!",
  bool_or(x.draws_at <= product_now()) as "is_held!",
  bool_or(x.published_day is not null or exists (select from result_proposal r where r.draw_id = x.id and r.state in ('proposed', 'confirmed'))) as "is_told!",
  coalesce((select sum(o.total_pya) from lay_off o where o.draw_id = d.id and o.taker_id = t.id), 0)::bigint as "sold_pya!"
from draw d
join lottery l on l.id = d.lottery_id
join taker t on t.id = :taker_id!
left join taker_terms m on m.taker_id = t.id and m.lottery_id = d.lottery_id
join draw x on x.id = d.id or (x.day, x.section) = (d.day, d.section) and x.lottery_id = (select f.id from lottery f where f.code = :leader) and x.voided_at is null
where d.id = :draw_id!
group by d.id, l.id, t.id, m.taker_id, m.lottery_id;

/* @name sale_numbers  -- what is staked on numbers of a draw, and what of it is sold */
select number, taken_pya, laid_off_pya from draw_number where draw_id = :draw_id! and number = any (:numbers!::smallint[]) order by number;

/* @name insert_lay_off  -- the database refuses one after the draw's time */
insert into lay_off (draw_id, taker_id, numbers, stakes_pya, total_pya, odds_hundredths, tot_odds_hundredths, commission_basis_points, commission_pya, sold_by, deed_id, draws_at)
select d.id, :taker_id!, :numbers!::smallint[], :stakes_pya!::bigint[], :total_pya!, :odds_hundredths!, :tot_odds_hundredths, :commission_basis_points!,
  :commission_pya!, :sold_by!, :deed_id, d.draws_at
from draw d where d.id = :draw_id!
returning id;

/* @name count_laid_off  -- the database refuses more than is staked */
update draw_number n set laid_off_pya = n.laid_off_pya + x.stake_pya
from unnest(:numbers!::smallint[], :stakes_pya!::bigint[]) as x(number, stake_pya)
where n.draw_id = :draw_id! and n.number = x.number;

/* @name lay_offs  -- newest first, counted up to ten thousand */
with found as materialized (
  select array(
    select o.id from lay_off o
    where (:lay_off_id::bigint is null or o.id = :lay_off_id) and (:draw_id::bigint is null or o.draw_id = :draw_id)
      and (:taker_id::bigint is null or o.taker_id = :taker_id) and (:after_id::bigint is null or o.id < :after_id)
    order by o.id desc limit 10000
  ) as ids
), sorted as materialized (
  select case when :sort::text is null then found.ids else array(
    select x.id from unnest(found.ids) with ordinality x(id, place) join lay_off o on o.id = x.id
    left join lay_off_payout p on p.lay_off_id = o.id and p.reversed_at is null
    order by case ltrim(:sort, '-') when 'sold_at' then extract(epoch from o.at) when 'total' then o.total_pya when 'commission' then case when p.kind = 'refund' then 0 else o.commission_pya end when 'paid' then coalesce(p.amount_pya, 0) end * case when :sort like '-%' then -1 else 1 end nulls last, x.place
  ) end as ids from found
)
select o.id, o.draw_id, l.code, l.digits, d.day, d.section, o.taker_id, t.name as taker, o.numbers, o.stakes_pya, o.total_pya, o.odds_hundredths,
  o.tot_odds_hundredths as "tot_odds_hundredths?", o.commission_basis_points, o.commission_pya, s.username as sold_by, o.at,
  d.settled_at is not null as "is_settled!", p.kind as "kind?", coalesce(p.amount_pya, 0)::bigint as "paid_pya!", cardinality(found.ids) as "total_count!"
from sorted found cross join lateral (
  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!
) shown
join lay_off o on o.id = shown.id
join draw d on d.id = o.draw_id
join lottery l on l.id = d.lottery_id
join taker t on t.id = o.taker_id
join public_operator s on s.id = o.sold_by
left join lay_off_payout p on p.lay_off_id = o.id and p.reversed_at is null
order by shown.place;
