import { expect, test } from 'vitest';
import {
  type ReceiptCheck,
  readReceipt,
  readVerifierKey,
  verifierKey,
  verifyReceipt,
  witnessKeysIn,
  writePolicy,
  writeVerifierKey,
} from '../src/index.ts';
import { honestLog, OF, payout, slip } from './honest-log.ts';
import {
  type Cosigner,
  cosigner,
  type Fields,
  isSigned,
  receiptOf,
  SEEN_S,
  sha256,
  signer,
  treeRoot,
  type WrittenLog,
} from './written-log.ts';

const REVERSAL: Fields = { ...OF, type: 'reversal', at: '2026-11-23T05:35:00.000000Z', round: 1 };
const leaf = (log: WrittenLog, type: string) => log.leaves.find((it) => it.type === type) as Fields;
const put = (log: WrittenLog, type: string, fields: object) => Object.assign(leaf(log, type), fields);
const judged = async (log: WrittenLog) => {
  const receipt = readReceipt(JSON.stringify({ v: 1, ...receiptOf(log) }))!;
  return await verifyReceipt({ sha256, verify: isSigned }, receipt, { log_key: log.house.key_text, witnesses: [] });
};

test('a receipt of a slip that won shows the whole way from the promise to what is owed', async () => {
  expect(await judged(honestLog())).toMatchObject({
    slip: { voucher: 'C', total_pya: 100_000 },
    number: '07',
    owed_pya: 4_250_000,
    closed_at: '2026-11-23T05:25:00.000000Z',
    checks: {
      promise_signed: 'true',
      log_signed: 'true',
      odds_told: 'true',
      in_book: 'true',
      sealed_in_time: 'true',
      number_follows: 'true',
      settled: 'true',
      witnessed: 'unsure',
    },
  });
});

