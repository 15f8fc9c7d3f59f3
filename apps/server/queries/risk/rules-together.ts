/** Types and statements of src/risk/rules-together.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface RingByDeviceParams {
  least: number;
  session_ids: number[];
}

export interface RingByDeviceResult {
  amount_pya: number | null;
  happened_at: Date;
  player_id: number;
  ref: string;
  subject: string;
  text: string;
}

export const ringByDevice = new PreparedQuery<RingByDeviceParams, RingByDeviceResult>({"usedParamSet":{"session_ids":true,"least":true},"params":[{"name":"session_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":96,"b":108}]},{"name":"least","required":true,"transform":{"type":"scalar"},"locs":[{"a":577,"b":583}]}],"statement":"with opened as (\n  select distinct s.device_hash from public_player_session s where s.id = any (:session_ids!::bigint[]) and s.device_hash is not null\n), used as (\n  select o.device_hash, p.id as player_id, p.referred_by, max(s.created_at) as at\n  from opened o join public_player_session s on s.device_hash = o.device_hash join public_player p on p.id = s.player_id\n  where s.created_at > product_now() - interval '90 days' group by 1, 2, 3\n), ring as (\n  select device_hash, referred_by as referrer_id from used where referred_by is not null group by 1, 2 having count(*) >= :least!\n)\nselect 'ring:' || r.referrer_id as \"ref!\", 'player:' || u.player_id as \"subject!\", u.player_id as \"player_id!\", null::bigint as \"amount_pya?\",\n  case when u.player_id = r.referrer_id then 'who brought them' else 'one device' end as \"text!\", u.at as \"happened_at!\"\nfrom ring r join used u on u.device_hash = r.device_hash and (u.referred_by = r.referrer_id or u.player_id = r.referrer_id)\nwhere (select count(*) from used o where o.device_hash = r.device_hash and (o.referred_by = r.referrer_id or o.player_id = r.referrer_id)) >= 2\norder by r.referrer_id, u.player_id limit 500"} as never);

export interface RingByPayoutParams {
  least: number;
  player_ids: number[];
}

export interface RingByPayoutResult {
  amount_pya: number | null;
  happened_at: Date;
  player_id: number;
  ref: string;
  subject: string;
  text: string;
}

export const ringByPayout = new PreparedQuery<RingByPayoutParams, RingByPayoutResult>({"usedParamSet":{"player_ids":true,"least":true},"params":[{"name":"player_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":75,"b":86}]},{"name":"least","required":true,"transform":{"type":"scalar"},"locs":[{"a":780,"b":786}]}],"statement":"with named as (\n  select distinct c.method_id, c.account_plain from unnest(:player_ids!::bigint[]) x(player_id)\n  cross join lateral (select method_id, account_plain from public_cash_out o where o.player_id = x.player_id order by o.id desc limit 3) c\n), used as (\n  select n.method_id, n.account_plain, p.id as player_id, p.referred_by, max(c.account_number) as account_number, max(c.created_at) as at\n  from named n join public_cash_out c on c.account_plain = n.account_plain and c.method_id = n.method_id join public_player p on p.id = c.player_id\n  where c.created_at > product_now() - interval '180 days' group by 1, 2, 3, 4\n), ring as (\n  select method_id, account_plain, referred_by as referrer_id from used where referred_by is not null group by 1, 2, 3 having count(*) >= :least!\n)\nselect 'ring:' || r.referrer_id as \"ref!\", 'player:' || u.player_id as \"subject!\", u.player_id as \"player_id!\", null::bigint as \"amount_pya?\",\n  case when u.player_id = r.referrer_id then 'who brought them' else u.account_number end as \"text!\", u.at as \"happened_at!\"\nfrom ring r join used u on (u.method_id, u.account_plain) = (r.method_id, r.account_plain) and (u.referred_by = r.referrer_id or u.player_id = r.referrer_id)\nwhere (select count(*) from used o where (o.method_id, o.account_plain) = (r.method_id, r.account_plain) and (o.referred_by = r.referrer_id or o.player_id = r.referrer_id)) >= 2\norder by r.referrer_id, u.player_id limit 500"} as never);

export interface CoveredNumbersParams {
  percent: number;
  vouchers: string[];
}

export interface CoveredNumbersResult {
  amount_pya: number | null;
  happened_at: Date;
  player_id: number;
  ref: string;
  subject: string;
  text: string;
}

export const coveredNumbers = new PreparedQuery<CoveredNumbersParams, CoveredNumbersResult>({"usedParamSet":{"vouchers":true,"percent":true},"params":[{"name":"vouchers","required":true,"transform":{"type":"scalar"},"locs":[{"a":301,"b":310},{"a":346,"b":354}]},{"name":"percent","required":true,"transform":{"type":"scalar"},"locs":[{"a":1053,"b":1061}]}],"statement":"with won as (\n  select distinct on (s.player_id, s.draw_id) s.player_id, s.draw_id, s.accepted_at, (10 ^ l.digits)::integer as size\n  from public_slip s join public_draw d on d.id = s.draw_id join public_lottery l on l.id = d.lottery_id\n  where s.id = any (array(select slip_of_voucher(v) from unnest(:vouchers!::text[]) v)) and s.voucher = any (:vouchers) order by s.player_id, s.draw_id, s.accepted_at\n), covered as (\n  select w.*, c.numbers, c.staked_pya from won w cross join lateral (\n    select count(distinct n)::integer as numbers, sum(stake)::bigint as staked_pya\n    from public_slip s, unnest(s.numbers, s.stakes_pya) line(n, stake)\n    where s.player_id = w.player_id and s.draw_id = w.draw_id and s.accepted_at > w.accepted_at - interval '16 days'\n  ) c\n)\nselect 'covered:' || c.player_id || ':' || c.draw_id as \"ref!\", 'draw:' || c.draw_id as \"subject!\", c.player_id as \"player_id!\", c.staked_pya as \"amount_pya?\",\n  c.numbers || ' / ' || c.size as \"text!\", c.accepted_at as \"happened_at!\"\nfrom covered c\nwhere c.numbers * 100 >= c.size * :percent!::int and (\n  exists (select from public_bonus b where b.player_id = c.player_id and b.at between c.accepted_at - interval '7 days' and c.accepted_at)\n  or exists (\n    select from public_cash_in i where i.player_id = c.player_id and i.bonus_pya > 0 and i.decided_at between c.accepted_at - interval '7 days' and c.accepted_at))\norder by c.player_id, c.draw_id"} as never);

