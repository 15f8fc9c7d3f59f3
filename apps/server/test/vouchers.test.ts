import { expect, test } from 'vitest';
import { voucherOf } from '../src/lottery/voucher.ts';
import { bet, drawsWorld } from './draws-world.ts';
import { must } from './people.ts';

const world = await drawsWorld();
const PLACES = 36 ** 7;
const LOTTERY_CODES = ['1D', '2D', 'C1D', 'C2D', '3D'] as const;

async function slipOf(voucher: string): Promise<number | null> {
  const [row] = await world.sql('select slip_of_voucher($1) as id', [voucher]);
  return row?.['id'] === null ? null : Number(row?.['id']);
}

test.each([1, 2, 35, 36, 999_999, 123_456_789, PLACES - 1, PLACES, PLACES + 1, PLACES * 2 + 77, 10 ** 15])(
  'the voucher of slip %i names that slip, in capitals and without',
  async (id) => {
    for (const lottery of LOTTERY_CODES) {
      const voucher = voucherOf(lottery, id);
      expect(await slipOf(voucher), voucher).toBe(id);
      expect(await slipOf(voucher.toLowerCase()), voucher).toBe(id);
    }
  },
);

test.each([
  '',
  '2D',
  '2D-',
  '2D-12345',
  '2D-12345678',
  '2D-123456!',
  '2D-1234567-0',
  '2D-1234567-',
  '2D-1234567-1234567',
  'bench-17',
  "2D-1234567' or true",
])('what is no voucher names no slip: %s', async (text) => {
  expect(await slipOf(text)).toBeNull();
});

test('a slip is found by its voucher, and not by that of another lottery with the same places', async () => {
  const player = await world.player(10_000);
  const { voucher, slip_id } = await must(bet(world, player, [['07', 100]]));
  const find = (asked: string) => must(world.call('GET /api/console/slips', { token: world.finance, query: { voucher: asked } }));
  expect((await find(voucher)).data).toMatchObject([{ id: slip_id, voucher }]);
  expect((await find(voucher.toLowerCase())).data).toHaveLength(1);
  expect((await find(voucher.replace('2D', '3D'))).data).toEqual([]);
});
