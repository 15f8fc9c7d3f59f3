/** What who owns the database might do with every trigger off, before the bundle is made: SQL on the month that `playMonth` plays. */
export const IN_THE_DATABASE: { what: string; found_by: string; sql: string }[] = [
  {
    what: 'a losing slip gets the number that was drawn',
    found_by: 'book-root',
    sql: `update slip set numbers = '{7}' where numbers = '{44}'`,
  },
  {
    what: 'a slip is put in after the result, with its stake',
    found_by: 'bet-in-time',
    sql: `insert into slip select 9999, 'LATE9999', player_id, draw_id, '{7}', '{100000}', 100000, odds_hundredths, tot_odds_hundredths, balance_after_pya - 100000,
      (select resulted_at from draw where id = s.draw_id) + interval '1 minute', 'late', 'late' from slip s where numbers = '{44}'`,
  },
  {
    what: 'a slip is put in after the result, and says that it was in time',
    found_by: 'book-root',
    sql: `insert into slip select 9999, 'LATE9999', player_id, draw_id, '{7}', '{100000}', 100000, odds_hundredths, tot_odds_hundredths, balance_after_pya - 100000,
      accepted_at, 'late', 'late' from slip s where numbers = '{44}'`,
  },
  {
    what: 'a slip that would have won is gone, with its stake',
    found_by: 'book-root',
    sql: `delete from slip where numbers = '{15,7}'; delete from move where entry_id in (select id from entry where reason = 'stake' and ref = 'stake:2')`,
  },
  {
    what: 'the closing is moved behind a late slip',
    found_by: 'draw-told',
    sql: `update draw set closes_at = draws_at, closed_at = draws_at where day = '2026-12-01' and section = '12:01'`,
  },
  {
    what: 'odds are lowered after the bets',
    found_by: 'bet-terms',
    sql: `update slip set odds_hundredths = 7000 where odds_hundredths = 8000; update draw set odds_hundredths = 7000 where odds_hundredths = 8000`,
  },
  {
    what: 'a number that the feed never told',
    found_by: 'result-follows',
    sql: `alter table result_proposal drop constraint result_proposal_check4; update result_proposal set number = 123 where number = 387; update draw set result = 123 where result = 387`,
  },
  {
    what: 'a reversal that never was: its wins, entries and round are gone',
    found_by: 'reversal-whole',
    sql: `delete from payout_reversed; delete from move where entry_id in (select id from entry where reason = 'win_reversed'); delete from entry where reason = 'win_reversed';
      update draw set round = 1 where round = 2`,
  },
  {
    what: 'a row of the ledger is edited',
    found_by: 'balance-chain',
    sql: `update move set amount = amount + 100 where entry_id = (select max(entry_id) from move where amount > 100)`,
  },
  {
    what: 'a player is paid more than the slip gives, entry and balances with it',
    found_by: 'payout-right',
    sql: `update payout set amount_pya = amount_pya + 100 where slip_id = (select max(slip_id) from payout where kind = 'win');
      update move set amount = amount + 100, to_balance_after = to_balance_after + 100
      where entry_id = (select id from entry where ref = 'win:' || (select max(slip_id) from payout where kind = 'win'))`,
  },
  {
    what: 'a win is kept: neither paid nor booked',
    found_by: 'payout-right',
    sql: `delete from payout where slip_id = (select max(slip_id) from payout where kind = 'win')`,
  },
  {
    what: 'an entry of the log is edited and hashed anew',
    found_by: 'log-tree',
    sql: `update log_leaf set entry = replace(entry, '"stake_min_pya":10000', '"stake_min_pya":20000'),
      hash = sha256('\\x00'::bytea || convert_to(replace(entry, '"stake_min_pya":10000', '"stake_min_pya":20000'), 'UTF8')) where n = (select min(n) from log_leaf where entry like '%"stake_min_pya":10000%')`,
  },
  {
    what: 'the end of the log is cut off, with its checkpoints',
    found_by: 'log-kept',
    sql: `delete from log_leaf where n > 40; delete from log_checkpoint where size > 41; update log_head set size = 41`,
  },
  {
    what: 'a draw is gone with its book, slips and payouts',
    found_by: 'draw-told',
    sql: `create temporary table gone as select id from draw where day = '2026-12-01' and section = '14:00';
      delete from slip where draw_id in (select id from gone); delete from payout where draw_id in (select id from gone);
      delete from draw_seal where draw_id in (select id from gone); delete from result_proposal where draw_id in (select id from gone);
      delete from draw where id in (select id from gone)`,
  },
  {
    what: 'what an operator did is told otherwise, and the trail chained anew',
    found_by: 'trail-told',
    sql: `update audit_row set subject = 'draw:1' where id = (select audit_id from audit_link where n = 1);
      do $$ declare v_last bytea; v_link record; begin
        for v_link in select l.n, r from audit_link l join audit_row r on r.id = l.audit_id order by l.n loop
          v_last := audit_hash(v_last, v_link.r); update audit_link set hash = v_last where n = v_link.n;
        end loop; end $$`,
  },
  { what: 'what an operator did is told otherwise', found_by: 'trail-chain', sql: `update audit_row set subject = 'draw:1' where id = 3` },
  {
    what: 'a purse begins the month with more',
    found_by: 'month-joined',
    sql: `update move set from_balance_after = from_balance_after + 1
      where entry_id = (select max(id) from entry where reason = 'stake' and at < '2026-11-30T17:30:00Z')`,
  },
];
