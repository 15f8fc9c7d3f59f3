/** Types generated for queries found in "src/rewards/wagers.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type numberArray = (number)[];

/** 'CountWagers' parameters type */
export interface CountWagersParams {
  basis_points: number;
  pya_per_point: number;
  wager_ids: numberArray;
}

/** 'CountWagers' return type */
export interface CountWagersResult {
  micro: number;
  player_id: number;
  referral_purse: number;
  referral_pya: number;
  referrer_id: number | null;
  round: number;
  wager_id: number;
}

/** 'CountWagers' query type */
export interface CountWagersQuery {
  params: CountWagersParams;
  result: CountWagersResult;
}

const countWagersIR: any = {"usedParamSet":{"wager_ids":true,"pya_per_point":true,"basis_points":true},"params":[{"name":"wager_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":387,"b":397},{"a":560,"b":570}]},{"name":"pya_per_point","required":true,"transform":{"type":"scalar"},"locs":[{"a":924,"b":938},{"a":979,"b":993}]},{"name":"basis_points","required":true,"transform":{"type":"scalar"},"locs":[{"a":1009,"b":1022},{"a":1200,"b":1213}]}],"statement":"with now as (\n  select w.id as wager_id, w.player_id, f.referred_by as referrer_id, w.status = 'settled' as is_settled, w.settled_at,\n    case w.status when 'settled' then greatest(w.valid_bet_pya, 0) else 0 end as valid_bet_pya,\n    case w.status when 'settled' then w.bet_pya - w.payout_pya else 0 end as loss_pya\n  from wager w join player f on f.id = w.player_id\n  where w.id = any (:wager_ids!::bigint[]) and w.kind <> 'report'\n), old as (\n  select g.wager_id, g.micro_points, g.referral_pya, g.first_settled_at from game_reward g where g.wager_id = any (:wager_ids!::bigint[])\n), counted as (\n  insert into game_reward (wager_id, player_id, referrer_id, valid_bet_pya, loss_pya, settled_at, first_settled_at, pya_per_point, micro_points, referral_basis_points, referral_pya, round)\n  select n.wager_id, n.player_id, n.referrer_id, n.valid_bet_pya, n.loss_pya, n.settled_at, coalesce(n.settled_at, o.first_settled_at), :pya_per_point!::bigint, micro_points(n.valid_bet_pya, :pya_per_point!::bigint),\n    :basis_points!::integer, r.referral_pya, (r.referral_pya <> 0)::integer\n  from now n\n  cross join lateral (\n    select case when n.referrer_id is null then 0 else floor(n.loss_pya::numeric * :basis_points!::integer / 10000)::bigint end as referral_pya\n  ) r\n  left join old o on o.wager_id = n.wager_id\n  where n.is_settled or o.wager_id is not null\n  order by n.wager_id\n  on conflict (wager_id) do update set\n    valid_bet_pya = excluded.valid_bet_pya,\n    loss_pya = excluded.loss_pya,\n    settled_at = case when excluded.settled_at is not null then game_reward.first_settled_at end,\n    micro_points = micro_points(excluded.valid_bet_pya, game_reward.pya_per_point),\n    referral_pya = case when game_reward.referrer_id is null then 0 else floor(excluded.loss_pya::numeric * game_reward.referral_basis_points / 10000)::bigint end,\n    round = game_reward.round + (game_reward.referral_pya <>\n      case when game_reward.referrer_id is null then 0 else floor(excluded.loss_pya::numeric * game_reward.referral_basis_points / 10000)::bigint end)::integer\n  returning wager_id, player_id, referrer_id, micro_points, referral_pya, round\n)\nselect c.wager_id, c.player_id, c.referrer_id, c.round, c.micro_points - coalesce(o.micro_points, 0) as \"micro!\",\n  c.referral_pya - coalesce(o.referral_pya, 0) as \"referral_pya!\", p.id as referral_purse\nfrom counted c\nleft join old o on o.wager_id = c.wager_id\nleft join purse p on p.player_id = c.referrer_id and p.kind = 'referral'\nwhere c.micro_points <> coalesce(o.micro_points, 0) or c.referral_pya <> coalesce(o.referral_pya, 0)\norder by c.wager_id"};

