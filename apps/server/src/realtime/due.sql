/* @name realtime_due  -- what there is to tell, to queue and to send: one question for the three */
select exists (select from notice where state = 'sending') as "is_notice!", has_news('push', :kinds!::text[], '{}') as is_news,
  exists (select from push_outbox where next_at <= product_now()) as "is_push!";
