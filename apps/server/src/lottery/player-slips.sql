/* @name player_exists */
select 1 as "exists!" from public_player where id = :player_id!;

/* @name slips_for_operator  -- of one lottery or of all, or the one of a voucher, newest first; or the newest ten thousand by what was staked or paid */
with found as (
  select s.id, s.accepted_at, s.total_pya from slip s
  where s.player_id = :player_id! and s.accepted_at >= :from_at! and s.accepted_at < :until_at!
    and (:voucher::text is null or s.id = slip_of_voucher(:voucher) and s.voucher = upper(:voucher))
    and (:code::text is null or exists (select from draw d where d.id = s.draw_id and d.lottery_id = (select id from lottery where code = :code)))
  order by s.accepted_at desc, s.id desc
  limit case when :sort::text is null then :row_count!::int + :skipped!::int else 10000 end
), shown as (
  select f.id, row_number() over (
    order by case ltrim(:sort, '-') when 'total_amount' then f.total_pya when 'reward_amount' then coalesce(p.amount_pya, 0) when 'created_at' then extract(epoch from f.accepted_at) end
      * case when :sort like '-%' then -1 else 1 end, f.accepted_at desc, f.id desc) as place
  from found f left join payout p on p.slip_id = f.id and :sort in ('reward_amount', '-reward_amount')
  order by place limit :row_count! offset :skipped!
)
select s.id, s.voucher, s.numbers, s.stakes_pya, s.total_pya, s.odds_hundredths, s.tot_odds_hundredths, s.accepted_at, d.day, d.section, d.result,
  d.settled_at is not null as "is_settled!", p.kind as "payout_kind?", p.amount_pya as "paid_pya?", l.digits, l.code
from shown join slip s using (id) join draw d on d.id = s.draw_id join lottery l on l.id = d.lottery_id left join payout p on p.slip_id = s.id
order by shown.place;

/* @name slip_of_voucher */
select s.id, s.voucher, s.player_id, p.name, p.phone, s.draw_id, l.code, d.day, d.section, s.total_pya, s.accepted_at
from slip s join draw d on d.id = s.draw_id join lottery l on l.id = d.lottery_id join public_player p on p.id = s.player_id
where s.id = slip_of_voucher(:voucher!) and s.voucher = upper(:voucher!);
