/* @name page_of_conversations
  Those that wait first, the longest on top; then those written in last, counted up to ten thousand. Players, messages and what is attached are read
  only of those that are shown. */
with found as materialized (
  select array(
    select v.id from conversation v
    where (:id::bigint is null or v.id = :id) and (:state::conversation_state is null or v.state = :state)
      and (:player_id::bigint is null or v.player_id = :player_id)
      and (:owner_id::bigint is null or v.owner_id = :owner_id) and (not :is_nobodys! or v.owner_id is null)
      and (:after_id::bigint is null or exists (
        select from conversation k where k.id = :after_id and case when k.waiting_since is null then v.waiting_since is null and v.last_message_id < k.last_message_id
          else v.waiting_since is null or (v.waiting_since, -v.last_message_id) > (k.waiting_since, -k.last_message_id) end))
    order by v.waiting_since, v.last_message_id desc limit 10000
  ) as ids
), sorted as materialized (
  select case when :sort::text is null then found.ids else array(
    select x.id from unnest(found.ids) with ordinality x(id, place) join conversation v on v.id = x.id
    order by case ltrim(:sort, '-') when 'waiting_since' then extract(epoch from v.waiting_since) when 'last_at' then extract(epoch from v.last_at) end * case when :sort like '-%' then -1 else 1 end nulls last, x.place
  ) end as ids from found
)
select v.id, v.subject, v.state, v.waiting_since, v.opened_at, v.first_answered_at, v.last_at, v.last_message_id, left(m.text, 160) as "last_text?",
  p.id as player_id, p.name as player_name, p.phone as player_phone, o.username as "owner?",
  a.kind as "kind?", a.ref as "ref?", a.amount_pya as "amount_pya?", a.at as "attached_at?",
  coalesce((select c.state::text from public_cash_in c where a.kind = 'cash_in' and c.id = a.id),
    (select c.state::text from public_cash_out c where a.kind = 'cash_out' and c.id = a.id)) as "request_state?",
  cardinality(found.ids) as "total_count!"
from sorted found cross join lateral (
  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!
) shown
join conversation v on v.id = shown.id
join public_player p on p.id = v.player_id
left join public_operator o on o.id = v.owner_id
left join conversation_message m on m.id = v.last_message_id
left join attachment a on a.kind = v.attachment_kind and a.id = v.attachment_id
order by shown.place;

/* @name lock_conversation  -- and nothing else: what is read with the lock may be older than the one who held it before */
select id from conversation where id = :id! for no key update;

/* @name conversation_as_locked  -- as whoever decided before left it */
select v.id, v.player_id, v.state, v.owner_id, v.last_message_id,
  (select o.username from public_operator o where o.id = v.owner_id) as "owner?",
  (select count(*)::int from conversation_message m where m.conversation_id = v.id) as "message_count!"
from conversation v where v.id = :id!;

/* @name note_answered  -- whose it is, who answered first, and that the player has something to read */
update conversation set state = 'answered', waiting_since = null, owner_id = coalesce(owner_id, :operator_id!), first_answered_at = coalesce(first_answered_at, :at!),
  last_at = :at!, last_message_id = :message_id!, is_unread = true
where id = :id!;

/* @name set_owner */
update conversation set owner_id = :operator_id! where id = :id!;

/* @name close_conversation  -- by the house */
update conversation set state = 'closed', waiting_since = null, closed_by = :operator_id! where id = :id!;

/* @name reopen_conversation */
update conversation set state = 'waiting', waiting_since = product_now() where id = :id!;

/* @name first_answers  -- of the conversations opened in so many days; what its player closed wants no answer, what the house closed had none */
select count(*)::int as "opened_count!",
  count(*) filter (where first_answered_at is null and (state <> 'closed' or closed_by is not null))::int as "unanswered_count!",
  percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - opened_at)::float8) as "median_s?",
  percentile_cont(0.9) within group (order by extract(epoch from first_answered_at - opened_at)::float8) as "p90_s?"
from conversation where opened_at > product_now() - make_interval(days => :days!);