/**
 * Query generated from SQL:
 * ```
 * with now as (
 *   select w.id as wager_id, w.player_id, f.referred_by as referrer_id, w.status = 'settled' as is_settled, w.settled_at,
 *     case w.status when 'settled' then greatest(w.valid_bet_pya, 0) else 0 end as valid_bet_pya,
 *     case w.status when 'settled' then w.bet_pya - w.payout_pya else 0 end as loss_pya
 *   from wager w join player f on f.id = w.player_id
 *   where w.id = any (:wager_ids!::bigint[]) and w.kind <> 'report'
 * ), old as (
 *   select g.wager_id, g.micro_points, g.referral_pya, g.first_settled_at from game_reward g where g.wager_id = any (:wager_ids!::bigint[])
 * ), counted as (
 *   insert into game_reward (wager_id, player_id, referrer_id, valid_bet_pya, loss_pya, settled_at, first_settled_at, pya_per_point, micro_points, referral_basis_points, referral_pya, round)
 *   select n.wager_id, n.player_id, n.referrer_id, n.valid_bet_pya, n.loss_pya, n.settled_at, coalesce(n.settled_at, o.first_settled_at), :pya_per_point!::bigint, micro_points(n.valid_bet_pya, :pya_per_point!::bigint),
 *     :basis_points!::integer, r.referral_pya, (r.referral_pya <> 0)::integer
 *   from now n
 *   cross join lateral (
 *     select case when n.referrer_id is null then 0 else floor(n.loss_pya::numeric * :basis_points!::integer / 10000)::bigint end as referral_pya
 *   ) r
 *   left join old o on o.wager_id = n.wager_id
 *   where n.is_settled or o.wager_id is not null
 *   order by n.wager_id
 *   on conflict (wager_id) do update set
 *     valid_bet_pya = excluded.valid_bet_pya,
 *     loss_pya = excluded.loss_pya,
 *     settled_at = case when excluded.settled_at is not null then game_reward.first_settled_at end,
 *     micro_points = micro_points(excluded.valid_bet_pya, game_reward.pya_per_point),
 *     referral_pya = case when game_reward.referrer_id is null then 0 else floor(excluded.loss_pya::numeric * game_reward.referral_basis_points / 10000)::bigint end,
 *     round = game_reward.round + (game_reward.referral_pya <>
 *       case when game_reward.referrer_id is null then 0 else floor(excluded.loss_pya::numeric * game_reward.referral_basis_points / 10000)::bigint end)::integer
 *   returning wager_id, player_id, referrer_id, micro_points, referral_pya, round
 * )
 * select c.wager_id, c.player_id, c.referrer_id, c.round, c.micro_points - coalesce(o.micro_points, 0) as "micro!",
 *   c.referral_pya - coalesce(o.referral_pya, 0) as "referral_pya!", p.id as referral_purse
 * from counted c
 * left join old o on o.wager_id = c.wager_id
 * left join purse p on p.player_id = c.referrer_id and p.kind = 'referral'
 * where c.micro_points <> coalesce(o.micro_points, 0) or c.referral_pya <> coalesce(o.referral_pya, 0)
 * order by c.wager_id
 * ```
 */
export const countWagers = new PreparedQuery<CountWagersParams,CountWagersResult>(countWagersIR);


/** 'WriteGameReferrals' parameters type */
export interface WriteGameReferralsParams {
  amounts_pya: numberArray;
  friend_ids: numberArray;
  referrer_ids: numberArray;
  rounds: numberArray;
  wager_ids: numberArray;
}

/** 'WriteGameReferrals' return type */
export type WriteGameReferralsResult = void;

/** 'WriteGameReferrals' query type */
export interface WriteGameReferralsQuery {
  params: WriteGameReferralsParams;
  result: WriteGameReferralsResult;
}

const writeGameReferralsIR: any = {"usedParamSet":{"wager_ids":true,"rounds":true,"referrer_ids":true,"friend_ids":true,"amounts_pya":true},"params":[{"name":"wager_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":101,"b":111}]},{"name":"rounds","required":true,"transform":{"type":"scalar"},"locs":[{"a":124,"b":131}]},{"name":"referrer_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":145,"b":158}]},{"name":"friend_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":171,"b":182}]},{"name":"amounts_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":195,"b":207}]}],"statement":"insert into game_referral (wager_id, round, referrer_id, friend_id, amount_pya)\nselect * from unnest(:wager_ids!::bigint[], :rounds!::integer[], :referrer_ids!::bigint[], :friend_ids!::bigint[], :amounts_pya!::bigint[])"};

/**
 * Query generated from SQL:
 * ```
 * insert into game_referral (wager_id, round, referrer_id, friend_id, amount_pya)
 * select * from unnest(:wager_ids!::bigint[], :rounds!::integer[], :referrer_ids!::bigint[], :friend_ids!::bigint[], :amounts_pya!::bigint[])
 * ```
 */
export const writeGameReferrals = new PreparedQuery<WriteGameReferralsParams,WriteGameReferralsResult>(writeGameReferralsIR);


