/* @name queue_for_exact_amount  -- terms of a way to pay by transfer; who asks for an amount of it waits for those before, and sees what they got */
select cash_in_open as "is_open!", in_min_pya as "minimum_pya!", in_max_pya as "maximum_pya!" from payment_method where id = :method_id! and kind <> 'mobile_topup' for no key update;

/* @name renew_exact_amount  -- the nearest that the player holds beside this amount, or at it, for another while; none that a request of theirs has */
update cash_in_exact_amount set until = product_now() + make_interval(mins => :minutes!)
where method_id = :method_id! and amount_pya = (
  select h.amount_pya from cash_in_exact_amount h
  where h.player_id = :player_id! and h.method_id = :method_id! and h.until > product_now()
    and abs(h.amount_pya - :amount_pya!) <= :beside_kyat!::bigint * 100 and h.amount_pya <= :maximum_pya!
    and not exists (select from cash_in c where c.method_id = :method_id! and c.amount_pya = h.amount_pya and c.created_at > product_now() - make_interval(days => :days!))
  order by abs(h.amount_pya - :amount_pya!) limit 1
)
returning amount_pya, until;

/* @name hold_exact_amount
  The amount nearest above that nobody holds and no request of the last days has; below, where none above is free or may be paid. None is whole
  hundreds of kyat: who pays 35,000 says nothing of who they are. No row where there is none, or the player was given enough of them in those days. */
insert into cash_in_exact_amount (method_id, amount_pya, player_id, given_at, until)
select :method_id!, near.amount_pya, :player_id!, product_now(), product_now() + make_interval(mins => :minutes!)
from (select :amount_pya!::bigint + kyat * 100 as amount_pya, kyat from generate_series(-:beside_kyat!::int, :beside_kyat!::int) kyat where kyat <> 0) near
where near.amount_pya between :minimum_pya! and :maximum_pya! and near.amount_pya % 10000 <> 0
  and not exists (select from cash_in_exact_amount h where h.method_id = :method_id! and h.amount_pya = near.amount_pya and h.until > product_now() - make_interval(days => :days!))
  and not exists (select from cash_in c where c.method_id = :method_id! and c.amount_pya = near.amount_pya and c.created_at > product_now() - make_interval(days => :days!))
  and (select count(*) from cash_in_exact_amount o where o.player_id = :player_id! and o.method_id = :method_id! and o.until > product_now() - make_interval(days => :days!)) < :most!
order by near.kyat < 0, abs(near.kyat) limit 1
on conflict (method_id, amount_pya) do update set player_id = excluded.player_id, given_at = excluded.given_at, until = excluded.until
  where cash_in_exact_amount.until <= product_now() - make_interval(days => :days!)
returning amount_pya, until;
