/* @name best_point  -- what a point is worth by the open offer that gives most for one */
select coalesce(max(amount_pya::float8 / points), 0) as "pya!" from point_offer where is_open;
