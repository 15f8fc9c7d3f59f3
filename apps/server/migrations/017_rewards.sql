-- Rewards: points, the weekly promotion, pocket money, the welcome bonus, and what friends' games earn.

insert into entry_route (reason, from_kind, to_kind, may_overdraw) values
  ('points_earned',     'house_points',     'points',       false),
  ('points_earned',     'points',           'house_points', false),
  ('points_spent',      'points',           'house_points', false),
  ('points_reward',     'house_rewards',    'main',         false),
  ('weekly_promotion',  'house_promotions', 'promotion',    false),
  ('promotion_claimed', 'promotion',        'main',         false),
  ('pocket_money',      'house_pocket',     'main',         false),
  ('welcome_bonus',     'house_promotions', 'main',         false);
insert into purse (kind, name, unit, keeps_balance) values
  ('house_points', '', 'points', false), ('house_rewards', '', 'pya', false),
  ('house_promotions', 'weekly', 'pya', false), ('house_promotions', 'welcome', 'pya', false)
on conflict do nothing;

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

-- What a wager counts for now, at the terms of the day it was first settled; all zero while it is open or void.
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
  check (micro_points = micro_points(valid_bet_pya, pya_per_point)),
  check (referral_pya = case when referrer_id is null then 0 else floor(loss_pya::numeric * referral_basis_points / 10000)::bigint end),
  check (settled_at is not null or (valid_bet_pya = 0 and loss_pya = 0))
);
create index game_reward_of_player on game_reward (player_id, settled_at);

-- What a wager of a friend gave a referrer or took back: each round the difference to what was posted before.
create table game_referral (
  wager_id bigint not null,
  round integer not null,
  referrer_id bigint not null references player,
  friend_id bigint not null references player,
  amount_pya bigint not null check (amount_pya <> 0),
  at timestamptz not null default product_now(),
  primary key (wager_id, round),
  check (referrer_id <> friend_id)
);
create index game_referral_of_referrer on game_referral (referrer_id, at desc);
create trigger game_referral_append_only before update or delete or truncate on game_referral execute function refuse_change();

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
  source text not null check (source in ('lottery', 'game')),
  points bigint not null check (points <> 0),
  at timestamptz not null default product_now()
);
create index point_change_of_player on point_change (player_id, at desc);
create trigger point_change_append_only before update or delete or truncate on point_change execute function refuse_change();

create table point_offer (
  id bigint generated always as identity primary key,
  name jsonb not null,                      -- per language: en, zh, my, th
  points bigint not null check (points > 0),
  amount_pya bigint not null check (amount_pya > 0),
  image text,
  position integer not null,
  is_open boolean not null default true,
  created_at timestamptz not null default product_now()
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
create trigger point_claim_append_only before update or delete or truncate on point_claim execute function refuse_change();

-- The weekly promotion of one week: one run for ever, however often it is stopped and repeated.
create table weekly_run (
  id bigint generated always as identity primary key,
  week_start date not null unique check (extract(isodow from week_start) = 1),
  state text not null default 'counting' check (state in ('counting', 'counted', 'paying', 'paid', 'stopped')),
  basis_points integer not null check (basis_points between 0 and 10000),
  needs_confirmation boolean not null,
  counted_to bigint not null default 0,     -- every player up to this id is counted
  waits boolean not null default false,     -- for draws and wagers of the week that are not summed up yet
  started_by bigint references operator,    -- null: by the clock
  looked_by bigint references operator,     -- the first yes to the amounts
  confirmed_by bigint references operator,
  stopped_by bigint references operator,
  xid xid8 not null default pg_current_xact_id(),   -- of its start: what was under way then may still settle something of the week
  started_at timestamptz not null default product_now(),
  counted_at timestamptz,
  paid_at timestamptz,
  check (state not in ('paying', 'paid') or counted_at is not null),
  constraint weekly_run_four_eyes check (state not in ('paying', 'paid') or not needs_confirmation or (confirmed_by <> looked_by) is true)
);

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
  unique (run_id, player_id),
  check (amount_pya = div((lottery_loss_pya + game_loss_pya)::numeric * basis_points, 1000000)::bigint * 100)
);
create index weekly_item_unpaid on weekly_item (run_id, id) where paid_at is null;
create index weekly_item_by_amount on weekly_item (run_id, amount_pya desc, id);

create table promotion_claim (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  amount_pya bigint not null check (amount_pya > 0),
  main_after_pya bigint not null,
  at timestamptz not null default product_now()
);
create index promotion_claim_of_player on promotion_claim (player_id, at desc);
create trigger promotion_claim_append_only before update or delete or truncate on promotion_claim execute function refuse_change();

