import { QueryObserver } from '@tanstack/react-query';
import { beforeAll, expect, test, vi } from 'vitest';

// Where the app runs there is a page; what is looked at here is what an event makes the app ask.
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

beforeAll(() => vi.stubGlobal('document', { documentElement: {}, cookie: '' }));

const result = (lottery: string, section: string, number: string, date = '2026-01-05', source = {}) => ({
  id: null,
  name: 'result',
  data: { lottery, section, date, number, ...source },
});

const offered = (code: string, last_draw: object | null) => ({ code, last_draw });

test('a result is put where it stands, and only what it changes beside that is asked for, once for results that come together', async () => {
  const { applyEvent } = await import('../../src/house/stream-events.ts');
  const { queryClient } = await import('../../src/house/query.ts');
  const { serverClock } = await import('../../src/house/call.ts');
  serverClock.note('2026-01-05T09:00:00.000Z', Date.now());
  const asked: Record<string, number> = {};
  const of = (lottery: string) => ({ params: { lottery } });
  const watch = (name: string, sent: unknown = null, data: unknown = []) =>
    new QueryObserver(queryClient, {
      queryKey: [name, sent],
      queryFn: () => {
        const key = `${name} ${JSON.stringify(sent)}`;
        asked[key] = (asked[key] ?? 0) + 1;
        return data;
      },
    }).subscribe(() => {});
  const rows = [
    { '2d': 'Coming Soon', section: '12:01 PM', date: '2026-01-05', set: null, value: null },
    { '2d': 'Coming Soon', section: '04:30 PM', date: '2026-01-05', set: null, value: null },
  ];
  const today = 'GET /api/luckynumber_daily';
  const list = 'GET /api/lottery/list';
  const winners = 'GET /api/winner_users/:lottery';
  const ends = [
    watch(today, null, rows),
    watch('GET /api/luckynumbercrypton2d'),
    watch(list, null, [offered('2D', { lucky_number: '11', date: '2026-01-05', section: '11:00 AM' }), offered('1D', null)]),
    watch(winners, of('2D')),
    watch(winners, of('C2D')),
    watch('GET /api/luckynumber_history/:lottery', of('1D')),
    watch('GET /api/user/bet_slip_history_1d'),
  ];
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  const before = { ...asked };
  const askedSince = () => Object.keys(asked).filter((it) => asked[it] !== before[it]);

  applyEvent(result('2D', '12:01 PM', '47', '2026-01-05', { set: '1,338.94', value: '32,347.64' }));
  applyEvent(result('2D', '04:30 PM', '05'));
  applyEvent(result('2D', '04:30 PM', '99', '2026-01-04'));
  await expect
    .poll(() => queryClient.getQueryData([today, null]))
    .toEqual([
      { '2d': '47', section: '12:01 PM', date: '2026-01-05', set: '1,338.94', value: '32,347.64' },
      { '2d': '05', section: '04:30 PM', date: '2026-01-05', set: null, value: null },
    ]);
  const last = (code: string) =>
    queryClient.getQueryData<ReturnType<typeof offered>[]>([list, null])?.find((it) => it.code === code)?.last_draw;
  await expect.poll(() => last('2D')).toEqual({ lucky_number: '05', date: '2026-01-05', section: '04:30 PM' });
  // One that comes late is not shown over a later one.
  applyEvent(result('2D', '12:01 PM', '48'));
  expect(last('2D')).toMatchObject({ lucky_number: '05' });
  await pause(1_700);
  expect(askedSince()).toEqual([`${winners} {"params":{"lottery":"2D"}}`]);
  expect(asked[`${winners} {"params":{"lottery":"2D"}}`]).toBe(2);
  applyEvent(result('1D', '11:00 AM', '7'));
  await expect.poll(() => last('1D')).toEqual({ lucky_number: '7', date: '2026-01-05', section: '11:00 AM' });
  // A settlement that was reversed.
  applyEvent(result('2D', '12:01 PM', ''));
  await expect.poll(() => queryClient.getQueryData<typeof rows>([today, null])?.[0]).toEqual(rows[0]);
  expect(asked[`${list} null`]).toBe(1);
  applyEvent(result('2D', '04:30 PM', ''));
  await expect.poll(() => asked[`${list} null`]).toBe(2);
  for (const end of ends) end();
});

test('an open page of limits asks again when a break was taken on another phone', async () => {
  const { applyEvent } = await import('../../src/house/stream-events.ts');
  const { queryClient } = await import('../../src/house/query.ts');
  let asked = 0;
  const queryFn = () => {
    asked += 1;
    return { data: { limits: [], stopped: null } };
  };
  const end = new QueryObserver(queryClient, { queryKey: ['GET /api/user/play_limits', null], queryFn }).subscribe(() => {});
  await expect.poll(() => asked).toBe(1);
  applyEvent({ id: null, name: 'changed', data: { what: 'profile' } });
  await expect.poll(() => asked).toBe(2);
  end();
});

