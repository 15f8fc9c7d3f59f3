/* Writes one row of the trail, the only way for the server. */
create or replace function write_audit(p_operator bigint, p_action text, p_subject text, p_before jsonb, p_after jsonb, p_reason text, p_address text) returns void
language sql security definer set search_path = pg_catalog, platform, pg_temp as $$
  insert into audit_row (operator_id, action, subject, before, after, reason, address)
  values (p_operator, p_action, p_subject, p_before, p_after, p_reason, p_address)
$$;

revoke execute on function write_audit from public;
grant execute on function write_audit to shwekan_app;
