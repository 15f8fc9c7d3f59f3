/* @name lock_head  -- one writer at a time */
select size, read_to, origin, public_key, trail_n, trail_at is null or trail_at < clock_timestamp() - interval '1 hour' as "is_trail_due!",
  yangon_day(product_now())::text as "today!", log_time(product_now()) as "now!"
from log_head for update;

/* @name log_due
  Whether a turn of the log would find anything: what draws wrote down, the trail's newest link, a closing, a seed to tell or to reveal, or leaves that no
  fresh checkpoint has signed. The turn asks anew of each of them, once it holds the head. */
select exists (
    select from public_draw_record r where r.id > h.read_to and not exists (select from log_leaf l where l.subject = 'draw_record:' || r.id)
  ) or h.size <> coalesce(c.size, 0) and c.is_fresh is not true
  or (h.trail_at is null or h.trail_at < clock_timestamp() - interval '1 hour') and exists (select from public_audit_link where n > h.trail_n)
  or exists (select from public_closing where day > coalesce(h.told_day, '-infinity'))
  or exists (
    select from public_pocket_seed s
    where s.day >= yangon_day(product_now()) - 40 and (
      not exists (select from log_leaf l where l.subject = 'draw_seed:' || s.day)
      or s.day < yangon_day(product_now() - interval '1 minute') and not exists (select from log_leaf l where l.subject = 'draw_reveal:' || s.day || ':0'))
  ) as "is_due!"
from log_head h left join lateral (
  select size, signed_at > clock_timestamp() - make_interval(secs => :fresh_ms!::float8 / 1000) as is_fresh from log_checkpoint order by size desc limit 1
) c on true;

/* @name records_to_log  -- what draws wrote down and has no leaf yet. Its ids come in no order of commits, so those behind are looked at again */
select r.id, r.draw_id, r.kind, r.told, log_time(r.at) as "at!" from public_draw_record r
where r.id > :read_to! and not exists (select from log_leaf l where l.subject = 'draw_record:' || r.id)
order by r.id limit :most!;

/* @name oldest_to_look_at  -- before what was written down a while ago nothing comes any more: no transaction takes so long */
select coalesce(max(id), 0)::bigint as "read_to!" from public_draw_record
where id > :read_to! and recorded_at < clock_timestamp() - interval '1 hour' and id < :below!;

/* @name trail_to_log  -- the newest link of what operators did, when there is one since the last that was told */
select n as "n!", encode(hash, 'hex') as "sha256!", log_time(product_now()) as "at!" from public_audit_link where n > :trail_n! order by n desc limit 1;

/* @name move_trail */
update log_head set trail_n = :trail_n!, trail_at = clock_timestamp();

/* @name closings_to_log  -- days that are closed, each after the one before */
select c.day as "day!", c.first_entry as "first_entry!", c.last_entry as "last_entry!", c.entry_count as "entry_count!", encode(c.entry_root, 'hex') as "entry_root!",
  c.main_pya as "main_pya!", c.game_pya as "game_pya!", c.hold_pya as "hold_pya!", c.promotion_pya as "promotion_pya!", c.referral_pya as "referral_pya!",
  c.open_stakes_pya as "open_stakes_pya!", c.funds_size as "size!", encode(c.funds_root, 'hex') as "root!", log_time(c.closed_at) as "at!"
from public_closing c where c.day > coalesce((select told_day from log_head), '-infinity') order by c.day limit :most!;

/* @name seeds_to_log  -- of pocket money, told by their hash as soon as they are made */
select s.day as "day!", encode(sha256(s.seed), 'hex') as "sha256!", log_time(s.made_at) as "at!" from public_pocket_seed s
where s.day >= yangon_day(product_now()) - 40 and not exists (select from log_leaf l where l.subject = 'draw_seed:' || s.day) order by s.day;

/* @name draws_to_reveal  -- of days that are over, whose seed was told: the seed itself, and what was drawn of it */
select s.day as "day!", encode(s.seed, 'hex') as "seed!", coalesce(s.mixed, 'none') as "mixed!", log_time(product_now()) as "at!", coalesce((
  select jsonb_agg(jsonb_build_object('campaign', d.campaign_id::text, 'n', d.n, 'least', d.least_kyat, 'most', d.most_kyat, 'drawn', d.amount_pya / 100) order by d.campaign_id, d.n)
  from public_pocket_draw d where d.seed_day = s.day), '[]') as "draws!"
