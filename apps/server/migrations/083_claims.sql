-- That one operator works on a request is a claim, in one way for every queue. It ends by itself.

create table claim (
  subject text primary key,                 -- the request, as in the audit trail: "cash_in:12"
  operator_id bigint not null references operator,
  expires_at timestamptz not null
);
create index claim_expires on claim (expires_at);

-- The claims that stand now, with who holds them. A queue shows those of requests that wait.
create view standing_claim as
  select c.subject, c.operator_id, o.username as claimed_by, c.expires_at as claimed_until
  from claim c join operator o on o.id = c.operator_id
  where c.expires_at > product_now();

insert into claim (subject, operator_id, expires_at)
select subject, claimed_by, claimed_at + interval '15 minutes'
from (
  select 'cash_in:' || id as subject, claimed_by, claimed_at from cash_in where state = 'pending'
  union all select 'cash_out:' || id, claimed_by, claimed_at from cash_out where state = 'pending'
  union all select 'level_two:' || id, claimed_by, claimed_at from level_two_request where state = 'pending'
) c where claimed_by is not null;

alter table cash_in drop column claimed_by, drop column claimed_at;
alter table cash_out drop column claimed_by, drop column claimed_at;
alter table level_two_request drop column claimed_by, drop column claimed_at;

grant select on claim, standing_claim to shwekan_app, shwekan_reader;
grant insert (expires_at, operator_id, subject), update (expires_at, operator_id), delete on claim to shwekan_app;
