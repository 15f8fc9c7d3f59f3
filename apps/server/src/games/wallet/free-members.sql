/* @name hold_free_members  -- see the function: the numbers of the members of whom somebody else holds something */
select hold_free_members(:members!::text[], :settles!::boolean[]) as "locked!";
