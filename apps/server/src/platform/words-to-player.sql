/* @name untold_places_of  -- those of places that are none of the house's and stand in no alert about this operator; its ref ends with them, a blank between */
select place as "place!" from foreign_places(:places!, :player_id::bigint) place
where not exists (
  select from alert a where starts_with(a.ref, :of_operator!) and place = any (string_to_array(substr(a.ref, length(:of_operator) + 1), ' '))
)
order by array_position(:places, place);
