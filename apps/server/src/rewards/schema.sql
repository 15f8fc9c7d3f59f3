-- Rewards: points, the weekly promotion, pocket money, the welcome bonus, and what friends' slips and games earn.

create type point_source as enum ('lottery', 'game');
create type reward_kind as enum
  ('cash_in_bonus', 'game_referral', 'lottery_referral', 'pocket_money', 'points', 'weekly_promotion', 'welcome_bonus');
create type weekly_run_state as enum ('counting', 'counted', 'paying', 'paid', 'stopped');
create type pocket_period as enum ('once', 'day', 'week');
create type pocket_state as enum ('draft', 'running', 'stopped');

/* What an amount earns at so many pya a point, in millionths of a point, rounded down: exact for a point per 1,000 kyat. */
create function micro_points(p_pya bigint, p_pya_per_point bigint) returns bigint language sql immutable as $$
  select div(p_pya::numeric * 1000000, p_pya_per_point)::bigint
$$;

-- What a player staked on a settled draw and what it paid them, summed up once. Points, the weekly promotion and pocket money
-- read these sums and no slips. A draw that is called off never comes here.
create table draw_stake (
  draw_id bigint not null,
  player_id bigint not null,
  stake_pya bigint not null check (stake_pya > 0),
  payout_pya bigint not null check (payout_pya >= 0),
  settled_at timestamptz not null,
  pya_per_point bigint not null check (pya_per_point > 0),
  micro_points bigint not null,
  primary key (draw_id, player_id),
  check (micro_points = micro_points(stake_pya, pya_per_point))
);
create index draw_stake_of_player on draw_stake (player_id, settled_at);

-- How far the slips of a settled draw are summed up, and at what price its points are. A settlement that was reversed is taken
-- out and the next one summed up again, to the week of the first: a week that was paid is not paid twice.
create table draw_stake_run (
  draw_id bigint primary key,
  round smallint not null,
  settled_at timestamptz not null,
  pya_per_point bigint not null,
  paid_to bigint not null default 0,
  done_at timestamptz
);

-- What a wager counts for now, at the terms of the day it was first settled; all zero while it is open or void. Rewards of game play stay within
-- what the games keep: what players win from each other in a round counts for nothing, and each reward has its share of the games' edge.
create table game_reward (
  wager_id bigint primary key,
  player_id bigint not null,
  referrer_id bigint,
  valid_bet_pya bigint not null default 0 check (valid_bet_pya >= 0),
  loss_pya bigint not null default 0,       -- bet less payout: below 0 when the player won
  settled_at timestamptz,                   -- null while it is open or void; else its first, so that it stays in one week for ever
  first_settled_at timestamptz not null,
  pya_per_point bigint not null check (pya_per_point > 0),
  micro_points bigint not null default 0,
  referral_basis_points integer not null,
  referral_pya bigint not null default 0,   -- rounded down: a loss of the referrer is rounded away from zero
  round integer not null default 0,         -- counts what was posted for it
  risk_pya bigint not null default 0 check (risk_pya >= 0),         -- of the valid bet, what was at the game's risk
  edge_basis_points integer not null check (edge_basis_points between 0 and 10000),
  counted_pya bigint not null default 0 check (counted_pya >= 0),   -- toward points
  edge_pya bigint not null default 0 check (edge_pya >= 0),         -- what the game keeps of it by its odds
  check (referral_pya = case when referrer_id is null then 0 else floor(loss_pya::numeric * referral_basis_points / 10000)::bigint end),
  check (settled_at is not null or (valid_bet_pya = 0 and loss_pya = 0)),
  constraint game_reward_points check (micro_points = micro_points(counted_pya, pya_per_point)),
  constraint game_reward_at_risk check (risk_pya <= valid_bet_pya and counted_pya <= risk_pya and edge_pya <= risk_pya)
);
create index game_reward_of_player on game_reward (player_id, settled_at);

-- What a player's settled play is worth in points, and how many of them are on their purse or were. Points that were spent before
-- a rollback took them back are owed: granted is then above what is earned, and what comes next covers it first.
create table point_tally (
  player_id bigint primary key references player,
  lottery_micro bigint not null default 0 check (lottery_micro >= 0),
  game_micro bigint not null default 0 check (game_micro >= 0),
  granted_points bigint not null default 0 check (granted_points >= 0)
);

