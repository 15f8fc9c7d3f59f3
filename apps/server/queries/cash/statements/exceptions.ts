/** Types and statements of src/cash/statements/exceptions.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { AccountLineDirection, AccountNoteState } from '#queries/unions.ts';

export interface OtherAmountsParams {
  account_id: number;
  account_number: string;
  method_id: number;
  row_count: number;
}

export interface OtherAmountsResult {
  amount_pya: number;
  booked_pya: number;
  cash_in_id: number | null;
  cash_out_id: number | null;
  direction: AccountLineDirection;
  id: number;
  is_here: boolean;
  occurred_at: Date;
  party: string | null;
  transaction_id: string | null;
}

export const otherAmounts = new PreparedQuery<OtherAmountsParams, OtherAmountsResult>({"usedParamSet":{"account_number":true,"method_id":true,"account_id":true,"row_count":true},"params":[{"name":"account_number","required":true,"transform":{"type":"scalar"},"locs":[{"a":342,"b":357}]},{"name":"method_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":430,"b":440},{"a":624,"b":634}]},{"name":"account_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":541,"b":552},{"a":738,"b":749}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":796,"b":806}]}],"statement":"select l.id, l.occurred_at, l.transaction_id, l.direction, l.amount_pya, l.party, b.cash_in_id as \"cash_in_id?\", b.cash_out_id as \"cash_out_id?\",\n  b.booked_pya as \"booked_pya!\", b.is_here as \"is_here!\"\nfrom account_line l\njoin lateral (\n  select c.id as cash_in_id, null::bigint as cash_out_id, c.counted_pya as booked_pya, c.holder_phone = :account_number! as is_here\n  from cash_in c where l.direction = 'in' and c.method_id = :method_id! and c.id_plain = l.id_plain\n  union all\n  select null, c.id, c.amount_pya, coalesce(c.account_id = :account_id!, false)\n  from cash_out c where l.direction = 'out' and c.method_id = :method_id! and c.id_plain = l.id_plain\n) b on b.booked_pya <> l.amount_pya or not b.is_here\nwhere l.account_id = :account_id! order by l.occurred_at desc, l.id desc limit :row_count!"} as never);

export interface WithoutMoneyParams {
  account_id: number;
  account_number: string;
  method_id: number;
  row_count: number;
}

export interface WithoutMoneyResult {
  at: Date;
  booked_pya: number;
  cash_in_id: number | null;
  cash_out_id: number | null;
  direction: string;
  is_waiting: boolean;
  subject: string;
  transaction_id: string | null;
  who: string;
}

export const withoutMoney = new PreparedQuery<WithoutMoneyParams, WithoutMoneyResult>({"usedParamSet":{"account_id":true,"method_id":true,"account_number":true,"row_count":true},"params":[{"name":"account_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":95,"b":106},{"a":945,"b":956},{"a":1178,"b":1189},{"a":1401,"b":1412}]},{"name":"method_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":524,"b":534}]},{"name":"account_number","required":true,"transform":{"type":"scalar"},"locs":[{"a":557,"b":572}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1489,"b":1499}]}],"statement":"with covered as (\n  select s.from_at, s.until_at from account_statement s where s.account_id = :account_id! and s.source <> 'messages'\n)\nselect 'cash_in:' || c.id as \"subject!\", 'in' as \"direction!\", c.id as \"cash_in_id?\", null::bigint as \"cash_out_id?\", c.counted_pya as \"booked_pya!\", c.created_at as \"at!\",\n  coalesce(c.full_transaction_id, '…' || c.transaction_id) as \"transaction_id?\", p.name as \"who!\", c.state = 'pending' as \"is_waiting!\"\nfrom cash_in c join public_player p on p.id = c.player_id\nwhere c.method_id = :method_id! and c.holder_phone = :account_number! and c.created_at >= (select min(from_at) from covered)\n  and exists (select from covered k where c.created_at between k.from_at and k.until_at - make_interval(hours => case when c.state = 'pending' then 1 else 0 end))\n  and (c.state = 'pending' and c.expires_at > product_now() or c.state = 'approved' and not exists (\n    select from account_line l where l.account_id = :account_id! and l.direction = 'in' and l.id_plain = c.id_plain\n  ))\nunion all\nselect 'cash_out:' || c.id, 'out', null, c.id, c.amount_pya, c.decided_at, c.payout_reference, c.account_name, false\nfrom cash_out c\nwhere c.account_id = :account_id! and c.decided_at >= (select min(from_at) from covered)\n  and exists (select from covered k where c.decided_at between k.from_at and k.until_at)\n  and not exists (select from account_line l where l.account_id = :account_id! and l.direction = 'out' and l.id_plain = c.id_plain)\norder by 6 desc limit :row_count!"} as never);

export interface NotesOfParams {
  account_id: number;
  subjects: string[];
}

export interface NotesOfResult {
  at: Date;
  note: string;
  noted_by: string;
  state: AccountNoteState;
  subject: string;
}

export const notesOf = new PreparedQuery<NotesOfParams, NotesOfResult>({"usedParamSet":{"account_id":true,"subjects":true},"params":[{"name":"account_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":176,"b":187}]},{"name":"subjects","required":true,"transform":{"type":"scalar"},"locs":[{"a":210,"b":219}]}],"statement":"select distinct on (n.subject) n.subject, n.state, n.note, o.username as noted_by, n.at\nfrom account_note n join public_operator o on o.id = n.operator_id\nwhere n.account_id = :account_id! and n.subject = any (:subjects!::text[]) order by n.subject, n.id desc"} as never);

export interface InsertNoteParams {
  account_id: number;
  note: string;
  operator_id: number;
  state: AccountNoteState;
  subject: string;
}

export interface InsertNoteResult {
  id: number;
}

export const insertNote = new PreparedQuery<InsertNoteParams, InsertNoteResult>({"usedParamSet":{"subject":true,"state":true,"note":true,"operator_id":true,"account_id":true},"params":[{"name":"subject","required":true,"transform":{"type":"scalar"},"locs":[{"a":86,"b":94},{"a":197,"b":205},{"a":326,"b":334},{"a":460,"b":468},{"a":580,"b":588}]},{"name":"state","required":true,"transform":{"type":"scalar"},"locs":[{"a":97,"b":103}]},{"name":"note","required":true,"transform":{"type":"scalar"},"locs":[{"a":106,"b":111}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":114,"b":126}]},{"name":"account_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":164,"b":175}]}],"statement":"insert into account_note (account_id, subject, state, note, operator_id)\nselect a.id, :subject!, :state!, :note!, :operator_id! from payment_account a\nwhere a.id = :account_id! and case split_part(:subject!, ':', 1)\n  when 'account_line' then exists (select from account_line l where l.account_id = a.id and l.id = split_part(:subject!, ':', 2)::bigint)\n  when 'cash_in' then exists (select from cash_in c where c.method_id = a.method_id and c.id = split_part(:subject!, ':', 2)::bigint)\n  else exists (select from cash_out c where c.method_id = a.method_id and c.id = split_part(:subject!, ':', 2)::bigint) end\nreturning id"} as never);

