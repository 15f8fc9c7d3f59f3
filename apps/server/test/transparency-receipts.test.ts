import { hash } from 'node:crypto';
import { readDrawProof, readReceipt, verifyDraw, verifyReceipt } from '@shwekan/proof';
import { expect, test } from 'vitest';
import { sha256, verifyEd25519 } from '../src/transparency/key.ts';
import { decide } from './deeds.ts';
import { bet, giveResult, MONDAY, settled } from './draws-world.ts';
import { logWorld, prove } from './log-world.ts';
import { must } from './people.ts';
import { until } from './until.ts';

const { byHand, signed, receiptOf, ...world } = await logWorld();

test('a receipt grows: promised before closing, in the book after it, and paid at last; it proves itself by nothing but the format', async () => {
  const [winner, loser] = [await world.player(5000), await world.player(5000)];
  const won = (await must(bet(world, winner, [['07', 1000], ['15', 100]], { section: '12:01 PM' }))).voucher; // biome-ignore format: a slip a line
  const lost = (await must(bet(world, loser, [['44', 500]], { section: '12:01 PM' }))).voucher;
  const draw = await world.drawOf('12:01 PM');
  const before = await must(receiptOf(winner, won));
  expect(before).toMatchObject({ v: 1, book: null, payout: null });
  const promised = await prove(before);
  expect(promised.types.every((it) => it === 'terms')).toBe(true);
  const draw_of = { draw: String(draw.id), lottery: '2D', day: MONDAY, section: '12:01' };
  const money = { stakes_pya: [100_000, 10_000], total_pya: 110_000, odds_hundredths: 8500, tot_odds_hundredths: null };
  expect(promised.slip).toMatchObject({ v: 1, type: 'slip', voucher: won, ...draw_of, numbers: ['07', '15'], ...money });
  expect(JSON.stringify(before)).not.toContain(winner.phone);
  // Who keeps a promise after a bet asks for no more than that.
  const only = { token: winner.token, params: { voucher: won }, query: { only: 'promise' } };
  const promise_of = async () => (await must(world.call('GET /api/slips/:voucher/receipt', only))).promise;
  expect(await must(world.call('GET /api/slips/:voucher/receipt', only))).toEqual({ ...before, leaves: [] });
  // Nobody else gets it, and nobody at all without a session.
  expect((await receiptOf(loser, won)).body.code).toBe('not_found');
  expect((await world.call('GET /api/slips/:voucher/receipt', { params: { voucher: won } })).status).toBe(401);

  await world.moveClock(`${MONDAY}T12:01:00+06:30`);
  await until(async () => (await world.sql('select from draw_seal where draw_id = $1', [draw.id])).length === 1);
  await signed();
  const sealed = await prove(await must(receiptOf(winner, won)));
  expect(sealed.slip).toEqual(promised.slip);
  expect(sealed.types.at(-1)).toBe('book');
  await giveResult(world, draw.id, '1,316.80', '33,617.38');
  await settled(world, draw.id);
  await signed();
  const paid = await prove(await must(receiptOf(winner, won)));
  expect(paid.types.slice(-3)).toEqual(['book', 'result', 'settlement']);
  expect(paid.paid).toMatchObject({ type: 'payout', voucher: won, amount_pya: 8_500_000 });
  expect(await promise_of()).toBe(before.promise);
  // A slip that is not in the book, though its id is between two that are, is told so.
  const ids = async (change: string) => byHand(`update seal_block set slip_ids = ${change} where draw_id = ${draw.id}`);
  const [slip] = await world.sql('select id, slip_ids from slip join seal_block using (draw_id) where voucher = $1', [won]);
  await ids(`array_replace(slip_ids, ${slip?.['id']}, 0)`);
  expect((await must(receiptOf(winner, won))).book).toBeNull();
  await ids(`array_replace(slip_ids, 0, ${slip?.['id']})`);
  // The verifier, which is written apart and knows the format only, says the same.
  const text = JSON.stringify(await must(receiptOf(winner, won)));
  const tools = { sha256, verify: verifyEd25519 };
  const read = readReceipt(text);
  const verdict = read && (await verifyReceipt(tools, read, { log_key: before.log_key, witnesses: [] }));
  expect(verdict?.checks).toMatchObject({ promise_signed: 'true', log_signed: 'true', odds_told: 'true', in_book: 'true', sealed_in_time: 'true', settled: 'true' }); // biome-ignore format: one line
  expect(verdict).toMatchObject({ number: '07', owed_pya: 8_500_000 });
  const nothing = await must(receiptOf(loser, lost));
  expect(nothing.payout).toBeNull();
  expect((await prove(nothing)).types.at(-1)).toBe('settlement');

  // Taken back by two operators: what stood is gone from the receipt, not from the log.
  const reversal = { token: world.draws_a, params: { id: draw.id }, body: { reason: 'The exchange corrected itself' } };
  await must(decide(world, world.call('POST /api/console/draws/:id/reverse', reversal)));
  await signed();
  const reversed = await must(receiptOf(winner, won));
  expect(reversed.payout).toBeNull();
  expect((await prove(reversed)).told.at(-1)).toEqual({
    v: 1,
    type: 'reversal',
    at: expect.any(String),
    draw: String(draw.id),
    round: 1,
    reason_sha256: hash('sha256', 'The exchange corrected itself'),
  });
});