create table point_change (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  source point_source not null,
  points bigint not null check (points <> 0),
  at timestamptz not null default product_now()
);
create index point_change_of_player on point_change (player_id, at desc);
-- What rewards cost is asked by time. Rows of these tables come in the order of time, so a page of an index covers many of them.
create index point_change_by_time on point_change using brin (at);
create trigger point_change_append_only before update or delete or truncate on point_change execute function refuse_change();

-- What points are exchanged for, shown between two instants where it has any. That an offer opens, or changes its price while it is open, is a
-- deed: asked by one operator, confirmed by another. An open offer names the deed by which it has its price.
create table point_offer (
  id bigint generated always as identity primary key,
  name jsonb not null,                      -- per language: en, zh, my, th
  points bigint not null check (points > 0),
  amount_pya bigint not null check (amount_pya > 0),
  image text,
  position integer not null,
  is_open boolean not null default false,
  created_at timestamptz not null default product_now(),
  shown_from timestamptz,
  shown_until timestamptz,
  deed_id bigint unique references deed,
  constraint point_offer_times check (shown_from < shown_until),
  constraint point_offer_by_deed check (is_open = (deed_id is not null))
);

create table point_claim (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  offer_id bigint not null references point_offer,
  points bigint not null check (points > 0),
  amount_pya bigint not null check (amount_pya > 0),
  points_after bigint not null,
  main_after_pya bigint not null,
  at timestamptz not null default product_now()
);
create index point_claim_of_player on point_claim (player_id, at desc);
create index point_claim_of_offer on point_claim (offer_id);
create index point_claim_by_time on point_claim using brin (at);
create trigger point_claim_append_only before update or delete or truncate on point_claim execute function refuse_change();

-- The weekly promotion of one week: one run for ever, however often it is stopped and repeated. That its counted amounts are paid is a deed: who
-- asked and who confirmed stands there, and in the audit trail.
create table weekly_run (
  id bigint generated always as identity primary key,
  week_start date not null unique check (extract(isodow from week_start) = 1),
  state weekly_run_state not null default 'counting',
  basis_points integer not null check (basis_points between 0 and 10000),
  needs_confirmation boolean not null,
  counted_to bigint not null default 0,     -- every player up to this id is counted
  waits boolean not null default false,     -- for draws and wagers of the week that are not summed up yet
  started_by bigint references operator,    -- null: by the clock
  stopped_by bigint references operator,
  xid xid8 not null default pg_current_xact_id(),   -- of its start: what was under way then may still settle something of the week
  started_at timestamptz not null default product_now(),
  counted_at timestamptz,
  paid_at timestamptz,
  check (state not in ('paying', 'paid') or counted_at is not null)
);
create trigger weekly_run_news after insert or update or delete on weekly_run for each row execute function tell_console('rewards');

-- What a run gives a player. Paid once for ever: a run that is repeated leaves paid rows as they are.
create table weekly_item (
  id bigint generated always as identity primary key,
  run_id bigint not null references weekly_run,
  player_id bigint not null references player,
  lottery_loss_pya bigint not null,
  game_loss_pya bigint not null,
  basis_points integer not null,
  amount_pya bigint not null check (amount_pya > 0),
  paid_at timestamptz,
  game_most_pya bigint check (game_most_pya >= 0),   -- the games' share of their edge bounds what they add
  unique (run_id, player_id),
  constraint weekly_item_amount check (
    amount_pya = div(least((lottery_loss_pya + game_loss_pya)::numeric * basis_points,
      greatest(lottery_loss_pya, 0)::numeric * basis_points + game_most_pya::numeric * 10000), 1000000)::bigint * 100
  )
);
create index weekly_item_unpaid on weekly_item (run_id, id) where paid_at is null;
create index weekly_item_by_amount on weekly_item (run_id, amount_pya desc, id);
create index weekly_item_by_time on weekly_item (paid_at) where paid_at is not null;

create table promotion_claim (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  amount_pya bigint not null check (amount_pya > 0),
  main_after_pya bigint not null,
  at timestamptz not null default product_now()
);
create index promotion_claim_of_player on promotion_claim (player_id, at desc);
create index promotion_claim_by_time on promotion_claim using brin (at);
create trigger promotion_claim_append_only before update or delete or truncate on promotion_claim execute function refuse_change();

