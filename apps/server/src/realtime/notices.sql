/* @name is_any_sending */
select exists (select from notice where state = 'sending') as "is_any!";

/* @name find_sending  -- the oldest first; one process tells the players of a notice at a time */
select id from notice where state = 'sending' order by id for update skip locked limit 1;

/* @name next_to_tell  -- of a notice. A blocked player is told nothing, a player who takes a break from play only what is meant for them alone */
select p.id, m.kind
from notice m join public_player p on p.id > m.told_to and p.id <= m.told_until
where m.id = :notice_id! and p.blocked_at is null and case
  when m.audience = 'player' then p.id = m.player_id
  when m.kind = 'result' then exists (select from notification_choice c where c.player_id = p.id and c.topic = 'result' and (c.in_app or c.push))
  else (m.audience = 'all' or (m.audience = 'level_2') = (p.lvl_2_state = 'approved'))
    and coalesce(p.excluded_until <= product_now(), true)
  end
order by p.id limit :most!;

/* @name mark_told  -- up to a player; with the last of them it is sent */
update notice set
  told_to = coalesce(:told_to::bigint, told_until),
  told_count = told_count + :told!::int,
  state = case when :is_last! then 'sent' else state end,
  sent_at = case when :is_last! then product_now() end
where id = :notice_id!;

/* @name page_of_notices  -- newest first, counted up to ten thousand; who is told of each is counted of those that are shown */
with found as materialized (
  select array(
    select m.id from notice m where m.kind = 'house' and (:after_id::bigint is null or m.id < :after_id)
    order by m.id desc limit 10000
  ) as ids
), sorted as materialized (
  select case when :sort::text is null then found.ids else array(
    select x.id from unnest(found.ids) with ordinality x(id, place) join notice m on m.id = x.id join public_deed d on d.id = m.deed_id
    order by case ltrim(:sort, '-') when 'written_at' then extract(epoch from d.asked_at) when 'told_count' then m.told_count end * case when :sort like '-%' then -1 else 1 end nulls last, x.place
  ) end as ids from found
)
select m.id, m.data, m.audience as "audience!", m.state, m.told_count, m.pushed_count, m.failed_count, m.sent_at, d.asked_at as written_at,
  d.decided_at as "decided_at!", w.username as written_by, c.username as decided_by, p.id as "player_id?", p.name as "player_name?", p.phone as "player_phone?",
  (select count(*)::int from public_notification n where n.notice_id = m.id and n.read_at is not null) as "read_count!",
  (select count(*)::int from public_notification n join push_outbox o on o.notification_id = n.id where n.notice_id = m.id) as "waiting_count!",
  case when m.state = 'sent' then m.told_count when m.audience = 'player' then 1
    else (select count(*)::int from public_player x where x.blocked_at is null and (m.audience = 'all' or (m.audience = 'level_2') = (x.lvl_2_state = 'approved'))
        and coalesce(x.excluded_until <= product_now(), true))
  end as "player_count!",
  cardinality(found.ids) as "total_count!"
from sorted found cross join lateral (
  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!
) shown
join notice m on m.id = shown.id
join public_deed d on d.id = m.deed_id
join public_operator w on w.id = d.asked_by
join public_operator c on c.id = d.decided_by
left join public_player p on p.id = m.player_id
order by shown.place;

/* @name search_players  -- by the whole phone, user code or number, or a part of the name; who is found by more than a name stands first */
select p.id, p.name, p.phone
from public_player p
where p.phone = :search! or p.user_code = :search! or p.id::text = :search! or (length(:search!) > 1 and position(lower(:search!) in lower(p.name)) > 0)
order by p.phone = :search! or p.user_code = :search! or p.id::text = :search! desc, p.id desc
limit 10;

/* @name find_player */
select name, phone from public_player where id = :player_id!;

/* @name insert_notice  -- to the players there are now */
insert into notice (kind, data, audience, player_id, deed_id, told_until)
values ('house', :data!::jsonb, :audience!, :player_id, :deed_id!, (select coalesce(max(id), 0) from public_player));
