import type { CallName } from '@shwekan/contract';
import type { TestWorld } from './world.ts';

type Query = Record<string, string | number>;
export type PagedList = {
  name: CallName;
  /** What is asked for on each page, and a filter that finds so many of the first six rows. */
  query?: Query;
  filter: Query;
  finds: number;
  params?: Record<string, number>;
  /** Writes a row for each n; of some lists those that wait stand first. */
  insert: string;
};

const RUN = 901;
const CAMPAIGN = 902;
/** A time that comes neither as the rows do nor the other way round, another for each of seven. */
const another = (n: string) => `product_now() - ${n} * 5 % 7 * interval '1 minute'`;

/** Two operators. */
const ONE = '(select min(id) from operator)';
const OTHER = '(select max(id) from operator)';
const deeds = (kind: string, subject: string, state = 'done') =>
  `insert into deed (kind, subject, data, basis, words, state, asked_at, asked_by, decided_by, decided_at)
   select '${kind}', ${subject}, jsonb_build_object('player_id', 1001, 'purse', 'main', 'amount_pya', 100, 'reason', 'of a page'), '{"name":"x","phone":"y"}', 'of pages', '${state}',
     ${another('n')}, ${ONE}, ${state === 'done' ? OTHER : 'null'}, ${state === 'done' ? 'product_now()' : 'null'} from n`;

