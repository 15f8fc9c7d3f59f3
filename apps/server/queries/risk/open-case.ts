/** Types and statements of src/risk/open-case.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { CaseKind, CaseState } from '#queries/unions.ts';

export interface InsertCasesParams {
  kind: CaseKind;
  refs: string[];
}

export type InsertCasesResult = void;

export const insertCases = new PreparedQuery<InsertCasesParams, InsertCasesResult>({"usedParamSet":{"kind":true,"refs":true},"params":[{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":50,"b":55}]},{"name":"refs","required":true,"transform":{"type":"scalar"},"locs":[{"a":85,"b":90}]}],"statement":"insert into risk_case (kind, ref) select distinct :kind!::case_kind, ref from unnest(:refs!::text[]) ref order by ref on conflict (ref) do nothing"} as never);

export interface LockCasesParams {
  refs: string[];
}

export interface LockCasesResult {
  id: number;
  ref: string;
  state: CaseState;
}

export const lockCases = new PreparedQuery<LockCasesParams, LockCasesResult>({"usedParamSet":{"refs":true},"params":[{"name":"refs","required":true,"transform":{"type":"scalar"},"locs":[{"a":54,"b":59}]}],"statement":"select id, ref, state from risk_case where ref = any (:refs!::text[]) order by id for no key update"} as never);

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

