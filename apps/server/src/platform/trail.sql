/* @name last_link  -- of the trail of what operators did */
select n as "n!", encode(hash, 'hex') as "hash!" from audit_link order by n desc limit 1;

/* @name link_at */
select encode(hash, 'hex') as "hash!" from audit_link where n = :n!;
