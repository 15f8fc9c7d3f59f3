/* @name find_promotion  -- an open one, by its code or its id */
select id, code, bonus_basis_points, turnover_hundredths, level from promotion
where is_open and (code = :code::text or id = :promotion_id::bigint);

/* @name list_open_promotions  -- with whether the player used it up for today */
select f.id, f.title, f.bonus_basis_points, f.code, f.turnover_hundredths, f.level, f.rule, f.image,
  exists (
    select from cash_in c
    where c.player_id = :player_id! and c.promotion_id = f.id and c.state in ('pending', 'approved')
      and yangon_day(c.created_at) = yangon_day(product_now())
  ) as "is_used_today!"
from promotion f where f.is_open order by f.position, f.id;

/* @name list_promotions */
select f.id, f.title, f.bonus_basis_points, f.code, f.turnover_hundredths, f.level, f.rule, f.image, f.position, f.is_open,
  (select count(*) from cash_in c where c.promotion_id = f.id and c.state = 'approved') as "used_count!"
from promotion f
where :promotion_id::bigint is null or f.id = :promotion_id order by f.position, f.id;

/* @name lock_promotion */
select id from promotion where id = :promotion_id! for update;

/* @name find_promise  -- what players are promised by it, and by which deed */
select title, rule, image, code, bonus_basis_points, turnover_hundredths, level, is_open, deed_id from promotion where id = :promotion_id!;

/* @name is_shown_by_deed  -- whether a picture is what people read before they decided, or what they read it beside */
select exists (
  select from public_deed where kind = 'promotion' and subject = 'promotion:' || :promotion_id!::bigint and data ->> 'image' = :image!
) as "is_shown!";

/* @name insert_promotion  -- no row when the code is taken */
insert into promotion (title, code, bonus_basis_points, turnover_hundredths, level, rule, image, position)
values (:title!, :code!, :bonus_basis_points!, :turnover_hundredths!, :level!, :rule!, :image, :position!)
on conflict (code) do nothing returning id;

/* @name set_image  -- by somebody who holds the promotion */
update promotion set image = :image! where id = :promotion_id!;

/* @name update_promotion */
update promotion set title = :title!, bonus_basis_points = :bonus_basis_points!, turnover_hundredths = :turnover_hundredths!, level = :level!,
  rule = :rule!, image = :image, position = :position!, is_open = :is_open!,
  deed_id = case when :is_open! then deed_id end
where id = :promotion_id!;

/* @name open_promotion  -- as two people decided it */
update promotion set title = :title!, rule = :rule!, image = :image, bonus_basis_points = :bonus_basis_points!,
  turnover_hundredths = :turnover_hundredths!, level = :level!, is_open = true, deed_id = :deed_id!
where id = :promotion_id!;
