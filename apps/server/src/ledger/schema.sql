-- The ledger: double entry, append only. Only post() writes purse balances, entries and moves.

create type purse_unit as enum ('pya', 'points');

create table purse (
  id bigint generated always as identity primary key,
  player_id bigint,
  kind text not null,
  name text not null default '',           -- tells house purses of one kind apart: a method, a lottery, a provider
  unit purse_unit not null default 'pya',
  keeps_balance boolean not null,          -- house purses keep none: a running balance there would be a hot row
  balance bigint,
  version bigint not null default 0,       -- rises with every change; an older one never overwrites a newer one on a screen
  overdrawn_at timestamptz,                -- set while a reversal has left the purse below zero
  check (keeps_balance = (player_id is not null)),
  check (keeps_balance = (balance is not null)),
  check (balance >= 0 or kind = 'referral' or overdrawn_at is not null),
  check (balance between -9007199254740991 and 9007199254740991),   -- what a screen and JSON can count exactly
  -- Only a reversal leaves a main purse below zero, only a provider a game purse; what is held, promised or counted in points never is.
  constraint purse_below_zero check (balance >= 0 or kind in ('main', 'game', 'referral'))
) with (fillfactor = 50);
create unique index purse_of_player on purse (player_id, kind) where player_id is not null;
create unique index purse_of_house on purse (kind, name) where player_id is null;
-- The few who owe: each batch of bets looks for its players among them.
create index purse_below_zero_of on purse (player_id) where overdrawn_at is not null;
create trigger purse_stays before delete or truncate on purse execute function refuse_change();

-- Which reasons exist and between which kinds of purse each may move. entries.ts is its twin; a test compares them.
create table entry_route (
  reason text not null,
  from_kind text not null,
  to_kind text not null,
  may_overdraw boolean not null default false,
  primary key (reason, from_kind, to_kind),
  -- a move stays in one unit
  check ((from_kind in ('points', 'house_points')) = (to_kind in ('points', 'house_points')))
);
insert into entry_route (reason, from_kind, to_kind, may_overdraw) values
  -- Paying in and out: the money of a cash-out waits in the player's hold purse. A transfer moves between the player's own purses.
  ('cash_in',                   'house_cash',       'main',             false),
  ('cash_in',                   'house_cash',       'game',             false),
  ('cash_in_bonus',             'house_promotions', 'game',             false),
  ('cash_out_asked',            'main',             'hold',             false),
  ('cash_out_paid',             'hold',             'house_cash',       false),
  ('cash_out_rejected',         'hold',             'main',             false),
  ('transfer_in',               'main',             'game',             false),
  ('transfer_out',              'game',             'main',             false),
  -- A player who excluded themself cannot play a promotion's turnover any more. They end it and take their own part of the game purse out; the
  -- promotion's part goes back to the house.
  ('promotion_forfeited',       'game',             'house_promotions', false),
  -- Corrections by two operators.
  ('adjustment',                'house_adjustment', 'main',             false),
  ('adjustment',                'main',             'house_adjustment', false),
  ('adjustment',                'house_adjustment', 'game',             false),
  ('adjustment',                'game',             'house_adjustment', false),
  ('adjustment',                'house_adjustment', 'promotion',        false),
  ('adjustment',                'promotion',        'house_adjustment', false),
  ('adjustment',                'house_points',     'points',           false),
  ('adjustment',                'points',           'house_points',     false),
  -- Lotteries.
  ('stake',                     'main',             'house_lottery',    false),
  ('win',                       'house_lottery',    'main',             false),
  ('refund',                    'house_lottery',    'main',             false),
  ('win_reversed',              'main',             'house_lottery',    true),
  -- What was sold to other houses: each has a purse, which says what it is owed, or below zero what it owes.
  ('lay_off',                   'house_lottery',    'house_lay_off',    false),
  ('lay_off_commission',        'house_lay_off',    'house_lottery',    false),
  ('lay_off_won',               'house_lay_off',    'house_lottery',    false),
  ('lay_off_won_reversed',      'house_lottery',    'house_lay_off',    false),
  ('lay_off_refund',            'house_lay_off',    'house_lottery',    false),
  ('lay_off_commission_refund', 'house_lottery',    'house_lay_off',    false),
  -- What was paid between another house and this one: through an account of ours, or to and from the owner.
  ('taker_payment',             'house_cash',       'house_lay_off',    false),
  ('taker_payment',             'house_owner',      'house_lay_off',    false),
  ('taker_payment',             'house_lay_off',    'house_cash',       false),
  ('taker_payment',             'house_lay_off',    'house_owner',      false),
  ('taker_payment_reversed',    'house_cash',       'house_lay_off',    false),
  ('taker_payment_reversed',    'house_owner',      'house_lay_off',    false),
  ('taker_payment_reversed',    'house_lay_off',    'house_cash',       false),
  ('taker_payment_reversed',    'house_lay_off',    'house_owner',      false),
  -- Games of providers, and repairs of what an aggregator reports otherwise.
  ('game_repair',               'house_provider',   'game',             true),
  ('game_repair',               'game',             'house_provider',   true),
  ('game_bet',                  'game',             'house_provider',   false),
  ('game_win',                  'house_provider',   'game',             false),
  ('game_rollback',             'house_provider',   'game',             true),
  ('game_rollback',             'game',             'house_provider',   true),
  ('game_resettled',            'house_provider',   'game',             true),
  ('game_resettled',            'game',             'house_provider',   true),
  -- Friends brought along.
  ('lottery_referral',          'house_referral',   'main',             false),
  ('game_referral',             'house_referral',   'referral',         false),
  ('game_referral',             'referral',         'house_referral',   false),
  ('referral_claimed',          'referral',         'main',             false),
  ('referral_claimed',          'referral',         'house_referral',   false),
  ('lottery_referral_reversed', 'main',             'house_referral',   true),
  -- Rewards.
  ('points_earned',             'house_points',     'points',           false),
  ('points_earned',             'points',           'house_points',     false),
  ('points_spent',              'points',           'house_points',     false),
  ('points_reward',             'house_rewards',    'main',             false),
  ('weekly_promotion',          'house_promotions', 'promotion',        false),
  ('promotion_claimed',         'promotion',        'main',             false),
  ('pocket_money',              'house_pocket',     'main',             false),
  ('welcome_bonus',             'house_promotions', 'main',             false);

