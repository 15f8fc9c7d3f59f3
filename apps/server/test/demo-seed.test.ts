import { calls, type Endpoint } from '@shwekan/contract';
import { rewardCost } from '@shwekan/rules';
import { afterAll, expect, test, vi } from 'vitest';
import { seedDemo } from '../src/demo/seed.ts';
import { ownFiles } from './images.ts';
import { NOBODY } from './machine-settings.ts';
import { fromSomewhere, must, operatorToken } from './people.ts';
import { testWorld } from './world.ts';

const files = ownFiles();
vi.stubEnv('DATA_DIR', files.DATA_DIR);
vi.stubEnv('SANDBOX_URL', NOBODY);
afterAll(() => {
  vi.unstubAllEnvs();
});
// As the schema leaves it: the demo opens its house itself.
// A demo ends as it begins, on the machine's clock.
const world = await testWorld(files, 'new', null);
const logIn = async (phone: string) =>
  must(world.call('POST /api/user/login', { headers: fromSomewhere(), body: { phone, password: 'demo-player' } }));

/** Days of the house are lived through: a slow machine takes its time. */
const SEED_PATIENCE_MS = 120_000;

test(
  'a fresh demo has players with money and history, winners, lucky numbers, operators and pictures; made once',
  async () => {
    expect(await seedDemo(world.database_url)).toBe('seeded');

    const clock = await must(world.call('GET /api/demo/clock'));
    expect(Math.abs(clock.data.offset_ms)).toBeLessThan(1000);
    const back = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10);
    for (const phone of ['09420000001', '09420000002', '09420000003']) {
      const { token, data } = await logIn(phone);
      expect(Number(data.balance)).toBeGreaterThan(0);
      expect(data.birthday).toMatch(/^19/);
      // Something of every kind of reward: points for an offer, last week's promotion, what a friend's games earned, a draw of pocket money.
      const { data: offers } = await must(world.call('GET /api/point/list'));
      expect(offers.length).toBeGreaterThanOrEqual(3);
      expect(data.point).toBeGreaterThanOrEqual(Math.min(...offers.map((it) => it.point)));
      expect(Number(data.p_balance)).toBeGreaterThan(0);
      expect(data.game_refer_amt).toBe('300.00');
      expect((await must(world.call('GET /api/pocket/money/available', { token }))).data.available).toBe(1);
      const promotions = await must(world.call('GET /api/user/get_promo_cash_in', { token }));
      expect(promotions.data.map((it) => [it.promo_code, it.percent, it.turnover, it.lvl])).toEqual([
        ['SHWE10', 10, 3, 1],
        ['GOLD20', 20, 5, 2],
      ]);
      const slips = await must(world.call('GET /api/user/bet_slip_history_2d', { token, query: { start_date: back } }));
      expect(slips.data.length).toBeGreaterThanOrEqual(12);
      const cashIns = await must(world.call('GET /api/user/cash_in_history', { token, query: { start_date: back } }));
      expect(cashIns.data).toMatchObject([{ status: 'Approve', amount: '300000.00' }]);
    }
    const lottery = { params: { lottery: '2D' } };
    expect((await must(world.call('GET /api/winner_users/:lottery', lottery))).data.length).toBeGreaterThan(0);
    expect((await must(world.call('GET /api/luckynumber_history/:lottery', lottery))).data.length).toBeGreaterThanOrEqual(12);
    for (const [username, roles] of [
      ['owner', ['owner']],
      ['finance', ['cash', 'support']],
      ['draws-a', ['draws', 'content']],
    ] as const) {
      const body = { username, password: 'demo-operator' };
      expect((await must(world.call('POST /api/console/login', { headers: fromSomewhere(), body }))).data.roles).toEqual(roles);
    }
    const draws_a = await operatorToken(world, 'draws-a', 'demo-operator');
    const [taker] = (await must(world.call('GET /api/console/takers', { token: draws_a }))).data;
    expect(taker).toMatchObject({ name: 'Shwe Nan house', is_open: true, terms: [{ lottery: '2D' }, { lottery: '3D' }] });
    expect((await must(world.call('GET /api/console/lay-offs', { token: draws_a }))).data).toMatchObject([
      { taker: 'Shwe Nan house', total: '300.00' },
    ]);
    // An operator sees them in the console, and gives them other pictures: they are in the storage, as one that was sent.
    const banners = (await must(world.call('GET /api/banner'))).data;
    expect(banners).toHaveLength(3);
    for (const { image } of banners) {
      expect(image).toMatch(/^\/files\/pictures\/[\w-]+\.webp$/);
      const shown = await fetch(new URL(image, world.server.console_url ?? ''));
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
    for (const language of ['en', 'zh', 'my', 'th'])
      expect((await must(world.call('GET /api/header_play_text', { headers: { 'Accept-Language': language } }))).data).toHaveLength(1);

    for (const [category_id, p_codes] of [
      [3, ['1012']],
      [2, ['1006', '1020']],
      [1, ['1006', '1079']],
      [8, ['1079']],
      [6, ['1148']],
    ] as const) {
      const { data: shelf } = await must(world.call('GET /api/g/providers/:category_id', { params: { category_id } }));
      expect(shelf.map((it) => it.p_code)).toEqual(p_codes);
      for (const { image } of shelf) expect((await fetch(new URL(image ?? '', world.server.player_url))).status).toBe(200);
      const listed = await must(world.call('GET /api/g', { query: { category: category_id } }));
      expect(new Set(listed.map((it) => it.p_code))).toEqual(new Set(category_id === 3 ? [] : p_codes));
    }

    const levels = await Promise.all(
      ['09420000001', '09420000002', '09420000003'].map(async (phone) => (await logIn(phone)).data.lvl_2_state),
    );
    expect(levels).toEqual(['none', 'approved', 'pending']);
    const token = await operatorToken(world, 'owner', 'demo-operator');
    const photos = await must(world.call('GET /api/console/level-two', { token, query: { state: 'pending' } }));
    expect(photos.data).toHaveLength(1);
    const shown = await must(world.call('GET /api/console/level-two/:id/image', { token, params: { id: photos.data[0]?.id ?? 0 } }));
    expect(shown.data.image.length).toBeGreaterThan(1000);
    expect((await must(world.call('GET /api/console/cash-in', { token, query: { state: 'pending' } }))).total_count).toBe(1);

    const counts = () => world.sql('select (select count(*)::int from player) as players, (select count(*)::int from slip) as slips');
    const before = await counts();
    expect(await seedDemo(world.database_url)).toBe('there');
    expect(await counts()).toEqual(before);
  },
  SEED_PATIENCE_MS,
);

