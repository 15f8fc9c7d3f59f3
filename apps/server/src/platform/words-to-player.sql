/* @name untold_places_of  -- those of places that are none of the house's and that no alert about this operator names; no place has a blank in it */
select place as "place!" from foreign_places(:places!, :player_id::bigint) place
where not exists (
  select from alert a where starts_with(a.ref, :of_operator!) and place = any (string_to_array(a.data->>'names', ', '))
)
order by array_position(:places, place);
