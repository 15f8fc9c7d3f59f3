/* @name licence_holds */
select is_licensed() as "is_licensed!";

/* @name licence_left  -- the days until it ends; below zero it has */
select (:expires_on!::date - yangon_day(product_now())) as "days_left!";
