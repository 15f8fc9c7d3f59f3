/* @name read_clock */
select product_now() as "now!";
