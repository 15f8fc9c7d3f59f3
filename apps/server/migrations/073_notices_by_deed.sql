-- A message of operators to players is a deed: asked by one, confirmed by another. This table holds those that are sent, and results.

alter table notice add column deed_id bigint unique references deed;
do $$
declare
  v notice;
  v_deed bigint;
begin
  delete from notice where kind = 'house' and state in ('waiting', 'withdrawn');
  for v in select * from notice where kind = 'house' order by id loop
    insert into deed (kind, subject, data, basis, state, asked_by, asked_at, decided_by, decided_at)
    values ('notice', case v.audience when 'player' then 'player:' || v.player_id else 'notice:' || v.audience end,
      v.data || jsonb_build_object('audience', v.audience, 'player_id', v.player_id),
      jsonb_build_object('player', (select jsonb_build_object('name', name, 'phone', phone) from player where id = v.player_id)),
      'done', v.written_by, v.written_at, v.decided_by, v.decided_at) returning id into v_deed;
    update notice set deed_id = v_deed where id = v.id;
  end loop;
end $$;
alter table notice drop column written_by, drop column written_at, drop column decided_by, drop column decided_at,
  drop constraint notice_state_check, alter column state set default 'sending', add check (state in ('sending', 'sent')),
  add check ((kind = 'house') = (deed_id is not null));

revoke insert, update, delete on notice from shwekan_app;
grant insert (audience, data, deed_id, kind, player_id, told_until), update (failed_count, pushed_count, sent_at, state, told_count, told_to)
  on notice to shwekan_app;
