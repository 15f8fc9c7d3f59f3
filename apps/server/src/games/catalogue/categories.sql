/* @name console_categories */
select c.id, c.code, c.name, c.image, c.position, c.is_active,
  (select count(*) from provider_category p where p.category_id = c.id) as "provider_count!",
  (select count(*) from game g where g.category_id = c.id and g.is_listed) as "game_count!"
from game_category c where :category_id::int is null or c.id = :category_id order by c.position, c.id;

/* @name update_category  -- null leaves a field as it is */
update game_category set name = coalesce(:name, name), is_active = coalesce(:is_active, is_active), position = coalesce(:position, position)
where id = :category_id!;
