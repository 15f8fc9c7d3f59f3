-- What a lottery's feed has made public of a draw: for which day, and its value. It closes the draw, and is where an operator moves it.
alter table draw
  add column published_day date,
  add column published_value text,          -- null while the feed tells several
  add column published_by text,
  add column published_at timestamptz,
  add constraint draw_published_whole check (num_nulls(published_day, published_by, published_at) in (0, 3)),
  add constraint draw_published_value_of_day check (published_value is null or published_day is not null);

-- Dates that are planned already follow the habits of the Thai government lottery, unless they were moved or are near.
update draw_date set day = day + 1
where day = normal_day and to_char(normal_day, 'MM-DD') in ('01-01', '01-16', '05-01') and normal_day > product_now() + interval '20 days'
  and not exists (select from draw d where d.lottery_id = draw_date.lottery_id and d.day = draw_date.day and d.opens_at <= product_now());
