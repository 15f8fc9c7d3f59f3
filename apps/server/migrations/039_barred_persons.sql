-- Whoever is blocked or has stopped play is looked for by birthday when an account is opened or becomes level 2.
create index player_barred_by_birthday on player (birthday) where blocked_at is not null or excluded_until is not null;