test('an answer that was asked for before a result does not take it back', async () => {
  const { applyEvent } = await import('../../src/house/stream-events.ts');
  const { queryClient } = await import('../../src/house/query.ts');
  const { serverClock } = await import('../../src/house/call.ts');
  serverClock.note('2026-01-05T09:00:00.000Z', Date.now());
  const name = 'GET /api/luckynumber1d';
  let number = 'Coming Soon';
  let late = (_: unknown) => {};
  const row = () => [{ '1d': number, section: '12:01 PM', date: '2026-01-05' }];
  const end = new QueryObserver(queryClient, {
    queryKey: [name, null],
    queryFn: () => new Promise((done) => (late = done)),
  }).subscribe(() => {});
  await expect.poll(() => queryClient.isFetching()).toBe(1);
  late(row());
  await expect.poll(() => queryClient.getQueryData([name, null])).toEqual(row());
  const shown: unknown[] = [];
  const stop = queryClient
    .getQueryCache()
    .subscribe(() => shown.push(queryClient.getQueryData<ReturnType<typeof row>>([name, null])?.[0]?.['1d']));
  void queryClient.invalidateQueries({ queryKey: [name] });
  const before = late;
  applyEvent(result('1D', '12:01 PM', '7'));
  before(row());
  number = '7';
  // It is asked for again, and that answer knows.
  await expect.poll(() => late !== before, { timeout: 3_000 }).toBe(true);
  late(row());
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(shown.slice(shown.indexOf('7'))).not.toContain('Coming Soon');
  expect(queryClient.getQueryData([name, null])).toEqual(row());
  stop();
  end();
});

test('what is asked for just after a result, of a process that has not heard of it, takes the number', async () => {
  const { applyEvent } = await import('../../src/house/stream-events.ts');
  const { queryClient } = await import('../../src/house/query.ts');
  const { serverClock } = await import('../../src/house/call.ts');
  serverClock.note('2026-01-06T09:00:00.000Z', Date.now());
  const queryKey = ['GET /api/luckynumber_daily', null];
  const row = (number: string) => ({ '2d': number, section: '12:01 PM', date: '2026-01-06' });
  applyEvent(result('2D', '12:01 PM', '31', '2026-01-06'));
  await queryClient.fetchQuery({ queryKey, staleTime: 0, queryFn: () => [row('Coming Soon')] });
  await expect.poll(() => queryClient.getQueryData(queryKey)).toEqual([row('31')]);
});

test('a result that is taken back as it is told does not come back, also not into an answer that is on its way', async () => {
  const { applyEvent } = await import('../../src/house/stream-events.ts');
  const { queryClient } = await import('../../src/house/query.ts');
  const { serverClock } = await import('../../src/house/call.ts');
  serverClock.note('2026-01-07T09:00:00.000Z', Date.now());
  const queryKey = ['GET /api/luckynumber_daily', null];
  const row = { '2d': 'Coming Soon', section: '12:01 PM', date: '2026-01-07' };
  queryClient.setQueryData(queryKey, [row]);
  const asking = queryClient.fetchQuery({ queryKey, staleTime: 0, queryFn: () => new Promise(() => {}) }).catch(() => {});
  applyEvent(result('2D', '12:01 PM', '31', '2026-01-07'));
  applyEvent(result('2D', '12:01 PM', '', '2026-01-07'));
  await asking;
  await pause(20);
  expect(queryClient.getQueryData(queryKey)).toEqual([row]);
  await queryClient.fetchQuery({ queryKey, staleTime: 0, queryFn: () => [{ ...row, '2d': '31' }] });
  await expect.poll(() => queryClient.getQueryData(queryKey)).toEqual([row]);
});

