/* Makes a process the leader of a work, or keeps it so, for so long; answers its number. Null while another leads, or is just writing as
   the leader (hold_lead): it waits for nobody. Each new leader has a higher number than every one before. By the database's own clock, which nobody moves. */
create or replace function take_lead(p_name text, p_holder uuid, p_for_ms integer) returns bigint language plpgsql as $$
#variable_conflict use_column
declare
  v_leader leader;
  v_until timestamptz := clock_timestamp() + p_for_ms * interval '1 ms';
begin
  select * into v_leader from leader where name = p_name for no key update skip locked;
  if not found then
    insert into leader (name, number, holder, until) values (p_name, 1, p_holder, v_until) on conflict (name) do nothing returning * into v_leader;
    return v_leader.number;
  end if;
  if v_leader.holder = p_holder then
    update leader set until = v_until where name = p_name;
    return v_leader.number;
  end if;
  if v_leader.until > clock_timestamp() then return null; end if;
  update leader set number = number + 1, holder = p_holder, until = v_until where name = p_name;
  return v_leader.number + 1;
end $$;

revoke execute on function take_lead from public;
grant execute on function take_lead to shwekan_app;

/* Holds the lead until the transaction ends: nobody takes it over meanwhile. Throws when another has taken it over since the number was given, however long
   the process of before stood still and whatever it believes. */
create or replace function hold_lead(p_name text, p_number bigint) returns void language plpgsql as $$
begin
  perform from leader where name = p_name and number = p_number for share;
  if not found then raise exception 'another process leads %', p_name using errcode = 'SK011'; end if;
end $$;

revoke execute on function hold_lead from public;
grant execute on function hold_lead to shwekan_app;
