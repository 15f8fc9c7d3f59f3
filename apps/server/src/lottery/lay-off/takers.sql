/* @name takers  -- with their terms, and what is owed: above 0 this house owes it */
select t.id, t.name, t.is_open, t.second_above_pya,
  coalesce((
    select jsonb_agg(jsonb_build_object('code', l.code, 'odds_hundredths', m.odds_hundredths, 'tot_odds_hundredths', m.tot_odds_hundredths,
      'commission_basis_points', m.commission_basis_points) order by l.id)
    from taker_terms m join lottery l on l.id = m.lottery_id where m.taker_id = t.id), '[]') as "terms!",
  coalesce((select sum(x.amount_pya) from taker_move x where x.taker_id = t.id), 0)::bigint as "owed_pya!",
  coalesce((
    select sum(o.total_pya) from lay_off o join draw d on d.id = o.draw_id
    where o.taker_id = t.id and d.result is null and d.voided_at is null), 0)::bigint as "open_stakes_pya!"
from taker t where (:taker_id::bigint is null or t.id = :taker_id) order by lower(t.name), t.id;

/* @name lock_taker */
select id, name, is_open from taker where id = :taker_id! for no key update;

/* @name taker_named */
select id from taker where lower(name) = lower(:name!);

/* @name add_taker */
insert into taker (name, second_above_pya) values (:name!, :second_above_pya!) returning id;

/* @name write_taker */
update taker set name = :name!, is_open = :is_open!, second_above_pya = :second_above_pya! where id = :taker_id!;

/* @name drop_terms */
delete from taker_terms where taker_id = :taker_id!;

/* @name write_terms */
insert into taker_terms (taker_id, lottery_id, odds_hundredths, tot_odds_hundredths, commission_basis_points)
select :taker_id!, l.id, x.odds_hundredths, nullif(x.tot_odds_hundredths, 0), x.commission_basis_points
from unnest(:codes!::text[], :odds_hundredths!::integer[], :tot_odds_hundredths!::integer[], :commissions!::integer[])
  as x(code, odds_hundredths, tot_odds_hundredths, commission_basis_points)
join lottery l on l.code = x.code;
