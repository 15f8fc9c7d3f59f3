import type { CallName } from '@shwekan/contract';
import { expect, test } from 'vitest';
import { drawsWorld } from './draws-world.ts';
import { must, type TestPlayer } from './people.ts';

const world = await drawsWorld();
const [player, other] = [await world.player(0), await world.player(0)];
const { id: draw_id } = await world.drawOf('11:00 AM');
let ids = 1_000;

type Amounts = { player: TestPlayer; id: number; kyat: number };
type History = { name: CallName; query?: Record<string, string>; field: string; insert: (row: Amounts) => string };
const money = ({ player: { id }, kyat }: Amounts) => `${id}, ${kyat * 100}`;
const cash = (
  row: Amounts,
) => `insert into cash_in (player_id, amount_pya, method_id, voucher_code, fee_percent, state, decided_at, expires_at)
  values (${money(row)}, 8, '${10 ** 11 + row.id}', 0, 'expired', product_now(), product_now())`;
const transfer = (direction: string) => (row: Amounts) =>
  `insert into transfer (player_id, amount_pya, reference_id, direction, main_after_pya, game_after_pya)
  values (${money(row)}, '${row.id}', '${direction}', 0, 0)`;

/** What a player reads page by page, and how a row of it comes to be. What a row refers to is no part of it: it stands for itself here. */
const HISTORIES: History[] = [
  { name: 'GET /api/user/cash_in_history', field: 'amount', insert: cash },
  {
    name: 'GET /api/user/cash_out_history',
    field: 'amount',
    insert: (
      row,
    ) => `insert into cash_out (player_id, amount_pya, method_id, account_name, account_number, is_name_same, needs_second, old_balance_pya, new_balance_pya, state, reason, decided_by, decided_at)
      values (${money(row)}, 1, 'U Ba', '09420000001', true, false, ${row.kyat * 100}, 0, 'rejected', 'no', 1, product_now())`,
  },
  { name: 'GET /api/user/transfer_in_his', field: 'transfer_balance', insert: transfer('in') },
  { name: 'GET /api/user/transfer_out_his', field: 'transfer_balance', insert: transfer('out') },
  {
    name: 'GET /api/point/history',
    field: 'point',
    // What was earned and what was exchanged, by turns.
    insert: ({ player: { id }, id: n, kyat }) =>
      n % 2 === 0
        ? `insert into point_change (player_id, source, points) values (${id}, 'lottery', ${kyat})`
        : `with o as (insert into point_offer (name, points, amount_pya, position) values ('{"en":"x","zh":"","my":"","th":""}', 1, 100, 1) returning id)
           insert into point_claim (player_id, offer_id, points, amount_pya, points_after, main_after_pya) select ${id}, id, ${kyat}, 100, 0, 0 from o`,
  },
  {
    name: 'GET /api/promotion/claim/history',
    field: 'amount',
    insert: (row) => `insert into promotion_claim (player_id, amount_pya, main_after_pya) values (${money(row)}, 0)`,
  },
  {
    name: 'GET /api/pocket/money/history/user_only',
    field: 'amount',
    insert: (
      row,
    ) => `insert into pocket_draw (player_id, amount_pya, campaign_id, period_start, main_after_pya, seed_day, n, least_kyat, most_kyat)
      values (${money(row)}, ${row.id}, '2026-11-23', 0, '2026-11-23', ${row.id}, 1, 9)`,
  },
  {
    name: 'GET /api/user/my_referral_his',
    query: { type: '2D' },
    field: 'amount',
    insert: (row) => `insert into lottery_referral (referrer_id, amount_pya, slip_id, draw_id, friend_id, stake_pya, basis_points)
      values (${money(row)}, ${row.id}, ${draw_id}, ${other.id === row.player.id ? player.id : other.id}, ${row.kyat * 10_000}, 100)`,
  },
  {
    name: 'GET /api/user/my_referral_his',
    query: { type: 'game' },
    field: 'amount',
    // Week after week.
    insert: (
      row,
    ) => `insert into referral_week (referrer_id, amount_pya, week_start, earned_pya, most_pya, earned_total_pya, most_total_pya, given_before_pya)
      values (${money(row)}, date '2026-11-23' + 7 * ${row.id}, 0, 0, ${row.kyat * 100}, ${row.kyat * 100}, 0)`,
  },
  {
    name: 'GET /api/transition/details',
    field: 'bet_amount',
    insert: (
      row,
    ) => `insert into wager (player_id, bet_pya, id, product, wager_code, dialect, kind, status, is_flagged, valid_bet_pya, payout_pya, commission_pya, staked_pya,
        returned_pya, paid_pya, taken_back_pya, turnover_pya, is_turnover_counted, is_result_rolled_back, before_pya, after_pya, created_at, changed_at)
      values (${money(row)}, ${row.id}, '1006', 'w${row.id}', 'gsc', 'bet', 'open', false, 0, 0, 0, 0, 0, 0, 0, 0, false, false, 0, 0, product_now(), product_now())`,
  },
];

test.each(HISTORIES)(
  '$name is read page by page, newest first, each row once, also while new ones come',
  async ({ name, query, field, insert }) => {
    let kyat = 0;
    const add = async (count: number, of = player) => {
      for (let n = 0; n < count; n += 1) {
        ids += 1;
        kyat += 1;
        const row = insert({ player: of, id: ids, kyat });
        await world.sql(`do $$ begin set local session_replication_role = replica; ${row}; end $$`);
      }
    };
    type Answer = { data: Record<string, unknown>[]; next: string | null; total_amount?: string | null };
    const page = async (more: Record<string, string | number>, who = player) =>
      (await must(world.call(name, { token: who.token, query: { ...query, ...more } as never }))) as unknown as Answer;
    const shown = ({ data }: Answer) => data.map((it) => Math.abs(Number(it[field])));
    expect(await page({})).toMatchObject({ data: [], next: null });
    await add(5);
    await add(1, other);
    expect(shown(await page({}))).toEqual([5, 4, 3, 2, 1]);
    const first = await page({ limit: 2 });
    await add(1);
    const second = await page({ limit: 2, cursor: first.next ?? '' });
    const third = await page({ limit: 2, cursor: second.next ?? '' });
    expect([first, second, third].map(shown)).toEqual([[5, 4], [3, 2], [1]]);
    expect(third.next).toBeNull();
    // A page that is full and the last says so; a day of nothing is empty; nobody reads on from another's rows into them.
    expect((await page({ limit: 6 })).next).toBeNull();
    expect(await page({ start_date: '2026-01-01', end_date: '2026-01-02' })).toMatchObject({ data: [], next: null });
    expect(shown(await page({ cursor: first.next ?? '' }, other)).filter((it) => it !== 6)).toEqual([]);
    // There is no page but the first: whoever turns pages by number is told so, and does not read the first again.
    const paged = (n: number) => world.call(name, { token: player.token, query: { ...query, page: n } as never });
    expect([(await paged(1)).status, (await paged(2)).body.code]).toEqual([200, 'malformed']);
    if (first.total_amount !== undefined) expect([first.total_amount, second.total_amount]).toEqual(['15.00', null]);
  },
);
