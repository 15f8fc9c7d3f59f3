create table banner (
  id bigint generated always as identity primary key,
  image text not null,
  link text,
  position integer not null default 0,
  is_open boolean not null default true
);
create table header_text (
  id bigint generated always as identity primary key,
  text jsonb not null,                      -- per language: en, zh, my, th
  position integer not null default 0,
  is_open boolean not null default true
);
create table social_link (
  name text primary key check (name in ('facebook', 'viber', 'messenger', 'instagram', 'play_store', 'qr')),
  url text not null default ''
);
grant select, insert, update, delete on banner, header_text, social_link to shwekan_app;
grant select on banner, header_text, social_link to shwekan_reader;
