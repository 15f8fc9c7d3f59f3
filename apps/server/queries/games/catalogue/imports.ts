/** Types and statements of src/games/catalogue/imports.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { ImportOutcome, ImportSource, ImportState } from '#queries/unions.ts';

export interface ConsoleImportsParams {
  import_id?: number | null | void;
  provider_id?: number | null | void;
  row_count: number;
  skipped: number;
}

export interface ConsoleImportsResult {
  added_count: number;
  at: Date;
  changed_count: number;
  error: string | null;
  guessed_count: number;
  hidden_count: number;
  id: number;
  operator: string | null;
  provider_id: number;
  provider_name: string;
  same_count: number;
  skipped_count: number;
  source: ImportSource;
  state: ImportState;
  total_count: number;
}

export const consoleImports = new PreparedQuery<ConsoleImportsParams, ConsoleImportsResult>({"usedParamSet":{"import_id":true,"provider_id":true,"row_count":true,"skipped":true},"params":[{"name":"import_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":370,"b":379},{"a":407,"b":416}]},{"name":"provider_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":424,"b":435},{"a":469,"b":480}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":508,"b":518}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":527,"b":535}]}],"statement":"select i.id, i.provider_id, p.name as provider_name, i.source, o.username as \"operator?\", i.state, i.error, i.added_count, i.changed_count,\n  i.same_count, i.skipped_count, i.hidden_count, i.guessed_count, i.at, count(*) over () as \"total_count!\"\nfrom catalogue_import i join provider p on p.id = i.provider_id left join public_operator o on o.id = i.operator_id\nwhere (:import_id::bigint is null or i.id = :import_id) and (:provider_id::int is null or i.provider_id = :provider_id)\norder by i.id desc limit :row_count! offset :skipped!"} as never);

export interface ConsoleImportRowsParams {
  import_id: number;
  row_count: number;
  skipped: number;
}

export interface ConsoleImportRowsResult {
  g_code: string;
  name: string;
  outcome: ImportOutcome;
  reason: string;
  row_number: number;
  said: unknown;
  total_count: number;
}

export const consoleImportRows = new PreparedQuery<ConsoleImportRowsParams, ConsoleImportRowsResult>({"usedParamSet":{"import_id":true,"row_count":true,"skipped":true},"params":[{"name":"import_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":135,"b":145}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":173,"b":183}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":192,"b":200}]}],"statement":"select row_number, outcome, reason, g_code, name, said, count(*) over () as \"total_count!\"\nfrom catalogue_import_row where import_id = :import_id! order by row_number limit :row_count! offset :skipped!"} as never);

