/* @name lock_own_cash_in  -- a player's own request, while a picture is added to it */
select state = 'pending' as "is_open!" from cash_in where id = :cash_in_id! and player_id = :player_id! for update;

/* @name count_images  -- once the request is locked: of pictures sent at once, each sees those before */
select count(*)::int as "image_count!", coalesce(bool_or(sha256 = :sha256!), false) as "is_there!" from cash_in_image where cash_in_id = :cash_in_id!;

/* @name insert_image */
insert into cash_in_image (cash_in_id, image_key, sha256) values (:cash_in_id!, :image_key!, :sha256!);

/* @name images_of_cash_in  -- with the other requests that came with the very same picture */
select i.id, i.image_key, i.at,
  array(select distinct a.cash_in_id from cash_in_image a where a.sha256 = i.sha256 and a.cash_in_id <> i.cash_in_id order by 1) as "also_in!"
from cash_in_image i where i.cash_in_id = :cash_in_id! order by i.id;

/* @name some_old_images */
select id, image_key as "image_key!" from cash_in_image
where image_key is not null and at < product_now() - make_interval(days => :days!) order by at limit :row_count!;

/* @name forget_image */
update cash_in_image set image_key = null where id = :image_id!;

/* @name unnamed_images  -- which of some files no row names */
select key as "key!" from unnest(:keys!::text[]) key where not exists (select from cash_in_image i where i.image_key = key);

/* @name find_waiting
  A player's request that waits, its pictures, how many wait before it, and whether its account, or the way to pay, takes no more money. */
select c.id, (select count(*)::int from cash_in_image i where i.cash_in_id = c.id) as "image_count!",
  (select count(*)::int from cash_in b where b.state = 'pending' and b.id < c.id and b.expires_at > product_now()) as "before_count!",
  (c.voucher_code is null and (not m.cash_in_open
    or exists (select from payment_account a where a.method_id = m.id and a.account_number = c.holder_phone and not a.is_open))) as "is_closed!"
from cash_in c join payment_method m on m.id = c.method_id where c.player_id = :player_id! and c.state = 'pending' and c.expires_at > product_now();

/* @name read_usual_wait  -- the median of the last approvals of a day; null while there are too few to tell */
select case when count(*) >= :enough! then percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at)::float8) end as "median_s?"
from (select created_at, decided_at from cash_in where state = 'approved' order by id desc limit 100) last
where decided_at > product_now() - interval '1 day';
