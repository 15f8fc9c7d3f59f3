/* @name house_of_days  -- what each purse of the house got and gave between two days, by reason */
select b.key as "key!", b.reason as "reason!", sum(b.amount_pya)::bigint as "amount_pya!" from booked_in('{house}', :from!, :to!, true) b group by 1, 2 order by 1, 2;

/* @name cash_before  -- what came in by each way to pay less what went out, until a day began */
select b.key as "key!", (-sum(b.amount_pya))::bigint as "held_pya!" from booked_in('{house}', '-infinity', :from!::date - 1, true) b where b.key like 'house\_cash:%' group by 1;
