-- That an offer of points opens, or changes its price while it is open, is a deed: asked by one operator, confirmed by another.
-- An open offer names the deed by which it has its price.

alter table point_offer drop constraint point_offer_four_eyes, add column deed_id bigint unique references deed;
do $$
declare
  v point_offer;
  v_deed bigint;
begin
  for v in select * from point_offer where is_open order by id loop
    insert into deed (kind, subject, data, basis, state, asked_by, asked_at, decided_by, decided_at)
    values ('point_offer', 'point_offer:' || v.id,
      jsonb_build_object('offer_id', v.id, 'points', v.points, 'amount_pya', v.amount_pya),
      jsonb_build_object('name', v.name, 'points', v.points, 'amount_pya', v.amount_pya, 'is_open', false,
        'shown_from', v.shown_from, 'shown_until', v.shown_until, 'cost_now', null, 'cost', 'not worked out'),
      'done', v.changed_by, v.created_at, v.opened_by, v.created_at) returning id into v_deed;
    update point_offer set deed_id = v_deed where id = v.id;
  end loop;
end $$;
alter table point_offer drop column changed_by, drop column opened_by,
  add constraint point_offer_by_deed check (is_open = (deed_id is not null));

grant update (deed_id) on point_offer to shwekan_app;
