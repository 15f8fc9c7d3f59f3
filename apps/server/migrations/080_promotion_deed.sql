-- That a promotion of cash-in opens, or changes its terms while it is open, is a deed: asked by one operator, confirmed by another.
-- An open promotion names the deed by which it has its terms.

alter table promotion drop constraint promotion_four_eyes, add column deed_id bigint unique references deed;
do $$
declare
  v promotion;
  v_deed bigint;
begin
  for v in select * from promotion where is_open order by id loop
    insert into deed (kind, subject, data, basis, state, asked_by, decided_by, decided_at)
    values ('promotion', 'promotion:' || v.id,
      jsonb_build_object('promotion_id', v.id, 'bonus_basis_points', v.bonus_basis_points, 'turnover_hundredths', v.turnover_hundredths,
        'level', v.level),
      jsonb_build_object('title', v.title, 'code', v.code, 'bonus_basis_points', v.bonus_basis_points,
        'turnover_hundredths', v.turnover_hundredths, 'level', v.level, 'is_open', false),
      'done', v.changed_by, v.opened_by, product_now()) returning id into v_deed;
    update promotion set deed_id = v_deed where id = v.id;
  end loop;
end $$;
alter table promotion drop column changed_by, drop column opened_by,
  add constraint promotion_by_deed check (is_open = (deed_id is not null));

grant update (deed_id) on promotion to shwekan_app;
