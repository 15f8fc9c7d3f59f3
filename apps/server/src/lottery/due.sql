/* @name lottery_due  -- what there is to seal and to confirm: one question for the two */
select exists (select from draws_to_seal()) as "is_closed!", exists (select from draws_told_early()) as "is_told!";
