/** Types and statements of src/risk/open-case.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { CaseKind } from '#queries/unions.ts';

export interface FindOrInsertCasesParams {
  kind: CaseKind;
  refs: string[];
}

export interface FindOrInsertCasesResult {
  id: number;
  ref: string;
}

export const findOrInsertCases = new PreparedQuery<FindOrInsertCasesParams, FindOrInsertCasesResult>({"usedParamSet":{"refs":true,"kind":true},"params":[{"name":"refs","required":true,"transform":{"type":"scalar"},"locs":[{"a":49,"b":54}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":125,"b":130}]}],"statement":"with arrived as (select distinct ref from unnest(:refs!::text[]) ref),\nadded as (\n  insert into risk_case (kind, ref) select :kind!::case_kind, ref from arrived order by ref on conflict (ref) do nothing returning id, ref\n)\nselect id as \"id!\", ref as \"ref!\" from added\nunion all select c.id, c.ref from risk_case c join arrived a on a.ref = c.ref where not exists (select from added where added.ref = c.ref)"} as never);

export interface InsertFindingsParams {
  findings: unknown;
  most: number;
}

export interface InsertFindingsResult {
  case_id: number;
}

export const insertFindings = new PreparedQuery<InsertFindingsParams, InsertFindingsResult>({"usedParamSet":{"findings":true,"most":true},"params":[{"name":"findings","required":true,"transform":{"type":"scalar"},"locs":[{"a":188,"b":197}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":389,"b":394}]}],"statement":"insert into case_finding (case_id, subject, player_id, amount_pya, text, happened_at)\nselect f.case_id, f.subject, f.player_id, f.amount_pya, f.text, f.happened_at\nfrom jsonb_to_recordset(:findings!::jsonb) as f(case_id bigint, subject text, player_id bigint, amount_pya bigint, text text, happened_at timestamptz)\nwhere (select count(*) from case_finding c where c.case_id = f.case_id) < :most!\non conflict (case_id, subject) do nothing returning case_id"} as never);

export interface InsertCasePlayersParams {
  findings: unknown;
}

export interface InsertCasePlayersResult {
  case_id: number;
}

export const insertCasePlayers = new PreparedQuery<InsertCasePlayersParams, InsertCasePlayersResult>({"usedParamSet":{"findings":true},"params":[{"name":"findings","required":true,"transform":{"type":"scalar"},"locs":[{"a":108,"b":117}]}],"statement":"insert into case_player (case_id, player_id) select distinct f.case_id, f.player_id\nfrom jsonb_to_recordset(:findings!::jsonb) as f(case_id bigint, player_id bigint) on conflict do nothing returning case_id"} as never);

export interface NoteFoundParams {
  case_ids: number[];
}

export type NoteFoundResult = void;

export const noteFound = new PreparedQuery<NoteFoundParams, NoteFoundResult>({"usedParamSet":{"case_ids":true},"params":[{"name":"case_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":62,"b":71}]}],"statement":"update risk_case set found_at = product_now() where id = any (:case_ids!::bigint[])"} as never);

export interface ClosedAmongParams {
  case_ids: number[];
}

export interface ClosedAmongResult {
  id: number;
}

export const closedAmong = new PreparedQuery<ClosedAmongParams, ClosedAmongResult>({"usedParamSet":{"case_ids":true},"params":[{"name":"case_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":41,"b":50}]}],"statement":"select id from risk_case where id = any (:case_ids!::bigint[]) and state = 'closed' order by id for no key update"} as never);

