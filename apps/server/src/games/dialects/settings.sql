/* @name read_dialect */
select is_on, operator_code, secret_encrypted, base_url, allow_list, freshness_s, member_key from game_dialect where dialect = :dialect!;

/* @name lock_dialects */
select dialect, is_on, operator_code, secret_encrypted, base_url, allow_list, freshness_s from game_dialect
where :dialect::dialect_name is null or dialect = :dialect order by dialect for update;

/* @name find_dialect */
select dialect, is_on, operator_code, secret_encrypted, base_url, allow_list, freshness_s from game_dialect where dialect = :dialect!;

/* @name update_dialect */
update game_dialect set is_on = :is_on!, operator_code = :operator_code!, secret_encrypted = :secret_encrypted, base_url = :base_url!,
  allow_list = :allow_list!, freshness_s = :freshness_s!, changed_at = product_now()
where dialect = :dialect!;

/* @name find_ageless */
select dialect from game_dialect where is_on and freshness_s = 0 order by dialect;