test.each<[string, (log: WrittenLog) => void, Partial<Record<ReceiptCheck, string>>]>([
  ['the slip left out of the book', (it) => it.book.splice(2, 1), { in_book: 'unsure' }],
  [
    'the slip left out and the book sealed so',
    (it) => {
      it.book.splice(2, 1);
      put(it, 'book', { root: treeRoot(it.book), slip_count: 4 });
    },
    { in_book: 'unsure' },
  ],
  [
    'a number of the slip changed in the book',
    (it) => {
      it.book.splice(2, 1, slip('C', ['08', '12'], 50_000));
      put(it, 'book', { root: treeRoot(it.book) });
    },
    { in_book: 'unsure' },
  ],
  ['a count of slips that the book has not', (it) => put(it, 'book', { slip_count: 6 }), { in_book: 'unsure' }],
  [
    'a slip that came after the closing',
    (it) => put(it, 'book', { closed_at: '2026-11-23T04:09:00.000000Z' }),
    { sealed_in_time: 'false' },
  ],
  ['the number known before the book', (it) => it.leaves.splice(2, 2, leaf(it, 'result'), leaf(it, 'book')), { sealed_in_time: 'false' }],
  ['a number and no book', (it) => it.leaves.splice(2, 1), { in_book: 'waiting', sealed_in_time: 'unsure' }],
  ['other odds than those of the draw', (it) => put(it, 'terms', { odds_hundredths: 8000 }), { odds_told: 'unsure' }],
  ['a number that does not follow', (it) => put(it, 'result', { number: '12' }), { number_follows: 'false' }],
  [
    'one of two sources that gives another',
    (it) =>
      put(it, 'result', {
        sources: [
          { set: '1,304.50', value: '12,347.99' },
          { set: '1,304.51', value: '12,347.99' },
        ],
      }),
    { number_follows: 'unsure' },
  ],
  [
    'a number that people entered',
    (it) => put(it, 'result', { decided: 'operators', sources: [{ name: 'set', set: null, value: null }] }),
    { number_follows: 'unsure' },
  ],
  ['a settlement of another round', (it) => put(it, 'settlement', { round: 2 }), { settled: 'unsure' }],
  [
    'another payout than its odds give',
    (it) => {
      it.payouts.splice(2, 1, payout('C', 4_000_000));
      put(it, 'settlement', { root: treeRoot(it.payouts) });
    },
    { settled: 'false' },
  ],
  ['a payout that is in no settlement', (it) => put(it, 'settlement', { root: treeRoot(it.payouts.slice(1)) }), { settled: 'unsure' }],
  [
    'a win left out of the payouts',
    (it) => {
      it.payouts.splice(2, 1);
      put(it, 'settlement', { root: treeRoot(it.payouts), slip_count: 4 });
    },
    { settled: 'unsure' },
  ],
  [
    'odds that were changed after it was accepted',
    (it) => it.leaves.splice(2, 0, { ...leaf(it, 'terms'), at: '2026-11-23T04:20:00.000000Z', odds_hundredths: 8000 }),
    { odds_told: 'true' },
  ],
  [
    'odds that came back too late',
    (it) => {
      put(it, 'terms', { odds_hundredths: 8000 });
      it.leaves.splice(2, 0, { ...leaf(it, 'terms'), at: '2026-11-23T04:20:00.000000Z', odds_hundredths: 8500 });
    },
    { odds_told: 'unsure' },
  ],
  [
    'a number before the book, taken back after it',
    (it) => {
      it.leaves.splice(2, 2, leaf(it, 'result'), leaf(it, 'book'), REVERSAL, { ...leaf(it, 'result'), round: 2 });
      put(it, 'settlement', { round: 2 });
    },
    { sealed_in_time: 'false' },
  ],
  ['the terms of another section', (it) => put(it, 'terms', { section: '16:30' }), { odds_told: 'false' }],
  ['the book of another lottery', (it) => put(it, 'book', { lottery: 'C2D' }), { in_book: 'false' }],
  ['the number of another section', (it) => put(it, 'result', { section: '16:30' }), { number_follows: 'false' }],
  ['two numbers of one round', (it) => it.leaves.splice(3, 0, { ...leaf(it, 'result'), number: '01' }), { number_follows: 'false' }],
  ['two books', (it) => it.leaves.push({ ...leaf(it, 'book'), root: treeRoot([]), slip_count: 0 }), { in_book: 'false' }],
  ['a number of feeds that none told', (it) => put(it, 'result', { sources: [] }), { number_follows: 'false' }],
  ['two settlements of a round', (it) => it.leaves.push({ ...leaf(it, 'settlement'), root: treeRoot([]) }), { settled: 'false' }],
  ['a book with two sums', (it) => it.leaves.push({ ...leaf(it, 'book'), total_pya: 400_000 }), { in_book: 'false' }],
  ['no terms', (it) => it.leaves.splice(0, 1), { odds_told: 'unsure' }],
  ['a clock that was turned back', (it) => put(it, 'terms', { at: '2026-11-24T00:00:00.000000Z' }), { odds_told: 'true' }],
  ['nothing settled yet', (it) => it.leaves.splice(4, 1), { settled: 'waiting', number_follows: 'true' }],
  ['no number yet', (it) => it.leaves.splice(3, 2), { sealed_in_time: 'true', number_follows: 'waiting', settled: 'waiting' }],
  [
    'an open draw',
    (it) => {
      it.leaves.splice(2, 3);
      it.book.splice(0);
    },
    { log_signed: 'true', odds_told: 'true', in_book: 'waiting', sealed_in_time: 'waiting' },
  ],
  ['another draw in place of its own', (it) => put(it, 'book', { draw: '8' }), { in_book: 'waiting', sealed_in_time: 'unsure' }],
])('a receipt tells of %s', async (_name, spoil, checks) => {
  const log = honestLog();
  spoil(log);
  expect((await judged(log)).checks).toMatchObject({ promise_signed: 'true', ...checks });
});

test('a reversed number counts no more, and what follows it does', async () => {
  const log = honestLog();
  log.leaves.push({ ...OF, type: 'reversal', at: '2026-11-23T06:00:00.000000Z', round: 1, reason: 'wrong feed' });
  expect(await judged(log)).toMatchObject({ number: null, owed_pya: null, checks: { number_follows: 'waiting', settled: 'waiting' } });
  log.leaves.push({ ...leaf(log, 'result'), round: 2, number: '17', sources: [{ set: '1,304.51', value: '12,347.99' }] });
  log.payouts.splice(0);
  log.leaves.push({ ...leaf(log, 'settlement'), round: 2, root: treeRoot([]), slip_count: 0 });
  expect(await judged(log)).toMatchObject({ number: '17', owed_pya: 0, checks: { number_follows: 'true', settled: 'true' } });
});

