/** Types and statements of src/cash/request-story.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface FindRequestParams {
  request_id: number;
  subject: string;
}

export interface FindRequestResult {
  method_id: number;
  paid_by: string | null;
  player_id: number;
}

export const findRequest = new PreparedQuery<FindRequestParams, FindRequestResult>({"usedParamSet":{"subject":true,"request_id":true},"params":[{"name":"subject","required":true,"transform":{"type":"scalar"},"locs":[{"a":111,"b":119},{"a":258,"b":266}]},{"name":"request_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":137,"b":148},{"a":169,"b":180},{"a":285,"b":296},{"a":317,"b":328}]}],"statement":"select c.player_id as \"player_id!\", c.method_id as \"method_id!\", c.id_plain as \"paid_by?\" from cash_in c where :subject! = 'cash_in:' || :request_id!::bigint and c.id = :request_id!\nunion all\nselect c.player_id, c.method_id, c.id_plain from cash_out c where :subject! = 'cash_out:' || :request_id!::bigint and c.id = :request_id!"} as never);

export interface StoryOfParams {
  method_id: number;
  paid_by?: string | null | void;
  player_id: number;
  refs: string[];
  request_id: number;
  subject: string;
}

export interface StoryOfResult {
  amount_pya: number | null;
  at: Date;
  details: unknown;
  reason: string | null;
  source: string;
  what: string;
  who: string | null;
}

export const storyOf = new PreparedQuery<StoryOfParams, StoryOfResult>({"usedParamSet":{"subject":true,"request_id":true,"method_id":true,"paid_by":true,"refs":true,"player_id":true},"params":[{"name":"subject","required":true,"transform":{"type":"scalar"},"locs":[{"a":408,"b":416},{"a":594,"b":602},{"a":790,"b":798},{"a":982,"b":990},{"a":1191,"b":1199},{"a":1386,"b":1394},{"a":1993,"b":2001},{"a":2242,"b":2250}]},{"name":"request_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":1024,"b":1035},{"a":1234,"b":1245},{"a":1444,"b":1455}]},{"name":"method_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":1816,"b":1826}]},{"name":"paid_by","required":false,"transform":{"type":"scalar"},"locs":[{"a":1950,"b":1957}]},{"name":"refs","required":true,"transform":{"type":"scalar"},"locs":[{"a":2717,"b":2722}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":2956,"b":2966}]}],"statement":"select x.at as \"at!\", x.source as \"source!\", x.what as \"what!\", x.who as \"who?\", x.amount_pya as \"amount_pya?\", x.reason as \"reason?\", x.details as \"details!\"\nfrom (\n  select a.at, 'trail' as source, a.action as what, o.username as who, null::bigint as amount_pya, a.reason, coalesce(a.after, '{}') as details\n  from public_audit_row a left join public_operator o on o.id = a.operator_id\n  where a.subject = :subject!\n  union all\n  select d.asked_at, 'second_person', 'asked', q.username, null, null, '{}'\n  from public_deed d left join public_operator q on q.id = d.asked_by where d.subject = :subject!\n  union all\n  select d.decided_at, 'second_person', d.state::text, q.username, null, null, '{}'\n  from public_deed d left join public_operator q on q.id = d.decided_by where d.subject = :subject! and d.decided_at is not null\n  union all\n  select c.created_at, 'player', 'asked', p.name, c.amount_pya, null, '{}'\n  from cash_in c join public_player p on p.id = c.player_id where :subject! = 'cash_in:' || c.id and c.id = :request_id!\n  union all\n  select c.created_at, 'player', 'asked', p.name, c.amount_pya, null, '{}'\n  from cash_out c join public_player p on p.id = c.player_id where :subject! = 'cash_out:' || c.id and c.id = :request_id!\n  union all\n  select i.at, 'player', 'picture_sent', null, null, null, jsonb_build_object('sha256', i.sha256)\n  from cash_in_image i where :subject! = 'cash_in:' || i.cash_in_id and i.cash_in_id = :request_id!\n  union all\n  select l.occurred_at, 'statement', case l.direction when 'in' then 'came' else 'left' end, l.party, l.amount_pya, null,\n    jsonb_build_object('transaction_id', l.transaction_id, 'statement', s.id, 'brought_in_by', o.username, 'file_sha256', s.file_sha256)\n  from account_line l\n  join payment_account a on a.id = l.account_id and a.method_id = :method_id!\n  join account_statement s on s.id = l.statement_id\n  join public_operator o on o.id = s.operator_id\n  where l.id_plain = :paid_by::text and l.direction = case when :subject! like 'cash_in:%' then 'in' else 'out' end::account_line_direction\n  union all\n  select n.at, 'note', 'note_' || n.state, o.username, null, n.note, '{}'\n  from account_note n join public_operator o on o.id = n.operator_id where n.subject = :subject!\n  union all\n  select e.at, 'entry', e.reason::text, o.username, m.amount, null, jsonb_build_object('entry', e.id, 'from', coalesce(f.kind::text || ' ' || f.name, f.kind::text), 'to', coalesce(t.kind::text || ' ' || t.name, t.kind::text))\n  from public_entry e\n  join public_move m on m.entry_id = e.id\n  join public_purse f on f.id = m.from_purse\n  join public_purse t on t.id = m.to_purse\n  left join public_operator o on o.id = e.operator_id\n  where e.ref = any (:refs!::text[])\n  union all\n  select a.at, 'alert', a.kind, null, null, null, a.data - 'player_id'\n  from public_alert a where a.id > (select coalesce(max(b.id), 0) - 5000 from public_alert b) and a.data @> jsonb_build_object('player_id', :player_id!::bigint)\n) x\norder by x.at, x.source limit 300"} as never);