-- That a campaign of pocket money runs is a deed: asked by one operator, confirmed by another. A campaign names the deed by which it runs.
create table pocket_campaign (
  id bigint generated always as identity primary key,
  name jsonb not null,
  budget_pya bigint not null check (budget_pya > 0),
  spent_pya bigint not null default 0,
  drawn_count integer not null default 0,
  smallest_pya bigint not null check (smallest_pya > 0 and smallest_pya % 100 = 0),
  largest_pya bigint not null check (largest_pya % 100 = 0),
  from_at timestamptz not null,
  until_at timestamptz not null,
  period pocket_period not null,
  level smallint not null default 1 check (level in (1, 2)),
  turnover_pya bigint not null default 0 check (turnover_pya >= 0),
  turnover_since timestamptz,
  video text,
  state pocket_state not null default 'draft',
  created_at timestamptz not null default product_now(),
  deed_id bigint unique references deed,
  check (largest_pya >= smallest_pya and budget_pya >= largest_pya),
  check (until_at > from_at),
  constraint pocket_within_budget check (spent_pya between 0 and budget_pya),
  constraint pocket_by_deed check ((state = 'running') = (deed_id is not null))
);
create trigger pocket_campaign_news after insert or update or delete on pocket_campaign for each row execute function tell_console('rewards');
create index pocket_campaign_running on pocket_campaign (until_at) where state = 'running';

-- The secret from which a day's pocket money is drawn. Made days ahead, and told to the log by its hash at once; itself when the day is over.
create table pocket_seed (
  day date primary key,
  seed bytea not null check (length(seed) = 32),
  made_at timestamptz not null default product_now()
);
create trigger pocket_seed_append_only before update or delete or truncate on pocket_seed execute function refuse_change();

-- What a day's seed is mixed with, fixed by the day's first draw: the last 2D number that came after the seed was made and before the day began.
create table pocket_mix (
  day date primary key references pocket_seed,
  mixed text not null
);
create trigger pocket_mix_append_only before update or delete or truncate on pocket_mix execute function refuse_change();

create table pocket_draw (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references pocket_campaign,
  player_id bigint not null references player,
  period_start date not null,               -- the day, the Monday, or the campaign's first day, as the campaign was then
  amount_pya bigint not null check (amount_pya > 0),
  main_after_pya bigint not null,
  at timestamptz not null default product_now(),
  seed_day date not null references pocket_seed,
  n integer not null,                       -- which draw of its campaign it is, from 0
  least_kyat bigint not null,               -- from how much to how much it was drawn
  most_kyat bigint not null,
  unique (campaign_id, player_id, period_start),
  unique (campaign_id, n)
);
create index pocket_draw_of_player on pocket_draw (player_id, at desc);
create index pocket_draw_of_seed on pocket_draw (seed_day, campaign_id, n);
create index pocket_draw_latest on pocket_draw (at desc);
create trigger pocket_draw_append_only before update or delete or truncate on pocket_draw execute function refuse_change();

create table welcome_bonus (
  player_id bigint primary key references player,
  amount_pya bigint not null check (amount_pya > 0),
  main_after_pya bigint not null,
  at timestamptz not null default product_now()
);
create index welcome_bonus_by_time on welcome_bonus using brin (at);
create trigger welcome_bonus_append_only before update or delete or truncate on welcome_bonus execute function refuse_change();

-- What a referrer earned from a friend's slip once its draw was settled. A slip earns once. What friends earned of a reversed round is taken
-- back; the next settlement gives it anew.
create table lottery_referral (
  slip_id bigint primary key,
  draw_id bigint not null,
  referrer_id bigint not null references player,
  friend_id bigint not null references player,
  stake_pya bigint not null check (stake_pya > 0),
  basis_points integer not null check (basis_points between 1 and 10000),
  amount_pya bigint not null check (amount_pya > 0),
  at timestamptz not null default product_now(),
  round smallint not null default 1 check (round > 0),
  check (amount_pya = stake_pya * basis_points / 10000),
  check (referrer_id <> friend_id)
);
create index lottery_referral_of_referrer on lottery_referral (referrer_id, at, slip_id);
create index lottery_referral_of_draw on lottery_referral (draw_id, slip_id);
create index lottery_referral_by_time on lottery_referral using brin (at);

