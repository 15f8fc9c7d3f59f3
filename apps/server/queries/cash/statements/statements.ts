/** Types and statements of src/cash/statements/statements.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { AccountLineDirection, AccountNoteState, AccountStatementSource } from '#queries/unions.ts';

export interface FindAccountHereParams {
  account_id: number;
}

export interface FindAccountHereResult {
  account_name: string;
  account_number: string;
  id: number;
  method: string;
  method_code: string;
  method_id: number;
}

export const findAccountHere = new PreparedQuery<FindAccountHereParams, FindAccountHereResult>({"usedParamSet":{"account_id":true},"params":[{"name":"account_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":186,"b":197}]}],"statement":"select a.id, a.account_number, a.account_name, m.id as method_id, m.code as method_code, m.name as method\nfrom payment_account a join payment_method m on m.id = a.method_id where a.id = :account_id!"} as never);

export interface InsertStatementParams {
  account_id: number;
  file_name?: string | null | void;
  file_sha256: string;
  from_at: Date;
  line_count: number;
  new_count: number;
  operator_id: number;
  skipped_count: number;
  source: AccountStatementSource;
  until_at: Date;
}

export interface InsertStatementResult {
  id: number;
}

export const insertStatement = new PreparedQuery<InsertStatementParams, InsertStatementResult>({"usedParamSet":{"account_id":true,"source":true,"file_name":true,"file_sha256":true,"operator_id":true,"line_count":true,"new_count":true,"skipped_count":true,"from_at":true,"until_at":true},"params":[{"name":"account_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":153,"b":164}]},{"name":"source","required":true,"transform":{"type":"scalar"},"locs":[{"a":167,"b":174}]},{"name":"file_name","required":false,"transform":{"type":"scalar"},"locs":[{"a":177,"b":186}]},{"name":"file_sha256","required":true,"transform":{"type":"scalar"},"locs":[{"a":189,"b":201}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":204,"b":216}]},{"name":"line_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":219,"b":230}]},{"name":"new_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":233,"b":243}]},{"name":"skipped_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":246,"b":260}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":263,"b":271}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":274,"b":283}]}],"statement":"insert into account_statement (account_id, source, file_name, file_sha256, operator_id, line_count, new_count, skipped_count, from_at, until_at)\nvalues (:account_id!, :source!, :file_name, :file_sha256!, :operator_id!, :line_count!, :new_count!, :skipped_count!, :from_at!, :until_at!)\nreturning id"} as never);

export interface KnownKeysParams {
  account_id: number;
  keys: string[];
}

export interface KnownKeysResult {
  key: string;
}

export const knownKeys = new PreparedQuery<KnownKeysParams, KnownKeysResult>({"usedParamSet":{"account_id":true,"keys":true},"params":[{"name":"account_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":48,"b":59}]},{"name":"keys","required":true,"transform":{"type":"scalar"},"locs":[{"a":76,"b":81}]}],"statement":"select key from account_line where account_id = :account_id! and key = any (:keys!::text[])"} as never);

export interface InsertLinesParams {
  account_id: number;
  lines: unknown;
  statement_id: number;
}

export type InsertLinesResult = void;

export const insertLines = new PreparedQuery<InsertLinesParams, InsertLinesResult>({"usedParamSet":{"statement_id":true,"account_id":true,"lines":true},"params":[{"name":"statement_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":155,"b":168}]},{"name":"account_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":171,"b":182}]},{"name":"lines","required":true,"transform":{"type":"scalar"},"locs":[{"a":337,"b":343}]}],"statement":"insert into account_line (statement_id, account_id, line_number, key, occurred_at, transaction_id, direction, amount_pya, party, balance_pya, said)\nselect :statement_id!, :account_id!, x.line_number, x.key, x.at, x.transaction_id, x.direction::account_line_direction, x.amount_pya, x.party, x.balance_pya, x.said\nfrom jsonb_to_recordset(:lines!::jsonb) x(line_number int, key text, at timestamptz, transaction_id text, direction text, amount_pya bigint, party text, balance_pya bigint, said text)"} as never);

export interface PageOfStatementsParams {
  account_id: number;
  row_count: number;
  skipped: number;
  statement_id?: number | null | void;
}

export interface PageOfStatementsResult {
  at: Date;
  file_name: string | null;
  file_sha256: string;
  from_at: Date;
  id: number;
  line_count: number;
  new_count: number;
  operator: string;
  skipped_count: number;
  source: AccountStatementSource;
  total_count: number;
  until_at: Date;
}

export const pageOfStatements = new PreparedQuery<PageOfStatementsParams, PageOfStatementsResult>({"usedParamSet":{"account_id":true,"statement_id":true,"row_count":true,"skipped":true},"params":[{"name":"account_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":278,"b":289}]},{"name":"statement_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":296,"b":308},{"a":336,"b":348}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":376,"b":386}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":395,"b":403}]}],"statement":"select s.id, s.source, s.file_name, s.file_sha256, o.username as operator, s.at, s.line_count, s.new_count, s.skipped_count, s.from_at, s.until_at,\n  count(*) over () as \"total_count!\"\nfrom account_statement s join public_operator o on o.id = s.operator_id\nwhere s.account_id = :account_id! and (:statement_id::bigint is null or s.id = :statement_id)\norder by s.id desc limit :row_count! offset :skipped!"} as never);

export interface OpenLinesParams {
  account_id: number;
  method_id: number;
  row_count: number;
}

export interface OpenLinesResult {
  amount_pya: number;
  brought_by: string;
  brought_by_id: number;
  direction: AccountLineDirection;
  id: number;
  is_used_twice: boolean;
  note: string | null;
  note_state: AccountNoteState | null;
  noted_at: Date | null;
  noted_by: string | null;
  occurred_at: Date;
  party: string | null;
  transaction_id: string | null;
}

export const openLines = new PreparedQuery<OpenLinesParams, OpenLinesResult>({"usedParamSet":{"method_id":true,"account_id":true,"row_count":true},"params":[{"name":"method_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":338,"b":348},{"a":460,"b":470},{"a":1065,"b":1075},{"a":1193,"b":1203}]},{"name":"account_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":968,"b":979}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1537,"b":1547}]}],"statement":"select l.id, l.occurred_at, l.transaction_id, l.direction, l.amount_pya, l.party, o.username as brought_by, s.operator_id as brought_by_id,\n  exists (select from account_line t where t.account_id = l.account_id and t.id_plain = l.id_plain and t.id <> l.id)\n    or l.direction = 'in' and exists (select from cash_out c where c.method_id = :method_id! and c.id_plain = l.id_plain)\n    or l.direction = 'out' and exists (select from cash_in c where c.method_id = :method_id! and c.id_plain = l.id_plain) as \"is_used_twice!\",\n  n.state as \"note_state?\", n.note as \"note?\", w.username as \"noted_by?\", n.at as \"noted_at?\"\nfrom account_line l\njoin account_statement s on s.id = l.statement_id\njoin public_operator o on o.id = s.operator_id\nleft join lateral (select x.* from account_note x where x.account_id = l.account_id and x.subject = 'account_line:' || l.id order by x.id desc limit 1) n on true\nleft join public_operator w on w.id = n.operator_id\nwhere l.account_id = :account_id!\n  and not (l.direction = 'in' and exists (select from cash_in c where c.method_id = :method_id! and c.id_plain = l.id_plain))\n  and not (l.direction = 'out' and exists (select from cash_out c where c.method_id = :method_id! and c.id_plain = l.id_plain))\n  and not exists (select from public_taker_payment y where y.account_id = l.account_id and y.reversed_at is null and ltrim(y.reference_plain, '0') = lower(l.id_plain)\n    and y.came_pya = case l.direction when 'in' then l.amount_pya else -l.amount_pya end)\norder by l.occurred_at desc, l.id desc limit :row_count!"} as never);

export interface WaitingRequestsParams {
  account_number: string;
  method_id: number;
  row_count: number;
}

export interface WaitingRequestsResult {
  account_name: string | null;
  amount_pya: number;
  asked_by: string | null;
  created_at: Date;
  exact_since: Date | null;
  id: number;
  is_here: boolean;
  lvl_2_name: string | null;
  player_id: number;
  player_name: string;
  player_phone: string;
  promotion: string | null;
  transaction_id: string;
}

export const waitingRequests = new PreparedQuery<WaitingRequestsParams, WaitingRequestsResult>({"usedParamSet":{"account_number":true,"method_id":true,"row_count":true},"params":[{"name":"account_number","required":true,"transform":{"type":"scalar"},"locs":[{"a":176,"b":191}]},{"name":"method_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":621,"b":631}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":686,"b":696}]}],"statement":"select c.id, c.player_id, p.name as player_name, p.phone as player_phone, p.lvl_2_name, c.transaction_id as \"transaction_id!\", c.amount_pya, c.account_name,\n  c.holder_phone = :account_number! as \"is_here!\", c.exact_since, c.created_at, q.username as \"asked_by?\", f.code as \"promotion?\"\nfrom cash_in c\njoin public_player p on p.id = c.player_id\nleft join promotion f on f.id = c.promotion_id\nleft join public_deed e on e.kind = 'cash_in' and e.subject = 'cash_in:' || c.id and e.state = 'asked'\nleft join public_operator q on q.id = e.asked_by\nwhere c.state = 'pending' and c.expires_at > product_now() and c.method_id = :method_id! and c.transaction_id is not null\norder by c.id limit :row_count!"} as never);

export interface ApprovedAloneParams {
  operator_id: number;
}

export interface ApprovedAloneResult {
  approved_pya: number;
}

export const approvedAlone = new PreparedQuery<ApprovedAloneParams, ApprovedAloneResult>({"usedParamSet":{"operator_id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":234,"b":246},{"a":339,"b":351}]}],"statement":"select coalesce(sum(c.counted_pya), 0)::bigint as \"approved_pya!\"\nfrom cash_in c join account_line l on l.id = c.account_line_id join account_statement s on s.id = l.statement_id\nwhere c.account_line_id is not null and c.decided_by = :operator_id! and c.decided_at >= yangon_instant(yangon_day(product_now()), '00:00') and s.operator_id = :operator_id!"} as never);

export interface LineToApproveParams {
  account_id: number;
  line_id: number;
}

export interface LineToApproveResult {
  amount_pya: number;
  brought_by_id: number;
  file_sha256: string;
  id: number;
  statement_id: number;
  transaction_id: string | null;
}

export const lineToApprove = new PreparedQuery<LineToApproveParams, LineToApproveResult>({"usedParamSet":{"line_id":true,"account_id":true},"params":[{"name":"line_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":190,"b":198}]},{"name":"account_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":219,"b":230}]}],"statement":"select l.id, l.transaction_id, l.amount_pya, l.statement_id, s.file_sha256, s.operator_id as brought_by_id\nfrom account_line l join account_statement s on s.id = l.statement_id where l.id = :line_id! and l.account_id = :account_id!"} as never);

export interface ApprovedByLineParams {
  cash_in_id: number;
  line_id: number;
}

export interface ApprovedByLineResult {
  is_approved: boolean;
  is_asked: boolean;
}

export const approvedByLine = new PreparedQuery<ApprovedByLineParams, ApprovedByLineResult>({"usedParamSet":{"line_id":true,"cash_in_id":true},"params":[{"name":"line_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":27,"b":35}]},{"name":"cash_in_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":220,"b":231}]}],"statement":"select c.account_line_id = :line_id! as \"is_approved!\", exists (\n  select from public_deed e where e.kind = 'cash_in' and e.subject = 'cash_in:' || c.id and e.state = 'asked'\n) as \"is_asked!\"\nfrom cash_in c where c.id = :cash_in_id!"} as never);

export interface SampleLinesParams {
  account_number: string;
  method_id: number;
  row_count: number;
}

export interface SampleLinesResult {
  account_name: string;
  amount_pya: number;
  at: Date;
  id: number;
  transaction_id: string;
}

export const sampleLines = new PreparedQuery<SampleLinesParams, SampleLinesResult>({"usedParamSet":{"method_id":true,"account_number":true,"row_count":true},"params":[{"name":"method_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":255,"b":265}]},{"name":"account_number","required":true,"transform":{"type":"scalar"},"locs":[{"a":288,"b":303}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":402,"b":412}]}],"statement":"select c.id, c.amount_pya, c.account_name as \"account_name!\", c.created_at - interval '3 minutes' as \"at!\",\n  coalesce(c.full_transaction_id, '0100' || lpad(c.id::text, 10, '0') || c.transaction_id) as \"transaction_id!\"\nfrom cash_in c\nwhere c.method_id = :method_id! and c.holder_phone = :account_number! and c.state in ('pending', 'approved') and c.transaction_id is not null\norder by c.id desc limit :row_count!"} as never);

