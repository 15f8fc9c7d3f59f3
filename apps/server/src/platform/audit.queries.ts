/** Types generated for queries found in "src/platform/audit.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'EveryDeedIsInTheTrailAsItWasDone' parameters type */
export type EveryDeedIsInTheTrailAsItWasDoneParams = void;

/** 'EveryDeedIsInTheTrailAsItWasDone' return type */
export interface EveryDeedIsInTheTrailAsItWasDoneResult {
  difference: string;
}

/** 'EveryDeedIsInTheTrailAsItWasDone' query type */
export interface EveryDeedIsInTheTrailAsItWasDoneQuery {
  params: EveryDeedIsInTheTrailAsItWasDoneParams;
  result: EveryDeedIsInTheTrailAsItWasDoneResult;
}

const everyDeedIsInTheTrailAsItWasDoneIR: any = {"usedParamSet":{},"params":[],"statement":"select format('audit row %s (%s): %s', f.id, f.named, f.said) as \"difference!\"\nfrom (\n  select l.n, l.audit_id as id, coalesce(a.action || ' of ' || a.subject, 'no row') as named,\n    case when l.n <> l.place then format('link %s of the trail is missing before it', l.place)\n      when a.id is null then 'it is missing'\n      else 'it is not as it was written' end as said\n  from (select n, audit_id, hash, lag(hash) over (order by n) as before, row_number() over (order by n) as place from audit_link) l\n  left join audit_row a on a.id = l.audit_id\n  where l.n <> l.place or a.id is null or l.hash <> audit_hash(l.before, a)\n  union all\n  select (select min(n) from audit_link after where after.audit_id > a.id), a.id, a.action || ' of ' || a.subject, 'it was put in beside the trail'\n  from audit_row a where not exists (select from audit_link l where l.audit_id = a.id)\n) f\norder by f.n nulls last, f.id limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('audit row %s (%s): %s', f.id, f.named, f.said) as "difference!"
 * from (
 *   select l.n, l.audit_id as id, coalesce(a.action || ' of ' || a.subject, 'no row') as named,
 *     case when l.n <> l.place then format('link %s of the trail is missing before it', l.place)
 *       when a.id is null then 'it is missing'
 *       else 'it is not as it was written' end as said
 *   from (select n, audit_id, hash, lag(hash) over (order by n) as before, row_number() over (order by n) as place from audit_link) l
 *   left join audit_row a on a.id = l.audit_id
 *   where l.n <> l.place or a.id is null or l.hash <> audit_hash(l.before, a)
 *   union all
 *   select (select min(n) from audit_link after where after.audit_id > a.id), a.id, a.action || ' of ' || a.subject, 'it was put in beside the trail'
 *   from audit_row a where not exists (select from audit_link l where l.audit_id = a.id)
 * ) f
 * order by f.n nulls last, f.id limit 1
 * ```
 */
export const everyDeedIsInTheTrailAsItWasDone = new PreparedQuery<EveryDeedIsInTheTrailAsItWasDoneParams,EveryDeedIsInTheTrailAsItWasDoneResult>(everyDeedIsInTheTrailAsItWasDoneIR);


/** 'CountBooks' parameters type */
export type CountBooksParams = void;

/** 'CountBooks' return type */
export interface CountBooksResult {
  audit_rows: number;
}

/** 'CountBooks' query type */
export interface CountBooksQuery {
  params: CountBooksParams;
  result: CountBooksResult;
}

const countBooksIR: any = {"usedParamSet":{},"params":[],"statement":"select (select count(*) from audit_row) as \"audit_rows!\""};

/**
 * Query generated from SQL:
 * ```
 * select (select count(*) from audit_row) as "audit_rows!"
 * ```
 */
export const countBooks = new PreparedQuery<CountBooksParams,CountBooksResult>(countBooksIR);