/** The lists of the console that are counted, and rows of each. */
export const PAGED_LISTS: PagedList[] = [
  {
    name: 'GET /api/console/audit',
    query: { action: 'pages' },
    filter: { subject: 'page:3' },
    finds: 1,
    insert: `insert into audit_row (operator_id, action, subject) select ${ONE}, 'pages', 'page:' || n from n`,
  },
  {
    name: 'GET /api/console/outbox',
    query: { phone: '09420000077' },
    filter: { phone: '09420000078' },
    finds: 0,
    insert: `insert into sms (phone, text, state) select '09420000077', 'n' || n, 'sent' from n`,
  },
  {
    name: 'GET /api/console/adjustments',
    filter: { player_id: 1003 },
    finds: 1,
    // Given and taken by turns, each second one in points.
    insert: `with d as (${deeds('adjustment', `'pages'`)} returning id), r as (select id, row_number() over (order by id) as n from d)
      insert into adjustment (player_id, purse, amount_pya, reason, deed_id, created_at)
      select 1000 + n, case when n % 2 = 0 then 'points' else 'main' end::adjusted_purse, (n * 5 % 7 * 2 - 7) * case when n % 2 = 0 then 1 else 100 end, 'of a page', id, ${another('n')} from r`,
  },
  {
    name: 'GET /api/console/deeds',
    query: { state: 'decided', subject: 'a page' },
    filter: { subject: 'another' },
    finds: 0,
    insert: deeds('adjustment', `'a page'`),
  },
  {
    name: 'GET /api/console/deeds',
    query: { state: 'waiting' },
    filter: { subject: 'page:2' },
    finds: 1,
    insert: deeds('adjustment', `'page:' || n`, 'asked'),
  },
  {
    name: 'GET /api/console/level-two',
    filter: { state: 'pending' },
    finds: 3,
    insert: `insert into level_two_request (player_id, image_key, created_at, state, reason, decided_by, decided_at)
      select 1000 + n, 'key' || n, ${another('n')}, case when n % 2 = 0 then 'pending' else 'rejected' end::level_two_request_state,
        case when n % 2 = 1 then 'no' end, case when n % 2 = 1 then 1 end, case when n % 2 = 1 then product_now() end from n`,
  },
  {
    name: 'GET /api/console/wager-differences',
    filter: { state: 'gone' },
    finds: 3,
    insert: `with r as (insert into reconciliation (dialect, day) select 'gsc', '2026-01-01'::date + n from n returning id, day - '2026-01-01'::date as n)
      insert into wager_difference (reconciliation_id, dialect, kind, p_code, member, wager_code, ours_pya, theirs_pya, state)
      select id, 'gsc', 'amounts_differ', '1006', 'm', 'w' || id, 100 * (n * 5 % 7), 100 * (n * 3 % 7), case when id % 2 = 0 then 'open' else 'gone' end::difference_state from r`,
  },
  {
    name: 'GET /api/console/weekly-runs/:id/items',
    params: { id: RUN },
    filter: { search: 'Page 3' },
    finds: 1,
    // Two players of each amount, in a week that the job has done with.
    insert: `with r as (insert into weekly_run (id, week_start, basis_points, needs_confirmation, state, counted_at) overriding system value
        values (${RUN}, '2026-01-05', 10000, false, 'paid', product_now()) on conflict do nothing)
      insert into weekly_item (run_id, player_id, lottery_loss_pya, game_loss_pya, basis_points, amount_pya)
      select ${RUN}, 1000 + n, (n * 5 % 7) * 10000, (1 + n / 2 - n * 5 % 7) * 10000, 10000, (1 + n / 2) * 10000 from n`,
  },
  {
    name: 'GET /api/console/pocket-campaigns/:id/winners',
    params: { id: CAMPAIGN },
    filter: {},
    finds: 6,
    insert: `with c as (insert into pocket_campaign (id, name, budget_pya, smallest_pya, largest_pya, from_at, until_at, period) overriding system value
        values (${CAMPAIGN}, '{"en":"x","zh":"","my":"","th":""}', 1000, 100, 100, product_now(), product_now() + interval '1 day', 'day') on conflict do nothing)
      insert into pocket_draw (player_id, amount_pya, at, campaign_id, period_start, main_after_pya, seed_day, n, least_kyat, most_kyat)
      select 1000 + n, 100 * (1 + n * 3 % 7), ${another('n')}, ${CAMPAIGN}, '2026-11-23', 0, '2026-11-23', n, 1, 9 from n`,
  },
  {
    name: 'GET /api/console/notices',
    filter: {},
    finds: 6,
    insert: `with d as (${deeds('notice', `'pages'`)} returning id)
      insert into notice (kind, data, audience, state, deed_id, told_count, sent_at) select 'house', '{"title":{"en":"t","zh":"","my":"","th":""},"body":{"en":"","zh":"","my":"","th":""}}', 'all', 'sent', id, row_number() over (order by id) * 3 % 7, product_now() from d`,
  },
  {
    name: 'GET /api/console/lay-offs',
    filter: { draw_id: 1_000_000 },
    finds: 0,
    insert: `with t as (insert into taker (id, name, second_above_pya) overriding system value values (903, 'Next door', 0) on conflict do nothing),
      o as (insert into lay_off (draw_id, taker_id, numbers, stakes_pya, total_pya, odds_hundredths, commission_basis_points, commission_pya, sold_by, at, draws_at)
        select (select min(id) from draw), 903, '{1}', array[n * 100], n * 100, 8500, 0, n * 3 % 7, ${ONE}, ${another('n')}, product_now() + interval '1 day' from n returning id, total_pya / 100 as n)
      insert into lay_off_payout (lay_off_id, round, kind, amount_pya) select id, 1, case when n % 4 = 0 then 'refund' else 'win' end::payout_kind, 1000 + n * 5 % 7 from o where n <> 3`,
  },
  {
    name: 'GET /api/console/conversations',
    filter: { state: 'waiting' },
    finds: 3,
    insert: `insert into conversation (player_id, subject, state, last_at, waiting_since, last_message_id)
      select 1000 + n, 'account', case when n % 2 = 0 then 'waiting' else 'answered' end::conversation_state, ${another('n')},
        case when n % 2 = 0 then product_now() + n / 3 * interval '1 minute' end, n from n`,
  },
  {
    name: 'GET /api/console/cases',
    // None of what the house itself finds meanwhile in the bets of a test.
    query: { kind: 'large_stake' },
    filter: { player_id: 1004 },
    finds: 1,
    // Two that were found at one time.
    insert: `with c as (insert into risk_case (kind, ref, opened_at, found_at) select 'large_stake', 'page:' || n, ${another('n')}, product_now() + n / 2 * interval '1 minute' from n returning id, ref)
      , f as (insert into case_finding (case_id, subject, player_id, happened_at) select id, 'slip:' || id, 1000 + split_part(ref, ':', 2)::int, product_now() from c)
      insert into case_player (case_id, player_id) select id, 1000 + split_part(ref, ':', 2)::int from c`,
  },
  {
    name: 'GET /api/console/cash-in',
    filter: { state: 'pending' },
    finds: 3,
    insert: `insert into cash_in (player_id, amount_pya, method_id, voucher_code, fee_percent, state, decided_at, expires_at)
      select 1000 + n, 100, 8, (10 ^ 11 + n)::bigint::text, 0, case when n % 2 = 0 then 'pending' else 'expired' end::cash_in_state,
        case when n % 2 = 1 then product_now() end, product_now() + interval '1 day' from n`,
  },
  {
    name: 'GET /api/console/cash-out',
    filter: { state: 'pending' },
    finds: 3,
    insert: `insert into cash_out (player_id, amount_pya, method_id, account_name, account_number, is_name_same, needs_second, old_balance_pya, new_balance_pya, state, reason, decided_by, decided_at)
      select 1000 + n, 100, 1, 'U Ba', '09420000001', true, false, 100, 0, case when n % 2 = 0 then 'pending' else 'rejected' end::cash_out_state,
        case when n % 2 = 1 then 'no' end, case when n % 2 = 1 then 1 end, case when n % 2 = 1 then product_now() end from n`,
  },
  {
    name: 'GET /api/console/wagers',
    filter: { status: 'void' },
    finds: 3,
    insert: `insert into wager (player_id, bet_pya, id, product, wager_code, dialect, kind, status, is_flagged, valid_bet_pya, payout_pya, commission_pya, staked_pya,
        returned_pya, paid_pya, taken_back_pya, turnover_pya, is_turnover_counted, is_result_rolled_back, before_pya, after_pya, created_at, changed_at)
      select 1000 + n, 100, 1000 + n, '1006', 'w' || n, 'gsc', 'bet', case when n % 2 = 0 then 'open' else 'void' end::wager_status, false, 0, 0, 0, 0, 0, 0, 0, 0, false, false,
        0, 0, product_now(), product_now() from n`,
  },
  {
    name: 'GET /api/console/players',
    query: { search: 'Turner' },
    filter: { search: 'Turner 4' },
    finds: 1,
    insert: `insert into player (user_code, name, phone, password_hash, birthday, referral_code) select 't' || n, 'Turner ' || n, '0981000' || 1000 + n, '-', '1990-01-01', 'T' || n from n;
      perform open_purses(p.id) from player p where not exists (select from purse u where u.player_id = p.id)`,
  },
];

/** Players who have no part in a list but that its rows are of them: 1001 to 1016. */
export async function addRowPlayers(world: TestWorld): Promise<void> {
  await world.sql(
    `insert into player (id, user_code, name, phone, password_hash, birthday, referral_code) overriding system value
     select 1000 + n, 'u' || n, 'Page ' || n, '0980000' || 1000 + n, '-', '1990-01-01', 'R' || n from generate_series(1, 16) n`,
  );
  await world.sql('select open_purses(id) from player p where not exists (select from purse u where u.player_id = p.id)');
}

/** Writes the rows of a list for so many n. What a row refers to is no part of its list: it stands for itself here. */
export async function addRows(world: TestWorld, { insert }: PagedList, from: number, to: number): Promise<void> {
  await world.sql(
    `do $$ begin set local session_replication_role = replica;
       create temporary view n as select n from generate_series(${from}, ${to}) n; ${insert}; drop view n; end $$`,
  );
}
