/* @name pushes_due  -- how long the push waits that is due longest */
select coalesce(extract(epoch from product_now() - min(next_at)), 0)::double precision as "age_s!" from push_outbox where next_at <= product_now();
