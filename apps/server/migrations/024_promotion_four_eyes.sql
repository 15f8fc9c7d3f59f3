-- What a cash-in gives on top is money of the house: who sets the terms of a promotion does not open it.
alter table promotion
  alter column is_open set default false,
  add column changed_by bigint references operator,   -- who set its percent, its turnover and its level
  add column opened_by bigint references operator;

-- Nobody knows who set the terms of the promotions from before: the first operator counts as who did, and another opens them again. Terms beyond
-- what is allowed from now on come back to it. Requests keep what they were promised: it stands on them.
update promotion set is_open = false, changed_by = (select min(id) from operator),
  bonus_basis_points = least(bonus_basis_points, 20000), turnover_hundredths = greatest(turnover_hundredths, 100);
alter table promotion
  alter column changed_by set not null,
  add constraint promotion_terms check (bonus_basis_points <= 20000 and turnover_hundredths >= 100),
  add constraint promotion_four_eyes check (not is_open or (opened_by <> changed_by) is true);