create table lottery_referral_reversed (
  slip_id bigint not null,
  round smallint not null,
  draw_id bigint not null,
  referrer_id bigint not null,
  amount_pya bigint not null check (amount_pya > 0),
  at timestamptz not null default product_now(),
  earned_at timestamptz not null,           -- when it had been given: what rewards cost a day is what the ledger says of that day, for ever
  primary key (slip_id, round)
);
create trigger lottery_referral_reversed_append_only before update or delete or truncate on lottery_referral_reversed execute function refuse_change();

create function refuse_lost_referral() returns trigger language plpgsql as $$
begin
  if not exists (select from lottery_referral_reversed r where (r.slip_id, r.round, r.amount_pya, r.referrer_id) = (old.slip_id, old.round, old.amount_pya, old.referrer_id)) then
    raise exception 'lottery_referral is append only' using errcode = 'SK009';
  end if;
  return old;
end $$;
create trigger lottery_referral_append_only before update or truncate on lottery_referral execute function refuse_change();
create trigger lottery_referral_goes_only_reversed before delete on lottery_referral for each row execute function refuse_lost_referral();

-- How far the slips of a settled draw are done.
create table referral_run (
  draw_id bigint primary key,
  paid_to bigint not null default 0,
  done_at timestamptz,
  round smallint not null default 1
);

-- A claim of what friends' games earned: whole kyat to the main purse, the fraction back to the house.
create table referral_claim (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  amount_pya bigint not null check (amount_pya > 0 and amount_pya % 100 = 0),
  fraction_pya bigint not null check (fraction_pya between 0 and 99),
  main_after_pya bigint not null,
  at timestamptz not null default product_now()
);
create index referral_claim_of_player on referral_claim (player_id, id);
create index referral_claim_by_time on referral_claim using brin (at);

-- What a friend's wager earns is written down as it is settled, with the most it may give, each round the difference to what was written
-- before; it is paid to the purse by the week, netted per referrer.
create table game_referral (
  wager_id bigint not null,
  round integer not null,
  referrer_id bigint not null references player,
  friend_id bigint not null references player,
  amount_pya bigint not null,
  at timestamptz not null default product_now(),
  most_pya bigint not null,
  is_paid_at_once boolean not null default false,   -- by an entry of its own instead of with its week
  primary key (wager_id, round),
  check (referrer_id <> friend_id),
  constraint game_referral_says_something check (amount_pya <> 0 or most_pya <> 0)
);
create index game_referral_of_referrer on game_referral (referrer_id, at desc);
create index game_referral_by_time on game_referral using brin (at);
create trigger game_referral_append_only before update or delete or truncate on game_referral execute function refuse_change();

-- A week of Yangon whose game referral is netted, and how far.
create table referral_week_run (
  week_start date primary key check (extract(isodow from week_start) = 1),
  paid_to bigint not null default 0,
  done_at timestamptz
);

-- What a referrer earned in a week over all friends, and in all weeks; the purse gets the difference to what it was given before.
create table referral_week (
  id bigint generated always as identity primary key,
  referrer_id bigint not null references player,
  week_start date not null references referral_week_run,
  earned_pya bigint not null,               -- of this week, below 0 when friends won
  most_pya bigint not null,
  earned_total_pya bigint not null,         -- of all weeks up to this
  most_total_pya bigint not null,
  given_before_pya bigint not null,
  amount_pya bigint not null,               -- below 0 is taken from the purse and covered by what comes next
  at timestamptz not null default product_now(),
  unique (referrer_id, week_start),
  check (amount_pya = least(earned_total_pya, most_total_pya) - given_before_pya)
);
create index referral_week_by_time on referral_week using brin (at);
create trigger referral_week_append_only before update or delete or truncate on referral_week execute function refuse_change();

-- The rewards room reads facts from the first one on.
insert into fact_reader (name, xid, id) values ('rewards', '0', 0);

