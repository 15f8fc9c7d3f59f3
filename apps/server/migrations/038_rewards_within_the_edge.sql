-- Rewards of game play stay within what the games keep: what players win from each other in a round counts for nothing, referral is
-- netted per referrer and week, and each reward has its share of the games' edge.

create index wager_of_round on wager (product, round_id) where round_id is not null;

alter table game_reward
  add column risk_pya bigint not null default 0 check (risk_pya >= 0),         -- of the valid bet, what was at the game's risk
  add column edge_basis_points integer not null default 100 check (edge_basis_points between 0 and 10000),
  add column counted_pya bigint not null default 0 check (counted_pya >= 0),   -- toward points
  add column edge_pya bigint not null default 0 check (edge_pya >= 0);         -- what the game keeps of it by its odds
-- From before, a wager counted in full, and nobody knows its game's edge: the least of them.
update game_reward set risk_pya = valid_bet_pya, counted_pya = valid_bet_pya, edge_pya = div(valid_bet_pya::numeric * 100, 10000)::bigint;
do $$
declare
  v_check text;
begin
  select conname into strict v_check from pg_constraint
  where conrelid = 'game_reward'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%micro_points(valid_bet_pya%';
  execute format('alter table game_reward drop constraint %I', v_check);
end $$;
alter table game_reward
  alter column edge_basis_points drop default,
  add constraint game_reward_points check (micro_points = micro_points(counted_pya, pya_per_point)),
  add constraint game_reward_at_risk check (risk_pya <= valid_bet_pya and counted_pya <= risk_pya and edge_pya <= risk_pya);

-- What a friend's wager earns is written down as it is settled, with the most it may give; it is paid to the purse by the week. Rows
-- from before were paid at once, each with an entry of its own.
do $$
declare
  v_check text;
begin
  select conname into strict v_check from pg_constraint
  where conrelid = 'game_referral'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%amount_pya <> 0%';
  execute format('alter table game_referral drop constraint %I', v_check);
end $$;
alter table game_referral
  add column most_pya bigint not null default 0,
  add column is_paid_at_once boolean not null default true;
alter table game_referral
  alter column most_pya drop default,
  alter column is_paid_at_once set default false,
  add constraint game_referral_says_something check (amount_pya <> 0 or most_pya <> 0);

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
grant select, insert, update on referral_week_run to shwekan_app;
grant select, insert on referral_week to shwekan_app;
grant select on referral_week_run, referral_week to shwekan_reader;

-- The weekly promotion of games is bounded in the same way. An item from before had no bound: null.
alter table weekly_item add column game_most_pya bigint check (game_most_pya >= 0);
do $$
declare
  v_check text;
begin
  select conname into strict v_check from pg_constraint
  where conrelid = 'weekly_item'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%game_loss_pya%';
  execute format('alter table weekly_item drop constraint %I', v_check);
end $$;
alter table weekly_item add constraint weekly_item_amount check (
  amount_pya = div(least((lottery_loss_pya + game_loss_pya)::numeric * basis_points,
    greatest(lottery_loss_pya, 0)::numeric * basis_points + game_most_pya::numeric * 10000), 1000000)::bigint * 100
);

-- The points dialog says so, where the house has not written its own.
update setting s set value = jsonb_set(s.value, '{body}', n.body)
from (select '{
  "en": "You earn a point for every 1,000 Ks of bets on lotteries and on slots and fishing, once they are settled; at tables, cards and sports it takes more.\nExchange your points for money here. Bets that are refunded or taken back earn nothing, nor do bets of several players against each other in one round.",
  "zh": "彩票、老虎机和捕鱼投注每满 1,000 缅元，结算后即可获得 1 积分；真人桌台、棋牌和体育需要更多投注。\n您可以在此用积分兑换现金。退款或撤销的投注不计积分，多名玩家在同一局中互相对押的投注也不计积分。",
  "my": "ထီ၊ စလော့နှင့် ငါးပစ်ဂိမ်းများတွင် ထိုးငွေ 1,000 ကျပ်လျှင် ရလဒ်ထွက်ပြီးနောက် အမှတ် 1 ရပါသည်။ တိုက်ရိုက်ကာစီနို၊ ဖဲနှင့် အားကစားတွင် ပို၍ ကစားရပါမည်။\nအမှတ်များကို ဤနေရာတွင် ငွေအဖြစ် လဲလှယ်နိုင်ပါသည်။ ပြန်အမ်းသော သို့မဟုတ် ပယ်ဖျက်သော လောင်းကြေးများ၊ ပွဲတစ်ပွဲတည်းတွင် ကစားသမားများ အချင်းချင်း ဆန့်ကျင်ဘက် လောင်းသော လောင်းကြေးများ အမှတ်မရပါ။",
  "th": "ทุกการเดิมพันหวย สล็อต และยิงปลา 1,000 จ๊าด ได้รับ 1 แต้มเมื่อสรุปผลแล้ว โต๊ะสด ไพ่ และกีฬาต้องเล่นมากกว่า\nนำแต้มมาแลกเป็นเงินได้ที่นี่ การเดิมพันที่คืนเงินหรือยกเลิกจะไม่ได้แต้ม รวมถึงการเดิมพันที่ผู้เล่นหลายคนแทงสวนกันในรอบเดียว"
}'::jsonb as body) n
where s.key = 'points_text' and s.value -> 'body' ->> 'en' like 'You earn a point for every 1,000 Ks of bets on lotteries and games, once they are settled.%';
