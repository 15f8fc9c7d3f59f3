/** Types and statements of src/reports/closings-console.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface PageOfClosingsParams {
  days?: string[] | null | void;
  row_count: number;
  skipped: number;
}

export interface PageOfClosingsResult {
  accounts: unknown;
  asked_by: string | null;
  below_zero_pya: number;
  checked_at: Date;
  checked_by: string;
  day: string;
  entry_count: number;
  entry_root: string;
  first_entry: number;
  first_signed_by: string | null;
  funds_root: string;
  game_pya: number;
  hold_pya: number;
  last_entry: number;
  main_pya: number;
  open_stakes_pya: number;
  promotion_pya: number;
  referral_pya: number;
  signed_at: Date | null;
  signed_by: string | null;
  total_count: number;
}

export const pageOfClosings = new PreparedQuery<PageOfClosingsParams, PageOfClosingsResult>({"usedParamSet":{"days":true,"row_count":true,"skipped":true},"params":[{"name":"days","required":false,"transform":{"type":"scalar"},"locs":[{"a":1631,"b":1635},{"a":1669,"b":1673}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1702,"b":1712}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":1721,"b":1729}]}],"statement":"select c.day, c.first_entry, c.last_entry, c.entry_count, c.main_pya, c.game_pya, c.hold_pya, c.promotion_pya, c.referral_pya, c.below_zero_pya, c.open_stakes_pya, encode(c.entry_root, 'hex') as \"entry_root!\", encode(c.funds_root, 'hex') as \"funds_root!\",\n  coalesce(a.accounts, '[]') as \"accounts!\", checked.username as checked_by, checked.at as checked_at,\n  signed.asked_by as \"asked_by?\", signed.signed_by as \"signed_by?\", signed.signed_at as \"signed_at?\",\n  (select o.username from public_deed d join public_operator o on o.id = d.asked_by\n   where d.kind = 'closing' and d.subject = 'closing:' || c.day and d.state = 'asked') as \"first_signed_by?\", count(*) over () as \"total_count!\"\nfrom closing c\nleft join lateral (\n  select jsonb_agg(jsonb_build_object('method', x.method, 'name', coalesce(p.name, x.method), 'booked_pya', x.amount_pya, 'counted_pya', k.amount_pya) order by p.position, x.method) as accounts\n  from closing_account x\n  left join public_payment_method p on p.code = x.method\n  left join lateral (select amount_pya from closing_check k where k.day = x.day and k.method = x.method order by id desc limit 1) k on true\n  where x.day = c.day\n) a on true\nleft join lateral (\n  select o.username, k.at from closing_check k join public_operator o on o.id = k.operator_id where k.day = c.day order by k.id desc limit 1\n) checked on true\nleft join lateral (\n  select a.username as asked_by, b.username as signed_by, s.signed_at\n  from signing s join public_operator a on a.id = s.asked_by join public_operator b on b.id = s.signed_by\n  where s.period = c.day::text order by s.id desc limit 1\n) signed on true\nwhere :days::date[] is null or c.day = any (:days)\norder by c.day desc limit :row_count! offset :skipped!"} as never);

export interface WriteChecksParams {
  amounts_pya: number[];
  day: string;
  methods: string[];
  operator_id: number;
}

export type WriteChecksResult = void;

export const writeChecks = new PreparedQuery<WriteChecksParams, WriteChecksResult>({"usedParamSet":{"day":true,"operator_id":true,"methods":true,"amounts_pya":true},"params":[{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":72,"b":76}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":103,"b":115}]},{"name":"methods","required":true,"transform":{"type":"scalar"},"locs":[{"a":129,"b":137}]},{"name":"amounts_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":148,"b":160}]}],"statement":"insert into closing_check (day, method, amount_pya, operator_id)\nselect :day!, x.method, x.amount_pya, :operator_id! from unnest(:methods!::text[], :amounts_pya!::bigint[]) as x(method, amount_pya)"} as never);

