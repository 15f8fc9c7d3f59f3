/* @name barred_born_on  -- players who are blocked or have stopped play, and were born on one of these days */
select p.id, p.name, p.phone, p.birthday as "birthday!", p.lvl_2_name, p.blocked_at is not null as "is_blocked!",
  array(select n.name from player_name n where n.player_id = p.id) as "names_before!"
from player p
where p.birthday = any (:birthdays!::date[]) and (p.blocked_at is not null or p.excluded_until > product_now())
order by p.id;

/* @name bar_until_decided  -- of an account that was opened a moment ago */
update player set blocked_at = product_now(), blocked_reason = :reason! where id = :player_id!;