create table entry (
  id bigint generated always as identity primary key,
  ref text not null unique,
  reason text not null,
  operator_id bigint,
  at timestamptz not null
);
create trigger entry_append_only before update or delete or truncate on entry execute function refuse_change();

-- The moves of an entry, numbered from 0. The balances a purse had follow each other in the order (entry_id, line).
-- No foreign keys here, on purpose: only post() writes moves, it has read the purses and made the entry, and three
-- checks a move (two of them locks on rows everyone shares) are what a settlement cannot afford. The audit proves them.
create table move (
  entry_id bigint not null,
  line smallint not null check (line between 0 and 499),
  from_purse bigint not null,
  to_purse bigint not null,
  amount bigint not null check (amount > 0),   -- in the purses' unit: pya or points
  from_balance_after bigint,
  to_balance_after bigint,
  primary key (entry_id, line),
  check (from_purse <> to_purse)
);
create index move_out_of_kept on move (from_purse, entry_id) where from_balance_after is not null;
create index move_into_kept on move (to_purse, entry_id) where to_balance_after is not null;
-- Which purses were below zero at any time: few, so that what some players owe is read without looking at the others.
create index move_below_zero on move (from_purse) where from_balance_after < 0;
create trigger move_append_only before update or delete or truncate on move execute function refuse_change();

-- The house purses of this product from its first day, so that no bet has to make one.
insert into purse (kind, name, unit, keeps_balance)
select kind, name, case kind when 'house_points' then 'points'::purse_unit else 'pya' end, false
from (values
  ('house_lottery', array['1D', '2D', 'C1D', 'C2D', '3D']),
  ('house_adjustment', array['']),
  ('house_cash', array['kbzpay']),
  ('house_referral', array['1D', '2D', 'C1D', 'C2D', '3D', 'game']),
  ('house_points', array['']),
  ('house_rewards', array['']),
  ('house_promotions', array['weekly', 'welcome'])
) as h(kind, names), unnest(h.names) as name;

-- What the room publishes: another room reads these and none of its tables. Another room locks purses by the functions of lock-purses.sql.
create view public_purse as select id, player_id, kind, name, unit, balance, version, overdrawn_at from purse;
create view public_entry as select id, ref, reason, operator_id, at from entry;
create view public_move as select entry_id, line, from_purse, to_purse, amount, from_balance_after, to_balance_after from move;
grant select on public_purse, public_entry, public_move to shwekan_app, shwekan_reader;

-- Rights: for each table the columns that the server's queries write, and no more. A query that writes a column more fails with "permission
-- denied" in the first test that runs it: add the column here.
grant select on purse to shwekan_app, shwekan_reader;
grant select on entry_route to shwekan_app, shwekan_reader;
grant select on entry to shwekan_app, shwekan_reader;
grant select on move to shwekan_app, shwekan_reader;
