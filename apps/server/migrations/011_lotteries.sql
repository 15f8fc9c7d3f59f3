-- 1D, crypto 2D and crypto 1D are played: their configuration is there since the lotteries were made.
update lottery set is_offered = true where code in ('1D', 'C2D', 'C1D');

-- 3D is drawn on explicit dates: each normal day, and the day on which it really is. Those to come are made ahead.
update lottery set is_offered = true where code = '3D';
create table draw_date (
  lottery_id smallint not null references lottery,
  normal_day date not null,
  day date not null,
  primary key (lottery_id, normal_day),
  unique (lottery_id, day)
);
grant select, insert, update (day) on draw_date to shwekan_app;
grant select on draw_date to shwekan_reader;