-- What the points dialog says until the house writes its own; {kyat} is what a point takes by the terms that hold.
insert into setting (key, value) values ('points_text', '{
  "header": {
    "en": "Points",
    "zh": "积分",
    "my": "အမှတ်",
    "th": "แต้ม"
  },
  "body": {
    "en": "You earn a point for every {kyat} Ks of bets on lotteries and on slots and fishing, once they are settled; at tables, cards and sports it takes more.\nExchange your points for money here. Bets that are refunded or taken back earn nothing, nor do bets of several players against each other in one round.",
    "zh": "彩票、老虎机和捕鱼投注每满 {kyat} 缅元，结算后即可获得 1 积分；真人桌台、棋牌和体育需要更多投注。\n您可以在此用积分兑换现金。退款或撤销的投注不计积分，多名玩家在同一局中互相对押的投注也不计积分。",
    "my": "ထီ၊ စလော့နှင့် ငါးပစ်ဂိမ်းများတွင် ထိုးငွေ {kyat} ကျပ်လျှင် ရလဒ်ထွက်ပြီးနောက် အမှတ် 1 ရပါသည်။ တိုက်ရိုက်ကာစီနို၊ ဖဲနှင့် အားကစားတွင် ပို၍ ကစားရပါမည်။\nအမှတ်များကို ဤနေရာတွင် ငွေအဖြစ် လဲလှယ်နိုင်ပါသည်။ ပြန်အမ်းသော သို့မဟုတ် ပယ်ဖျက်သော လောင်းကြေးများ၊ ပွဲတစ်ပွဲတည်းတွင် ကစားသမားများ အချင်းချင်း ဆန့်ကျင်ဘက် လောင်းသော လောင်းကြေးများ အမှတ်မရပါ။",
    "th": "ทุกการเดิมพันหวย สล็อต และยิงปลา {kyat} จ๊าด ได้รับ 1 แต้มเมื่อสรุปผลแล้ว โต๊ะสด ไพ่ และกีฬาต้องเล่นมากกว่า\nนำแต้มมาแลกเป็นเงินได้ที่นี่ การเดิมพันที่คืนเงินหรือยกเลิกจะไม่ได้แต้ม รวมถึงการเดิมพันที่ผู้เล่นหลายคนแทงสวนกันในรอบเดียว"
  }
}');

-- What the room publishes: another room reads these and none of its tables.
create view public_pocket_seed as select s.day, s.seed, s.made_at, m.mixed from pocket_seed s left join pocket_mix m using (day);
-- To who only reads: of days that are over. Who had a seed before knew what the next draw gives.
create view told_pocket_seed as select day, seed, mixed from public_pocket_seed where day < yangon_day(product_now());
create view public_pocket_draw as select seed_day, campaign_id, n, least_kyat, most_kyat, amount_pya from pocket_draw;
grant select on public_pocket_seed, public_pocket_draw to shwekan_app;
create view public_weekly_run as select id, state, counted_at from weekly_run;
create view public_lottery_referral as select referrer_id, amount_pya from lottery_referral;
create view public_referral_claim as select player_id, amount_pya from referral_claim;
-- What a player staked on a settled draw and was paid.
create view public_draw_stake as select draw_id, player_id, stake_pya, payout_pya, settled_at from draw_stake;
create view public_game_reward as select wager_id, player_id, loss_pya, settled_at from game_reward;
-- What the house gave a player on top, but for the bonus of a cash-in.
create view public_bonus as
  select player_id, amount_pya, at from welcome_bonus
  union all select player_id, amount_pya, at from pocket_draw
  union all select player_id, amount_pya, at from promotion_claim
  union all select player_id, amount_pya, at from point_claim;
grant select on public_weekly_run, public_lottery_referral, public_referral_claim, public_draw_stake, public_game_reward, public_bonus to shwekan_app;

-- Rights: for each table the columns that the server's queries write, and no more. A query that writes a column more fails with "permission
-- denied" in the first test that runs it: add the column here.
grant select, insert (draw_id, player_id, stake_pya, payout_pya, settled_at, pya_per_point, micro_points), update (stake_pya,
  payout_pya, micro_points), delete on draw_stake to shwekan_app;
