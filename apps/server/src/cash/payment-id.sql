/* @name queue_for_payment_id  -- of a payout and a cash-in that name one id of a way to pay at once, one goes on; the other then sees it */
select pg_advisory_xact_lock(7203167, hashtext(:method_id!::bigint || ':' || plain_id(:transaction_id!)))::text as "held!";

/* @name is_payment_id_used  -- whether a payment of a way to pay has an id, whichever way it went, with hyphens and zeros in front or without */
select exists (select from cash_in c where c.method_id = :method_id! and c.id_plain = plain_id(:transaction_id!))
  or exists (select from cash_out c where c.method_id = :method_id! and c.id_plain = plain_id(:transaction_id!)) as "is_used!";
