/* Of the places that a text to a player names (numbers in digits, and addresses as `placesIn` writes them), those that are none of the house's: no open
   account of ours, no way to reach us, nothing of the player's own (their telephone, the account they are paid at, ids of their payments). */
create or replace function foreign_places(p_places text[], p_player bigint) returns setof text language sql stable as $$
  select place from unnest(p_places) place
  where not exists (select from payment_account a where a.is_open and regexp_replace(a.account_number, '\D', '', 'g') = place)
    and not exists (select from public_player p where p.id = p_player and p.phone = place)
    and not exists (select from cash_in c where c.player_id = p_player
      and place in (regexp_replace(c.full_transaction_id, '\D', '', 'g'), c.transaction_id, c.id::text))
    and not exists (select from cash_out c where c.player_id = p_player
      and place in (regexp_replace(c.payout_reference, '\D', '', 'g'), regexp_replace(c.account_number, '\D', '', 'g')))
    and not exists (select from public_social_link s
      where rtrim(regexp_replace(lower(s.url), '^https?://(www\.)?', ''), '/') = place
        -- In an address of Viber a number has the country's code: all but the first digit is the same.
        or place ~ '^0\d+$' and regexp_replace(s.url, '\D', '', 'g') like '%' || substr(place, 2))
$$;

revoke execute on function foreign_places from public;
grant execute on function foreign_places to shwekan_app;
