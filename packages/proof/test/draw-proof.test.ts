import { expect, test } from 'vitest';
import { type DrawCheck, readDrawProof, verifyDraw } from '../src/index.ts';
import { honestLog, OF } from './honest-log.ts';
import { type Fields, isSigned, receiptOf, sha256, signer, type WrittenLog } from './written-log.ts';

const REVERSAL: Fields = { v: 1, type: 'reversal', draw: OF.draw, at: '2026-11-23T05:35:00.000000Z', round: 1 };
const leaf = (log: WrittenLog, type: string) => log.leaves.find((it) => it.type === type) as Fields;
const put = (log: WrittenLog, type: string, fields: object) => Object.assign(leaf(log, type), fields);
const proofOf = (log: WrittenLog) => {
  const { origin, log_key, leaves } = receiptOf(log);
  return readDrawProof(JSON.stringify({ v: 1, draw: OF.draw, origin, log_key, leaves }))!;
};
const judged = (log: WrittenLog, key = log.house.key_text) =>
  verifyDraw({ sha256, verify: isSigned }, proofOf(log), { log_key: key, witnesses: [] });
const refunded = (log: WrittenLog, paid_pya: number) =>
  log.leaves.splice(
    3,
    2,
    { v: 1, type: 'void', draw: OF.draw, at: '2026-11-23T05:40:00.000000Z' },
    { v: 1, type: 'refund', draw: OF.draw, at: '2026-11-23T05:41:00.000000Z', round: 1, slip_count: 5, paid_pya, root: 'ab' },
  );

test('the proof of a draw tells its whole story, and who signed it', async () => {
  expect(await judged(honestLog())).toEqual({
    checks: { log_signed: 'true', terms_told: 'true', sealed_first: 'true', number_follows: 'true', paid: 'true', witnessed: 'unsure' },
    witnesses: [],
    witness_count: 0,
    history: {
      ...{ draw: '7', lottery: '2D', section: '12:01', day: '2026-11-23', voided_at: null },
      terms: [
        {
          ...{ at: '2026-11-22T10:00:00.000000Z', opens_at: null, closes_at: null, draws_at: null, cap_pya: null },
          ...{ odds_hundredths: 8500, tot_odds_hundredths: null },
        },
      ],
      book: {
        ...{ at: '2026-11-23T05:25:01.000000Z', closed_at: '2026-11-23T05:25:00.000000Z' },
        ...{ slip_count: 5, total_pya: 500_000, worst_pya: 42_500_000 },
      },
      results: [
        {
          ...{ at: '2026-11-23T05:31:00.000000Z', number: '07', is_by_operators: false, is_reversed: false },
          sources: [{ name: 'set', number: null, set: '1,304.50', value: '12,347.99' }],
        },
      ],
      payments: [
        {
          ...{ at: '2026-11-23T05:31:09.000000Z', checked_at: '2026-11-23T05:31:08.000000Z', slip_count: 5, paid_pya: 21_250_000 },
          ...{ is_refund: false, is_reversed: false },
        },
      ],
    },
  });
});

