/* @name foreign_places_of */
select place as "place!" from foreign_places(:places!, :player_id::bigint) place;
