-- What must be true of referral, points, promotions and gifts (see `ledger/audit.sql`).

/* @name every_lottery_referral_has_its_entry  -- a slip of a draw that was settled, staked by who was brought along by the receiver */
select format('referral of slip %s to player %s (%s pya): %s', r.slip_id, r.referrer_id, r.amount_pya, case when e.id is null then 'no entry' else format('entry %s or the slip differs', e.id) end) as "difference!"
from lottery_referral r
left join slip s on s.id = r.slip_id
left join draw d on d.id = s.draw_id
left join lottery l on l.id = d.lottery_id
left join player friend on friend.id = s.player_id
left join entry e on e.ref = 'lottery_referral:' || r.slip_id || round_suffix(r.round)
left join move m on m.entry_id = e.id
left join purse f on f.id = m.from_purse
left join purse t on t.id = m.to_purse
where (:draws::bigint[] is null or r.draw_id = any (:draws))
  and (e.reason, m.line, m.amount, t.player_id, t.kind, f.kind, f.name, r.stake_pya, r.friend_id, r.referrer_id, r.draw_id, d.settled_at is not null or r.round < d.round)
  is distinct from ('lottery_referral', 0::smallint, r.amount_pya, r.referrer_id, 'main', 'house_referral', l.code, s.total_pya, s.player_id, friend.referred_by, d.id, true);

/* @name every_lottery_referral_entry_has_its_row */
select format('entry %s (%s) is of no referral', e.id, e.ref) as "difference!"
from entry e
left join lottery_referral r on r.slip_id = id_of_ref(e.ref) and 'lottery_referral:' || r.slip_id || round_suffix(r.round) = e.ref
left join lottery_referral_reversed b on b.slip_id = id_of_ref(e.ref) and 'lottery_referral:' || b.slip_id || round_suffix(b.round) = e.ref
where e.id > :after_entry! and e.reason = 'lottery_referral' and r.slip_id is null and b.slip_id is null;

/* @name every_reversed_referral_was_earned_and_taken_back */
select format('referral of slip %s in round %s (%s pya): %s is %s', r.slip_id, r.round, r.amount_pya, way.reason, case when e.id is null then 'missing' else 'wrong' end) as "difference!"
from lottery_referral_reversed r
join draw d on d.id = r.draw_id
join lottery l on l.id = d.lottery_id
cross join (values ('lottery_referral'), ('lottery_referral_reversed')) as way(reason)
left join entry e on e.ref = way.reason || ':' || r.slip_id || round_suffix(r.round)
left join move m on m.entry_id = e.id
left join purse own on own.id = case way.reason when 'lottery_referral' then m.to_purse else m.from_purse end
left join purse house on house.id = case way.reason when 'lottery_referral' then m.from_purse else m.to_purse end
where (:draws::bigint[] is null or r.draw_id = any (:draws)) and (e.reason, m.line, m.amount, own.player_id, own.kind, house.kind, house.name, r.round < d.round)
  is distinct from (way.reason, 0::smallint, r.amount_pya, r.referrer_id, 'main', 'house_referral', l.code, true);

/* @name every_referral_taken_back_has_its_row */
select format('entry %s (%s) takes back no referral', e.id, e.ref) as "difference!"
from entry e left join lottery_referral_reversed r on r.slip_id = id_of_ref(e.ref) and 'lottery_referral_reversed:' || r.slip_id || round_suffix(r.round) = e.ref
where e.id > :after_entry! and e.reason = 'lottery_referral_reversed' and r.slip_id is null;

