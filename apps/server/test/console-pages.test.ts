import type { CallName } from '@shwekan/contract';
import { expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { drawsWorld } from './draws-world.ts';
import { must, operatorToken } from './people.ts';

const world = await drawsWorld();
await addOperator(world.database_url, { username: 'reader', password: 'an-operator-password', roles: ['owner'] });
const token = await operatorToken(world, 'reader', 'an-operator-password');
const { id: draw_id } = await world.drawOf('11:00 AM');
/** Players who have no part in a list but that their rows are of them: number 1 to 16. */
const made = await world.sql(
  `with made as (insert into player (user_code, name, phone, password_hash, birthday, referral_code)
     select 'u' || n, 'Page ' || n, '0980000' || 1000 + n, '-', '1990-01-01', 'R' || n from generate_series(1, 16) n returning id)
   select array_agg(id order by id) as ids, (select array_agg(id order by id) from operator) as operators from made`,
);
const { ids: players, operators } = made[0] as { ids: number[]; operators: number[] };
await world.sql('select open_purses(id) from player p where not exists (select from purse u where u.player_id = p.id)');
const one = players[0] ?? 0;
const deeds = (kind: string, subject: string, state = 'done') =>
  `insert into deed (kind, subject, data, basis, words, state, asked_by, decided_by, decided_at)
   select '${kind}', ${subject}, jsonb_build_object('player_id', ${one}, 'purse', 'main', 'amount_pya', 100, 'reason', 'of a page'), '{"name":"x","phone":"y"}', 'of pages', '${state}',
     ${operators[0]}, ${state === 'done' ? operators[1] : 'null'}, ${state === 'done' ? 'product_now()' : 'null'} from n`;

type Query = Record<string, string | number>;
type List = {
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
const LISTS: List[] = [
  {
    name: 'GET /api/console/audit',
    query: { action: 'pages' },
    filter: { subject: 'page:3' },
    finds: 1,
    insert: `insert into audit_row (operator_id, action, subject) select ${operators[0]}, 'pages', 'page:' || n from n`,
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
    filter: { player_id: players[2] ?? 0 },
    finds: 1,
    insert: `with d as (${deeds('adjustment', `'pages'`)} returning id)
      insert into adjustment (player_id, purse, amount_pya, reason, deed_id)
      select (array[${players}])[row_number() over (order by id) % 16], 'main', 100, 'of a page', id from d`,
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
    insert: `insert into level_two_request (player_id, image_key, state, reason, decided_by, decided_at)
      select (array[${players}])[n], 'key' || n, case when n % 2 = 0 then 'pending' else 'rejected' end::level_two_request_state,
        case when n % 2 = 1 then 'no' end, case when n % 2 = 1 then 1 end, case when n % 2 = 1 then product_now() end from n`,
  },
  {
    name: 'GET /api/console/wager-differences',
    filter: { state: 'gone' },
    finds: 3,
    insert: `with r as (insert into reconciliation (dialect, day) select 'gsc', '2026-01-01'::date + n from n returning id)
      insert into wager_difference (reconciliation_id, dialect, kind, p_code, member, wager_code, ours_pya, theirs_pya, state)
      select id, 'gsc', 'missing_here', '1006', 'm', 'w' || id, 0, 1, case when id % 2 = 0 then 'open' else 'gone' end::difference_state from r`,
  },
  {
    name: 'GET /api/console/weekly-runs/:id/items',
    params: { id: RUN },
    filter: { search: 'Page 3' },
    finds: 1,
    // Two players of each amount.
    insert: `with r as (insert into weekly_run (id, week_start, basis_points, needs_confirmation) overriding system value values (${RUN}, '2026-01-05', 10000, false) on conflict do nothing)
      insert into weekly_item (run_id, player_id, lottery_loss_pya, game_loss_pya, basis_points, amount_pya)
      select ${RUN}, (array[${players}])[n], (1 + n / 2) * 10000, 0, 10000, (1 + n / 2) * 10000 from n`,
  },
  {
    name: 'GET /api/console/pocket-campaigns/:id/winners',
    params: { id: CAMPAIGN },
    filter: {},
    finds: 6,
    insert: `with c as (insert into pocket_campaign (id, name, budget_pya, smallest_pya, largest_pya, from_at, until_at, period) overriding system value
        values (${CAMPAIGN}, '{"en":"x","zh":"","my":"","th":""}', 1000, 100, 100, product_now(), product_now() + interval '1 day', 'day') on conflict do nothing)
      insert into pocket_draw (player_id, amount_pya, campaign_id, period_start, main_after_pya, seed_day, n, least_kyat, most_kyat)
      select (array[${players}])[n], 100, ${CAMPAIGN}, '2026-11-23', 0, '2026-11-23', n, 1, 9 from n`,
  },
  {
    name: 'GET /api/console/notices',
    filter: {},
    finds: 6,
    insert: `with d as (${deeds('notice', `'pages'`)} returning id)
      insert into notice (kind, data, audience, state, deed_id, sent_at) select 'house', '{"title":{"en":"t","zh":"","my":"","th":""},"body":{"en":"","zh":"","my":"","th":""}}', 'all', 'sent', id, product_now() from d`,
  },
  {
    name: 'GET /api/console/lay-offs',
    filter: { draw_id: 1_000_000 },
    finds: 0,
    insert: `with t as (insert into taker (id, name, second_above_pya) overriding system value values (903, 'Next door', 0) on conflict do nothing)
      insert into lay_off (draw_id, taker_id, numbers, stakes_pya, total_pya, odds_hundredths, commission_basis_points, commission_pya, sold_by, draws_at)
      select ${draw_id}, 903, '{1}', '{100}', 100, 8500, 0, 0, ${operators[0]}, product_now() + interval '1 day' from n`,
  },
  {
    name: 'GET /api/console/conversations',
    filter: { state: 'waiting' },
    finds: 3,
    insert: `insert into conversation (player_id, subject, state, waiting_since, last_message_id)
      select (array[${players}])[n], 'account', case when n % 2 = 0 then 'waiting' else 'answered' end::conversation_state,
        case when n % 2 = 0 then product_now() + n / 3 * interval '1 minute' end, n from n`,
  },
  {
    name: 'GET /api/console/cases',
    filter: { player_id: players[3] ?? 0 },
    finds: 1,
    // Two that were found at one time.
    insert: `with c as (insert into risk_case (kind, ref, found_at) select 'large_stake', 'page:' || n, product_now() + n / 2 * interval '1 minute' from n returning id, ref)
      , f as (insert into case_finding (case_id, subject, player_id, happened_at) select id, 'slip:' || id, (array[${players}])[split_part(ref, ':', 2)::int], product_now() from c)
      insert into case_player (case_id, player_id) select id, (array[${players}])[split_part(ref, ':', 2)::int] from c`,
  },
  {
    name: 'GET /api/console/cash-in',
    filter: { state: 'pending' },
    finds: 3,
    insert: `insert into cash_in (player_id, amount_pya, method_id, voucher_code, fee_percent, state, decided_at, expires_at)
      select (array[${players}])[n], 100, 8, (10 ^ 11 + n)::bigint::text, 0, case when n % 2 = 0 then 'pending' else 'expired' end::cash_in_state,
        case when n % 2 = 1 then product_now() end, product_now() + interval '1 day' from n`,
  },
  {
    name: 'GET /api/console/cash-out',
    filter: { state: 'pending' },
    finds: 3,
    insert: `insert into cash_out (player_id, amount_pya, method_id, account_name, account_number, is_name_same, needs_second, old_balance_pya, new_balance_pya, state, reason, decided_by, decided_at)
      select (array[${players}])[n], 100, 1, 'U Ba', '09420000001', true, false, 100, 0, case when n % 2 = 0 then 'pending' else 'rejected' end::cash_out_state,
        case when n % 2 = 1 then 'no' end, case when n % 2 = 1 then 1 end, case when n % 2 = 1 then product_now() end from n`,
  },
  {
    name: 'GET /api/console/wagers',
    filter: { status: 'void' },
    finds: 3,
    insert: `insert into wager (player_id, bet_pya, id, product, wager_code, dialect, kind, status, is_flagged, valid_bet_pya, payout_pya, commission_pya, staked_pya,
        returned_pya, paid_pya, taken_back_pya, turnover_pya, is_turnover_counted, is_result_rolled_back, before_pya, after_pya, created_at, changed_at)
      select (array[${players}])[n], 100, 1000 + n, '1006', 'w' || n, 'gsc', 'bet', case when n % 2 = 0 then 'open' else 'void' end::wager_status, false, 0, 0, 0, 0, 0, 0, 0, 0, false, false,
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

test.each(LISTS)('$name is read page by page and on from any of its rows, counted, also while new ones come', async (list) => {
  const { name, params, query, filter, finds, insert } = list;
  // What a row refers to is no part of its list: it stands for itself here.
  const add = (from: number, to: number) =>
    world.sql(
      `do $$ begin set local session_replication_role = replica;
         create temporary view n as select n from generate_series(${from}, ${to}) n; ${insert}; drop view n; end $$`,
    );
  type Answer = { data: { id: number }[]; total_count: number; next: number | null };
  const page = async (more: Query = {}) =>
    (await must(world.call(name, { token, ...(params && { params }), query: { ...query, ...more } } as never))) as unknown as Answer;
  const shown = ({ data }: Answer) => data.map((it) => it.id);
  if (params === undefined) expect(await page()).toMatchObject({ data: [], total_count: 0, next: null });
  await add(1, 6);
  const whole = await page();
  const all = shown(whole);
  expect([all.length, new Set(all).size, whole.total_count, whole.next]).toEqual([6, 6, 6, null]);
  expect(shown(await page({ limit: 2, page: 2 }))).toEqual(all.slice(2, 4));
  expect(await page({ limit: 2, page: 9 })).toMatchObject({ data: [], total_count: 6, next: null });
  expect((await page(filter)).total_count).toBe(finds);
  for (const [place, after] of all.entries()) expect(shown(await page({ after }))).toEqual(all.slice(place + 1));
  const after = all[1] ?? 0;
  await add(7, 12);
  const later = shown(await page({ after }));
  expect(later.filter((id) => all.includes(id))).toEqual(all.slice(2));
  // Of those that came, too, each is on one side of the row alone.
  const now = shown(await page());
  expect([now.length, later]).toEqual([12, now.slice(now.indexOf(after) + 1)]);
});
