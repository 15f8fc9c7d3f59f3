/* What the standing rules of the house say of the numbers of a draw on a day: of several, the strictest. */
create or replace function rule_terms(p_lottery smallint, p_section bigint, p_day date) returns table (number smallint, cap_pya bigint, is_blocked boolean)
language sql stable as $$
  select x.number, min(r.cap_pya), bool_or(r.cap_pya is null)
  from number_rule r cross join lateral unnest(r.numbers) as x(number)
  where r.lottery_id = p_lottery and r.ended_at is null and (r.section_id is null or r.section_id = p_section)
    and r.from_day <= p_day and (r.until_day is null or r.until_day >= p_day)
  group by x.number
$$;

revoke execute on function rule_terms from public;
grant execute on function rule_terms to shwekan_app, shwekan_reader;
