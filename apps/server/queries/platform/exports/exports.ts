/** Types and statements of src/platform/exports/exports.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { ExportFormat, ExportState } from '#queries/unions.ts';

export interface LockAskingParams {
  operator_id: number;
}

export interface LockAskingResult {
  locked: string;
}

export const lockAsking = new PreparedQuery<LockAskingParams, LockAskingResult>({"usedParamSet":{"operator_id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":38,"b":50}]}],"statement":"select pg_advisory_xact_lock(7203157, :operator_id!::int)::text as \"locked!\""} as never);

export interface ExportWaitsParams {
  minutes: number;
  operator_id: number;
}

export interface ExportWaitsResult {
  waits: boolean;
}

export const exportWaits = new PreparedQuery<ExportWaitsParams, ExportWaitsResult>({"usedParamSet":{"operator_id":true,"minutes":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":69}]},{"name":"minutes","required":true,"transform":{"type":"scalar"},"locs":[{"a":160,"b":168}]}],"statement":"select exists (\n  select from export where operator_id = :operator_id! and state in ('waiting', 'running') and asked_at > product_now() - make_interval(mins => :minutes!)\n) as \"waits!\""} as never);

export interface InsertExportParams {
  asked: unknown;
  format: ExportFormat;
  list: string;
  operator_id: number;
}

export interface InsertExportResult {
  id: number;
}

export const insertExport = new PreparedQuery<InsertExportParams, InsertExportResult>({"usedParamSet":{"operator_id":true,"list":true,"asked":true,"format":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":62,"b":74}]},{"name":"list","required":true,"transform":{"type":"scalar"},"locs":[{"a":77,"b":82}]},{"name":"asked","required":true,"transform":{"type":"scalar"},"locs":[{"a":85,"b":91}]},{"name":"format","required":true,"transform":{"type":"scalar"},"locs":[{"a":101,"b":108}]}],"statement":"insert into export (operator_id, list, asked, format) values (:operator_id!, :list!, :asked!::jsonb, :format!) returning id"} as never);

export interface ExportsOfParams {
  operator_id: number;
}

export interface ExportsOfResult {
  asked_at: Date;
  format: ExportFormat;
  id: number;
  is_cut: boolean;
  list: string;
  row_count: number;
  state: ExportState;
  total_count: number | null;
}

export const exportsOf = new PreparedQuery<ExportsOfParams, ExportsOfResult>({"usedParamSet":{"operator_id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":105,"b":117}]}],"statement":"select id, list, format, state, row_count, total_count, is_cut, asked_at from export where operator_id = :operator_id! order by id desc limit 20"} as never);

export interface ExportToMakeParams {
  id: number;
}

export interface ExportToMakeResult {
  asked: unknown;
  asked_at: Date;
  format: ExportFormat;
  id: number;
  list: string;
  operator_id: number;
  roles: string[];
  username: string;
}

export const exportToMake = new PreparedQuery<ExportToMakeParams, ExportToMakeResult>({"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":187,"b":190}]}],"statement":"select e.id, e.operator_id, e.list, e.asked, e.asked_at, e.format, o.username, o.roles\nfrom export e join public_operator o on o.id = e.operator_id and o.disabled_at is null\nwhere e.id = :id! and e.state in ('waiting', 'running')"} as never);

export interface MarkProgressParams {
  id: number;
  row_count: number;
  total_count?: number | null | void;
}

export type MarkProgressResult = void;

export const markProgress = new PreparedQuery<MarkProgressParams, MarkProgressResult>({"usedParamSet":{"row_count":true,"total_count":true,"id":true},"params":[{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":49,"b":59}]},{"name":"total_count","required":false,"transform":{"type":"scalar"},"locs":[{"a":76,"b":87}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":100,"b":103}]}],"statement":"update export set state = 'running', row_count = :row_count!, total_count = :total_count where id = :id! and state in ('waiting', 'running')"} as never);

export interface EndExportParams {
  file_key?: string | null | void;
  id: number;
  is_cut: boolean;
}

export interface EndExportResult {
  id: number;
}

export const endExport = new PreparedQuery<EndExportParams, EndExportResult>({"usedParamSet":{"file_key":true,"is_cut":true,"id":true},"params":[{"name":"file_key","required":false,"transform":{"type":"scalar"},"locs":[{"a":36,"b":44},{"a":116,"b":124}]},{"name":"is_cut","required":true,"transform":{"type":"scalar"},"locs":[{"a":142,"b":149}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":190,"b":193}]}],"statement":"update export set state = case when :file_key::text is null then 'failed' else 'done' end::export_state, file_key = :file_key::text, is_cut = :is_cut!,\n  ended_at = product_now()\nwhere id = :id! and state in ('waiting', 'running') returning id"} as never);

export interface ExportFileParams {
  id: number;
  operator_id: number;
}

export interface ExportFileResult {
  asked_at: Date;
  file_key: string;
  format: ExportFormat;
  list: string;
}

export const exportFile = new PreparedQuery<ExportFileParams, ExportFileResult>({"usedParamSet":{"id":true,"operator_id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":78,"b":81}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":101,"b":113}]}],"statement":"select list, format, file_key as \"file_key!\", asked_at from export where id = :id! and operator_id = :operator_id! and state = 'done'"} as never);

export interface SomeOldExportsParams {
  hours: number;
  row_count: number;
}

export interface SomeOldExportsResult {
  file_key: string | null;
  id: number;
}

export const someOldExports = new PreparedQuery<SomeOldExportsParams, SomeOldExportsResult>({"usedParamSet":{"hours":true,"row_count":true},"params":[{"name":"hours","required":true,"transform":{"type":"scalar"},"locs":[{"a":88,"b":94}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":115,"b":125}]}],"statement":"select id, file_key from export where asked_at < product_now() - make_interval(hours => :hours!) order by id limit :row_count!"} as never);

export interface DropExportParams {
  id: number;
}

export type DropExportResult = void;

export const dropExport = new PreparedQuery<DropExportParams, DropExportResult>({"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":30,"b":33}]}],"statement":"delete from export where id = :id!"} as never);

