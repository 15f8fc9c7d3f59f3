import { expect, test } from 'vitest';
import { changesOf, fieldsOf } from '../src/parts/readable.ts';

test('a record is read with its units: money in kyat, odds, instants in Yangon, yes and no', () => {
  const record = {
    cap_pya: 100_000_050,
    odds_hundredths: 8_550,
    closes_at: '2026-11-20T05:21:00.000Z',
    is_open: false,
    reason: null,
    section: '16:30:00',
  };
  expect(fieldsOf(record)).toEqual([
    { name: 'cap', value: '1,000,000 kyat' },
    { name: 'odds', value: 'x85.5' },
    { name: 'closes at', value: '20/11/2026 11:51:00' },
    { name: 'is open', value: 'no' },
    { name: 'reason', value: 'none' },
    { name: 'section', value: '04:30 PM' },
  ]);
});

test('a word of the contract reads as words, a name or a code as it is', () => {
  expect(fieldsOf({ state: 'time_out', username: 'draws_a', p_code: 'ab_cd', list: '/api/console/players' })).toEqual([
    { name: 'state', value: 'time out' },
    { name: 'username', value: 'draws_a' },
    { name: 'p code', value: 'ab_cd' },
    { name: 'list', value: '/api/console/players' },
  ]);
});

test('only what differs is a change, nested fields with their path', () => {
  const before = { is_open: true, closes_at: 'later', numbers: [{ bet_number: '07', cap_pya: null, taken_pya: 100 }] };
  const after = { is_open: true, numbers: [{ bet_number: '07', cap_pya: 50_000_000 }] };
  expect(changesOf(before, after)).toEqual([{ name: 'numbers › 07 › cap', before: 'none', after: '500,000 kyat' }]);
});

test('what is made new has no before, what is taken away has no after', () => {
  expect(changesOf(null, { reason: 'Holiday' })).toEqual([{ name: 'reason', before: null, after: 'Holiday' }]);
  expect(changesOf({ reason: 'Holiday' }, null)).toEqual([{ name: 'reason', before: 'Holiday', after: null }]);
  expect(changesOf(null, null)).toEqual([]);
  expect(changesOf('open', 'closed')).toEqual([{ name: '', before: 'open', after: 'closed' }]);
});
