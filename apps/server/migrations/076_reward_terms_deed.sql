-- A change of the terms of rewards that may cost more is a deed.
drop table reward_terms_change;