test('a draw that is called off is told without the words of its operator, and every stake back is proven', async () => {
  const player = await world.player(5000);
  const { voucher } = await must(bet(world, player, [['01', 300]], { section: '03:00 PM' }));
  const draw = await world.drawOf('03:00 PM');
  const off = { token: world.draws_a, params: { id: draw.id }, body: { reason: 'A power cut' } };
  await must(world.call('POST /api/console/draws/:id/void', off));
  await settled(world, draw.id);
  await signed();
  const proven = await prove(await must(receiptOf(player, voucher)));
  expect(proven.types.slice(-3)).toEqual(['void', 'book', 'refund']);
  expect(proven.told.at(-3)).toEqual({
    v: 1,
    type: 'void',
    at: expect.any(String),
    draw: String(draw.id),
    reason_sha256: hash('sha256', 'A power cut'),
  });
  expect(proven.paid).toMatchObject({ amount_pya: 30_000 });
});

test('everybody verifies what the log says of a draw, also what was taken back, and reads which draws a day has', async () => {
  const { id } = await world.drawOf('12:01 PM');
  await signed();
  const get = (path: string) => fetch(`${world.server.player_url}/log/${path}`);
  const { draws } = (await (await get(`draws/${MONDAY}`)).json()) as { draws: unknown[] };
  expect(draws).toContainEqual({ draw: String(id), lottery: '2D', section: '12:01' });
  const answered = await get(`draw/${id}`);
  expect(answered.headers.get('cache-control')).toBe('public, max-age=5');
  const proof = readDrawProof(await answered.text());
  if (proof === null) throw new Error('no proof of a draw');
  const [log_key = ''] = (await (await get('key')).text()).split('\n');
  expect(await verifyDraw({ sha256, verify: verifyEd25519 }, proof, { log_key, witnesses: [] })).toMatchObject({
    history: {
      ...{ draw: String(id), lottery: '2D', section: '12:01', day: MONDAY, voided_at: null },
      book: { slip_count: 2, total_pya: 160_000 },
      results: [{ number: '07', is_reversed: true }],
      payments: [{ slip_count: 1, paid_pya: 8_500_000, is_reversed: true }],
    },
    checks: { log_signed: 'true', terms_told: 'true', sealed_first: 'true', number_follows: 'waiting', paid: 'waiting' },
  });
  for (const path of ['draw/0', 'draw/999999', 'draw/01', 'draw/x', 'draws/2026-02-30', 'draws/0000-01-01', 'draws/x'])
    expect((await get(path)).status).toBe(404);
});