test('a result says of own slips what became of them, and is asked for only where it does not say enough', async () => {
  const { applyEvent } = await import('../../src/house/stream-events.ts');
  const { queryClient } = await import('../../src/house/query.ts');
  const slip = (voucher: string, section: string, numbers: string[], win: number, lottery = '2D') => ({
    ...{ voucher, lottery, section, date: '2026-01-05', win, lucky_number: null as string | null },
    bettings: numbers.map((bet_number) => ({ bet_number, win: 0, tot: 0, tot_odd: lottery === '3D' ? 100 : null })),
  });
  type Slips = { data: ReturnType<typeof slip>[]; draws: { open_count: number }[]; last: null };
  const queryKey = ['GET /api/user/bet_slip_history_today', null];
  let asked = 0;
  const told = () => queryClient.getQueryData<Slips>(queryKey)?.data.map(({ voucher, win, lucky_number }) => [voucher, win, lucky_number]);
  const data = [
    // Its win was told before the result.
    slip('won', '12:01 PM', ['47', '12'], 1),
    slip('lost', '12:01 PM', ['46', '48'], 0),
    slip('refunded', '12:01 PM', ['47'], 3),
    slip('later', '04:30 PM', ['46'], 0),
    slip('3d', '04:30 PM', ['123'], 0, '3D'),
    // Its win was told, and taken back since.
    slip('reversed', '11:00 AM', ['12'], 1),
  ];
  const ofDraw = (section: string, slip_count: number, lottery = '2D') => ({
    lottery,
    section,
    date: '2026-01-05',
    slip_count,
    open_count: 1,
  });
  // Of those at nine some are not listed.
  const draws = [ofDraw('12:01 PM', 3), ofDraw('04:30 PM', 1), ofDraw('04:30 PM', 1, '3D'), ofDraw('11:00 AM', 1), ofDraw('09:00 AM', 2)];
  const end = new QueryObserver<Slips>(queryClient, {
    queryKey,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => {
      asked += 1;
      return { data, draws, last: null };
    },
  }).subscribe(() => {});
  await expect.poll(told).toHaveLength(6);

  applyEvent(result('2D', '12:01 PM', '47'));
  await expect.poll(told).toEqual([
    ['won', 1, '47'],
    ['lost', 2, '47'],
    ['refunded', 3, null],
    ['later', 0, null],
    ['3d', 0, null],
    ['reversed', 1, null],
  ]);
  expect(queryClient.getQueryData<Slips>(queryKey)?.draws.map((it) => it.open_count)).toEqual([0, 1, 1, 1, 1]);
  await pause(1_700);
  expect(asked).toBe(1);
  // A slip that has the number, or may have won near it, and was told of no win.
  applyEvent(result('2D', '04:30 PM', '46'));
  await expect.poll(() => asked, { timeout: 3_000 }).toBe(2);
  applyEvent(result('3D', '04:30 PM', '132'));
  await expect.poll(() => asked, { timeout: 3_000 }).toBe(3);
  applyEvent(result('2D', '11:00 AM', '46'));
  await expect.poll(() => asked, { timeout: 3_000 }).toBe(4);
  applyEvent({ id: null, name: 'notification', data: { id: 7, kind: 'refunded', title: '', body: '', icon: '' }, is_past: true });
  await expect.poll(() => asked, { timeout: 3_000 }).toBe(5);
  applyEvent(result('2D', '09:00 AM', '46'));
  await expect.poll(() => asked, { timeout: 3_000 }).toBe(6);
  end();
});

test('what is told while a list is asked for the first time is in the list that is shown', async () => {
  const { applyEvent } = await import('../../src/house/stream-events.ts');
  const { queryClient } = await import('../../src/house/query.ts');
  const queryKey = ['GET /api/user/cash_in_history', null];
  const answers: ((state: string) => void)[] = [];
  const shown: unknown[] = [];
  const end = new QueryObserver<string>(queryClient, {
    queryKey,
    queryFn: () => new Promise((answer) => answers.push(answer)),
  }).subscribe(({ data, isError }) => shown.push(isError ? 'failed' : data));
  await expect.poll(() => answers.length).toBe(1);
  applyEvent({ id: null, name: 'changed', data: { what: 'cash_in' } });
  // Of before the operator's yes, and slower than the word of it.
  answers[0]?.('Pending');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.('Approve');
  await expect.poll(() => queryClient.getQueryData(queryKey)).toBe('Approve');
  await expect.poll(() => shown.at(-1)).toBe('Approve');
  expect(shown).not.toContain('Pending');
  expect(shown).not.toContain('failed');
  end();
});

test.each([
  [
    'success',
    ['cash_in_approved', 'cash_in_promoted', 'cash_out_paid', 'level_two_approved', 'adjusted_up', 'welcome_bonus', 'weekly_promotion'],
  ],
  ['warning', ['cash_in_rejected', 'cash_in_expired', 'cash_out_rejected', 'level_two_rejected', 'adjusted_down', 'win_reversed']],
  [
    'info',
    ['cash_in_corrected', 'cash_in_corrected_promoted', 'points_adjusted', 'refunded', 'draw_moved', 'conversation_answered', 'result'],
  ],
])('what a player is told as %s is of these kinds', async (tone, kinds) => {
  const { toneOf } = await import('../../src/house/stream-events.ts');
  expect(kinds.map((kind) => [kind, toneOf(kind)])).toEqual(kinds.map((kind) => [kind, tone]));
});