test('whatever leaf of an honest log is left out of a file, the file speaks against nobody', async () => {
  const log = honestLog();
  put(log, 'terms', { odds_hundredths: 8000 });
  log.leaves.splice(2, 0, { ...leaf(log, 'terms'), at: '2026-11-22T12:00:00.000000Z', odds_hundredths: 8500 });
  const again = { ...leaf(log, 'result'), round: 2, number: '17', sources: [{ set: '1,304.51', value: '12,347.99' }] };
  log.leaves.push({ ...REVERSAL }, again, { ...leaf(log, 'settlement'), round: 2, root: treeRoot([]), slip_count: 0, paid_pya: 0 });
  expect(Object.values((await judged(log)).checks)).not.toContain('false');
  for (const at of log.leaves.keys()) {
    const without = { ...log, leaves: log.leaves.filter((_, place) => place !== at) };
    expect([log.leaves[at]?.type, Object.values((await judged(without)).checks).includes('false')]).toEqual([log.leaves[at]?.type, false]);
  }
});

test('after two reversals in a row nothing of before stands', async () => {
  const log = honestLog();
  log.leaves.push(REVERSAL, { ...leaf(log, 'result'), round: 2 }, { ...REVERSAL, round: 2 });
  expect(await judged(log)).toMatchObject({ number: null, checks: { number_follows: 'waiting', settled: 'waiting' } });
});

test('of a draw that was called off the stake is owed', async () => {
  const log = honestLog();
  log.leaves.splice(3, 2, { ...OF, type: 'void', at: '2026-11-23T05:40:00.000000Z', reason: 'no trading' });
  expect(await judged(log)).toMatchObject({
    is_called_off: true,
    owed_pya: 100_000,
    checks: { number_follows: 'unneeded', settled: 'waiting' },
  });
  log.payouts.splice(0, 5, ...log.book.map((it) => payout(String(it['voucher']), 100_000)));
  log.leaves.push({ ...OF, type: 'refund', at: '2026-11-23T05:41:00.000000Z', round: 1, slip_count: 5, root: treeRoot(log.payouts) });
  expect((await judged(log)).checks.settled).toBe('true');
});

test('what another key signed is no promise, and no log', async () => {
  const log = honestLog();
  const mine = receiptOf(log);
  const other = receiptOf({ ...log, house: signer('house.example/log') });
  const trust = { log_key: log.house.key_text, witnesses: [] };
  const tools = { sha256, verify: isSigned };
  expect(await verifyReceipt(tools, other, trust)).toMatchObject({ slip: null, checks: { promise_signed: 'false' } });
  expect((await verifyReceipt(tools, { ...mine, leaves: other.leaves }, trust)).checks).toMatchObject({
    promise_signed: 'true',
    log_signed: 'unsure',
  });
});

const [paper, bank, bookkeeper] = ['paper', 'bank', 'bookkeeper'].map((name) => cosigner(`${name}.example/witness`)) as [Cosigner, Cosigner, Cosigner]; // biome-ignore format: one line

test.each<[name: string, seen: Cosigner[], trusted: string[], state: string, counts: [seen: number, of: number]]>([
  ['both', [paper, bank], [paper.key_text, bank.key_text], 'true', [2, 2]],
  ['two of three', [bookkeeper, bank], [paper.key_text, bank.key_text, bookkeeper.key_text], 'true', [2, 3]],
  ['one of two', [bank], [paper.key_text, bank.key_text], 'unsure', [1, 2]],
  ['the one that is trusted', [bank, paper], [paper.key_text], 'true', [1, 1]],
  ['none that is trusted', [bank, bookkeeper], [paper.key_text], 'unsure', [0, 1]],
  [
    'one by two names',
    [bank, bank.as('other.example')],
    [bank.key_text, bank.as('other.example').key_text, paper.key_text],
    'unsure',
    [1, 2],
  ],
  ['one that is told twice', [bank], [bank.key_text, bank.key_text, 'no key'], 'true', [1, 1]],
])('a log that was seen by %s', async (_name, seen, trusted, state, [seen_count, count]) => {
  const log = honestLog();
  const trust = { log_key: log.house.key_text, witnesses: trusted };
  const verdict = await verifyReceipt({ sha256, verify: isSigned }, receiptOf(log, seen), trust);
  expect(verdict.checks.witnessed).toBe(state);
  expect(verdict.witnesses.map((it) => it.time_s)).toEqual(Array.from({ length: seen_count }, () => SEEN_S));
  expect(verdict.witness_count).toBe(count);
});

