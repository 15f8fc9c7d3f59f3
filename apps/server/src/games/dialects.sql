/* @name read_dialect */
select is_on, operator_code, secret_sealed, base_url, allow_list, freshness_s, member_key from game_dialect where dialect = :dialect!;
