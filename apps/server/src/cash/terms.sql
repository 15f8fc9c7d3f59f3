/* @name read_terms */
select key, value from setting where key in ('cash_out_terms', 'game_maintenance', 'game_credit_alert_above_pya', 'cash_in_second_above_pya');

/* @name write_term */
insert into setting (key, value) values (:key!, :value!)
on conflict (key) do update set value = excluded.value, changed_at = product_now();
