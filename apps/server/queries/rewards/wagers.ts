/** Types and statements of src/rewards/wagers.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface RoundsOfParams {
  wager_ids: number[];
}

export interface RoundsOfResult {
  player_id: number;
  wager_id: number;
}

export const roundsOf = new PreparedQuery<RoundsOfParams, RoundsOfResult>({"usedParamSet":{"wager_ids":true},"params":[{"name":"wager_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":94,"b":104},{"a":282,"b":292}]}],"statement":"select w.id as \"wager_id!\", w.player_id as \"player_id!\"\nfrom public_wager w where w.id = any (:wager_ids!::bigint[]) and w.kind <> 'report'\nunion\nselect w.id, w.player_id\nfrom public_wager x join public_wager w on w.product = x.product and w.round_id = x.round_id\nwhere x.id = any (:wager_ids!::bigint[]) and w.kind <> 'report'\n  and w.created_at between x.created_at - interval '1 day' and x.created_at + interval '1 day'"} as never);

export interface WagersToCountParams {
  wager_ids: number[];
}

export interface WagersToCountResult {
  count: number;
  counted_loss_pya: number | null;
  counted_settled_at: Date | null;
  edge_basis_points: number | null;
  edge_pya: number;
  first_settled_at: Date | null;
  game_type: string | null;
  is_known: boolean;
  is_settled: boolean;
  loss_pya: number;
  micro_points: number;
  now_referred_by: number | null;
  player_id: number;
  pya_per_point: number | null;
  referral_basis_points: number | null;
  referral_pya: number;
  referrer_id: number | null;
  risk_pya: number;
  round: string | null;
  settled_at: Date | null;
  valid_bet_pya: number;
  wager_id: number;
}

export const wagersToCount = new PreparedQuery<WagersToCountParams, WagersToCountResult>({"usedParamSet":{"wager_ids":true},"params":[{"name":"wager_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":1050,"b":1060}]}],"statement":"select w.id as \"wager_id!\", w.player_id as \"player_id!\", w.product || '/' || w.round_id as round, w.game_type, f.referred_by as now_referred_by,\n  w.status = 'settled' as \"is_settled!\", w.settled_at,\n  case w.status when 'settled' then greatest(w.valid_bet_pya, 0) else 0 end as \"valid_bet_pya!\",\n  case w.status when 'settled' then w.bet_pya - w.payout_pya else 0 end as \"loss_pya!\",\n  g.wager_id is not null as \"is_known!\", g.loss_pya as \"counted_loss_pya?\", g.settled_at as \"counted_settled_at?\", g.referrer_id as \"referrer_id?\", g.first_settled_at as \"first_settled_at?\", g.pya_per_point as \"pya_per_point?\",\n  g.referral_basis_points as \"referral_basis_points?\", g.edge_basis_points as \"edge_basis_points?\", coalesce(g.micro_points, 0) as \"micro_points!\",\n  coalesce(g.referral_pya, 0) as \"referral_pya!\", coalesce(g.edge_pya, 0) as \"edge_pya!\", coalesce(g.risk_pya, 0) as \"risk_pya!\", coalesce(g.round, 0) as \"count!\"\nfrom public_wager w join public_player f on f.id = w.player_id left join game_reward g on g.wager_id = w.id\nwhere w.id = any (:wager_ids!::bigint[]) and w.kind <> 'report'\norder by w.id"} as never);

export interface WriteCountedParams {
  rows: unknown;
}

export interface WriteCountedResult {
  micro_points: number;
  wager_id: number;
}

export const writeCounted = new PreparedQuery<WriteCountedParams, WriteCountedResult>({"usedParamSet":{"rows":true},"params":[{"name":"rows","required":true,"transform":{"type":"scalar"},"locs":[{"a":574,"b":579}]}],"statement":"insert into game_reward (wager_id, player_id, referrer_id, valid_bet_pya, loss_pya, settled_at, first_settled_at, pya_per_point, micro_points,\n  referral_basis_points, referral_pya, round, risk_pya, edge_basis_points, counted_pya, edge_pya)\nselect x.wager_id, x.player_id, x.referrer_id, x.valid_bet_pya, x.loss_pya, x.settled_at, x.first_settled_at, x.pya_per_point,\n  micro_points(x.counted_pya, x.pya_per_point), x.referral_basis_points, x.referral_pya, x.round, x.risk_pya, x.edge_basis_points, x.counted_pya, x.edge_pya\nfrom jsonb_populate_recordset(null::game_reward, :rows!::jsonb) x\norder by x.wager_id\non conflict (wager_id) do update set\n  valid_bet_pya = excluded.valid_bet_pya, loss_pya = excluded.loss_pya, settled_at = excluded.settled_at, micro_points = excluded.micro_points,\n  referral_pya = excluded.referral_pya, round = excluded.round, risk_pya = excluded.risk_pya, counted_pya = excluded.counted_pya,\n  edge_pya = excluded.edge_pya\nreturning wager_id, micro_points"} as never);

export interface WriteGameReferralsParams {
  amounts_pya: number[];
  friend_ids: number[];
  mosts_pya: number[];
  referrer_ids: number[];
  rounds: number[];
  wager_ids: number[];
}

export type WriteGameReferralsResult = void;

export const writeGameReferrals = new PreparedQuery<WriteGameReferralsParams, WriteGameReferralsResult>({"usedParamSet":{"wager_ids":true,"rounds":true,"referrer_ids":true,"friend_ids":true,"amounts_pya":true,"mosts_pya":true},"params":[{"name":"wager_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":275,"b":285}]},{"name":"rounds","required":true,"transform":{"type":"scalar"},"locs":[{"a":298,"b":305}]},{"name":"referrer_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":319,"b":332}]},{"name":"friend_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":345,"b":356}]},{"name":"amounts_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":369,"b":381}]},{"name":"mosts_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":394,"b":404}]}],"statement":"insert into game_referral (wager_id, round, referrer_id, friend_id, amount_pya, most_pya, at)\nselect x.*, greatest(case x.round when 1 then g.first_settled_at else product_now() end,\n  (select yangon_instant(max(week_start) + 7, '00:00') from referral_week_run))\nfrom unnest(:wager_ids!::bigint[], :rounds!::integer[], :referrer_ids!::bigint[], :friend_ids!::bigint[], :amounts_pya!::bigint[], :mosts_pya!::bigint[])\n  as x(wager_id, round, referrer_id, friend_id, amount_pya, most_pya)\njoin game_reward g on g.wager_id = x.wager_id"} as never);

