/* @name find_cash_in_facts
  Who asks, when, and the method asked for with our accounts, those that take money now and the closed ones. A top-up card is a method only for a card's
  code, and the other methods only for a transfer. */
select p.birthday, p.blocked_at is not null as "is_blocked!", coalesce(p.excluded_until > product_now(), false) as "is_excluded!",
  p.lvl_2_state = 'approved' as "is_level_2!",
  yangon_day(product_now()) as "today!", m.id as "method_id?", m.cash_in_open as "is_open?", m.in_min_pya as "minimum_pya?", m.in_max_pya as "maximum_pya?",
  m.fee_percent as "fee_percent?",
  array(select a.account_number from payment_account a where a.method_id = m.id and a.is_open) as "account_numbers!",
  array(select a.account_number from payment_account a where a.method_id = m.id and not a.is_open) as "closed_numbers!"
from public_player p left join payment_method m on m.id = :method_id! and (m.kind = 'mobile_topup') = :is_card!
where p.id = :player_id!;

/* @name queue_for_limits  -- until the end: of requests and changes of limits at once, each sees the one before */
select 1 as "held!" from queue_for_limits(:player_id!::bigint);

/* @name read_cash_in_left  -- null without a limit */
select cash_in_left_pya as "left_pya?" from play_allowance(:player_id!::bigint);

/* @name read_left_of_request  -- the same in the periods in which a request was asked for, where it counts */
select cash_in_allowance_at(player_id, created_at) as "left_pya?" from cash_in where id = :cash_in_id!;

/* @name insert_cash_in  -- no row when the player has a request pending: a unique index knows */
insert into cash_in (player_id, method_id, amount_pya, account_name, transaction_id, holder_phone, voucher_code, fee_percent,
  promotion_id, bonus_basis_points, turnover_hundredths, exact_since, created_at, expires_at)
select :player_id!, :method_id!, :amount_pya!, :account_name, :transaction_id, :holder_phone, :voucher_code, :fee_percent!,
  :promotion_id, :bonus_basis_points, :turnover_hundredths,
  (select h.given_at from cash_in_exact_amount h where h.method_id = :method_id! and h.amount_pya = :amount_pya! and h.player_id = :player_id! and h.until > at),
  at, at + make_interval(hours => :expires_hours!)
from product_now() as at
on conflict (player_id) where state = 'pending' do nothing
returning id;

/* @name list_cash_ins_of  -- newest first, after one of them where it is named; one request, or those asked for between two instants */
select c.id, c.amount_pya, c.counted_pya, c.correction, c.old_balance_pya, c.new_balance_pya, c.state, c.reason, c.account_name, c.transaction_id, c.holder_phone,
  c.voucher_code, c.bonus_basis_points, c.created_at,
  m.id as method_id, m.name as method_name, m.logo
from cash_in c join payment_method m on m.id = c.method_id
where c.player_id = :player_id! and (:cash_in_id::bigint is null or c.id = :cash_in_id)
  and (:from_at::timestamptz is null or c.created_at >= :from_at) and (:until_at::timestamptz is null or c.created_at < :until_at)
  and (:after_id::bigint is null or c.id < :after_id)
order by c.id desc limit :row_count!;