test('the key of the house is no witness of it, and a false signature of a witness spoils the log', async () => {
  const log = honestLog();
  const { name, public_key } = readVerifierKey(sha256, log.house.key_text)!;
  const as_witness = verifierKey(sha256, name, 'cosignature', public_key);
  const tools = { sha256, verify: isSigned };
  const own = { log_key: log.house.key_text, witnesses: [writeVerifierKey(as_witness), log.house.key_text] };
  expect(await verifyReceipt(tools, receiptOf(log, [bank]), own)).toMatchObject({ witness_count: 0, checks: { witnessed: 'unsure' } });
  const receipt = receiptOf(log, [bank]);
  const leaves = receipt.leaves.map((it) => ({ ...it, proof: it.proof.replace(/(— bank\S+ \S{40})\S{4}/, '$1AAAA') }));
  const verdict = await verifyReceipt(tools, { ...receipt, leaves }, { log_key: log.house.key_text, witnesses: [bank.key_text] });
  expect(verdict.checks.log_signed).toBe('unsure');
});

test('the witnesses of a policy are read from it, and from one that somebody else wrote', () => {
  const named = (it: Cosigner, name: string) => ({ name, key: it.key_text, url: `https://${name}.example/` });
  const policy = { log: { key: 'k', url: 'https://house.example/log' }, witnesses: [named(paper, 'a'), named(bank, 'b')], needed: 2 };
  expect(writePolicy(policy)).toBe(
    `log k https://house.example/log\nwitness a ${paper.key_text} https://a.example/\nwitness b ${bank.key_text} https://b.example/\ngroup outside 2 a b\nquorum outside\n`,
  );
  expect(witnessKeysIn(writePolicy(policy))).toEqual([paper.key_text, bank.key_text]);
  expect(writePolicy({ ...policy, witnesses: [] })).toBe('log k https://house.example/log\nquorum none\n');
  expect(witnessKeysIn(`# mine\n \twitness\tx  ${bank.key_text}\nquorum x\nwitness y\n`)).toEqual([bank.key_text]);
});

test('a leaf that was changed, or stands under another checkpoint, spoils what the log says', async () => {
  const log = honestLog();
  const receipt = receiptOf(log);
  const trust = { log_key: log.house.key_text, witnesses: [] };
  const verdict = (leaves: typeof receipt.leaves) => verifyReceipt({ sha256, verify: isSigned }, { ...receipt, leaves }, trust);
  const changed = receipt.leaves.map((it) => ({ ...it, entry: it.entry.replace('"07"', '"12"') }));
  expect((await verdict(changed)).checks.log_signed).toBe('unsure');
  log.leaves.push({ ...OF, type: 'trail', at: '2026-11-23T07:00:00.000000Z' });
  expect((await verdict([...receipt.leaves.slice(0, 3), ...receiptOf(log).leaves.slice(3)])).checks.log_signed).toBe('unsure');
});

test.each([
  ['nothing', ''],
  ['a text', 'hello'],
  ['a list', '[]'],
  ['another version', '{"v":2}'],
  ['a promise that is no text', '{"v":1,"origin":"a","log_key":"b","promise_key":"c","promise":1,"book":null,"leaves":[]}'],
  ['a place that is none', '{"v":1,"origin":"a","log_key":"b","promise_key":"c","promise":"d","book":{"index":-1},"leaves":[]}'],
  ['a leaf without its proof', '{"v":1,"origin":"a","log_key":"b","promise_key":"c","promise":"d","book":null,"leaves":[{"entry":"e"}]}'],
])('%s is no receipt', (_name, text) => expect(readReceipt(text)).toBeNull());
