/** Types and statements of src/risk/console.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { CaseKind, CaseOutcome, CaseState } from '#queries/unions.ts';

export interface PageOfCasesParams {
  after_id?: number | null | void;
  id?: number | null | void;
  is_nobodys: boolean;
  kind?: CaseKind | null | void;
  owner_id?: number | null | void;
  player_id?: number | null | void;
  row_count: number;
  skipped: number;
  sort?: string | null | void;
  state?: CaseState | null | void;
}

export interface PageOfCasesResult {
  closed_at: Date | null;
  finding_count: number;
  found_at: Date;
  id: number;
  kind: CaseKind;
  opened_at: Date;
  outcome: CaseOutcome | null;
  owner: string | null;
  player_count: number;
  player_id: number;
  player_name: string;
  player_phone: string;
  state: CaseState;
  total_count: number;
}

export const pageOfCases = new PreparedQuery<PageOfCasesParams, PageOfCasesResult>({"usedParamSet":{"id":true,"kind":true,"state":true,"owner_id":true,"is_nobodys":true,"player_id":true,"after_id":true,"sort":true,"row_count":true,"skipped":true},"params":[{"name":"id","required":false,"transform":{"type":"scalar"},"locs":[{"a":89,"b":91},{"a":119,"b":121}]},{"name":"kind","required":false,"transform":{"type":"scalar"},"locs":[{"a":129,"b":133},{"a":166,"b":170}]},{"name":"state","required":false,"transform":{"type":"scalar"},"locs":[{"a":178,"b":183},{"a":218,"b":223}]},{"name":"owner_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":237,"b":245},{"a":279,"b":287}]},{"name":"is_nobodys","required":true,"transform":{"type":"scalar"},"locs":[{"a":299,"b":310}]},{"name":"player_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":346,"b":355},{"a":430,"b":439}]},{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":475,"b":483},{"a":580,"b":588}]},{"name":"sort","required":false,"transform":{"type":"scalar"},"locs":[{"a":702,"b":706},{"a":873,"b":877},{"a":1007,"b":1011}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1631,"b":1641}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":1650,"b":1658}]}],"statement":"with found as materialized (\n  select array(\n    select c.id from risk_case c\n    where (:id::bigint is null or c.id = :id) and (:kind::case_kind is null or c.kind = :kind) and (:state::case_state is null or c.state = :state)\n      and (:owner_id::bigint is null or c.owner_id = :owner_id) and (not :is_nobodys! or c.owner_id is null)\n      and (:player_id::bigint is null or exists (select from case_player p where p.player_id = :player_id and p.case_id = c.id))\n      and (:after_id::bigint is null or (c.found_at, c.id) < (select k.found_at, k.id from risk_case k where k.id = :after_id))\n    order by c.found_at desc, c.id desc limit 10000\n  ) as ids\n), sorted as materialized (\n  select case when :sort::text is null then found.ids else array(\n    select x.id from unnest(found.ids) with ordinality x(id, place) join risk_case c on c.id = x.id\n    order by case ltrim(:sort, '-') when 'opened_at' then extract(epoch from c.opened_at) when 'found_at' then extract(epoch from c.found_at) end * case when :sort like '-%' then -1 else 1 end nulls last, x.place\n  ) end as ids from found\n)\nselect c.id, c.kind, c.state, c.outcome, c.opened_at, c.found_at, c.closed_at, o.username as \"owner?\",\n  (select count(*)::int from case_player p where p.case_id = c.id) as \"player_count!\",\n  (select count(*)::int from case_finding f where f.case_id = c.id) as \"finding_count!\",\n  first.id as \"player_id!\", first.name as \"player_name!\", first.phone as \"player_phone!\", cardinality(found.ids) as \"total_count!\"\nfrom sorted found cross join lateral (\n  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!\n) shown\njoin risk_case c on c.id = shown.id\njoin lateral (\n  select p.id, p.name, p.phone from case_finding f join public_player p on p.id = f.player_id where f.case_id = c.id order by f.id limit 1\n) first on true\nleft join public_operator o on o.id = c.owner_id\norder by shown.place"} as never);

export interface PlayersOfCaseParams {
  case_id: number;
}

export interface PlayersOfCaseResult {
  id: number;
  name: string;
  phone: string;
}

export const playersOfCase = new PreparedQuery<PlayersOfCaseParams, PlayersOfCaseResult>({"usedParamSet":{"case_id":true},"params":[{"name":"case_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":141,"b":149}]}],"statement":"select p.id as \"id!\", p.name as \"name!\", p.phone as \"phone!\" from case_player c join public_player p on p.id = c.player_id where c.case_id = :case_id! order by p.id limit 500"} as never);

export interface FindingsOfCaseParams {
  case_id: number;
}

export interface FindingsOfCaseResult {
  amount_pya: number | null;
  happened_at: Date;
  id: number;
  player_id: number;
  player_name: string;
  player_phone: string;
  subject: string;
  text: string;
}

export const findingsOfCase = new PreparedQuery<FindingsOfCaseParams, FindingsOfCaseResult>({"usedParamSet":{"case_id":true},"params":[{"name":"case_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":217,"b":225}]}],"statement":"select f.id, f.subject, f.amount_pya, f.text, f.happened_at, p.id as \"player_id!\", p.name as \"player_name!\", p.phone as \"player_phone!\"\nfrom case_finding f join public_player p on p.id = f.player_id where f.case_id = :case_id! order by f.id"} as never);

export interface NotesOfCaseParams {
  case_id: number;
}

export interface NotesOfCaseResult {
  at: Date;
  id: number;
  operator: string | null;
  text: string;
}

export const notesOfCase = new PreparedQuery<NotesOfCaseParams, NotesOfCaseResult>({"usedParamSet":{"case_id":true},"params":[{"name":"case_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":140,"b":148}]}],"statement":"select n.id, n.text, n.at, o.username as \"operator?\" from case_note n left join public_operator o on o.id = n.operator_id\nwhere n.case_id = :case_id! order by n.id"} as never);

export interface LockCaseParams {
  id: number;
}

export interface LockCaseResult {
  id: number;
}

export const lockCase = new PreparedQuery<LockCaseParams, LockCaseResult>({"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":36,"b":39}]}],"statement":"select id from risk_case where id = :id! for no key update"} as never);

export interface CaseAsLockedParams {
  id: number;
}

export interface CaseAsLockedResult {
  amount_pya: number;
  finding_count: number;
  id: number;
  outcome: CaseOutcome | null;
  owner: string | null;
  owner_id: number | null;
  state: CaseState;
}

export const caseAsLocked = new PreparedQuery<CaseAsLockedParams, CaseAsLockedResult>({"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":389,"b":392}]}],"statement":"select c.id, c.state, c.owner_id, c.outcome, o.username as \"owner?\",\n  found.finding_count as \"finding_count!\", found.amount_pya as \"amount_pya!\"\nfrom risk_case c left join public_operator o on o.id = c.owner_id cross join lateral (\n  select count(*)::int as finding_count, coalesce(sum(amount_pya), 0)::bigint as amount_pya from case_finding f where f.case_id = c.id\n) found where c.id = :id!"} as never);

export interface SetCaseOwnerParams {
  id: number;
  operator_id: number;
}

export type SetCaseOwnerResult = void;

export const setCaseOwner = new PreparedQuery<SetCaseOwnerParams, SetCaseOwnerResult>({"usedParamSet":{"operator_id":true,"id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":51,"b":63}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":76,"b":79}]}],"statement":"update risk_case set state = 'working', owner_id = :operator_id! where id = :id!"} as never);

export interface CloseCaseParams {
  id: number;
  operator_id: number;
  outcome: CaseOutcome;
}

export type CloseCaseResult = void;

export const closeCase = new PreparedQuery<CloseCaseParams, CloseCaseResult>({"usedParamSet":{"operator_id":true,"outcome":true,"id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":50,"b":62},{"a":104,"b":116}]},{"name":"outcome","required":true,"transform":{"type":"scalar"},"locs":[{"a":129,"b":137}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":150,"b":153}]}],"statement":"update risk_case set state = 'closed', owner_id = :operator_id!, closed_at = product_now(), closed_by = :operator_id!, outcome = :outcome! where id = :id!"} as never);

export interface ReopenCaseParams {
  id: number;
  operator_id?: number | null | void;
}

export type ReopenCaseResult = void;

export const reopenCase = new PreparedQuery<ReopenCaseParams, ReopenCaseResult>({"usedParamSet":{"operator_id":true,"id":true},"params":[{"name":"operator_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":39,"b":50},{"a":123,"b":134}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":201,"b":204}]}],"statement":"update risk_case set state = case when :operator_id::bigint is null then 'open' else 'working' end::case_state, owner_id = :operator_id,\n  closed_at = null, closed_by = null, outcome = null where id = :id!"} as never);

export interface InsertCaseNoteParams {
  case_id: number;
  operator_id?: number | null | void;
  text: string;
}

export type InsertCaseNoteResult = void;

export const insertCaseNote = new PreparedQuery<InsertCaseNoteParams, InsertCaseNoteResult>({"usedParamSet":{"case_id":true,"operator_id":true,"text":true},"params":[{"name":"case_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":59,"b":67}]},{"name":"operator_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":70,"b":81}]},{"name":"text","required":true,"transform":{"type":"scalar"},"locs":[{"a":84,"b":89}]}],"statement":"insert into case_note (case_id, operator_id, text) values (:case_id!, :operator_id, :text!)"} as never);

