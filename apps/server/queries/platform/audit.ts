/** Types and statements of src/platform/audit.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type EveryDeedIsInTheTrailAsItWasDoneParams = void;

export interface EveryDeedIsInTheTrailAsItWasDoneResult {
  difference: string;
}

export const everyDeedIsInTheTrailAsItWasDone = new PreparedQuery<EveryDeedIsInTheTrailAsItWasDoneParams, EveryDeedIsInTheTrailAsItWasDoneResult>({"usedParamSet":{},"params":[],"statement":"select format('audit row %s (%s): %s', f.id, f.named, f.said) as \"difference!\"\nfrom (\n  select l.n, l.audit_id as id, coalesce(a.action || ' of ' || a.subject, 'no row') as named,\n    case when l.n <> l.place then format('link %s of the trail is missing before it', l.place)\n      when a.id is null then 'it is missing'\n      else 'it is not as it was written' end as said\n  from (select n, audit_id, hash, lag(hash) over (order by n) as before, row_number() over (order by n) as place from audit_link) l\n  left join audit_row a on a.id = l.audit_id\n  where l.n <> l.place or a.id is null or l.hash <> audit_hash(l.before, a)\n  union all\n  select (select min(n) from audit_link after where after.audit_id > a.id), a.id, a.action || ' of ' || a.subject, 'it was put in beside the trail'\n  from audit_row a where not exists (select from audit_link l where l.audit_id = a.id)\n) f\norder by f.n nulls last, f.id"} as never);

export type CountBooksParams = void;

export interface CountBooksResult {
  audit_rows: number;
}

export const countBooks = new PreparedQuery<CountBooksParams, CountBooksResult>({"usedParamSet":{},"params":[],"statement":"select (select count(*) from audit_row) as \"audit_rows!\""} as never);