grant select on draw_stake to shwekan_reader;
grant select, insert (draw_id, round, settled_at, pya_per_point), update (round, paid_to, done_at) on draw_stake_run to shwekan_app;
grant select on draw_stake_run to shwekan_reader;
grant select, insert (wager_id, player_id, referrer_id, valid_bet_pya, loss_pya, settled_at, first_settled_at, pya_per_point,
  micro_points, referral_basis_points, referral_pya, round, risk_pya, edge_basis_points, counted_pya, edge_pya), update (valid_bet_pya,
  loss_pya, settled_at, micro_points, referral_pya, round, risk_pya, counted_pya, edge_pya) on game_reward to shwekan_app;
grant select on game_reward to shwekan_reader;
grant select, insert (player_id), update (lottery_micro, game_micro, granted_points) on point_tally to shwekan_app;
grant select on point_tally to shwekan_reader;
grant select, insert (player_id, source, points) on point_change to shwekan_app;
grant select on point_change to shwekan_reader;
grant select, insert (name, points, amount_pya, position, shown_from, shown_until), update (name, points, amount_pya, image, position,
  is_open, shown_from, shown_until, deed_id) on point_offer to shwekan_app;
grant select on point_offer to shwekan_reader;
grant select, insert (player_id, offer_id, points, amount_pya, points_after, main_after_pya) on point_claim to shwekan_app;
grant select on point_claim to shwekan_reader;
grant select, insert (week_start, basis_points, needs_confirmation, started_by), update (state, needs_confirmation, counted_to, waits,
  stopped_by, counted_at, paid_at) on weekly_run to shwekan_app;
grant select on weekly_run to shwekan_reader;
grant select, insert (run_id, player_id, lottery_loss_pya, game_loss_pya, basis_points, amount_pya, game_most_pya), update (paid_at),
  delete on weekly_item to shwekan_app;
grant select on weekly_item to shwekan_reader;
grant select, insert (player_id, amount_pya, main_after_pya) on promotion_claim to shwekan_app;
grant select on promotion_claim to shwekan_reader;
grant select, insert (name, budget_pya, smallest_pya, largest_pya, from_at, until_at, period, level, turnover_pya, turnover_since,
  video), update (name, budget_pya, spent_pya, drawn_count, smallest_pya, largest_pya, from_at, until_at, period, level, turnover_pya,
  turnover_since, video, state, deed_id) on pocket_campaign to shwekan_app;
grant select on pocket_campaign to shwekan_reader;
grant select, insert (campaign_id, player_id, period_start, amount_pya, main_after_pya, at, seed_day, n, least_kyat, most_kyat) on pocket_draw to shwekan_app;
grant select on pocket_draw to shwekan_reader;
grant select, insert (day, seed) on pocket_seed to shwekan_app;
grant select, insert (day, mixed) on pocket_mix to shwekan_app;
grant select on told_pocket_seed to shwekan_reader;
grant select, insert (player_id, amount_pya, main_after_pya) on welcome_bonus to shwekan_app;
grant select on welcome_bonus to shwekan_reader;
grant select, insert (slip_id, draw_id, referrer_id, friend_id, stake_pya, basis_points, amount_pya, round), delete on lottery_referral
  to shwekan_app;
grant select on lottery_referral to shwekan_reader;
grant select, insert (slip_id, round, draw_id, referrer_id, amount_pya, earned_at) on lottery_referral_reversed to shwekan_app;
grant select on lottery_referral_reversed to shwekan_reader;
grant select, insert (draw_id, round), update (paid_to, done_at, round) on referral_run to shwekan_app;
grant select on referral_run to shwekan_reader;
grant select, insert (player_id, amount_pya, fraction_pya, main_after_pya) on referral_claim to shwekan_app;
grant select on referral_claim to shwekan_reader;
grant select, insert (wager_id, round, referrer_id, friend_id, amount_pya, at, most_pya) on game_referral to shwekan_app;
grant select on game_referral to shwekan_reader;
grant select, insert (week_start), update (paid_to, done_at) on referral_week_run to shwekan_app;
grant select on referral_week_run to shwekan_reader;
grant select, insert (referrer_id, week_start, earned_pya, most_pya, earned_total_pya, most_total_pya, given_before_pya, amount_pya) on
  referral_week to shwekan_app;
grant select on referral_week to shwekan_reader;
