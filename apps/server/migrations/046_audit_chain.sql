-- The audit trail is a chain: each row's link carries a hash over the row and the link before it, so no row can be changed, taken out
-- or put in between without every later link being wrong. The audit names the first that is.

create table audit_link (
  n bigint primary key check (n > 0),           -- in the order of commits, without a gap
  audit_id bigint not null unique,
  hash bytea not null check (length(hash) = 32)
);
create trigger audit_link_append_only before update or delete or truncate on audit_link execute function refuse_change();

/* The hash of a row's link: over the link before it (nothing before the first) and every column that says something. */
create function audit_hash(p_before bytea, p_row audit_row) returns bytea language sql immutable set timezone = 'UTC' as $$
  select sha256(coalesce(p_before, '') || convert_to((select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(p_row)) where value <> 'null')::text, 'UTF8'))
$$;

/* Links a row into the chain. Runs at the end of its transaction: the lock that puts the links in one order is held while the
   transaction commits and no longer, so nobody who writes the trail waits for what another does besides. */
create function link_audit_row() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_last audit_link;
begin
  perform pg_advisory_xact_lock(7203146);
  select * into v_last from audit_link order by n desc limit 1;
  insert into audit_link (n, audit_id, hash) values (coalesce(v_last.n, 0) + 1, new.id, audit_hash(v_last.hash, new));
  return null;
end $$;

do $$
declare
  v_row audit_row;
  v_n bigint := 0;
  v_hash bytea;
begin
  for v_row in select * from audit_row order by id loop
    v_n := v_n + 1;
    v_hash := audit_hash(v_hash, v_row);
    insert into audit_link (n, audit_id, hash) values (v_n, v_row.id, v_hash);
  end loop;
end $$;
create constraint trigger audit_chained after insert on audit_row deferrable initially deferred for each row execute function link_audit_row();

/* Writes one row of the trail, the only way for the server. */
create function write_audit(p_operator bigint, p_action text, p_subject text, p_before jsonb, p_after jsonb, p_reason text, p_address text) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into audit_row (operator_id, action, subject, before, after, reason, address)
  values (p_operator, p_action, p_subject, p_before, p_after, p_reason, p_address)
$$;

revoke execute on function link_audit_row, write_audit from public;
grant execute on function write_audit to shwekan_app;
grant select on audit_link to shwekan_app, shwekan_reader;
