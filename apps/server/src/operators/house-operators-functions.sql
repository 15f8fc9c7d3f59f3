/* Does what a waiting deed gives an operator, confirmed by another than asked for it; answers whose right it is. Without such a deed it does nothing. */
create or replace function perform_operator_deed(p_deed bigint, p_decider bigint) returns bigint
language plpgsql security definer set search_path = pg_catalog, platform, operators, pg_temp as $$
declare
  it record;
  whose bigint;
  given text[];
begin
  select kind, data, asked_by into it from public_deed
  where id = p_deed and state = 'asked' and asked_by <> p_decider and kind in ('new_operator', 'operator_roles', 'operator_invitation', 'operator_factor');
  if not found then raise exception 'deed % gives nobody a right', p_deed; end if;
  given := array(select jsonb_array_elements_text(it.data -> 'roles'));
  if it.kind = 'new_operator' then
    insert into operator (username, roles) values (it.data ->> 'username', given) returning id into whose;
  elsif it.kind = 'operator_roles' then
    update operator set roles = given where id = (it.data ->> 'operator_id')::bigint returning id into whose;
    return whose;
  elsif it.kind = 'operator_factor' then
    whose := (it.data ->> 'operator_id')::bigint;
    delete from operator_recovery_code where operator_id = whose;
    delete from operator_factor where operator_id = whose;
    delete from operator_session where operator_id = whose;
    return whose;
  else
    update operator set password_hash = null, disabled_at = null where id = (it.data ->> 'operator_id')::bigint returning id into whose;
    delete from operator_session where operator_id = whose;
  end if;
  insert into operator_invitation (operator_id, first_by, second_by, expires_at)
  values (whose, it.asked_by, p_decider, product_now() + interval '3 days')
  on conflict (operator_id) do update
  set first_by = excluded.first_by, second_by = excluded.second_by, expires_at = excluded.expires_at, first_hash = null, second_hash = null;
  return whose;
end $$;

/* Gives the operator of both halves the password, once; null when they are not those of an invitation that still counts. */
create or replace function accept_invitation(p_first bytea, p_second bytea, p_password_hash text) returns bigint
language plpgsql security definer set search_path = pg_catalog, platform, operators, pg_temp as $$
declare
  whose bigint;
begin
  delete from operator_invitation where first_hash = p_first and second_hash = p_second and expires_at > product_now()
  returning operator_id into whose;
  update operator set password_hash = p_password_hash where id = whose and disabled_at is null;
  return whose;
end $$;

/* Gives the operator of a session another password, and ends the operator's other sessions. */
create or replace function change_operator_password(p_session bigint, p_password_hash text) returns void
language sql security definer set search_path = pg_catalog, platform, operators, pg_temp as $$
  update operator set password_hash = p_password_hash where id = (select operator_id from operator_session where id = p_session);
  delete from operator_session where id <> p_session and operator_id = (select operator_id from operator_session where id = p_session);
$$;

/* Shuts an operator out: nobody gets a right by it, so one owner may. An invitation counts no more. */
create or replace function shut_operator_out(p_operator bigint) returns void
language sql security definer set search_path = pg_catalog, platform, operators, pg_temp as $$
  update operator set disabled_at = product_now() where id = p_operator and disabled_at is null;
  delete from operator_session where operator_id = p_operator;
  delete from operator_invitation where operator_id = p_operator;
$$;

revoke execute on function perform_operator_deed, accept_invitation, change_operator_password, shut_operator_out from public;
grant execute on function perform_operator_deed, accept_invitation, change_operator_password, shut_operator_out to shwekan_app;
