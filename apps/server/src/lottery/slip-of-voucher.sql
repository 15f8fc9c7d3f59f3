/* The id of the slip that a voucher is of, null of a text that is none: voucherOf read backwards, where 65343325681 undoes its step among the 36^7
   places. Vouchers need no index, which would be in no order of time; who finds a slip by it also compares the text, for its lottery. */
create or replace function slip_of_voucher(p_voucher text) returns bigint language sql immutable strict as $$
  select (coalesce(v.part[2], '0')::bigint * 78364164096 + mod(v.place * 65343325681, 78364164096))::bigint
  from (
    select m.part, (
      select sum((strpos('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', substr(m.part[1], n, 1)) - 1) * 36::numeric ^ (7 - n)) from generate_series(1, 7) n
    )::bigint::numeric as place
    from regexp_match(upper(p_voucher), '^[0-9A-Z]{2,10}-([0-9A-Z]{7})(?:-([1-9][0-9]{0,5}))?$') as m(part)
  ) v
$$;

revoke execute on function slip_of_voucher from public;
grant execute on function slip_of_voucher to shwekan_app;