test.each<[string, (log: WrittenLog) => void, Partial<Record<DrawCheck, string>>]>([
  ['terms that came after the book', (it) => it.leaves.splice(0, 3, ...it.leaves.slice(1, 3), leaf(it, 'terms')), { terms_told: 'unsure' }],
  ['no terms', (it) => it.leaves.splice(0, 1), { terms_told: 'unsure' }],
  ['a number before the book', (it) => it.leaves.splice(2, 2, leaf(it, 'result'), leaf(it, 'book')), { sealed_first: 'false' }],
  ['a number and no book', (it) => it.leaves.splice(2, 1), { sealed_first: 'unsure', paid: 'unsure' }],
  ['two books', (it) => it.leaves.push({ ...leaf(it, 'book'), root: 'ab' }), { sealed_first: 'false' }],
  ['a number that does not follow', (it) => put(it, 'result', { number: '12' }), { number_follows: 'false' }],
  ['two numbers of one round', (it) => it.leaves.splice(3, 0, { ...leaf(it, 'result'), number: '01' }), { number_follows: 'false' }],
  ['a number of another lottery', (it) => put(it, 'result', { lottery: 'C2D', number: '70' }), { number_follows: 'false' }],
  ['a book of another section', (it) => put(it, 'book', { section: '16:30' }), { sealed_first: 'false' }],
  ['a book with two sums', (it) => it.leaves.push({ ...leaf(it, 'book'), worst_pya: 1 }), { sealed_first: 'false' }],
  ['two payments of one round', (it) => it.leaves.push({ ...leaf(it, 'settlement'), paid_pya: 1 }), { paid: 'false' }],
  [
    'two numbers of a round that was taken back',
    (it) => {
      it.leaves.splice(3, 0, { ...leaf(it, 'result'), number: '01' });
      it.leaves.push(REVERSAL);
    },
    { number_follows: 'false' },
  ],
  ['more paid than any number costs', (it) => put(it, 'settlement', { paid_pya: 42_500_001 }), { paid: 'false' }],
  ['more winners than slips', (it) => put(it, 'settlement', { slip_count: 6 }), { paid: 'false' }],
  ['a payment of another round', (it) => put(it, 'settlement', { round: 2 }), { paid: 'unsure' }],
  ['nothing paid yet', (it) => it.leaves.splice(4, 1), { paid: 'waiting' }],
  ['no number yet', (it) => it.leaves.splice(3, 2), { sealed_first: 'true', number_follows: 'waiting', paid: 'waiting' }],
  ['an open draw', (it) => it.leaves.splice(2, 3), { terms_told: 'true', sealed_first: 'waiting', number_follows: 'waiting' }],
  ['a reversed number', (it) => it.leaves.push(REVERSAL), { sealed_first: 'true', number_follows: 'waiting', paid: 'waiting' }],
  ['a draw that was called off', (it) => refunded(it, 500_000), { number_follows: 'unneeded', paid: 'true' }],
  ['stakes of which not all came back', (it) => refunded(it, 499_999), { paid: 'false' }],
])('the proof of a draw tells of %s', async (_name, spoil, checks) => {
  const log = honestLog();
  spoil(log);
  expect((await judged(log)).checks).toMatchObject({ log_signed: 'true', ...checks });
});

test('what was taken back stays in the story, marked', async () => {
  const log = honestLog();
  log.leaves.push(REVERSAL, { ...leaf(log, 'result'), round: 2, number: '17', sources: [{ set: '1,304.51', value: '12,347.99' }] });
  const { history, checks } = await judged(log);
  expect(history?.results.map((it) => [it.number, it.is_reversed])).toEqual([
    ['07', true],
    ['17', false],
  ]);
  expect(history?.payments.map((it) => it.is_reversed)).toEqual([true]);
  expect(checks).toMatchObject({ number_follows: 'true', paid: 'waiting' });
});

test('what another key signed, or was changed, tells nothing', async () => {
  const log = honestLog();
  expect(await judged(log, signer('house.example/log').key_text)).toMatchObject({ history: null, checks: { log_signed: 'false' } });
  const { leaves, ...proof } = proofOf(log);
  const changed = { ...proof, leaves: leaves.map((it) => ({ ...it, entry: it.entry.replace('"07"', '"12"') })) };
  const trust = { log_key: log.house.key_text, witnesses: [] };
  expect(await verifyDraw({ sha256, verify: isSigned }, changed, trust)).toMatchObject({ history: null });
  const of_another = { ...proof, leaves, draw: '8' };
  expect(await verifyDraw({ sha256, verify: isSigned }, of_another, trust)).toMatchObject({ history: null });
});

test.each([
  '',
  'hello',
  '[]',
  '{"v":2}',
  '{"v":1,"draw":7,"origin":"a","log_key":"b","leaves":[]}',
  '{"v":1,"draw":"7","origin":"a","log_key":"b"}',
])('%j is no proof of a draw', (text) => expect(readDrawProof(text)).toBeNull());