create table pocket_campaign (
  id bigint generated always as identity primary key,
  name jsonb not null,
  budget_pya bigint not null check (budget_pya > 0),
  spent_pya bigint not null default 0,
  smallest_pya bigint not null check (smallest_pya > 0 and smallest_pya % 100 = 0),
  largest_pya bigint not null check (largest_pya % 100 = 0),
  from_at timestamptz not null,
  until_at timestamptz not null,
  period text not null check (period in ('once', 'day', 'week')),
  level smallint not null default 1 check (level in (1, 2)),
  turnover_pya bigint not null default 0 check (turnover_pya >= 0),
  turnover_since timestamptz,
  video text,
  state text not null default 'draft' check (state in ('draft', 'running', 'stopped')),
  changed_by bigint not null references operator,
  started_by bigint references operator,
  created_at timestamptz not null default product_now(),
  check (largest_pya >= smallest_pya and budget_pya >= largest_pya),
  check (until_at > from_at),
  constraint pocket_within_budget check (spent_pya between 0 and budget_pya),
  constraint pocket_four_eyes check (state <> 'running' or (started_by <> changed_by) is true)
);
create index pocket_campaign_running on pocket_campaign (until_at) where state = 'running';

create table pocket_draw (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references pocket_campaign,
  player_id bigint not null references player,
  period_start date not null,               -- the day, the Monday, or the campaign's first day
  amount_pya bigint not null check (amount_pya > 0),
  main_after_pya bigint not null,
  at timestamptz not null default product_now(),
  unique (campaign_id, player_id, period_start)
);
create index pocket_draw_of_player on pocket_draw (player_id, at desc);
create index pocket_draw_latest on pocket_draw (at desc);
create trigger pocket_draw_append_only before update or delete or truncate on pocket_draw execute function refuse_change();

create table welcome_bonus (
  player_id bigint primary key references player,
  amount_pya bigint not null check (amount_pya > 0),
  main_after_pya bigint not null,
  at timestamptz not null default product_now()
);
create trigger welcome_bonus_append_only before update or delete or truncate on welcome_bonus execute function refuse_change();

/* What a player staked on settled draws and turned over in settled games from an instant on. */
create function play_since(p_player bigint, p_since timestamptz) returns bigint language sql stable as $$
  select (
    (select coalesce(sum(stake_pya), 0) from draw_stake where player_id = p_player and settled_at >= p_since)
    + (select coalesce(sum(valid_bet_pya), 0) from game_reward where player_id = p_player and settled_at >= p_since)
  )::bigint
$$;

-- What rewards cost is asked by time. Rows of these tables come in the order of time, so a page of an index covers many of them.
create index point_change_by_time on point_change using brin (at);
create index point_claim_by_time on point_claim using brin (at);
create index promotion_claim_by_time on promotion_claim using brin (at);
create index welcome_bonus_by_time on welcome_bonus using brin (at);
create index weekly_item_by_time on weekly_item (paid_at) where paid_at is not null;
create index cash_in_bonus_by_time on cash_in (decided_at) where state = 'approved' and bonus_pya > 0;
create index lottery_referral_by_time on lottery_referral using brin (at);
create index game_referral_by_time on game_referral using brin (at);
create index referral_claim_by_time on referral_claim using brin (at);

-- The rewards room reads facts from the first one on.
insert into fact_reader (name, xid, id) values ('rewards', '0', 0);

insert into setting (key, value) values ('points_text', '{
  "header": {
    "en": "Points",
    "zh": "积分",
    "my": "အမှတ်",
    "th": "แต้ม"
  },
  "body": {
    "en": "You earn a point for every 1,000 Ks of bets on lotteries and games, once they are settled.\nExchange your points for money here. Bets that are refunded or taken back earn nothing.",
    "zh": "彩票和游戏投注每满 1,000 缅元，结算后即可获得 1 积分。\n您可以在此用积分兑换现金。退款或撤销的投注不计积分。",
    "my": "ထီနှင့် ဂိမ်းများတွင် ထိုးငွေ 1,000 ကျပ်လျှင် ရလဒ်ထွက်ပြီးနောက် အမှတ် 1 ရပါသည်။\nအမှတ်များကို ဤနေရာတွင် ငွေအဖြစ် လဲလှယ်နိုင်ပါသည်။ ပြန်အမ်းသော သို့မဟုတ် ပယ်ဖျက်သော လောင်းကြေးများ အမှတ်မရပါ။",
    "th": "ทุกการเดิมพันหวยและเกม 1,000 จ๊าด ได้รับ 1 แต้มเมื่อสรุปผลแล้ว\nนำแต้มมาแลกเป็นเงินได้ที่นี่ การเดิมพันที่คืนเงินหรือยกเลิกจะไม่ได้แต้ม"
  }
}');

revoke execute on function play_since from public;
grant execute on function play_since to shwekan_app;
grant select, insert, update on draw_stake, draw_stake_run, game_reward, point_tally, point_offer, weekly_run, pocket_campaign to shwekan_app;
grant select, insert, update, delete on weekly_item to shwekan_app;
grant delete on draw_stake to shwekan_app;
grant select, insert on game_referral, point_change, point_claim, promotion_claim, pocket_draw, welcome_bonus to shwekan_app;
grant select on fact_reader to shwekan_reader;
grant select on draw_stake, draw_stake_run, game_reward, game_referral, point_tally, point_change, point_offer, point_claim, weekly_run,
  weekly_item, promotion_claim, pocket_campaign, pocket_draw, welcome_bonus to shwekan_reader;