test('what the demo gives for points is within what its games keep', async () => {
  const token = await operatorToken(world, 'owner', 'demo-operator');
  const { data: terms } = await must(world.call('GET /api/console/reward-terms', { token }));
  const { data: offers } = await must(world.call('GET /api/console/point-offers', { token }));
  const dearer = offers.filter(({ point, amount }) => {
    const point_kyat = Number(amount) / point;
    const { weekly_percent, game_referral_percent: referral_percent } = terms;
    return rewardCost({ point_kyat, play_per_point_kyat: Number(terms.kyat_per_point), weekly_percent, referral_percent }).is_dearer;
  });
  expect([offers.length, dearer]).toEqual([4, []]);
});

test(
  'a story that was stopped half way is told to its end, and nothing twice',
  async () => {
    const state = () =>
      world.sql(`select (select count(*)::int from player) as players, (select count(*)::int from slip) as slips, (select count(*)::int from cash_in) as paid_in, (select count(*)::int from level_two_request) as photos,
      (select count(*)::int from content_item where kind = 'banner') as banners, (select count(*)::int from entry where reason = 'cash_in') as credited,
      (select count(*)::int from wager) as wagers, (select count(*)::int from point_offer) as offers, (select count(*)::int from pocket_campaign) as campaigns, (select count(*)::int from promotion) as promotions,
      (select sum(balance) from purse where kind in ('game', 'promotion', 'referral')) as rewards`);
    const before = await state();
    await world.sql(`delete from setting where key = 'demo_seeded'`);
    expect(await seedDemo(world.database_url)).toBe('seeded');
    expect(await state()).toEqual(before);
  },
  SEED_PATIENCE_MS,
);

const fields = (schema: unknown) => Object.keys((schema as { shape?: Record<string, unknown> } | undefined)?.shape ?? {});
/** Lists that are read page by page and count all their rows; of those under another thing only the slips of a player. */
const LISTS = calls.filter(
  (it: Endpoint) =>
    it.method === 'GET' &&
    fields(it.query).includes('page') &&
    fields(it.reply).includes('total_count') &&
    (!it.path.includes(':') || it.path === '/api/console/players/:id/slips'),
);

test('a page behind the end of a list tells how many rows there are, as the first page does', async () => {
  const operator = await operatorToken(world, 'owner', 'demo-operator');
  const { token: player, data } = await logIn('09420000001');
  const counts = new Map<string, number>();
  for (const { path, auth, query: known } of LISTS as readonly Endpoint[]) {
    const days = { start_date: '2026-01-01' };
    const countOn = async (page: number) => {
      const query: Record<string, string | number> = { page, limit: 1, ...(fields(known).includes('start_date') ? days : {}) };
      const got = await world.call(`GET ${path}` as 'GET /api/console/players', {
        token: auth === 'player' ? player : operator,
        query,
        ...({ params: { id: data.id } } as object),
      });
      expect(got.status, `${path}: ${JSON.stringify(got)}`).toBe(200);
      return (await must(Promise.resolve(got))).total_count;
    };
    counts.set(path, await countOn(1));
    expect(await countOn(9_999), path).toBe(counts.get(path));
  }
  expect([...counts].filter(([, count]) => count > 0).length, JSON.stringify([...counts])).toBeGreaterThanOrEqual(12);
});
