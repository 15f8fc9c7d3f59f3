-- Who excluded themself cannot play a promotion's turnover any more. They end it and take their own part of the game purse out; the
-- promotion's part goes back to the house.
insert into entry_route (reason, from_kind, to_kind, may_overdraw) values ('promotion_forfeited', 'game', 'house_promotions', false);

alter table transfer
  add column forfeited_pya bigint not null default 0 check (forfeited_pya >= 0),
  add constraint transfer_forfeits_out check (forfeited_pya = 0 or direction = 'out');
