-- That a campaign of pocket money runs is a deed: asked by one operator, confirmed by another. A campaign names the deed by which it runs.

alter table pocket_campaign drop constraint pocket_four_eyes, add column deed_id bigint unique references deed;
do $$
declare
  v pocket_campaign;
  v_deed bigint;
begin
  for v in select * from pocket_campaign where state = 'running' order by id loop
    insert into deed (kind, subject, data, basis, state, asked_by, asked_at, decided_by, decided_at)
    values ('pocket_campaign', 'pocket_campaign:' || v.id, jsonb_build_object('campaign_id', v.id),
      to_jsonb(v) - array['id', 'changed_by', 'started_by', 'created_at', 'deed_id'] || '{"state": "draft", "is_over": false}',
      'done', v.changed_by, v.created_at, v.started_by, v.created_at) returning id into v_deed;
    update pocket_campaign set deed_id = v_deed where id = v.id;
  end loop;
end $$;
alter table pocket_campaign drop column changed_by, drop column started_by,
  add constraint pocket_by_deed check ((state = 'running') = (deed_id is not null));

grant update (deed_id) on pocket_campaign to shwekan_app;
