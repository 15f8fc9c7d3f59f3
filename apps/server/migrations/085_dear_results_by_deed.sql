-- What a feed proposed is confirmed by a button. When that number pays out more than this, a second person confirms it.

alter table lottery add column result_second_above_pya bigint not null default 100000000 check (result_second_above_pya >= 0);

grant update (result_second_above_pya) on lottery to shwekan_app;