from public_pocket_seed s
where s.day >= yangon_day(product_now()) - 40 and s.day < yangon_day(product_now() - interval '1 minute')
  and exists (select from log_leaf l where l.subject = 'draw_seed:' || s.day) and not exists (select from log_leaf l where l.subject = 'draw_reveal:' || s.day || ':0')
order by s.day limit 5;

/* @name move_told_day */
update log_head set told_day = :told_day!;

/* @name payouts_of_round  -- what slips of the next blocks were paid, by slip id, and where a block ends */
select x.slip_id as "slip_id!", s.voucher as "voucher!", x.amount_pya as "amount_pya!", d.up_to as "up_to!"
from (select up_to, slip_ids, amounts_pya from public_payout_due
  where draw_id = :draw_id! and round = :round! and due_count > 0 and up_to > :after! order by up_to limit :block_count!) d
cross join lateral unnest(d.slip_ids, d.amounts_pya) as x(slip_id, amount_pya)
join public_slip s on s.id = x.slip_id
order by x.slip_id;

/* @name write_payout_tiles */
insert into payout_tile (draw_id, round, level, tile, hashes)
select :draw_id!, :round!, x.level, x.tile, decode(x.hashes, 'hex')
from unnest(:levels!::smallint[], :tiles!::integer[], :hashes!::text[]) as x(level, tile, hashes);

/* @name salt_of_slips */
select secret from public_slip_salt;

/* @name write_leaves  -- draw 0: of none */
insert into log_leaf (n, subject, draw_id, entry, hash)
select x.n, x.subject, nullif(x.draw_id, 0), x.entry, decode(x.hash, 'hex')
from unnest(:ns!::bigint[], :subjects!::text[], :draw_ids!::bigint[], :entries!::text[], :hashes!::text[]) as x(n, subject, draw_id, entry, hash);

/* @name write_nodes */
insert into log_node (level, n, hash) select x.level, x.n, decode(x.hash, 'hex')
from unnest(:levels!::smallint[], :ns!::bigint[], :hashes!::text[]) as x(level, n, hash);

/* @name move_head */
update log_head set size = :size!, read_to = greatest(read_to, :read_to!);

/* @name begin_log  -- with its first checkpoint */
update log_head set origin = :origin!, public_key = :public_key! where origin is null;

/* @name name_was_used */
select exists (select from log_name_before where origin = :origin! union all select from log_head where origin = :origin!) as "was_used!";

/* @name leaf_hashes */
select hash from log_leaf where n >= :from_n! and n < :to_n! order by n;

/* @name node_hashes */
select hash from log_node where level = :level! and n >= :from_n! and n < :to_n! order by n;

/* @name leaf_entries */
select n, entry, hash from log_leaf where n >= :from_n! and n < :to_n! order by n;

/* @name leaf_count */
select count(*)::bigint as "count!" from log_leaf;

/* @name last_checkpoint */
select size, note, signed_at > clock_timestamp() - make_interval(secs => :fresh_ms!::float8 / 1000) as "is_fresh!" from log_checkpoint order by size desc limit 1;

/* @name write_checkpoint */
insert into log_checkpoint (size, note) values (:size!, :note!);

/* @name oldest_untold  -- of what draws wrote down and of closings, what the log does not tell when it is older than it may be */
select u.what as "what!", (select size from log_head) as "size!", yangon_day(product_now())::text as "today!"
from (
  (select format('%s of draw %s, written down at %s', r.kind, r.draw_id, r.recorded_at) as what, r.recorded_at
    from public_draw_record r
    where r.id > (select read_to from log_head) and not exists (select from log_leaf l where l.subject = 'draw_record:' || r.id)
      and r.recorded_at < clock_timestamp() - make_interval(secs => :patience_ms!::float8 / 1000)
    order by r.id limit 1)
  union all
  (select format('the closing of %s, written down at %s', c.day, c.recorded_at), c.recorded_at
    from public_closing c where c.day > coalesce((select told_day from log_head), '-infinity') order by c.day limit 1)
) u
where u.recorded_at < clock_timestamp() - make_interval(secs => :patience_ms!::float8 / 1000)
order by u.recorded_at limit 1;
