/** Types and statements of src/rewards/audit.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface EveryLotteryReferralHasItsEntryParams {
  draws?: number[] | null | void;
}

export interface EveryLotteryReferralHasItsEntryResult {
  difference: string;
}

export const everyLotteryReferralHasItsEntry = new PreparedQuery<EveryLotteryReferralHasItsEntryParams, EveryLotteryReferralHasItsEntryResult>({"usedParamSet":{"draws":true},"params":[{"name":"draws","required":false,"transform":{"type":"scalar"},"locs":[{"a":618,"b":623},{"a":663,"b":668}]}],"statement":"select format('referral of slip %s to player %s (%s pya): %s', r.slip_id, r.referrer_id, r.amount_pya, case when e.id is null then 'no entry' else format('entry %s or the slip differs', e.id) end) as \"difference!\"\nfrom lottery_referral r\nleft join slip s on s.id = r.slip_id\nleft join draw d on d.id = s.draw_id\nleft join lottery l on l.id = d.lottery_id\nleft join player friend on friend.id = s.player_id\nleft join entry e on e.ref = 'lottery_referral:' || r.slip_id || round_suffix(r.round)\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere (:draws::bigint[] is null or r.draw_id = any (:draws))\n  and (e.reason, m.line, m.amount, t.player_id, t.kind, f.kind, f.name, r.stake_pya, r.friend_id, r.referrer_id, r.draw_id, d.settled_at is not null or r.round < d.round)\n  is distinct from ('lottery_referral', 0::smallint, r.amount_pya, r.referrer_id, 'main', 'house_referral', l.code, s.total_pya, s.player_id, friend.referred_by, d.id, true)"} as never);

export interface EveryLotteryReferralEntryHasItsRowParams {
  after_entry: number;
}

export interface EveryLotteryReferralEntryHasItsRowResult {
  difference: string;
}

export const everyLotteryReferralEntryHasItsRow = new PreparedQuery<EveryLotteryReferralEntryHasItsRowParams, EveryLotteryReferralEntryHasItsRowResult>({"usedParamSet":{"after_entry":true},"params":[{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":376,"b":388}]}],"statement":"select format('entry %s (%s) is of no referral', e.id, e.ref) as \"difference!\"\nfrom entry e\nleft join lottery_referral r on r.slip_id = id_of_ref(e.ref) and 'lottery_referral:' || r.slip_id || round_suffix(r.round) = e.ref\nleft join lottery_referral_reversed b on b.slip_id = id_of_ref(e.ref) and 'lottery_referral:' || b.slip_id || round_suffix(b.round) = e.ref\nwhere e.id > :after_entry! and e.reason = 'lottery_referral' and r.slip_id is null and b.slip_id is null"} as never);

export interface EveryReversedReferralWasEarnedAndTakenBackParams {
  draws?: number[] | null | void;
}

export interface EveryReversedReferralWasEarnedAndTakenBackResult {
  difference: string;
}

export const everyReversedReferralWasEarnedAndTakenBack = new PreparedQuery<EveryReversedReferralWasEarnedAndTakenBackParams, EveryReversedReferralWasEarnedAndTakenBackResult>({"usedParamSet":{"draws":true},"params":[{"name":"draws","required":false,"transform":{"type":"scalar"},"locs":[{"a":731,"b":736},{"a":776,"b":781}]}],"statement":"select format('referral of slip %s in round %s (%s pya): %s is %s', r.slip_id, r.round, r.amount_pya, way.reason, case when e.id is null then 'missing' else 'wrong' end) as \"difference!\"\nfrom lottery_referral_reversed r\njoin draw d on d.id = r.draw_id\njoin lottery l on l.id = d.lottery_id\ncross join (values ('lottery_referral'), ('lottery_referral_reversed')) as way(reason)\nleft join entry e on e.ref = way.reason || ':' || r.slip_id || round_suffix(r.round)\nleft join move m on m.entry_id = e.id\nleft join purse own on own.id = case way.reason when 'lottery_referral' then m.to_purse else m.from_purse end\nleft join purse house on house.id = case way.reason when 'lottery_referral' then m.from_purse else m.to_purse end\nwhere (:draws::bigint[] is null or r.draw_id = any (:draws)) and (e.reason, m.line, m.amount, own.player_id, own.kind, house.kind, house.name, r.round < d.round)\n  is distinct from (way.reason, 0::smallint, r.amount_pya, r.referrer_id, 'main', 'house_referral', l.code, true)"} as never);

export interface EveryReferralTakenBackHasItsRowParams {
  after_entry: number;
}

export interface EveryReferralTakenBackHasItsRowResult {
  difference: string;
}

export const everyReferralTakenBackHasItsRow = new PreparedQuery<EveryReferralTakenBackHasItsRowParams, EveryReferralTakenBackHasItsRowResult>({"usedParamSet":{"after_entry":true},"params":[{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":259,"b":271}]}],"statement":"select format('entry %s (%s) takes back no referral', e.id, e.ref) as \"difference!\"\nfrom entry e left join lottery_referral_reversed r on r.slip_id = id_of_ref(e.ref) and 'lottery_referral_reversed:' || r.slip_id || round_suffix(r.round) = e.ref\nwhere e.id > :after_entry! and e.reason = 'lottery_referral_reversed' and r.slip_id is null"} as never);

export type EveryReferralClaimHasItsEntryParams = void;

export interface EveryReferralClaimHasItsEntryResult {
  difference: string;
}

export const everyReferralClaimHasItsEntry = new PreparedQuery<EveryReferralClaimHasItsEntryParams, EveryReferralClaimHasItsEntryResult>({"usedParamSet":{},"params":[],"statement":"select format('referral claim %s of player %s (%s and %s pya): %s', c.id, c.player_id, c.amount_pya, c.fraction_pya,\n  case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom referral_claim c\nleft join entry e on e.ref = 'referral_claimed:' || c.id\nleft join move paid on paid.entry_id = e.id and paid.line = 0\nleft join move back on back.entry_id = e.id and back.line = 1\nleft join purse f on f.id = paid.from_purse\nleft join purse t on t.id = paid.to_purse\nwhere (e.reason, paid.amount, paid.to_balance_after, f.player_id, f.kind, t.player_id, t.kind, coalesce(back.amount, 0), coalesce(back.from_purse, f.id),\n    coalesce(back.from_balance_after, paid.from_balance_after))\n  is distinct from ('referral_claimed', c.amount_pya, c.main_after_pya, c.player_id, 'referral', c.player_id, 'main', c.fraction_pya, f.id, 0::bigint)"} as never);

export interface EveryReferralClaimEntryHasItsClaimParams {
  after_entry: number;
}

export interface EveryReferralClaimEntryHasItsClaimResult {
  difference: string;
}

export const everyReferralClaimEntryHasItsClaim = new PreparedQuery<EveryReferralClaimEntryHasItsClaimParams, EveryReferralClaimEntryHasItsClaimResult>({"usedParamSet":{"after_entry":true},"params":[{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":168,"b":180}]}],"statement":"select format('entry %s (%s) is of no claim', e.id, e.ref) as \"difference!\"\nfrom entry e left join referral_claim c on 'referral_claimed:' || c.id = e.ref\nwhere e.id > :after_entry! and e.reason = 'referral_claimed' and c.id is null"} as never);

export interface EveryPointChangeHasItsEntryParams {
  from_day: string;
}

export interface EveryPointChangeHasItsEntryResult {
  difference: string;
}

export const everyPointChangeHasItsEntry = new PreparedQuery<EveryPointChangeHasItsEntryParams, EveryPointChangeHasItsEntryResult>({"usedParamSet":{"from_day":true},"params":[{"name":"from_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":518,"b":527}]}],"statement":"select format('point change %s of player %s (%s points): %s', c.id, c.player_id, c.points, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom point_change c\nleft join entry e on e.ref = 'points_earned:' || c.id\nleft join move m on m.entry_id = e.id\nleft join purse own on own.id = case when c.points > 0 then m.to_purse else m.from_purse end\nleft join purse house on house.id = case when c.points > 0 then m.from_purse else m.to_purse end\nwhere yangon_day(c.at) >= :from_day!::date and (e.reason, m.line, m.amount, own.player_id, own.kind, house.kind)\n  is distinct from ('points_earned', 0::smallint, abs(c.points), c.player_id, 'points', 'house_points')"} as never);

export interface EveryPointsEarnedEntryHasItsChangeParams {
  after_entry: number;
}

export interface EveryPointsEarnedEntryHasItsChangeResult {
  difference: string;
}

export const everyPointsEarnedEntryHasItsChange = new PreparedQuery<EveryPointsEarnedEntryHasItsChangeParams, EveryPointsEarnedEntryHasItsChangeResult>({"usedParamSet":{"after_entry":true},"params":[{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":198,"b":210}]}],"statement":"select format('entry %s (%s) is of no point change', e.id, e.ref) as \"difference!\"\nfrom entry e left join point_change c on c.id = id_of_ref(e.ref) and 'points_earned:' || c.id = e.ref\nwhere e.id > :after_entry! and e.reason = 'points_earned' and c.id is null"} as never);

export type EveryTallyIsWhatPlayEarnedParams = void;

export interface EveryTallyIsWhatPlayEarnedResult {
  difference: string;
}

export const everyTallyIsWhatPlayEarned = new PreparedQuery<EveryTallyIsWhatPlayEarnedParams, EveryTallyIsWhatPlayEarnedResult>({"usedParamSet":{},"params":[],"statement":"select format('points of player %s: %s and %s millionths counted, %s and %s earned; %s granted, %s given', p.player_id,\n  coalesce(t.lottery_micro, 0), coalesce(t.game_micro, 0), p.lottery, p.game, coalesce(t.granted_points, 0), p.given) as \"difference!\"\nfrom (\n  select player_id, sum(lottery) as lottery, sum(game) as game, sum(given) as given\n  from (\n    select player_id, micro_points as lottery, 0 as game, 0 as given from draw_stake\n    union all select player_id, 0, micro_points, 0 from game_reward\n    union all select player_id, 0, 0, points from point_change\n    union all select player_id, 0, 0, 0 from point_tally\n  ) part group by player_id\n) p\nleft join point_tally t on t.player_id = p.player_id\nwhere (coalesce(t.lottery_micro, 0), coalesce(t.game_micro, 0), coalesce(t.granted_points, 0)) is distinct from (p.lottery, p.game, p.given)\n  or p.given < div(p.lottery + p.game, 1000000)"} as never);

export interface EveryDrawStakeIsTheSumOfItsSlipsParams {
  draws?: number[] | null | void;
}

export interface EveryDrawStakeIsTheSumOfItsSlipsResult {
  difference: string;
}

export const everyDrawStakeIsTheSumOfItsSlips = new PreparedQuery<EveryDrawStakeIsTheSumOfItsSlipsParams, EveryDrawStakeIsTheSumOfItsSlipsResult>({"usedParamSet":{"draws":true},"params":[{"name":"draws","required":false,"transform":{"type":"scalar"},"locs":[{"a":449,"b":454},{"a":492,"b":497},{"a":873,"b":878},{"a":918,"b":923}]}],"statement":"select format('draw %s, player %s: %s staked and %s paid are summed up, the slips say %s and %s', coalesce(x.draw_id, s.draw_id), coalesce(x.player_id, s.player_id),\n  x.stake_pya, x.payout_pya, s.stake_pya, s.payout_pya) as \"difference!\"\nfrom (\n  select d.* from draw_stake d join draw_stake_run r on r.draw_id = d.draw_id join draw on draw.id = d.draw_id\n  where r.done_at is not null and r.round = draw.round and draw.settled_at is not null and (:draws::bigint[] is null or draw.id = any (:draws))\n) x\nfull join (\n  select s.draw_id, s.player_id, sum(s.total_pya)::bigint as stake_pya, coalesce(sum(o.amount_pya), 0)::bigint as payout_pya\n  from slip s\n  join draw_stake_run r on r.draw_id = s.draw_id\n  join draw on draw.id = s.draw_id and draw.round = r.round and draw.settled_at is not null\n  left join payout o on o.slip_id = s.id\n  where r.done_at is not null and (:draws::bigint[] is null or s.draw_id = any (:draws))\n  group by s.draw_id, s.player_id\n) s on s.draw_id = x.draw_id and s.player_id = x.player_id\nwhere (x.stake_pya, x.payout_pya) is distinct from (s.stake_pya, s.payout_pya)"} as never);

export type EveryWagerCountsForWhatItIsParams = void;

export interface EveryWagerCountsForWhatItIsResult {
  difference: string;
}

export const everyWagerCountsForWhatItIs = new PreparedQuery<EveryWagerCountsForWhatItIsParams, EveryWagerCountsForWhatItIsResult>({"usedParamSet":{},"params":[],"statement":"select format('wager %s: %s valid and %s lost count, it says %s and %s', w.id, g.valid_bet_pya, g.loss_pya, w.valid, w.loss) as \"difference!\"\nfrom (\n  select id, player_id, case status when 'settled' then greatest(valid_bet_pya, 0) else 0 end as valid,\n    case status when 'settled' then bet_pya - payout_pya else 0 end as loss, status = 'settled' as is_settled\n  from wager where kind <> 'report'\n) w\nfull join game_reward g on g.wager_id = w.id\nwhere (coalesce(g.valid_bet_pya, 0), coalesce(g.loss_pya, 0), coalesce(g.player_id, w.player_id), g.settled_at is not null)\n    is distinct from (w.valid, w.loss, w.player_id, w.is_settled)\n  and not exists (\n    select from fact f join fact_reader r on r.name = 'rewards' and (f.xid, f.id) > (r.xid, r.id)\n    where f.kind = 'wager_changed' and (f.data ->> 'wager_id')::bigint = coalesce(w.id, g.wager_id)\n  )"} as never);

export interface EveryGameReferralHasItsEntryParams {
  from_day: string;
}

export interface EveryGameReferralHasItsEntryResult {
  difference: string;
}

export const everyGameReferralHasItsEntry = new PreparedQuery<EveryGameReferralHasItsEntryParams, EveryGameReferralHasItsEntryResult>({"usedParamSet":{"from_day":true},"params":[{"name":"from_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":901,"b":910}]}],"statement":"select format('round %s of the referral of wager %s to player %s (%s pya): %s', r.round, r.wager_id, r.referrer_id, r.amount_pya,\n  case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom game_referral r\njoin player friend on friend.id = r.friend_id\nleft join entry e on e.ref = 'game_referral:' || r.wager_id || ':' || r.round\nleft join move m on m.entry_id = e.id\nleft join purse own on own.id = case when r.amount_pya > 0 then m.to_purse else m.from_purse end\nleft join purse house on house.id = case when r.amount_pya > 0 then m.from_purse else m.to_purse end\nwhere (e.reason, m.line, m.amount, own.player_id, own.kind, house.kind, house.name, r.referrer_id)\n  is distinct from ('game_referral', 0::smallint, abs(r.amount_pya), r.referrer_id, 'referral', 'house_referral', 'game', friend.referred_by)\n  and r.is_paid_at_once and yangon_day(r.at) >= :from_day!::date"} as never);

export type EveryReferralWeekHasItsEntryParams = void;

export interface EveryReferralWeekHasItsEntryResult {
  difference: string;
}

export const everyReferralWeekHasItsEntry = new PreparedQuery<EveryReferralWeekHasItsEntryParams, EveryReferralWeekHasItsEntryResult>({"usedParamSet":{},"params":[],"statement":"select format('referral week %s of player %s (%s pya): %s', w.id, w.referrer_id, w.amount_pya,\n  case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom referral_week w\nleft join entry e on e.ref = 'game_referral:week:' || w.id\nleft join move m on m.entry_id = e.id\nleft join purse own on own.id = case when w.amount_pya > 0 then m.to_purse else m.from_purse end\nleft join purse house on house.id = case when w.amount_pya > 0 then m.from_purse else m.to_purse end\nwhere w.amount_pya <> 0 and (e.reason, m.line, m.amount, own.player_id, own.kind, house.kind, house.name)\n  is distinct from ('game_referral', 0::smallint, abs(w.amount_pya), w.referrer_id, 'referral', 'house_referral', 'game')"} as never);

export type EveryReferralWeekIsWhatFriendsEarnedParams = void;

export interface EveryReferralWeekIsWhatFriendsEarnedResult {
  difference: string;
}

export const everyReferralWeekIsWhatFriendsEarned = new PreparedQuery<EveryReferralWeekIsWhatFriendsEarnedParams, EveryReferralWeekIsWhatFriendsEarnedResult>({"usedParamSet":{},"params":[],"statement":"select format('referral of player %s: %s earned and %s at most by friends, %s and %s netted, %s given', coalesce(r.referrer_id, w.referrer_id), r.earned, r.most,\n  w.earned, w.most, w.given) as \"difference!\"\nfrom (\n  select r.referrer_id, sum(r.amount_pya) as earned, sum(r.most_pya) as most\n  from game_referral r join player friend on friend.id = r.friend_id and friend.referred_by = r.referrer_id\n  where not r.is_paid_at_once and r.at < (select yangon_instant(max(week_start) + 7, '00:00') from referral_week_run where done_at is not null)\n  group by r.referrer_id\n) r\nfull join (\n  select w.referrer_id, sum(w.earned_pya) as earned, sum(w.most_pya) as most, sum(w.amount_pya) as given,\n    (array_agg(w.earned_total_pya order by w.week_start desc))[1] as earned_total, (array_agg(w.most_total_pya order by w.week_start desc))[1] as most_total\n  from referral_week w join referral_week_run u on u.week_start = w.week_start and u.done_at is not null\n  group by w.referrer_id\n) w on w.referrer_id = r.referrer_id\nwhere (r.earned, r.most, w.earned, w.most, w.given) is distinct from (w.earned, w.most, w.earned_total, w.most_total, least(w.earned_total, w.most_total))"} as never);

export interface EveryGameReferralEntryHasItsRowParams {
  after_entry: number;
}

export interface EveryGameReferralEntryHasItsRowResult {
  difference: string;
}

export const everyGameReferralEntryHasItsRow = new PreparedQuery<EveryGameReferralEntryHasItsRowParams, EveryGameReferralEntryHasItsRowResult>({"usedParamSet":{"after_entry":true},"params":[{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":302,"b":314}]}],"statement":"select format('entry %s (%s) is of no referral', e.id, e.ref) as \"difference!\"\nfrom entry e\nleft join game_referral r on r.is_paid_at_once and 'game_referral:' || r.wager_id || ':' || r.round = e.ref\nleft join referral_week w on w.amount_pya <> 0 and 'game_referral:week:' || w.id = e.ref\nwhere e.id > :after_entry! and e.reason = 'game_referral' and r.wager_id is null and w.id is null"} as never);

export type EveryWagerGaveItsReferralParams = void;

export interface EveryWagerGaveItsReferralResult {
  difference: string;
}

export const everyWagerGaveItsReferral = new PreparedQuery<EveryWagerGaveItsReferralParams, EveryWagerGaveItsReferralResult>({"usedParamSet":{},"params":[],"statement":"select format('wager %s: its friend''s referrer is due %s pya and got %s', g.wager_id, g.referral_pya, coalesce(r.given, 0)) as \"difference!\"\nfrom game_reward g\nfull join (select wager_id, sum(amount_pya) as given, max(round) as round from game_referral group by wager_id) r on r.wager_id = g.wager_id\nwhere (coalesce(g.referral_pya, 0), coalesce(g.round, 0)) is distinct from (coalesce(r.given, 0), coalesce(r.round, 0))"} as never);

export type EveryPointClaimHasItsEntriesParams = void;

export interface EveryPointClaimHasItsEntriesResult {
  difference: string;
}

export const everyPointClaimHasItsEntries = new PreparedQuery<EveryPointClaimHasItsEntriesParams, EveryPointClaimHasItsEntriesResult>({"usedParamSet":{},"params":[],"statement":"select format('point claim %s of player %s (%s points): entry %s', c.id, c.player_id, c.points, case when e.id is null then 'is missing' else e.id || ' differs' end) as \"difference!\"\nfrom point_claim c\ncross join lateral (values\n  ('points_spent', c.points, 'points', 'house_points', c.points_after),\n  ('points_reward', c.amount_pya, 'house_rewards', 'main', c.main_after_pya)\n) as due(reason, amount, from_kind, to_kind, balance_after)\nleft join entry e on e.ref = due.reason || ':' || c.id\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere (e.reason, m.line, m.amount, f.kind, t.kind, coalesce(f.player_id, t.player_id), coalesce(m.from_balance_after, m.to_balance_after))\n  is distinct from (due.reason, 0::smallint, due.amount, due.from_kind, due.to_kind, c.player_id, due.balance_after)"} as never);

export interface EveryPointClaimEntryHasItsClaimParams {
  after_entry: number;
}

export interface EveryPointClaimEntryHasItsClaimResult {
  difference: string;
}

export const everyPointClaimEntryHasItsClaim = new PreparedQuery<EveryPointClaimEntryHasItsClaimParams, EveryPointClaimEntryHasItsClaimResult>({"usedParamSet":{"after_entry":true},"params":[{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":164,"b":176}]}],"statement":"select format('entry %s (%s) is of no exchange', e.id, e.ref) as \"difference!\"\nfrom entry e left join point_claim c on e.ref = e.reason || ':' || c.id\nwhere e.id > :after_entry! and e.reason in ('points_spent', 'points_reward') and c.id is null"} as never);

export type EveryPaidWeekHasItsEntryParams = void;

export interface EveryPaidWeekHasItsEntryResult {
  difference: string;
}

export const everyPaidWeekHasItsEntry = new PreparedQuery<EveryPaidWeekHasItsEntryParams, EveryPaidWeekHasItsEntryResult>({"usedParamSet":{},"params":[],"statement":"select format('weekly item %s of player %s (%s pya): %s', i.id, i.player_id, i.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom weekly_item i\nleft join entry e on e.ref = 'weekly_promotion:' || i.id\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere (e.reason, m.line, m.amount, t.player_id, t.kind, f.kind, f.name)\n    is distinct from ('weekly_promotion', 0::smallint, i.amount_pya, i.player_id, 'promotion', 'house_promotions', 'weekly')\n  and (i.paid_at is not null or e.id is not null)\n  or i.paid_at is null and e.id is not null"} as never);

export interface EveryWeekEntryHasItsItemParams {
  after_entry: number;
}

export interface EveryWeekEntryHasItsItemResult {
  difference: string;
}

export const everyWeekEntryHasItsItem = new PreparedQuery<EveryWeekEntryHasItsItemParams, EveryWeekEntryHasItsItemResult>({"usedParamSet":{"after_entry":true},"params":[{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":179,"b":191}]}],"statement":"select format('entry %s (%s) is of no paid item of a week', e.id, e.ref) as \"difference!\"\nfrom entry e left join weekly_item i on 'weekly_promotion:' || i.id = e.ref\nwhere e.id > :after_entry! and e.reason = 'weekly_promotion' and i.id is null"} as never);

export type EveryCountedWeekIsWhatWasLostParams = void;

export interface EveryCountedWeekIsWhatWasLostResult {
  difference: string;
}

export const everyCountedWeekIsWhatWasLost = new PreparedQuery<EveryCountedWeekIsWhatWasLostParams, EveryCountedWeekIsWhatWasLostResult>({"usedParamSet":{},"params":[],"statement":"select format('weekly item %s of player %s: %s lost at lotteries and %s at games are counted, the sums say %s and %s', i.id, i.player_id, i.lottery_loss_pya, i.game_loss_pya,\n  l.pya, g.pya) as \"difference!\"\nfrom weekly_run r\njoin weekly_item i on i.run_id = r.id and i.paid_at is null\ncross join lateral (select yangon_instant(r.week_start, '00:00') as from_at, yangon_instant(r.week_start + 7, '00:00') as until_at) w\ncross join lateral (\n  select coalesce(sum(stake_pya - payout_pya), 0) as pya from draw_stake where player_id = i.player_id and settled_at >= w.from_at and settled_at < w.until_at\n) l\ncross join lateral (\n  select coalesce(sum(loss_pya), 0) as pya from game_reward where player_id = i.player_id and settled_at >= w.from_at and settled_at < w.until_at\n) g\nwhere r.state = 'counted' and (i.lottery_loss_pya, i.game_loss_pya) is distinct from (l.pya, g.pya)"} as never);

export type EveryPromotionClaimHasItsEntryParams = void;

export interface EveryPromotionClaimHasItsEntryResult {
  difference: string;
}

export const everyPromotionClaimHasItsEntry = new PreparedQuery<EveryPromotionClaimHasItsEntryParams, EveryPromotionClaimHasItsEntryResult>({"usedParamSet":{},"params":[],"statement":"select format('promotion claim %s of player %s (%s pya): %s', c.id, c.player_id, c.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom promotion_claim c\nleft join entry e on e.ref = 'promotion_claimed:' || c.id\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere (e.reason, m.line, m.amount, m.to_balance_after, t.player_id, t.kind, f.kind, m.from_balance_after)\n  is distinct from ('promotion_claimed', 0::smallint, c.amount_pya, c.main_after_pya, c.player_id, 'main', 'promotion', 0::bigint)"} as never);

export interface EveryPromotionClaimEntryHasItsClaimParams {
  after_entry: number;
}

export interface EveryPromotionClaimEntryHasItsClaimResult {
  difference: string;
}

export const everyPromotionClaimEntryHasItsClaim = new PreparedQuery<EveryPromotionClaimEntryHasItsClaimParams, EveryPromotionClaimEntryHasItsClaimResult>({"usedParamSet":{"after_entry":true},"params":[{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":170,"b":182}]}],"statement":"select format('entry %s (%s) is of no claim', e.id, e.ref) as \"difference!\"\nfrom entry e left join promotion_claim c on 'promotion_claimed:' || c.id = e.ref\nwhere e.id > :after_entry! and e.reason = 'promotion_claimed' and c.id is null"} as never);

export type EveryPocketDrawHasItsEntryParams = void;

export interface EveryPocketDrawHasItsEntryResult {
  difference: string;
}

export const everyPocketDrawHasItsEntry = new PreparedQuery<EveryPocketDrawHasItsEntryParams, EveryPocketDrawHasItsEntryResult>({"usedParamSet":{},"params":[],"statement":"select format('pocket draw %s of player %s (%s pya): %s', c.id, c.player_id, c.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom pocket_draw c\nleft join entry e on e.ref = 'pocket_money:' || c.id\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere (e.reason, m.line, m.amount, m.to_balance_after, t.player_id, t.kind, f.kind, f.name)\n  is distinct from ('pocket_money', 0::smallint, c.amount_pya, c.main_after_pya, c.player_id, 'main', 'house_pocket', c.campaign_id::text)"} as never);

export type EveryPocketDrawFollowsFromItsSeedParams = void;

export interface EveryPocketDrawFollowsFromItsSeedResult {
  difference: string;
}

export const everyPocketDrawFollowsFromItsSeed = new PreparedQuery<EveryPocketDrawFollowsFromItsSeedParams, EveryPocketDrawFollowsFromItsSeedResult>({"usedParamSet":{},"params":[],"statement":"select format('draw %s of campaign %s gave %s, its seed gives %s', d.n, d.campaign_id, d.amount_pya, d.drawn * 100) as \"difference!\"\nfrom (\n  select d.*, d.least_kyat + ('x' || left(encode(sha256(convert_to(concat_ws(E'\\n', encode(s.seed, 'hex'), s.mixed, d.campaign_id, d.n), 'UTF8')), 'hex'), 12))::bit(48)::bigint\n    % (d.most_kyat - d.least_kyat + 1) as drawn\n  from pocket_draw d left join told_pocket_seed s on s.day = d.seed_day where d.seed_day < yangon_day(product_now())\n) d\nwhere d.amount_pya is distinct from d.drawn * 100"} as never);

export interface EveryPocketEntryHasItsDrawParams {
  after_entry: number;
}

export interface EveryPocketEntryHasItsDrawResult {
  difference: string;
}

export const everyPocketEntryHasItsDraw = new PreparedQuery<EveryPocketEntryHasItsDrawParams, EveryPocketEntryHasItsDrawResult>({"usedParamSet":{"after_entry":true},"params":[{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":160,"b":172}]}],"statement":"select format('entry %s (%s) is of no draw', e.id, e.ref) as \"difference!\"\nfrom entry e left join pocket_draw d on 'pocket_money:' || d.id = e.ref\nwhere e.id > :after_entry! and e.reason = 'pocket_money' and d.id is null"} as never);

export type EveryCampaignSpentWhatWasDrawnParams = void;

export interface EveryCampaignSpentWhatWasDrawnResult {
  difference: string;
}

export const everyCampaignSpentWhatWasDrawn = new PreparedQuery<EveryCampaignSpentWhatWasDrawnParams, EveryCampaignSpentWhatWasDrawnResult>({"usedParamSet":{},"params":[],"statement":"select format('campaign %s of %s pya: %s spent, %s drawn', c.id, c.budget_pya, c.spent_pya, coalesce(d.drawn, 0)) as \"difference!\"\nfrom pocket_campaign c\nleft join (select campaign_id, sum(amount_pya) as drawn from pocket_draw group by campaign_id) d on d.campaign_id = c.id\nwhere c.spent_pya <> coalesce(d.drawn, 0) or c.spent_pya > c.budget_pya"} as never);

export type EveryWelcomeHasItsEntryParams = void;

export interface EveryWelcomeHasItsEntryResult {
  difference: string;
}

export const everyWelcomeHasItsEntry = new PreparedQuery<EveryWelcomeHasItsEntryParams, EveryWelcomeHasItsEntryResult>({"usedParamSet":{},"params":[],"statement":"select format('welcome of player %s (%s pya): %s', c.player_id, c.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom welcome_bonus c\nleft join entry e on e.ref = 'welcome_bonus:' || c.player_id\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere (e.reason, m.line, m.amount, m.to_balance_after, t.player_id, t.kind, f.kind, f.name)\n  is distinct from ('welcome_bonus', 0::smallint, c.amount_pya, c.main_after_pya, c.player_id, 'main', 'house_promotions', 'welcome')"} as never);

export interface EveryWelcomeEntryHasItsRowParams {
  after_entry: number;
}

export interface EveryWelcomeEntryHasItsRowResult {
  difference: string;
}

export const everyWelcomeEntryHasItsRow = new PreparedQuery<EveryWelcomeEntryHasItsRowParams, EveryWelcomeEntryHasItsRowResult>({"usedParamSet":{"after_entry":true},"params":[{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":173,"b":185}]}],"statement":"select format('entry %s (%s) is of no welcome', e.id, e.ref) as \"difference!\"\nfrom entry e left join welcome_bonus c on 'welcome_bonus:' || c.player_id = e.ref\nwhere e.id > :after_entry! and e.reason = 'welcome_bonus' and c.player_id is null"} as never);

export type CountBooksParams = void;

export interface CountBooksResult {
  pocket_draws: number;
  point_claims: number;
  promotion_claims: number;
  referral_claims: number;
}

export const countBooks = new PreparedQuery<CountBooksParams, CountBooksResult>({"usedParamSet":{},"params":[],"statement":"select (select count(*) from referral_claim) as \"referral_claims!\",\n  (select count(*) from point_claim) as \"point_claims!\",\n  (select count(*) from promotion_claim) as \"promotion_claims!\",\n  (select count(*) from pocket_draw) as \"pocket_draws!\""} as never);

