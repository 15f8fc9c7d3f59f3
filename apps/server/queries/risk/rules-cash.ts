/** Types and statements of src/risk/rules-cash.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface SamePayerParams {
  least: number;
  player_ids: number[];
}

export interface SamePayerResult {
  amount_pya: number | null;
  happened_at: Date;
  player_id: number;
  ref: string;
  subject: string;
  text: string;
}

export const samePayer = new PreparedQuery<SamePayerParams, SamePayerResult>({"usedParamSet":{"player_ids":true,"least":true},"params":[{"name":"player_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":77,"b":88}]},{"name":"least","required":true,"transform":{"type":"scalar"},"locs":[{"a":1044,"b":1050}]}],"statement":"with named as (\n  select distinct lower(c.account_name) as payer from unnest(:player_ids!::bigint[]) x(player_id)\n  cross join lateral (\n    select account_name, state, created_at from public_cash_in i where i.player_id = x.player_id order by i.id desc limit 3\n  ) c\n  where c.account_name is not null and c.state in ('pending', 'approved') and c.created_at > product_now() - interval '30 days'\n), paid as (\n  select n.payer, c.id, c.player_id, c.counted_pya, c.account_name, c.created_at,\n    row_number() over (partition by n.payer, c.player_id order by c.id desc) as nth\n  from named n join public_cash_in c on lower(c.account_name) = n.payer\n  where c.state in ('pending', 'approved') and c.created_at > product_now() - interval '30 days'\n)\nselect 'same_payer:' || payer as \"ref!\", 'cash_in:' || id as \"subject!\", player_id as \"player_id!\", counted_pya as \"amount_pya?\", account_name as \"text!\",\n  created_at as \"happened_at!\"\nfrom paid where nth <= 3 and payer in (select payer from paid group by payer having count(distinct player_id) >= :least!)\norder by payer, id limit 500"} as never);

export interface PaymentTwiceParams {
  player_ids: number[];
}

export interface PaymentTwiceResult {
  amount_pya: number | null;
  happened_at: Date;
  id: number;
  player_id: number;
  ref: string;
  subject: string;
  text: string;
}

export const paymentTwice = new PreparedQuery<PaymentTwiceParams, PaymentTwiceResult>({"usedParamSet":{"player_ids":true},"params":[{"name":"player_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":42,"b":53}]}],"statement":"with latest as (\n  select c.* from unnest(:player_ids!::bigint[]) x(player_id)\n  cross join lateral (select * from public_cash_in i where i.player_id = x.player_id order by i.id desc limit 3) c\n  where c.transaction_id is not null and c.state in ('pending', 'approved')\n), twice as (\n  select l.id as latest_id, o.id as other_id from latest l join public_cash_in o on o.method_id = l.method_id and o.transaction_id = l.transaction_id and o.amount_pya = l.amount_pya\n  where o.id <> l.id and o.created_at between l.created_at - interval '90 days' and l.created_at + interval '90 days'\n    and (o.player_id <> l.player_id or o.state in ('pending', 'approved'))\n)\nselect distinct 'payment:' || c.method_id || ':' || c.transaction_id || ':' || c.amount_pya as \"ref!\", 'cash_in:' || c.id as \"subject!\", c.player_id as \"player_id!\",\n  c.counted_pya as \"amount_pya?\", c.transaction_id || ', ' || c.state as \"text!\", c.created_at as \"happened_at!\", c.id\nfrom twice t join public_cash_in c on c.id in (t.latest_id, t.other_id) order by c.id limit 500"} as never);

export interface SharedPayoutParams {
  least: number;
  player_ids: number[];
}

export interface SharedPayoutResult {
  amount_pya: number | null;
  happened_at: Date;
  player_id: number;
  ref: string;
  subject: string;
  text: string;
}

export const sharedPayout = new PreparedQuery<SharedPayoutParams, SharedPayoutResult>({"usedParamSet":{"player_ids":true,"least":true},"params":[{"name":"player_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":75,"b":86}]},{"name":"least","required":true,"transform":{"type":"scalar"},"locs":[{"a":940,"b":946}]}],"statement":"with named as (\n  select distinct c.method_id, c.account_plain from unnest(:player_ids!::bigint[]) x(player_id)\n  cross join lateral (select method_id, account_plain from public_cash_out o where o.player_id = x.player_id order by o.id desc limit 3) c\n), asked as (\n  select c.*, row_number() over (partition by c.method_id, c.account_plain, c.player_id order by c.id desc) as nth\n  from named n join public_cash_out c on c.account_plain = n.account_plain and c.method_id = n.method_id\n  where c.created_at > product_now() - interval '180 days'\n)\nselect 'payout:' || method_id || ':' || account_plain as \"ref!\", 'cash_out:' || id as \"subject!\", player_id as \"player_id!\", amount_pya as \"amount_pya?\",\n  account_name || ', ' || account_number as \"text!\", created_at as \"happened_at!\"\nfrom asked a where nth <= 3 and (\n  select count(distinct o.player_id) from asked o where o.method_id = a.method_id and o.account_plain = a.account_plain) >= :least!\norder by id limit 500"} as never);

export interface CashWithoutPlayParams {
  least_pya: number;
  percent: number;
  player_ids: number[];
}

export interface CashWithoutPlayResult {
  amount_pya: number | null;
  happened_at: Date;
  player_id: number;
  ref: string;
  subject: string;
  text: string;
}

export const cashWithoutPlay = new PreparedQuery<CashWithoutPlayParams, CashWithoutPlayResult>({"usedParamSet":{"player_ids":true,"least_pya":true,"percent":true},"params":[{"name":"player_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":253,"b":264}]},{"name":"least_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":984,"b":994}]},{"name":"percent","required":true,"transform":{"type":"scalar"},"locs":[{"a":1135,"b":1143}]}],"statement":"select 'cash_without_play:cash_out:' || c.id as \"ref!\", 'cash_out:' || c.id as \"subject!\", c.player_id as \"player_id!\", c.amount_pya as \"amount_pya?\",\n  div(played.pya * 100, paid.pya)::text || '%' as \"text!\", c.created_at as \"happened_at!\"\nfrom unnest(:player_ids!::bigint[]) x(player_id)\ncross join lateral (select * from public_cash_out o where o.player_id = x.player_id order by o.id desc limit 50) c\ncross join lateral (\n  select coalesce(sum(i.counted_pya), 0)::numeric as pya from public_cash_in i\n  where i.player_id = c.player_id and i.state = 'approved' and i.created_at between c.created_at - interval '7 days' and c.created_at\n) paid\ncross join lateral (\n  select (coalesce((\n    select sum(s.total_pya) from public_slip s where s.player_id = c.player_id and s.accepted_at between c.created_at - interval '7 days' and c.created_at\n  ), 0) + g.staked_pya)::numeric as pya from game_play_since(c.player_id, c.created_at - interval '7 days') g\n) played\nwhere c.amount_pya >= :least_pya! and c.state in ('pending', 'paid') and c.created_at > product_now() - interval '7 days' and paid.pya > 0 and played.pya * 100 < paid.pya * :percent!::int\norder by c.id"} as never);

