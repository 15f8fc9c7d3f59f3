-- When operators confirmed a date with the list of its year; null for one that is only planned. Who, stands in the audit trail.
alter table draw_date add column confirmed_at timestamptz;
grant update (confirmed_at) on draw_date to shwekan_app;
