-- The players' desk: what binds every kind of play at once, and what operators write down about a player.

/* What decides whether a player may stake now. Locks the player's main and game purses, in that order (ascending, as every
   lock on purses), until the transaction ends: a lottery bet, a game bet and a change of what the player may do are decided one
   after the other, and the facts are read after the lock. */
create function hold_play(p_player bigint)
returns table (is_blocked boolean, is_excluded boolean, is_overdrawn boolean, birthday date, today date, stake_left_pya bigint)
language plpgsql as $$
declare
  v_overdrawn boolean;
  v_game_overdrawn boolean;
begin
  select l.is_overdrawn into v_overdrawn from lock_purses(array[p_player], 'main') l;
  select l.is_overdrawn into v_game_overdrawn from lock_purses(array[p_player], 'game') l;
  return query
  select p.blocked_at is not null, coalesce(p.excluded_until > product_now(), false), v_overdrawn or v_game_overdrawn,
    p.birthday, yangon_day(product_now()), a.stake_left_pya
  from player p, play_allowance(p_player) a where p.id = p_player;
end $$;

revoke execute on function hold_play from public;
grant execute on function hold_play to shwekan_app;

-- A photo may be claimed for some minutes, as requests of cash are.
alter table level_two_request
  add column claimed_by bigint references operator,
  add column claimed_at timestamptz;

-- What operators write down about a player, for each other. It is only ever added to.
create table player_note (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  operator_id bigint not null references operator,
  text text not null check (text <> ''),
  at timestamptz not null default product_now()
);
create index player_note_of on player_note (player_id, id);
create trigger player_note_append_only before update or delete or truncate on player_note execute function refuse_change();

-- Two operators may correct promotion and points too. Of points, amount_pya counts points: a purse has one unit.
alter table adjustment drop constraint adjustment_purse_check,
  add check (purse in ('main', 'game', 'promotion', 'points'));
insert into entry_route (reason, from_kind, to_kind, may_overdraw) values
  ('adjustment', 'house_adjustment', 'promotion',        false),
  ('adjustment', 'promotion',        'house_adjustment', false),
  ('adjustment', 'house_points',     'points',           false),
  ('adjustment', 'points',           'house_points',     false);

grant select, insert on player_note to shwekan_app;
grant select on player_note to shwekan_reader;