/* @name every_referral_claim_has_its_entry  -- whole kyat to main, what is left of the purse back to the house */
select format('referral claim %s of player %s (%s and %s pya): %s', c.id, c.player_id, c.amount_pya, c.fraction_pya,
  case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
from referral_claim c
left join entry e on e.ref = 'referral_claimed:' || c.id
left join move paid on paid.entry_id = e.id and paid.line = 0
left join move back on back.entry_id = e.id and back.line = 1
left join purse f on f.id = paid.from_purse
left join purse t on t.id = paid.to_purse
where (e.reason, paid.amount, paid.to_balance_after, f.player_id, f.kind, t.player_id, t.kind, coalesce(back.amount, 0), coalesce(back.from_purse, f.id),
    coalesce(back.from_balance_after, paid.from_balance_after))
  is distinct from ('referral_claimed', c.amount_pya, c.main_after_pya, c.player_id, 'referral', c.player_id, 'main', c.fraction_pya, f.id, 0::bigint);

/* @name every_referral_claim_entry_has_its_claim */
select format('entry %s (%s) is of no claim', e.id, e.ref) as "difference!"
from entry e left join referral_claim c on 'referral_claimed:' || c.id = e.ref
where e.id > :after_entry! and e.reason = 'referral_claimed' and c.id is null;

/* @name every_point_change_has_its_entry  -- earned points come from the house's, those taken back go there */
select format('point change %s of player %s (%s points): %s', c.id, c.player_id, c.points, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
from point_change c
left join entry e on e.ref = 'points_earned:' || c.id
left join move m on m.entry_id = e.id
left join purse own on own.id = case when c.points > 0 then m.to_purse else m.from_purse end
left join purse house on house.id = case when c.points > 0 then m.from_purse else m.to_purse end
where yangon_day(c.at) >= :from_day!::date and (e.reason, m.line, m.amount, own.player_id, own.kind, house.kind)
  is distinct from ('points_earned', 0::smallint, abs(c.points), c.player_id, 'points', 'house_points');

/* @name every_points_earned_entry_has_its_change */
select format('entry %s (%s) is of no point change', e.id, e.ref) as "difference!"
from entry e left join point_change c on c.id = id_of_ref(e.ref) and 'points_earned:' || c.id = e.ref
where e.id > :after_entry! and e.reason = 'points_earned' and c.id is null;

/* @name every_tally_is_what_play_earned
  What is counted is the sum of the settled play, what was granted the sum of what was given and taken back. Less granted than earned
  is never right; more is owed: points were spent before a rollback took them back. */
select format('points of player %s: %s and %s millionths counted, %s and %s earned; %s granted, %s given', p.player_id,
  coalesce(t.lottery_micro, 0), coalesce(t.game_micro, 0), p.lottery, p.game, coalesce(t.granted_points, 0), p.given) as "difference!"
from (
  select player_id, sum(lottery) as lottery, sum(game) as game, sum(given) as given
  from (
    select player_id, micro_points as lottery, 0 as game, 0 as given from draw_stake
    union all select player_id, 0, micro_points, 0 from game_reward
    union all select player_id, 0, 0, points from point_change
    union all select player_id, 0, 0, 0 from point_tally
  ) part group by player_id
) p
left join point_tally t on t.player_id = p.player_id
where (coalesce(t.lottery_micro, 0), coalesce(t.game_micro, 0), coalesce(t.granted_points, 0)) is distinct from (p.lottery, p.game, p.given)
  or p.given < div(p.lottery + p.game, 1000000);

/* @name every_draw_stake_is_the_sum_of_its_slips  -- of every settled draw that is summed up, in the round that stands */
select format('draw %s, player %s: %s staked and %s paid are summed up, the slips say %s and %s', coalesce(x.draw_id, s.draw_id), coalesce(x.player_id, s.player_id),
  x.stake_pya, x.payout_pya, s.stake_pya, s.payout_pya) as "difference!"
from (
  select d.* from draw_stake d join draw_stake_run r on r.draw_id = d.draw_id join draw on draw.id = d.draw_id
  where r.done_at is not null and r.round = draw.round and draw.settled_at is not null and (:draws::bigint[] is null or draw.id = any (:draws))
) x
full join (
  select s.draw_id, s.player_id, sum(s.total_pya)::bigint as stake_pya, coalesce(sum(o.amount_pya), 0)::bigint as payout_pya
  from slip s
  join draw_stake_run r on r.draw_id = s.draw_id
  join draw on draw.id = s.draw_id and draw.round = r.round and draw.settled_at is not null
  left join payout o on o.slip_id = s.id
  where r.done_at is not null and (:draws::bigint[] is null or s.draw_id = any (:draws))
  group by s.draw_id, s.player_id
) s on s.draw_id = x.draw_id and s.player_id = x.player_id
where (x.stake_pya, x.payout_pya) is distinct from (s.stake_pya, s.payout_pya);

/* @name every_wager_counts_for_what_it_is  -- those whose change rewards have read already */
select format('wager %s: %s valid and %s lost count, it says %s and %s', w.id, g.valid_bet_pya, g.loss_pya, w.valid, w.loss) as "difference!"
from (
  select id, player_id, case status when 'settled' then greatest(valid_bet_pya, 0) else 0 end as valid,
    case status when 'settled' then bet_pya - payout_pya else 0 end as loss, status = 'settled' as is_settled
  from wager where kind <> 'report'
) w
full join game_reward g on g.wager_id = w.id
where (coalesce(g.valid_bet_pya, 0), coalesce(g.loss_pya, 0), coalesce(g.player_id, w.player_id), g.settled_at is not null)
    is distinct from (w.valid, w.loss, w.player_id, w.is_settled)
  and not exists (
    select from fact f join fact_reader r on r.name = 'rewards' and (f.xid, f.id) > (r.xid, r.id)
    where f.kind = 'wager_changed' and (f.data ->> 'wager_id')::bigint = coalesce(w.id, g.wager_id)
  );

/* @name every_game_referral_has_its_entry  -- above 0 to the referrer, below 0 back to the house */
select format('round %s of the referral of wager %s to player %s (%s pya): %s', r.round, r.wager_id, r.referrer_id, r.amount_pya,
  case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
from game_referral r
join player friend on friend.id = r.friend_id
left join entry e on e.ref = 'game_referral:' || r.wager_id || ':' || r.round
left join move m on m.entry_id = e.id
left join purse own on own.id = case when r.amount_pya > 0 then m.to_purse else m.from_purse end
left join purse house on house.id = case when r.amount_pya > 0 then m.from_purse else m.to_purse end
where (e.reason, m.line, m.amount, own.player_id, own.kind, house.kind, house.name, r.referrer_id)
  is distinct from ('game_referral', 0::smallint, abs(r.amount_pya), r.referrer_id, 'referral', 'house_referral', 'game', friend.referred_by)
  and r.is_paid_at_once and yangon_day(r.at) >= :from_day!::date;

/* @name every_referral_week_has_its_entry  -- above 0 to the referrer, below 0 back to the house */
select format('referral week %s of player %s (%s pya): %s', w.id, w.referrer_id, w.amount_pya,
  case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
from referral_week w
left join entry e on e.ref = 'game_referral:week:' || w.id
left join move m on m.entry_id = e.id
left join purse own on own.id = case when w.amount_pya > 0 then m.to_purse else m.from_purse end
left join purse house on house.id = case when w.amount_pya > 0 then m.from_purse else m.to_purse end
where w.amount_pya <> 0 and (e.reason, m.line, m.amount, own.player_id, own.kind, house.kind, house.name)
  is distinct from ('game_referral', 0::smallint, abs(w.amount_pya), w.referrer_id, 'referral', 'house_referral', 'game');

/* @name every_referral_week_is_what_friends_earned  -- of all weeks that are netted: the rows, their totals, and what was given of them */
select format('referral of player %s: %s earned and %s at most by friends, %s and %s netted, %s given', coalesce(r.referrer_id, w.referrer_id), r.earned, r.most,
  w.earned, w.most, w.given) as "difference!"
from (
  select r.referrer_id, sum(r.amount_pya) as earned, sum(r.most_pya) as most
  from game_referral r join player friend on friend.id = r.friend_id and friend.referred_by = r.referrer_id
  where not r.is_paid_at_once and r.at < (select yangon_instant(max(week_start) + 7, '00:00') from referral_week_run where done_at is not null)
  group by r.referrer_id
) r
full join (
  select w.referrer_id, sum(w.earned_pya) as earned, sum(w.most_pya) as most, sum(w.amount_pya) as given,
    (array_agg(w.earned_total_pya order by w.week_start desc))[1] as earned_total, (array_agg(w.most_total_pya order by w.week_start desc))[1] as most_total
  from referral_week w join referral_week_run u on u.week_start = w.week_start and u.done_at is not null
  group by w.referrer_id
) w on w.referrer_id = r.referrer_id
where (r.earned, r.most, w.earned, w.most, w.given) is distinct from (w.earned, w.most, w.earned_total, w.most_total, least(w.earned_total, w.most_total));

/* @name every_game_referral_entry_has_its_row */
select format('entry %s (%s) is of no referral', e.id, e.ref) as "difference!"
from entry e
left join game_referral r on r.is_paid_at_once and 'game_referral:' || r.wager_id || ':' || r.round = e.ref
left join referral_week w on w.amount_pya <> 0 and 'game_referral:week:' || w.id = e.ref
where e.id > :after_entry! and e.reason = 'game_referral' and r.wager_id is null and w.id is null;

/* @name every_wager_gave_its_referral  -- all rounds together are the percent of what it counts for */
select format('wager %s: its friend''s referrer is due %s pya and got %s', g.wager_id, g.referral_pya, coalesce(r.given, 0)) as "difference!"
from game_reward g
full join (select wager_id, sum(amount_pya) as given, max(round) as round from game_referral group by wager_id) r on r.wager_id = g.wager_id
where (coalesce(g.referral_pya, 0), coalesce(g.round, 0)) is distinct from (coalesce(r.given, 0), coalesce(r.round, 0));

/* @name every_point_claim_has_its_entries  -- the points to the house, the money of the offer to main */
select format('point claim %s of player %s (%s points): entry %s', c.id, c.player_id, c.points, case when e.id is null then 'is missing' else e.id || ' differs' end) as "difference!"
from point_claim c
cross join lateral (values
  ('points_spent', c.points, 'points', 'house_points', c.points_after),
  ('points_reward', c.amount_pya, 'house_rewards', 'main', c.main_after_pya)
) as due(reason, amount, from_kind, to_kind, balance_after)
left join entry e on e.ref = due.reason || ':' || c.id
left join move m on m.entry_id = e.id
left join purse f on f.id = m.from_purse
left join purse t on t.id = m.to_purse
where (e.reason, m.line, m.amount, f.kind, t.kind, coalesce(f.player_id, t.player_id), coalesce(m.from_balance_after, m.to_balance_after))
  is distinct from (due.reason, 0::smallint, due.amount, due.from_kind, due.to_kind, c.player_id, due.balance_after);

/* @name every_point_claim_entry_has_its_claim */
select format('entry %s (%s) is of no exchange', e.id, e.ref) as "difference!"
from entry e left join point_claim c on e.ref = e.reason || ':' || c.id
where e.id > :after_entry! and e.reason in ('points_spent', 'points_reward') and c.id is null;

/* @name every_paid_week_has_its_entry  -- an item that is not paid has none */
select format('weekly item %s of player %s (%s pya): %s', i.id, i.player_id, i.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
from weekly_item i
left join entry e on e.ref = 'weekly_promotion:' || i.id
left join move m on m.entry_id = e.id
left join purse f on f.id = m.from_purse
left join purse t on t.id = m.to_purse
where (e.reason, m.line, m.amount, t.player_id, t.kind, f.kind, f.name)
    is distinct from ('weekly_promotion', 0::smallint, i.amount_pya, i.player_id, 'promotion', 'house_promotions', 'weekly')
  and (i.paid_at is not null or e.id is not null)
  or i.paid_at is null and e.id is not null;

/* @name every_week_entry_has_its_item */
select format('entry %s (%s) is of no paid item of a week', e.id, e.ref) as "difference!"
from entry e left join weekly_item i on 'weekly_promotion:' || i.id = e.ref
where e.id > :after_entry! and e.reason = 'weekly_promotion' and i.id is null;

/* @name every_counted_week_is_what_was_lost  -- what waits to be paid is of the sums as they are now */
select format('weekly item %s of player %s: %s lost at lotteries and %s at games are counted, the sums say %s and %s', i.id, i.player_id, i.lottery_loss_pya, i.game_loss_pya,
  l.pya, g.pya) as "difference!"
from weekly_run r
join weekly_item i on i.run_id = r.id and i.paid_at is null
cross join lateral (select yangon_instant(r.week_start, '00:00') as from_at, yangon_instant(r.week_start + 7, '00:00') as until_at) w
cross join lateral (
  select coalesce(sum(stake_pya - payout_pya), 0) as pya from draw_stake where player_id = i.player_id and settled_at >= w.from_at and settled_at < w.until_at
) l
cross join lateral (
  select coalesce(sum(loss_pya), 0) as pya from game_reward where player_id = i.player_id and settled_at >= w.from_at and settled_at < w.until_at
) g
where r.state = 'counted' and (i.lottery_loss_pya, i.game_loss_pya) is distinct from (l.pya, g.pya);

/* @name every_promotion_claim_has_its_entry */
select format('promotion claim %s of player %s (%s pya): %s', c.id, c.player_id, c.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
from promotion_claim c
left join entry e on e.ref = 'promotion_claimed:' || c.id
left join move m on m.entry_id = e.id
left join purse f on f.id = m.from_purse
left join purse t on t.id = m.to_purse
where (e.reason, m.line, m.amount, m.to_balance_after, t.player_id, t.kind, f.kind, m.from_balance_after)
  is distinct from ('promotion_claimed', 0::smallint, c.amount_pya, c.main_after_pya, c.player_id, 'main', 'promotion', 0::bigint);

/* @name every_promotion_claim_entry_has_its_claim */
select format('entry %s (%s) is of no claim', e.id, e.ref) as "difference!"
from entry e left join promotion_claim c on 'promotion_claimed:' || c.id = e.ref
where e.id > :after_entry! and e.reason = 'promotion_claimed' and c.id is null;

/* @name every_pocket_draw_has_its_entry */
select format('pocket draw %s of player %s (%s pya): %s', c.id, c.player_id, c.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
from pocket_draw c
left join entry e on e.ref = 'pocket_money:' || c.id
left join move m on m.entry_id = e.id
left join purse f on f.id = m.from_purse
left join purse t on t.id = m.to_purse
where (e.reason, m.line, m.amount, m.to_balance_after, t.player_id, t.kind, f.kind, f.name)
  is distinct from ('pocket_money', 0::smallint, c.amount_pya, c.main_after_pya, c.player_id, 'main', 'house_pocket', c.campaign_id::text);

/* @name every_pocket_draw_follows_from_its_seed  -- of days that are over: who reads the books knows no seed before */
select format('draw %s of campaign %s gave %s, its seed gives %s', d.n, d.campaign_id, d.amount_pya, d.drawn * 100) as "difference!"
from (
  select d.*, d.least_kyat + ('x' || left(encode(sha256(convert_to(concat_ws(E'\n', encode(s.seed, 'hex'), s.mixed, d.campaign_id, d.n), 'UTF8')), 'hex'), 12))::bit(48)::bigint
    % (d.most_kyat - d.least_kyat + 1) as drawn
  from pocket_draw d left join told_pocket_seed s on s.day = d.seed_day where d.seed_day < yangon_day(product_now())
) d
where d.amount_pya is distinct from d.drawn * 100;

/* @name every_pocket_entry_has_its_draw */
select format('entry %s (%s) is of no draw', e.id, e.ref) as "difference!"
from entry e left join pocket_draw d on 'pocket_money:' || d.id = e.ref
where e.id > :after_entry! and e.reason = 'pocket_money' and d.id is null;

/* @name every_campaign_spent_what_was_drawn  -- and no more than its budget */
select format('campaign %s of %s pya: %s spent, %s drawn', c.id, c.budget_pya, c.spent_pya, coalesce(d.drawn, 0)) as "difference!"
from pocket_campaign c
left join (select campaign_id, sum(amount_pya) as drawn from pocket_draw group by campaign_id) d on d.campaign_id = c.id
where c.spent_pya <> coalesce(d.drawn, 0) or c.spent_pya > c.budget_pya;

/* @name every_welcome_has_its_entry */
select format('welcome of player %s (%s pya): %s', c.player_id, c.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
from welcome_bonus c
left join entry e on e.ref = 'welcome_bonus:' || c.player_id
left join move m on m.entry_id = e.id
left join purse f on f.id = m.from_purse
left join purse t on t.id = m.to_purse
where (e.reason, m.line, m.amount, m.to_balance_after, t.player_id, t.kind, f.kind, f.name)
  is distinct from ('welcome_bonus', 0::smallint, c.amount_pya, c.main_after_pya, c.player_id, 'main', 'house_promotions', 'welcome');

/* @name every_welcome_entry_has_its_row */
select format('entry %s (%s) is of no welcome', e.id, e.ref) as "difference!"
from entry e left join welcome_bonus c on 'welcome_bonus:' || c.player_id = e.ref
where e.id > :after_entry! and e.reason = 'welcome_bonus' and c.player_id is null;

/* @name count_books */
select (select count(*) from referral_claim) as "referral_claims!",
  (select count(*) from point_claim) as "point_claims!",
  (select count(*) from promotion_claim) as "promotion_claims!",
  (select count(*) from pocket_draw) as "pocket_draws!";
