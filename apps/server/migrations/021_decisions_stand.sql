-- What an operator decided stands: nothing that runs by itself, and no other way of typing the same, undoes it.

-- When an operator closed one draw earlier than its section says. A draw that is not open yet follows the configuration, but not past this.
alter table draw add column own_closes_at timestamptz;

-- A transaction id names one payment for ever, typed with its hyphens or without.
drop index cash_in_paid_once;
create unique index cash_in_paid_once on cash_in (method_id, replace(full_transaction_id, '-', '')) where full_transaction_id is not null;
drop index cash_out_paid_once;
create unique index cash_out_paid_once on cash_out (method_id, replace(payout_reference, '-', '')) where payout_reference is not null;

-- Only a reversal leaves a main purse below zero, only a provider a game purse; what is held, promised or counted in points never is.
alter table purse add constraint purse_below_zero check (balance >= 0 or kind in ('main', 'game', 'referral'));
