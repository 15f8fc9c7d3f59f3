import { beforeAll, expect, test, vi } from 'vitest';

beforeAll(() => vi.stubGlobal('document', { documentElement: {}, cookie: '' }));

const DRAW = { date: '2026-01-05', section: '12:01 PM' };
const KEY = ['POST /api/new_two_d', DRAW];
const row = (bet_number: string, remaining: string, block: 'yes' | 'no' = 'no') => ({ bet_number, remaining, block });
const told = (xid: number, numbers: object[], draw = DRAW) => ({
  id: `${xid}-5-abcdefabcdef`,
  name: 'board',
  data: { lottery: '2D', ...draw, numbers },
});

test('a board takes what is told of it, and an answer that was on its way takes what it may not know of', async () => {
  const { applyEvent, applyReset } = await import('../../src/house/stream-events.ts');
  const { withRecent } = await import('../../src/house/board-changes.ts');
  const { queryClient } = await import('../../src/house/query.ts');
  const shown = () => queryClient.getQueryData<{ data: object[] }>(KEY)?.data;
  queryClient.setQueryData(KEY, { version: '100', data: [row('07', '900.00'), row('08', '500.00')] });
  applyEvent(told(99, [{ bet_number: '08', remaining: '700.00' }]));
  applyEvent(told(100, [{ bet_number: '07', block: 'yes' }]));
  applyEvent(told(1000, [{ bet_number: '08', remaining: '400.00' }]));
  applyEvent(told(1001, [{ bet_number: '08', remaining: '1.00' }], { ...DRAW, section: '04:30 PM' }));
  expect(shown()).toEqual([row('07', '900.00', 'yes'), row('08', '400.00')]);
  // The transaction that has the later id took first: what is left by it is told last.
  applyEvent(told(999, [{ bet_number: '08', remaining: '480.00' }]));
  expect(shown()).toEqual([row('07', '900.00', 'yes'), row('08', '400.00')]);
  // Asked for before the last of them, answered after.
  const late = withRecent({ version: '101', data: [row('07', '900.00', 'yes'), row('08', '480.00')] }, '2D', DRAW);
  expect(late.data).toEqual([row('07', '900.00', 'yes'), row('08', '400.00')]);
  const newer = withRecent({ version: '1001', data: [row('07', '900.00'), row('08', '350.00')] }, '2D', DRAW);
  expect(newer.data).toEqual([row('07', '900.00'), row('08', '350.00')]);
  await queryClient.fetchQuery({
    queryKey: KEY,
    queryFn: () => ({ version: '101', data: [row('07', '900.00', 'yes'), row('08', '480.00')] }),
  });
  await expect.poll(shown).toEqual([row('07', '900.00', 'yes'), row('08', '400.00')]);
  applyReset();
  expect(withRecent({ version: '1', data: [row('07', '5.00')] }, '2D', DRAW).data).toEqual([row('07', '5.00')]);
});

test('what is told of a board begins no new wait for the next look at it, and a look that is due stays so', async () => {
  const { applyEvent } = await import('../../src/house/stream-events.ts');
  const { queryClient } = await import('../../src/house/query.ts');
  queryClient.setQueryData(KEY, { version: '100', data: [row('07', '900.00')] }, { updatedAt: 1_000 });
  await queryClient.invalidateQueries({ queryKey: KEY, refetchType: 'none' });
  applyEvent(told(2000, [{ bet_number: '07', remaining: '300.00' }]));
  expect(queryClient.getQueryState(KEY)).toMatchObject({
    data: { data: [row('07', '300.00')] },
    dataUpdatedAt: 1_000,
    isInvalidated: true,
  });
});
