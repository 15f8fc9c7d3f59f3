/* A bet as it stands in a sealed book, one line. Whole numbers, so that it says the same on every machine; accepted_at in microseconds. */
create or replace function slip_line(s slip) returns text language sql stable as $$
  select concat_ws(' ', s.id, s.voucher, s.player_id, s.draw_id, s.numbers, s.stakes_pya, s.total_pya, s.odds_hundredths,
    coalesce(s.tot_odds_hundredths, 0), (extract(epoch from s.accepted_at) * 1000000)::bigint)
$$;
