/* How the refs of a round's wins end: a slip's first win is win:<slip>, that of a later round win:<slip>:<round>. */
create or replace function round_suffix(p_round smallint) returns text language sql immutable as
  $$ select case when p_round = 1 then '' else ':' || p_round end $$;
